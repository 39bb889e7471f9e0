/** A mission of one location, two cards in its panorama, three Elements: small, and whole as the format wants it. */
import type { Card } from '../../../../src/games/time-stories/pack/cards.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import type { Receptacle } from '../../../../src/games/time-stories/pack/story.ts';
import type { Localised } from '../../../../src/games/time-stories/pack/texts.ts';

const say = (en: string): Localised => ({ it: `${en} (it)`, en });
const card = (id: string, kind: Card['kind'], more: Partial<Card> = {}): Card => ({
  id,
  kind,
  back: `${kind.toLowerCase()}-back`,
  text: say(id),
  instructions: [],
  ...more,
});

const receptacle = (id: string, azrakStart: number): Receptacle => ({
  id,
  name: say(id),
  epithet: say(`the ${id}`),
  azrakStart,
  attributes: { cunning: 2, strength: 3 },
  background: say('once'),
  portrait: { blob: 'face' },
  tags: ['islander'],
  personal: {
    power: card(`${id}.power`, 'POWER'),
    memoryBreaker: card(`${id}.memory`, 'MEMORY'),
    interactions: [card(`${id}.i1`, 'INTERACTION', { number: 1, instructions: [{ op: 'gainMagic' }] })],
  },
});

const ART = [
  'prologue-back',
  'panorama-back',
  'mystery-back',
  'element-back',
  'power-back',
  'memory-back',
  'interaction-back',
  'return-back',
  'face',
  'map',
  'sign',
];

export const sample = (): Mission => ({
  format: 'tsr-mission/1',
  id: 'test.mill',
  version: '1.0.0',
  title: say('The Tide Mill'),
  authors: ['A'],
  licence: 'CC0',
  ageHint: 10,
  durationMin: [15, 30],
  players: { min: 1, max: 4 },
  soloReceptacles: 2,
  azrak: { total: 20 },
  attributes: [
    { id: 'cunning', symbol: 'sign', colour: '#123456', name: say('cunning') },
    { id: 'strength', symbol: 'sign', colour: '#654321', name: say('strength') },
  ],
  magic: { startByReceptacles: { '2': 5, '3': 4, '4': 3 }, enabled: true },
  flags: { gate: false },
  counters: { tide: { start: 0, min: 0, max: 9 } },
  receptacles: [
    receptacle('miller', 5),
    receptacle('nun', 4),
    receptacle('smith', 5),
    receptacle('boy', 4),
    receptacle('cook', 3),
  ],
  story: {
    procedure: say('procedure'),
    returnCard: card('return', 'RETURN'),
    setAside: [],
    prologue: [card('prologue.1', 'PROLOGUE')],
    prologueInstructions: [],
    locations: [
      {
        id: 'mill',
        name: say('mill'),
        mapSpot: 'm1.3',
        available: true,
        a: {
          front: { label: 'M', count: 2 },
          text: say('a wheel and a ledger'),
          keywords: [
            { word: say('wheel'), slot: 0 },
            { word: say('ledger'), slot: 1 },
          ],
        },
        panorama: [
          card('mill.1', 'PANORAMA', {
            instructions: [{ op: 'takeElement', number: 31, optional: true }],
            tests: [
              {
                id: 't',
                attribute: 'strength',
                difficulty: { table: { '2': 3, '3': 4, '4': 5 } },
                label: say('turn it'),
                repeat: 'free',
                failure: [{ op: 'loseAzrak', n: 1 }],
                critical: [
                  { op: 'takeToken', token: 'rope' },
                  { op: 'setFlag', name: 'gate', value: true },
                ],
                success: [{ op: 'addCounter', name: 'tide', value: 1 }],
              },
            ],
          }),
          card('mill.2', 'PANORAMA', {
            instructions: [
              { op: 'if', when: { receptacle: 'miller' }, do: [{ op: 'readInteraction', number: 1 }] },
              { op: 'drawMystery', number: 7 },
            ],
            conflict: {
              type: 'group',
              name: say('flood'),
              hitPoints: 2,
              tests: ['c'],
              onEnd: [{ op: 'endMission', result: 'success', ending: 'dry' }],
            },
            tests: [
              {
                id: 'c',
                attribute: ['cunning', 'strength'],
                difficulty: 4,
                label: say('dam it'),
                repeat: 'free',
                failure: [],
                critical: [],
                success: [{ op: 'damage' }],
              },
            ],
          }),
        ],
      },
    ],
    mysteries: [card('mystery.7', 'MYSTERY', { number: 7 })],
    mysteryDraw: 'byNumber',
  },
  shared: {
    map: [{ id: 'm1', art: { blob: 'map' }, at: [0, 0], cells: [{ spot: 'm1.3' }], edges: { N: 'wave', E: null } }],
    destiny: [
      { id: 'd1', modifier: -1 },
      { id: 'd2', modifier: 2, onReveal: [{ op: 'shuffleDestiny' }] },
    ],
    destinySummary: { count: 2, min: -1, max: 2 },
    elements: [
      { ...card('e31', 'ELEMENT', { colour: 'green', tradable: true }), number: 31 },
      { ...card('e32', 'ELEMENT', { colour: 'yellow' }), number: 32 },
      {
        ...card('e33', 'ELEMENT', { colour: 'white' }),
        number: 33,
        white: { type: 'rule', effects: [{ k: 'unlock', location: 'mill' }] },
      },
    ],
    tokens: [{ id: 'rope', shape: 'personal', count: 2, backHidden: true, face: { blob: 'face' }, name: say('rope') }],
  },
  events: [{ on: 'roundStart', when: { counter: ['tide', '>=', 9] }, do: [{ op: 'endMission', result: 'failure' }] }],
  ending: {
    success: [{ id: 'dry', when: true, text: say('dry') }],
    failure: [{ when: true, text: say('wet') }],
  },
  scoring: { base: 5, azrakOnReturn: [{ max: null, points: 0, text: say('any') }], bonuses: [], grades: [] },
  blobs: Object.fromEntries(ART.map((name) => [name, { sha256: 'ab', bytes: 3_000, padTo: 4_096, keyId: 'k' }])),
});

/** A value that stands in the copy of a mission in place of what was there; undefined takes it out. */
export function spoilt(path: string, value: unknown, mission: unknown = sample()): unknown {
  const copy = structuredClone(mission) as Record<string, unknown>;
  const steps = path.split(/[.[\]]+/u).filter(Boolean);
  let at = copy;
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
  if (value === undefined) delete at[steps.at(-1)!];
  else at[steps.at(-1)!] = value;
  return copy;
}
