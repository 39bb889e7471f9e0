/**
 * Bodies of the entries about a table that moves on (PROTOCOL.md, "Moving on"): a proposal, the answers to it, and the note that says
 * where the table lies now. They need no place in the order, so they work where nothing is stamped any more.
 */
import { hex, read, unhex, utf8, Writer } from '../bytes.ts';
import { MOVE, NO_SEAT } from './carried.ts';
import type { Place } from './vote.ts';

/** Acts; numbers are part of the protocol. */
export const MOVING = { propose: 1, answer: 2, moved: 3 } as const;

export interface Proposed {
  readonly act: typeof MOVING.propose;
  /** One of `MOVE`. */
  readonly how: number;
  /** The seat to be sent away, else `NO_SEAT`. */
  readonly about: number;
}

export interface Answered {
  readonly act: typeof MOVING.answer;
  /** Hex hash of the proposal's entry. */
  readonly proposal: string;
  /** A promise with `left` to the proposer: a yes. Absent: a no; the proposer's own withdraws. */
  readonly promise?: Uint8Array;
}

export interface Moved {
  readonly act: typeof MOVING.moved;
  readonly how: number;
  readonly about: number;
  /** Number of the new generation under its secret. */
  readonly generation: number;
  readonly base: Place;
  /** Hex hash of the new generation's first entry. */
  readonly genesis: string;
  /** The new secret, sealed to those who belong; absent where the secret is the same. */
  readonly letter?: Uint8Array;
}

export type Moving = Proposed | Answered | Moved;

export function makeMovingBody(m: Moving): Uint8Array {
  const w = new Writer().u8(m.act);
  switch (m.act) {
    case MOVING.propose:
      return w.u8(m.how).u8(m.about).done();
    case MOVING.answer:
      return w
        .raw(unhex(m.proposal)!)
        .s16(m.promise ?? NOTHING)
        .done();
    default:
      w.u8(m.how).u8(m.about).u32(m.generation);
      w.u32(m.base.epoch).u32(m.base.position).raw(unhex(m.base.hash)!).raw(unhex(m.genesis)!);
      return w.s16(m.letter ?? NOTHING).done();
  }
}

const NOTHING = utf8('');

export function parseMovingBody(body: Uint8Array): Moving | undefined {
  return read(body, (r): Moving | undefined => {
    const act = r.u8();
    if (act === MOVING.answer) {
      const proposal = hex(r.bytes(32));
      const promise = r.bytes(r.u16());
      return { act, proposal, ...(promise.length > 0 ? { promise } : {}) };
    }
    if (act !== MOVING.propose && act !== MOVING.moved) return undefined;
    const head = { how: r.u8(), about: r.u8() };
    if (head.how < MOVE.goOn || head.how > MOVE.compact) return undefined;
    if ((head.how === MOVE.kick) !== (head.about !== NO_SEAT)) return undefined;
    if (act === MOVING.propose) return { act, ...head };
    const generation = r.u32();
    const base = { epoch: r.u32(), position: r.u32(), hash: hex(r.bytes(32)) };
    const genesis = hex(r.bytes(32));
    const letter = r.bytes(r.u16());
    return { act, ...head, generation, base, genesis, ...(letter.length > 0 ? { letter } : {}) };
  });
}
