/** Tests that were open when a Group Conflict broke out: they wait, and their agents play on as everybody else (rules 5.O). */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { shown } from './acts.ts';
import { panorama, say, test as trial } from './mission.ts';
import { Table, type Setting } from './table.ts';

const FIGHT = { card: 'mill.1', test: 'hit', attribute: 'strength' };
const rest = [3, 4, 5].map((n) => panorama(`mill.${n}`));

interface Fight extends Setting {
  /** Of the first turn. */
  readonly order?: readonly number[];
  /** What an agent may do meanwhile. */
  readonly aim?: readonly Block[];
}

/** Agent 1 has a test open, boosted by one, as agent 0 finds the opponent. */
function fight({ order = [1, 0, 2], aim = [], ...setting }: Fight = {}): Table {
  const hit = trial('hit', { difficulty: 3, critical: [{ op: 'damage' }], success: [{ op: 'damage' }] });
  const opponent = { type: 'group', name: say('rat'), hitPoints: 2, tests: ['hit'], onEnd: [] } as const;
  const table = new Table({
    cards: [
      panorama('mill.1', { tests: [hit], conflict: opponent }),
      panorama('mill.2', { tests: [trial('t')] }),
      ...rest,
    ],
    power: { actions: [{ id: 'aim', label: say('aim'), cost: {}, step: 'GROUP_CONFLICT', do: aim }] },
    ...setting,
  }).in();
  table.does(1, 'test', { card: 'mill.2', test: 't', attribute: 'strength' });
  table.does(1, 'boost', { n: 1 });
  table.does(0, 'follow');
  table.does(0, 'beginConflict');
  table.does(0, 'orderTurn', { order });
  return table;
}

test('[TS-163 TS-168] whoever has one takes the test of the conflict to its end, and afterwards draws for the old one', () => {
  const table = fight();
  expect(table.do(1, 'draw')).toBe('TS-163 group-conflict');
  table.takes(1, 'hit', { card: 'mill.1' });
  expect(table.state.group).toMatchObject({ order: [0, 2] });
  table.takes(0, 'hit', { card: 'mill.1' });
  expect(table.state.group).toBe(null);
  expect(table.state.trials).toMatchObject([{ agent: 1, card: 'mill.2', boost: 1, suspended: false }]);
  for (const agent of [0, 2]) table.do(agent, 'support', { trial: table.state.trials[0]!.id, n: 0 });
  table.does(1, 'draw');
  expect(table.state.trials).toEqual([]);
});

test('[TS-163] what changes the test that its agent is at leaves the one that waits as it is', () => {
  const table = fight({ aim: [{ op: 'modifyTest', n: 2, scope: 'current' }] });
  table.does(1, 'test', FIGHT);
  const [from] = shown(table, 1).uses;
  table.does(1, 'use', { from: from!.from, action: 'aim' });
  expect(table.state.trials).toMatchObject([
    { card: 'mill.1', more: 2 },
    { card: 'mill.2', more: 0 },
  ]);
});

test('[TS-137 TS-171] in a turn an agent opens one test, and pays for one, though another of its own waits', () => {
  for (const agent of [1, 0]) {
    const table = fight();
    if (agent === 0) table.takes(1, 'hit', { card: 'mill.1' });
    const before = table.azrak(agent);
    table.does(agent, 'test', FIGHT);
    expect(table.do(agent, 'test', FIGHT)).toBe('TS-137 one-test');
    expect(table.azrak(agent)).toBe(before - 1);
  }
});

test('[TS-120 TS-126 TS-172] whoever has one waiting supports tests of the conflict, and is waited for', () => {
  const table = fight();
  table.takes(1, 'hit', { card: 'mill.1' });
  table.does(0, 'test', FIGHT);
  table.does(0, 'boost', { n: 0 });
  const trials = [...table.state.trials];
  const { id } = trials.find(({ agent }) => agent === 0)!;
  expect(shown(table, 0).trials.find((one) => one.id === id)?.waits).toEqual([1, 2]);
  table.does(2, 'support', { trial: id, n: 0 });
  expect(table.do(0, 'draw')).toBe('TS-126 wait-for-support');
  table.does(1, 'support', { trial: id, n: 1 });
  expect(table.state.trials.find((one) => one.id === id)?.support).toEqual([{ seat: 1, n: 1 }]);
  // The test that waits is nobody's to support.
  const waiting = trials.find(({ suspended }) => suspended)!;
  expect(table.do(2, 'support', { trial: waiting.id, n: 1 })).toBe('TS-127 step-passed');
});

test('tables of rules 5 go on as they did: that agent’s test was stopped and could be opened again, and it gave no support', () => {
  const game = timeStories5;
  const table = fight({ game });
  table.does(1, 'test', FIGHT);
  expect(table.state.trials.map(({ card }) => card)).toEqual(['mill.2', 'mill.1']);
  expect(table.do(1, 'boost', { n: 0 })).toBe('TS-163 group-conflict');
  expect(table.do(1, 'test', FIGHT)).toBe('ok');
  const other = fight({ game, order: [0, 1, 2] });
  other.does(0, 'test', FIGHT);
  other.does(0, 'boost', { n: 0 });
  expect(other.do(1, 'support', { trial: other.state.trials.at(-1)!.id, n: 1 })).toBe('TS-120 not-in-standby');
});
