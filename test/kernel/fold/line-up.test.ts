/** More people at the table than its game takes: who plays, who looks on, and what the game hears of them. */
import { beforeEach, expect, test } from 'vitest';
import { UNDO_ACT, makeUndoBody } from '../../../src/kernel/undo/body.ts';
import { makeMoveBody, makeSeatBody, makeStartBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { askedOf } from '../../../src/kernel/fold/undo.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

const pair = { ...parlour, seats: { min: 2, max: 2 } } as never;

let bench: Bench;
const game = (): Parlour => bench.state.play!.state as Parlour;
const start = (by: Person): string => codeOf(bench.put(by, KIND.start, makeStartBody({})));
const letOthers = (by: Person, about = by): string =>
  codeOf(bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT.aside, seat: 0, device: about.device, name: '' })));
const say = (by: Person, word: string): string =>
  codeOf(
    bench.put(
      by,
      KIND.move,
      makeMoveBody({ move: 'say', slot: `turn ${game().turn}`, args: { word }, attachments: [] }),
    ),
  );
const line = (): readonly number[] => bench.state.roster.map(({ seat }) => seat);

beforeEach(async () => {
  bench = await Bench.of(pair, 4);
  for (const [i, person] of bench.people.entries()) bench.sit(person, 3 - i);
});

test('[F19] the first in line play; no move of the others counts', () => {
  const [ada, bea, carl] = bench.people as [Person, Person, Person];
  expect(start(ada)).toBe('done');
  expect(game().seats).toEqual([2, 3]);
  expect(bench.state.lookingOn).toEqual([1, 0]);
  expect(say(carl, 'me too')).toBe('move/not-your-seat');
  expect(say(bea, 'hello')).toBe('done');
});

test('[F19] whoever lets the others go first is last in line, for the next start too; nobody is moved by somebody else', () => {
  const [ada, bea, carl] = bench.people as [Person, Person, Person, Person];
  expect(letOthers(ada, bea)).toBe('seat/not-yours');
  expect(letOthers(ada)).toBe('done');
  expect(line()).toEqual([2, 1, 0, 3]);
  expect(start(ada)).toBe('done');
  expect(game().seats).toEqual([1, 2]);
  expect(letOthers(bea)).toBe('done');
  // What is on stays as it was begun.
  expect(game().seats).toEqual([1, 2]);
  expect(say(carl, 'the end')).toBe('done');
  expect(start(carl)).toBe('done');
  expect(game().seats).toEqual([0, 1]);
  expect(bench.state.lookingOn).toEqual([3, 2]);
});

test('[F19] the game hears nothing of those who look on, and of the first of them as of a newcomer when somebody gets up', () => {
  const [ada, bea, carl, dino] = bench.people as [Person, Person, Person, Person];
  start(ada);
  bench.leave(carl);
  bench.sit(carl, 7);
  expect(bench.state.lookingOn).toEqual([0, 7]);
  expect(game().diary).toEqual([]);
  bench.leave(bea);
  expect(game().diary).toEqual(['left 2', 'joined 0']);
  expect(bench.state.lookingOn).toEqual([7]);
  expect(say(dino, 'at last')).toBe('done');
  bench.leave(ada);
  expect(game().diary.slice(-2)).toEqual(['left 3', 'joined 7']);
  expect(bench.state.lookingOn).toBeUndefined();
});

test('[F19] [U5] those who look on aren’t asked whether the game goes back, and it hears of nobody twice when it does', () => {
  const [ada, bea, carl] = bench.people as [Person, Person, Person];
  start(ada);
  say(ada, 'one');
  const said = bench.state.undo.last!.entry;
  expect(askedOf(bench.state, 3)).toEqual([2]);
  bench.leave(bea);
  expect(game().seats.toSorted((a, b) => a - b)).toEqual([1, 3]);
  expect(codeOf(bench.put(ada, KIND.undo, makeUndoBody({ act: UNDO_ACT.propose, about: said })))).toBe('done');
  expect(
    codeOf(bench.put(carl, KIND.undo, makeUndoBody({ act: UNDO_ACT.agree, about: bench.state.undo.offer!.entry }))),
  ).toBe('done');
  expect(game().seats.toSorted((a, b) => a - b)).toEqual([1, 3]);
  expect(bench.state.lookingOn).toEqual([0]);
});
