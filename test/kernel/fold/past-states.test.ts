import { expect, test } from 'vitest';
import { canonical } from '../../../src/kernel/canonical.ts';
import { KEPT } from '../../../src/kernel/fold/past-states.ts';
import { Runner } from '../../../src/kernel/fold/runner.ts';
import { Walk } from '../../../src/kernel/history/walk.ts';
import { makeMoveBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, type Kind, KIND } from '../../../src/kernel/journal/entry.ts';
import type { Journal } from '../../../src/kernel/journal/journal.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import { makeUndoBody, UNDO_ACT } from '../../../src/kernel/undo/body.ts';
import { Bench, type Person, ROOM } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';
import { type Rng, seeded } from '../../helpers/rng.ts';
import { Hand } from '../../helpers/stamps-by-hand.ts';

const STAMPS = 3 * KEPT + 9;

interface Evening {
  readonly hand: Hand;
  readonly runner: Runner;
  /** As they were when they were folded, by the stamp. */
  readonly were: Map<string, string>;
  readonly objects: Map<string, TableState>;
  /** …and before each move that counted, by its entry. */
  readonly before: Map<string, string>;
}

class Table {
  readonly bench: Bench;
  readonly hand: Hand;
  readonly moves: string[] = [];

  constructor(bench: Bench) {
    this.bench = bench;
    this.hand = new Hand(bench.world.entry);
  }

  runner(): Runner {
    const { hand, bench } = this;
    return new Runner(parlour, ROOM, hand as unknown as Journal, hand, hand.root, bench.state);
  }

  #write(person: Person, kind: Kind, body: Uint8Array): Entry {
    const entry = this.bench.entry(person, kind, body);
    person.seq++;
    person.prev = entry.hash;
    this.hand.entries.set(entry.hash, entry);
    return entry;
  }

  /** A move, or taking the last one back. */
  act(rng: Rng): Entry {
    const person = rng.pick(this.bench.people)!;
    const last = this.moves.at(-1);
    if (last !== undefined && rng.oneIn(4))
      return this.#write(person, KIND.undo, makeUndoBody({ act: UNDO_ACT.takeBack, about: last }));
    const move = rng.oneIn(3) ? { move: 'wait', args: { ms: 1 + rng.below(5) } } : { move: 'shuffle', args: {} };
    const entry = this.#write(person, KIND.move, makeMoveBody({ ...move, slot: '', attachments: [] }));
    this.moves.push(entry.hash);
    return entry;
  }

  renamed(person: Person): Entry {
    return this.#write(
      person,
      KIND.seat,
      makeSeatBody({ act: SEAT_ACT.name, seat: 0, device: person.device, name: 'Ada' }),
    );
  }

  /** @returns a proposal to go back to this move, and what all others answer */
  back(first: string): readonly Entry[] {
    const [by, ...others] = this.bench.people;
    const propose = this.#write(by!, KIND.undo, makeUndoBody({ act: UNDO_ACT.propose, about: first }));
    const agree = makeUndoBody({ act: UNDO_ACT.agree, about: propose.hash });
    return [propose, ...others.map((one) => this.#write(one, KIND.undo, agree))];
  }
}

async function evening(seed: number): Promise<Evening & { readonly table: Table }> {
  const rng = seeded(seed);
  const table = new Table(await Bench.playing(parlour as never, 3));
  const { hand } = table;
  const runner = table.runner();
  const were = new Map<string, string>();
  const objects = new Map<string, TableState>();
  const before = new Map<string, string>();
  for (let i = 0; i < STAMPS; i++) {
    const acts = Array.from({ length: rng.below(4) }, () => table.act(rng));
    hand.stamp(hand.tip, acts, hand.tip.time + rng.below(3));
    runner.catchUp();
    were.set(hand.tip.hash, canonical(runner.state));
    objects.set(hand.tip.hash, runner.state);
    for (const { hash } of acts) {
      const was = runner.world.before(hash);
      if (was) before.set(hash, canonical(was.state));
    }
  }
  return { table, hand, runner, were, objects, before };
}

const stampsOf = ({ hand }: Evening): readonly Stamped[] => hand.since(hand.root);

test('[F20] a state that isn’t kept any more is folded anew and is the same, in whatever order they are asked for', async () => {
  for (const seed of [1, 2]) {
    const past = await evening(seed);
    for (const { hash } of seeded(seed).shuffle([...stampsOf(past)]))
      expect(canonical(past.runner.stateAt(hash))).toBe(past.were.get(hash));
    expect(past.before.size).toBeGreaterThan(STAMPS / 2);
    for (const [hash, was] of past.before) expect(canonical(past.runner.world.before(hash)!.state)).toBe(was);
  }
});

test('[F20] the roster of a state that is folded anew is the one that was there, as rosters are compared by identity', async () => {
  const table = new Table(await Bench.playing(parlour as never, 3));
  const { hand, bench } = table;
  const runner = table.runner();
  const stamp = (entry: Entry): TableState => {
    hand.stamp(hand.tip, [entry], hand.tip.time + 1);
    runner.catchUp();
    return runner.state;
  };
  const before = runner.state.roster;
  const { roster } = stamp(table.renamed(bench.people[0]!));
  expect(roster).not.toBe(before);
  const { hash } = hand.tip;
  const rng = seeded(7);
  for (let i = 0; i < 2 * KEPT; i++) stamp(table.act(rng));
  expect(runner.stateAt(hash)!.roster).toBe(roster);
});

test('[F20] of a long table the last states are kept, and of those before only one in so many', async () => {
  const { hand, runner, objects } = await evening(4);
  const stamps = hand.since(hand.root).map(({ hash }) => hash);
  const isKept = (hash: string): boolean => runner.stateAt(hash) === objects.get(hash);
  expect(stamps.slice(-KEPT).every(isKept)).toBe(true);
  expect(stamps.slice(0, -KEPT).filter(isKept)).toHaveLength(Math.floor((STAMPS - KEPT) / KEPT));
});

test('[F20] [F12] after a turn deep into the past the fold is that of a fresh page', async () => {
  const past = await evening(5);
  const { hand, runner, table } = past;
  const [base] = stampsOf(past).slice(KEPT + 7);
  const rng = seeded(55);
  hand.stamp(base!, [table.act(rng), table.act(rng)], base!.time + 9);
  runner.catchUp();
  const fresh = table.runner();
  fresh.catchUp();
  expect(canonical(runner.state)).toBe(canonical(fresh.state));
  expect(runner.log).toEqual(fresh.log);
});

test('[F20] [U8] going back to a move long ago leads to what was there', async () => {
  const past = await evening(6);
  const { hand, runner, table } = past;
  const first = [...past.before.keys()].find((hash) => runner.world.before(hash)!.position! > 20);
  hand.stamp(hand.tip, table.back(first!), hand.tip.time);
  runner.catchUp();
  const fresh = table.runner();
  fresh.catchUp();
  expect(canonical(runner.state)).toBe(canonical(fresh.state));
});

test('[F20] between two stamps and within one the past is as it was', async () => {
  const { hand, runner } = await evening(7);
  const walk = new Walk(runner);
  const there = Array.from({ length: hand.tip.position }, (_, i) => canonical(walk.at(i, hand.tip)));
  const fresh = new Walk(runner);
  for (const i of seeded(77).shuffle(there.map((_, place) => place)))
    expect(canonical(fresh.at(i, hand.tip))).toBe(there[i]);
});
