/**
 * The four words of a spoken invitation. The first two say where newcomer and host meet, and so the relay knows them. The last two are what
 * only people have said to each other. Drawn anew for each invitation. SPEC I38.
 */
import { Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { SPOKEN_WORDS } from '../identity/spoken-words.ts';

const WORDS = 4;

export interface SpokenCode {
  /** 0 … 2²⁰ − 1: where the two meet. No secret. */
  readonly place: number;
  /** 3 B: what only those know who have heard the words. */
  readonly password: Uint8Array;
  /** As they are said: four of the list. */
  readonly words: readonly string[];
}

/** `spoken/count`: not four. `spoken/word`: this one is none of the list, nor near to a single one. */
export type SpokenRead =
  | { readonly ok: true; readonly code: SpokenCode }
  | { readonly ok: false; readonly code: 'spoken/count' }
  | { readonly ok: false; readonly code: 'spoken/word'; readonly word: string };

function codeOf(numbers: readonly number[]): SpokenCode {
  const [a, b, c, d] = numbers as [number, number, number, number];
  const last = c * SPOKEN_WORDS.length + d;
  return {
    place: a * SPOKEN_WORDS.length + b,
    password: new Writer()
      .u8(last >> 16)
      .u16(last & 0xff_ff)
      .done(),
    words: numbers.map((n) => SPOKEN_WORDS[n]!),
  };
}

/** Four words by chance. */
export function drawSpokenCode(rng: Rng): SpokenCode {
  const bytes = rng.bytes(2 * WORDS);
  return codeOf(
    Array.from({ length: WORDS }, (_, i) => (bytes[2 * i]! * 256 + bytes[2 * i + 1]!) % SPOKEN_WORDS.length),
  );
}

/** Are they the same but for one letter that is another, missing or too many? */
function isSlip(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.slice(same + (short.length === long.length ? 1 : 0)) === long.slice(same + 1);
}

/** Where the word stands in the list; a slip of one letter does no harm where only one word can be meant. */
function numberOf(typed: string): number {
  const exact = SPOKEN_WORDS.indexOf(typed);
  if (exact >= 0) return exact;
  const near = SPOKEN_WORDS.flatMap((word, n) => (isSlip(typed, word) ? [n] : []));
  return near.length === 1 ? near[0]! : -1;
}

/** More than four long words with anything between them. */
const LONGEST = 200;

/** What a person typed: case, accents and what stands between the words don't matter. Never throws. */
export function readSpokenCode(typed: string): SpokenRead {
  if (typed.length > LONGEST) return { ok: false, code: 'spoken/count' };
  const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length !== WORDS) return { ok: false, code: 'spoken/count' };
  const numbers = words.map(numberOf);
  const unknown = numbers.indexOf(-1);
  if (unknown >= 0) return { ok: false, code: 'spoken/word', word: words[unknown]! };
  return { ok: true, code: codeOf(numbers) };
}
