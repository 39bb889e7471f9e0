/** Sealed arguments that this device can read, as a row of `private-kinds.ts`: keys of their letters, or what lay in them. */
import { concat, fromHex, type Reader, Writer } from '../bytes.ts';
import { own } from '../own.ts';
import { openedPayload } from '../runs/sealed.ts';
import { letterKey, openWithKey } from '../secrets/mail.ts';
import { BUCKETS, bucketFor, pad } from '../secrets/padding.ts';
import type { TableState } from '../state/state.ts';
import { keptSealed, sealedLetter, sharedSealedKey, unseal } from './sealing.ts';
import type { PerformPorts } from './performance.ts';
import { both, MAX_PAYLOAD, type PrivateKind, type Take } from './private-kind.ts';

const ITEM = { key: 3, opening: 4 } as const;

/** The key of its letter; where that lies in an earlier generation, salt and text. */
async function sealedItem(ports: PerformPorts, state: TableState, handle: string): Promise<Uint8Array | undefined> {
  const at = handle.indexOf('/');
  const named = (type: number): Writer =>
    new Writer()
      .u8(type)
      .raw(fromHex(handle.slice(0, at)))
      .s8(handle.slice(at + 1));
  const key = await sealedKey(ports, handle);
  if (key) return named(ITEM.key).raw(key).done();
  const opened = await unseal(ports, handle, state.sealed[handle]);
  if (!opened || opened.payload.length > MAX_PAYLOAD) return undefined;
  const w = named(ITEM.opening).raw(opened.opening.subarray(0, 32)).u16(opened.payload.length);
  return w.raw(opened.payload).done();
}

/** The key of a sealed argument's letter: from the own slot, or as told before. */
async function sealedKey(ports: PerformPorts, handle: string): Promise<Uint8Array | undefined> {
  const letter = sealedLetter(ports, handle);
  if (!letter) return undefined;
  const key = await letterKey(ports, letter.bind, fromHex(ports.device), letter.bytes);
  return key.ok ? key.value : ports.store.get(sharedSealedKey(handle));
}

/** The key of a letter of this generation. */
function readKey(r: Reader): Take {
  const [handle, key] = [`${r.hex(32)}/${r.s8()}`, r.bytes(32)];
  return async (ports, state, me) => {
    const mine = own(state.sealed, handle)?.holders.includes(me) ?? false;
    const letter = mine ? sealedLetter(ports, handle) : undefined;
    const opened = letter && (await openWithKey(ports, letter.bind, key, letter.bytes));
    if (!opened?.ok) return false;
    await ports.store.put(sharedSealedKey(handle), key);
    return true;
  };
}

/** Salt and text of a letter that stayed behind. */
function readOpening(r: Reader): Take {
  const [handle, salt] = [`${r.hex(32)}/${r.s8()}`, r.bytes(32)];
  const payload = r.bytes(r.u16());
  return async ({ store }, state, me) => {
    const thing = own(state.sealed, handle);
    const bucket = bucketFor(payload.length);
    if (!thing?.holders.includes(me) || bucket === undefined) return false;
    const opening = concat(salt, pad(payload, BUCKETS[bucket]!));
    if (!openedPayload(thing, opening)) return false;
    await store.put(keptSealed(handle), opening);
    return true;
  };
}

export const SEALED: PrivateKind = {
  async collect(ports, state, me, to) {
    const items: Uint8Array[] = [];
    for (const [handle, { holders }] of Object.entries(state.sealed)) {
      const item = both(holders, me, to) ? await sealedItem(ports, state, handle) : undefined;
      if (item && item.length <= MAX_PAYLOAD) items.push(item);
    }
    return items;
  },
  read: (r, type) => (type === ITEM.key ? readKey(r) : type === ITEM.opening ? readOpening(r) : undefined),
  async carry(ports, at, me, to) {
    if (me === undefined) return;
    for (const [handle, thing] of Object.entries(at.sealed)) {
      const opened = thing.holders.includes(me) ? await unseal(ports, handle, thing) : undefined;
      if (opened) await to.put(keptSealed(handle), opened.opening);
    }
  },
};
