/**
 * What this page shows of itself: who it is, its votes, whether it is hidden, a gesture. Changes of one turn go out together; gestures at
 * a bounded rate, the last one always. A watcher's page shows nothing.
 */
import { equal } from '../bytes.ts';
import { fitting, ITEM, type Item, sealPresence } from '../journal/presence-seal.ts';
import type { PresencePorts } from '../presence.ts';
import { whoMessage, writeWho } from './who.ts';

export const MAX_GESTURE_BYTES = 64;
/** Between two gestures, in ms: ten in a second, five where more than so many pages hear each. */
const GESTURE_MS = 100;
const GESTURE_CROWD_MS = 200;
const CROWD = 12;

export class OwnPresence {
  readonly #ports: PresencePorts;
  /** Pages that are heard, this one not counted. */
  readonly #others: () => number;
  #votes: readonly Uint8Array[] = [];
  #hidden = false;
  #gesture: Uint8Array | undefined;
  #wants: readonly Uint8Array[] = [];
  #signed: { readonly client: number; readonly signature: Uint8Array } | undefined;
  #silent = true;
  #scheduled = false;
  #gestureAt = -GESTURE_CROWD_MS;
  #cancelGesture: (() => void) | undefined;

  constructor(ports: PresencePorts, others: () => number) {
    this.#ports = ports;
    this.#others = others;
  }

  say(votes: readonly Uint8Array[]): void {
    const same = votes.length === this.#votes.length && votes.every((vote, i) => equal(vote, this.#votes[i]!));
    if (same) return;
    this.#votes = [...votes];
    this.#schedule();
  }

  hidden(yes: boolean): void {
    if (yes === this.#hidden) return;
    this.#hidden = yes;
    this.#schedule();
  }

  want(hashes: readonly Uint8Array[]): void {
    if (hashes.length === 0 && this.#wants.length === 0) return;
    this.#wants = [...hashes];
    this.#schedule();
  }

  /** Says all of it once more, also after `silence`. */
  resend(): void {
    if (!this.#ports.speaks) return;
    this.#silent = false;
    this.#schedule();
  }

  /** Takes away what this page shows. */
  silence(): void {
    this.#cancelGesture?.();
    this.#cancelGesture = undefined;
    this.#silent = true;
    this.#ports.show(undefined);
  }

  gesture(bytes: Uint8Array | undefined): void {
    if (bytes && bytes.length > MAX_GESTURE_BYTES) throw new RangeError(`gesture of ${bytes.length} bytes`);
    this.#gesture = bytes;
    if (this.#hidden || this.#silent || this.#cancelGesture) return;
    const pause = this.#others() + 1 > CROWD ? GESTURE_CROWD_MS : GESTURE_MS;
    const wait = this.#gestureAt + pause - this.#ports.clock.monotonicMs();
    if (wait <= 0) return this.#schedule();
    this.#cancelGesture = this.#ports.clock.after(Math.ceil(wait), () => {
      this.#cancelGesture = undefined;
      if (!this.#hidden) this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#silent || this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => void this.#send());
  }

  async #send(): Promise<void> {
    const { keys, room } = this.#ports;
    for (let client = this.#ports.client(); this.#signed?.client !== client; client = this.#ports.client()) {
      // Where the key can't sign, the page stays unseen: nothing else of it would be believed either.
      const signature = await keys.sign(whoMessage(room.id, client, this.#ports)).catch(() => undefined);
      if (signature) this.#signed = { client, signature };
      else return void (this.#scheduled = false);
    }
    this.#scheduled = false;
    if (this.#silent) return;
    if (this.#gesture) this.#gestureAt = this.#ports.clock.monotonicMs();
    this.#ports.show((clock) => this.#make(clock));
  }

  #make(clock: number): Uint8Array {
    const { room } = this.#ports;
    const client = this.#ports.client();
    // Signed for another number, it would be garbage to everybody: for a moment the page says nothing.
    const items = this.#signed?.client === client ? this.#items(this.#signed.signature) : [];
    if (items.length === 0) this.#schedule();
    const keys = { roomId: room.id, key: room.presenceKey, keyEpoch: 0 };
    return sealPresence(this.#ports, keys, { client, clock }, fitting(items));
  }

  #items(signature: Uint8Array): Item[] {
    const { device, session } = this.#ports;
    const who = writeWho({ device, session, hidden: this.#hidden, signature });
    const items: Item[] = [{ type: ITEM.who, bytes: who }];
    for (const bytes of this.#votes) items.push({ type: ITEM.vote, bytes });
    for (const bytes of this.#wants) items.push({ type: ITEM.want, bytes });
    if (this.#gesture && !this.#hidden) items.push({ type: ITEM.gesture, bytes: this.#gesture });
    return items;
  }
}
