/** Answers to a mission's riddles: a pack holds their salted hashes only (format R-15). */
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, utf8 } from '../../../kernel/bytes.ts';

/** Latin letters and the forms that stand for them. Characters of later Unicode versions decompose in some browsers only, and count nowhere. */
const OLD = /[ -ɏḀ-ỿ⁰-↋①-⓿＀-￯]/u;

/** What counts of an answer: A–Z and 0–9, whatever its accents, case and spaces. */
export const counted = (answer: string): string =>
  Array.from(answer, (sign) => (OLD.test(sign) ? sign : ''))
    .join('')
    // oxlint-disable-next-line no-restricted-properties -- of old letters alone
    .normalize('NFKD')
    // oxlint-disable-next-line no-restricted-properties -- of old letters alone
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '');

export const codeHash = (salt: string, answer: string): string => hex(sha256(utf8(`${salt}:${counted(answer)}`)));
