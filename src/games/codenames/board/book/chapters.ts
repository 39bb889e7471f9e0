/** The chapters of the rulebook in the order in which one reads them, with the numbers of their rules, and the words that it explains. */
import type { BookTexts } from '../../../../elements/frame/book.ts';
import type { Options } from '../../options.ts';

export const CHAPTERS = [
  ['goal', [1, 10]],
  ['key', [11, 33]],
  ['turn', [34, 37]],
  ['clue', [38, 68], [81, 85], 202],
  ['doubt', [69, 80]],
  ['guess', [86, 114]],
  ['end', [115, 119]],
  ['face', [120, 127]],
  ['next', [192, 197]],
  ['experts', [128, 136]],
  ['assassin', [137, 153]],
  ['coop', [154, 167]],
  ['three', [168, 172]],
  ['words', [173, 185]],
  ['time', [186, 191], 203],
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

export interface BookWords extends BookTexts<ChapterId, TermId> {
  readonly mode: string;
  readonly modes: Readonly<Record<Options['mode'], string>>;
  readonly content: string;
  readonly contents: Readonly<Record<Options['content'], string>>;
  readonly own: string;
  readonly yes: string;
}
