/**
 * Letters from one device of a seat to another, so that it can read the seat's hand and answer for it. One or several of them bring items
 * of all kinds of `private-kinds.ts`. Everything is checked against what all have committed to before it is stored, so a liar's word is
 * nothing. PROTOCOL.md, "Between devices".
 */
import { read, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';
import type { TableState } from '../state/state.ts';
import type { PerformPorts } from './performance.ts';
import { MAX_PAYLOAD, type Take } from './private-kind.ts';
import { PRIVATE_KINDS } from './private-kinds.ts';

/**
 * Payloads of letters with all that this device can read and seat `to` may. The reader is another device of the own seat (`to` is `me`), or
 * a seat that holds the same things. @param onPaper the device is a recovery code
 */
export async function collectShares(
  ports: PerformPorts,
  state: TableState,
  me: Seat,
  to: Seat = me,
  onPaper = false,
): Promise<Uint8Array[]> {
  const items: Uint8Array[] = [];
  for (const kind of PRIVATE_KINDS)
    if (!onPaper || !kind.neverOnPaper) items.push(...((await kind.collect?.(ports, state, me, to)) ?? []));
  return packed(items);
}

function packed(items: readonly Uint8Array[]): Uint8Array[] {
  const payloads: Uint8Array[] = [];
  let w = new Writer();
  let size = 0;
  for (const item of items) {
    if (size > 0 && size + item.length > MAX_PAYLOAD) {
      payloads.push(w.done());
      w = new Writer();
      size = 0;
    }
    w.raw(item);
    size += item.length;
  }
  return size > 0 ? [...payloads, w.done()] : payloads;
}

/** All items, or `undefined` where one isn't of any kind. */
function parseShare(payload: Uint8Array): Take[] | undefined {
  return read(payload, (r) => {
    const out: Take[] = [];
    while (r.at < payload.length) {
      const type = r.u8();
      let take: Take | undefined;
      for (const kind of PRIVATE_KINDS) take ??= kind.read?.(r, type);
      if (!take) return undefined;
      out.push(take);
    }
    return out;
  });
}

/** Stores what fits the table's commitments; answers whether anything did. The rest is of no use and left. */
export async function takeShare(
  ports: PerformPorts,
  state: TableState,
  me: Seat,
  payload: Uint8Array,
): Promise<boolean> {
  let any = false;
  for (const take of parseShare(payload) ?? []) if (await take(ports, state, me)) any = true;
  return any;
}
