/** Coming and going. A person who leaves for good is out at once, without a word about their card; a moderator who does stops the game. */
import type { Ask, Step } from '../../kernel/game.ts';
import { without, withSeat } from '../kit/seats.ts';
import { dayAway } from './day.ts';
import { callers, off, offIfCarried, unblocked } from './ends.ts';
import { dayWithout } from './flow.ts';
import { again, seated } from './lobby.ts';
import { tell } from './news.ts';
import { isLiving, living } from './people.ts';
import { isSince3, type State } from './state.ts';
import { fail } from './stuck.ts';
import { endIfReady } from './talk.ts';

const joined: Step<State> = (s, { seat = -1 }) => {
  const back = { ...s, left: without(s.left, [seat]) };
  if (s.stage === 'lobby') return seated(back, withSeat(s.seats, seat));
  if (s.seats.includes(seat)) return back;
  return { ...back, late: withSeat(s.late, seat) };
};

/** By rules 1 nobody counted again who would call the game off: those who had said so before couldn't say it anew. */
export const awayAtPlay: Step<State> = (s, { seat = -1 }, ask) => {
  const gone: State = { ...s, away: withSeat(s.away, seat) };
  return isRunning(s) ? dayAway(gone, ask, seat) : gone;
};

/** Fewer have a word in calling the game off: what those who are here have said may be enough. */
const away: Step<State> = (s, answer, ask) => {
  const gone = awayAtPlay(s, answer, ask);
  const counted = callers(s).includes(answer.seat ?? -1);
  return gone.stage === 'over' || !counted ? gone : offIfCarried(gone, ask);
};

const back: Step<State> = (s, { seat = -1 }) => ({ ...s, away: without(s.away, [seat]) });

const isRunning = ({ stage }: State): boolean => !['lobby', 'roles', 'record', 'over', 'stuck'].includes(stage);

/** A deal under way goes on: so it was by rules 1, where somebody who had gone came to life in the first night. */
export const leftAtPlay: Step<State> = (s, { seat = -1 }, ask) => {
  if (s.stage === 'lobby') return seated({ ...s, away: without(s.away, [seat]) }, without(s.seats, [seat]));
  // The next person in that seat isn't away.
  const away = isSince3(s) ? without(s.away, [seat]) : s.away;
  const rest: State = { ...s, left: withSeat(s.left, seat), late: without(s.late, [seat]), away };
  if (s.stage === 'record' || s.stage === 'over' || s.left.includes(seat)) return rest;
  const handing = rest.handing?.to === seat ? null : rest.handing;
  const gone = isLiving(rest, seat) && s.cells.length > 0 ? isOutNow({ ...rest, handing }, seat) : { ...rest, handing };
  if (seat === s.hub) return withoutHub(gone, ask);
  if (s.cells.length > 0 && living(gone).length === 0) return off(gone, ask);
  const day = isRunning(s) ? endIfReady(dayWithout(gone, ask, seat), ask) : gone;
  return unblocked(day, ask);
};

/** A deal is for those who sat there: without one of them the lobby is open again. */
const left: Step<State> = (s, answer, ask) => {
  const { seat = -1 } = answer;
  if (s.stage !== 'roles' || !s.seats.includes(seat)) return leftAtPlay(s, answer, ask);
  ask.cancel('roles');
  return again({ ...s, left: withSeat(s.left, seat) });
};

/** The hub is what failed, despite anything that had failed before: nobody else can open what the moderator knows. */
const withoutHub = (s: State, ask: Ask): State =>
  s.stuck ? { ...s, stuck: { ...s.stuck, what: 'hub' } } : fail(s, ask, 'hub');

const isOutNow = (s: State, seat: number): State =>
  tell({ ...s, out: [...s.out, { seat, how: 'left', cycle: s.night }] }, 'left', [seat]);

export const presenceSteps: Readonly<Record<'joined' | 'away' | 'back' | 'left', Step<State>>> = {
  joined,
  away,
  back,
  left,
};
