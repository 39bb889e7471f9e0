/** Lists that are cut for their length: what the rounds owe behind them is made all the same (MP-09). */
import { expect, test } from 'vitest';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import { panorama, place, test as trial } from './mission.ts';
import { Table, type Setting } from './table.ts';

const count = (value: number): Block => ({ op: 'addCounter', name: 'tide', value });
const endless: Block = { op: 'repeat', times: 100, do: [count(1), count(-1)] };
const plain = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`));
const results = { failure: [endless], success: [endless], critical: [endless] };
const tried = (more: Setting = {}): Table => {
  const table = new Table({ cards: [panorama('mill.1', { tests: [trial('t', results)] }), ...plain], ...more }).in();
  table.takes(0, 't');
  return table;
};
const cuts = ({ state }: Table): number => state.news.filter(({ what }) => what === 'cut').length;

test('[MP-09] the test whose result was cut is over, and its agent goes on', () => {
  const table = tried();
  expect([table.state.trials, table.state.doing, cuts(table)]).toEqual([[], [], 1]);
  expect(table.do(0, 'standby')).toBe('ok');
});

test('[MP-09] by rules 5 it stood open for the rest of the visit', () => {
  expect(tried({ game: timeStories5 }).state.trials).toMatchObject([{ step: 'outcome' }]);
});

test('[MP-09] a place whose first words were cut is explored', () => {
  const table = new Table({ locations: [place('mill', 'm1.3', plain, { onEnter: [endless] })] }).goTo();
  expect([table.state.phase, table.state.step, cuts(table)]).toEqual(['exploration', 'recon', 1]);
});

test('[MP-09] what comes once isn’t used up by a list that was cut before it', () => {
  const once = { on: 'testResolved', do: [count(5)], once: true } as const;
  const { fired, firing, counters } = tried({ more: { events: [once] } }).state;
  expect([fired, firing, counters['tide']! < 5]).toEqual([[], [], true]);
});

test('[MP-09] a link that broke before the cut is chosen about, and the test is over then', () => {
  const loses: readonly Block[] = [{ op: 'loseAzrak', n: 9 }, endless];
  const test1 = trial('t', { failure: loses, success: loses, critical: loses });
  const table = new Table({ cards: [panorama('mill.1', { tests: [test1] }), ...plain] }).in();
  table.takes(0, 't');
  table.does(0, 'emergency', { free: false });
  expect([table.state.trials, cuts(table)]).toEqual([[], 1]);
});
