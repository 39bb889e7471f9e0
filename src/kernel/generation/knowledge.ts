/**
 * What a device takes along into a later generation beside the state: what it can open (its letters stay behind), and whatever it stored
 * under the asks that it answered, so that it answers the same there. Votes stay: they are of one generation.
 */
import { keptSealed, type PerformPorts, unseal } from '../asks/perform.ts';
import { contentsOf, keptSecret } from '../asks/seeds.ts';
import { readsAs } from '../asks/readers.ts';
import { concat } from '../bytes.ts';
import { HAND_PREFIXES } from '../devices/hand-prefixes.ts';
import { handSeatOf, type TableState } from '../fold/state.ts';
import type { LogStore } from '../ports.ts';

/** @param at the state at the base of the generation that is left, whose past `ports` knows */
export async function takeAlong(ports: PerformPorts, at: TableState, to: LogStore): Promise<void> {
  for (const prefix of HAND_PREFIXES)
    for (const [key, value] of await ports.store.all(prefix)) await to.put(key, value);
  const me = handSeatOf(at, ports.device);
  for (const secret of Object.values(at.secrets)) {
    const as = readsAs(secret, ports.device, me);
    const contents = as === undefined ? undefined : await contentsOf(ports, secret, as);
    if (contents) await to.put(keptSecret(secret), concat(...contents));
  }
  if (me === undefined) return;
  for (const [handle, thing] of Object.entries(at.sealed)) {
    const opened = thing.holders.includes(me) ? await unseal(ports, handle, thing) : undefined;
    if (opened) await to.put(keptSealed(handle), opened.opening);
  }
}
