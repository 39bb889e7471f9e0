/** What the grid is laid from: the deck's pictures or the table's own, and words that somebody brings. */
import { FREE, type Made, type Move } from '../../kernel/game.ts';
import { fields, list, optional, text } from '../../kernel/schemas.ts';
import { MOST_CELLS } from './key.ts';
import { cellsOf, wordCellsOf } from './options.ts';
import { CARD_COUNT, pictureSet, type PictureSet } from './pictures.ts';
import { rule } from './rules.ts';
import { changed, gameSlot, type State } from './state.ts';
import { folded } from './visible.ts';
import { isHopeless, normal } from './word.ts';

/** More than a list of words needs; it rides in the log. */
export const MOST_WORDS = 800;
/** A word that still fits on a card. */
export const LONGEST_WORD = 24;

/** Enough for a grid, pictures and words each. */
export function isEnough({ setting: { options, wordList } }: State): boolean {
  const words = wordCellsOf(options);
  return words <= wordList.length && cellsOf(options) - words <= (options.pictures?.count ?? CARD_COUNT);
}

const nextGameFirst = rule('CN-194', 'next-game-first', (s) => s.phase !== 'over');
const nothingLies = rule('CN-015', 'pictures-lie', (s) => s.phase === 'lobby');

/** Anybody's, while no pictures lie there: the table's own, or again the deck's. */
export const setPictures: Move<State, { readonly set?: PictureSet | undefined }> = {
  args: fields({ set: optional(pictureSet) }),
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    nextGameFirst,
    nothingLies,
    rule('CN-015', 'same-pictures', (s, m) => m.args.set?.hash !== s.setting.options.pictures?.hash),
  ],
  apply: (s, { args: { set } }) => {
    const { pictures: _, ...rest } = s.setting.options;
    const options = { ...rest, ...(set && { pictures: set }) };
    return changed(s, { setting: { ...s.setting, options, turnOver: [], usedCards: [] } });
  },
  choices: (s) => [{ set: FREE }, ...(s.setting.options.pictures ? [{}] : [])],
};

interface Words {
  readonly words: readonly string[];
}

const areDifferent = (words: readonly string[]): boolean => new Set(words.map(folded)).size === words.length;

/** Anybody's, while nothing lies there: the words that grids are drawn from (CN-173). */
export const setWords: Move<State, Words> = {
  args: fields({ words: list(text(LONGEST_WORD), MOST_WORDS) }),
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    nextGameFirst,
    nothingLies,
    rule('CN-173', 'too-few-words', (_, m: Made<Words>) => m.args.words.length >= MOST_CELLS),
    rule('CN-173', 'bad-words', (_, m: Made<Words>) => !m.args.words.some(isHopeless)),
    rule('CN-173', 'words-twice', (_, m: Made<Words>) => areDifferent(m.args.words)),
  ],
  apply: (s, { args }) =>
    changed(s, { setting: { ...s.setting, wordList: args.words.map(normal), usedWords: [], turnOver: [] } }),
  choices: () => [{ words: FREE }],
};
