/** Which parts of the page are waited for because the line is down (`late.ts`), for whoever tells a person. */

/** How many are missing, and how many of them a person asked for a moment before. */
export interface Missing {
  readonly any: number;
  readonly wanted: number;
}

let now: Missing = { any: 0, wanted: 0 };
const watching = new Set<() => void>();

function add(any: number, wanted: number): void {
  now = { any: now.any + any, wanted: now.wanted + wanted };
  for (const one of watching) one();
}

/** What of the page's code is missing just now. */
export const missing = (): Missing => now;

/** @param changed called whenever that changes @returns ends it */
export function watchMissing(changed: () => void): () => void {
  watching.add(changed);
  return () => void watching.delete(changed);
}

/** One more is missing. @param wanted somebody asked for it @returns it is there, or won't come */
export function miss(wanted: boolean): () => void {
  add(1, wanted ? 1 : 0);
  return () => add(-1, wanted ? -1 : 0);
}
