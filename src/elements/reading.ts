/** How people read on this page what only they may see: while they hold, or by a tap where they can't hold. It is theirs, so one choice does. */

const readers = new Set<() => void>();
let byTap = false;

export const readsByTap = (): boolean => byTap;

export function readByTap(on: boolean): void {
  if (on === byTap) return;
  byTap = on;
  for (const changed of readers) changed();
}

/** @param changed told of another choice @returns ends it */
export function watchReading(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}
