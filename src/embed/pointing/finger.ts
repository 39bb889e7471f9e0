/**
 * A finger on a thing as it travels: `p` or, with a card held over it, `c`, then the thing's name. People at the table may have sent
 * anything: what isn't a name is nobody's finger.
 */
import { utf8 } from '../../kernel/bytes.ts';

/** Letters, digits and the signs that boards name their things with; nothing that could be taken for markup or a sentence. */
const THING = /^[pc][\w/-]{1,40}$/u;

/** What a finger is on, and whether a card is held over it. */
export interface PointedThing {
  readonly thing: string;
  readonly card: boolean;
}

/** @returns undefined where it isn't a name that boards give */
export function writeFinger({ thing, card }: PointedThing): Uint8Array | undefined {
  const letters = `${card ? 'c' : 'p'}${thing}`;
  return THING.test(letters) ? utf8(letters) : undefined;
}

/** @returns undefined where the bytes are no such name */
export function readFinger(bytes: Uint8Array): PointedThing | undefined {
  if (bytes.length > 41) return undefined;
  const letters = String.fromCharCode(...bytes);
  return THING.test(letters) ? { thing: letters.slice(1), card: letters.startsWith('c') } : undefined;
}
