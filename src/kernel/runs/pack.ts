/**
 * A pack that the game asks for by its hash on the shelf. A seat whose device has it writes its content into the log. So every page folds
 * the same whatever it holds itself, later and from a saved log too. Seats take turns; one that can't get the pack says so. It is lost once
 * all who are here have said that, or after a minute. SPEC A24.
 */
import { hex, unutf8 } from '../bytes.ts';
import type { Schema, Seat } from '../game.ts';
import { parseJson } from '../journal/bodies.ts';
import { PART_BYTES } from '../shelf/limits.ts';
import { itemHash, partHash } from '../shelf/manifest.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  answered,
  type Contribution,
  CONTRIBUTION,
  type Duty,
  goesOn,
  type Progress,
  refused,
} from './contribution.ts';

export interface PackRun {
  readonly kind: 'pack';
  /** 64 hex letters, as the shelf names it. */
  readonly hash: string;
  /** Table time at which it is given up. */
  readonly until: number;
  /** Seats that can't get it. */
  readonly lack: readonly Seat[];
}

/** The shelf's own rooms may have to be loaded, and somebody may have to bring what the relay has forgotten. */
const PACK_MS = 60_000;
/** Each seat steps in so long after the one before it. */
const STEP_IN_MS = 3_000;

/** One part of the shelf, which fits in one entry. */
export const MAX_PACK_BYTES: number = PART_BYTES;

const HASH = /^[0-9a-f]{64}$/;
const sodium = { hash: (bytes: Uint8Array): Uint8Array => sha256(bytes) };

/** @param now table time */
export const beginPack = (hash: string, now: number): Progress<PackRun> =>
  HASH.test(hash) ? goesOn({ kind: 'pack', hash, until: now + PACK_MS, lack: [] }) : lost;

const lost: Progress<never> = answered({ failed: 'lost', by: [] });

/** What a contribution comes to; `brought`: these bytes are what the game has named. */
export type PackStep = Progress<PackRun> | { readonly kind: 'brought'; readonly bytes: Uint8Array };

/** @param here seats whose device is here */
export function contributePack(r: PackRun, c: Contribution, here: readonly Seat[]): PackStep {
  if (c.type !== CONTRIBUTION.packContent) return refused('contribution/wrong-step');
  if (c.bytes.length > MAX_PACK_BYTES) return refused('contribution/malformed');
  if (c.bytes.length > 0)
    return isNamed(r, c.bytes) ? { kind: 'brought', bytes: c.bytes } : refused('contribution/bad-opening');
  if (r.lack.includes(c.seat)) return refused('contribution/wrong-step');
  return packWithSeats({ ...r, lack: [...r.lack, c.seat] }, here);
}

const isNamed = ({ hash }: PackRun, bytes: Uint8Array): boolean =>
  itemHash(sodium, bytes.length, [hex(partHash(sodium, bytes))]) === hash;

/** Nobody is left who may have it, or it goes on. */
export const packWithSeats = (r: PackRun, here: readonly Seat[]): Progress<PackRun> =>
  here.every((seat) => r.lack.includes(seat)) ? lost : goesOn(r);

export const expirePack = (): Progress<PackRun> => lost;

export const packDuties = (r: PackRun, ask: string, here: readonly Seat[]): Duty[] =>
  here
    .filter((seat) => !r.lack.includes(seat))
    .map((seat, i) => ({ seat, ask, what: 'pack/bring', afterMs: i * STEP_IN_MS }));

/** What the game's schema makes of a pack: JSON in UTF-8. `undefined` where it isn't what the game takes. */
export function readPack<T>(schema: Schema<T>, bytes: Uint8Array): T | undefined {
  const text = unutf8(bytes);
  const value = text === undefined ? undefined : parseJson(text, MAX_PACK_BYTES);
  return value === undefined ? undefined : schema.read(value);
}
