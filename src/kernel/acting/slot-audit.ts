/**
 * Once the root of veiled letters is open, every page makes the hub's slots again. A hub that sealed another key to a seat than its record
 * is read with has told that seat something else. Outside of the fold, as HPKE answers later. SPEC V9.
 */
import { concat, fromHex, hex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { own } from '../own.ts';
import type { Mail } from '../ports.ts';
import type { ServedSlot, Veiled } from '../runs/veils.ts';
import type { JointSecret } from '../asks/secret.ts';
import { slotInfo, slotSeed } from '../secrets/veil.ts';
import type { TableState } from '../state/state.ts';
import { seatKeys, secretOfRoot } from '../state/world.ts';

/** The hubs whose slots aren't what follows from the root. @param cell the root's value, as everybody has seen it */
export async function falseServers(
  mail: Pick<Mail, 'seal'>,
  secret: JointSecret,
  cell: string,
  { slots }: Pick<Veiled, 'slots'>,
): Promise<readonly Seat[]> {
  const out = new Set<Seat>();
  for (const slot of slots) if ((await madeAgain(mail, secret, cell, slot)) !== slot.sealed) out.add(slot.hub);
  return [...out];
}

async function madeAgain(
  mail: Pick<Mail, 'seal'>,
  secret: JointSecret,
  cell: string,
  slot: ServedSlot,
): Promise<string> {
  const { seat, m } = slot;
  const [attempt, device, key] = [fromHex(secret.attempt), fromHex(slot.device), fromHex(slot.key)];
  const seed = slotSeed(attempt, cell, seat, key, m);
  const plain = seatKeys(secret, cell).at(seat, m);
  const { enc, ct } = await mail.seal(key, slotInfo({ attempt, seat, device, m }), new Uint8Array(), plain, seed);
  return hex(concat(enc, ct));
}

/** Looks once at each root that opens, for all that was sealed under it. */
export class SlotAudit {
  readonly #mail: Pick<Mail, 'seal'>;
  readonly #found: (hub: Seat) => void;
  readonly #looked = new WeakSet<readonly ServedSlot[]>();

  /** @param found a seat that lied */
  constructor(mail: Pick<Mail, 'seal'>, found: (hub: Seat) => void) {
    this.#mail = mail;
    this.#found = found;
  }

  /** Called after each change; rejects where the keys fail. */
  async look(state: TableState): Promise<void> {
    for (const [root, veiled] of Object.entries(state.veils ?? {})) {
      const cell = own(state.play?.faces ?? {}, root);
      const secret = secretOfRoot(state, root);
      if (cell === undefined || !secret || this.#looked.has(veiled.slots)) continue;
      this.#looked.add(veiled.slots);
      for (const hub of await falseServers(this.#mail, secret, cell, veiled)) this.#found(hub);
    }
  }
}
