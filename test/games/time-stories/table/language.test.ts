/** Every instruction, lasting effect and event of the language that no other test needs, at a table (format … R-26). */
import { expect, test } from 'vitest';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import type { RuleEffect } from '../../../../src/games/time-stories/pack/cards.ts';
import { EVENTS } from '../../../../src/games/time-stories/pack/mission.ts';
import { after, plain, shown } from './acts.ts';
import { element, panorama, place, say, test as trial } from './mission.ts';
import { Table, type Setting } from './table.ts';

const counting: Block = { op: 'addCounter', name: 'tide', value: 1 };
const isle = place('isle', 'm2.1', [panorama('isle.1'), panorama('isle.2')]);
const wide: Setting = {
  people: 2,
  locations: [
    place('mill', 'm1.3', [panorama('mill.1'), panorama('mill.2'), panorama('mill.3')]),
    place('cave', 'm1.4', [panorama('cave.1'), panorama('cave.2')], { available: { flag: 'gate' } }),
  ],
  map: [
    { id: 'm1', art: { blob: 'map' }, at: [0, 0], cells: [{ spot: 'm1.3' }, { spot: 'm1.4' }], edges: { N: 'wave' } },
  ],
};
const withFirst = (instructions: readonly Block[], more: Setting = {}): Table => {
  const [mill, ...rest] = wide.locations!;
  const cards = [panorama('mill.1', { instructions }), panorama('mill.2'), panorama('mill.3')];
  const table = new Table({ ...wide, locations: [{ ...mill!, panorama: cards }, ...rest], ...more }).in();
  table.does(0, 'follow');
  return table;
};
/** Between two places, with the deck passed on. */
function goOn(table: Table): Table {
  if (table.state.phase === 'exploration') table.leave();
  table.agree('skip');
  table.does(table.state.captain, 'pass');
  return table;
}

test('setAvailable opens a place whatever its own condition says, and shuts one', () => {
  const open = goOn(withFirst([{ op: 'setAvailable', location: 'cave', value: true }]));
  expect(shown(open, 1).choices).toEqual(['mill', 'cave']);
  const shut = goOn(
    withFirst([
      { op: 'setAvailable', location: 'mill', value: false },
      { op: 'setFlag', name: 'gate', value: true },
    ]),
  );
  expect(shown(shut, 1).choices).toEqual(['cave']);
});

test('[TS-236] placeMap lays a map Element that nobody has taken', () => {
  const white = {
    type: 'expand' as const,
    attachBy: 'wave',
    card: { id: 'm2', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: { S: 'wave' } },
  };
  const table = withFirst([{ op: 'placeMap', element: 34 }], {
    elements: [element(34, 'white', { white })],
  });
  expect(table.state.map.map(({ card: id }) => id)).toEqual(['m1', 'm2']);
  expect(table.state.elements).toEqual({ 34: 'table' });
});

test('goto leaves the Captain one place, free of charge where it says so, and only for the next choice', () => {
  const table = goOn(
    withFirst([
      { op: 'setFlag', name: 'gate', value: true },
      { op: 'goto', location: 'cave', free: true },
    ]),
  );
  expect(shown(table, 1).choices).toEqual(['cave']);
  expect(table.do(1, 'choose', { location: 'mill' })).toBe('TS-053 location-not-available');
  const { purse } = table.state;
  table.does(1, 'choose', { location: 'cave' });
  expect(table.state.purse).toEqual(purse);
  const paid = goOn(withFirst([{ op: 'goto', location: 'cave' }]));
  const before = paid.azrak(1);
  paid.does(1, 'choose', { location: 'cave' });
  expect(paid.azrak(1)).toBe(before - 1);
  // A place that doesn't show can't be gone to.
  expect(toHidden().state.goto).toBe(null);
});
/** A place whose spot is on a map card that nobody has laid. */
function toHidden(): Table {
  const cards = [panorama('mill.1', { instructions: [{ op: 'goto', location: 'isle' }] }), ...plain];
  const far = { id: 'm9', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: {} };
  const table = new Table({ locations: [place('mill', 'm1.3', cards), isle], map: [...wide.map!, far] }).in();
  table.does(0, 'follow');
  return table;
}

test('setAttribute and addAttribute last as long as they say: to the end of the test, the visit, the round, the mission', () => {
  const strength = (table: Table): number => shown(table, 0).attributes[0]!['strength']!;
  for (const [until, here, later] of [
    ['location', 7, 3],
    ['round', 7, 3],
    ['mission', 7, 7],
  ] as const) {
    const table = withFirst([
      { op: 'setAttribute', attr: 'strength', n: 5, until },
      { op: 'addAttribute', attr: 'strength', n: 2, until },
    ]);
    expect(strength(table), until).toBe(here);
    expect(strength(goOn(table)), until).toBe(later);
  }
});

test('showAll is read by everybody, showReader by the reader alone', () => {
  const table = after([
    { op: 'showAll', text: say('all') },
    { op: 'showReader', text: say('one') },
  ]);
  expect(shown(table, 0).shown.map(({ text }) => text)).toEqual([say('all'), say('one')]);
  for (const seat of [1, null]) expect(shown(table, seat).shown.map(({ text }) => text)).toEqual([say('all')]);
});

const begun = { card: 'mill.1', test: 't', attribute: 'strength' };
/** A test by agent 0 that is drawn for; the Power may be used on it. */
function drawn(destiny: readonly number[], power: readonly Block[], more: Setting = {}): Table {
  const actions = [
    {
      id: 'push',
      label: say('push'),
      cost: {},
      step: 'TEST_AFTER_DESTINY' as const,
      do: power,
      limit: 'oncePerMission' as const,
    },
  ];
  const table = new Table({
    cards: [panorama('mill.1', { tests: [trial('t', { difficulty: 3 })] }), ...plain],
    destiny,
    power: { actions },
    ...more,
  }).in();
  table.takes(0, 't');
  return table;
}

test('redrawDestiny puts another card in the place of the one revealed, or adds it', () => {
  for (const [mode, counts] of [
    ['replace', 1],
    ['add', 2],
  ] as const) {
    const table = drawn([1, 1, 1], [{ op: 'redrawDestiny', mode }]);
    const { id } = table.state.trials[0]!;
    table.does(0, 'use', { from: 'miller.power', action: 'push', trial: id });
    expect(table.state.discards).toHaveLength(2);
    const said = table.state.news.filter(({ what }) => what === 'outcome');
    expect(said.at(-1)).toMatchObject({ n: 3 + counts });
  }
});

/** A white rule with these effects lies above the panorama. */
const ruled = (effects: readonly RuleEffect[], more: Setting = {}): Table => {
  const table = new Table({
    elements: [element(33, 'white', { white: { type: 'rule', effects } })],
    cards: [
      panorama('mill.1', { instructions: [{ op: 'takeElement', number: 33 }], tests: [trial('t', { difficulty: 9 })] }),
      ...plain,
    ],
    ...more,
  }).in();
  table.does(0, 'follow');
  return table;
};
const sumOf = (table: Table): number => {
  const { attribute, boost, support, destiny, more } = shown(table, 0).trials[0]!.sum;
  return attribute + boost + support + destiny + more;
};

test('testModifier adds where its question holds', () => {
  const table = ruled([
    { k: 'testModifier', when: { isCaptain: true }, n: 4 },
    { k: 'testModifier', when: { isCaptain: false }, n: 50 },
  ]);
  table.does(0, 'test', begun);
  expect(sumOf(table)).toBe(3 + 4);
});

test('destinyReplace: of two the better or the worse counts, or none is drawn', () => {
  const fell = (draw: 'best2' | 'worst2' | 'skip'): readonly [unknown, number] => {
    const table = ruled([{ k: 'destinyReplace', when: true, draw }], { destiny: [-2, 2] });
    table.takes(0, 't');
    return [table.state.news.findLast(({ what }) => what === 'outcome')?.n, table.state.discards.length];
  };
  expect([fell('best2'), fell('worst2'), fell('skip')]).toEqual([
    [5, 2],
    [1, 2],
    [3, 0],
  ]);
});

test('supportLimit lets each give more, allow brings an action for all, unlock opens a place, perRound comes each round', () => {
  const table = ruled([{ k: 'supportLimit', n: 3 }], { people: 4 });
  table.does(0, 'test', begun);
  table.does(0, 'boost', { n: 0 });
  table.does(1, 'standby');
  expect(table.do(1, 'support', { trial: table.state.trials[0]!.id, n: 3 })).toBe('ok');

  const action = { id: 'ring', label: say('ring'), cost: {}, step: 'ACTIONS' as const, do: [counting] };
  const allowed = ruled([{ k: 'allow', action }]);
  allowed.does(2, 'use', { from: 'e33', action: 'ring' });
  expect(allowed.state.counters['tide']).toBe(1);

  const rules = (effect: RuleEffect): Table =>
    goOn(
      withFirst([{ op: 'takeElement', number: 33 }], {
        elements: [element(33, 'white', { white: { type: 'rule', effects: [effect] } })],
      }),
    );
  expect(shown(rules({ k: 'unlock', location: 'cave' }), 1).choices).toEqual(['mill', 'cave']);
  expect(rules({ k: 'perRound', do: [counting] }).state.counters['tide']).toBe(1);
});

const miss = trial('miss', { difficulty: 9 });
const flood = panorama('mill.1', {
  tests: [trial('hit', { difficulty: 1, success: [{ op: 'damage' }] }), miss],
  conflict: { type: 'group', name: say('flood'), hitPoints: 1, tests: ['hit', 'miss'], onEnd: [] },
});
const tested = panorama('mill.1', { tests: [miss] });
const fight = (table: Table): void => {
  table.does(0, 'follow');
  table.does(0, 'beginConflict');
  table.does(0, 'orderTurn', { order: [0, 1, 2] });
  table.takes(0, 'hit', { card: 'mill.1' });
};

/** What sets each event off, and how often it did once all of it was done. */
const CAUSES: Readonly<Record<(typeof EVENTS)[number], readonly [Setting, (table: Table) => void, number]>> = {
  runStart: [{}, () => undefined, 1],
  roundStart: [{ people: 2 }, (table) => void goOn(table.in()), 2],
  locationEnter: [{}, (table) => void table.goTo(), 1],
  locationLeave: [{ people: 2 }, (table) => void table.in().leave(), 1],
  cardRead: [{}, (table) => table.does(0, 'prologue'), 1],
  elementTaken: [
    {
      cards: [panorama('mill.1', { instructions: [{ op: 'takeElement', number: 31 }] }), ...plain],
      elements: [element(31, 'green')],
    },
    (table) => table.in().does(0, 'follow'),
    1,
  ],
  tokenTaken: [
    { cards: [panorama('mill.1', { instructions: [{ op: 'takeToken', token: 'rope' }] }), ...plain] },
    (table) => table.in().does(0, 'follow'),
    1,
  ],
  testResolved: [{ cards: [tested, ...plain] }, (table) => table.in().takes(0, 'miss'), 1],
  destinyRevealed: [{ cards: [tested, ...plain] }, (table) => table.in().takes(0, 'miss'), 1],
  // The Captain's crystal, and the test's.
  azrakSpent: [{ cards: [tested, ...plain] }, (table) => table.in().takes(0, 'miss'), 2],
  missionReturnChanged: [
    { cards: [panorama('mill.1', { instructions: [{ op: 'spendAzrak', toReturn: 1 }] }), ...plain] },
    (table) => table.in().does(0, 'follow'),
    1,
  ],
  cardArchived: [
    { cards: [panorama('mill.1', { archive: { summary: [] }, instructions: [{ op: 'gainMagic' }] }), ...plain] },
    (table) => table.in().does(0, 'follow'),
    1,
  ],
  mapChanged: [
    {
      cards: [panorama('mill.1', { instructions: [{ op: 'placeMap', element: 34 }] }), ...plain],
      elements: [
        element(34, 'white', {
          white: {
            type: 'expand',
            attachBy: 'wave',
            card: { id: 'm2', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: { S: 'wave' } },
          },
        }),
      ],
    },
    (table) => table.in().does(0, 'follow'),
    1,
  ],
  groupConflictTurn: [{ cards: [flood, ...plain] }, (table) => fight(table.in()), 1],
  groupConflictEnd: [{ cards: [flood, ...plain] }, (table) => fight(table.in()), 1],
  refresh: [{ people: 2 }, (table) => void (table.in().leave(), table.agree('refresh', [1, 0], true)), 1],
  agentExpelled: [
    { cards: [panorama('mill.1', { instructions: [{ op: 'expel' }] }), ...plain] },
    (table) => table.in().does(0, 'follow'),
    1,
  ],
  captainChanged: [{ people: 2 }, (table) => void goOn(table.in()), 1],
};

test.each(EVENTS)('the event %s is told to its triggers once for each time that it happens', (on) => {
  const [setting, happens, times] = CAUSES[on];
  const table = new Table({ ...setting, more: { ...setting.more, events: [{ on, do: [counting] }] } });
  happens(table);
  expect(table.state.counters['tide']).toBe(times);
  // Of another event it hears nothing.
  const deaf = new Table({
    ...setting,
    more: { ...setting.more, events: [{ on: on === 'runStart' ? 'cardArchived' : 'runStart', do: [] }] },
  });
  happens(deaf);
  expect(deaf.state.counters['tide']).toBe(0);
});
