/** A whole album: as much as a deck has. */
import { afterAll, beforeAll, test } from 'vitest';
import { playAlbum } from './album.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('[H1] [H3] [H5] somebody brings ninety photos; all see them, also after the relay forgot them', () =>
  playAlbum(house, 90));
