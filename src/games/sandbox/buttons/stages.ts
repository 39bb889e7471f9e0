/**
 * The course of each kind of step, in stages. A stage changes the table at once, or begins a job (`cards/run.ts`) whose end the press waits
 * for. Jobs are the same as those of acts by hand, so what keys and dice decide here is decided as it is there.
 */
import type { Ask, Seat } from '../../../kernel/game.ts';
import { present } from '../../kit/seats.ts';
import { isMixed, canLoosen, loosened } from '../cards/loose.ts';
import { changedClock } from '../clocks.ts';
import { flipped } from '../flip.ts';
import type { Job } from '../job.ts';
import { tell } from '../news.ts';
import { defOf, Draft, isPublic, listOf, thePiece } from '../pieces.ts';
import { written } from '../score.ts';
import { handPlace, KEYED, NONE, type State } from '../state.ts';
import { after, passed } from '../turns.ts';
import { broughtHome, handsPassed, recalled, settledIn, sorted } from './moving.ts';
import { amount, meant } from './select.ts';
import type { Some, Step, StepName } from './step.ts';

/** The press that a stage belongs to. */
export interface Going {
  readonly by: Seat;
  readonly answers: readonly number[];
  /** What the step was about when it began, as `about` says. */
  readonly at: readonly number[];
}

/** A job of the press's own slot; `again`: the same stage follows it. */
export interface Begin {
  readonly job: Pick<Job, 'what' | 'by'> & Partial<Job>;
  readonly again?: true;
}

/** Nothing where there is nothing to do. */
type Stage<N extends StepName> = (
  s: State,
  step: Extract<Step, { readonly do: N }>,
  going: Going,
  ask: Ask,
) => State | Begin | undefined;

/** Hidden cards of somebody's, in hands and on the cloth, are the keepers' before they are moved. */
const gathered = (s: State, pieces: readonly number[], by: Seat): Begin | undefined => {
  const named = pieces.filter((n) => thePiece(s, n).face === KEYED && thePiece(s, n).key !== NONE);
  return named.length > 0 ? { job: { what: 'gather', by, named } } : undefined;
};

/** Hidden cards that are nobody's and lie in hands: whose hand it is takes them under their key. */
const handed = (s: State, by: Seat): Begin | undefined => {
  const named = s.hands.flatMap(({ cards }) =>
    cards.filter((n) => thePiece(s, n).face === KEYED && thePiece(s, n).key === NONE),
  );
  return named.length > 0 ? { job: { what: 'hold', by, named } } : undefined;
};

const inHands = (s: State): readonly number[] => present(s).flatMap((seat) => listOf(s, handPlace(seat)));

/** Each piece of a step with something changed. */
function touched(s: State, some: Some, by: Seat, change: (n: number) => object | undefined): State {
  const draft = new Draft(s);
  for (const n of meant(s, some)) {
    const changes = change(n);
    if (changes) draft.touch(n, by, changes);
  }
  return draft.done();
}

function shuffle(s: State, at: number, by: Seat): State | Begin {
  const cards = listOf(s, at);
  if (!isMixed(s, cards) && !canLoosen(s, cards)) return { job: { what: 'mix', by, from: at } };
  return tell(isMixed(s, cards) ? s : loosened(s, cards, by), 'shuffle', by, { n: cards.length });
}

/** What each of these places still lacks of `n`, dealt so many at a time as all of those that lack some lack. */
function filling(
  s: State,
  from: number,
  n: number,
  places: readonly number[],
  up: boolean,
  by: Seat,
): Begin | undefined {
  const lacking = places.filter((place) => listOf(s, place).length < n);
  if (lacking.length === 0) return undefined;
  const least = Math.min(...lacking.map((place) => n - listOf(s, place).length));
  return { job: { what: 'deal', by, from, n: least, to: lacking, up }, again: true };
}

const hidden = (s: State, n: number): boolean => !isPublic(thePiece(s, n)) && thePiece(s, n).key === NONE;

const STAGES: { readonly [N in StepName]: readonly Stage<N>[] } = {
  recall: [
    (s, step, { by }) => gathered(s, meant(s, step), by),
    (s, step, { by }) => {
      const cards = meant(s, step);
      return tell(recalled(s, cards, step.to, by), 'recall', by, { n: cards.length });
    },
  ],
  shuffle: [(s, { at }, { by }) => (listOf(s, at).length > 1 ? shuffle(s, at, by) : undefined)],
  deal: [
    (s, { from, n, to = present(s).map(handPlace), fill = false, up = false }, { by, answers }) =>
      fill
        ? filling(s, from, amount(n, answers), to, up, by)
        : { job: { what: 'deal', by, from, n: amount(n, answers), to, up } },
  ],
  move: [
    (s, { from, to, n, side }, { by, answers }) => {
      const count = amount(n, answers) || listOf(s, from).length;
      return count > 0 ? { job: { what: 'deal', by, from, n: count, to: [to], up: side === 'up' } } : undefined;
    },
    (s, step, { by, at }) => settledIn(s, step.to, new Set(at), step, by),
  ],
  flip: [
    (s, { side }, { by, at }) => {
      const draft = new Draft(s);
      for (const n of at) {
        const face = flipped(s, n, { side });
        if (face !== undefined) draft.touch(n, by, { face });
      }
      return draft.done();
    },
    (s, { side, ...some }, { by }) => {
      const named = side === 'down' ? [] : meant(s, some).filter((n) => hidden(s, n));
      return named.length > 0 ? { job: { what: 'turnUp', by, named } } : undefined;
    },
  ],
  turn: [
    (s, step, { by: seat }) =>
      touched(s, step, seat, (n) => ({ turn: step.to ?? (thePiece(s, n).turn + (step.by ?? 0) + 360) % 360 })),
  ],
  roll: [
    (s, step, { by }) => ({
      job: { what: 'roll', by, named: meant(s, step).filter((n) => thePiece(s, n).kind === 'die') },
    }),
  ],
  sort: [(s, { at }, { by }) => tell(sorted(s, at, by), 'sort', by, { n: listOf(s, at).length })],
  count: [
    (s, step, { by, answers }) =>
      touched(s, step, by, (n) => {
        const piece = thePiece(s, n);
        if (piece.kind !== 'counter') return undefined;
        const { least, most } = defOf(s, piece)!;
        const value = step.set === undefined ? piece.face + amount(step.add!, answers) : amount(step.set, answers);
        return { face: Math.min(most, Math.max(least, value)) };
      }),
  ],
  score: [
    (s, { of, add }, { by, answers }) =>
      (of === 'me' ? [by] : s.seats).reduce((now, seat) => written(now, seat, amount(add, answers), by), s),
  ],
  pass: [
    (s, { to }, { by }) => {
      if (to === 'lot') return { job: { what: 'order', by, seats: present(s), n: 1 } };
      const [first = s.turn.seat] = s.order.length > 0 ? s.order : s.seats;
      return passed(s, to === 'first' ? first : after(s, s.turn.seat, to === 'previous'), by);
    },
  ],
  order: [(s, _, { by }) => ({ job: { what: 'order', by, seats: present(s) } })],
  clock: [
    (s, step, { by }, ask) =>
      meant(s, step)
        .filter((n) => thePiece(s, n).kind === 'clock')
        .reduce((now, n) => changedClock(now, { n, does: step.does, ms: step.ms }, by, ask), s),
  ],
  passHands: [
    (s, _, { by }) => gathered(s, inHands(s), by),
    (s, { to }, { by }) => {
      const passedOn = handsPassed(s, present(s), (seat) => after(s, seat, to === 'right'), by);
      return tell(passedOn, 'passHands', by, { n: present(s).length });
    },
    (s, _, { by }) => handed(s, by),
  ],
  home: [
    (s, step, { by }) => gathered(s, meant(s, step), by),
    (s, step, { by }) => {
      const pieces = meant(s, step);
      return tell(broughtHome(s, pieces, by), 'home', by, { n: pieces.length });
    },
  ],
  say: [(s, { text }, { by }) => tell(s, 'say', by, { text })],
};

/** What a stage asks of the table as it was before the step's first one. */
export function about(s: State, step: Step): readonly number[] {
  if (step.do === 'move') return listOf(s, step.to);
  return step.do === 'flip' ? meant(s, step).filter((n) => isPublic(thePiece(s, n))) : [];
}

/** The stage of this number; `undefined` after the last one. */
export function stageOf(
  step: Step,
  stage: number,
): ((s: State, going: Going, ask: Ask) => State | Begin | undefined) | undefined {
  const run = (STAGES[step.do] as readonly Stage<StepName>[])[stage];
  return run && ((s, going, ask) => run(s, step, going, ask));
}
