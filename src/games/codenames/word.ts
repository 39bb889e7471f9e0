/**
 * The form of a clue's word, as far as a program can tell without knowing any language. What it can't tell (is
 * it foreign, is it about letters?) is left to people. Only letters that every browser knows in the same way pass: a newer Unicode table must not split a table.
 */

import { pointsOf, UNSEEN, within, type Ranges } from '../../kernel/code-points.ts';
import { composed } from '../kit/known-letters.ts';
import type { Options } from './options.ts';

/** CN-067 */
const MOST = 40;

/** Latin letters, alone or with marks set on them. */
const LETTERS = /^(?:[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff][\u0300-\u036f]{0,2}){2,}$/;
/** Blanks and hyphens of any kind. */
const SEPARATOR = /[\s\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d_-]/;
/** What a plain word may be written in: everything up to Latin's end, ligatures and wide letters. */
const KNOWN = /^[ -\u1eff\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a]*$/;

/** CN-068: trimmed, and composed in one way. Letters keep their case. */
export const normal = (word: string): string => composed(word, 'NFKC').trim();

/** Letters of nearly all clues, of which nothing else need be asked. */
const ASCII = /^[A-Za-z]{2,40}$/;

/** Wider than what names refuse: a word needs neither joiners nor letters of private use. */
const CONTROLS: Ranges = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x061c, 0x061c],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
];

/** Pictographs, their joiners, flags and keycaps. Wider than any list of emoji, so that a new one needs no new list. */
const EMOJI: Ranges = [
  [0x20e3, 0x20e3],
  [0x2190, 0x21ff],
  [0x2300, 0x23ff],
  [0x25a0, 0x27bf],
  [0x2900, 0x297f],
  [0x2b00, 0x2bff],
  [0xfe00, 0xfe0f],
  [0x1f000, 0x1faff],
  [0xe0000, 0x10ffff],
];

/** What no ruling can lift: empty, too long, control characters, what can't be seen, emoji. */
export function isHopeless(word: string): boolean {
  if (ASCII.test(word)) return false;
  const points = pointsOf(word.trim());
  if (points.length === 0 || points.length > MOST || pointsOf(normal(word)).length > MOST) return true;
  return points.some((point) => within(CONTROLS, point) || within(UNSEEN, point) || within(EMOJI, point));
}

/** What a table lets through beside one plain word. */
export type Leave = Pick<Options, 'allowAbbreviations' | 'allowCompounds' | 'allowMultiwordNames'>;

const joins = (o: Leave): boolean => o.allowCompounds || o.allowMultiwordNames;

/** Without space and without hyphen (CN-051), unless names of several words or compounds are admitted (CN-062, CN-064). */
export const isOneWord = (word: string, o: Leave): boolean => joins(o) || !SEPARATOR.test(word.trim());

/** What a letter is: Latin, alone or with marks set on it; `LETTERS` asks for two at least. */
const PART = /^(?:[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff][\u0300-\u036f]{0,2})+$/;

/**
 * Two letters or more and nothing else; all other words are for the rival spymaster to judge (CN-067). Where the table admits them:
 * single blanks and hyphens between letters, full stops behind them (CN-063).
 */
export function isPlain(word: string, o: Leave): boolean {
  if (ASCII.test(word)) return true;
  if (!KNOWN.test(word)) return false;
  const plain = normal(word);
  if (LETTERS.test(plain)) return true;
  const bare = o.allowAbbreviations ? plain.replaceAll(/(?<=[A-Za-z\u00c0-\u024f\u1e00-\u1eff])\./g, '') : plain;
  const parts = joins(o) ? bare.split(/[ -]/) : [bare];
  return parts.every((part) => PART.test(part)) && LETTERS.test(parts.join(''));
}
