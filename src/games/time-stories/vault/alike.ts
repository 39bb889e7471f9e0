/**
 * Chance that follows from a source: a mission that is built twice is the same file, so a build can be made again and compared. A holder of the
 * source could make its keys, and needs none; for anybody else they are as good as drawn.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, utf8 } from '../../../kernel/bytes.ts';
import type { Chance } from './locks.ts';
import type { Source } from './source.ts';

export function chanceOf({ mission, art }: Pick<Source, 'mission' | 'art'>): Chance {
  const seed = sha256(utf8(JSON.stringify(['tavolata/v1/sealed-mission', mission, Object.entries(art).map(String)])));
  let count = 0;
  const block = (): Uint8Array => {
    const at = new Uint8Array(4);
    new DataView(at.buffer).setUint32(0, count++);
    return sha256(concat(seed, at));
  };
  return (n) => concat(...Array.from({ length: Math.ceil(n / 32) }, block)).slice(0, n);
}
