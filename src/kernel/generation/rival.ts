/**
 * One room opened twice: somebody opened it unheard, and the others promised anew and opened it once more. Both beginnings are good, and what
 * follows each lies in the same room. Most have come to one of them; whoever is at the other may still leave it. SPEC G11.
 */
import { type Entry, KIND, ZERO_HASH } from '../journal/entry.ts';

/** Which first entry an entry lies over. A way is walked once: from then on each entry on it leads to where the way ended. */
export class Origins {
  readonly #at: (hash: string) => Entry | undefined;
  readonly #leadsTo = new Map<string, string>();

  /** @param at of the room */
  constructor(at: (hash: string) => Entry | undefined) {
    this.#at = at;
  }

  /** Itself, of a first entry; undefined where something between them isn't here. */
  of(entry: Entry): Entry | undefined {
    const way: string[] = [];
    let at: Entry | undefined = entry;
    let end = entry.hash;
    while (at && at.seen !== ZERO_HASH) {
      way.push(at.hash);
      end = this.#leadsTo.get(at.hash) ?? at.seen;
      at = this.#at(end);
    }
    for (const hash of way) this.#leadsTo.set(hash, end);
    return at?.kind === KIND.table ? at : undefined;
  }
}

/** The devices that have written anything over each of a room's first entries, by the hash of that. */
function comeTo(entries: Iterable<Entry>): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Entry>();
  for (const entry of entries) all.set(entry.hash, entry);
  const origins = new Origins((hash) => all.get(hash));
  const come = new Map<string, Set<string>>();
  for (const entry of all.values()) {
    const origin = origins.of(entry)?.hash;
    if (origin !== undefined) come.set(origin, (come.get(origin) ?? new Set()).add(entry.device));
  }
  return come;
}

/**
 * Whether more voters have come to another first entry than to this one. Of two to which several have come, and equally many, the lower hash goes.
 * @param entries of one room
 * @param voters who count at its beginning
 */
export function isOutdone(entries: Iterable<Entry>, genesis: string, voters: readonly string[]): boolean {
  const come = comeTo(entries);
  const countOf = (origin: string): number => voters.filter((device) => come.get(origin)?.has(device)).length;
  const here = countOf(genesis);
  return [...come.keys()].some((other) => {
    const there = other === genesis ? 0 : countOf(other);
    return there > here || (there === here && here > 1 && other > genesis);
  });
}
