/**
 * What wolves may tell each other by night, where the table wants it: one of these with each choice. A letter has no room for more, and needs none
 * that a silent village would notice. LU-061.
 */
import type { Seat } from '../../kernel/game.ts';

/** In the order of their numbers in letters, from 1; 0 is nothing. */
export const SENTENCES = [
  'fine',
  'another',
  'asYou',
  'asI',
  'seer',
  'guards',
  'hears',
  'owl',
  'ours',
  'hamster',
  'suspects',
  'spare',
  'next',
  'voteFor',
  'defend',
  'accuseMe',
  'apart',
  'iAmSeer',
  'quiet',
] as const;
export type SentenceName = (typeof SENTENCES)[number];

/** These are about somebody. */
const ABOUT: ReadonlySet<SentenceName> = new Set([
  'seer',
  'guards',
  'hears',
  'owl',
  'ours',
  'hamster',
  'suspects',
  'spare',
  'next',
  'voteFor',
  'defend',
]);
export const isAbout = (name: SentenceName): boolean => ABOUT.has(name);

export interface Sentence {
  readonly says: SentenceName;
  /** The person it is about; null for nobody. */
  readonly of: Seat | null;
}

/** @returns null where it says nothing, or nothing that can be understood */
export function sentenceOf(number: number | undefined, of: Seat | null, players: readonly Seat[]): Sentence | null {
  const says = SENTENCES[(number ?? 0) - 1];
  if (says === undefined) return null;
  if (!isAbout(says)) return { says, of: null };
  return of !== null && players.includes(of) ? { says, of } : null;
}

export const numberOfSentence = (sentence: Sentence | null | undefined): number =>
  sentence ? SENTENCES.indexOf(sentence.says) + 1 : 0;
