/**
 * How a day goes on from one thing to the next: votes, the owl, speeches, the lot, the stake. LU-088 to LU-122, LU-151 to LU-155.
 * What people may do in each of them is in `vote.ts`, `speech.ts` and `talk.ts`.
 */
import type { Ask, Seat } from '../../kernel/game.ts';
import { without } from '../kit/seats.ts';
import { withoutAside } from './aside.ts';
import { startClock, startClockFor, stopClock } from './day-clock.ts';
import type { Round } from './day-state.ts';
import { tell } from './news.ts';
import { type Cast, leaders, nominees, tally } from './nominate.ts';
import { isLiving, living } from './people.ts';
import { isSince3, type State } from './state.ts';
import { anchorOf, firstVoters, fromLeftOf, hiddenAnchorOf, laterVoters, speakers } from './voting-order.ts';

/** What the moderator owes is said so long after it is due, whatever it is: the pause tells nothing. LU-200. */
export const PAUSE_MS = 2_000;

/** The lot is asked for so often, then the order of the vote decides. */
const TRIES = 2;

/** All players, in the order in which one votes and speaks. */
const orderOf = (s: State): readonly Seat[] =>
  fromLeftOf(s.players, s.options.hideDawnCause ? hiddenAnchorOf(s.out) : anchorOf(s.out));

const inOrder = (s: State): readonly Seat[] => orderOf(s).filter((seat) => isLiving(s, seat));

/** A ghost who has left for good isn't asked; by earlier rules they were, and all waited for them. */
export function openFirstVote(s: State, ask: Ask): State {
  const order = firstVoters(orderOf(s), s.out, { ghosts: s.options.ghosts, cycle: s.night });
  return openVote(s, ask, 1, isSince3(s) ? without(order, s.left) : order, living(s));
}

function openVote(s: State, ask: Ask, round: Round, order: readonly Seat[], candidates: readonly Seat[]): State {
  if (round > 1 && order.length === 0) return openLot(tell(s, 'nobodyLeft'), ask, candidates);
  const opened: State = { ...s, stage: 'vote', floor: null, vote: { round, order, given: [], candidates } };
  return askVoter(tell(opened, 'vote', order.slice(0, 1), s.night, round), ask);
}

/** The seat whose turn it is to vote. */
export const voterOf = ({ vote }: State): Seat | undefined => vote?.order[vote.given.length];

function askVoter(s: State, ask: Ask): State {
  const voter = voterOf(s);
  return voter === undefined ? closeVote(s, ask) : startClockFor(s, ask, voter, s.options.voteMs);
}

/** The voter whose turn it is has said this; null where it was nothing. */
export function give(s: State, ask: Ask, target: Seat | null): State {
  const { vote } = s;
  const voter = voterOf(s);
  if (!vote || voter === undefined) return s;
  const given: State = { ...s, vote: { ...vote, given: [...vote.given, [voter, target]] } };
  return askVoter(target === null ? tell(given, 'noVote', [voter]) : given, ask);
}

/** Votes that count: those for people who still live. */
const counted = (s: State): ReturnType<typeof tally> =>
  tally((s.vote?.given ?? []).filter((one): one is Cast => one[1] !== null && isLiving(s, one[1])));

function closeVote(s: State, ask: Ask): State {
  const { vote } = s;
  if (!vote) return s;
  const ballots = [...s.ballots, { cycle: s.night, round: vote.round, given: vote.given }];
  const closed: State = { ...stopClock(s, ask), ballots };
  if (vote.round !== 1) return decide(closed, ask, vote.round);
  return s.mix.owl > 0 ? startClock({ ...closed, stage: 'owl' }, ask, PAUSE_MS) : nominate(closed, ask, undefined);
}

/** Nominated people speak; where nobody is nominated, the lot decides among all. @param owled whom the owl has pointed out */
export function nominate(s: State, ask: Ask, owled: Seat | undefined): State {
  const named = nominees(counted(s), owled);
  if (named.length === 0) return openLot(tell(s, 'nobodyVoted'), ask, inOrder(s));
  const nominated = speakers(orderOf(s), named);
  return openSpeeches(tell({ ...s, nominated }, 'nominated', nominated), ask, 2, nominated);
}

const openSpeeches = (s: State, ask: Ask, round: 2 | 3, candidates: readonly Seat[]): State =>
  askSpeaker({ ...s, stage: 'speech', vote: null, floor: { round, queue: candidates, candidates } }, ask);

function askSpeaker(s: State, ask: Ask): State {
  const [speaker] = s.floor?.queue ?? [];
  if (speaker === undefined) return afterSpeeches(s, ask);
  return startClockFor(tell(s, 'floor', [speaker]), ask, speaker, s.options.speechMs);
}

/** The speaker has done so; the next has the word. */
export function nextSpeaker(s: State, ask: Ask): State {
  const { floor } = s;
  return floor ? askSpeaker({ ...s, floor: { ...floor, queue: floor.queue.slice(1) } }, ask) : s;
}

function afterSpeeches(s: State, ask: Ask): State {
  const { floor } = s;
  if (!floor) return s;
  const candidates = floor.candidates.filter((seat) => isLiving(s, seat));
  if (candidates.length < 2) return openLot(s, ask, candidates);
  return openVote(s, ask, floor.round, laterVoters(orderOf(s), s.out, s.nominated), candidates);
}

/** After the second vote, or its repetition. */
function decide(s: State, ask: Ask, round: 2 | 3): State {
  const candidates = (s.vote?.candidates ?? []).filter((seat) => isLiving(s, seat));
  const most = leaders(counted(s));
  const tied = most.length === 0 ? candidates : candidates.filter((seat) => most.includes(seat));
  if (tied.length < 2) return openLot(s, ask, tied);
  return round === 2 ? openSpeeches(tell(s, 'tie', tied), ask, 3, tied) : openLot(tell(s, 'tieAgain', tied), ask, tied);
}

/** One of these goes to the stake; one of all where none of them is left. */
function openLot(s: State, ask: Ask, among: readonly Seat[], tries = 1): State {
  const all = among.length > 0 ? among : inOrder(s);
  if (all.length < 2) return stake(s, ask, all[0]);
  ask.roll('lot', { n: 1, sides: all.length });
  return { ...stopClock(s, ask), stage: 'lot', vote: null, floor: null, lot: { among: all, tries } };
}

/** @param drawn from 1; undefined where the draw has failed */
export function closeLot(s: State, ask: Ask, drawn: number | undefined): State {
  const { lot } = s;
  if (!lot) return s;
  const seat = drawn === undefined ? undefined : lot.among[drawn - 1];
  const rest = lot.among.filter((one) => isLiving(s, one));
  if (seat !== undefined && rest.includes(seat)) return stake(tell(s, 'lot', [seat]), ask, seat);
  // The person it fell on has left meanwhile: that is no failure.
  if (seat !== undefined) return openLot(s, ask, rest, lot.tries);
  if (lot.tries < TRIES) return openLot(s, ask, rest, lot.tries + 1);
  const first = rest[0] ?? inOrder(s)[0];
  return stake(first === undefined ? s : tell(s, 'lotLost', [first]), ask, first);
}

/** The day is over; whether the game is, the moderator says. @param seat nobody where nobody is left */
function stake(s: State, ask: Ask, seat: Seat | undefined): State {
  const over: State = { ...s, stage: 'verdict', vote: null, floor: null, lot: null };
  const after: State =
    seat === undefined
      ? over
      : tell({ ...over, out: [...s.out, { seat, how: 'lynched', cycle: s.night }] }, 'stake', [seat], s.night);
  return startClock(after, ask, PAUSE_MS);
}

/** Somebody has left for good, and counts no more; they are out already. */
export function dayWithout(s: State, ask: Ask, seat: Seat): State {
  const { vote, floor } = s;
  if (s.asides.some((pair) => pair.includes(seat))) return withoutAside(s, seat);
  if (vote) {
    const current = voterOf(s) === seat;
    const order = vote.order.filter((voter, i) => i < vote.given.length || voter !== seat);
    const rest: State = { ...s, vote: { ...vote, order } };
    return current ? askVoter(rest, ask) : rest;
  }
  if (!floor) return s;
  const current = floor.queue[0] === seat;
  const rest: State = { ...s, floor: { ...floor, queue: floor.queue.filter((one) => one !== seat) } };
  return current ? askSpeaker(rest, ask) : rest;
}
