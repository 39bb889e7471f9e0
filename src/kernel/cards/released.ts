/**
 * A device that has contributed once does so in no other past. Of two runs with one number only the first gets a contribution, also after a
 * reload and after another sequencer has taken over. Stored before the contribution is made.
 */
import { equal, fromHex } from '../bytes.ts';
import type { LogStore } from '../ports.ts';
import type { Numbered } from '../runs/card-run.ts';

const keyOf = (deck: string, seq: number): string => `released/${deck}/${seq}`;

/** Whether a contribution to this run may be made; from then on none to another of this number. */
export async function mayRelease(
  store: LogStore,
  deck: string,
  { seq, hash }: Pick<Numbered, 'seq' | 'hash'>,
): Promise<boolean> {
  const wanted = fromHex(hash);
  let may = false;
  await store.update(keyOf(deck, seq), (old) => {
    may = old === undefined || equal(old, wanted);
    return old === undefined ? wanted : undefined;
  });
  return may;
}
