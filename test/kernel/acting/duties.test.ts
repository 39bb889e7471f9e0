import { beforeEach, expect, test } from 'vitest';
import { DutyLoop, type DutyPorts } from '../../../src/kernel/acting/duties.ts';
import { LOST_MS } from '../../../src/kernel/acting/lacks-shares.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { without } from '../../../src/kernel/own.ts';
import { parseContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND, type Kind } from '../../../src/kernel/journal/entry.ts';
import type { NextIndex, Session } from '../../../src/kernel/journal/session.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Bench, type Person } from '../../helpers/fold-bench.ts';
import { keepAll, keygenPorts, keptTable } from '../../helpers/keygen-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

let bench: Bench;
let clock: ManualClock;
/** Answers that the loop wrote and nobody has placed. */
let flying: { readonly person: Person; readonly entry: Entry }[];
let trouble: unknown[];

/** The loop of one person's page. */
function loop(person: Person, more: Partial<DutyPorts> = {}): DutyLoop {
  const session = {
    async write(kind: Kind, make: (place: NextIndex) => Promise<Uint8Array | undefined>) {
      const body = await make(bench.place(person));
      if (!body) return undefined;
      const entry = bench.entry(person, kind, body);
      person.seq++;
      person.prev = entry.hash;
      flying.push({ person, entry });
      return entry;
    },
  } as unknown as Session;
  return new DutyLoop({
    ...person.ports,
    clock,
    session,
    committed: () => bench.state,
    now: () => bench.state,
    unplaced: () => flying.filter((one) => one.person === person).map(({ entry }) => entry),
    tableMs: () => bench.state.now,
    rank: () => 0,
    live: () => true,
    primary: () => true,
    moves: () => [],
    propose: () => Promise.resolve(),
    turned: () => {},
    failed: (error) => trouble.push(error),
    ...more,
  });
}
const work = async (...loops: DutyLoop[]): Promise<void> => {
  for (const one of loops) await one.work();
};
/** What flies gets its place. */
function place(): string[] {
  const placed = flying.splice(0);
  return placed.map(({ entry }) => bench.fold(entry).kind);
}
const types = (): number[] => flying.map(({ entry }) => parseContributionBody(entry.body)!.type);

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 3);
  clock = new ManualClock();
  flying = [];
  trouble = [];
});

test('[I25] of two devices of a seat the first answers, the next in five seconds, if it is still owed', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  const second = loop(bench.bySeat(0), { rank: () => 1 });
  await work(second);
  expect(types()).toEqual([]);
  await clock.pass(4_900);
  await work(second);
  expect(types()).toEqual([]);
  await clock.pass(200);
  await work(second);
  expect(types()).toEqual([1]);
});

test('[I25] a device that shows the table only answers nothing', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  const person = bench.bySeat(0);
  const [line, ...rest] = bench.state.roster;
  const others = [{ device: person.device, role: 'table' }] as const;
  bench.state = { ...bench.state, roster: [{ ...line!, device: bench.bySeat(1).device, others }, ...rest] };
  await work(loop(person));
  expect(types()).toEqual([]);
});

test('[D1] a page answers what its own seat owes, and nothing while another page of the seat acts', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  await work(loop(bench.bySeat(1), { primary: () => false }));
  expect(flying).toEqual([]);
  await work(loop(bench.bySeat(1)));
  expect(types()).toEqual([1]);
  expect(place()).toEqual(['done']);
});

test('[D1] a whole secret makes itself by the loops of the seats', async () => {
  bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
  const loops = [0, 1, 2].map((seat) => loop(bench.bySeat(seat)));
  for (let i = 0; i < 12; i++) {
    await work(...loops);
    expect(place().every((kind) => kind === 'done')).toBe(true);
  }
  expect(Object.keys(bench.state.secrets)).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('[C21] a page whose pass the sequencer kept back until its turn was over says so, and helps once its person says that it may', async () => {
  const t = await CardTable.of(3, 3, 2);
  ({ bench } = t);
  let turned = 0;
  const mine = loop(t.person(0), { turned: () => turned++ });
  t.ask(1, { what: 'fresh', faces: ['one', 'two', 'three'] });
  await work(mine);
  expect(flying.splice(0)).toHaveLength(1);
  t.bench.pass(15_000);
  await t.bench.work((what) => what === '0 deck/pass');
  t.ask(1, { what: 'open', cards: [t.last.cards![0]!] });
  await work(mine);
  expect([mine.passedOver, turned, flying.length]).toEqual([true, 1, 0]);
  await mine.waive();
  expect([mine.passedOver, turned, flying.length]).toEqual([false, 2, 1]);
});

test('[K16] a hand key is told as often as it is owed anew', async () => {
  bench = await keptTable(2);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  const [anna] = bench.people;
  Object.assign(anna!.ports, keygenPorts(anna!));
  const mine = loop(anna!);
  for (let i = 0; i < 5; i++) {
    bench.set((s) => {
      const set = s.keeping!.set!;
      return { ...s, keeping: { ...s.keeping!, set: { ...set, hands: without(set.hands, ['0']) } } };
    });
    await work(mine);
    expect(place(), `${i}`).toEqual(['done']);
    await work(mine);
    expect(flying).toEqual([]);
  }
});

test('[D2] who answers by habit is waited for ten seconds of one’s own clock, and no longer', async () => {
  bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
  await bench.work();
  const [id] = Object.keys(bench.state.secrets);
  bench.move(bench.bySeat(2), 'open', { things: [`${id}/0`], first: 0 });
  const second = loop(bench.bySeat(1));
  await work(second);
  await clock.pass(9_999);
  expect(flying).toEqual([]);
  await clock.pass(1);
  await second.work();
  expect(types()).toEqual([9]);
});

test('[D2] who steps in later doesn’t where the habit is kept', async () => {
  bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
  await bench.work();
  const [id] = Object.keys(bench.state.secrets);
  bench.move(bench.bySeat(2), 'open', { things: [`${id}/0`], first: 0 });
  const second = loop(bench.bySeat(1));
  await work(second, loop(bench.bySeat(0)));
  expect(place()).toEqual(['done']);
  await work(second);
  await clock.pass(60_000);
  expect(flying).toEqual([]);
});

test('[D3] an answer on its way isn’t made again, by this page or by the one after a reload', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  const page = loop(bench.bySeat(0));
  await work(page);
  await work(page);
  await work(loop(bench.bySeat(0)));
  expect(types()).toEqual([1]);
});

test('[D3] of several sealed things each is opened once', async () => {
  for (const what of ['a', 'b']) await bench.seal(bench.bySeat(0), 'hide', { what });
  bench.move(bench.bySeat(1), 'open', { things: Object.keys(bench.state.sealed) });
  const page = loop(bench.bySeat(0));
  await work(page);
  await work(page);
  expect(types()).toEqual([11, 11]);
  expect(place()).toEqual(['done', 'done']);
});

test('[D4] an answer that was refused and is still owed is tried again, three times in all', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  const page = loop(bench.bySeat(0));
  const written: number[] = [];
  for (let i = 0; i < 6; i++) {
    await work(page);
    written.push(flying.splice(0).length);
  }
  expect(written).toEqual([1, 1, 1, 0, 0, 0]);
});

test('[D5] a store that fails is told, and what was owed is done at the next change', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  let full = true;
  const { store } = bench.bySeat(0).ports;
  const failing = {
    ...store,
    put: (key: string, value: Uint8Array) => (full ? Promise.reject(new Error('full')) : store.put(key, value)),
  };
  const page = loop(bench.bySeat(0), { store: failing });
  await work(page);
  expect(trouble).toHaveLength(1);
  expect(flying).toEqual([]);
  full = false;
  await work(page);
  expect(types()).toEqual([1]);
});

test('[D5] where nothing else changes what failed is tried again after five seconds, and holds nothing up that is owed besides', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  bench.move(bench.bySeat(1), 'roll', { n: 1, sides: 6 });
  let failures = 1;
  const { store } = bench.bySeat(0).ports;
  const failing = {
    ...store,
    put: (key: string, value: Uint8Array) =>
      failures-- > 0 ? Promise.reject(new Error('busy')) : store.put(key, value),
  };
  const page = loop(bench.bySeat(0), { store: failing });
  await work(page);
  expect([trouble.length, types()]).toEqual([1, [1]]);
  await clock.pass(5_000);
  expect([trouble.length, types()]).toEqual([1, [1, 1]]);
  page.close();
});

test('[D5] [D6] a move that the game makes unasked and that couldn’t be written is proposed again', async () => {
  let failures = 1;
  const proposed: unknown[] = [];
  const page = loop(bench.bySeat(0), {
    moves: () => [{ move: 'say', args: { word: 'auto' } }],
    propose: (one) => (failures-- > 0 ? Promise.reject(new Error('busy')) : Promise.resolve(proposed.push(one))),
  });
  await work(page);
  expect([trouble.length, proposed.length]).toEqual([1, 0]);
  await clock.pass(15_000);
  expect([trouble.length, proposed.length]).toEqual([1, 1]);
  page.close();
});

test('[D6] a move that the game makes unasked is proposed once at a state', async () => {
  const proposed: unknown[] = [];
  const proposal = { move: 'say', args: { word: 'auto' } };
  const page = loop(bench.bySeat(0), {
    moves: () => [proposal],
    propose: (one) => Promise.resolve(proposed.push(one)),
  });
  await work(page);
  await work(page);
  expect(proposed).toEqual([proposal]);
  bench.move(bench.bySeat(1), 'say', { word: 'ciao' });
  await work(page);
  expect(proposed).toHaveLength(2);
});

test('[D1] a closed page answers nothing more', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  const page = loop(bench.bySeat(0));
  page.close();
  await work(page);
  expect(flying).toEqual([]);
});

test('[A8] who changes seats between commitment and reveal shows nothing that another seat committed to', async () => {
  bench.move(bench.bySeat(0), 'roll', { n: 1, sides: 6 });
  await bench.work((what) => what === 'coin/reveal');
  const [one, two] = [bench.bySeat(0), bench.bySeat(1)];
  for (const person of [one, two]) bench.leave(person);
  bench.sit(one, 1);
  bench.sit(two, 0);
  await work(loop(one), loop(two));
  expect(flying).toEqual([]);
});

test('[A21] what a device alone in its seat can’t open it says once nothing has brought it for ten seconds', async () => {
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  const thing = (bench.state.play!.state as Parlour).things.at(-1)!;
  bench.move(bench.bySeat(0), 'open', { things: [thing] });
  // Keys of another device: as where a phone has put out the one that sealed it.
  const { keys } = bench.bySeat(0).ports;
  const person = bench.bySeat(1);
  const mine = loop(person, { keys });
  await work(mine);
  await clock.pass(LOST_MS - 1);
  await work(mine);
  expect(types()).toEqual([]);
  await clock.pass(1);
  await work(mine);
  expect(types()).toEqual([CONTRIBUTION.openLacks]);
  await work(mine);
  expect(types()).toHaveLength(1);
  expect(place()).toEqual(['done']);
  expect((bench.state.play!.state as Parlour).diary).toEqual(['open lost [1]']);
});

test('[A21] it says nothing where another device of the seat may have it, and counts anew once it is alone', async () => {
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  const thing = (bench.state.play!.state as Parlour).things.at(-1)!;
  bench.move(bench.bySeat(0), 'open', { things: [thing] });
  const { keys } = bench.bySeat(0).ports;
  const { roster } = bench.state;
  const other = (await bench.newcomer()).device;
  const withPhone = roster.map((one) =>
    one.seat === 1 ? { ...one, others: [{ device: other, role: 'hand' as const }] } : one,
  );
  const mine = loop(bench.bySeat(1), { keys });
  await work(mine);
  await clock.pass(LOST_MS / 2);
  bench.set((s) => ({ ...s, roster: withPhone }));
  await work(mine);
  await clock.pass(2 * LOST_MS);
  await work(mine);
  bench.set((s) => ({ ...s, roster }));
  await work(mine);
  await clock.pass(LOST_MS - 1);
  await work(mine);
  expect(types()).toEqual([]);
  await clock.pass(1);
  await work(mine);
  expect(types()).toEqual([CONTRIBUTION.openLacks]);
});

test('[A21] a page without a line says nothing, and waits anew once it has one', async () => {
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  const thing = (bench.state.play!.state as Parlour).things.at(-1)!;
  bench.move(bench.bySeat(0), 'open', { things: [thing] });
  const { keys } = bench.bySeat(0).ports;
  let isLive = true;
  const mine = loop(bench.bySeat(1), { keys, live: () => isLive });
  await work(mine);
  await clock.pass(LOST_MS - 1);
  isLive = false;
  await clock.pass(LOST_MS);
  await work(mine);
  isLive = true;
  mine.broke(0, clock.monotonicMs());
  await work(mine);
  await clock.pass(LOST_MS - 1);
  await work(mine);
  expect(types()).toEqual([]);
  await clock.pass(1);
  await work(mine);
  expect(types()).toEqual([CONTRIBUTION.openLacks]);
});
