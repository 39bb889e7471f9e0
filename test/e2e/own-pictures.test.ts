/** Own pictures of a few people in real browsers; a whole album of them is an evening. */
import { afterAll, beforeAll, test } from 'vitest';
import { playAlbum } from './album.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('[H1] [H5] somebody brings photos; all see them, on a page without Workers too, and who comes after the relay forgot them', () =>
  playAlbum(house, 24));
