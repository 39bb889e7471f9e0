/** Looking up a peer's word in a record: own keys only, since 'constructor' and '__proto__' are no cards, moves or secrets. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** An object that isn't a list: its members are anybody's word, each to be read for itself. */
export const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** A member of what came from outside, whatever that is. */
export const member = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? own(input as Readonly<Record<string, unknown>>, name) : undefined;

/** A copy of a record with keys of our own making, in its order, without some. It has thousands where a deck is large. */
export function without<T>(record: Readonly<Record<string, T>>, gone: Iterable<string>): Record<string, T> {
  const [keys, out] = [new Set(gone), {} as Record<string, T>];
  for (const key of Object.keys(record)) if (!keys.has(key)) out[key] = record[key]!;
  return out;
}
