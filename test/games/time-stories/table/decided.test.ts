/** What became of a proposal is told where nothing else tells it (TS-003). */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import { Table, type Setting } from './table.ts';

/** All stand by, and the first of three proposes to leave. */
function proposed(setting: Setting = {}): Table {
  const table = new Table(setting).in();
  for (const agent of table.state.agents.keys()) table.does(agent, 'standby');
  table.ok(0, 'propose', { what: 'leave', shares: [], free: false });
  return table;
}
const decided = ({ state }: Table): readonly unknown[] =>
  state.news.flatMap(({ what, about, n }) => (what === 'decided' ? [[about, n]] : []));

test('[TS-003] a proposal that is voted down is told so, and so is one that became impossible meanwhile', () => {
  const table = proposed();
  for (const seat of [0, 1]) table.ok(seat, 'vote', { yes: false });
  expect(table.state.proposal).not.toBe(null);
  table.ok(2, 'vote', { yes: true });
  expect([table.state.proposal, decided(table)]).toEqual([null, [['leave', 0]]]);
  table.ok(0, 'propose', { what: 'leave', shares: [], free: false });
  table.does(1, 'explore', { slot: 0 });
  for (const seat of [1, 2]) table.ok(seat, 'vote', { yes: true });
  expect([table.state.phase, decided(table).at(-1)]).toEqual(['exploration', ['leave', 2]]);
});

test('[TS-003] a yes is told where what it does isn’t told anyway', () => {
  const table = proposed();
  for (const seat of [1, 2]) table.ok(seat, 'vote', { yes: true });
  expect(decided(table)).toEqual([]);
  expect(table.agree('skip')).toBe('ok');
  expect(decided(table)).toEqual([['skip', 1]]);
});

test('[TS-312] a run that isn’t given up is told too', () => {
  const table = proposed();
  table.ok(0, 'vote', { yes: false });
  for (const seat of [1, 2]) if (table.state.proposal) table.ok(seat, 'vote', { yes: false });
  table.ok(1, 'giveUp', {});
  table.ok(2, 'vote', { yes: false });
  expect(decided(table).at(-1)).toEqual(['abandon', 0]);
});

test('[TS-003] by rules 5 nobody was told', () => {
  const table = proposed({ game: timeStories5 });
  table.ok(0, 'vote', { yes: false });
  for (const seat of [1, 2]) table.ok(seat, 'vote', { yes: false });
  expect([table.state.proposal, decided(table)]).toEqual([null, []]);
});
