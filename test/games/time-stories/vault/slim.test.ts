/** A file on its way to the device that lays it: small, sealed as before, and whole again without being opened. */
import { expect, test } from 'vitest';
import { chanceOf } from '../../../../src/games/time-stories/vault/alike.ts';
import { pageOf, unzipped, zipped } from '../../../../src/games/time-stories/vault/container.ts';
import { fileOf } from '../../../../src/games/time-stories/vault/loader.ts';
import { fleshed, slimmed } from '../../../../src/games/time-stories/vault/slim.ts';
import { equal } from '../../../../src/kernel/bytes.ts';
import { busy } from '../table/mission.ts';
import { made } from './shelf.ts';

const short = '<svg xmlns="http://www.w3.org/2000/svg"/>';
// Contents that end within a block of the cipher, at its end, and just behind it; one that fills its page.
const art = {
  face: short,
  map: 'm'.repeat(4_092),
  block: 'b'.repeat(12),
  behind: 'b'.repeat(13),
  full: 'f'.repeat(4_096),
};
const source = { mission: busy(), art };

/** Whether two files have the same pages: byte by byte by hand, as an expectation takes a second for each. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  equal(zipped(unzipped(a).container!), zipped(unzipped(b).container!));

test('a file without its filling is smaller than a quarter, and comes back as the same pages', async () => {
  const file = await made(source);
  const slim = await slimmed(file);
  expect(slim.length).toBeLessThan(file.length / 4);
  const whole = await fleshed(slim);
  expect(isSame(whole, file)).toBe(true);
  // What has its size already stays.
  expect(isSame(await fleshed(file), file)).toBe(true);
});

test('a slim page that somebody changed opens no more, and the others do', async () => {
  const { container } = unzipped(await slimmed(await made(source)));
  const bad = container!.pages['block']!;
  bad[20]! ^= 1;
  const { container: whole } = unzipped(await fleshed(zipped(container!)));
  expect(await pageOf(whole!, 'block')).toBeUndefined();
  expect(await pageOf(whole!, 'behind')).toEqual(new TextEncoder().encode(art.behind));
});

test('bytes that are no mission go and come as they are', async () => {
  const other = new Uint8Array([1, 2, 3]);
  expect([await slimmed(other), await fleshed(other)]).toEqual([other, other]);
});

test('from one source comes one file where its chance follows from it, and another source has other keys', async () => {
  const file = async (one: typeof source): Promise<Uint8Array> => {
    const made = await fileOf(one, chanceOf(one));
    return 'bytes' in made ? made.bytes : new Uint8Array();
  };
  const [a, again, other] = [
    await file(source),
    await file(source),
    await file({ ...source, art: { ...art, face: `${short} ` } }),
  ];
  expect(equal(again, a)).toBe(true);
  const keys = [a, other].flatMap((one) => Object.values(unzipped(one).container!.keys).map(String));
  expect(new Set(keys).size).toBe(keys.length);
});
