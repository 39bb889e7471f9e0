/** L'ora doppia: the whole mission, put together from its places, people and decks. */
import type { Mission } from '../../pack/mission.ts';
import { ATTRIBUTES } from '../kit/common.ts';
import { withBlobs } from '../kit/blobs.ts';
import { t } from '../kit/write.ts';
import { things } from './elements.ts';
import { endings, scoring } from './endings.ts';
import { hours } from './hours.ts';
import { map } from './map.ts';
import { mysteries } from './mysteries.ts';
import { procedure, prologueCards, returnCard, setAside } from './opening.ts';
import { colomba } from './people/colomba.ts';
import { mirella } from './people/mirella.ts';
import { nando } from './people/nando.ts';
import { ottavio } from './people/ottavio.ts';
import { vera } from './people/vera.ts';
import { zolfo } from './people/zolfo.ts';
import { attic } from './places/attic.ts';
import { bakery } from './places/bakery.ts';
import { exchange } from './places/exchange.ts';
import { haltLater } from './places/halt-later.ts';
import { halt } from './places/halt.ts';
import { mast } from './places/mast.ts';
import { post } from './places/post.ts';
import { squareLater } from './places/square-later.ts';
import { square } from './places/square.ts';
import { tower } from './places/tower.ts';
import { window } from './places/window.ts';
import { tokens } from './tokens.ts';
import { whites } from './whites.ts';

const DESTINY = [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2];

/** What the window needs. */
const NEEDS = ['courage', 'mast'];
/** Where the clock and the fog stand. */
const CLOCK = ['second', 'rung', 'braked', 'foggy', 'clear'];
/** What has been done, and which way it was done. */
const DONE = [
  'songs',
  'rewound',
  'dialled',
  'recorded',
  'remembered',
  'echo',
  'fused',
  'cabled',
  'shown',
  'said',
  'say.first',
  'say.middle',
  'say.last',
  'kind.cat',
  'kind.chess',
  'kind.bread',
  'kind.pigeons',
  'kind.letter',
  'kind.ticket',
];

export const doubleHour: Mission = withBlobs({
  format: 'tsr-mission/1',
  id: 'tavolata.double-hour',
  version: '1.6.0',
  title: t('L’ora doppia', 'The Hour That Came Twice'),
  authors: ['Tavolata'],
  licence: 'MIT',
  ageHint: 12,
  durationMin: [120, 180],
  players: { min: 1, max: 4 },
  soloReceptacles: 2,
  azrak: { total: 30 },
  attributes: ATTRIBUTES,
  magic: { startByReceptacles: { '2': 5, '3': 4, '4': 3 }, enabled: true },
  flags: Object.fromEntries([NEEDS, CLOCK, DONE].flat().map((name) => [name, false])),
  counters: {
    minute: { start: 0, min: 0, max: 12 },
    songHints: { start: 0, min: 0, max: 3 },
    numberHints: { start: 0, min: 0, max: 4 },
    company: { start: 0, min: 0, max: 9 },
  },
  receptacles: [vera, ottavio, mirella, nando, colomba, zolfo],
  story: {
    procedure,
    returnCard,
    setAside,
    prologue: prologueCards,
    prologueInstructions: [{ op: 'takeToken', token: 'phone-token', who: 'captain' }],
    locations: [attic, exchange, square, squareLater, bakery, post, tower, halt, haltLater, mast, window],
    mysteries,
    mysteryDraw: 'byNumber',
  },
  shared: {
    map,
    destiny: DESTINY.map((modifier, i) => ({ id: `destiny.${i + 1}`, modifier })),
    destinySummary: { count: DESTINY.length, min: Math.min(...DESTINY), max: Math.max(...DESTINY) },
    elements: [...things, ...whites],
    tokens,
  },
  events: hours,
  ending: endings,
  scoring,
});
