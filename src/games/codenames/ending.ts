/** What a reveal means for the game: does the turn go on, does it end, has somebody won? And the end itself. */
import type { Answer, Ask } from '../../kernel/game.ts';
import { stopClock } from './clock.ts';
import { isKey } from './key.ts';
import { needsAssassin } from './options.ts';
import {
  activeTeam,
  changed,
  homeOf,
  isSince5,
  left,
  NO_DOUBT,
  NO_POINTING,
  NONE,
  otherTeam,
  type State,
} from './state.ts';
import type { Identity, Team } from './view.ts';

/** CN-115, CN-116, CN-117, CN-119: the game is over, and what is left of the key is opened. */
export function end(s: State, winner: Team, why: string, ask: Ask): State {
  ask.cancel('standIn');
  ask.open(
    'rest',
    s.key.filter((_, i) => s.covers[i] === ''),
    s.spymaster[homeOf(s) ?? winner],
  );
  return changed(stopClock(s, ask), {
    phase: 'over',
    reveal: NONE,
    votes: [],
    doubt: NO_DOUBT,
    pointing: NO_POINTING,
    result: { winner, why, opened: [] },
  });
}

/** The winner, and the rule by which it won. */
export interface Verdict {
  readonly winner: Team;
  readonly why: string;
}

/** Has this cover, made by the active team, decided the game? */
export function verdict(s: State, identity: Identity): Verdict | undefined {
  const home = homeOf(s);
  // CN-162, CN-167: also where the assassin is to be found.
  if (home && left(s, otherTeam(home)) === 0) return { winner: otherTeam(home), why: 'CN-162' };
  const won = needsAssassin(s.setting.options) ? assassinsEnd(s, identity) : plain(s, identity);
  return home && won?.why === 'CN-115' ? { winner: home, why: 'CN-163' } : won;
}

function plain(s: State, identity: Identity): Verdict | undefined {
  const active = activeTeam(s);
  const rival = otherTeam(active);
  if (identity === 'assassin') return { winner: rival, why: 'CN-117' };
  if (left(s, active) === 0) return { winner: active, why: 'CN-115' };
  if (left(s, rival) === 0) return { winner: rival, why: 'CN-116' };
  return undefined;
}

/**
 * Assassin's End: all own pictures and the assassin (CN-137). The game doesn't end before the assassin is found (CN-138, CN-139), and
 * always in the turn in which that happens (CN-147).
 */
function assassinsEnd(s: State, identity: Identity): Verdict | undefined {
  const active = activeTeam(s);
  if (identity === 'assassin') return left(s, active) === 0 ? { winner: active, why: 'CN-140' } : undefined;
  if (!s.lastStand) return undefined;
  if (identity !== active) return { winner: otherTeam(active), why: 'CN-144' };
  return left(s, active) === 0 ? { winner: active, why: 'CN-145' } : undefined;
}

/** CN-024, CN-119: the table has derived the whole key again from the opened seeds; here only its numbers are counted. */
export function onRest(s: State, { faces, failed }: Answer): State {
  if (s.phase !== 'over' || s.result === null || s.result.opened.length > 0) return s;
  if (failed === 'refused' || failed === 'lost')
    return isSince5(s) ? changed(s, { result: { ...s.result, unopened: true } }) : s;
  const rest = [...(faces ?? [])];
  const key: string[] = s.covers.map((seen) => (seen === '' ? (rest.shift() ?? '') : seen));
  key.push(s.starting!);
  const verified = failed === undefined && rest.length === 0 && isKey(key, s.covers.length);
  return changed(s, { result: { verified, ...s.result, opened: verified ? key : [] } });
}
