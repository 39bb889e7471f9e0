/** Where pages meet that have no table in common yet, and so no token: by four words (`mailboxes.ts`), or in one call (`calls.ts`). */
import type { IncomingMessage } from 'node:http';
import type { Visit } from './addresses.ts';
import { callOf, Calls } from './calls.ts';
import { Mailboxes, mailOf } from './mailboxes.ts';
import type { MeetLine, MeetParts } from './meet-line.ts';

/** Lets a line in, and has what comes by it counted. @param visit what its address may still do */
export type Meet = (line: MeetLine, visit: Visit) => void;

/** Both kinds. */
export class Meetings {
  readonly #parts: MeetParts;
  readonly #mailboxes: Mailboxes;
  readonly #calls: Calls;

  constructor(parts: MeetParts) {
    this.#parts = parts;
    this.#mailboxes = new Mailboxes(parts.limits);
    this.#calls = new Calls(parts.limits);
  }

  /** Open lines. */
  get size(): number {
    return this.#mailboxes.size + this.#calls.size;
  }

  /** What lets in who asks for a meeting; undefined for any other upgrade. */
  asked(request: IncomingMessage): Meet | undefined {
    const mail = mailOf(request);
    const call = mail ? undefined : callOf(request);
    if (!mail && !call) return undefined;
    return (line, visit) => {
      line.attend(this.#parts, visit);
      if (mail) this.#mailboxes.enter(line, mail, visit.knocks);
      else if (call) this.#calls.enter(line, call, visit.knocks);
    };
  }

  /** Everybody goes. */
  close(code: number): void {
    this.#mailboxes.close(code);
    this.#calls.close(code);
  }
}
