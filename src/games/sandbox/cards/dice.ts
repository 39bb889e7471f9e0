/** The jobs of chance: dice that lie on the table, and who comes first. */
import { tell } from '../news.ts';
import { defOf, Draft, pieceOf, thePiece } from '../pieces.ts';
import type { Job } from '../job.ts';
import { isSince5, type State } from '../state.ts';
import { passed } from '../turns.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

/** What one die may have at most: more sides together than this are thrown one after the other. */
const MOST_SIDES = 2 ** 32;
const MOST_ROLLS = 8;

const sidesOf = (s: State, n: number): number => Math.max(1, defOf(s, thePiece(s, n))?.faces ?? 1);

/** The next dice that one throw decides: one die of as many sides as all of them have outcomes. */
function throwOf(s: State, dice: readonly number[]): { readonly dice: readonly number[]; readonly sides: number } {
  let sides = 1;
  let count = 0;
  while (count < dice.length && sides * sidesOf(s, dice[count]!) <= MOST_SIDES) sides *= sidesOf(s, dice[count++]!);
  return { dice: dice.slice(0, count), sides };
}

/** How many have been thrown is told by `owed`, which counts those that are still to come. */
const left = ({ pieces, owed }: Job): readonly number[] => pieces.slice(pieces.length - owed);

export const roll: Plan = {
  pieces: (s, { named }) => (named.every((n) => pieceOf(s, n)?.kind === 'die') ? named : undefined),
  loose: () => 'none',
  ask(s, k, ask) {
    const { pieces } = s.jobs[k]!;
    ask.roll(tagOf(k), { n: 1, sides: throwOf(s, pieces).sides });
    return changedJob(s, k, { step: 'asked', owed: pieces.length });
  },
  answered(s, k, { values: [value = 1] = [] }, ask) {
    const job = s.jobs[k]!;
    const { dice } = throwOf(s, left(job));
    const draft = new Draft(s);
    let rest = value - 1;
    for (const n of dice) {
      const sides = sidesOf(s, n);
      draft.touch(n, job.by, { face: rest % sides });
      rest = Math.floor(rest / sides);
    }
    const thrown = draft.done();
    const owed = job.owed - dice.length;
    if (owed > 0) {
      ask.roll(tagOf(k), { n: 1, sides: throwOf(s, left({ ...job, owed })).sides });
      return changedJob(thrown, k, { owed });
    }
    return rolled(withJob(thrown, k, null), job);
  },
};

function rolled(s: State, { pieces: dice, by }: Job): State {
  const values = dice.map((n) => thePiece(s, n).face);
  const number = (s.rolls[0]?.number ?? 0) + 1;
  const rolls = [{ number, by, dice, values }, ...s.rolls].slice(0, MOST_ROLLS);
  const of = dice.map((n) => thePiece(s, n).of);
  // Dice needn't be alike: each is told by its own faces.
  const told = isSince5(s) ? [...values, ...of] : values;
  return tell({ ...s, rolls }, 'roll', by, { n: dice.length, of: of[0]!, values: told });
}

/** Everybody who is here in an order that chance says; where the box has turns, the first of them begins. */
export const order: Plan = {
  pieces: () => [],
  loose: () => 'none',
  ask(s, k, ask) {
    const { seats, n } = s.jobs[k]!;
    ask.pick(tagOf(k), { of: seats.length, take: n === 1 ? 1 : seats.length });
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { values = [] }) {
    const { seats, by, n } = s.jobs[k]!;
    const drawn = values.map((value) => seats[value - 1]!);
    const [first = s.turn.seat] = drawn;
    // Of one only the turn is drawn for.
    if (n === 1) return passed(withJob(s, k, null), first, by, true);
    const turn = s.turn.on ? { ...s.turn, seat: first, made: s.turn.made + 1 } : s.turn;
    return tell(withJob({ ...s, order: drawn, turn }, k, null), 'order', by, { seats: drawn });
  },
};
