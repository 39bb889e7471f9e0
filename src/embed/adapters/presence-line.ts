/**
 * Presence over the stock client: its Awareness carries this page's own state and nothing else, so it never echoes what it hears. What
 * others show is read here, past the strict parser, and handed on sealed. Each state goes out under a clock of its own, sealed for it.
 */
import { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import { base64url, unbase64url } from '../../kernel/base64url.ts';
import type { MakeState, TransportEvents } from '../../kernel/journal/transport.ts';
import { MAX_CLOCK } from '../../wire/feed.ts';
import { readPresence, readShown } from '../../wire/presence.ts';

/** A page shows itself anew so often: looked at every few seconds, and whenever something arrives, since hidden pages' timers sleep. */
const RENEW_MS = 8_000;
const LOOK_MS = 4_000;
/** A page that showed nothing new for so long is gone. Hidden ones wake once a minute. */
const GONE_MS = 75_000;
/** Clients that are watched for that. */
const MAX_WATCHED = 256;
/** Others can't use up this page's clock in one go. */
const MOST_OUTDONE = 1_000_000;

interface Watched {
  clock: number;
  at: number;
  /** Told again on this connection. */
  told: boolean;
}

type Told = Pick<Required<TransportEvents>, 'presence' | 'garbage'>;

export class PresenceLine extends Awareness {
  readonly #told: Told;
  readonly #watched = new Map<number, Watched>();
  readonly #timer: ReturnType<typeof setInterval>;
  #make: MakeState | undefined;
  #renewedMs = 0;
  #lookedMs: number = performance.now();

  constructor(doc: Doc, told: Told) {
    super(doc);
    this.#told = told;
    // The stock one would send the old sealing under a new clock.
    clearInterval(this._checkInterval as ReturnType<typeof setInterval>);
    this.setLocalState(null);
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /** Shows what `make` makes, from now on; `undefined` takes it away. */
  present(make: MakeState | undefined): void {
    this.#make = make;
    if (make) this.setLocalState(this.#seal());
    else if (this.getLocalState() !== null) this.setLocalState(null);
  }

  /** A connection is there: the stock client sends the own state next, which no relay may know already. */
  connected(): void {
    for (const one of this.#watched.values()) one.told = false;
    const state = this.#seal();
    if (!state) return;
    const clock = this.#clock() + 1;
    this.states.set(this.clientID, state);
    this.meta.set(this.clientID, { clock, lastUpdated: Date.now() });
  }

  /** The relay has told who is there: the others left while this page was away. */
  synced(): void {
    for (const [client, { clock, told }] of this.#watched) if (!told) this.#gone(client, clock);
  }

  /** The table takes all to be out of sight. */
  lost(): void {
    this.#watched.clear();
  }

  /** The document has another number. */
  renumbered(): void {
    this.states.delete(this.clientID);
    this.clientID = this.doc.clientID;
    // The stock client looks it up by the document's number when it closes.
    this.setLocalState(this.#seal());
  }

  /** A whole frame of presence. */
  hear(frame: Uint8Array): void {
    const read = readPresence(frame);
    if (!read.ok) return this.#told.garbage();
    for (const { client, clock, json } of read.states) {
      const shown = readShown(json);
      const state = shown?.kind === 'sealed' ? unbase64url(shown.letters) : undefined;
      if (client === this.clientID) this.#outdo(clock, shown?.kind === 'gone');
      else if (shown?.kind === 'gone') this.#gone(client, clock);
      else if (state) this.#heard(client, clock, state);
      else if (shown?.kind !== 'empty') this.#told.garbage();
    }
  }

  /** Something arrived: a page whose timers sleep shows itself with it. */
  renew(): void {
    if (this.#make && performance.now() - this.#renewedMs >= RENEW_MS) this.setLocalState(this.#seal());
  }

  override destroy(): void {
    // The stock one calls this when its document ends, perhaps a second time.
    clearInterval(this.#timer);
    this.#make = undefined;
    super.destroy();
  }

  #clock(): number {
    return this.meta.get(this.clientID)?.clock ?? -1;
  }

  /** Under the clock that the next state of this page has. */
  #seal(): { readonly e: string } | null {
    if (!this.#make) return null;
    this.#renewedMs = performance.now();
    return { e: base64url(this.#make(this.#clock() + 1)) };
  }

  #heard(client: number, clock: number, state: Uint8Array): void {
    const known = this.#watched.get(client);
    if (known) known.told = true;
    if (known ? clock > known.clock : this.#watched.size < MAX_WATCHED) {
      this.#watched.set(client, { clock, at: performance.now(), told: true });
    }
    this.#told.presence(client, clock, state);
  }

  #gone(client: number, clock: number): void {
    if (clock < (this.#watched.get(client)?.clock ?? 0)) return;
    this.#watched.delete(client);
    this.#told.presence(client, clock, undefined);
  }

  /** Somebody, or a relay that has just found an old connection dead, shows this page as gone or otherwise: it is here. */
  #outdo(clock: number, gone: boolean): void {
    const own = this.#clock();
    if (clock < own || (clock === own && !gone) || clock > Math.min(own + MOST_OUTDONE, MAX_CLOCK - 1)) return;
    this.meta.set(this.clientID, { clock, lastUpdated: Date.now() });
    if (this.#make) this.setLocalState(this.#seal());
  }

  #look(): void {
    this.renew();
    const now = performance.now();
    const slept = now - this.#lookedMs > GONE_MS;
    this.#lookedMs = now;
    for (const [client, one] of this.#watched) {
      // After a machine's sleep nobody has had the time to be heard yet.
      if (slept) one.at = now;
      else if (now - one.at > GONE_MS) this.#gone(client, one.clock);
    }
  }
}
