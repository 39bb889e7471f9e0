/** What performing a duty needs and gives: the types that its rows (`perform.ts`) share. */
import type { Rng, Sodium } from '../ports.ts';
import type { NextIndex } from '../journal/session.ts';
import type { Run } from '../asks/run.ts';
import type { Duty } from '../runs/contribution.ts';
import type { TableState } from '../state/state.ts';
import type { Desk } from './desk.ts';
import type { Packs } from './packs.ts';
import type { CardPorts } from './perform-cards.ts';
import type { SeedPorts } from './seeds.ts';

/** What performing any duty may need; each kind takes its part of it. */
export interface PerformPorts extends SeedPorts {
  readonly rng: Rng;
  /** What is needed for decks and dice; without it this device owes what it can't give. */
  readonly cards?: Pick<CardPorts, 'work' | 'own' | 'ready'> & { readonly box: Pick<Sodium, 'seal'> };
  /** What the shelf has; without it packs are brought by others. */
  readonly packs?: Pick<Packs, 'of'>;
  /** What this device's person has chosen under a veil, and what its seat reads; without it this device sends no letters. */
  readonly veils?: { readonly desk: Desk; opened(): ReadonlyMap<string, string> };
}

/** A contribution to write: which ask, which type, and its bytes at the place where it will stand. */
export interface Performance {
  readonly cause: string;
  readonly index: number;
  readonly type: number;
  bytes(place: NextIndex): Uint8Array | Promise<Uint8Array | undefined>;
}

/** A duty as `fold/runs.ts` lists it. */
export type OwedDuty = Duty & { readonly item?: number };

/** The name of an ask in two parts, as an entry has it. */
export interface AskName {
  readonly cause: string;
  readonly index: number;
}

/** How to do one duty; undefined where this device can't (its seed is lost, a letter isn't here yet). */
export type Perform = (
  ports: PerformPorts,
  state: TableState,
  run: Run,
  duty: OwedDuty,
  ask: AskName,
) => Promise<Performance | undefined> | Performance | undefined;
