/**
 * How many of the seats that count must agree. From four on any two quorums share two seats, so that one liar isn't enough; below that
 * they withstand crashes and partitions only.
 */

/** @param strict whether three seats take all three */
export function quorum(seats: number, strict: boolean): number {
  if (seats <= 2) return seats;
  if (seats === 3) return strict ? 3 : 2;
  return Math.floor(seats / 2) + (seats % 2 === 0 ? 1 : 2);
}

/** Who counts and isn't here, and whether those who are here are too few to agree on anything. */
export interface Quorate {
  readonly missing: readonly string[];
  readonly stuck: boolean;
}

/** @param counts who counts, at each place where a quorum is needed */
export function quorateOf(counts: readonly (readonly string[])[], here: ReadonlySet<string>, strict: boolean): Quorate {
  const missing = counts.map((devices) => devices.filter((device) => !here.has(device)));
  const isStuck = (devices: readonly string[], i: number): boolean =>
    devices.length - missing[i]!.length < quorum(devices.length, strict);
  return { missing: [...new Set(missing.flat())], stuck: counts.some(isStuck) };
}
