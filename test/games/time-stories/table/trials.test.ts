/** Tests, step by step, and the Destiny deck (rules 5.L, 5.M, 5.AA). */
import { expect, test } from 'vitest';
import { element, panorama, say, test as trial } from './mission.ts';
import { Table } from './table.ts';

const plain = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`));
const tested = (more: Parameters<typeof trial>[1] = {}): ReturnType<typeof panorama> =>
  panorama('mill.1', { tests: [trial('t', more)] });
const begun = { card: 'mill.1', test: 't', attribute: 'strength' };
const inTest = (
  more: Parameters<typeof trial>[1] = {},
  setting: ConstructorParameters<typeof Table>[0] = {},
): Table => {
  const table = new Table({ cards: [tested(more), ...plain], ...setting }).in();
  table.does(0, 'test', begun);
  return table;
};
const idOf = (table: Table, agent = 0): number => table.state.trials.find((one) => one.agent === agent)!.id;

test('[TS-114 TS-116] who reads a card may undertake its test, for one crystal', () => {
  const table = new Table({ cards: [tested(), ...plain] }).in();
  expect(table.do(1, 'test', begun)).toBe('TS-114 unknown-thing');
  expect(table.do(0, 'test', { ...begun, test: 'u' })).toBe('TS-114 unknown-thing');
  const before = table.azrak(0);
  table.does(0, 'test', begun);
  expect(table.azrak(0)).toBe(before - 1);
  const dear = new Table({
    elements: [
      element(33, 'white', { white: { type: 'rule', effects: [{ k: 'costChange', action: 'test', n: 20 }] } }),
    ],
    cards: [tested(), panorama('mill.2', { instructions: [{ op: 'takeElement', number: 33 }] }), ...plain.slice(1)],
  }).in();
  dear.does(1, 'follow');
  expect(dear.do(0, 'test', begun)).toBe('TS-116 no-azrak');
});

test('[TS-145] the attribute is one that the test names', () => {
  const table = new Table({ cards: [tested({ attribute: ['strength', 'cunning'] }), ...plain] }).in();
  expect(table.do(0, 'test', { ...begun, attribute: 'charm' })).toBe('TS-145 unknown-thing');
  table.does(0, 'test', { ...begun, attribute: 'cunning' });
  expect(table.dealer.view(0)).toMatchObject({ table: { trials: [{ sum: { attribute: 2 } }] } });
});

test('[TS-137] an agent has one open test at most', () => {
  const table = inTest();
  expect(table.do(0, 'test', begun)).toBe('TS-137 one-test');
});

test('[TS-117 TS-118] a boost is any number of crystals that one has, once, before support', () => {
  const table = inTest();
  expect(table.do(0, 'draw')).toBe('TS-127 step-passed');
  expect(table.do(1, 'support', { trial: idOf(table), n: 1 })).toBe('TS-127 step-passed');
  expect(table.do(0, 'boost', { n: 9 })).toBe('TS-117 no-azrak');
  table.does(0, 'boost', { n: 2 });
  expect(table.do(0, 'boost', { n: 1 })).toBe('TS-118 step-passed');
  expect(table.state.trials[0]).toMatchObject({ boost: 2, step: 'support' });
});

test('[TS-119 TS-120 TS-125] others who stand by in this place support; one who reads a card doesn’t, nor the tester', () => {
  const table = inTest();
  table.does(0, 'boost', { n: 0 });
  expect(table.do(1, 'support', { trial: idOf(table), n: 1 })).toBe('TS-120 not-in-standby');
  expect(table.do(0, 'support', { trial: idOf(table), n: 1 })).toBe('TS-120 not-your-own');
  table.does(1, 'standby');
  expect(table.do(1, 'support', { trial: idOf(table), n: 1 })).toBe('ok');
});

test('[TS-121 TS-123 TS-297 TS-301] the limit of support depends on how many receptacles play; it is paid from the own reserve', () => {
  const at = (people: number, ...given: readonly (readonly [number, number])[]): readonly string[] => {
    const table = inTest({}, { people });
    table.does(0, 'boost', { n: 0 });
    for (const agent of table.state.agents.keys()) if (agent !== 0) table.does(agent, 'standby');
    return given.map(([agent, n]) => table.do(agent, 'support', { trial: idOf(table), n }));
  };
  expect(at(4, [1, 2], [1, 1], [1, 1], [2, 1])).toEqual(['TS-121 support-most', 'ok', 'TS-121 support-most', 'ok']);
  expect(at(3, [1, 2], [2, 2], [2, 1])).toEqual(['ok', 'TS-121 support-most', 'ok']);
  expect(at(2, [1, 9], [1, 4], [1, 3])).toEqual(['TS-123 no-azrak', 'TS-121 support-most', 'ok']);
});

test('[TS-126 TS-127 TS-128] Destiny is drawn once all have said their word, and lies face up; nobody gives anything after it', () => {
  const table = inTest({}, { destiny: [1, 1, 1] });
  table.does(0, 'boost', { n: 0 });
  table.does(1, 'standby');
  expect(table.do(0, 'draw')).toBe('TS-126 wait-for-support');
  const id = idOf(table);
  table.does(1, 'support', { trial: id, n: 0 });
  table.does(0, 'draw');
  expect(table.state.discards).toHaveLength(1);
  expect(table.state.destiny).toHaveLength(2);
  expect(table.do(1, 'support', { trial: id, n: 1 })).toBe('TS-127 step-passed');
});

test('[TS-126] the word that one gives nothing more is said once, and may be taken back by giving', () => {
  const table = inTest();
  table.does(0, 'boost', { n: 0 });
  table.does(1, 'standby');
  const support = (n: number): string => table.do(1, 'support', { trial: idOf(table), n });
  expect([support(0), support(0), support(1), support(0)]).toEqual([
    'ok',
    'TS-126 already-told',
    'ok',
    'TS-126 already-told',
  ]);
  expect(table.state.trials[0]!.declined).toEqual([1]);
});

test('[TS-143] one who doesn’t answer within a minute supports no more', () => {
  const table = inTest();
  table.does(0, 'boost', { n: 0 });
  table.does(1, 'standby');
  table.does(2, 'standby');
  table.dealer.wait();
  expect(table.do(0, 'draw')).toBe('ok');
});

test('[TS-130 TS-131 TS-132 TS-135] below, above, equal: each cell has what it says', () => {
  for (const [difficulty, counter] of [
    [4, 1],
    [2, 2],
    [3, 3],
  ] as const) {
    const table = inTest({
      difficulty,
      failure: [{ op: 'addCounter', name: 'tide', value: 1 }],
      success: [{ op: 'addCounter', name: 'tide', value: 2 }],
      critical: [{ op: 'addCounter', name: 'tide', value: 3 }],
    });
    table.does(0, 'boost', { n: 0 });
    table.does(0, 'draw');
    expect(table.state.counters['tide']).toBe(counter);
    expect(table.state.trials).toEqual([]);
  }
});

test('[TS-136] a test can be taken again for the same price, unless it says otherwise', () => {
  const again = (repeat: 'free' | 'once' | 'oncePerAgent', agent: number): string => {
    const table = new Table({ cards: [tested({ repeat }), ...plain] }).in();
    table.takes(0, 't');
    if (agent === 0) return table.do(0, 'test', begun);
    table.does(0, 'standby');
    table.does(1, 'explore', { slot: 0 });
    return table.do(1, 'test', begun);
  };
  expect([
    again('free', 0),
    again('once', 0),
    again('once', 1),
    again('oncePerAgent', 0),
    again('oncePerAgent', 1),
  ]).toEqual(['ok', 'TS-136 test-closed', 'TS-136 test-closed', 'TS-136 test-closed', 'ok']);
});

test('[TS-138] two tests at once draw in the order of the log, each its own card', () => {
  const table = new Table({
    people: 2,
    cards: [tested(), panorama('mill.2', { tests: [trial('t')] }), ...plain.slice(1)],
    destiny: [-1, 0, 1],
  }).in();
  table.does(0, 'test', begun);
  table.does(1, 'test', { ...begun, card: 'mill.2' });
  for (const agent of [0, 1]) table.does(agent, 'boost', { n: 0 });
  const draw = (agent: number): boolean => table.dealer.move(agent, 'draw', { agent }).ok;
  expect([draw(1), draw(0)]).toEqual([true, true]);
  expect(table.state.draws.map((id) => table.state.trials.find((one) => one.id === id)?.agent)).toEqual([1, 0]);
  table.dealer.settle();
  expect(table.state.trials).toEqual([]);
  expect(new Set(table.state.discards).size).toBe(2);
  const outcomes = table.state.news.filter(({ what }) => what === 'outcome').map(({ agent }) => agent);
  expect(outcomes).toEqual([1, 0]);
});

test('[TS-150] an empty deck is made anew from the discards', () => {
  const table = new Table({ cards: [tested(), ...plain], destiny: [0, 1] }).in();
  for (let n = 0; n < 3; n++) table.takes(0, 't');
  expect(table.state.discards).toHaveLength(1);
  expect(table.state.destiny).toHaveLength(1);
});

test('[TS-328] the outcome waits for whoever could still use something, once they have used it or declined', () => {
  const table = new Table({
    cards: [tested({ difficulty: 5 }), ...plain],
    power: {
      actions: [
        {
          id: 'push',
          label: say('push'),
          cost: { magic: 1 },
          step: 'TEST_AFTER_DESTINY',
          do: [{ op: 'modifyTest', n: 2, scope: 'current' }],
        },
      ],
    },
  }).in();
  table.takes(0, 't');
  const [seen] = table.state.trials;
  expect(seen).toMatchObject({ step: 'seen', outcome: null });
  expect(table.do(1, 'declineUse', { trial: seen!.id })).toBe('TS-328 nothing-usable');
  table.does(0, 'use', { from: 'miller.power', action: 'push', trial: seen!.id });
  table.does(0, 'declineUse', { trial: seen!.id });
  expect(table.state).toMatchObject({ trials: [], lastOutcome: 'CRITICAL' });
});

test('[TS-322 TS-330] a yellow card that opens a test stays out until that is resolved; its reader supports nobody meanwhile', () => {
  const table = new Table({
    elements: [element(32, 'yellow', { tests: [trial('y')] })],
    cards: [tested(), panorama('mill.2', { instructions: [{ op: 'takeElement', number: 32 }] }), ...plain.slice(1)],
  }).in();
  table.does(1, 'follow');
  table.does(1, 'standby');
  expect(table.state.out).toEqual([{ card: 'e32', agent: 1 }]);
  table.does(0, 'test', begun);
  table.does(0, 'boost', { n: 0 });
  expect(table.do(1, 'support', { trial: idOf(table), n: 1 })).toBe('TS-120 not-in-standby');
  expect(table.do(2, 'support', { trial: idOf(table), n: 1 })).toBe('TS-120 not-in-standby');
  table.takes(1, 'y', { card: 'e32' });
  expect(table.state).toMatchObject({ out: [], elements: {} });
  expect(table.do(1, 'support', { trial: idOf(table), n: 1 })).toBe('ok');
});
