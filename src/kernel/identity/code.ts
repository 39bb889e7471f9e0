/**
 * Secrets that a person reads and types: Crockford's base 32 in groups of four, the last letters a checksum, so that a slip is seen at
 * once. One value has one spelling; in reading case, spaces and dashes don't matter, O is 0, I and L are 1. SPEC I15.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, equal, utf8 } from '../bytes.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TAG = utf8('tavolata/v1/code');
const GROUP = 4;

/** Whole groups with room for at least eight bits of checksum. */
const lettersFor = (bytes: number): number => GROUP * Math.ceil((8 * bytes + 8) / (5 * GROUP));

/** The bytes and the beginning of their hash, five bits a letter. */
function spell(bytes: Uint8Array): string {
  const all = concat(bytes, sha256(concat(TAG, bytes)));
  let out = '';
  for (let i = 0; i < lettersFor(bytes.length); i++) {
    const at = 5 * i;
    const two = all[at >> 3]! * 256 + all[(at >> 3) + 1]!;
    out += LETTERS[(two >> (11 - (at & 7))) & 31];
  }
  return out;
}

/** `7KQ2-M0XB-91TD-ZC4R` */
export function writeCode(bytes: Uint8Array): string {
  return spell(bytes).match(/.{4}/gu)!.join('-');
}

/** `undefined` for what isn't a code of this many bytes, slips of one letter included. */
export function readCode(typed: string, bytes: number): Uint8Array | undefined {
  if (typed.length > 200) return undefined;
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\-\u2010-\u2015]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
  if (letters.length !== lettersFor(bytes)) return undefined;
  const bits = new Uint8Array(bytes + 3);
  for (const [i, letter] of Array.from(letters).entries()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    const at = 5 * i;
    const two = value << (11 - (at & 7));
    bits[at >> 3]! |= two >> 8;
    bits[(at >> 3) + 1]! |= two & 255;
  }
  const out = bits.slice(0, bytes);
  return equal(utf8(spell(out)), utf8(letters)) ? out : undefined;
}
