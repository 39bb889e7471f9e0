/** The vault of a board: what the view entitles to is opened, what it no longer does is forgotten, and the log gets its pages. */
import { beforeEach, expect, test } from 'vitest';
import { unutf8 } from '../../../../src/kernel/bytes.ts';
import { unzipped, type Container } from '../../../../src/games/time-stories/vault/container.ts';
import { opened, randomBytes, sealed } from '../../../../src/games/time-stories/vault/locks.ts';
import { partsOf, shelve } from '../../../../src/games/time-stories/vault/loader.ts';
import { contentName } from '../../../../src/games/time-stories/vault/names.ts';
import { Vault, type MissionView, type VaultError } from '../../../../src/games/time-stories/vault/vault.ts';
import type { BlobRef } from '../../../../src/games/time-stories/pack/texts.ts';
import type { Location } from '../../../../src/games/time-stories/pack/story.ts';
import { busy } from '../table/mission.ts';
import { OneShelf } from './shelf.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', 'panorama-back': '<svg id="back"/>' };
let shelf: OneShelf;
let container: Container;
let view: MissionView;
let redraws: number;

beforeEach(async () => {
  shelf = new OneShelf();
  redraws = 0;
  expect(await shelve({ mission: busy(), art }, shelf)).toMatchObject({ ok: true });
  const [[hash, bytes]] = [...shelf.things] as [[string, Uint8Array]];
  container = unzipped(bytes).container!;
  view = { container: hash, mission: container.mission, table: { opens: [], asked: [] } };
});

const vault = (): Vault => new Vault(shelf, () => void redraws++, 20);
const opening = (...opens: readonly string[]): MissionView => ({ ...view, table: { opens, asked: [] } });
const code = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error as VaultError).code,
  );
/** The text of the first card of the first place. */
const first = (): BlobRef => (container.mission.story.locations[0] as Location).panorama[0]!.text as BlobRef;

const TEXT = {
  it: 'the card mill.1 of this small story says a few words (it)',
  en: 'the card mill.1 of this small story says a few words',
};

test('[TS-323] a text is read while the view entitles to it, not before and not after', async () => {
  const one = vault();
  one.follow(view);
  expect(await code(one.read(first().blob))).toBe('not-entitled');
  one.follow(opening(first().blob));
  expect(JSON.parse(await one.read(first().blob))).toEqual(TEXT);
  expect([one.state, redraws]).toEqual(['ready', 1]);
  const late = one.read(first().blob);
  one.follow(view);
  expect(await code(late)).toBe('not-entitled');
  expect(await code(one.read(first().blob))).toBe('not-entitled');
  one.close();
});

test('a page that is damaged, or not in the file, is told apart from one that isn’t to be read', async () => {
  const one = vault();
  one.follow(opening(first().blob, 'map', 'nothing'));
  await one.read(first().blob);
  // The pack’s author gave no picture of the map.
  expect(await one.picture('map')).toBeUndefined();
  expect(await code(one.read('map'))).toBe('bad');
  expect(await code(one.read('secret'))).toBe('not-entitled');
  one.close();
  expect(await code(one.read(first().blob))).toBe('not-entitled');
});

test('pictures that set-up lays open are always there, with their media type', async () => {
  const one = vault();
  one.follow(view);
  expect(await one.picture('face')).toEqual({ type: 'image/svg+xml', bytes: new TextEncoder().encode(art.face) });
  one.close();
});

test('[TS-323] the log gets parts of the shell, and pages that the run has come to; under another question they stay shut', async () => {
  const one = vault();
  one.follow(view);
  const { sha256 } = container.mission.blobs[first().blob]!;
  expect(await shelf.asked(sha256)).toBeUndefined();
  one.follow({ ...view, table: { opens: [], asked: [first().blob] } });
  expect(unutf8((await shelf.asked(sha256))!)).toContain('says a few words');
  for (const part of partsOf(container.shell)) expect(await shelf.asked(contentName(part))).toEqual(part);
  expect(await shelf.asked('ab'.repeat(32))).toBeUndefined();
  one.close();
  expect(await shelf.asked(sha256)).toBeUndefined();
});

test('the log may ask before the view has said where the mission’s file is', async () => {
  const one = vault();
  const [part] = partsOf(container.shell);
  const asked = shelf.asked(contentName(part!));
  one.follow({ ...view, mission: null, table: null });
  expect(await asked).toEqual(part);
  one.close();
});

test('without its file a vault says so, and for a mission that lies open there is none', async () => {
  const one = vault();
  expect(one.state).toBe('none');
  one.follow({ ...opening(first().blob), container: 'cd'.repeat(32) });
  expect(one.state).toBe('loading');
  expect(await code(one.read(first().blob))).toBe('lost');
  expect([one.state, redraws]).toEqual(['lost', 1]);
  one.close();
});

test('a page under another key, cut off or changed in one bit is none', async () => {
  const key = randomBytes(32);
  const page = await sealed(new Uint8Array([1, 2, 3]), key, 4_096);
  expect(await opened(page, key)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await opened(page, randomBytes(32))).toBeUndefined();
  expect(await opened(page.slice(0, -1), key)).toBeUndefined();
  expect(await opened(page.slice(0, 3), key)).toBeUndefined();
  expect(await opened(page, new Uint8Array(3))).toBeUndefined();
  const bent = Uint8Array.from(page, (byte, i) => (i === 99 ? byte ^ 1 : byte));
  expect(await opened(bent, key)).toBeUndefined();
});
