/** Where pages meet that have no table in common yet, and so no token: by four words (`mailboxes.ts`), or in one call (`calls.ts`). */
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { callOf, Calls } from './calls.ts';
import type { Limits } from './limits.ts';
import { Mailboxes, mailOf } from './mailboxes.ts';

/** Lets a line in. @param mayKnock whether its address has tries left */
export type Meet = (socket: WebSocket, mayKnock: () => boolean) => void;

/** Both kinds. */
export class Meetings {
  readonly #mailboxes: Mailboxes;
  readonly #calls: Calls;

  constructor(limits: Limits) {
    this.#mailboxes = new Mailboxes(limits);
    this.#calls = new Calls(limits);
  }

  /** Open lines. */
  get size(): number {
    return this.#mailboxes.size + this.#calls.size;
  }

  /** What lets in who asks for a meeting; undefined for any other upgrade. */
  asked(request: IncomingMessage): Meet | undefined {
    const mail = mailOf(request);
    if (mail) return (socket, mayKnock) => this.#mailboxes.enter(socket, mail, mayKnock);
    const call = callOf(request);
    return call && ((socket, mayKnock) => this.#calls.enter(socket, call, mayKnock));
  }

  /** Everybody goes. */
  close(code: number): void {
    this.#mailboxes.close(code);
    this.#calls.close(code);
  }
}
