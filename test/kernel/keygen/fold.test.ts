/** How keepers come about, as the fold judges it. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeKeygenBody, KEYGEN } from '../../../src/kernel/keygen/bodies.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import type { KeeperSet } from '../../../src/kernel/runs/keepers.ts';
import { KEYGEN_MS } from '../../../src/kernel/keygen/tend.ts';
import { codeOf, type Bench, type Person } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import {
  dutyOf,
  keepAll,
  keygenBody,
  keepingOf,
  keygenNames,
  keygenOne,
  keptTable,
  said,
  setOf,
} from '../../helpers/keygen-bench.ts';

/** Every keeper's device holds the share that all see, of the deck and of the dice. */
async function expectShares(bench: Bench, set = setOf(bench)): Promise<void> {
  for (const [n, seat] of set.keepers.entries()) {
    const own = new OwnKeys(bench.bySeat(seat).ports.store);
    for (const of of ['deck', 'beacon'] as const) {
      const x = await own.share(set.id, set[of].shares[n]!);
      expect(x && hex(sodiumGroup.base(x)), `${seat} ${of}`).toBe(set[of].shares[n]);
    }
    for (const { key, escrow } of Object.values(set.hands)) {
      const share = await own.escrow(set.id, key);
      expect(share && hex(sodiumGroup.base(share))).toBe(escrow?.[n]);
    }
  }
}

/** What the seat's voting device does about another one. */
type SeatAct = (what: keyof typeof SEAT_ACT, name?: string) => string;

test('[K6] everybody’s exchange key, then everybody’s deal, then everybody’s word that it fits: the set stands', async () => {
  const bench = await keptTable(3);
  expect(keygenNames(bench)).toEqual(['0 keep/exchange', '1 keep/exchange', '2 keep/exchange']);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  expect(keygenNames(bench)).toEqual(['0 keep/deal', '1 keep/deal', '2 keep/deal']);
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  expect(keygenNames(bench)).toEqual(['0 keep/check', '1 keep/check', '2 keep/check']);
  await keepAll(bench);
  expect(keepingOf(bench).making).toBeUndefined();
  expect(setOf(bench)).toMatchObject({ keepers: [0, 1, 2], threshold: 2, game: 1 });
  expect(said(bench, 'keepers/made')).toEqual([{ set: setOf(bench).id, keepers: [0, 1, 2], threshold: 2 }]);
  await expectShares(bench);
});

test('[K6] a game that asks for none has no keepers', async () => {
  const bench = await keptTable(2);
  await keepAll(bench);
  const { keepers: _, ...other } = bench.game;
  Object.assign(bench.world, { game: other });
  bench.leave(bench.people[1]!);
  expect(keygenNames(bench)).toEqual([]);
});

test('[K6] nine people: eight keep, the ninth tells them a hand key, and all hold their part of it', async () => {
  const bench = await keptTable(9);
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ keepers: [0, 1, 2, 3, 4, 5, 6, 7], threshold: 6 });
  expect(Object.keys(setOf(bench).hands)).toHaveLength(9);
  const own = new OwnKeys(bench.people[8]!.ports.store);
  const p = await own.hand(setOf(bench).hands[8]!.key);
  expect(hex(sodiumGroup.base(p!))).toBe(setOf(bench).hands[8]!.key);
  expect(setOf(bench).hands[8]!.escrow).toHaveLength(8);
});

test.each([
  ['was taken out', 'hand', (out: SeatAct) => out('unpair')],
  ['shows the table only', 'hand', (out: SeatAct) => out('pair', 'table')],
  ['was the code that a new one replaces', 'recovery', (_: SeatAct, anew: SeatAct) => anew('pair', 'recovery')],
] as const)(
  '[K16] a seat that keeps nothing tells another hand key once a device of it %s, and only then',
  async (_, role, goes) => {
    const bench = await keptTable(9);
    await keepAll(bench);
    const last = bench.people[8]!;
    const before = setOf(bench);
    const [first, second] = await Promise.all(
      [0, 1].map(async () => {
        const device = await bench.newcomer();
        const act = (by: Person, what: keyof typeof SEAT_ACT, name = ''): string => {
          const body = makeSeatBody({ act: SEAT_ACT[what], seat: 8, device: device.device, name });
          return codeOf(bench.put(by, KIND.seat, body));
        };
        bench.put(device, KIND.hello, makeHelloBody(device));
        act(device, 'pair', base64url(new Uint8Array(32)));
        return (what: keyof typeof SEAT_ACT, name?: string) => act(last, what, name);
      }),
    );
    first!('pair', role);
    expect(keygenNames(bench)).toEqual([]);
    expect(goes(first!, second!)).toBe('done');
    expect(keygenNames(bench)).toEqual(['8 keep/hand']);
    await keepAll(bench);
    expect(setOf(bench)).toMatchObject({ id: before.id, deck: before.deck, hands: { 8: { device: last.device } } });
    expect(setOf(bench).exposed).toBeUndefined();
    expect(setOf(bench).hands[8]!.key).not.toBe(before.hands[8]!.key);
  },
);

test('[K6] at a strict table all must help, and hands are left with nobody', async () => {
  const bench = await keptTable(4, 3, true);
  await keepAll(bench);
  expect(setOf(bench).threshold).toBe(3);
  expect(Object.values(setOf(bench).hands).some(({ escrow }) => escrow)).toBe(false);
  await expectShares(bench);
  bench.sit(bench.people[3]!, 3);
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ keepers: [0, 1, 2, 3], threshold: 4 });
});

test('[K7] a seat more or less before the game begins the set anew, under another name', async () => {
  const bench = await keptTable(3, 2);
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  const first = keepingOf(bench).making!;
  bench.sit(bench.people[2]!, 2);
  const second = keepingOf(bench).making!;
  expect(second).toMatchObject({ attempt: first.attempt + 1, keepers: [0, 1, 2], step: 'exchange', deals: {} });
  expect(second.id).not.toBe(first.id);
  // What was on its way for the first is of no use.
  const late = makeKeygenBody({ type: KEYGEN.ack, set: first.id, bytes: new Uint8Array(32) });
  expect(codeOf(bench.put(bench.people[0]!, KIND.keygen, late))).toBe('contribution/wrong-step');
  await keepAll(bench);
  bench.leave(bench.people[0]!);
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([1, 2]);
  await expectShares(bench);
});

test('[K7] who is away keeps nothing until back', async () => {
  const bench = await keptTable(3);
  await keepAll(bench);
  const away = (...devices: string[]): void => bench.set((state: TableState) => ({ ...state, away: devices }));
  away(bench.people[1]!.device);
  bench.pass(1);
  expect(keepingOf(bench).making!.keepers).toEqual([0, 2]);
  await keepAll(bench);
  away();
  bench.pass(1);
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([0, 1, 2]);
});

test('[K12] [K19] a dealer who shows two deals in two pasts has the same key in both, and leaves no keeper without its shares', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { silent: [0], stop: (what) => what === 'keep/check' });
  await keygenOne(bench, dutyOf(bench, '0 keep/exchange'));
  await keepAll(bench, { silent: [0], stop: (what) => what === 'keep/check' });
  const { state } = bench;
  const chains = bench.people.map(({ seq, prev }) => ({ seq, prev }));
  const pasts: KeeperSet[] = [];
  for (let i = 0; i < 2; i++) {
    bench.set(() => state);
    for (const [n, person] of bench.people.entries()) Object.assign(person, chains[n]);
    await bench.people[0]!.ports.store.delete(`keep/${keepingOf(bench).making!.id}/deal`);
    await keepAll(bench);
    pasts.push(setOf(bench));
  }
  expect(pasts[1]!.hands[0]!.entry).not.toBe(pasts[0]!.hands[0]!.entry);
  expect(pasts[1]!.deck).toEqual(pasts[0]!.deck);
  for (const set of pasts) await expectShares(bench, set);
});

const start = (bench: Bench): unknown => bench.put(bench.people[0]!, KIND.start, bench.startBody());
const away = (bench: Bench, ...seats: readonly number[]): void => {
  bench.set((state) => ({ ...state, away: seats.map((seat) => bench.people[seat]!.device) }));
  bench.pass(1);
};

test('[K11] strangers who sit down during a game come to keep in the next one: however many they are, its keepers stay', async () => {
  const bench = await keptTable(7, 2);
  await keepAll(bench);
  const { id } = setOf(bench);
  start(bench);
  for (let seat = 2; seat < 7; seat++) bench.sit(bench.people[seat]!, seat);
  expect(keepingOf(bench).making).toBeUndefined();
  expect(keygenNames(bench)).toEqual([2, 3, 4, 5, 6].map((seat) => `${seat} keep/hand`));
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ id, keepers: [0, 1] });
  bench.move(bench.people[0]!, 'say', { word: 'the end' });
  await keepAll(bench);
  expect([setOf(bench).id, keepingOf(bench).fresh?.keepers]).toEqual([id, [0, 1, 2, 3, 4, 5, 6]]);
});

test('[K11] nor do they where the set for the game is still being made as it begins, nor where a keeper leaves', async () => {
  const bench = await keptTable(8, 3);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  start(bench);
  for (let seat = 3; seat < 8; seat++) bench.sit(bench.people[seat]!, seat);
  expect(keepingOf(bench).making!.keepers).toEqual([0, 1, 2]);
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ keepers: [0, 1, 2], game: 1 });
  bench.leave(bench.people[0]!);
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ keepers: [1, 2], game: 1 });
  // A person who comes back comes as somebody new.
  bench.sit(bench.people[0]!, 0);
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([1, 2]);
});

test('[K11] the place of a keeper who is gone for good goes to one who has sat there since the game began', async () => {
  const bench = await keptTable(10, 9);
  await keepAll(bench);
  start(bench);
  bench.sit(bench.people[9]!, 9);
  bench.leave(bench.people[0]!);
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('[K11] [I21] a seat that strangers take back among themselves keeps no more in this game, one that its players give does', async () => {
  for (const consenting of [
    [3, 4, 5, 6],
    [1, 2, 3, 4],
  ]) {
    const bench = await keptTable(8, 3);
    await keepAll(bench);
    start(bench);
    for (let seat = 3; seat < 8; seat++) bench.sit(bench.people[seat]!, seat);
    await keepAll(bench);
    const heir = await bench.newcomer();
    bench.put(heir, KIND.hello, makeHelloBody(heir));
    const says = (by: Person, act: number, name: string): string =>
      codeOf(bench.put(by, KIND.seat, makeSeatBody({ act, seat: 0, device: heir.device, name })));
    expect(says(heir, SEAT_ACT.reclaim, 'Erede')).toBe('done');
    for (const seat of consenting) expect(says(bench.bySeat(seat), SEAT_ACT.consent, 'yes')).toBe('done');
    expect(bench.bySeat(0)).toBe(heir);
    await keepAll(bench);
    expect(setOf(bench).keepers).toEqual(consenting.includes(1) ? [1, 2, 0] : [1, 2]);
  }
});

test('[K11] who is away or silent when a keeper leaves isn’t left out: the next set waits for all who stay', async () => {
  const bench = await keptTable(4);
  await keepAll(bench);
  const { id } = setOf(bench);
  start(bench);
  away(bench, 2);
  bench.leave(bench.people[3]!);
  expect([keepingOf(bench).making, setOf(bench).id]).toEqual([undefined, id]);
  away(bench);
  expect(keepingOf(bench).making!.keepers).toEqual([0, 1, 2]);
  await keepAll(bench, { silent: [1] });
  bench.pass(KEYGEN_MS);
  expect([keepingOf(bench).making, setOf(bench).id]).toEqual([undefined, id]);
  bench.move(bench.people[1]!, 'say', { word: 'ciao' });
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([0, 1, 2]);
});

test('[K11] who is only away stays a keeper during a game', async () => {
  const bench = await keptTable(3);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  bench.set((state) => ({ ...state, away: [bench.people[1]!.device] }));
  bench.pass(1);
  expect(keepingOf(bench).making).toBeUndefined();
});

test('[K11] after a game a fresh set is made for the next one, which has it from its beginning', async () => {
  const bench = await keptTable(2);
  await keepAll(bench);
  const { id } = setOf(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  bench.move(bench.people[0]!, 'say', { word: 'the end' });
  await keepAll(bench);
  expect(setOf(bench).id).toBe(id);
  const { fresh } = keepingOf(bench);
  expect(fresh).toMatchObject({ keepers: [0, 1], game: 2 });
  expect(fresh!.deck.key).not.toBe(setOf(bench).deck.key);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  expect(keepingOf(bench)).toMatchObject({ set: { id: fresh!.id } });
  expect(keepingOf(bench).fresh).toBeUndefined();
});

test('[K11] whose end is taken back, a game goes on with its own set, and who has come since keeps in the next', async () => {
  const bench = await keptTable(3, 2);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  const { play } = bench.state;
  bench.move(bench.people[0]!, 'say', { word: 'the end' });
  await keepAll(bench);
  expect(keepingOf(bench).fresh).toMatchObject({ keepers: [0, 1] });
  bench.set((state) => ({ ...state, ...(play && { play }) }));
  bench.sit(bench.people[2]!, 2);
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ keepers: [0, 1], game: 1 });
  expect(keepingOf(bench).making).toBeUndefined();
});

test('[K12] what a device has made up it has stored: a page that comes back says the same', async () => {
  const bench = await keptTable(2);
  const [anna] = bench.people;
  const key = async (): Promise<string> =>
    hex((await keygenBody(bench, dutyOf(bench, '0 keep/exchange')))!.slice(17, 49));
  const first = await key();
  anna!.page();
  expect(await key()).toBe(first);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  const deal = async (): Promise<string> => hex((await keygenBody(bench, dutyOf(bench, '0 keep/deal')))!);
  const dealt = await deal();
  anna!.page();
  expect(await deal()).toBe(dealt);
  await keepAll(bench);
  await expectShares(bench);
});

test('[K12] a device that has lost its exchange secret says nothing, rather than a lie', async () => {
  const bench = await keptTable(2);
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  await bench.people[0]!.ports.store.delete('keep/');
  expect(await keygenBody(bench, dutyOf(bench, '0 keep/check'))).toBeUndefined();
});
