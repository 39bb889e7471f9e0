/**
 * What a table may set, before the key is drawn (CNQ-18). Every option has a default, so `{}` is the plain game. Here is what may be
 * said; what it does stands with the rule that it changes.
 */
import type { Schema } from '../../kernel/game.ts';
import { bool, integer, oneOf, text } from '../../kernel/schemas.ts';
import { optionSchemas } from '../kit/options.ts';
import { CELLS } from './key.ts';
import { pictureSet, type PictureSet } from './pictures.ts';

/** CN-003, CN-154, CN-168: people that each way to play needs; with three they are no more than that. */
export const LEAST_PEOPLE: Readonly<Record<Options['mode'], number>> = { standard: 4, coop: 2, three: 3 };

export interface Options {
  /** CN-154, CN-168: two teams, one against a virtual one, or two spymasters with one operative. */
  readonly mode: 'standard' | 'coop' | 'three';
  /** CN-011, CN-174 */
  readonly grid: '5x4' | '5x5';
  /** CN-173, CN-178 */
  readonly content: 'pictures' | 'words' | 'mixed';
  /** CN-157: the players' team in the co-operative game. */
  readonly coopTeam: 'red' | 'blue';
  /** CN-178: how many cells of a mixed grid are words. */
  readonly wordCells: number;
  /** The language of the words on the grid. */
  readonly wordLang: 'it' | 'en';
  /** CN-025 */
  readonly keySource: 'generated' | 'deck';
  /** CN-197: turn the cards over for the next game, or lay new ones. */
  readonly nextMode: 'flip' | 'redeal';
  /** The table's own pictures in place of the deck's. */
  readonly pictures?: PictureSet;

  /** CN-202: clues are written, or said on the call and only numbered here. */
  readonly clueMode: 'text' | 'voice';
  /** CN-045: the highest number of a clue is the team's uncovered pictures, or all uncovered ones. */
  readonly numberCap: 'remaining' | 'grid';
  /** CN-128 */
  readonly expertZero: boolean;
  /** CN-132 */
  readonly expertUnlimited: boolean;
  /** CN-053 */
  readonly allowForeign: boolean;
  /** CN-055 */
  readonly allowVoices: boolean;
  /** CN-062 */
  readonly allowMultiwordNames: boolean;
  /** CN-063 */
  readonly allowAbbreviations: boolean;
  /** CN-064 */
  readonly allowCompounds: boolean;
  /** CN-065: restrictions of the table's own, in its own words. */
  readonly bannedTopics: string;
  /** CN-075: seconds for a ruling of the rival spymaster. */
  readonly askSeconds: number;
  /** CN-077 */
  readonly challenge: boolean;
  /** CN-079: counts only where `challenge` is on. */
  readonly compensation: boolean;

  /** CN-087: who sees marks, and reads what a team says among itself. */
  readonly deliberation: 'open' | 'team';
  /** CN-092: one operative's touch counts, or that of more than half of those who are there. */
  readonly touchMode: 'single' | 'majority';
  /** CN-137 */
  readonly assassinsEnd: boolean;
  /** CN-167: Assassin's End in the co-operative game. */
  readonly coopAssassinEnd: boolean;
  /** CN-186 */
  readonly timer: 'off' | 'soft' | 'strict';
  readonly clueSeconds: number;
  readonly guessSeconds: number;
}

/** The plain game. */
export const PLAIN: Options = {
  mode: 'standard',
  grid: '5x4',
  content: 'pictures',
  coopTeam: 'red',
  wordCells: 10,
  wordLang: 'it',
  keySource: 'generated',
  nextMode: 'flip',
  clueMode: 'text',
  numberCap: 'remaining',
  expertZero: false,
  expertUnlimited: false,
  allowForeign: false,
  allowVoices: false,
  allowMultiwordNames: false,
  allowAbbreviations: false,
  allowCompounds: false,
  bannedTopics: '',
  askSeconds: 30,
  challenge: false,
  compensation: false,
  deliberation: 'open',
  touchMode: 'single',
  assassinsEnd: false,
  coopAssassinEnd: false,
  timer: 'off',
  clueSeconds: 120,
  guessSeconds: 120,
};

const schemas = optionSchemas<Options>(PLAIN, {
  mode: oneOf('standard', 'coop', 'three'),
  grid: oneOf('5x4', '5x5'),
  content: oneOf('pictures', 'words', 'mixed'),
  coopTeam: oneOf('red', 'blue'),
  wordCells: integer(1, 24),
  wordLang: oneOf('it', 'en'),
  keySource: oneOf('generated', 'deck'),
  nextMode: oneOf('flip', 'redeal'),
  pictures: pictureSet,
  clueMode: oneOf('text', 'voice'),
  numberCap: oneOf('remaining', 'grid'),
  expertZero: bool,
  expertUnlimited: bool,
  allowForeign: bool,
  allowVoices: bool,
  allowMultiwordNames: bool,
  allowAbbreviations: bool,
  allowCompounds: bool,
  bannedTopics: text(200),
  askSeconds: integer(10, 300),
  challenge: bool,
  compensation: bool,
  deliberation: oneOf('open', 'team'),
  touchMode: oneOf('single', 'majority'),
  assassinsEnd: bool,
  coopAssassinEnd: bool,
  timer: oneOf('off', 'soft', 'strict'),
  clueSeconds: integer(15, 1_800),
  guessSeconds: integer(15, 1_800),
});
export const options: Schema<Options> = schemas.options;

/** Some options and their new values; pictures have a move of their own. */
export type Change = Partial<Omit<Options, 'pictures'>>;

export const change: Schema<Change> = {
  read(input) {
    const got = schemas.change.read(input);
    return got && 'pictures' in got ? undefined : got;
  },
};

/** CN-202: only pictures have no words that a spoken clue would have to be checked against. */
export const isSpoken = ({ clueMode, content }: Options): boolean => clueMode === 'voice' && content === 'pictures';

/** Whether contact with the assassin is part of winning (CN-137, CN-167). */
export const needsAssassin = (o: Options): boolean => (o.mode === 'coop' ? o.coopAssassinEnd : o.assassinsEnd);

export const cellsOf = ({ grid }: Options): number => CELLS[grid];

/** CN-173, CN-178: how many cells hold words. A mixture has at least one of each. */
export function wordCellsOf(options: Options): number {
  if (options.content === 'pictures') return 0;
  const cells = cellsOf(options);
  return options.content === 'words' ? cells : Math.min(options.wordCells, cells - 1);
}
