/** Look-ups that can't miss, since every caller has put there what is asked for. A look-up that misses is a bug of ours, and says so. */

/** What lies under this key. @throws Error where nothing does */
export function held<K, V>(things: { get(key: K): V | undefined }, key: K): V {
  const found = things.get(key);
  if (found === undefined) throw new Error(`nothing is held under '${String(key)}'`);
  return found;
}

/** The last of a list that has some. @throws RangeError for an empty one */
export function lastIn<T>(list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('an empty list has no last');
  return list[list.length - 1] as T;
}

/** Forgets what was put there first, until no more than so many are left. */
export function keepNewest<K>(things: Pick<Set<K>, 'size' | 'delete'> & { keys(): Iterable<K> }, most: number): void {
  for (const oldest of things.keys()) {
    if (things.size <= most) return;
    things.delete(oldest);
  }
}
