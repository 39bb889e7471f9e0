/**
 * Bodies of the entries about a table that moves on (PROTOCOL.md, "Moving on"). They are a proposal, the consents to it, the promises that
 * bind, and the note that says where the table lies now. They need no place in the order, so they work where nothing is stamped any more.
 */
import { fromHex, read, type Reader, Writer } from '../bytes.ts';
import { HOW, type How, isHow } from './carried.ts';
import type { Place } from './vote.ts';

/** Acts; numbers are part of the protocol. */
export const MOVING = { propose: 1, consent: 2, promise: 3, moved: 4 } as const;

/** A proposal to move on. */
export interface Proposed {
  readonly act: typeof MOVING.propose;
  readonly how: How;
  /** The seat to be sent away, else 255. */
  readonly about: number;
  /** Of the rules to go on with; for `renew` and `change`. */
  readonly version?: number;
  /** Id of the game to go on with; for `change`. */
  readonly game?: string;
}

/** What a person says to a proposal. It binds to nothing; the proposer's own no withdraws it. */
export interface Consented {
  readonly act: typeof MOVING.consent;
  /** Hex hash of the proposal's entry. */
  readonly proposal: string;
  readonly yes: boolean;
}

/** From here on this device votes in this generation no more. The proposer's calls for those of all who said yes. */
export interface Bound {
  readonly act: typeof MOVING.promise;
  readonly proposal: string;
  /** A promise with `left` to the proposer; a raw vote. */
  readonly vote: Uint8Array;
}

/** The note that the table has moved on, and where to. */
export interface Moved {
  readonly act: typeof MOVING.moved;
  readonly how: How;
  readonly about: number;
  /** As in the proposal. */
  readonly version?: number;
  readonly game?: string;
  /** Number of the new generation under its secret. */
  readonly generation: number;
  readonly base: Place;
  /** Hex hash of the new generation's first entry. */
  readonly genesis: string;
  /** The new secret, sealed to those who belong; absent where the secret is the same. */
  readonly letter?: Uint8Array;
}

/** Body of an entry about another generation, told apart by `act`. */
export type Moving = Proposed | Consented | Bound | Moved;

/** Body of such an entry. */
export function makeMovingBody(m: Moving): Uint8Array {
  const w = new Writer().u8(m.act);
  switch (m.act) {
    case MOVING.propose:
      return writeHead(w, m).done();
    case MOVING.consent:
      return w
        .raw(fromHex(m.proposal))
        .u8(m.yes ? 1 : 0)
        .done();
    case MOVING.promise:
      return w.raw(fromHex(m.proposal)).raw(m.vote).done();
    default:
      writeHead(w, m).u32(m.generation);
      w.u32(m.base.epoch).u32(m.base.position).raw(fromHex(m.base.hash)).raw(fromHex(m.genesis));
      return w.s16(m.letter ?? NOTHING).done();
  }
}

const NOTHING = new Uint8Array();

type Head = Pick<Proposed, 'how' | 'about' | 'version' | 'game'>;

function writeHead(w: Writer, { how, about, version, game }: Head): Writer {
  w.u8(how).u8(about);
  if (how === HOW.renew || how === HOW.change) w.u32(version ?? 0);
  return how === HOW.change ? w.s8(game ?? '') : w;
}

function readHead(r: Reader): Omit<Head, 'how'> & { readonly how: number } {
  const head = { how: r.u8(), about: r.u8() };
  if (head.how === HOW.renew) return { ...head, version: r.u32() };
  return head.how === HOW.change ? { ...head, version: r.u32(), game: r.s8() } : head;
}

/** Reads such an entry; undefined out of form or for an act that there isn't. */
export function parseMovingBody(body: Uint8Array): Moving | undefined {
  return read(body, (r): Moving | undefined => {
    const act = r.u8();
    if (act === MOVING.consent) {
      const [proposal, yes] = [r.hex(32), r.u8()];
      return yes <= 1 ? { act, proposal, yes: yes === 1 } : undefined;
    }
    if (act === MOVING.promise) return { act, proposal: r.hex(32), vote: r.rest() };
    if (act !== MOVING.propose && act !== MOVING.moved) return undefined;
    const head = readHead(r);
    if (!isHow(head)) return undefined;
    if (act === MOVING.propose) return { act, ...head };
    const generation = r.u32();
    const base = { epoch: r.u32(), position: r.u32(), hash: r.hex(32) };
    const genesis = r.hex(32);
    const letter = r.bytes(r.u16());
    return { act, ...head, generation, base, genesis, ...(letter.length > 0 ? { letter } : {}) };
  });
}
