/** The chapters of the rulebook in the order in which one reads them, with the numbers of their rules, and the words that it explains. */
import type { Chapter, Term } from '../../../../elements/book.ts';

/** Variants that a table chose nothing of have no chapter here: their rules stand with those that they change. */
export const CHAPTERS = [
  ['goal', [1, 10]],
  ['key', [11, 33]],
  ['turn', [34, 37]],
  ['clue', [38, 85], [128, 136], 202],
  ['guess', [86, 114]],
  ['end', [115, 119], [137, 153]],
  ['face', [120, 127]],
  ['next', [154, 197], 203],
  ['table', [198, 201]],
] as const;
export type ChapterId = (typeof CHAPTERS)[number][0];

export const TERMS = [
  'spymaster',
  'operative',
  'key',
  'agent',
  'bystander',
  'assassin',
  'clue',
  'guess',
  'oneMore',
  'stop',
  'lights',
  'covered',
] as const;
export type TermId = (typeof TERMS)[number];

export interface BookWords {
  readonly chapters: Readonly<Record<ChapterId, Omit<Chapter, 'id'>>>;
  readonly terms: Readonly<Record<TermId, Term>>;
  readonly pictures: string;
  own(count: number): string;
  readonly deck: string;
}
