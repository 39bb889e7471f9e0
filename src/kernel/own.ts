/** Looking up a peer's word in a record: own keys only, since 'constructor' and '__proto__' are no cards, moves or secrets. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A member of what came from outside, whatever that is. */
export const member = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? own(input as Readonly<Record<string, unknown>>, name) : undefined;
