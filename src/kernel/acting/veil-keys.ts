/**
 * Keys of veiled letters on this device. First comes the game seed that a slot is sealed to, then the seat's key, which moves on and is
 * forgotten. What is left after reading fits every letter (SPEC V8), so nothing here is checked against anything: any key gives some
 * content.
 */
import { fromHex, read, unutf8, utf8, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { parseJson } from '../journal/bodies.ts';
import { keyAfter, slotInfo } from '../secrets/veil.ts';
import type { TableState } from '../state/state.ts';
import { secretOfRoot } from '../state/world.ts';
import type { PerformPorts } from './performance.ts';

type Ports = Pick<PerformPorts, 'store' | 'mail' | 'device'>;

/** A seat's key from one veil on. */
export interface KeptKey {
  readonly m: number;
  /** 32 B. */
  readonly key: Uint8Array;
}

const KEY = 'veil/key/';
const GAME = 'veil/game/';
const NOTE = 'veil/note/';

const writeKey = ({ m, key }: KeptKey): Uint8Array => new Writer().u16(m).raw(key).done();
const readKey = (bytes: Uint8Array | undefined): KeptKey | undefined =>
  bytes && read(bytes, (r) => ({ m: r.u16(), key: r.bytes(32) }));

/** The seat's key as far as it has moved on; undefined where this device has none. */
export const keptKey = async ({ store }: Pick<Ports, 'store'>, root: string): Promise<KeptKey | undefined> =>
  readKey(await store.get(KEY + root));

/** Never back to a key that was forgotten, whoever was slower. */
export const keepKey = ({ store }: Pick<Ports, 'store'>, root: string, kept: KeptKey): Promise<void> =>
  store.update(KEY + root, (old) => (old && readKey(old)!.m >= kept.m ? undefined : writeKey(kept)));

/** The seed of the game key for this root, made where there is none. */
export async function gameSeed({ store, rng }: Pick<PerformPorts, 'store' | 'rng'>, root: string): Promise<Uint8Array> {
  const stored = await store.get(GAME + root);
  if (stored) return stored;
  const seed = rng.bytes(32);
  await store.put(GAME + root, seed);
  return seed;
}

/** The seat's key at this veil; undefined where this device hasn't been given it yet, or has forgotten it. */
export async function keyAt(
  ports: Ports,
  state: TableState,
  root: string,
  me: Seat,
  m: number,
): Promise<Uint8Array | undefined> {
  const kept = (await keptKey(ports, root)) ?? (await fromSlot(ports, state, root, me));
  return kept && kept.m <= m ? keyAfter(kept.key, m - kept.m) : undefined;
}

/** What the hub has sealed to this device. Once that is read the game key is of no use any more, and gone. */
async function fromSlot(ports: Ports, state: TableState, root: string, me: Seat): Promise<KeptKey | undefined> {
  const { store, mail, device } = ports;
  const secret = secretOfRoot(state, root);
  const seed = await store.get(GAME + root);
  if (!secret || !seed) return keptKey(ports, root);
  const pair = await mail.pair(seed);
  for (const slot of state.veils?.[root]?.slots.toReversed() ?? []) {
    if (slot.seat !== me || slot.device !== device) continue;
    const sealed = fromHex(slot.sealed);
    const info = slotInfo({ attempt: fromHex(secret.attempt), seat: me, device: fromHex(device), m: slot.m });
    const key = await pair.openMail(sealed.subarray(0, 32), sealed.subarray(32), info, new Uint8Array());
    if (key?.length !== 32) continue;
    await keepKey(ports, root, { m: slot.m, key });
    await store.delete(GAME + root);
    return keptKey(ports, root);
  }
  return undefined;
}

/** What one letter said, in plain: anybody could have written it. */
export const keepNote = (
  { store }: Pick<Ports, 'store'>,
  ask: string,
  numbers: readonly number[] | null,
): Promise<void> => store.put(NOTE + ask, utf8(JSON.stringify(numbers)));

/** What was noted of an ask; undefined where nothing was, null where no letter had come. */
export async function noteOf(
  { store }: Pick<Ports, 'store'>,
  ask: string,
): Promise<readonly number[] | null | undefined> {
  const bytes = await store.get(NOTE + ask);
  return bytes && readNote(bytes);
}

/** A list of whole numbers, or null where no letter came; else `undefined`. */
export function readNote(bytes: Uint8Array): readonly number[] | null | undefined {
  const text = unutf8(bytes);
  const note = text === undefined ? undefined : parseJson(text);
  if (note === null) return null;
  return Array.isArray(note) && note.every((one) => Number.isSafeInteger(one)) ? (note as number[]) : undefined;
}

/** Keys of roots that are no more go; notes stay, for looking back. */
export async function dropKeys({ store }: Pick<Ports, 'store'>, roots: readonly string[]): Promise<void> {
  for (const prefix of [KEY, GAME])
    for (const [key] of await store.all(prefix)) if (!roots.includes(key.slice(prefix.length))) await store.delete(key);
}
