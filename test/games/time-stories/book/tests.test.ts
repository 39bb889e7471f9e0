/** Rules of the book about tests, Destiny and conflicts, one by one (5.L to 5.O). */
import { expect, test } from 'vitest';
import type { Card, ConflictDef } from '../../../../src/games/time-stories/pack/cards.ts';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import { after, plain, shown } from '../table/acts.ts';
import { element, mission, panorama, say, test as trial } from '../table/mission.ts';
import { Table, type Setting } from '../table/table.ts';

const begun = { card: 'mill.1', test: 't', attribute: 'strength' };
const tested = (more: Parameters<typeof trial>[1] = {}): Card => panorama('mill.1', { tests: [trial('t', more)] });
const inTest = (more: Parameters<typeof trial>[1] = {}, setting: Setting = {}): Table => {
  const table = new Table({ cards: [tested(more), ...plain], ...setting }).in();
  table.does(0, 'test', begun);
  return table;
};
const idOf = (table: Table): number => table.state.trials[0]!.id;
/** The agent's reserve is worn down to so many; a shortcut of the test, in which no crystal is lost. */
function leave(table: Table, agent: number, azrak: number): void {
  const { play } = table.dealer;
  const state = play.state.table!;
  const reserves = state.purse.reserves.map((one, id) => (id === agent ? { ...one, azrak } : one));
  const vortex = state.purse.vortex + table.azrak(agent) - azrak;
  const purse = { ...state.purse, reserves, vortex };
  table.dealer.play = { ...play, state: { ...play.state, table: { ...state, purse } } };
}

test('[TS-115] a test that is no conflict can be left alone', () => {
  const table = new Table({ cards: [tested(), ...plain] }).in();
  expect(table.do(0, 'standby')).toBe('ok');
});

test('[TS-122 TS-124] several may support, and whoever doesn’t want to says so', () => {
  const table = inTest();
  table.does(0, 'boost', { n: 0 });
  for (const agent of [1, 2]) table.does(agent, 'standby');
  for (const agent of [1, 2]) table.does(agent, 'support', { trial: idOf(table), n: 1 });
  expect(shown(table, null).trials[0]!.sum.support).toBe(2);
  const alone = inTest();
  alone.does(0, 'boost', { n: 0 });
  for (const agent of [1, 2]) alone.does(agent, 'standby');
  for (const agent of [1, 2]) alone.does(agent, 'support', { trial: idOf(alone), n: 0 });
  expect(alone.do(0, 'draw')).toBe('ok');
});

test('[TS-133 TS-134] what comes of it is the tester’s, and an empty cell is nothing', () => {
  const table = inTest({ difficulty: 9, failure: [{ op: 'loseMagic' }] });
  table.does(0, 'boost', { n: 0 });
  table.does(1, 'standby');
  table.does(1, 'support', { trial: idOf(table), n: 1 });
  table.does(1, 'support', { trial: idOf(table), n: 0 });
  table.does(0, 'draw');
  expect(table.state.agents.map(({ magic }) => magic)).toEqual([3, 4, 4]);
  const empty = inTest({ difficulty: 9 });
  const { purse, agents } = empty.state;
  empty.does(0, 'boost', { n: 0 });
  empty.does(0, 'draw');
  expect(empty.state).toMatchObject({ purse, agents, lastOutcome: 'FAILURE', trials: [] });
});

test('[TS-139 TS-141] the last crystal opens the test; after an Emergency Refresh it goes on, the boost from the new reserve', () => {
  const table = new Table({ cards: [tested({ difficulty: 9 }), ...plain] }).in();
  leave(table, 0, 1);
  table.does(0, 'test', begun);
  expect(table.state.links).toMatchObject([{ agent: 0 }]);
  expect(table.do(0, 'boost', { n: 0 })).toBe('TS-204 link-choice-first');
  table.does(0, 'emergency', { free: false });
  table.does(0, 'boost', { n: 3 });
  table.does(0, 'draw');
  expect(table.state).toMatchObject({ trials: [], lastOutcome: 'FAILURE' });
  expect(table.azrak(0)).toBe(2);
});

test('[TS-142] support with the last crystal counts, and then the link is chosen', () => {
  const table = inTest();
  table.does(0, 'boost', { n: 0 });
  table.does(1, 'standby');
  leave(table, 1, 1);
  table.does(1, 'support', { trial: idOf(table), n: 1 });
  expect(table.state.links).toMatchObject([{ agent: 1 }]);
  expect(shown(table, null).trials[0]!.sum.support).toBe(1);
  table.does(1, 'loseControl');
  expect(shown(table, null).trials[0]!.sum.support).toBe(1);
});

test('[TS-146 TS-147] how many Destiny cards there are, the highest and the lowest, and what was discarded, are everybody’s to see', () => {
  const table = new Table({ cards: [tested(), ...plain], destiny: [-2, 0, 1] }).in();
  table.takes(0, 't');
  const { left, discards, summary } = shown(table, null).destiny;
  expect([left, discards.length, summary]).toEqual([2, 1, { count: 3, min: -2, max: 1 }]);
  expect([-2, 0, 1]).toContain(discards[0]);
});

test('[TS-148] no state tells which Destiny card comes next: before the throw two tables look alike, and then they differ', () => {
  const draws = (seed: number): readonly [string, readonly string[]] => {
    const table = new Table({ cards: [tested(), ...plain], destiny: [-3, -2, -1, 0, 1, 2, 3], seed }).in();
    const before = JSON.stringify(table.state.destiny);
    for (let n = 0; n < 3; n++) table.takes(0, 't');
    return [before, table.state.discards];
  };
  const all = [1, 2, 3, 4, 5, 6].map(draws);
  expect(new Set(all.map(([before]) => before)).size).toBe(1);
  expect(new Set(all.map(([, discards]) => discards.join())).size).toBeGreaterThan(1);
});

test('[TS-149] discards are shuffled back when a card says so', () => {
  const table = new Table({
    cards: [tested({ failure: [{ op: 'shuffleDestiny' }], difficulty: 20 }), ...plain],
    destiny: [0, 1, 2],
  }).in();
  table.takes(0, 't');
  expect(shown(table, 0).destiny).toMatchObject({ left: 3, discards: [] });
});

const hit = trial('hit', { difficulty: 3, critical: [{ op: 'damage' }], success: [{ op: 'damage' }] });
const miss = trial('miss', { difficulty: 9 });
const conflict = (more: Partial<ConflictDef> = {}): ConflictDef => ({
  type: 'personal',
  name: say('rat'),
  tests: ['hit', 'miss'],
  onEnd: [],
  ...more,
});
const rat = panorama('mill.1', { tests: [hit, miss], conflict: conflict() });
const flood = (more: Partial<ConflictDef> = {}): Card =>
  panorama('mill.1', { tests: [hit, miss], conflict: conflict({ type: 'group', hitPoints: 9, ...more }) });
const inFlood = (setting: Setting = {}): Table => {
  const table = new Table({ cards: [flood(), ...plain], ...setting }).in();
  table.does(0, 'follow');
  table.does(0, 'beginConflict');
  return table;
};
const taking = { card: 'mill.1', test: 'miss', attribute: 'strength' };

test('[TS-152] a conflict is one agent’s or the group’s, and its reader’s card says which', () => {
  const kind = (card: Card): unknown =>
    shown(new Table({ cards: [card, ...plain] }).in(), 0).cards.find(({ id }) => id === 'mill.1')!.conflict!.type;
  expect([kind(rat), kind(flood())]).toEqual(['personal', 'group']);
  const odd = mission({ cards: [panorama('mill.1', { tests: [hit], conflict: conflict({ type: 'both' as never }) })] });
  expect(readMission(odd, 'source').faults.map(({ check }) => check)).toContain('shape');
});

test('[TS-155 TS-158] a Personal Conflict is a test: one crystal, a boost, support of whoever stands by, Destiny', () => {
  const table = new Table({ cards: [rat, ...plain] }).in();
  table.does(0, 'follow');
  const before = table.azrak(0);
  table.does(0, 'test', taking);
  expect(table.azrak(0)).toBe(before - 1);
  table.does(0, 'boost', { n: 1 });
  table.does(1, 'standby');
  table.does(1, 'support', { trial: idOf(table), n: 1 });
  table.does(1, 'support', { trial: idOf(table), n: 0 });
  table.does(0, 'draw');
  expect(table.state.discards).toHaveLength(1);
  expect(table.state.agents[0]!.conflict).toBe(null);
});

test('[TS-157] the others act as they like meanwhile', () => {
  const table = new Table({ cards: [rat, ...plain] }).in();
  table.does(0, 'follow');
  expect([table.do(1, 'explore', { slot: 4 }), table.do(2, 'standby')]).toEqual(['ok', 'ok']);
});

test('[TS-161] who can’t go on in a Personal Conflict lets go: the card lies in the row again', () => {
  const table = new Table({ cards: [rat, ...plain] }).in();
  table.does(0, 'follow');
  leave(table, 0, 1);
  table.does(0, 'test', taking);
  table.does(0, 'loseControl');
  table.does(0, 'boost', { n: 0 });
  table.does(0, 'draw');
  expect(table.state.agents[0]).toMatchObject({ status: 'link', front: null, conflict: null });
  expect(table.do(1, 'explore', { slot: 0 })).toBe('ok');
});

test('[TS-166 TS-170 TS-173] a Group Conflict goes on turn by turn; each chooses among its tests, and pays for it', () => {
  const table = inFlood({ people: 2 });
  for (const turn of [1, 2]) {
    expect(table.state.group).toMatchObject({ turn, step: 'order' });
    table.does(0, 'orderTurn', { order: [0, 1] });
    const before = [table.azrak(0), table.azrak(1)];
    table.takes(0, 'hit', { card: 'mill.1' });
    table.takes(1, 'miss', { card: 'mill.1' });
    if (turn === 1) expect([table.azrak(0), table.azrak(1)]).toEqual(before.map((n) => n - 1));
    if (table.azrak(0) === 0 || table.azrak(1) === 0) break;
  }
  expect(table.state.group!.turn).toBeGreaterThan(1);
});

test('[TS-177] who is expelled has no part in it, and who is expelled during it drops out', () => {
  const out = trial('hit', { difficulty: 9, failure: [{ op: 'expel' }] });
  const cards = [
    panorama('mill.1', { tests: [out, miss], conflict: conflict({ type: 'group', hitPoints: 9 }) }),
    panorama('mill.2', { instructions: [{ op: 'expel' }] }),
    ...plain.slice(1),
  ];
  const table = new Table({ cards }).in();
  table.does(1, 'follow');
  table.does(0, 'follow');
  table.does(0, 'beginConflict');
  expect(table.do(0, 'orderTurn', { order: [0, 1, 2] })).toBe('TS-168 order-all');
  table.does(0, 'orderTurn', { order: [0, 2] });
  table.takes(0, 'hit', { card: 'mill.1' });
  expect(table.state.agents[0]!.status).toBe('card');
  table.takes(2, 'miss', { card: 'mill.1' });
  expect(table.do(0, 'orderTurn', { order: [0, 2] })).toBe('TS-168 order-all');
  expect(table.do(0, 'orderTurn', { order: [2] })).toBe('ok');
});

test('[TS-265] damage lies on an opponent’s card, and is gone with the conflict', () => {
  const table = new Table({
    cards: [panorama('mill.1', { tests: [hit, miss], conflict: conflict({ hitPoints: 2 }) }), ...plain],
    elements: [element(31, 'green')],
  }).in();
  table.does(0, 'follow');
  table.takes(0, 'hit');
  expect(table.state.damage).toEqual({ 'mill.1': 1 });
  table.takes(0, 'hit');
  expect(table.state.damage).toEqual({});
  expect(after([{ op: 'gainMagic' }]).state.damage).toEqual({});
});
