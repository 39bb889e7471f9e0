/** Coming and going (MM-199, MMQ-27), a pause, and the X that anybody may touch (MMQ-28). */
import type { Answer, Ask, Move, Seat } from '../../kernel/game.ts';
import { fields, nothing, seat as aSeat } from '../../kernel/schemas.ts';
import { everybody, without, withSeat } from '../kit/seats.ts';
import { isCarried, judgedBy, type Judging } from '../kit/votes.ts';
import { over } from './aftermath.ts';
import { flow, ofScene, takenOut } from './flow.ts';
import { tell } from './news.ts';
import { isAt, placeOf } from './place.ts';
import { notOver, rule, type None } from './rules.ts';
import { changed, here, type Line, type State } from './state.ts';

interface About {
  readonly seat: Seat;
}

/** "Are you there?" MM-199: somebody who answers is never cut off. */
export const call: Move<State, About> = {
  args: fields({ seat: aSeat }),
  who: everybody,
  slot: (s) => `step ${s.step}`,
  rules: [
    notOver,
    rule<About>(
      'MM-199',
      'nobody-to-call',
      (s, m) =>
        s.decision === null &&
        !s.stuck &&
        m.args.seat !== m.seat &&
        ofScene(s).includes(m.args.seat) &&
        !s.left.includes(m.args.seat),
    ),
    rule('MM-199', 'already-called', (s) => s.called?.step !== s.step),
  ],
  apply: (s, { args }, ask) => flow(changed(s, { called: { seat: args.seat, step: s.step } }), ask),
  choices: (s) => s.seats.map((seat) => ({ seat })),
};

export const iAmHere: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: (s) => `step ${s.step}`,
  rules: [notOver, rule('MM-199', 'not-called', (s, m) => s.called?.seat === m.seat && s.called.step === s.step)],
  apply: (s, _made, ask) => flow(changed(s, { called: null }), ask),
  choices: () => [{}],
};

/** MMQ-27: somebody who isn't here is treated as gone for good. */
export const goOnWithout: Move<State, About> = {
  args: fields({ seat: aSeat }),
  who: everybody,
  rules: [
    notOver,
    rule<About>(
      'MMQ-27',
      'nobody-to-call',
      (s, m) => s.away.includes(m.args.seat) && !s.left.includes(m.args.seat) && m.args.seat !== m.seat,
    ),
    rule<About>('MMQ-27', 'already-voted', (s, m) => !votesFor(s, m.args.seat).includes(m.seat)),
  ],
  apply: (s, { seat, args }, ask) => {
    const by = [...votesFor(s, args.seat), seat];
    const rest = s.without.filter((one) => one.seat !== args.seat);
    if (!isCarried(by, here(s))) return changed(s, { without: [...rest, { seat: args.seat, by }] });
    return flow(gone(changed(s, { without: rest }), args.seat), ask);
  },
  choices: (s) => s.away.map((seat) => ({ seat })),
};

const votesFor = (s: State, seat: Seat): readonly Seat[] => s.without.find((one) => one.seat === seat)?.by ?? [];

/** MMQ-27: more than half of those who are here end the story where it is. */
export const endStory: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [
    notOver,
    rule('MMQ-27', 'phase-closed', (s) => s.stage !== 'lobby'),
    rule('MMQ-27', 'already-voted', (s, m) => !s.ending.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => {
    const ending = [...s.ending, seat];
    return isCarried(ending, here(s)) ? flow(over(s, 'MMQ-27'), ask) : changed(s, { ending });
  },
  choices: () => [{}],
};

export const pause: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, rule('MMQ-28', 'paused', (s) => !s.paused)],
  apply: (s, _made, ask) => flow(changed(s, { paused: true }), ask),
  choices: () => [{}],
};

/**
 * Nobody has to say why, and nobody is named: what was told last in this scene is taken back.
 *
 * @param isOfNow a text belongs to the scene that is on
 */
export const steppingBack = (isOfNow: (s: State, line: Line) => boolean): Move<State, None> => ({
  args: nothing,
  who: everybody,
  rules: [rule('MMQ-28', 'stepped-back', (s) => !s.halted)],
  apply(s, _made, ask) {
    const last = s.journal.at(-1);
    const journal = last && isOfNow(s, last) ? s.journal.slice(0, -1) : s.journal;
    return flow(tell(changed(s, { halted: true, journal }), 'steppedBack'), ask);
  },
  choices: () => [{}],
});

function isOfNow(s: State, line: Line): boolean {
  const place = placeOf(s);
  return place !== undefined && isAt(line, place);
}

/** Bound by it, as taking it back would say who it was. */
export const stepBack: Move<State, None> = { ...steppingBack(isOfNow), final: 'MMQ-28' };

/** After a pause, or once a scene has stepped back. */
export const goOn: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [rule('MMQ-28', 'not-paused', (s) => s.paused || s.halted)],
  apply: (s, _made, ask) => flow(changed(s, { paused: false, halted: false }), ask),
  choices: () => [{}],
};

/** Before the story the character is taken out; in it the defaults are taken for it from then on (MM-199). */
function gone(s: State, seat: Seat): State {
  const rest = changed(s, {
    ending: without(s.ending, [seat]),
    without: s.without
      .filter((one) => one.seat !== seat)
      .map((one) => ({ seat: one.seat, by: without(one.by, [seat]) })),
  });
  if (s.stage === 'epilogue') return changed(rest, { left: [...without(s.left, [seat]), seat] });
  return s.stage === 'play' ? changed(rest, { left: [...without(s.left, [seat]), seat] }) : takenOut(rest, seat);
}

export const onLeft = (s: State, { seat = -1 }: Answer, ask: Ask): State =>
  s.seats.includes(seat) && !s.left.includes(seat) ? flow(gone(s, seat), ask) : s;

export const onAway = (s: State, { seat = -1 }: Answer, ask: Ask): State =>
  s.seats.includes(seat) && !s.away.includes(seat) ? flow(changed(s, { away: [...s.away, seat] }), ask) : s;

export const onBack = (s: State, { seat = -1 }: Answer, ask: Ask): State =>
  flow(
    changed(s, {
      away: without(s.away, [seat]),
      left: without(s.left, [seat]),
      without: s.without.filter((one) => one.seat !== seat),
    }),
    ask,
  );

/** What the votes come to that are open, whenever it has changed who is here: of fewer people fewer are more than half. */
function judged(s: State, ask: Ask): State {
  // In a pause nothing comes about: whoever ends it has it judged.
  if (s.stage === 'epilogue' || s.paused || s.halted) return s;
  if (isCarried(s.ending, here(s))) return flow(over(s, 'MMQ-27'), ask);
  const carried = s.without.find(({ seat, by }) => s.away.includes(seat) && isCarried(by, here(s)));
  return carried ? judged(flow(gone(s, carried.seat), ask), ask) : s;
}

/** The same move or word about a seat, and open votes are judged anew after it. */
export const judging: Judging<State> = judgedBy(judged);

/** In the lobby there is room for six; later one watches, but for somebody who had left their character. */
export function onJoined(s: State, answer: Answer, ask: Ask): State {
  const { seat = -1 } = answer;
  if (seat < 0) return s;
  return s.seats.includes(seat) ? onBack(s, answer, ask) : seated(s, seat);
}

/** A story that hasn't begun is confirmed anew by all who play it. */
function seated(s: State, seat: Seat): State {
  if (s.stage !== 'lobby' || s.seats.length >= MOST) return s;
  return changed(s, { seats: withSeat(s.seats, seat), confirmed: [] });
}

/** Where the others went on without somebody before the story, the lobby takes them in again. */
export const onReturn = (s: State, answer: Answer, ask: Ask): State =>
  s.seats.includes(answer.seat ?? -1) ? onBack(s, answer, ask) : onJoined(s, answer, ask);

/** MM-001 */
const MOST = 6;
