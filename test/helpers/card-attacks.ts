/** Answers to a run under way that no honest device sends: made, altered and put on the bench by hand. */
import type { OwedDuty } from '../../src/kernel/acting/performance.ts';
import { perform } from '../../src/kernel/acting/perform.ts';
import { makeShare, readShare, type Share } from '../../src/kernel/cards/bodies.ts';
import type { BeaconRun, LockRun, Numbered, ShuffleRun } from '../../src/kernel/runs/card-run.ts';
import { cardWorld } from '../../src/kernel/state/world.ts';
import { FACES, type CardTable } from './card-bench.ts';
import { type Bench, codeOf } from './fold-bench.ts';

export const SUIT: readonly string[] = FACES.slice(0, 13);
export const world = (t: CardTable): NonNullable<ReturnType<typeof cardWorld>> =>
  cardWorld(t.bench.world, t.bench.state)!;

type NumberedRun = LockRun | ShuffleRun | BeaconRun;
type RunOf<K> = Extract<NumberedRun, { readonly kind: K }>;

/** The one run under way, by its ask. */
export function under<K extends NumberedRun['kind']>(
  t: CardTable,
  ...kinds: readonly K[]
): readonly [id: string, run: RunOf<K>] {
  const [one, ...more] = Object.entries(t.bench.state.requests);
  if (!one || more.length > 0) throw new Error('not one request');
  if (kinds.length > 0 && !kinds.some((kind) => kind === one[1].kind)) throw new Error(`it is of kind ${one[1].kind}`);
  return [one[0], one[1] as RunOf<K>];
}

export interface Sent {
  readonly type: number;
  readonly body: Uint8Array;
}

/** What the device of this seat would send for a duty, unsent. */
export async function made(t: CardTable, seat: number): Promise<Sent> {
  const duty = t.bench.owed().find((one) => one.seat === seat)!;
  return madeFor(t.bench, duty);
}
export async function madeFor(bench: Bench, duty: OwedDuty): Promise<Sent> {
  const person = bench.bySeat(duty.seat);
  const done = (await perform(person.ports, bench.state, bench.state.requests[duty.ask]!, duty))!;
  return { type: done.type, body: (await done.bytes(bench.place(person)))! };
}
export const put = (t: CardTable, seat: number, id: string, type: number, body: Uint8Array): string =>
  codeOf(t.bench.contribute(t.person(seat), id, type, body));

/** Another share in the same place. */
export function altered(t: CardTable, body: Uint8Array, over: Partial<Share & Numbered>): Uint8Array {
  const got = { ...readShare(body)!, ...over };
  return makeShare(t.cards.deck, got, got);
}
export const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));
