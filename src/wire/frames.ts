/**
 * The frames of y-websocket, read strictly and written. A frame has one message and nothing after it. The stock client reads only the
 * first, so a second one would be lost without a word. An update inside a frame is handed on unread, for `parseUpdate`; the state inside a
 * presence frame isn't looked at by anybody here.
 *
 *   0 0 state vector   0 1 update (answer)   0 2 update (live)   1 presence   3 "tell me the presence"
 *
 * From our relay alone, in a form of which the stock client writes a line to its console: 2 0 "not stored" or "stored".
 */
import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding';
import { Cursor } from './cursor.ts';
import { MAX_CLIENT, MAX_CLOCK, MAX_FRAME_FEEDS } from './feed.ts';
import type { WireRefusal } from './refusal.ts';
import type { StateVector } from './splice.ts';

/** The page whose presence a frame carries, and the counter that makes a newer one win. */
export interface AwarenessMark {
  readonly client: number;
  readonly clock: number;
}

/** A frame of the y-websocket protocol, read; a refused one is a `WireCode`. */
export type Frame =
  | { readonly ok: true; readonly kind: 'step1'; readonly stateVector: StateVector }
  | { readonly ok: true; readonly kind: 'step2' | 'update'; readonly update: Uint8Array }
  | { readonly ok: true; readonly kind: 'awareness'; readonly marks: readonly AwarenessMark[] }
  | { readonly ok: true; readonly kind: 'query' };

/** Whether a frame is about who is there, by its first byte alone. */
export const isPresence = (bytes: Uint8Array): boolean => bytes[0] === 1;

/** Reads one frame. The update is a view into `bytes`, not a copy. Never throws. */
export function readFrame(bytes: Uint8Array): Frame | WireRefusal {
  const cursor = new Cursor(bytes);
  const type = cursor.byte();
  if (cursor.code !== undefined) return cursor.refusal();
  if (type === 3) return cursor.left === 0 ? { ok: true, kind: 'query' } : cursor.refusal('wire/trailing');
  if (type !== 0 && type !== 1) return cursor.refusal('wire/type');
  const kind = type === 0 ? cursor.byte() : 3;
  if (type === 0 && kind > 2) return cursor.refusal('wire/type');
  const start = cursor.block(bytes.length, 'wire/truncated');
  if (cursor.code !== undefined) return cursor.refusal();
  if (cursor.left > 0) return cursor.refusal('wire/trailing');
  if (kind === 0) return readStateVector(new Cursor(bytes, start));
  if (kind === 3) return readAwareness(new Cursor(bytes, start));
  return { ok: true, kind: kind === 1 ? 'step2' : 'update', update: bytes.subarray(start) };
}

function readStateVector(cursor: Cursor): Frame | WireRefusal {
  const stateVector = new Map<number, number>();
  const count = cursor.varUint(Math.min(cursor.left / 2, MAX_FRAME_FEEDS), 'wire/count');
  for (let i = 0; i < count && cursor.code === undefined; i++) {
    const client = cursor.varUint(MAX_CLIENT, 'wire/client');
    const clock = cursor.varUint(MAX_CLOCK, 'wire/clock');
    if (stateVector.has(client)) cursor.fail('wire/client-order');
    stateVector.set(client, clock);
  }
  if (cursor.left > 0) cursor.fail('wire/trailing');
  return cursor.code === undefined ? { ok: true, kind: 'step1', stateVector } : cursor.refusal();
}

function readAwareness(cursor: Cursor): Frame | WireRefusal {
  const marks: AwarenessMark[] = [];
  const count = cursor.varUint(Math.min(cursor.left / 3, MAX_FRAME_FEEDS), 'wire/count');
  for (let i = 0; i < count && cursor.code === undefined; i++) {
    const client = cursor.varUint(MAX_CLIENT, 'wire/client');
    const clock = cursor.varUint(MAX_CLOCK, 'wire/clock');
    cursor.block(cursor.left, 'wire/truncated');
    marks.push({ client, clock });
  }
  if (cursor.left > 0) cursor.fail('wire/trailing');
  return cursor.code === undefined ? { ok: true, kind: 'awareness', marks } : cursor.refusal();
}

/** "This is what I have": the other side answers with what is above it. */
export function writeStep1(stateVector: StateVector): Uint8Array {
  const vector = createEncoder();
  writeVarUint(vector, stateVector.size);
  for (const [client, clock] of stateVector) {
    writeVarUint(vector, client);
    writeVarUint(vector, clock);
  }
  return writeSync(0, toUint8Array(vector));
}

/** The answer to a `step1`, after which the stock client calls itself synced. */
export function writeStep2(update: Uint8Array): Uint8Array {
  return writeSync(1, update);
}

/** A frame that carries an update. */
export function writeUpdate(update: Uint8Array): Uint8Array {
  return writeSync(2, update);
}

function writeSync(kind: number, payload: Uint8Array): Uint8Array {
  const encoder = createEncoder();
  writeVarUint(encoder, 0);
  writeVarUint(encoder, kind);
  writeVarUint8Array(encoder, payload);
  return toUint8Array(encoder);
}

/** "Tell me the presence." */
export const writeQuery = (): Uint8Array => Uint8Array.of(3);

const STORED = 'stored';
const NOT_STORED = 'not stored';

function writeAuth(reason: string): Uint8Array {
  const encoder = createEncoder();
  writeVarUint(encoder, 2);
  writeVarUint(encoder, 0);
  writeVarString(encoder, reason);
  return toUint8Array(encoder);
}

/** "What you write survives me", or not at the moment. */
export const writeStored = (is: boolean): Uint8Array => writeAuth(is ? STORED : NOT_STORED);

/** @returns undefined for anything else, also of the same type */
export function readStored(bytes: Uint8Array): boolean | undefined {
  return [true, false].find((is) => {
    const frame = writeStored(is);
    return frame.length === bytes.length && frame.every((byte, i) => byte === bytes[i]);
  });
}

const NULL_STATE: Uint8Array = Uint8Array.of(0x6e, 0x75, 0x6c, 0x6c);

/** "They have left": the state `null` under the last clock, which Awareness takes as a removal. */
export function writeRemoved(marks: readonly AwarenessMark[]): Uint8Array {
  const states = createEncoder();
  writeVarUint(states, marks.length);
  for (const { client, clock } of marks) {
    writeVarUint(states, client);
    writeVarUint(states, clock);
    writeVarUint8Array(states, NULL_STATE);
  }
  const encoder = createEncoder();
  writeVarUint(encoder, 1);
  writeVarUint8Array(encoder, toUint8Array(states));
  return toUint8Array(encoder);
}
