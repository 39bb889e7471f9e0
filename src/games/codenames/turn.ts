/** From turn to turn: a clue phase, a guess phase, and what each begins with. The win is left to `ending.ts`. */
import type { Ask } from '../../kernel/game.ts';
import { clockOver, startClock, stopClock } from './clock.ts';
import { virtualTurn } from './coop.ts';
import { end } from './ending.ts';
import { activeTeam, changed, homeOf, isSince5, NO_DOUBT, NO_POINTING, NONE, otherTeam, type State } from './state.ts';
import { tell } from './told.ts';
import type { ClueNumber, Team } from './view.ts';

/** The spymaster of `team` is to give a clue. */
export function beginTurn(s: State, team: Team, ask: Ask): State {
  const { standIn } = s.pointing;
  const next = changed(s, {
    phase: 'clue',
    active: team,
    turn: s.turn + 1,
    guessesMade: 0,
    reveal: NONE,
    doubt: NO_DOUBT,
    // The vote about who is to lead is for the whole game.
    pointing: standIn && isSince5(s) ? { ...NO_POINTING, standIn } : NO_POINTING,
    votes: [],
  });
  return startClock(next, s.setting.options.clueSeconds, ask);
}

/** CN-110, CN-111, CN-112, CN-113, CN-159: it is the other team's turn. */
export function endTurn(s: State, ask: Ask): State {
  const next = stopClock(s, ask);
  return homeOf(s) ? virtualTurn(next) : beginTurn(next, otherTeam(activeTeam(s)), ask);
}

/** CN-046, CN-048: nothing but word and number, kept for all to see. */
export function publish(s: State, word: string, number: ClueNumber, ask: Ask): State {
  const { denied, asks, judged } = s.doubt;
  const next = changed(s, {
    phase: 'guess',
    guessesMade: 0,
    votes: [],
    doubt: { ...NO_DOUBT, denied, asks, judged },
    history: [...s.history, { team: activeTeam(s), word, number, covered: [] }],
  });
  return startClock(next, s.setting.options.guessSeconds, ask);
}

/** CN-187, CN-188, CN-189, CN-191: a soft timer only says so. It stands still while anything is pending, so no reveal is cut short. */
export function onClock(s: State, _: unknown, ask: Ask): State {
  if ((s.phase !== 'clue' && s.phase !== 'guess') || s.clock === null) return s;
  if (s.setting.options.timer === 'soft') return clockOver(s);
  const late = tell(s, 'timeUp', { team: activeTeam(s) });
  return s.lastStand ? end(late, otherTeam(activeTeam(s)), 'CN-191', ask) : endTurn(late, ask);
}
