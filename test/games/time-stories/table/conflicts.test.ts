/** Conflicts, of one agent and of the group (rules 5.N, 5.O). */
import { expect, test } from 'vitest';
import type { ConflictDef, TestDef } from '../../../../src/games/time-stories/pack/cards.ts';
import { element, panorama, say, test as trial } from './mission.ts';
import { Table } from './table.ts';

const plain = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`));
const hit = trial('hit', { difficulty: 3, critical: [{ op: 'damage' }], success: [{ op: 'damage' }] });
const miss = trial('miss', { difficulty: 9 });
const conflict = (more: Partial<ConflictDef> = {}): ConflictDef => ({
  type: 'personal',
  name: say('rat'),
  tests: ['hit', 'miss'],
  onEnd: [{ op: 'addCounter', name: 'tide', value: 1 }],
  ...more,
});
const withConflict = (more: Partial<ConflictDef> = {}, setting: ConstructorParameters<typeof Table>[0] = {}): Table =>
  new Table({
    cards: [panorama('mill.1', { tests: [hit, miss], conflict: conflict(more) }), ...plain],
    ...setting,
  }).in();
const group = (more: Partial<ConflictDef> = {}, setting: ConstructorParameters<typeof Table>[0] = {}): Table => {
  const table = withConflict({ type: 'group', hitPoints: 3, ...more }, setting);
  table.does(0, 'follow');
  return table;
};
const round = (table: Table, order: readonly number[] = [0, 1, 2]): void => table.does(0, 'orderTurn', { order });

test('[TS-100 TS-107 TS-151 TS-156 TS-159] a Personal Conflict binds its reader alone until one test is resolved', () => {
  const table = withConflict();
  table.does(0, 'follow');
  expect(table.state.agents[0]!.conflict).toBe('mill.1');
  expect(table.do(0, 'explore', { slot: 4 })).toBe('TS-100 conflict-first');
  expect(table.do(0, 'standby')).toBe('TS-107 conflict-first');
  expect(table.do(0, 'give', { to: 1, elements: [], tokens: [] })).toBe('TS-267 not-in-standby');
  expect(table.do(1, 'explore', { slot: 4 })).toBe('ok');
  table.does(1, 'standby');
  expect(table.do(1, 'give', { to: 0, elements: [31], tokens: [] })).toBe('TS-260 unknown-thing');
  table.takes(0, 'miss');
  expect(table.state.agents[0]!.conflict).toBe(null);
  expect(table.state.counters['tide']).toBe(1);
});

test('[TS-153 TS-154] with hit points it lasts until the damage suffices, and the damage tokens go back', () => {
  const table = withConflict({ hitPoints: 2 });
  table.does(0, 'follow');
  table.takes(0, 'hit');
  expect(table.state.damage).toEqual({ 'mill.1': 1 });
  expect(table.state.agents[0]!.conflict).toBe('mill.1');
  table.takes(0, 'hit');
  expect(table.state).toMatchObject({ damage: {}, counters: { tide: 1 } });
});

test('a conflict may last until a success, or until the table says so', () => {
  const table = withConflict({ end: 'untilSuccess' });
  table.does(0, 'follow');
  table.takes(0, 'miss');
  expect(table.state.agents[0]!.conflict).toBe('mill.1');
  table.takes(0, 'hit');
  expect(table.state.agents[0]!.conflict).toBe(null);
  const other = withConflict({ end: { azrak: ['<', 3] } });
  other.does(0, 'follow');
  other.takes(0, 'miss');
  expect(other.state.agents[0]!.conflict).toBe('mill.1');
  other.takes(0, 'miss');
  expect(other.state.agents[0]!.conflict).toBe(null);
});

test('[TS-151 TS-156] bound by a conflict an agent takes its tests and no others', () => {
  const table = new Table({
    elements: [element(31, 'green', { tests: [trial('g')] })],
    cards: [
      panorama('mill.1', {
        instructions: [{ op: 'takeElement', number: 31 }],
        tests: [hit],
        conflict: conflict({ tests: ['hit'] }),
      }),
      ...plain,
    ],
  }).in();
  table.does(0, 'follow');
  expect(table.do(0, 'test', { card: 'e31', test: 'g', attribute: 'strength' })).toBe('TS-156 conflict-first');
});

test('[TS-162 TS-163] a Group Conflict stops everybody; open tests are suspended with what was paid, and go on afterwards', () => {
  const table = new Table({
    cards: [
      panorama('mill.1', { tests: [hit], conflict: conflict({ type: 'group', hitPoints: 1, tests: ['hit'] }) }),
      panorama('mill.2', { tests: [trial('t')] }),
      ...plain.slice(1),
    ],
  }).in();
  table.does(1, 'test', { card: 'mill.2', test: 't', attribute: 'strength' });
  table.does(1, 'boost', { n: 1 });
  table.does(0, 'follow');
  expect(table.do(1, 'draw')).toBe('TS-163 group-conflict');
  expect(table.do(2, 'explore', { slot: 4 })).toBe('TS-162 group-conflict');
  table.does(0, 'beginConflict');
  round(table);
  table.takes(0, 'hit', { card: 'mill.1' });
  expect(table.state.group).toBe(null);
  expect(table.state.trials).toMatchObject([{ agent: 1, boost: 1, suspended: false }]);
  expect(table.do(1, 'draw')).toBe('ok');
});

test('[TS-164 TS-165 TS-273] things change hands freely before it begins, and no more once it has', () => {
  const taking = panorama('mill.2', { instructions: [{ op: 'takeElement', number: 31 }] });
  const table = new Table({
    elements: [element(31, 'green')],
    cards: [
      panorama('mill.1', { tests: [hit], conflict: conflict({ type: 'group', hitPoints: 1, tests: ['hit'] }) }),
      taking,
      ...plain.slice(1),
    ],
  }).in();
  expect(table.do(0, 'beginConflict')).toBe('TS-164 phase-closed');
  table.does(1, 'follow');
  table.does(0, 'follow');
  const before = table.azrak(1);
  table.does(1, 'give', { to: 2, elements: [31], tokens: [] });
  expect(table.azrak(1)).toBe(before);
  expect(table.do(1, 'beginConflict')).toBe('TS-051 captain-only');
  table.does(0, 'beginConflict');
  expect(table.do(2, 'give', { to: 1, elements: [31], tokens: [] })).toBe('TS-165 group-conflict');
});

test('[TS-167 TS-168 TS-171 TS-174] the Captain orders each turn; each undertakes one test of the card, in that order', () => {
  const table = group();
  expect(table.do(0, 'orderTurn', { order: [0, 1, 2] })).toBe('TS-167 phase-closed');
  table.does(0, 'beginConflict');
  expect(table.do(1, 'orderTurn', { order: [0, 1, 2] })).toBe('TS-167 captain-only');
  for (const order of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
  ])
    expect(table.do(0, 'orderTurn', { order })).toBe('TS-168 order-all');
  round(table, [1, 0, 2]);
  const taken = { card: 'mill.1', test: 'miss', attribute: 'strength' };
  expect(table.do(0, 'test', taken)).toBe('TS-168 group-conflict');
  table.takes(1, 'miss', { card: 'mill.1' });
  expect(table.do(1, 'test', taken)).toBe('TS-168 group-conflict');
  table.takes(0, 'miss', { card: 'mill.1' });
  table.takes(2, 'miss', { card: 'mill.1' });
  expect(table.state.group).toMatchObject({ step: 'order', turn: 2, order: [] });
});

test('[TS-169] who hasn’t followed the own card yet takes the test of a Group Conflict all the same, and follows it afterwards', () => {
  const rest = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`, { instructions: [{ op: 'gainMagic' }] }));
  const cards = [
    panorama('mill.1', { tests: [hit, miss], conflict: conflict({ type: 'group', hitPoints: 3 }) }),
    ...rest,
  ];
  const table = group({}, { cards });
  expect(table.state.agents.map(({ owes }) => owes)).toEqual([false, true, true]);
  expect(table.do(1, 'follow')).toBe('TS-162 group-conflict');
  table.does(0, 'beginConflict');
  round(table, [1, 2, 0]);
  for (const agent of [1, 2, 0]) table.takes(agent, 'hit', { card: 'mill.1' });
  expect(table.state.group).toBe(null);
  expect(table.state.agents[1]!.owes).toBe(true);
  table.does(1, 'follow');
});

test('[TS-172] in it agents support each other although they read a card', () => {
  const table = group();
  table.does(0, 'beginConflict');
  round(table);
  table.does(0, 'test', { card: 'mill.1', test: 'hit', attribute: 'strength' });
  table.does(0, 'boost', { n: 0 });
  expect(table.do(1, 'support', { trial: table.state.trials[0]!.id, n: 1 })).toBe('ok');
});

test('[TS-175 TS-176] it ends in mid-turn once the damage suffices; Personal Conflicts go on', () => {
  const personal = panorama('mill.2', { tests: [miss], conflict: conflict({ tests: ['miss'] }) });
  const table = new Table({
    cards: [
      panorama('mill.1', { tests: [hit, miss], conflict: conflict({ type: 'group', hitPoints: 2 }) }),
      personal,
      ...plain.slice(1),
    ],
  }).in();
  table.does(1, 'follow');
  table.does(0, 'follow');
  table.does(0, 'beginConflict');
  round(table);
  table.takes(0, 'hit', { card: 'mill.1' });
  table.takes(1, 'hit', { card: 'mill.1' });
  expect(table.state).toMatchObject({ group: null, damage: {}, counters: { tide: 1 } });
  expect(table.state.agents[1]!.conflict).toBe('mill.2');
});

test('[TS-178] of two the Captain says which comes first, as long as none has begun', () => {
  const second = panorama('mill.2', {
    tests: [hit],
    conflict: conflict({ type: 'group', hitPoints: 1, tests: ['hit'] }),
  });
  const first = panorama('mill.1', {
    tests: [hit],
    conflict: conflict({ type: 'group', hitPoints: 1, tests: ['hit'] }),
    instructions: [{ op: 'startConflict', conflict: 'mill.2' }],
  });
  const table = new Table({ cards: [first, second, ...plain.slice(1)] }).in();
  expect(table.do(0, 'firstConflict', { card: 'mill.2' })).toBe('TS-178 phase-closed');
  table.does(0, 'follow');
  const now = table.state.group!.card;
  const other = table.state.groups[0]!.card;
  expect([now, other].toSorted()).toEqual(['mill.1', 'mill.2']);
  expect(table.do(1, 'firstConflict', { card: other })).toBe('TS-178 captain-only');
  expect(table.do(0, 'firstConflict', { card: now })).toBe('TS-178 unknown-thing');
  table.does(0, 'firstConflict', { card: other });
  expect(table.state.group!.card).toBe(other);
});

test('[TS-179] with nobody left who could act it is abandoned, and the card says what comes of it', () => {
  const lost = trial('lost', { difficulty: 9, failure: [{ op: 'expel' }] });
  const table = new Table({
    people: 2,
    cards: [
      panorama('mill.1', {
        tests: [lost],
        conflict: conflict({
          type: 'group',
          hitPoints: 2,
          tests: ['lost'],
          onAbandon: [{ op: 'addCounter', name: 'tide', value: 7 }],
        }),
      }),
      ...plain,
    ],
  }).in();
  table.does(0, 'follow');
  table.does(0, 'beginConflict');
  round(table, [0, 1]);
  table.takes(0, 'lost', { card: 'mill.1' });
  table.takes(1, 'lost', { card: 'mill.1' });
  expect(table.state).toMatchObject({ group: null, counters: { tide: 7 }, phase: 'between' });
});

test('[TS-180] hit points may depend on how many receptacles play', () => {
  for (const people of [2, 3, 4]) {
    const table = group({ hitPoints: 'receptacles' }, { people });
    expect(table.dealer.view(0)).toMatchObject({ table: { group: { damage: 0, hitPoints: people } } });
  }
});

test('[TS-159 TS-175] a Group Conflict too may end with one test, or with the first success', () => {
  const table = group({ end: 'oneTest' });
  table.does(0, 'beginConflict');
  round(table);
  table.takes(0, 'miss', { card: 'mill.1' });
  expect(table.state).toMatchObject({ group: null, counters: { tide: 1 } });
  const other = group({ end: 'untilSuccess' });
  other.does(0, 'beginConflict');
  round(other);
  other.takes(0, 'miss', { card: 'mill.1' });
  expect(other.state.group?.card).toBe('mill.1');
  other.takes(1, 'hit', { card: 'mill.1' });
  expect(other.state).toMatchObject({ group: null, counters: { tide: 1 } });
});

/** With this one test, which nobody passes. */
const hopeless = (more: Partial<TestDef>, what: Partial<ConflictDef> = {}): Table => {
  const tests = [trial('hit', { difficulty: 9, ...more })];
  const onAbandon = [{ op: 'addCounter', name: 'tide', value: 5 }] as const;
  const table = new Table({
    cards: [
      panorama('mill.1', { tests, conflict: conflict({ hitPoints: 2, tests: ['hit'], onAbandon, ...what }) }),
      ...plain,
    ],
  }).in();
  table.does(0, 'follow');
  return table;
};

test('[TS-161] an agent to whom no test of its conflict is open isn’t bound by it', () => {
  const table = hopeless({ repeat: 'once' });
  expect(table.state.agents[0]!.conflict).toBe('mill.1');
  table.takes(0, 'hit');
  expect(table.state).toMatchObject({ damage: {}, counters: { tide: 5 } });
  expect(table.do(0, 'standby')).toBe('ok');
  expect(hopeless({ when: { flag: 'gate' } }).do(0, 'standby')).toBe('ok');
});

test('[TS-168 TS-179] in a Group Conflict an agent to whom no test is open is passed over; where it is nobody’s it is abandoned', () => {
  const table = hopeless({ when: { receptacle: 'miller' } }, { type: 'group' });
  table.does(0, 'beginConflict');
  expect(table.do(0, 'orderTurn', { order: [0, 1, 2] })).toBe('TS-168 order-all');
  round(table, [0]);
  table.takes(0, 'hit', { card: 'mill.1' });
  expect(table.state.group).toMatchObject({ step: 'order', turn: 2 });
  const other = hopeless({ repeat: 'oncePerAgent' }, { type: 'group' });
  other.does(0, 'beginConflict');
  round(other);
  for (const agent of [0, 1, 2]) other.takes(agent, 'hit', { card: 'mill.1' });
  expect(other.state).toMatchObject({ group: null, counters: { tide: 5 } });
});
