/** The table's vault: what the log entitles to can be opened, nothing else, whoever is away; and a page before its time goes to nobody. */
import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../../../src/kernel/game.ts';
import { timeStories2 } from '../../../../src/games/time-stories/earlier.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { pageOf } from '../../../../src/games/time-stories/vault/container.ts';
import { layAgain } from '../../../../src/games/time-stories/vault/loader.ts';
import { keyFrom } from '../../../../src/games/time-stories/vault/pads.ts';
import { publicArt } from '../../../../src/games/time-stories/vault/public-art.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { busy } from '../table/mission.ts';
import { made, packsOf } from './shelf.ts';
import { handOn, keysIn, plays, shown, splitTable, type SplitTable } from './split-table.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };
let file: Uint8Array;
let packs: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  file = await made({ mission: busy(), art });
  ({ packs } = await packsOf(file));
});

const table = (people: number, seed = 1): Promise<SplitTable> => splitTable(file, packs, people, seed);

/** Of the pages that this person may open: which their device can. */
async function opened(
  laid: SplitTable,
  seat: Seat | null,
): Promise<{ readonly can: readonly string[]; readonly may: readonly string[] }> {
  const { container, keys } = laid;
  const { table: face, keyring } = shown(laid, seat);
  const may = (face?.opens ?? []).filter((blob) => Object.hasOwn(container.pages, blob));
  const pages = await Promise.all(
    may.map(async (blob) => {
      const key = keyFrom(keys, container.mission.blobs[blob]!.keyId, keyring!.pads[blob]);
      return key && (await pageOf(container, blob, key)) ? [blob] : [];
    }),
  );
  return { can: pages.flat(), may };
}

/** Until seat 1 comes to a page that it can't open, or for a while; whether it has come to new ones meanwhile. */
async function goesOn(
  laid: SplitTable,
  before: ReadonlySet<string>,
): Promise<{ readonly isNew: boolean; readonly isShut: boolean }> {
  let isNew = false;
  for (let n = 0; n < 30; n++) {
    plays(laid, 4);
    handOn(laid);
    const { can, may } = await opened(laid, 1);
    if (can.length < may.length) return { isNew, isShut: true };
    isNew ||= may.some((blob) => !before.has(blob));
  }
  return { isNew, isShut: false };
}

const isPrivate = ({ container }: SplitTable, blob: string): boolean => !publicArt(container.mission).has(blob);

test('[TS-323] each person opens what the run has come to, and has no pad of any other page', async () => {
  for (const people of [2, 3, 4]) {
    const laid = await table(people, people);
    let opens = 0;
    for (let n = 0; n < 12; n++) {
      plays(laid, 6);
      handOn(laid);
      for (const seat of [...laid.dealer.state.players, null]) {
        const { can, may } = await opened(laid, seat);
        expect(can).toEqual(may);
        opens += may.length;
        const { keyring, table: face } = shown(laid, seat);
        const right = new Set([...(face?.opens ?? []), ...(face?.asked ?? [])]);
        for (const blob of Object.keys(keyring!.pads)) expect(right.has(blob), blob).toBe(true);
      }
    }
    expect(opens).toBeGreaterThan(50);
    // Nothing is handed twice, and no key lies in the file.
    expect(handOn(laid)).toBe(0);
    expect(laid.container.keys).toEqual({});
  }
}, 120_000);

test('while whoever laid the keys is away, all the others together open new pages; of two people nobody can', async () => {
  for (const people of [2, 3, 4]) {
    const laid = await table(people, 40 + people);
    const { dealer } = laid;
    plays(laid, 8);
    handOn(laid);
    dealer.tell('away', 0);
    const before = new Set((await opened(laid, 1)).may);
    const { isNew, isShut } = await goesOn(laid, before);
    expect(isNew || isShut).toBe(true);
    expect(isShut).toBe(people === 2);
    expect(shown(laid, 1).keyring!.waits).toEqual(isShut ? [0] : []);
    dealer.tell('back', 0);
    handOn(laid);
    const again = await opened(laid, 1);
    expect(again.can).toEqual(again.may);
  }
}, 120_000);

test('with whoever laid the keys another one away as well, what is new to everybody waits for either', async () => {
  for (const people of [3, 4]) {
    const laid = await table(people, 50 + people);
    const { dealer } = laid;
    plays(laid, 8);
    handOn(laid);
    dealer.tell('away', 0);
    dealer.tell('away', 2);
    expect((await goesOn(laid, new Set())).isShut).toBe(true);
    dealer.tell('back', 2);
    handOn(laid);
    const { can, may } = await opened(laid, 1);
    expect(can).toEqual(may);
  }
}, 120_000);

test('[TS-323] a page before its time is handed to nobody, and only seeds hand on', async () => {
  const laid = await table(3, 5);
  const { dealer, container } = laid;
  plays(laid, 8);
  const before = dealer.state;
  const page = Object.keys(container.pages).find(
    (blob) => isPrivate(laid, blob) && !shown(laid, 1).table?.opens.includes(blob),
  )!;
  const refusal = (seat: Seat, move: string, args: object): string => {
    const out = dealer.move(seat, move, args);
    return out.ok ? 'ok' : `${out.refusal.rule ?? ''} ${out.refusal.code}`;
  };
  expect(refusal(0, 'hand', { to1: [page], pads1: 'x' })).toBe('TS-323 phase-closed');
  expect(refusal(0, 'hand', { all: [page], pads: 'x' })).toBe('TS-323 phase-closed');
  expect(refusal(0, 'hand', {})).toBe('TS-323 unknown-thing');
  expect(refusal(0, 'hand', { to3: [page], pads3: 'x' })).toBe('TS-323 unknown-thing');
  expect(refusal(0, 'hand', { to1: [page] })).toBe('TS-323 unknown-thing');
  expect(dealer.state).toBe(before);
  // Without split keys nobody has anything to hand on.
  const plain = new Dealer(timeStories, { seats: [0, 1], options: {} }, 1, { packs });
  expect(plain.move(0, 'hand', { all: [page], pads: 'x' })).toMatchObject({
    ok: false,
    refusal: { code: 'nothing-to-follow' },
  });
  expect(plain.move(0, 'keys', { keys: 'ab'.repeat(32), root: 'r' })).toMatchObject({ ok: false });
});

test('keys are laid whole or not at all: a seed for each of the others where they are two or more', async () => {
  const { dealer, hash } = await table(3, 6);
  const keys = 'ab'.repeat(32);
  const loads = (args: object): string => {
    const out = dealer.judge(1, 'load', { hash, ...args });
    return out.ok ? 'ok' : out.refusal.code;
  };
  expect(loads({})).toBe('ok');
  expect(loads({ keys, root: 'r', seed0: 'a', seed1: 'b' })).toBe('ok');
  expect(loads({ keys, root: 'r', seed0: 'a' })).toBe('unknown-thing');
  expect(loads({ keys, root: 'r', seed0: 'a', seed1: 'b', seed2: 'c' })).toBe('unknown-thing');
  expect(loads({ keys, seed0: 'a', seed1: 'b' })).toBe('unknown-thing');
  expect(loads({ root: 'r' })).toBe('unknown-thing');
  expect(loads({ keys: 'AB', root: 'r', seed0: 'a', seed1: 'b' })).toBe('unknown-thing');
});

test('where whoever laid the keys has left for good, all the others together go on, with no word of waiting', async () => {
  const laid = await table(3, 21);
  plays(laid, 30);
  handOn(laid);
  const before = new Set((await opened(laid, 1)).may);
  laid.dealer.tell('left', 0);
  const { isNew, isShut } = await goesOn(laid, before);
  expect([isNew, isShut, shown(laid, 1).keyring!.waits, shown(laid, 1).keyring!.lost]).toEqual([
    true,
    false,
    [],
    false,
  ]);
  laid.dealer.tell('away', 2);
  expect((await goesOn(laid, new Set())).isShut).toBe(true);
  expect(shown(laid, 1).keyring).toMatchObject({ waits: [2], lost: false });
});

test('where nobody who is left has the keys that is said, and one person alone lays them again, but not by the earlier rules', async () => {
  const laid = await table(3, 22);
  const { dealer, shelf, container } = laid;
  plays(laid, 30);
  handOn(laid);
  dealer.tell('left', 2);
  expect(shown(laid, 1).keyring).toMatchObject({ waits: [], lost: false });
  dealer.tell('left', 0);
  expect((await goesOn(laid, new Set())).isShut).toBe(true);
  expect(shown(laid, 1).keyring).toMatchObject({ waits: [], lost: true });
  const again = await layAgain(file, container.mission, shelf, 0);
  if (!again?.ok) throw new Error('not laid');
  const made = { seat: 1, args: again.laid, eyes: dealer.eyes(1) } as never;
  const refuses = (game: typeof timeStories): boolean =>
    game.moves['keys']!.rules.some(({ holds }) => !holds(dealer.state, made));
  expect([refuses(timeStories), refuses(timeStories2)]).toEqual([false, true]);
  expect(dealer.move(1, 'keys', again.laid).ok).toBe(true);
  expect(shown(laid, 1).keyring).toMatchObject({ waits: [], lost: false });
  const { can, may } = await opened({ ...laid, keys: keysIn(shelf, again.laid) }, 1);
  expect(may.length).toBeGreaterThan(3);
  expect(can).toEqual(may);
});

test('somebody else lays the keys of the same file again, and the run goes on; another file’s keys are none', async () => {
  const laid = await table(2, 8);
  const { dealer, shelf, container } = laid;
  plays(laid, 30);
  dealer.tell('away', 0);
  plays(laid, 20);
  const other = await made({ mission: busy(), art });
  expect(await layAgain(other, container.mission, shelf, 1)).toBeUndefined();
  const again = await layAgain(file, container.mission, shelf, 1);
  if (!again?.ok) throw new Error('not laid');
  const { table: run } = dealer.state;
  expect(dealer.move(1, 'keys', again.laid).ok).toBe(true);
  expect(dealer.state.table).toBe(run);
  const now = { ...laid, keys: keysIn(shelf, again.laid) };
  handOn(now);
  const { can, may } = await opened(now, 1);
  expect(may.length).toBeGreaterThan(3);
  expect(can).toEqual(may);
});
