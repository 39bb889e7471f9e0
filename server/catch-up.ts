/**
 * What one connection is still to get of its room's log: the answer to a question, or what it missed while it was slow. One piece is under
 * way at a time, and the next is read when that has been taken. So a reader costs the same however slow it is and however much it asks for.
 * What is added meanwhile comes in its place in the log, not beside it.
 */
import { writeStep2, writeUpdate } from '../src/wire/frames.ts';
import type { StateVector } from '../src/wire/splice.ts';
import type { Connection } from './connection.ts';
import type { LogReader } from './log-reader.ts';
import type { RoomLog } from './log.ts';
import { DamagedRoom } from './stores/store.ts';

const NOTHING_MORE: Uint8Array = writeStep2(Uint8Array.of(0, 0));

/** A state vector to go on from, and how many questions are answered with that. */
interface Question {
  readonly known: StateVector;
  readonly count: number;
}

export class CatchUp {
  readonly #connection: Connection;
  readonly #log: RoomLog;
  readonly #unreadable: () => void;
  #running = false;
  /** Questions that came while one is being answered: they are answered together. */
  #waiting: Question | undefined;

  /** @param unreadable called when what is kept of the room is damaged */
  constructor(connection: Connection, log: RoomLog, unreadable: () => void) {
    this.#connection = connection;
    this.#log = log;
    this.#unreadable = unreadable;
  }

  /** Whether what is new will come with what is under way. */
  get running(): boolean {
    return this.#running;
  }

  answer(known: StateVector): void {
    this.#begin({ known, count: 1 });
  }

  /** Sends what lies above a state vector as soon as the connection has taken what it was sent before. */
  goOn(known: StateVector): void {
    this.#begin({ known, count: 0 });
  }

  #begin(question: Question): void {
    if (this.#running) {
      this.#waiting = this.#waiting === undefined ? question : both(this.#waiting, question);
      return;
    }
    this.#running = true;
    void this.#run(question);
  }

  /** Up to its first pause this runs at once: whoever lacks nothing is told so at once. */
  async #run(first: Question): Promise<void> {
    for (let question: Question | undefined = first; question !== undefined;) {
      const reader = this.#log.above(question.known);
      const charged = question.count > 0 && this.#connection.countAnswer();
      while (!reader.done) if (!(await this.#sendNext(reader, charged))) return;
      // No pause from here on: what is added now is sent as it comes.
      for (let i = 0; i < question.count; i++) this.#connection.send(NOTHING_MORE);
      question = this.#waiting;
      this.#waiting = undefined;
    }
    this.#running = false;
  }

  /** Says whether there is somebody to go on for. */
  async #sendNext(reader: LogReader, charged: boolean): Promise<boolean> {
    let piece: Uint8Array | undefined;
    try {
      piece = await reader.next();
    } catch (error) {
      if (error instanceof DamagedRoom) this.#unreadable();
      else this.#connection.drain();
      return false;
    }
    if (piece !== undefined) {
      if (charged) this.#connection.chargeBytes(piece.length, performance.now());
      await this.#connection.sendAndWait(writeUpdate(piece));
    }
    return this.#connection.open;
  }
}

/** What is above either. */
function both(one: Question, other: Question): Question {
  const known = [...one.known].map(([client, n]) => [client, Math.min(n, other.known.get(client) ?? 0)] as const);
  return { known: new Map(known), count: one.count + other.count };
}
