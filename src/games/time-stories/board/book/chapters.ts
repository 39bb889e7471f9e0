/** Which rules stand in which chapter, and what each language has to say of it. */
import type { BookTexts } from '../../../../elements/frame/book.ts';

/** A chapter's id, then the numbers of its rules. */
export const CHAPTERS = [
  ['start', [1, 46], [313, 319]],
  ['round', [47, 82]],
  ['actions', [83, 113], [266, 294]],
  ['tests', [114, 150], [328, 330]],
  ['conflicts', [151, 180]],
  ['azrak', [181, 227], [295, 305]],
  ['cards', [228, 265], [320, 327]],
  ['table', [306, 312]],
] as const;

export type BookWords = BookTexts<(typeof CHAPTERS)[number][0]>;
