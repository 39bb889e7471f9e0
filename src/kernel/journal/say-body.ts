/** What a person says at the table: a short line, or one of a few signs. The body of an entry of kind `say`. */
import { cleanLine, isLine } from '../identity/names.ts';
import { read, Writer } from '../bytes.ts';

/** Types are part of the protocol. */
const SAY = { text: 1, sign: 2 } as const;

/** Signs that a person can give with one tap: names of what they mean, drawn by each face as it likes. */
export const SIGNS = ['yes', 'no', 'think', 'laugh', 'wow', 'clap'] as const;
/** One of `SIGNS`. */
export type Sign = (typeof SIGNS)[number];

/** Code points of one line: what one says at a table, not what one writes. */
export const LINE_MAX_CODE_POINTS = 280;

/** What somebody says: words, or a sign. */
export type Saying = { readonly text: string } | { readonly sign: Sign };

/** Body of something said: a byte for which of both it is, and the text. */
export function makeSayBody(said: Saying): Uint8Array {
  return 'text' in said
    ? new Writer().u8(SAY.text).s16(said.text).done()
    : new Writer().u8(SAY.sign).s16(said.sign).done();
}

/** Undefined for what no page of ours writes: too long, of invisible letters, of an unknown type or sign. */
export function parseSayBody(body: Uint8Array): Saying | undefined {
  const got = read(body, (r) => ({ type: r.u8(), text: r.s16() }));
  if (got?.type === SAY.text) return isLine(got.text, LINE_MAX_CODE_POINTS) ? { text: got.text } : undefined;
  const sign = got?.type === SAY.sign ? SIGNS.find((one) => one === got.text) : undefined;
  return sign && { sign };
}

/** What was typed, as a line that can be said; undefined where nothing is left of it or too much. */
export const lineOf = (typed: string): string | undefined => cleanLine(typed, LINE_MAX_CODE_POINTS);
