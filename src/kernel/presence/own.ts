/**
 * What this page shows of itself: who it is, its votes, whether it is hidden, what its hands do, what it lacks of the shelf. Changes of
 * one turn go out together, changes of what hands do at most every 66 ms. A watcher's page shows nothing.
 */
import { equal } from '../bytes.ts';
import { fitting, ITEM, type Item, sealPresence } from '../journal/presence-seal.ts';
import type { PresencePorts } from './presence.ts';
import { whoMessage, writeWho } from './who.ts';

/** What hands do is shown at most so often: fifteen times a second, of the twenty that a relay passes on. */
export const GESTURE_MS = 66;

/** What this page shows of itself, signed, and shown again only where something is different. */
export class OwnPresence {
  readonly #ports: PresencePorts;
  #votes: readonly Uint8Array[] = [];
  #hidden = false;
  #wants: readonly Uint8Array[] = [];
  #gesture: Uint8Array | undefined;
  /** By the own clock, of the last state that was shown. */
  #shownMs = -GESTURE_MS;
  #cancel: (() => void) | undefined;
  #signed: { readonly client: number; readonly signature: Uint8Array } | undefined;
  #silent = true;
  #scheduled = false;

  constructor(ports: PresencePorts) {
    this.#ports = ports;
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

  gesture(bytes: Uint8Array | undefined): void {
    if (bytes === undefined ? this.#gesture === undefined : this.#gesture && equal(bytes, this.#gesture)) return;
    this.#gesture = bytes;
    if (this.#silent || this.#scheduled || this.#cancel) return;
    const { clock } = this.#ports;
    const left = this.#shownMs + GESTURE_MS - clock.monotonicMs();
    if (left <= 0) this.#schedule();
    else
      this.#cancel = clock.after(left, () => {
        this.#cancel = undefined;
        this.#schedule();
      });
  }

  /** Says all of it once more, also after `silence`. */
  resend(): void {
    if (!this.#ports.speaks) return;
    this.#silent = false;
    this.#schedule();
  }

  /** Takes away what this page shows. */
  silence(): void {
    this.#silent = true;
    this.#gesture = undefined;
    this.#ports.show(undefined);
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
    this.#cancel?.();
    this.#cancel = undefined;
    this.#shownMs = this.#ports.clock.monotonicMs();
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
    if (this.#gesture) items.push({ type: ITEM.gesture, bytes: this.#gesture });
    for (const bytes of this.#wants) items.push({ type: ITEM.want, bytes });
    return items;
  }
}
