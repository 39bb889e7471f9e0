/** `mission new`: a whole mission in one place, small enough to be read in five minutes, that its author changes into another. */
import type { Card } from '../pack/cards.ts';
import { FORMAT, type Mission } from '../pack/mission.ts';
import type { Receptacle } from '../pack/story.ts';
import type { Source } from '../vault/source.ts';

const card = (id: string, kind: Card['kind'], en: string, more: Partial<Card> = {}): Card => ({
  id,
  kind,
  back: 'back',
  text: { en },
  instructions: [],
  ...more,
});

const person = (id: string, name: string, eye: number, hand: number): Receptacle => ({
  id,
  name: { en: name },
  epithet: { en: `the ${id}` },
  azrakStart: 5,
  attributes: { eye, hand },
  background: { en: `${name} has lived by this canal for thirty years.` },
  portrait: { blob: 'face' },
  tags: [],
  personal: {
    power: card(`${id}.power`, 'POWER', 'Once a mission: 1 Azrak from the Vortex.', {
      actions: [
        {
          id: 'breath',
          label: { en: 'Take a breath' },
          cost: { magic: 1 },
          step: 'ACTIONS',
          do: [{ op: 'gainAzrak' }],
          limit: 'oncePerMission',
        },
      ],
    }),
    memoryBreaker: card(`${id}.memory`, 'MEMORY', 'You have known where the key is all along.'),
    interactions: [
      card(`${id}.note`, 'INTERACTION', 'Somebody on the quay greets you by your name, and says no more.', {
        number: 1,
      }),
    ],
  },
});

/** The format wants every field; what this mission doesn't use is empty. */
const mission: Mission = {
  format: FORMAT,
  id: 'example.lock',
  version: '0.1.0',
  title: { en: 'The Lock' },
  authors: ['You'],
  licence: 'CC-BY-4.0',
  ageHint: 10,
  durationMin: [10, 20],
  players: { min: 1, max: 4 },
  soloReceptacles: 2,
  azrak: { total: 20 },
  attributes: [
    { id: 'eye', symbol: 'sign', colour: '#2b6a8a', name: { en: 'Eye' } },
    { id: 'hand', symbol: 'sign', colour: '#8a4a2b', name: { en: 'Hand' } },
  ],
  magic: { startByReceptacles: { '2': 3, '3': 2, '4': 2 }, enabled: true },
  flags: { greased: false },
  counters: {},
  receptacles: [
    person('keeper', 'Ada', 3, 1),
    person('skipper', 'Ben', 2, 2),
    person('smith', 'Cleo', 1, 3),
    person('child', 'Dino', 3, 2),
  ],
  story: {
    procedure: { en: 'Open the lock before the barge is late.' },
    returnCard: card('return', 'RETURN', 'Crystals here don’t come back.'),
    setAside: [],
    prologue: [card('prologue.1', 'PROLOGUE', 'A barge full of oranges waits before a lock that nobody can open.')],
    prologueInstructions: [],
    locations: [
      {
        id: 'lock',
        name: { en: 'The lock' },
        number: 1,
        mapSpot: 'canal.1',
        available: true,
        a: {
          front: { label: '1', count: 3 },
          text: { en: 'A gate, a wheel beside it, and a shed.' },
          keywords: [
            { word: { en: 'gate' }, slot: 0 },
            { word: { en: 'wheel' }, slot: 1 },
            { word: { en: 'shed' }, slot: 2 },
          ],
        },
        panorama: [
          card('gate', 'PANORAMA', 'The gate is shut. With the key, and a wheel that turns, it would open.', {
            instructions: [
              {
                op: 'if',
                when: { and: [{ flag: 'greased' }, { hasElement: [1, 'group'] }] },
                do: [{ op: 'endMission', result: 'success', ending: 'through' }],
                else: [{ op: 'readInteraction', number: 1 }],
              },
            ],
          }),
          card('wheel', 'PANORAMA', 'The wheel hasn’t turned for years. Strong hands, and it might.', {
            tests: [
              {
                id: 'turn',
                attribute: 'hand',
                difficulty: { table: { '2': 3, '3': 4, '4': 4 } },
                label: { en: 'Turn the wheel' },
                repeat: 'free',
                failure: [{ op: 'loseAzrak' }],
                success: [{ op: 'setFlag', name: 'greased', value: true }],
                critical: [{ op: 'setFlag', name: 'greased', value: true }, { op: 'readMemoryBreaker' }],
              },
            ],
          }),
          card('shed', 'PANORAMA', 'Ropes, a lamp, and on a nail a key that somebody forgot.', {
            instructions: [{ op: 'takeElement', number: 1, optional: true }],
          }),
        ],
      },
    ],
    mysteries: [],
    mysteryDraw: 'byNumber',
  },
  shared: {
    map: [{ id: 'canal', art: { blob: 'map' }, at: [0, 0], cells: [{ spot: 'canal.1' }], edges: {} }],
    destiny: [-1, 0, 0, 1].map((modifier, i) => ({ id: `destiny.${i + 1}`, modifier })),
    destinySummary: { count: 4, min: -1, max: 1 },
    elements: [
      { ...card('key', 'ELEMENT', 'A key as long as your hand.', { colour: 'green', tradable: true }), number: 1 },
    ],
    tokens: [],
  },
  events: [
    { on: 'roundStart', when: { round: ['>', 5] }, do: [{ op: 'endMission', result: 'failure', ending: 'late' }] },
  ],
  ending: {
    success: [{ id: 'through', when: true, text: { en: 'The gate opens, and the canal smells of oranges.' } }],
    failure: [{ id: 'late', when: true, text: { en: 'The barge turns round. There was a key, somebody says.' } }],
  },
  scoring: {
    base: 5,
    azrakOnReturn: [
      { max: 3, points: 3, text: { en: 'hardly a crystal lost' } },
      { max: null, points: 0, text: { en: 'some crystals lost' } },
    ],
    bonuses: [],
    grades: [{ min: 0, text: { en: 'lock keepers' } }],
  },
  blobs: {},
};

const picture = (colour: string, shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="${colour}"/>${shape}</svg>`;

export const starter: Source = {
  mission,
  art: {
    back: picture('#27566b', '<path d="M20 90q30-50 60 0" fill="none" stroke="#fff" stroke-width="4"/>'),
    face: picture('#d9c7a5', '<circle cx="50" cy="60" r="24" fill="#7a5a3a"/>'),
    map: picture('#bfd8d2', '<path d="M0 70h100" stroke="#27566b" stroke-width="10"/>'),
    sign: picture('#ffffff00', '<circle cx="50" cy="70" r="30" fill="none" stroke="#333" stroke-width="8"/>'),
  },
};
