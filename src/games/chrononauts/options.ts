/** What a table may set. Every option has a default, so `{}` is the plain game for two to six. */
import { CARDS, PARENTS, PARENTS_WITHOUT_IDENTITIES, type Kind } from './cards/deck.ts';
import type { Schema } from '../../kernel/game.ts';
import { bool, integer, oneOf } from '../../kernel/schemas.ts';
import { optionSchemas } from '../kit/options.ts';

/** CH-001 */
export type Mode = 'chrononauts' | 'artifaxx' | 'solonauts';

export interface Options {
  readonly mode: Mode;
  /** CH-006: more than the usual number of people. */
  readonly overfull: boolean;
  /** CH-035 */
  readonly startMethod: 'guessTime' | 'random' | 'chosen';
  /** CH-278: seconds for guessing, and again for opening the guesses. */
  readonly guessSeconds: number;
  /** CH-042 */
  readonly mulligan: boolean;
  /** CH-058: seconds after which the others may skip whoever is to play; 0: never. */
  readonly turnSeconds: number;
  /** CH-088: for the board. */
  readonly halfMarker: 'dot' | 'tilt' | 'off';
  /** CH-170 */
  readonly memoSeconds: number;
  /** CH-174: no window closes before its time. */
  readonly fixedWindow: boolean;
  /** CH-176: no window where every Note is to be seen. */
  readonly skipWindow: boolean;
  /** CH-188 */
  readonly fastForward: 'drawTwoPlayTwo' | 'twoTurns';
  /** CH-230: one's own device says when one could win. */
  readonly winHint: boolean;
  /** CH-241 */
  readonly axParents: 'exclude' | 'asItNeverExisted';
  /** CH-270 */
  readonly soloIdentities: number;
  /** CH-272: whose screen turns card by card; a seat, or -1: nobody's. */
  readonly timekeeper: number;
  /** CH-277 */
  readonly auditAtEnd: boolean;
}

const DEFAULTS: Options = {
  mode: 'chrononauts',
  overfull: false,
  startMethod: 'guessTime',
  guessSeconds: 60,
  mulligan: true,
  turnSeconds: 0,
  halfMarker: 'dot',
  memoSeconds: 10,
  fixedWindow: false,
  skipWindow: true,
  fastForward: 'drawTwoPlayTwo',
  winHint: false,
  axParents: 'exclude',
  soloIdentities: 8,
  timekeeper: -1,
  auditAtEnd: true,
};

const schemas = optionSchemas<Options>(DEFAULTS, {
  mode: oneOf('chrononauts', 'artifaxx', 'solonauts'),
  overfull: bool,
  startMethod: oneOf('guessTime', 'random', 'chosen'),
  guessSeconds: integer(15, 300),
  mulligan: bool,
  turnSeconds: integer(0, 3_600),
  halfMarker: oneOf('dot', 'tilt', 'off'),
  memoSeconds: integer(3, 60),
  fixedWindow: bool,
  skipWindow: bool,
  fastForward: oneOf('drawTwoPlayTwo', 'twoTurns'),
  winHint: bool,
  axParents: oneOf('exclude', 'asItNeverExisted'),
  soloIdentities: integer(6, 14),
  timekeeper: integer(-1, 999),
  auditAtEnd: bool,
});
export const options: Schema<Options> = schemas.options;

/** Some options and their new values. */
export type Change = Partial<Options>;
export const change: Schema<Change> = schemas.change;

/** Cards dealt to a hand; in Solonauts also what it is filled up to (CH-022, CH-255). */
export const HAND: Readonly<Record<Mode, number>> = { chrononauts: 3, artifaxx: 3, solonauts: 5 };

/** How many people play: CH-005, CH-237, CH-251; CH-006: with ten Missions, nine leave one for exchanges. */
const SEATS: Readonly<Record<Mode, { readonly min: number; readonly max: number }>> = {
  chrononauts: { min: 2, max: 6 },
  artifaxx: { min: 2, max: 4 },
  solonauts: { min: 1, max: 6 },
};
export const MOST_SEATS = 9;

const hasRoom = ({ mode, overfull }: Options, people: number): boolean =>
  people <= (overfull ? MOST_SEATS : SEATS[mode].max);
export const seatsFit = (options: Options, people: number): boolean =>
  people >= SEATS[options.mode].min && hasRoom(options, people);

/** Before all are there anything may be set; only nobody may be left without a place who has one by the options of now. */
export const leavesNobodyOut = (now: Options, next: Options, people: number): boolean =>
  hasRoom(next, people) || !hasRoom(now, people);

const KINDS: Readonly<Record<Mode, readonly Kind[]>> = {
  chrononauts: ['inverter', 'patch', 'artifact', 'action', 'timewarp'],
  artifaxx: ['artifact', 'action', 'timewarp'],
  solonauts: ['inverter', 'patch'],
};

/** Faces of the play deck, in known order (CH-239 to CH-241, CH-252). */
export function playDeck({ mode, axParents }: Options): readonly string[] {
  const cards = CARDS.filter(({ kind, id }) => KINDS[mode].includes(kind) && !(mode === 'artifaxx' && id === PARENTS));
  const faces = cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return mode === 'artifaxx' && axParents === 'asItNeverExisted' ? [...faces, PARENTS_WITHOUT_IDENTITIES] : faces;
}
