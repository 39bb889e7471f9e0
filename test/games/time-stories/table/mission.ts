/** A mission for tests of the rounds: three places, cards of every kind, a map that grows, both conflicts. Small, and not much of a story. */
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import type { Card, TestDef } from '../../../../src/games/time-stories/pack/cards.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import type { Element, Token } from '../../../../src/games/time-stories/pack/shared.ts';
import type { Location } from '../../../../src/games/time-stories/pack/story.ts';
import type { Localised } from '../../../../src/games/time-stories/pack/texts.ts';
import { sample } from '../pack/sample.ts';

export const say = (en: string): Localised => ({ it: `${en} (it)`, en });

export const card = (id: string, kind: Card['kind'], more: Partial<Card> = {}): Card => ({
  id,
  kind,
  back: `${kind.toLowerCase()}-back`,
  text: say(`the card ${id} of this small story says a few words`),
  instructions: [],
  ...more,
});
export const panorama = (id: string, more: Partial<Card> = {}): Card => card(id, 'PANORAMA', more);
export const element = (number: number, colour: Element['colour'], more: Partial<Element> = {}): Element => ({
  ...card(`e${number}`, 'ELEMENT', colour === undefined ? {} : { colour }),
  number,
  ...more,
});

export const test = (id: string, more: Partial<TestDef> = {}): TestDef => ({
  id,
  attribute: 'strength',
  difficulty: 4,
  label: say(id),
  repeat: 'free',
  failure: [],
  critical: [],
  success: [],
  ...more,
});

export const place = (id: string, spot: string, cards: readonly Card[], more: Partial<Location> = {}): Location => ({
  id,
  name: say(id),
  mapSpot: spot,
  available: true,
  a: {
    front: { label: id.slice(0, 1).toUpperCase(), count: cards.length },
    text: say(`the place ${id}`),
    keywords: cards.map((_, slot) => ({ word: say(`word ${slot}`), slot })),
  },
  panorama: cards,
  ...more,
});

const rope: Token = {
  id: 'rope',
  shape: 'personal',
  count: 2,
  backHidden: true,
  face: { blob: 'face' },
  name: say('rope'),
};

/** What a test of one rule changes of the mission below. */
export interface Change {
  readonly cards?: readonly Card[];
  readonly elements?: readonly Element[];
  readonly mysteries?: readonly Card[];
  readonly destiny?: readonly number[];
  readonly locations?: readonly Location[];
  readonly tokens?: readonly Token[];
  readonly power?: Partial<Card>;
  readonly interaction?: readonly Block[];
  readonly memory?: readonly Block[];
  readonly map?: Mission['shared']['map'];
  readonly more?: Partial<Mission>;
  readonly story?: Partial<Mission['story']>;
}

/** One place, `mill`, with these cards (four plain ones if not said), and whatever else is named. */
export function mission(change: Change = {}): Mission {
  const whole = sample();
  const cards = change.cards ?? [1, 2, 3, 4].map((n) => panorama(`mill.${n}`));
  const destiny = change.destiny ?? [0, 0, 0];
  return {
    ...whole,
    receptacles: whole.receptacles.map((one) => ({
      ...one,
      personal: {
        power: { ...one.personal.power, ...change.power, id: `${one.id}.power` },
        memoryBreaker: { ...one.personal.memoryBreaker, instructions: change.memory ?? [] },
        interactions: one.personal.interactions.map((inter) => ({
          ...inter,
          instructions: change.interaction ?? inter.instructions,
        })),
      },
    })),
    story: {
      ...whole.story,
      locations: change.locations ?? [place('mill', 'm1.3', cards)],
      mysteries: change.mysteries ?? [],
      ...change.story,
    },
    shared: {
      ...whole.shared,
      destiny: destiny.map((modifier, i) => ({ id: `d${i}`, modifier })),
      destinySummary: { count: destiny.length, min: Math.min(...destiny), max: Math.max(...destiny) },
      elements: change.elements ?? [],
      tokens: change.tokens ?? [rope],
      map: change.map ?? whole.shared.map,
    },
    events: [],
    ...change.more,
  };
}

/** Everything at once, for play at random. */
export function busy(): Mission {
  const reward: readonly Block[] = [
    { op: 'gainAzrak', n: 2 },
    { op: 'addCounter', name: 'tide', value: 1 },
  ];
  const mill = place(
    'mill',
    'm1.1',
    [
      panorama('mill.1', {
        instructions: [{ op: 'takeElement', number: 31, optional: true }, { op: 'loseAzrak' }],
        tests: [
          test('a', {
            success: reward,
            critical: [{ op: 'takeToken', token: 'rope' }],
            failure: [{ op: 'loseAzrak', n: 2 }],
          }),
        ],
      }),
      panorama('mill.2', {
        instructions: [{ op: 'drawMystery', number: 7 }],
        conflict: { type: 'personal', name: say('rat'), hitPoints: 2, tests: ['bite'], onEnd: [{ op: 'gainMagic' }] },
        tests: [test('bite', { difficulty: 3, success: [{ op: 'damage' }], critical: [{ op: 'damage', n: 2 }] })],
      }),
      panorama('mill.3', {
        instructions: [
          { op: 'takeElement', number: 32 },
          { op: 'takeElement', number: 33 },
        ],
      }),
    ],
    { onEnter: [{ op: 'gainMagic', who: 'all' }], onLeave: [{ op: 'addCounter', name: 'tide', value: 1 }] },
  );
  const cave = place('cave', 'm1.2', [
    panorama('cave.1', {
      instructions: [
        {
          op: 'choose',
          options: [
            { label: say('in'), do: [{ op: 'gainAzrak' }] },
            { label: say('out'), do: [{ op: 'expel', optional: true }] },
          ],
        },
      ],
    }),
    panorama('cave.2', {
      conflict: {
        type: 'group',
        name: say('flood'),
        hitPoints: 'receptacles',
        tests: ['dam', 'run'],
        onEnd: [{ op: 'setFlag', name: 'gate', value: true }],
        perTurn: [{ op: 'loseAzrak', who: 'all' }],
      },
      tests: [
        test('dam', { difficulty: 3, success: [{ op: 'damage' }], critical: [{ op: 'damage', n: 2 }] }),
        test('run', { attribute: ['cunning', 'strength'], difficulty: 1 }),
      ],
    }),
    panorama('cave.3', {
      instructions: [
        {
          op: 'groupSpend',
          resource: 'azrak',
          n: 2,
          then: [{ op: 'takeElement', number: 34 }],
          else: [{ op: 'loseAzrak', who: 'others' }],
        },
        { op: 'readInteraction', number: 1 },
        { op: 'refresh', kind: 'standard', when: { counter: ['tide', '>', 3] } },
      ],
    }),
    panorama('cave.4', {
      instructions: [{ op: 'replaceSlot', location: 'mill', slot: 0, card: 'mystery.9' }],
      archive: { summary: [] },
    }),
  ]);
  const isle = place('isle', 'm2.1', [
    panorama('isle.1', {
      instructions: [
        { op: 'endMission', result: 'success', optional: true },
        { op: 'spendAzrak', n: 2, toReturn: 1 },
      ],
    }),
    panorama('isle.2', {
      instructions: [
        { op: 'modifyTest', n: 1, scope: 'next' },
        { op: 'setAttribute', attr: 'strength', n: 6, until: 'round' },
      ],
    }),
  ]);
  return mission({
    locations: [mill, cave, isle],
    mysteries: [
      card('mystery.7', 'MYSTERY', { number: 7, replacesStoryCard: true, instructions: [{ op: 'gainAzrak' }] }),
      card('mystery.8', 'MYSTERY', { number: 8, colour: 'red', tests: [test('m')] }),
      card('mystery.9', 'MYSTERY', { number: 9, instructions: [{ op: 'drawMystery', number: 8 }] }),
    ],
    elements: [
      element(31, 'green', {
        tradable: true,
        actions: [
          {
            id: 'rub',
            label: say('rub'),
            cost: { magic: 1 },
            step: 'TEST_AFTER_DESTINY',
            do: [{ op: 'redrawDestiny', mode: 'add' }],
          },
        ],
      }),
      element(32, 'yellow', { tests: [test('y', { success: reward })] }),
      element(33, 'red', { instructions: [{ op: 'damage' }, { op: 'loseMagic' }] }),
      element(34, 'white', {
        white: {
          type: 'expand',
          attachBy: 'wave',
          card: { id: 'm2', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: { S: 'wave' } },
        },
      }),
      element(35, 'white', {
        white: { type: 'replacement', attributes: { cunning: 4, strength: 1 }, background: say('new') },
      }),
    ],
    destiny: [-2, -1, 0, 0, 1, 2],
    map: [
      { id: 'm1', art: { blob: 'map' }, at: [0, 0], cells: [{ spot: 'm1.1' }, { spot: 'm1.2' }], edges: { N: 'wave' } },
    ],
    power: {
      actions: [
        {
          id: 'help',
          label: say('help'),
          cost: { azrak: 1 },
          step: 'ACTIONS',
          do: [{ op: 'takeElement', number: 35, optional: true }],
          limit: 'oncePerRound',
        },
      ],
    },
    more: {
      events: [
        { on: 'roundStart', when: { round: ['>=', 9] }, do: [{ op: 'endMission', result: 'failure' }] },
        { on: 'testResolved', when: { lastOutcome: 'FAILURE' }, do: [{ op: 'addCounter', name: 'tide', value: -1 }] },
      ],
    },
  });
}
