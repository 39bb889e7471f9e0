/** The vault of a board: what the view entitles to is opened, what it no longer does is forgotten, and the log gets its pages. */
import { beforeEach, expect, test } from 'vitest';
import { unutf8 } from '../../../../src/kernel/bytes.ts';
import { unzipped, type Container } from '../../../../src/games/time-stories/vault/container.ts';
import { opened, randomBytes, sealed } from '../../../../src/games/time-stories/vault/locks.ts';
import { partsOf, shelve } from '../../../../src/games/time-stories/vault/loader.ts';
import { contentName } from '../../../../src/games/time-stories/vault/names.ts';
import { Vault, type MissionView } from '../../../../src/games/time-stories/vault/vault.ts';
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

const vault = (): Vault => new Vault(shelf, () => void redraws++);
const opening = (...opens: readonly string[]): MissionView => ({ ...view, table: { opens, asked: [] } });
async function settled<T>(read: () => T): Promise<T> {
  read();
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setTimeout(resolve, 2));
  return read();
}
/** The text of the first card of the first place. */
const first = (): BlobRef => (container.mission.story.locations[0] as Location).panorama[0]!.text as BlobRef;

test('[TS-323] a text is read once the view entitles to it, not before, and is forgotten afterwards', async () => {
  const one = vault();
  one.follow(view);
  expect(await settled(() => one.read(first(), 'it'))).toBeNull();
  one.follow(opening(first().blob));
  expect(one.read(first(), 'it')).toBeUndefined();
  expect(await settled(() => one.read(first(), 'it'))).toBe(
    'the card mill.1 of this small story says a few words (it)',
  );
  expect(one.read(first(), 'en')).toBe('the card mill.1 of this small story says a few words');
  // A language that the mission doesn't speak: another one.
  expect(one.read(first(), 'fr')).toMatch(/^the card mill\.1/u);
  expect([one.state, redraws > 0]).toEqual(['ready', true]);
  one.follow(view);
  expect(one.read(first(), 'it')).toBeNull();
  one.close();
});

test('[TS-323] what is asked for and no longer entitled to when it would be there isn’t opened', async () => {
  const one = vault();
  one.follow(opening(first().blob));
  one.read(first(), 'it');
  one.follow(view);
  expect(await settled(() => null)).toBeNull();
  one.follow(opening(first().blob));
  // Nothing was kept of the first time.
  expect(one.read(first(), 'it')).toBeUndefined();
  one.close();
});

test('a text that lies open is read at once, and pictures that set-up lays open are always there', async () => {
  const one = vault();
  one.follow(view);
  expect(one.read({ it: 'uno', en: 'one' }, 'en')).toBe('one');
  expect(await settled(() => one.picture('face'))).toMatch(/^blob:/u);
  expect(one.picture('nothing')).toBeNull();
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

test('without its file a vault says so, and a board of a mission that lies open has none', async () => {
  const one = vault();
  expect(one.state).toBe('none');
  one.follow({ ...view, container: 'cd'.repeat(32) });
  expect(one.state).toBe('loading');
  await settled(() => null);
  expect(one.state).toBe('lost');
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
