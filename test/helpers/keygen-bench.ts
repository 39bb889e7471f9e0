/** Keepers on the fold's bench: what seats owe so that there are some, done with real proofs. */
import type { OwedDuty } from '../../src/kernel/acting/performance.ts';
import { duties } from '../../src/kernel/fold/runs.ts';
import type { Folded } from '../../src/kernel/fold/folded.ts';
import type { Game } from '../../src/kernel/game.ts';
import { KIND } from '../../src/kernel/journal/entry.ts';
import { makeKeygenBody, parseKeygenBody } from '../../src/kernel/keygen/bodies.ts';
import { isKeygenDuty } from '../../src/kernel/keygen/duties.ts';
import { type KeygenPorts, performKeygen } from '../../src/kernel/acting/perform-keygen.ts';
import type { Keeping, KeeperSet } from '../../src/kernel/runs/keepers.ts';
import { Bench, type Person } from './fold-bench.ts';
import { directWork } from './group-work.ts';
import { sodiumGroup } from './groups.ts';
import { parlour } from './parlour.ts';

export const kept: Game<never, never> = { ...parlour, keepers: true } as never;

/** A table of `n` devices whose game wants keepers; the first `sit` have their seats. */
export async function keptTable(n: number, sit: number = n, strict = false): Promise<Bench> {
  const bench = await Bench.of(kept, n, true, sodiumGroup);
  if (strict) bench.set((state) => ({ ...state, settings: { ...state.settings, strict } }));
  for (const [i, person] of bench.people.slice(0, sit).entries()) bench.sit(person, i);
  return bench;
}

export const keepingOf = (bench: Bench): Keeping => bench.state.keeping!;
export const setOf = (bench: Bench): KeeperSet => keepingOf(bench).set!;

export const keygenOwed = (bench: Bench): OwedDuty[] => duties(bench.world, bench.state).filter(isKeygenDuty);

/** e.g. `0 keep/deal` */
export const keygenNames = (bench: Bench): string[] => keygenOwed(bench).map(({ seat, what }) => `${seat} ${what}`);

/** The body that this device would write. */
export const keygenBody = (
  bench: Bench,
  duty: OwedDuty,
  by: Person = bench.bySeat(duty.seat),
): Promise<Uint8Array | undefined> => performKeygen(keygenPorts(by), bench.state, duty);

/** What a device works with, real proofs included. */
export const keygenPorts = ({ ports }: Person): KeygenPorts => ({
  ...ports,
  cards: { work: directWork(sodiumGroup, ports.rng) },
});

export async function keygenOne(bench: Bench, duty: OwedDuty): Promise<Folded> {
  const body = await keygenBody(bench, duty);
  if (!body) throw new Error(`${duty.seat} can’t do ${duty.what}`);
  return bench.put(bench.bySeat(duty.seat), KIND.keygen, body);
}

/** Does what is owed, that of silent seats left out, until `stop` or until nothing is. */
export async function keepAll(
  bench: Bench,
  {
    silent = [],
    stop = () => false,
  }: { readonly silent?: readonly number[]; readonly stop?: (what: string) => boolean } = {},
): Promise<void> {
  for (let i = 0; i < 500; i++) {
    const duty = keygenOwed(bench).find(({ seat, what }) => !silent.includes(seat) && !stop(what));
    if (!duty) return;
    const folded = await keygenOne(bench, duty);
    if (folded.kind !== 'done') throw new Error(`${duty.seat} ${duty.what}: ${JSON.stringify(folded)}`);
  }
  throw new Error('owed for ever');
}

/** The one that is to do this is first, done by hand. */
export const dutyOf = (bench: Bench, name: string): OwedDuty =>
  keygenOwed(bench).find(({ seat, what }) => `${seat} ${what}` === name)!;

/** The same entry with other bytes behind its head. */
export function bent(body: Uint8Array, bend: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const parsed = parseKeygenBody(body)!;
  return makeKeygenBody({ ...parsed, bytes: bend(parsed.bytes) });
}

export const flipAt =
  (at: number) =>
  (bytes: Uint8Array): Uint8Array =>
    bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));

/** What the log was told of this, in order. */
export const said = (bench: Bench, what: string): readonly unknown[] =>
  bench.lines.filter((line) => line.what === what).map(({ args }) => args);
