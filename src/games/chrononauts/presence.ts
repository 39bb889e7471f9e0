/** Coming and going. A vote passes over somebody who keeps the table waiting, asks again for what could not be had, or calls the game off. */
import type { Answer, Ask, Move, Seat } from '../../kernel/game.ts';
import { fields, integer, nothing } from '../../kernel/schemas.ts';
import { everybody, without, withSeat } from '../kit/seats.ts';
import { isCarried, judgedBy, type Judging } from '../kit/votes.ts';
import { commitSettled, decided, TIME_TAGS, contestants } from './contest.ts';

import { tell } from './news.ts';
import { isOn, rule, rulesOf, type None } from './rules.ts';
import { run } from './run.ts';
import { ended, isPlaying, isSolo, phaseOf, playing, unsearched, type State } from './state.ts';
import { PILES } from './tasks.ts';
import { closedIfDue } from './window.ts';

/** The seats that can be waited for and answer: those whose votes count. */
export const voters = (s: State, about?: Seat): readonly Seat[] => without(playing(s), [...s.away, about ?? -1]);

/** Goes on without somebody, wherever the game is (CH-279). */
function goOnWithout(s: State, seat: Seat, ask: Ask): State {
  if (s.stage === 'lobby' || s.stage === 'over' || isSolo(s)) return s;
  if (s.stage === 'start') return run(contestWithout(s, ask), ask);
  const searched = s.prompt?.seat === seat ? unsearched(s) : s;
  return run(closedIfDue(searched, ask), ask);
}

/** A seat that isn't there is out; if that was the last guess to wait for, the next step follows. */
function contestWithout(s: State, ask: Ask): State {
  if (s.start.step === 'commit') return commitSettled(s, ask);
  const isOpen = (seat: Seat): boolean => s.start.guesses[seat]?.opened !== undefined;
  return s.start.step === 'open' && contestants(s).every(isOpen) ? decided(s, ask) : s;
}

interface About {
  readonly seat: Seat;
}

/** CH-058: only somebody who is away, or whose turn has taken its time; before the first turn, who hasn't answered for the Identity. */
function keepsWaiting(s: State, seat: Seat): boolean {
  if (s.away.includes(seat)) return true;
  return s.reminded && (s.stage === 'start' ? s.start.mulligans[seat] === undefined : s.active === seat);
}

function passedOver(s: State, seat: Seat, ask: Ask): State {
  const skipped = { ...s, skipped: [...s.skipped, seat], skipVotes: {} };
  return goOnWithout(tell(skipped, 'skipped', { seats: [seat] }), seat, ask);
}

export const voteSkip: Move<State, About> = {
  args: fields({ seat: integer(0, 999) }),
  who: everybody,
  rules: [
    ...rulesOf<About>(isOn),
    rule('CH-279', 'not-begun', (s) => s.stage !== 'lobby' && !isSolo(s)),
    rule('CH-279', 'skipped', (s, m) => isPlaying(s, m.seat)),
    rule('CH-279', 'no-legal-target', (s, m) => isPlaying(s, m.args.seat) && m.args.seat !== m.seat),
    rule('CH-058', 'not-late', (s, m) => keepsWaiting(s, m.args.seat)),
    rule('CH-279', 'already-voted', (s, m) => !(s.skipVotes[m.args.seat] ?? []).includes(m.seat)),
  ],
  apply: (s, { seat, args }, ask) => {
    const votes = [...(s.skipVotes[args.seat] ?? []), seat];
    const voted = { ...s, skipVotes: { ...s.skipVotes, [args.seat]: votes } };
    return isCarried(votes, voters(s, args.seat)) ? passedOver(voted, args.seat, ask) : voted;
  },
  choices: (s) => playing(s).map((seat) => ({ seat })),
};

/** A seat that was passed over plays again from the next turn that comes round. */
export const comeBack: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [...rulesOf<None>(isOn), rule('CH-279', 'not-skipped', (s, m) => s.skipped.includes(m.seat))],
  apply: (s, { seat }, ask) => run({ ...s, skipped: without(s.skipped, [seat]) }, ask),
  choices: () => [{}],
};

/** What was asked of the table and could not be had is asked for again. */
export const tryAgain: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [...rulesOf<None>(isOn), rule('CHQ-32', 'nothing-missing', (s) => phaseOf(s) === 'stuck')],
  apply: (s, _, ask) => run({ ...s, stuck: null }, ask),
  choices: () => [{}],
};

const TAGS = [...PILES, 'dealt', 'buried', 'opened', 'seen', 'first', 'window', 'guess', 'reveal', 'reminder'];

function calledOff(s: State, ask: Ask): State {
  for (const tag of [...TAGS, ...TIME_TAGS]) ask.cancel(tag);
  return ended(s, { winners: [], why: 'CHQ-32' });
}

/** A game that can't go on ends without a winner. */
export const callOff: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [...rulesOf<None>(isOn), rule('CHQ-32', 'already-voted', (s, m) => !s.offVotes.includes(m.seat))],
  apply: (s, { seat }, ask) => {
    const offVotes = [...s.offVotes, seat];
    const voted = { ...s, offVotes };
    return isCarried(offVotes, voters(s)) ? calledOff(voted, ask) : voted;
  },
  choices: () => [{}],
};

/** What the votes come to that are open, whenever it has changed whose word counts: of fewer people fewer are more than half. */
function judged(s: State, ask: Ask): State {
  if (s.stage === 'over') return s;
  if (isCarried(s.offVotes, voters(s))) return calledOff(s, ask);
  const isOut = (seat: Seat): boolean => keepsWaiting(s, seat) && isCarried(s.skipVotes[seat] ?? [], voters(s, seat));
  const seat = playing(s).find(isOut);
  return seat === undefined ? s : judged(passedOver(s, seat, ask), ask);
}

/** The same move or word, and open votes are judged anew after it. */
export const judging: Judging<State> = judgedBy(judged);

/** The same move or word; votes to call the game off lapse as soon as a turn goes on. */
export const lapsing =
  <Made>(after: (s: State, made: Made, ask: Ask) => State) =>
  (s: State, made: Made, ask: Ask): State => {
    const next = after(s, made, ask);
    return next.turn === s.turn || next.stage === 'over' ? next : { ...next, offVotes: [] };
  };

/** The table waits; the others may vote (CHQ-32). */
export const onAway = (s: State, { seat = -1 }: Answer): State =>
  s.away.includes(seat) || !s.seats.includes(seat) ? s : { ...s, away: [...s.away, seat] };

/** Votes to pass over somebody were about their being away: the next time they are given anew. */
function present(s: State, seat: Seat): State {
  const { [seat]: _answered, ...skipVotes } = s.skipVotes;
  return { ...s, away: without(s.away, [seat]), skipVotes };
}

export const onBack = (s: State, { seat = -1 }: Answer): State => present(s, seat);

/** A seat that leaves for good needs no vote: the hand stays unplayed, the Artifacts stay on the table. */
export function onLeft(s: State, { seat = -1 }: Answer, ask: Ask): State {
  if (s.late.includes(seat)) return { ...s, late: without(s.late, [seat]) };
  if (!s.seats.includes(seat) || s.left.includes(seat)) return s;
  const gone: State = { ...s, left: [...s.left, seat], offVotes: without(s.offVotes, [seat]) };
  if (s.stage === 'lobby')
    return { ...gone, left: [], seats: without(s.seats, [seat]), accepted: without(s.accepted, [seat]) };
  return goOnWithout(gone, seat, ask);
}

/** In the lobby there is always room to sit down; later one watches until the next game, but for whoever had left. */
export function seated(s: State, { seat = -1 }: Answer): State {
  const here = { ...present(s, seat), left: without(s.left, [seat]) };
  if (s.seats.includes(seat) || s.late.includes(seat) || seat < 0) return here;
  if (s.stage !== 'lobby') return { ...here, late: [...s.late, seat] };
  return { ...here, seats: withSeat(s.seats, seat), accepted: [] };
}

/** Where all had gone, and the one whose turn it was went last, the turn goes on with whoever is back. */
export function onJoined(s: State, answer: Answer, ask: Ask): State {
  const here = seated(s, answer);
  return s.left.includes(answer.seat ?? -1) && s.stage === 'turns' ? run(here, ask) : here;
}
