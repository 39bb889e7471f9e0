/**
 * What is equal stays the same object from one view to the next, so that a board redraws what has changed and nothing else. A game makes
 * its view anew each time; this puts the former parts back in. Promise T18.
 */

type Members = Readonly<Record<string, unknown>>;

/** @param before what stood in the same place @returns `before` where both are equal, else `now` with those of its parts that are */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (sharedList(before, now) as T) : now;
  return isPlain(before) && isPlain(now) ? (sharedMembers(before, now) as T) : now;
}

/** The same, but for the whole, which is another object also where all of its parts have stayed. */
export function sharedParts<T>(before: unknown, now: T): T {
  const out = shared(before, now);
  if (out !== before || out === now || typeof out !== 'object' || out === null) return out;
  return (Array.isArray(out) ? [...(out as readonly unknown[])] : { ...out }) as T;
}

/** Where something has come or gone the rest is looked for where it has moved to. */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const moved = before.length - now.length;
  let same = true;
  let asBefore = moved === 0;
  const out = now.map((item, i) => {
    const here = i < before.length ? shared(before[i], item) : item;
    const there = moved !== 0 && here !== before[i] && i + moved >= 0 ? shared(before[i + moved], here) : here;
    same &&= there === item;
    asBefore &&= Object.is(there, before[i]);
    return there;
  });
  return asBefore ? before : same ? now : out;
}

function sharedMembers(before: Members, now: Members): Members {
  const names = Object.keys(now);
  let same = true;
  let asBefore = names.length === Object.keys(before).length;
  const out: Record<string, unknown> = {};
  for (const name of names) {
    const had = Object.hasOwn(before, name);
    const part = had ? shared(before[name], now[name]) : now[name];
    same &&= part === now[name];
    asBefore &&= had && Object.is(part, before[name]);
    // A name that every object has would not be set by assigning it.
    if (name === '__proto__') Object.defineProperty(out, name, { value: part, enumerable: true });
    else out[name] = part;
  }
  return asBefore ? before : same ? now : out;
}

function isPlain(value: object): value is Members {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}
