import { beforeEach, expect, test } from 'vitest';
import type { Game, News } from '../../../src/kernel/game.ts';
import { canonical } from '../../../src/kernel/canonical.ts';
import { duties } from '../../../src/kernel/fold/runs.ts';
import { Branches } from '../../../src/kernel/fold/branches.ts';
import { Runner, type RunnerOrder } from '../../../src/kernel/fold/runner.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import { makeMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../../src/kernel/journal/entry.ts';
import { NotYet } from '../../../src/kernel/runs/not-yet.ts';
import type { Journal } from '../../../src/kernel/journal/journal.ts';
import type { Order } from '../../../src/kernel/log/order.ts';
import { makeUndoBody, UNDO_ACT, type UndoAct } from '../../../src/kernel/undo/body.ts';
import { Bench, type Person, ROOM } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';
import { Hand } from '../../helpers/stamps-by-hand.ts';

let bench: Bench;
let hand: Hand;
let first: TableState;
let people: readonly Person[];

const runnerOf = (given: Hand, game: Game<unknown> = parlour, order: RunnerOrder = given): Runner =>
  new Runner(game, ROOM, given as unknown as Journal, order, given.root, first);
/** The next entry of a chain. */
function say(person: Person, word: string, move = 'say', args: unknown = { word }, slot = ''): Entry {
  const body = makeMoveBody({ move, slot: move === 'say' ? slot : '', args, attachments: [] });
  const entry = bench.entry(person, KIND.move, body);
  person.seq++;
  person.prev = entry.hash;
  hand.entries.set(entry.hash, entry);
  return entry;
}
const diary = (state: TableState): readonly string[] => (state.play!.state as Parlour).diary;

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 3);
  first = bench.state;
  people = bench.people;
  hand = new Hand(bench.world.entry);
});

test('[F1] who was heard first is pending first, so that an act comes after what it was an answer to', () => {
  const runner = runnerOf(hand);
  const sorted = [...people].sort((a, b) => (a.device < b.device ? 1 : -1));
  const entries = sorted.map((person) => say(person, 'ciao'));
  runner.add(entries);
  expect(runner.pending()).toEqual(entries);
  expect(runner.placeable()).toEqual(entries);
  expect(runner.placeable(2)).toEqual(entries.slice(0, 2));
});

test('[F1] an entry whose predecessor has no place yet isn’t placeable', () => {
  const runner = runnerOf(hand);
  const [one, two] = [say(people[0]!, 'a'), say(people[0]!, 'b')];
  runner.add([two]);
  expect(runner.placeable()).toEqual([]);
  runner.add([one]);
  expect(runner.placeable()).toEqual([one]);
});

test('[F12] when the order turns to another branch the fold goes back to the common stamp and on from there', () => {
  const [a, b, c, d] = [
    say(people[0]!, 'a', 'say', undefined, 'turn 0'),
    say(people[1]!, 'b', 'wait', { ms: 5 }),
    say(people[2]!, 'c', 'shuffle', {}),
    say(people[0]!, 'd', 'roll', { n: 1, sides: 6 }),
  ];
  const runner = runnerOf(hand);
  const base = hand.stamp(hand.root, [b], 10);
  hand.stamp(hand.stamp(base, [a, c], 20), [d], 30);
  runner.catchUp();
  const there = canonical(runner.state);
  const before = runner.log;
  hand.stamp(hand.stamp(base, [c], 12), [a], 40);
  runner.catchUp();
  const fresh = runnerOf(hand);
  fresh.catchUp();
  expect(canonical(runner.state)).toBe(canonical(fresh.state));
  expect(runner.log).toEqual(fresh.log);
  expect(canonical(runner.state)).not.toBe(there);
  expect(runner.isPlaced(d.hash)).toBe(false);
  expect(runner.pending()).toEqual([d]);
  expect(before.length).toBeGreaterThan(0);
});

test('[F12] [G12] a place that the order has turned away from is folded beside it, as promises may name it', () => {
  const [a, b] = [say(people[0]!, 'a', 'say', undefined, 'turn 0'), say(people[1]!, 'b', 'roll', { n: 1, sides: 6 })];
  const base = hand.stamp(hand.root, [a], 10);
  const left = hand.stamp(base, [b], 20);
  const runner = runnerOf(hand);
  runner.catchUp();
  const wanted = canonical(runner.state);
  const now = hand.stamp(base, [], 30);
  runner.catchUp();
  expect(runner.stateAt(left.hash)).toBeUndefined();
  const branches = new Branches(hand as unknown as Order, (order) => runnerOf(hand, parlour, order));
  expect(canonical(branches.stateAt(left.hash))).toBe(wanted);
  // What lies under the tip is the fold's own business, which may wait for heavy work.
  expect([now, base].map(({ hash }) => branches.stateAt(hash))).toEqual([undefined, undefined]);
});

test('[F12] whatever branches are met on the way, the state at a stamp is that of a fresh fold', () => {
  withSeeds(40, (seed) => {
    const rng = seeded(seed);
    hand = new Hand(bench.world.entry);
    const kinds: (readonly [string, unknown])[] = [
      ['wait', { ms: 3 }],
      ['shuffle', {}],
      ['roll', { n: 1, sides: 6 }],
      ['key', { holders: [0, 1] }],
      ['sing', {}],
    ];
    for (const person of people) person.page();
    const entries = Array.from({ length: 12 }, () => say(rng.pick(people)!, '', ...rng.pick(kinds)!));
    const runner = runnerOf(hand);
    const stamps = [hand.root];
    for (let i = 0; i < 25; i++) {
      const parent = rng.pick(stamps)!;
      stamps.push(hand.stamp(parent, rng.shuffle(entries).slice(0, rng.below(4)), parent.time + rng.below(5)));
      if (rng.oneIn(2)) runner.catchUp();
      runner.overlay();
    }
    runner.catchUp();
    const fresh = runnerOf(hand);
    fresh.catchUp();
    expect(canonical(runner.state)).toBe(canonical(fresh.state));
    expect(runner.log).toEqual(fresh.log);
    expect(new Set(runner.pending())).toEqual(new Set(fresh.pending()));
  });
});

test('[F13] pending entries show at once, and what they ask for is asked of nobody', () => {
  const runner = runnerOf(hand);
  runner.add([say(people[0]!, '', 'roll', { n: 1, sides: 6 }), say(people[1]!, '', 'shuffle', {})]);
  expect(diary(runner.overlay())).toEqual(['roll lost []']);
  expect(diary(runner.state)).toEqual([]);
  expect(duties(runner.world, runner.state)).toEqual([]);
});

test('[F13] the overlay is laid once: the same object until something comes, and the same as laid anew', () => {
  const runner = runnerOf(hand);
  runner.add([say(people[0]!, 'a', 'say', undefined, 'turn 0')]);
  const one = runner.overlay();
  expect(runner.overlay()).toBe(one);
  const next = say(people[1]!, 'b', 'say', undefined, 'turn 1');
  runner.add([next]);
  const two = runner.overlay();
  expect(canonical(two)).toBe(canonical(runnerOf(hand).overlay()));
  hand.stamp(hand.root, runner.placeable());
  runner.catchUp();
  expect(canonical(runner.overlay().play)).toBe(canonical(two.play));
  expect(runner.overlay()).toBe(runner.state);
});

test('[F13] a thousand pending moves are laid in one go each, not all of them at each', () => {
  const runner = runnerOf(hand);
  let folds = 0;
  const counted: Hand = Object.assign(hand, { get: (hash: string) => (folds++, bench.world.entry(hash)) });
  for (let i = 0; i < 1_000; i++) {
    runner.add([say(people[i % 3]!, `${i}`, 'say', undefined, `turn ${i}`)]);
    runner.overlay();
  }
  expect(diary(runner.overlay())).toHaveLength(1_000);
  expect(counted.entries.size).toBe(1_000);
  expect(folds).toBeLessThan(10_000);
});

test('[F15] a line names what lies open after it, and news follow the step that they came of, once', () => {
  const news = (before: Parlour, after: Parlour): readonly News[] =>
    after.diary.slice(before.diary.length).map((line) => {
      if (line.includes('throws')) throw new Error(line);
      return { what: 'line', seat: 1, args: { line } };
    });
  const game = { ...parlour, news } as unknown as Game<unknown>;
  first = { ...first, play: { ...first.play!, faces: { 'a card': 'queen' } } };
  const wait = say(people[1]!, '', 'wait', { ms: 5 });
  const card = say(people[0]!, 'a card', 'say', undefined, 'turn 0');
  const throws = say(people[0]!, 'throws', 'say', undefined, 'turn 1');
  const back = goBack(people[0]!, UNDO_ACT.takeBack, throws.hash);
  const runner = runnerOf(hand, game);
  hand.stamp(hand.stamp(hand.root, [wait], 1), [card, throws, back], 20);
  runner.catchUp();
  const { name } = runner.log.at(-1)!;
  expect(runner.log.map(({ what, faces, args }) => [what, faces ?? (args as { line?: string }).line])).toEqual([
    ['move/wait', undefined],
    ['news/line', 'at 1'],
    ['news/line', 'timer ""'],
    ['move/say', { 'a card': 'queen' }],
    ['news/line', '0 a card'],
    ['move/say', undefined],
    ['undo/take-back', undefined],
  ]);
  expect(runner.log[1]).toMatchObject({ seat: 1, name: expect.stringMatching(/./) });
  expect(name).not.toBe('');
});

test('[F14] the log has a line for each thing that happened, with the content of no refused move', () => {
  const runner = runnerOf(hand);
  const said = say(people[0]!, 'ciao', 'say', undefined, 'turn 0');
  const rude = say(people[1]!, 'rude', 'say', undefined, 'turn 1');
  hand.stamp(hand.root, [said, rude], 7);
  runner.catchUp();
  expect(runner.log).toEqual([
    { position: 1, time: 7, seat: 0, name: 'Persona 0', what: 'move/say', args: { word: 'ciao' } },
    { position: 2, time: 7, seat: 1, name: 'Persona 1', what: 'move/say', refusal: { code: 'rude', rule: 'PA-1' } },
  ]);
  expect(runner.refusalOf(rude.hash)).toEqual({ code: 'rude', rule: 'PA-1' });
  expect(runner.log).toBe(runner.log);
});

/** The next entry of a chain: an undo. */
function goBack(person: Person, act: number, about: string): Entry {
  const entry = bench.entry(person, KIND.undo, makeUndoBody({ act: act as UndoAct, about }));
  person.seq++;
  person.prev = entry.hash;
  hand.entries.set(entry.hash, entry);
  return entry;
}

test('[U8] the table goes back to what was before on this branch, whatever was folded on another', () => {
  const [a, b] = [say(people[0]!, 'a', 'wait', { ms: 5 }), say(people[1]!, 'b', 'wait', { ms: 6 })];
  const propose = goBack(people[0]!, UNDO_ACT.propose, a.hash);
  const agreed = [goBack(people[1]!, UNDO_ACT.agree, propose.hash), goBack(people[2]!, UNDO_ACT.agree, propose.hash)];
  const runner = runnerOf(hand);
  hand.stamp(hand.stamp(hand.root, [a], 1), [propose, b, ...agreed], 2);
  runner.catchUp();
  expect(diary(runner.state)).toEqual([]);
  hand.stamp(hand.stamp(hand.root, [b], 3), [a, propose, ...agreed], 20);
  runner.catchUp();
  const fresh = runnerOf(hand);
  fresh.catchUp();
  expect(canonical(runner.state)).toBe(canonical(fresh.state));
  expect(diary(runner.state)).toEqual(['at 3', 'timer ""']);
  expect(runner.log.at(-1)).toMatchObject({ what: 'undo/back', args: { position: 2, moves: 1 } });
});

test('[U8] a pending move is taken back before it has its place, and the same after', () => {
  const a = say(people[0]!, 'a', 'say', undefined, 'turn 0');
  const runner = runnerOf(hand);
  runner.add([a]);
  expect(diary(runner.overlay())).toEqual(['0 a']);
  const back = goBack(people[0]!, UNDO_ACT.takeBack, a.hash);
  runner.add([back]);
  expect(diary(runner.overlay())).toEqual([]);
  hand.stamp(hand.root, [a, back], 1);
  runner.catchUp();
  expect(diary(runner.state)).toEqual([]);
  expect(runner.refusalOf(back.hash)).toBeUndefined();
});

test('[U8] a pending move is taken back while the stamp that gives it its place waits for heavy work', () => {
  const [a, b] = [say(people[0]!, 'a', 'say', undefined, 'turn 0'), say(people[1]!, 'b', 'say', undefined, 'turn 1')];
  let isWorking = true;
  const get = (hash: string): Entry | undefined => {
    if (isWorking && hash === b.hash) throw new NotYet();
    return hand.entries.get(hash) ?? bench.world.entry(hash);
  };
  const runner = runnerOf(Object.assign(hand, { get, all: () => [a].values() }));
  expect(diary(runner.overlay())).toEqual(['0 a']);
  hand.stamp(hand.root, [a, b], 1);
  runner.catchUp();
  expect(runner.isBehind).toBe(true);
  const back = goBack(people[0]!, UNDO_ACT.takeBack, a.hash);
  runner.add([back]);
  expect(diary(runner.overlay())).toEqual([]);
  isWorking = false;
  runner.catchUp();
  expect(diary(runner.state)).toEqual(['0 a', '1 b']);
  expect(runner.moveAt(1)).toBe(a.hash);
});
