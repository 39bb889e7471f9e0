/**
 * The free table: whatever people own lies on it, and they play it by their own rules. There are no turns unless the box has some: whoever
 * is quicker acts. Rule ids (SB-…) are house rules of our own, in `words/`.
 */
import { move, type Game, type Move, type Step } from '../../kernel/game.ts';
import { fields, oneOf, optional } from '../../kernel/schemas.ts';
import { everybody, present } from '../kit/seats.ts';
import { give, mixHand, pickBack, show, steal } from './cards/hand-moves.ts';
import { deal, draw, look, reveal, shuffle, turnUp } from './cards/pile-moves.ts';
import { tagOf } from './cards/plan.ts';
import { answered } from './cards/run.ts';
import { carried, press } from './buttons/press.ts';
import { callChoice, callOff, choose, force, openChoices, order, roll, seize } from './cards/table-moves.ts';
import { CLOCK, clock, onClock } from './clocks.ts';
import { change, define } from './edit/define.ts';
import { make, remove } from './edit/make.ts';
import { mark } from './edit/mark.ts';
import { finish } from './finish.ts';
import { flip } from './flip.ts';
import { used } from './in-turn.ts';
import { bare, lay } from './lay.ts';
import { news, tell } from './news.ts';
import { setEdit, setPolicy } from './policy.ts';
import { put } from './put.ts';
import { onAway, onBack, onJoined, onLeft } from './seats.ts';
import { MOST_JOBS, type Anyway, type TableMove } from './rules.ts';
import { view } from './show.ts';
import { EDITS, isChoosing, NONE, POLICIES, type Edit, type Policy, type State } from './state.ts';
import { score } from './score.ts';
import { count, group, ink, write } from './tools.ts';
import { pass } from './turns.ts';
import { redo, undo } from './undo.ts';

/** What the table begins with, until a box says otherwise. */
export interface Options {
  readonly policy?: Policy | undefined;
  readonly edit?: Edit | undefined;
}

/**
 * A move as the table makes it: all who sit may make it, and it is final (SB-02). It is marked where its author was asked first, and a button
 * that waited for what it has ended goes on.
 */
export const act = <A extends object>(of: TableMove<A>): Move<State, never> =>
  move<State, A>({
    ...of,
    who: everybody,
    final: 'SB-02',
    apply(s, made, ask) {
      const asked = s.policy === 'advise' && (made.args as Anyway).anyway === true;
      const after = of.apply(asked ? tell(s, 'anyway', made.seat) : s, made, ask);
      return carried(used(s, after, made, of.rules), ask);
    },
  });

export const sandbox: Game<State, Options> = {
  id: 'sandbox',
  version: 5,
  keepers: true,
  seats: { min: 1, max: 25 },
  options: fields({ policy: optional(oneOf(...POLICIES)), edit: optional(oneOf(...EDITS)) }),
  setup: ({ seats, options: { policy = 'free', edit = 'all' } }) => ({
    seats,
    away: [],
    policy,
    edit,
    box: { hash: '', first: 0, part: 0, parts: 0 },
    defs: [],
    zones: [],
    made: 0,
    top: 0,
    leaves: [],
    ...bare(seats),
    turn: { on: false, seat: NONE, made: 0 },
    rolls: [],
    order: [],
    news: [],
    decks: [],
    edition: 5,
  }),
  moves: {
    put: act(put),
    flip: act(flip),
    undo: act(undo),
    redo: act(redo),
    make: act(make),
    remove: act(remove),
    mark: act(mark),
    define: act(define),
    change: act(change),
    lay: act(lay),
    press: act(press),
    shuffle: act(shuffle),
    deal: act(deal),
    draw: act(draw),
    turnUp: act(turnUp),
    look: act(look),
    mixHand: act(mixHand),
    show: act(show),
    give: act(give),
    reveal: act(reveal),
    steal: act(steal),
    pickBack: act(pickBack),
    seize: act(seize),
    force: act(force),
    roll: act(roll),
    order: act(order),
    callChoice: act(callChoice),
    choose: act(choose),
    openChoices: act(openChoices),
    callOff: act(callOff),
    pass: act(pass),
    clock: act(clock),
    count: act(count),
    write: act(write),
    ink: act(ink),
    score: act(score),
    group: act(group),
    setPolicy: act(setPolicy),
    setEdit: act(setEdit),
    finish: act(finish),
  },
  on: {
    ...Object.fromEntries(
      Array.from({ length: MOST_JOBS }, (_, k): readonly [string, Step<State>] => [
        tagOf(k),
        (s, answer, ask) => carried(answered(s, k, answer, ask), ask),
      ]),
    ),
    [CLOCK]: (s, _, ask) => onClock(s, ask),
    away: onAway,
    back: onBack,
    joined: onJoined,
    left: onLeft,
  },
  // While the table is at work, those whom the work needs; else, where the box has turns, whose turn it is.
  awaits(s) {
    const { seats, choice, jobs, turn, over } = s;
    const needed = seats.filter(
      (seat) =>
        choice?.waiting.includes(seat) === true || jobs.some((job) => job?.step === 'person' && job.by === seat),
    );
    const isIdle = !over && turn.on && !isChoosing(s) && !jobs.some(Boolean);
    return needed.length > 0 || !isIdle ? needed : seats.filter((seat) => seat === turn.seat);
  },
  // SB-17: nobody wins; everything is put away.
  outcome: (s) => (s.over ? { winners: present(s), why: 'SB-17' } : undefined),
  news,
  view,
};
