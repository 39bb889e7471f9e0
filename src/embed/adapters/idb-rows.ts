/** A row of the own log in IndexedDB, and how it is told that the disk has damaged it. */

/** As it is in the store. */
export interface Row {
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** Of the bytes; rows of earlier builds have none. */
  readonly sum?: number;
}

/**
 * FNV-1a, 32 bits: tells a row that the disk has damaged. The hash of the entry would tell it too, in five times as long: what is loaded
 * was verified before, so it isn't asked for.
 */
export function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i]!, 0x01000193);
  return sum >>> 0;
}

/** Whether the disk has left it as it was. */
export const isWhole = ({ bytes, sum }: Row): boolean => sum === undefined || sum === sumOf(bytes);
