/** `mission new`: a whole mission in one place, small enough to be read in five minutes, that its author changes into another. */
import type { Card } from '../pack/cards.ts';
import { FORMAT, type Mission } from '../pack/mission.ts';
import type { Receptacle } from '../pack/story.ts';
import type { Source } from '../vault/source.ts';
import { isRecord } from '../../../kernel/own.ts';

/** It is written in both; its author keeps what they speak. */
export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

type Words = Readonly<Record<Language, string>>;
const t = (en: string, it: string): Words => ({ en, it });

const card = (id: string, kind: Card['kind'], text: Words, more: Partial<Card> = {}): Card => ({
  id,
  kind,
  back: 'back',
  text,
  instructions: [],
  ...more,
});

const person = (id: string, name: string, epithet: Words, eye: number, hand: number): Receptacle => ({
  id,
  name: t(name, name),
  epithet,
  azrakStart: 5,
  attributes: { eye, hand },
  background: t(`${name} has lived by this canal for thirty years.`, `${name} vive su questo canale da trent’anni.`),
  portrait: { blob: 'face' },
  tags: [],
  personal: {
    power: card(
      `${id}.power`,
      'POWER',
      t('Once a mission: 1 Azrak from the Vortex.', 'Una volta a missione: 1 Azrak dal Vortice.'),
      {
        actions: [
          {
            id: 'breath',
            label: t('Take a breath', 'Prendi fiato'),
            cost: { magic: 1 },
            step: 'ACTIONS',
            do: [{ op: 'gainAzrak' }],
            limit: 'oncePerMission',
          },
        ],
      },
    ),
    memoryBreaker: card(
      `${id}.memory`,
      'MEMORY',
      t('You have known where the key is all along.', 'Dov’è la chiave lo hai sempre saputo.'),
    ),
    interactions: [
      card(
        `${id}.note`,
        'INTERACTION',
        t(
          'Somebody on the quay greets you by your name, and says no more.',
          'Sulla banchina qualcuno ti saluta per nome, e non dice altro.',
        ),
        {
          number: 1,
        },
      ),
    ],
  },
});

/** The format wants every field; what this mission doesn't use is empty. */
const mission: Mission = {
  format: FORMAT,
  id: 'example.lock',
  version: '0.1.0',
  title: t('The Lock', 'La chiusa'),
  authors: ['You'],
  licence: 'CC-BY-4.0',
  ageHint: 10,
  durationMin: [10, 20],
  players: { min: 1, max: 4 },
  soloReceptacles: 2,
  azrak: { total: 20 },
  attributes: [
    { id: 'eye', symbol: 'sign', colour: '#2b6a8a', name: t('Eye', 'Occhio') },
    { id: 'hand', symbol: 'sign', colour: '#8a4a2b', name: t('Hand', 'Mano') },
  ],
  magic: { startByReceptacles: { '2': 3, '3': 2, '4': 2 }, enabled: true },
  flags: { greased: false },
  counters: {},
  receptacles: [
    person('keeper', 'Ada', t('the keeper', 'la guardiana'), 3, 1),
    person('skipper', 'Ben', t('the skipper', 'il barcaiolo'), 2, 2),
    person('smith', 'Cleo', t('the smith', 'la fabbra'), 1, 3),
    person('child', 'Dino', t('the child', 'il bambino'), 3, 2),
  ],
  story: {
    procedure: t('Open the lock before the barge is late.', 'Aprite la chiusa prima che la chiatta faccia tardi.'),
    returnCard: card('return', 'RETURN', t('Crystals here don’t come back.', 'I cristalli qui non tornano.')),
    setAside: [],
    prologue: [
      card(
        'prologue.1',
        'PROLOGUE',
        t(
          'A barge full of oranges waits before a lock that nobody can open.',
          'Una chiatta piena di arance aspetta davanti a una chiusa che nessuno sa aprire.',
        ),
      ),
    ],
    prologueInstructions: [],
    locations: [
      {
        id: 'lock',
        name: t('The lock', 'La chiusa'),
        number: 1,
        mapSpot: 'canal.1',
        available: true,
        a: {
          front: { label: '1', count: 3 },
          text: t('A gate, a wheel beside it, and a shed.', 'Un portone, accanto una ruota, e un capanno.'),
          keywords: [
            { word: t('gate', 'portone'), slot: 0 },
            { word: t('wheel', 'ruota'), slot: 1 },
            { word: t('shed', 'capanno'), slot: 2 },
          ],
        },
        panorama: [
          card(
            'gate',
            'PANORAMA',
            t(
              'The gate is shut. With the key, and a wheel that turns, it would open.',
              'Il portone è chiuso. Con la chiave, e una ruota che gira, si aprirebbe.',
            ),
            {
              instructions: [
                {
                  op: 'if',
                  when: { and: [{ flag: 'greased' }, { hasElement: [1, 'group'] }] },
                  do: [{ op: 'endMission', result: 'success', ending: 'through' }],
                  else: [{ op: 'readInteraction', number: 1 }],
                },
              ],
            },
          ),
          card(
            'wheel',
            'PANORAMA',
            t(
              'The wheel hasn’t turned for years. Strong hands, and it might.',
              'La ruota non gira da anni. Con mani forti, forse.',
            ),
            {
              tests: [
                {
                  id: 'turn',
                  attribute: 'hand',
                  difficulty: { table: { '2': 3, '3': 4, '4': 4 } },
                  label: t('Turn the wheel', 'Gira la ruota'),
                  repeat: 'free',
                  failure: [{ op: 'loseAzrak' }],
                  success: [{ op: 'setFlag', name: 'greased', value: true }],
                  critical: [{ op: 'setFlag', name: 'greased', value: true }, { op: 'readMemoryBreaker' }],
                },
              ],
            },
          ),
          card(
            'shed',
            'PANORAMA',
            t(
              'Ropes, a lamp, and on a nail a key that somebody forgot.',
              'Corde, una lampada, e a un chiodo una chiave che qualcuno ha scordato.',
            ),
            {
              instructions: [{ op: 'takeElement', number: 1, optional: true }],
            },
          ),
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
      {
        ...card('key', 'ELEMENT', t('A key as long as your hand.', 'Una chiave lunga come una mano.'), {
          colour: 'green',
          tradable: true,
        }),
        number: 1,
      },
    ],
    tokens: [],
  },
  events: [
    { on: 'roundStart', when: { round: ['>', 5] }, do: [{ op: 'endMission', result: 'failure', ending: 'late' }] },
  ],
  ending: {
    success: [
      {
        id: 'through',
        when: true,
        text: t(
          'The gate opens, and the canal smells of oranges.',
          'Il portone si apre, e il canale profuma d’arance.',
        ),
      },
    ],
    failure: [
      {
        id: 'late',
        when: true,
        text: t(
          'The barge turns round. There was a key, somebody says.',
          'La chiatta torna indietro. Una chiave c’era, dice qualcuno.',
        ),
      },
    ],
  },
  scoring: {
    base: 5,
    azrakOnReturn: [
      { max: 3, points: 3, text: t('hardly a crystal lost', 'quasi nessun cristallo perso') },
      { max: null, points: 0, text: t('some crystals lost', 'qualche cristallo perso') },
    ],
    bonuses: [],
    grades: [{ min: 0, text: t('lock keepers', 'guardiani della chiusa') }],
  },
  blobs: {},
};

const picture = (colour: string, shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="${colour}"/>${shape}</svg>`;

const art: Source['art'] = {
  back: picture('#27566b', '<path d="M20 90q30-50 60 0" fill="none" stroke="#fff" stroke-width="4"/>'),
  face: picture('#d9c7a5', '<circle cx="50" cy="60" r="24" fill="#7a5a3a"/>'),
  map: picture('#bfd8d2', '<path d="M0 70h100" stroke="#27566b" stroke-width="10"/>'),
  sign: picture('#ffffff00', '<circle cx="50" cy="70" r="30" fill="none" stroke="#333" stroke-width="8"/>'),
};

/** Words by language, and only these. */
const isWords = (value: Readonly<Record<string, unknown>>): boolean =>
  LANGUAGES.every((language) => typeof value[language] === 'string');

function kept(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((one) => kept(one, languages));
  if (!isRecord(value)) return value;
  const fields = isWords(value)
    ? languages.map((language) => [language, value[language]] as const)
    : Object.entries(value);
  return Object.fromEntries(fields.map(([name, one]) => [name, kept(one, languages)]));
}

/** @param languages of all its texts, one at least */
export const starterIn = (languages: readonly Language[]): Source => ({ mission: kept(mission, languages), art });

export const starter: Source = starterIn(['en']);
