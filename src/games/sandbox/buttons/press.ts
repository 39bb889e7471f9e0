/**
 * `press`: a button does what it says, one step after the other. The press has one slot of the jobs; where a step asks the table for something,
 * the next one waits for the answer. All that it may touch is busy meanwhile, so nothing that was foreseen changes under it.
 */
import { FREE, type Ask, type Made, type Rule, type Seat } from '../../../kernel/game.ts';
import { bool, fields, integer, list, optional } from '../../../kernel/schemas.ts';
import { present } from '../../kit/seats.ts';
import { isBusy, isTaken } from '../busy.ts';
import { optionals } from '../candidates.ts';
import { hasSlot } from '../cards/pile-moves.ts';
import { freeSlot, start } from '../cards/run.ts';
import { keptOnce } from '../kept-once.ts';
import { MOST_NUMBER } from '../named.ts';
import { tell } from '../news.ts';
import { pieceOf, thePiece } from '../pieces.ts';
import { notAnothers, notOver, rule, type Anyway, type Code, type TableMove } from '../rules.ts';
import { FOR_HANDS, KEYED, LOOSE, NONE, type State } from '../state.ts';
import { inTurn } from '../in-turn.ts';
import { recorded } from '../undo.ts';
import { outlook, stepsOf, type Outlook } from './outlook.ts';
import type { Press } from './press-state.ts';
import { MOST_QUESTIONS } from './read-steps.ts';
import { undone, wasNow } from './restore.ts';
import { about, stageOf } from './stages.ts';

/** Pieces that one press may touch: they are kept as they were until it is done. */
const MOST_TOUCHED = 1_024;
const FAR = 1_000_000;

export interface Pressed extends Anyway {
  /** The button's number. */
  readonly n: number;
  /** To its questions, in their order. */
  readonly answers: readonly number[];
}

const seen = keptOnce((s: State, { n, answers }: Pressed, seat: Seat): Outlook => outlook(s, n, seat, answers));

const piecesOf = (s: State, m: Made<Pressed>): readonly number[] => {
  const all = seen(s, m.args, m.seat);
  return all.ok ? all.pieces : [];
};

function isAnswered(s: State, { n, answers }: Pressed): boolean {
  const asks = s.defs[thePiece(s, n).of]?.asks ?? [];
  return answers.length === asks.length && answers.every((one, i) => one >= asks[i]!.least && one <= asks[i]!.most);
}

/** Why a step can't be taken; each has its advice. */
const STUCK: readonly Code[] = [
  'different-backs',
  'many-clocks',
  'no-clock',
  'no-counter',
  'no-die',
  'no-such-place',
  'no-turns',
  'nobody-there',
  'not-there',
  'too-few-cards',
  'under-a-key',
];

/** SB-62: all of its steps can be taken, or the press is refused. */
const goesThrough = (why: Code): Rule<State, Pressed> =>
  rule('SB-62', why, (s, m: Made<Pressed>) => {
    const all = seen(s, m.args, m.seat);
    return all.ok || all.why !== why;
  });

/** A container that something else is on its way to, or from. */
const isAwaited = (s: State, n: number): boolean =>
  s.jobs.some((job) => job !== null && (job.from === n || job.to.includes(n)));

export const press: TableMove<Pressed> = {
  args: fields({
    n: integer(0, MOST_NUMBER),
    answers: list(integer(-FAR, FAR), MOST_QUESTIONS),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    rule('SB-03', 'no-button', (s, m: Made<Pressed>) => pieceOf(s, m.args.n)?.kind === 'button'),
    rule('SB-63', 'asleep', (s, m: Made<Pressed>) => stepsOf(s, m.args.n).length > 0),
    rule('SB-61', 'asked-otherwise', (s, m: Made<Pressed>) => isAnswered(s, m.args)),
    ...STUCK.map((why) => goesThrough(why)),
    rule('SB-01', 'button-too-large', (s, m: Made<Pressed>) => piecesOf(s, m).length <= MOST_TOUCHED),
    rule('SB-43', 'busy', (s, m: Made<Pressed>) =>
      [m.args.n, ...piecesOf(s, m)].every((n) => !isBusy(s, n) && !isTaken(s, n, NONE) && !isAwaited(s, n)),
    ),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<Pressed>) => [m.args.n]),
  ],
  apply(s, m, ask) {
    const { seat: by, args } = m;
    const pieces = [...piecesOf(s, m), args.n];
    const slot = freeSlot(s);
    const begun: Press = {
      slot,
      n: args.n,
      by,
      answers: args.answers,
      steps: stepsOf(s, args.n),
      step: 0,
      stage: 0,
      at: [],
      pieces,
      failed: false,
      before: { was: wasNow(s, pieces), urns: s.urns, turn: s.turn, order: s.order, scores: s.scores },
    };
    const told = tell(s, 'press', by, { n: args.n, of: thePiece(s, args.n).of });
    const after = carried({ ...told, presses: [...s.presses, begun] }, ask);
    return isDone(after, slot) && isPlain(after, pieces) ? withUndo(s, after, by, pieces) : after;
  },
  choices: () => optionals<Pressed>({ n: FREE, answers: FREE }, ['anyway']),
};

const isDone = ({ presses }: State, slot: number): boolean => presses.every((one) => one.slot !== slot);

/** Neither chance nor a key has had a part in how these pieces lie. */
const isPlain = (s: State, pieces: readonly number[]): boolean =>
  pieces.every((n) => {
    const face = pieceOf(s, n)?.face;
    return face !== LOOSE && face !== KEYED;
  });

function withUndo(before: State, after: State, by: Seat, pieces: readonly number[]): State {
  const touched = pieces.filter((n) => pieceOf(before, n) !== pieceOf(after, n));
  return touched.length > 0 ? recorded(before, after, by, 'press', touched) : after;
}

/** Presses go on as far as they can: to the next answer that they wait for, to their end, or back where something failed. */
export function carried(s: State, ask: Ask): State {
  return s.presses.reduce((now, { slot }) => goneOn(now, slot, ask), s);
}

function goneOn(s: State, slot: number, ask: Ask): State {
  let now = s;
  for (;;) {
    const going = now.presses.find((one) => one.slot === slot);
    if (!going || now.jobs[slot]) return now;
    if (going.failed) return undone(now, going);
    const step = going.steps[going.step];
    if (!step) return ended(now, going, ask);
    const run = stageOf(step, going.stage);
    if (!run) {
      now = changed(now, slot, { step: going.step + 1, stage: 0, at: [] });
      continue;
    }
    const at = going.stage === 0 ? about(now, step) : going.at;
    const next = changed(now, slot, { stage: going.stage + 1, at });
    const out = run(next, { ...going, at }, ask);
    if (!out) now = next;
    else if ('job' in out) {
      const waiting = out.again ? changed(next, slot, { stage: going.stage }) : next;
      now = start(waiting, out.job, ask, slot);
    } else now = out;
  }
}

const changed = (s: State, slot: number, changes: Partial<Press>): State => ({
  ...s,
  presses: s.presses.map((one) => (one.slot === slot ? { ...one, ...changes } : one)),
});

/** What it has shuffled for hands goes under keys in the background, as after a shuffle by hand. */
function ended(s: State, { slot, steps, by }: Press, ask: Ask): State {
  let now: State = { ...s, presses: s.presses.filter((one) => one.slot !== slot) };
  for (const step of steps) {
    if (step.do !== 'shuffle' || ((pieceOf(now, step.at)?.flags ?? 0) & FOR_HANDS) === 0) continue;
    if (present(now).length > 1 && freeSlot(now) >= 0) now = start(now, { what: 'secret', by, from: step.at }, ask);
  }
  return now;
}
