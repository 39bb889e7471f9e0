/** Instructions as packs write them: each op is read with its arguments, and nothing else is. */
import { expect, test } from 'vitest';
import { block, OPS, program, type Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { begin } from '../../../../src/games/time-stories/pack/reading.ts';
import { withSeeds, seeded } from '../../../helpers/rng.ts';

const HI = { it: 'ciao', en: 'hi' };
const SEALED = { sealed: 'b1' };
const DO: readonly Block[] = [{ op: 'expel' }];

/** One of each, with all its arguments. */
const EACH: readonly Block[] = [
  { op: 'takeElement', number: 31, optional: true },
  { op: 'returnElement', number: 31 },
  { op: 'removeElement', number: 31 },
  { op: 'takeToken', token: 'rope', n: 1 },
  { op: 'returnToken', token: 'rope' },
  { op: 'removeToken', token: 'rope', n: { counter: 'c' } },
  { op: 'gainAzrak', n: 2, who: 'all' },
  { op: 'loseAzrak', n: 'receptacles', toReturn: 1 },
  { op: 'spendAzrak' },
  { op: 'gainMagic', n: 1 },
  { op: 'loseMagic', n: 1, when: { flag: 'f' } },
  { op: 'spendMagic', n: 1 },
  { op: 'groupSpend', resource: 'azrak', n: 3, then: DO, else: SEALED },
  { op: 'readInteraction', number: 2 },
  { op: 'readMemoryBreaker' },
  { op: 'drawMystery', number: 'top' },
  { op: 'readCard', slot: 'chosen', to: 'reader', instructions: false },
  { op: 'flipSetAside', card: 'moon' },
  { op: 'archive', card: 'this' },
  { op: 'removeCard', card: 'this' },
  { op: 'returnCard', card: 'mill.1' },
  { op: 'replaceSlot', location: 'mill', slot: 1, card: 'm4' },
  { op: 'setAvailable', location: 'mill', value: true },
  { op: 'placeMap', element: 12 },
  { op: 'startConflict', conflict: 'mill.2' },
  { op: 'damage', n: { table: { '2': 1, '3': 2, '4': 3 } } },
  { op: 'heal', n: 1 },
  { op: 'expel', who: { tag: 'nun' } },
  { op: 'refresh', kind: 'full', free: true },
  { op: 'shuffleDestiny' },
  { op: 'redrawDestiny', mode: 'add' },
  { op: 'giveItem', item: { element: 3 }, to: 'chosen' },
  { op: 'giveItem', item: { token: 'rope', n: 2 }, to: 1 },
  { op: 'modifyTest', n: { '-': [1] }, scope: 'next' },
  { op: 'setAttribute', attr: 'cunning', n: 4, until: 'test' },
  { op: 'addAttribute', attr: 'cunning', n: 1, until: 'mission' },
  { op: 'setFlag', name: 'f', value: false },
  { op: 'addCounter', name: 'c', value: 2 },
  { op: 'choose', options: [{ label: HI, when: { flag: 'f' }, do: SEALED }] },
  { op: 'askCode', prompt: { blob: 'b2' }, salt: 's', answersHash: ['ab'], tries: 3, do: DO, else: DO },
  { op: 'showAll', text: HI },
  { op: 'showReader', text: { blob: 'b3' }, image: 'b4' },
  { op: 'goto', location: 'mill', free: true },
  { op: 'leaveLocation' },
  { op: 'endMission', result: 'success', ending: 'dawn' },
  { op: 'repeat', times: 3, until: { flag: 'f' }, do: DO },
  { op: 'if', when: { flag: 'f' }, do: DO, else: SEALED },
  { op: 'seq', do: [{ op: 'seq', do: DO }] },
];

test.each(EACH)('$op is read as it was written', (one) => {
  const place = begin();
  expect(block(JSON.parse(JSON.stringify(one)), place)).toEqual(one);
  expect(place.faults).toEqual([]);
});

test('every op of the format is among them', () => {
  expect([...new Set(EACH.map(({ op }) => op))].toSorted()).toEqual([...OPS].toSorted());
});

test.each(EACH)('$op with a field that the format doesn’t know is refused', (one) => {
  const place = begin();
  expect(block({ ...one, extra: 1 }, place)).toBeUndefined();
  expect(place.faults).toEqual([{ check: 'shape', at: 'extra', says: 'the format knows no such field' }]);
});

/** Fields that may be missing; all others may not. */
const MAY_MISS = new Set(['optional', 'when', 'who', 'toReturn', 'then', 'else', 'to', 'instructions', 'tries']);
const MAY_MISS_OF: Readonly<Record<string, readonly string[]>> = {
  n: [
    'takeToken',
    'returnToken',
    'removeToken',
    'gainAzrak',
    'loseAzrak',
    'spendAzrak',
    'gainMagic',
    'loseMagic',
    'spendMagic',
    'damage',
    'heal',
  ],
  free: ['goto', 'refresh'],
  ending: ['endMission'],
  until: ['repeat'],
  image: ['showReader', 'showAll'],
};

test('what an op must have it must have, the question of if among it', () => {
  for (const one of EACH)
    for (const name of Object.keys(one).filter((field) => field !== 'op')) {
      const { [name as 'op']: _left, ...rest } = one;
      const mayMiss =
        (MAY_MISS.has(name) && !(name === 'when' && one.op === 'if') && !(name === 'to' && one.op === 'giveItem')) ||
        MAY_MISS_OF[name]?.includes(one.op) === true;
      expect(block(rest, begin()) !== undefined, `${one.op} without ${name}`).toBe(mayMiss);
    }
});

test('a card is read by its place or by its name, by one of the two', () => {
  for (const args of [{}, { slot: 1, card: 'mill.2' }]) {
    const place = begin();
    expect(block({ op: 'readCard', ...args }, place)).toBeUndefined();
    expect(place.faults.map(({ says }) => says)).toEqual(['a slot or a card, one of the two']);
  }
  expect(block({ op: 'readCard', card: 'mill.2' }, begin())).toEqual({ op: 'readCard', card: 'mill.2' });
});

test('a fault says where it is', () => {
  const place = begin();
  program([{ op: 'choose', options: [{ label: HI, do: [{ op: 'damage', n: 'much' }] }] }, { op: 'jump' }], place);
  expect(place.faults).toEqual([
    {
      check: 'shape',
      at: '[0].options[0].do[0].n',
      says: 'a number without quotes, or one of receptacles, azrak, damage',
    },
    { check: 'shape', at: '[1]', says: `an instruction: its op is one of ${OPS.join(', ')}` },
  ]);
});

test('whatever is put in the place of something: it is read as what it is or refused with a place, and never throws', () => {
  const ODD: readonly unknown[] = [
    null,
    undefined,
    0,
    -1,
    1e9,
    0.5,
    '',
    '__proto__',
    [],
    {},
    [[]],
    { op: 'seq' },
    { sealed: 1 },
    true,
  ];
  withSeeds(400, (seed) => {
    const rng = seeded(seed);
    const spoilt: unknown = JSON.parse(JSON.stringify(rng.pick(EACH)), (_key, inner: unknown) =>
      rng.oneIn(6) ? rng.pick(ODD) : inner,
    );
    const place = begin();
    const read = block(spoilt, place);
    if (read === undefined) expect(place.faults.length).toBeGreaterThan(0);
    else expect(place.faults).toEqual([]);
  });
});
