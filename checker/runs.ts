/** What an ask of a game sets going, one row a kind: how it begins, what contributions and time make of it. */
import type { Answer, Ask, RollAsk } from './asking.ts';
import { type Coin, contributed, dueAt, onward, outcome, rollIdOf, tossed } from './coin.ts';
import { type Rolled, rolledFrom } from './drawn.ts';
import { beginOpen, contributeOpen, type Lying, type OpenRun } from './opening.ts';
import {
  beginSecret,
  contributeSecret,
  expireSecret,
  type Given,
  type Place,
  type Secret,
  type SecretRun,
} from './secret.ts';

export interface RollRun extends Rolled {
  readonly kind: 'roll';
  readonly coin: Coin;
}
export type Run = RollRun | SecretRun | OpenRun;
/** What runs see of the table. */
export interface Around extends Place, Lying {
  readonly room: string;
  /** All who sit there, in line. */
  readonly seats: readonly number[];
  /** Of the whole state as it is now. */
  readonly stateHash: () => string;
  /** The game's own state. */
  readonly asked: unknown;
}
/** A run goes on, or its ask is answered. */
export type Step = { readonly run: Run } | { readonly answer: Answer; readonly secret?: Secret };

export function begin(ask: Ask, at: Around): Step {
  if (ask.kind === 'roll') return { run: rollOf(ask, at) };
  if (ask.kind === 'open') return beginOpen(ask, at);
  return beginSecret(ask, at.room, at.seats, { hash: at.stateHash(), asked: at.asked }, at.now);
}

function rollOf({ cause, index, n, sides, distinct }: RollAsk, { room, seats, now }: Around): RollRun {
  const coin = tossed(rollIdOf(room, cause, index), seats, now);
  return { kind: 'roll', coin, n, sides, ...(distinct && { distinct }) };
}

function rolledOn(run: RollRun, coin: Coin): Step {
  if (coin.phase !== 'done') return { run: { ...run, coin } };
  const result = outcome(coin);
  return { answer: 'seed' in result ? { values: rolledFrom(result.seed, run) } : { failed: 'lost', by: [] } };
}

/** Nothing where it doesn't count. */
export function contribute(run: Run, given: Given, at: Around): Step | undefined {
  if (run.kind === 'secret') return contributeSecret(run, given, at);
  if (run.kind === 'open') return contributeOpen(run, given, at);
  const coin = contributed(run.coin, given.seat, given.type, given.bytes, at);
  return coin && rolledOn(run, coin);
}

/** Table time at which something happens by itself. */
export const due = (run: Run): number => (run.kind === 'open' ? Infinity : dueAt(run.coin));

export function expire(run: Run, at: Around): Step {
  if (run.kind === 'secret') return expireSecret(run, at);
  return run.kind === 'roll' ? rolledOn(run, onward(run.coin, at, true)) : { run };
}
