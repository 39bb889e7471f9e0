/**
 * Knowledge that a device takes along into a later generation beside the state. It takes what it can open, as its letters stay behind. It
 * also takes what it stored under the asks that it contributed to, so that it gives the same there. Votes stay: they are of one generation.
 */
import type { LogStore } from '../ports.ts';
import { handSeatOf, type TableState } from '../state/state.ts';
import type { PerformPorts } from './performance.ts';
import { PRIVATE_KINDS } from './private-kinds.ts';
import { PRIVATE_PREFIXES } from './private-prefixes.ts';

/** @param at the state at the base of the generation that is left, whose past `ports` knows */
export async function takeAlong(ports: PerformPorts, at: TableState, to: LogStore): Promise<void> {
  for (const prefix of PRIVATE_PREFIXES)
    for (const [key, value] of await ports.store.all(prefix)) await to.put(key, value);
  const me = handSeatOf(at, ports.device);
  for (const kind of PRIVATE_KINDS) await kind.carry?.(ports, at, me, to);
}
