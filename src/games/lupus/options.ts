/** What a table may set before the deal. Every option has a default, so `{}` is the plain game. */
import type { Schema } from '../../kernel/game.ts';
import { bool, fields, integer, list, oneOf, text } from '../../kernel/schemas.ts';
import { optionSchemas } from '../kit/options.ts';
import { MAX_PLAYERS, type Mix, ROLES } from './roles.ts';

/** A role of the table's own, on a blank card: a villager with a text. */
export interface Blank {
  readonly name: string;
  readonly text: string;
}

export interface Options {
  /** A person narrates, or a program does. */
  readonly moderator: 'person' | 'program';
  /** Null: everything that is recommended for so many players. */
  readonly mix: Mix | null;
  readonly blanks: readonly Blank[];
  /** Each role is called by itself, or all choose in one window. LU-042. */
  readonly night: 'called' | 'together';
  /** A person closes calls before their time, not before half of it. LU-038. */
  readonly byHand: boolean;
  /** Per cent of the usual length of a call. */
  readonly pace: number;
  /** LU-066 */
  readonly firstNightModVictim: boolean;
  /** LU-185 */
  readonly ghosts: boolean;
  /** People who are out may look at everything. */
  readonly deadSeeAll: boolean;
  /** LU-080 */
  readonly hideDawnCause: boolean;
  /** LU-017 */
  readonly respectMinimums: boolean;
  /** LU-022 */
  readonly unlimitedVillagers: boolean;
  /** By day two may talk apart. LU-087 */
  readonly whispers: boolean;
  /** Wolves may tell each other sentences by night. LU-061 */
  readonly wolfText: boolean;
  /** Milliseconds: LU-083, LU-097, LU-108. */
  readonly talkMs: number;
  readonly voteMs: number;
  readonly speechMs: number;
}

export const DEFAULTS: Options = {
  moderator: 'program',
  mix: null,
  blanks: [],
  night: 'together',
  byHand: false,
  pace: 100,
  firstNightModVictim: true,
  ghosts: false,
  deadSeeAll: false,
  hideDawnCause: false,
  respectMinimums: false,
  unlimitedVillagers: false,
  whispers: false,
  wolfText: false,
  talkMs: 180_000,
  voteMs: 30_000,
  speechMs: 60_000,
};

/** Milliseconds, and per cent, that a table may choose from. The talk has a hard end of three minutes. LU-083. */
export const AMONG = {
  pace: [75, 100, 150],
  talkMs: [60_000, 120_000, 180_000],
  voteMs: [15_000, 30_000, 60_000],
  speechMs: [30_000, 60_000, 90_000],
} as const;

export const MOST_BLANKS = 3;
export const LETTERS = { name: 30, text: 240 } as const;

const among = (values: readonly number[]): Schema<number> => ({
  read: (input) => values.find((value) => value === input),
});

const count = integer(0, MAX_PLAYERS);
const mixes: Schema<Mix> = fields(
  Object.fromEntries(ROLES.map((role) => [role, count])) as Readonly<Record<keyof Mix, Schema<number>>>,
);
const orNull = <A>(schema: Schema<A>): Schema<A | null> => ({
  read: (input) => (input === null ? null : schema.read(input)),
});

const schemas = optionSchemas<Options>(DEFAULTS, {
  moderator: oneOf('person', 'program'),
  mix: orNull(mixes),
  blanks: list(fields({ name: text(LETTERS.name), text: text(LETTERS.text) }), MOST_BLANKS),
  night: oneOf('called', 'together'),
  byHand: bool,
  pace: among(AMONG.pace),
  firstNightModVictim: bool,
  ghosts: bool,
  deadSeeAll: bool,
  hideDawnCause: bool,
  respectMinimums: bool,
  unlimitedVillagers: bool,
  whispers: bool,
  wolfText: bool,
  talkMs: among(AMONG.talkMs),
  voteMs: among(AMONG.voteMs),
  speechMs: among(AMONG.speechMs),
});

/** Every option has a default. */
export const options: Schema<Options> = schemas.options;

/** Some of them and their new values. */
export const change: Schema<Partial<Options>> = schemas.change;
