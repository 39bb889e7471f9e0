/**
 * The host's page while a spoken invitation is open. It draws the words and waits at the relay's mailbox. It gives the link to those who have
 * the words, and counts those who haven't. Three wrong tries, or ten minutes, and the words are worth nothing. SPEC I41.
 */
import { base64url } from '../../kernel/base64url.ts';
import { SpokenHost, type SpokenPorts } from '../../kernel/spoken/exchange.ts';
import { drawSpokenCode, type SpokenCode } from '../../kernel/spoken/spoken-code.ts';
import { type MailLine, MAIL_CLOSE, openMail } from './mailbox.ts';

/** How long four words are good. */
export const SPOKEN_MS = 600_000;
const MOST_WRONG = 3;
/** Places are drawn by chance from a million: so many in a row that somebody has are none of the relay's doing. */
const MOST_DRAWS = 5;
/** A relay that was never reached isn't tried for long: it may be one that has no mailboxes. */
const MOST_FIRST_TRIES = 3;
const RETRY_MS = 1_000;

/**
 * `opening`: the relay hasn't said yet that the place is ours. `open`: words may be said. `lost`: the line is to come again. The rest are ends:
 * `time`, `wrong` (three tries), `unreached` (no mailbox could be had).
 */
export type SpokenState = 'opening' | 'open' | 'lost' | 'time' | 'wrong' | 'unreached';

export interface SpokenCardPorts extends SpokenPorts {
  readonly socket: typeof WebSocket;
  /** The relay's base URL. */
  readonly relay: string;
  /** What those get who have the words. */
  readonly invitation: string;
  /** Something that is shown has changed. */
  readonly changed: () => void;
}

export class SpokenCard {
  readonly #ports: SpokenCardPorts;
  readonly #owner: string;
  #code: SpokenCode;
  #line: MailLine | undefined;
  /** By the relay's numbers, of this line alone. */
  #newcomers = new Map<number, SpokenHost>();
  #state: SpokenState = 'opening';
  #wrong = 0;
  #came = 0;
  #draws = 1;
  #tries = 1;
  #endsMs: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: SpokenCardPorts) {
    this.#ports = ports;
    this.#owner = base64url(ports.rng.bytes(16)).slice(0, 22);
    this.#code = drawSpokenCode(ports.rng);
    this.#connect();
  }

  get state(): SpokenState {
    return this.#state;
  }

  /** Four of them, once they may be said. */
  get words(): readonly string[] {
    return this.#state === 'open' || this.#state === 'lost' ? this.#code.words : [];
  }

  /** How many have come in by these words. */
  get came(): number {
    return this.#came;
  }

  /** How many wrong tries are left. */
  get triesLeft(): number {
    return MOST_WRONG - this.#wrong;
  }

  /** Whole seconds until the words end. */
  get leftS(): number {
    const leftMs = this.#endsMs === undefined ? SPOKEN_MS : this.#endsMs - performance.now();
    return Math.max(0, Math.ceil(leftMs / 1000) - 1);
  }

  /** The person has closed it: the words are worth nothing from now on. */
  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    this.#line?.close();
    this.#line = undefined;
  }

  #end(state: 'time' | 'wrong' | 'unreached'): void {
    this.#stop();
    this.#state = state;
    this.#ports.changed();
  }

  #connect(): void {
    const { socket, relay } = this.#ports;
    this.#newcomers = new Map();
    this.#line = openMail(socket, relay, this.#code.place, this.#owner, {
      heard: (bytes) => this.#heard(bytes),
      closed: (code) => this.#closed(code),
    });
  }

  #heard(bytes: Uint8Array): void {
    const [n = -1] = bytes;
    if (this.#state !== 'open') {
      // Another server's first word is another.
      if (bytes.length !== 1 || n !== 0) return this.#end('unreached');
      this.#state = 'open';
      if (this.#endsMs === undefined) {
        this.#endsMs = performance.now() + SPOKEN_MS;
        this.#timer = setTimeout(() => this.#end('time'), SPOKEN_MS);
      }
      this.#ports.changed();
      return;
    }
    const newcomer = this.#newcomers.get(n) ?? new SpokenHost(this.#ports, this.#code, this.#ports.invitation);
    this.#newcomers.set(n, newcomer);
    const { say, outcome } = newcomer.hear(bytes.subarray(1));
    if (say) this.#line?.send(Uint8Array.of(n, ...say));
    if (outcome === undefined) return;
    if (outcome === 'came') this.#came += 1;
    else this.#wrong += 1;
    if (this.#wrong >= MOST_WRONG) this.#end('wrong');
    else this.#ports.changed();
  }

  #closed(code: number): void {
    this.#line = undefined;
    if (this.#endsMs === undefined && code === MAIL_CLOSE.taken && this.#draws < MOST_DRAWS) {
      this.#draws += 1;
      this.#code = drawSpokenCode(this.#ports.rng);
      this.#connect();
      return;
    }
    if (code === MAIL_CLOSE.nobody) return this.#end('time');
    if (this.#endsMs === undefined && this.#tries >= MOST_FIRST_TRIES) return this.#end('unreached');
    this.#tries += 1;
    this.#state = this.#endsMs === undefined ? 'opening' : 'lost';
    this.#retry = setTimeout(() => this.#connect(), RETRY_MS);
    this.#ports.changed();
  }
}
