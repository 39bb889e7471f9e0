/**
 * Which table belongs to which call, for a page that is loaded again in the middle of one. A call is kept by its meeting place, from which
 * its name doesn't follow; the table by the id under which `tables.ts` has it.
 */
const KEY = 'tavolata/calls';
const MOST = 12;

interface KnownCall {
  readonly place: string;
  readonly table: string;
}

function isKnown(value: unknown): value is KnownCall {
  if (typeof value !== 'object' || value === null) return false;
  const { place, table } = value as Readonly<Record<string, unknown>>;
  return typeof place === 'string' && typeof table === 'string';
}

function knownCalls(): readonly KnownCall[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKnown) : [];
  } catch {
    return [];
  }
}

/** @returns the id of the call's table */
export const tableOfCall = (place: string): string | undefined =>
  knownCalls().find((call) => call.place === place)?.table;

export function rememberCall(place: string, table: string): void {
  try {
    const others = knownCalls().filter((call) => call.place !== place);
    localStorage.setItem(KEY, JSON.stringify([{ place, table }, ...others].slice(0, MOST)));
  } catch {
    // Nothing can be stored here: the others in the call know it.
  }
}
