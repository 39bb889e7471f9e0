/**
 * What tables tell while a window lies over them. The browser makes the rest of the page inert then: nobody sees it there, and no screen
 * reader tells it.
 */

/** The sentences of each table, as they stand now. */
const tables = new Map<object, readonly string[]>();
const watching = new Set<() => void>();

/** What all tables of the page tell just now, a line each. */
export const toldMeanwhile = (): readonly string[] => [...tables.values()].flat();

/** @param lines all that this table tells now; none once it is gone */
export function tellMeanwhile(table: object, lines: readonly string[]): void {
  if (lines.join('\n') === (tables.get(table) ?? []).join('\n')) return;
  if (lines.length > 0) tables.set(table, lines);
  else tables.delete(table);
  for (const changed of watching) changed();
}

/** @param changed called whenever a table tells something else @returns ends it */
export function watchMeanwhile(changed: () => void): () => void {
  watching.add(changed);
  return () => void watching.delete(changed);
}
