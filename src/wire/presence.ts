/**
 * What a presence frame holds, for the browser: states as they were sent, one of ours or many of a stock server. Bounded, since a relay
 * isn't trusted. What lies inside a state is the kernel's business.
 */
import { Cursor } from './cursor.ts';
import { MAX_AWARENESS_BYTES, MAX_CLIENT, MAX_CLOCK } from './feed.ts';
import type { AwarenessMark } from './frames.ts';
import type { WireRefusal } from './refusal.ts';

/** More pages than a relay lets into one room. */
const MAX_STATES = 1_024;

/** `json`: the state's bytes, not a copy. */
export type ShownState = AwarenessMark & { readonly json: Uint8Array };

/** Reads a whole frame of presence, its first byte included. Never throws. */
export function readPresence(
  frame: Uint8Array,
): { readonly ok: true; readonly states: readonly ShownState[] } | WireRefusal {
  const cursor = new Cursor(frame);
  if (cursor.byte() !== 1) cursor.fail('wire/type');
  const start = cursor.block(frame.length, 'wire/truncated');
  if (cursor.left > 0) cursor.fail('wire/trailing');
  cursor.at = start;
  const count = cursor.varUint(MAX_STATES, 'wire/count');
  const states: ShownState[] = [];
  for (let i = 0; i < count && cursor.code === undefined; i++) {
    const client = cursor.varUint(MAX_CLIENT, 'wire/client');
    const clock = cursor.varUint(MAX_CLOCK, 'wire/clock');
    const at = cursor.block(MAX_AWARENESS_BYTES, 'wire/entry-too-big');
    states.push({ client, clock, json: frame.subarray(at, cursor.at) });
  }
  if (cursor.left > 0) cursor.fail('wire/trailing');
  return cursor.code === undefined ? { ok: true, states } : cursor.refusal();
}

/** A state of ours, in the JSON that a stock server reads: `{"e": base64url}`; `null` says that the page is gone. */
export type Shown = { readonly kind: 'sealed'; readonly letters: string } | { readonly kind: 'gone' | 'empty' };

const SEALED = /^\{"e":"([A-Za-z0-9_-]+)"\}$/;

/** `undefined` for whatever no page of ours shows. */
export function readShown(json: Uint8Array): Shown | undefined {
  const text = String.fromCharCode(...json);
  if (text === 'null') return { kind: 'gone' };
  // What the stock client shows before it is told what.
  if (text === '{}') return { kind: 'empty' };
  const letters = SEALED.exec(text)?.[1];
  return letters === undefined ? undefined : { kind: 'sealed', letters };
}
