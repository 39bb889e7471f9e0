/**
 * Sealed arguments: the log has their commitment, the recipients their content, and an opening proves it to everybody later.
 * Plain data; sealing and unsealing are `acting/perform.ts`'s.
 */
import { fromHex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { checkOpening } from '../secrets/mail.ts';
import { isRecord } from '../own.ts';

/** A sealed argument that lies at the table: who can open it, and what an opening must fit. */
export interface SealedThing {
  readonly author: Seat;
  /** Author first; whoever can open it owes it. Nobody, where those who could have left. */
  readonly holders: readonly Seat[];
  /** Hex 32, from the mail. */
  readonly commit: string;
  /** Hex: what the mail is bound to (room, device, session, seq, roster). */
  readonly bind: string;
  readonly move: string;
  readonly field: string;
}

type Things = Readonly<Record<string, SealedThing>>;

/** The person of this seat has left it: what it could read it reads no more, and the next one there never could. */
export const sealedAfterLeave = (sealed: Things, seat: Seat): Things => without(sealed, seat, () => true);

/** Another device has the seat: what others can read as well they tell it, what the former one alone could read is lost. */
export const sealedAfterReplaced = (sealed: Things, seat: Seat): Things =>
  without(sealed, seat, ({ holders }) => holders.length === 1);

function without(sealed: Things, seat: Seat, isLost: (thing: SealedThing) => boolean): Things {
  const lost = Object.entries(sealed).filter(([, thing]) => thing.holders.includes(seat) && isLost(thing));
  if (lost.length === 0) return sealed;
  const left = lost.map(([handle, thing]) => {
    return [handle, { ...thing, holders: thing.holders.filter((one) => one !== seat) }] as const;
  });
  return { ...sealed, ...Object.fromEntries(left) };
}

/** The content's JSON text, if salt and padding fit the commitment; `opening` is `salt 32 ‖ padded`. */
export function openedText(thing: Pick<SealedThing, 'commit' | 'bind'>, opening: Uint8Array): string | undefined {
  const payload = openedPayload(thing, opening);
  if (!payload) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(payload);
  } catch {
    return undefined;
  }
}

/** The bytes inside, if salt and padding fit the commitment. */
export function openedPayload(
  thing: Pick<SealedThing, 'commit' | 'bind'>,
  opening: Uint8Array,
): Uint8Array | undefined {
  if (opening.length <= 32) return undefined;
  return checkOpening(fromHex(thing.commit), fromHex(thing.bind), opening.subarray(0, 32), opening.subarray(32));
}

/** `{"$": n}` in a move's arguments: the n-th attachment, sealed. */
export function attachmentIndex(value: unknown): number | undefined {
  if (!isRecord(value)) return undefined;
  const { $: n, ...rest } = value;
  return Number.isInteger(n) && Object.keys(rest).length === 0 ? (n as number) : undefined;
}
