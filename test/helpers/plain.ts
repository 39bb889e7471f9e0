/** What "plain data" means for a state: whole numbers, strings, booleans, arrays, objects; and forms to compare it by. */

/** The path of the first thing that isn't plain, e.g. 'state.hands.0.when'; undefined where all is. */
export function notPlain(value: unknown): string | undefined {
  const inner = firstStranger(value);
  return inner && ['state', ...inner].join('.');
}

/** The keys down to it. Nothing is written down on the way: the contract asks this at every step of every game. */
function firstStranger(value: unknown): string[] | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : [];
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    if (Object.getPrototypeOf(value) !== Array.prototype) return [];
    for (let at = 0; at < value.length; at++) {
      const found = firstStranger(value[at]);
      if (found) return [String(at), ...found];
    }
    return undefined;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  // A record keyed by what peers sent may do without a prototype.
  if (proto !== Object.prototype && proto !== null) return [];
  for (const key of Object.keys(value)) {
    const found = firstStranger((value as Record<string, unknown>)[key]);
    if (found) return [key, ...found];
  }
  return undefined;
}

/** JSON with sorted keys: equal for equal data. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The same data, every object's keys in reverse. */
export function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map((inner: unknown) => reversed(inner)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  ) as T;
}

/** Freezes all the way down: who changes it, throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
