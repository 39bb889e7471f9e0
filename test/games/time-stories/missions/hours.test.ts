/** The clock of L'ora doppia, by the table's rules: what a round brings, whoever is Captain then. */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission-double-hour.ts';
import { E } from '../../../../src/games/time-stories/missions/double-hour/numbers.ts';
import type { State } from '../../../../src/games/time-stories/table/state.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { Table, type Setting } from '../table/table.ts';

/** The table of three with this change, at the end of a round; then the deck is passed. */
function nextRound(change: (s: State) => Partial<State>, game: Setting['game'] = timeStories): State {
  const table = new Table({ mission: doubleHour, who: ['mirella', 'nando', 'colomba'], ...(game && { game }) });
  const { play } = table.dealer;
  const now = { ...table.state, phase: 'between', step: 'exchange', round: 3 } as const;
  table.dealer.play = { ...play, state: { ...play.state, table: { ...now, ...change(now) } } };
  table.does(0, 'pass');
  return table.state;
}
const minute = (s: State, n: number): State['counters'] => ({ ...s.counters, minute: n });
/** The Captain to be is out of the game: without crystals, and not back yet. */
const gone = (s: State): Partial<State> => ({
  agents: s.agents.map((one, id) => (id === 1 ? { ...one, status: 'link' } : one)),
  purse: {
    ...s.purse,
    reserves: s.purse.reserves.map((one, id) => (id === 1 ? { ...one, azrak: 0 } : one)),
    vortex: s.purse.vortex + s.purse.reserves[1]!.azrak,
  },
});

test.each([timeStories, timeStories5])(
  'the bell brings the second hour also where the next Captain is out of the game (rules $version)',
  (game) => {
    const s = nextRound(
      (now) => ({ ...gone(now), counters: minute(now, 3), flags: { ...now.flags, foggy: true } }),
      game,
    );
    expect([s.flags['second'], s.elements[E.secondHour], s.elements[E.streets]]).toEqual([true, 'table', 'table']);
    const fog = nextRound((now) => ({ ...gone(now), counters: minute(now, 0) }), game);
    expect([fog.flags['foggy'], fog.elements[E.fog]]).toEqual([true, 'table']);
  },
);

test('the bell is announced before it has struck, and not in the second hour', () => {
  const says = (s: State): boolean => s.shown.some(({ text }) => 'it' in text && text['it'].includes('ora nuova'));
  expect(says(nextRound((now) => ({ counters: minute(now, 2) })))).toBe(true);
  expect(says(nextRound((now) => ({ counters: minute(now, 2), flags: { ...now.flags, second: true } })))).toBe(false);
});
