/** The chapters of the rulebook in the order in which one reads them, with the numbers of their rules, and the words that it explains. */
import type { BookTexts } from '../../../../elements/frame/book.ts';

export const CHAPTERS = [
  ['goal', [1, 9]],
  ['timeline', [10, 18], [78, 88]],
  ['win', [209, 230]],
  ['start', [19, 42], 278],
  ['turn', [43, 67], 279],
  ['inverters', [68, 77]],
  ['patches', [89, 104]],
  ['universe', [105, 123]],
  ['artifacts', [124, 132], [231, 236], 280],
  ['actions', [133, 146], [281, 292]],
  ['memo', [149, 181]],
  ['timewarps', [147, 148], [182, 201], 293],
  ['piles', [202, 208]],
  ['artifaxx', [237, 250]],
  ['solonauts', [251, 271]],
  ['table', [272, 277]],
] as const;
export type ChapterId = (typeof CHAPTERS)[number][0];

export const TERMS = [
  'timeline',
  'linchpin',
  'ripplepoint',
  'ripple',
  'prime',
  'paradox',
  'ultraparadox',
  'patch',
  'nexus',
  'inverter',
  'artifact',
  'action',
  'timewarp',
  'memo',
  'window',
  'identity',
  'mission',
  'losingTime',
  'goHome',
] as const;
export type TermId = (typeof TERMS)[number];

export interface BookWords extends BookTexts<ChapterId, TermId> {
  readonly yes: string;
  readonly no: string;
  readonly mode: string;
}
