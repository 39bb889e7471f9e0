/** Where a table lies: a link and the number of the generation under its secret; and the pointer to it that a store keeps. */
import { unutf8, utf8 } from '../bytes.ts';
import { type Link, parseLink, writeLink } from '../identity/link.ts';
import type { Carried } from '../journal/carried.ts';
import type { Entry } from '../journal/entry.ts';
import type { LogStore } from '../ports.ts';

/** Where a generation lies: the link of its secret, its number under it, and the entry that it begins with. */
export interface Where {
  readonly link: Link;
  readonly generation: number;
  /** Hex hash of its first entry; absent where the link leads: its author is the link's founder. */
  readonly genesis?: string;
}

/** How a page comes to a generation. */
export interface Arrival extends Where {
  /** Its first entries, which this page has just signed. */
  readonly begun?: readonly Entry[];
  /** Hex hash of a next generation's first entry: this page doesn't go there, as the others have begun it anew. */
  readonly shuns?: string;
  /** Judges its beginning; absent where that was done before, or where the link is all there is to go by. */
  readonly accept?: (genesis: Entry, carried: Carried) => Promise<Acceptance>;
}

/** `early`: to be asked again when more is here. */
export type Acceptance = 'good' | 'early' | 'bad';

const NEXT = 'moved/next';

/** Where the table of this store has gone on, as far as this device went along. */
export async function nextOf(store: LogStore): Promise<Where | undefined> {
  const text = unutf8((await store.get(NEXT)) ?? new Uint8Array());
  if (!text) return undefined;
  const { link, generation, genesis } = JSON.parse(text) as { link: string; generation: number; genesis: string };
  const parsed = parseLink(link);
  return parsed.ok ? { link: parsed.value, generation, genesis } : undefined;
}

/** To be written last: whoever comes back before that does all of it again. */
export const rememberNext = (store: LogStore, next: Where): Promise<void> =>
  store.put(NEXT, utf8(JSON.stringify({ ...next, link: writeLink(next.link) })));
