/** The author's side of bids (`cards/bids.ts`): sealing an argument to the keepers, and reading again what this device has sealed. */
import { fromHex, unutf8 } from '../bytes.ts';
import type { Bid } from '../runs/cards.ts';
import { ownPlace } from '../fold/bids.ts';
import type { TableState } from '../state/state.ts';
import { sealToKeepers } from '../secrets/tseal.ts';
import type { ChainIndex } from '../journal/session.ts';
import type { PerformPorts } from './performance.ts';
import type { PrivateKind } from './private-kind.ts';

const keptKey = ({ session, seq }: ChainIndex, field: string): string => `bid/${session}.${seq}/${field}`;

/** (Author) Seals, and keeps the text so that this device can read it again; nothing is sealed that couldn't be kept. */
export async function makeBid(
  { world, store, rng, cards }: PerformPorts,
  state: TableState,
  place: ChainIndex,
  field: string,
  payload: Uint8Array,
): Promise<Uint8Array | 'store/failing' | undefined> {
  const own = ownPlace(world.room, state, place);
  if (!own || !world.group || !cards) return undefined;
  try {
    await store.put(keptKey(place, field), payload);
  } catch {
    return 'store/failing';
  }
  return sealToKeepers(world.group, cards.box, rng, { ctx: own.ctx, key: fromHex(own.key) }, payload);
}

/** Of an earlier generation, whose entries stayed behind. */
const carriedKey = (handle: string): string => `kept/bid/${handle}`;

async function ownText(
  { world, store, device }: PerformPorts,
  handle: string,
  { field }: Bid,
): Promise<Uint8Array | undefined> {
  const entry = world.entry(handle.slice(0, handle.lastIndexOf('/')));
  if (!entry) return store.get(carriedKey(handle));
  return entry.device === device ? store.get(keptKey(entry, field)) : undefined;
}

/** What this device has sealed under this handle; undefined where it was another one. */
export async function ownBid(ports: PerformPorts, handle: string, bid: Bid): Promise<string | undefined> {
  const kept = await ownText(ports, handle, bid);
  return kept && unutf8(kept);
}

/** As a row of `private-kinds.ts`. They stay with the device that sealed them: nobody else could tell a true text from a false one. */
export const BIDS: PrivateKind = {
  async carry(ports, at, _, to) {
    for (const [handle, bid] of Object.entries(at.cards.bids)) {
      const text = await ownText(ports, handle, bid);
      if (text) await to.put(carriedKey(handle), text);
    }
  },
};
