/** Letters to seats, and sealed arguments that lie in letters: writing one, and reading what this device can read. */
import { fromHex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { parseMoveBody } from '../journal/bodies.ts';
import type { NextIndex } from '../journal/session.ts';
import { attachmentIndex, openedPayload, type SealedThing } from '../runs/sealed.ts';
import { makeMail, openMail, openWithKey } from '../secrets/mail.ts';
import { devicesOf, type TableState } from '../state/state.ts';
import { bindOf } from '../state/world.ts';
import type { PerformPorts } from './performance.ts';

/** A letter to all devices of these seats. */
export async function sealTo(
  ports: PerformPorts,
  state: TableState,
  place: NextIndex,
  seats: readonly Seat[],
  payload: Uint8Array,
): Promise<Uint8Array | undefined> {
  const bind = bindOf(ports.world, place);
  const recipients = devicesOf(state, seats);
  if (!bind || recipients.length === 0) return undefined;
  const to = recipients.map((device) => ({ device: fromHex(device), mailPk: fromHex(state.devices[device]!.mail) }));
  return (await makeMail(ports, bind, to, payload)).bytes;
}

/** Where the key of a sealed argument's letter, told by another device of the seat, is kept; and its opening, for later generations. */
export const sharedSealedKey = (handle: string): string => `sealed/${handle}`;
/** Key of the store under which the content of an own sealed argument lies. @param handle of the argument */
export const keptSealed = (handle: string): string => `kept/sealed/${handle}`;

/** The letter of a sealed argument as it lies in its move, and what it is bound to. */
export function sealedLetter(
  ports: Pick<PerformPorts, 'world'>,
  handle: string,
): { readonly bind: Uint8Array; readonly bytes: Uint8Array } | undefined {
  const at = handle.indexOf('/');
  const entry = ports.world.entry(handle.slice(0, at));
  const body = entry && parseMoveBody(entry.body);
  const bind = entry && bindOf(ports.world, entry);
  const n = attachmentIndex((body?.args as Record<string, unknown> | undefined)?.[handle.slice(at + 1)]);
  const attachment = n === undefined ? undefined : body?.attachments[n];
  return bind && attachment && { bind, bytes: attachment.bytes };
}

/**
 * Salt and text of a sealed argument that its seat wrote or got; undefined where this device can't read it.
 * @param thing as the state has it: for what was sealed in an earlier generation
 */
export async function unseal(
  ports: PerformPorts,
  handle: string,
  thing?: SealedThing,
): Promise<{ readonly payload: Uint8Array; readonly opening: Uint8Array } | undefined> {
  const kept = thing && (await ports.store.get(keptSealed(handle)));
  const payload = kept && openedPayload(thing, kept);
  if (payload) return { payload, opening: kept };
  const letter = sealedLetter(ports, handle);
  if (!letter) return undefined;
  const opened = await openMail(ports, letter.bind, fromHex(ports.device), letter.bytes);
  if (opened.ok) return opened.value;
  const key = await ports.store.get(sharedSealedKey(handle));
  const told = key && (await openWithKey(ports, letter.bind, key, letter.bytes));
  return told?.ok ? told.value : undefined;
}
