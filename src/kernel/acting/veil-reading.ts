/**
 * Veiled letters that this device can read. With their root it reads all of them, else those of its seat, from keys or from notes of what
 * it has read.
 */
import type { Seat } from '../game.ts';
import { ownFace, placeOf, type ToldVeil, type Veiled, veilHandle, wholeFace } from '../runs/veils.ts';
import { presentVeil } from '../asks/veil.ts';
import { keyAfter } from '../secrets/veil.ts';
import { handSeatOf, type TableState } from '../state/state.ts';
import { openVeils, secretOfRoot, seatKeys } from '../state/world.ts';
import { dropKeys, keepKey, keepNote, keptKey, keyAt, noteOf } from './veil-keys.ts';
import type { PerformPorts } from './performance.ts';

type Faces = readonly (readonly [handle: string, face: string])[];

/** Remembers what it has read, so that each letter is opened once. */
export class VeilReading {
  readonly #ports: PerformPorts;
  /** With the root or with the seat's key; another object is what came of the same ask in another past. */
  #read = new WeakMap<ToldVeil, 'whole' | 'own'>();
  /** What was sealed to seats, and this device has looked for its own. */
  #slots = new WeakSet<Veiled['slots']>();

  constructor(ports: PerformPorts) {
    this.#ports = ports;
  }

  /**
   * Faces of veils that weren't read before.
   * @param opened what this device reads already: the root among it, where its seat is the hub
   */
  async news(state: TableState, me: Seat, opened: ReadonlyMap<string, string>): Promise<Faces> {
    const out: (readonly [string, string])[] = [];
    for (const [root, { told, slots, next }] of Object.entries(state.veils ?? {})) {
      // As soon as it is there: the game key is gone then.
      if (!this.#slots.has(slots)) await keyAt(this.#ports, state, root, me, next);
      this.#slots.add(slots);
      for (const [ask, one] of Object.entries(told)) {
        const cell = opened.get(root);
        // A device that is told the root later reads all of what was the own place before.
        const how = cell === undefined ? 'own' : 'whole';
        if (this.#read.get(one) === how || this.#read.get(one) === 'whole') continue;
        const face = await this.#face(state, me, root, ask, one, cell);
        if (face === undefined) continue;
        this.#read.set(one, how);
        out.push([veilHandle(ask), face]);
      }
    }
    return out;
  }

  async #face(
    state: TableState,
    me: Seat,
    root: string,
    ask: string,
    told: ToldVeil,
    cell: string | undefined,
  ): Promise<string | undefined> {
    const secret = secretOfRoot(state, root);
    if (secret && cell !== undefined) return wholeFace(ask, told, seatKeys(secret, cell));
    const place = told.seats.indexOf(me);
    if (place < 0) return undefined;
    const key = await keyAt(this.#ports, state, root, me, told.m);
    const numbers = key ? placeOf(ask, told, place, () => key) : await noteOf(this.#ports, ask);
    return numbers === undefined ? undefined : ownFace(told, me, numbers);
  }

  /** What could not be read may be readable now. */
  retry(): void {
    this.#read = new WeakMap();
    this.#slots = new WeakSet();
  }
}

/**
 * Letters read under keys of veils that are firmly over are noted in plain, and the key moves on. Then nothing that is left here opens any
 * of it again. SPEC V8.
 * @param committed the state that can't be taken back any more @param now the last one, where another game may have begun
 */
export async function forgetRead(ports: PerformPorts, committed: TableState, now: TableState): Promise<void> {
  const me = handSeatOf(committed, ports.device);
  if (me === undefined) return;
  await dropKeys(ports, Object.keys({ ...committed.veils, ...now.veils }));
  for (const [root, veiled] of Object.entries(committed.veils ?? {})) {
    const kept = await keptKey(ports, root);
    const present = presentVeil(veiled, openVeils(committed, root));
    if (!kept || kept.m >= present) continue;
    for (const [ask, told] of Object.entries(veiled.told)) {
      const place = told.seats.indexOf(me);
      if (place < 0 || told.m < kept.m || told.m >= present) continue;
      await keepNote(
        ports,
        ask,
        placeOf(ask, told, place, () => keyAfter(kept.key, told.m - kept.m)),
      );
    }
    await keepKey(ports, root, { m: present, key: keyAfter(kept.key, present - kept.m) });
  }
}
