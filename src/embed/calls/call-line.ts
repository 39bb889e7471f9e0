/**
 * One page's line to the others of its call: a newcomer's until the table's invitation is there, then that of one who hands it on. Each page
 * at the table stands ready to answer; the relay asks one of them (`server/calls.ts`). What passes is the exchange of spoken invitations.
 */
import type { CallCode } from '../../kernel/spoken/call-code.ts';
import { isHello, SpokenGuest, SpokenHost, type SpokenPorts } from '../../kernel/spoken/exchange.ts';
import { isInvitation } from '../pair-link.ts';
import { type MailLine, MAIL_CLOSE, openLine } from '../spoken/mailbox.ts';

/** `asking`: not known yet. `alone`: nobody of the call has a table. `unreached`: no answer, or from a relay that carries no calls. */
export type CallState = 'asking' | 'alone' | 'unreached' | 'inviting';

/** What a line of a call needs, and whom it tells. */
export interface CallLinePorts extends SpokenPorts {
  readonly socket: typeof WebSocket;
  /** The relay's base URL. */
  readonly relay: string;
  readonly code: CallCode;
  /** The invitation of the call's table came; the line rests until `invite` or `ask`. */
  readonly heard: (invitation: string) => void;
  readonly changed: (state: CallState) => void;
  readonly firstRetryMs?: number;
}

/** Twice as long each time, up to this. */
const LONGEST_RETRY_MS = 16_000;
/** An address that has knocked too often isn't listened to for so long. */
const OFTEN_MS = 30_000;

const HERE = 0;
const NOBODY = 1;

/** Dials, asks or answers, and dials again. */
export class CallLine {
  readonly #ports: CallLinePorts;
  #line: MailLine | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #state: CallState = 'asking';
  #guest: SpokenGuest | undefined;
  /** By the relay's numbers, since this page is the one who answers. */
  #newcomers = new Map<number, SpokenHost>();
  #invitation = '';

  constructor(ports: CallLinePorts) {
    this.#ports = ports;
  }

  get state(): CallState {
    return this.#state;
  }

  /** Where the call meets: no secret, and the same for everyone in it. */
  get place(): string {
    return this.#ports.code.place;
  }

  /** Looks for the call's table, now and until there is one. */
  ask(): void {
    this.#stop();
    this.#invitation = '';
    this.#tries = 0;
    this.#set('asking');
    this.#connect();
  }

  /** From now on newcomers get this one. */
  invite(invitation: string): void {
    const isOn = this.#invitation !== '' && this.#line !== undefined;
    this.#invitation = invitation;
    this.#newcomers.clear();
    this.#set('inviting');
    if (isOn) return;
    this.#stop();
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#retry);
    this.#line?.close();
    this.#line = undefined;
    this.#guest = undefined;
  }

  #set(state: CallState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.changed(state);
  }

  #connect(): void {
    const { socket, relay, code } = this.#ports;
    const isHost = this.#invitation !== '';
    const address = `${relay.replace(/\/$/u, '')}/call/${code.place}`;
    this.#line = openLine(socket, address, isHost ? 'tavolata-host1' : 'tavolata-guest1', {
      heard: (bytes) => (isHost ? this.#answer(bytes) : this.#hear(bytes)),
      closed: (why) => this.#again(why === MAIL_CLOSE.often ? OFTEN_MS : 0),
    });
  }

  /** The line is gone, or of no use. */
  #again(atLeastMs: number): void {
    this.#stop();
    const { firstRetryMs = 1_000 } = this.#ports;
    const waitMs = Math.max(atLeastMs, Math.min(LONGEST_RETRY_MS, firstRetryMs * 2 ** this.#tries));
    this.#tries += 1;
    if (this.#invitation === '') this.#set('unreached');
    this.#retry = setTimeout(() => this.#connect(), waitMs);
  }

  #hear(bytes: Uint8Array): void {
    if (bytes.length === 1 && bytes[0] === NOBODY) {
      this.#tries = 0;
      this.#guest = undefined;
      return this.#set('alone');
    }
    if (bytes.length === 1 && bytes[0] === HERE) {
      this.#guest = new SpokenGuest(this.#ports, this.#ports.code);
      this.#line?.send(this.#guest.hello);
      return;
    }
    const answer = this.#guest?.hear(bytes) ?? { failed: 'garbage' as const };
    if ('say' in answer) this.#line?.send(answer.say);
    // The page that answers may have another program.
    else if ('invitation' in answer && isInvitation(answer.invitation)) {
      this.#stop();
      this.#ports.heard(answer.invitation);
    } else this.#again(0);
  }

  #answer(bytes: Uint8Array): void {
    const [n = 0] = bytes;
    if (n === 0) {
      this.#tries = 0;
      return this.#newcomers.clear();
    }
    const message = bytes.subarray(1);
    // A page that begins may have the number of one that is gone.
    if (isHello(message)) this.#newcomers.set(n, new SpokenHost(this.#ports, this.#ports.code, this.#invitation));
    const say = this.#newcomers.get(n)?.hear(message).say;
    if (say) this.#line?.send(Uint8Array.of(n, ...say));
  }
}
