/**
 * How many of the voters must agree. From four on any two quorums share two seats, so that one liar isn't enough; below that
 * they withstand crashes and partitions only.
 */

/** @param strict whether three seats take all three */
export function quorum(seats: number, strict: boolean): number {
  if (seats <= 2) return seats;
  if (seats === 3) return strict ? 3 : 2;
  return Math.floor(seats / 2) + (seats % 2 === 0 ? 1 : 2);
}

/** The voters that aren't here, those that are here and can't vote, and whether the others are too few to agree on anything. */
export interface Quorate {
  readonly missing: readonly string[];
  readonly mute: readonly string[];
  readonly stuck: boolean;
}

/** @param voterSets the voters at each place where a quorum is needed @param isMute whether a device that is here acknowledges nothing */
export function quorateOf(
  voterSets: readonly (readonly string[])[],
  here: ReadonlySet<string>,
  isMute: (device: string) => boolean,
  strict: boolean,
): Quorate {
  const all = [...new Set(voterSets.flat())];
  const missing = all.filter((device) => !here.has(device));
  const mute = all.filter((device) => here.has(device) && isMute(device));
  const lacking = new Set([...missing, ...mute]);
  const isStuck = (devices: readonly string[]): boolean =>
    devices.filter((device) => !lacking.has(device)).length < quorum(devices.length, strict);
  return { missing, mute, stuck: voterSets.some(isStuck) };
}
