/** "Coin and dice" of PROTOCOL.md: a roll of all seats by commit and reveal, and what is drawn from its seed. */
import { createHash } from 'node:crypto';
import { ascii, hex, joined, sha256, u32 } from './bytes.ts';

export interface Coin {
  readonly rollId: string;
  readonly seats: readonly number[];
  /** Of a game's dice nobody goes first. */
  readonly first: readonly [];
  readonly phase: 'commit' | 'rest' | 'done';
  readonly hold: false;
  readonly until: number;
  readonly commits: Readonly<Record<string, string>>;
  readonly reveals: Readonly<Record<string, string>>;
}
export interface Rolled {
  readonly n: number;
  readonly sides: number;
  readonly distinct?: true;
}

const WAIT_MS = 10_000;

const bytes = (name: string): Uint8Array => Uint8Array.from(Buffer.from(name, 'hex'));
const sha512 = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha512')
    .update(joined(...parts))
    .digest();

export function tossed(room: string, cause: string, seats: readonly number[], now: number): Coin {
  const rollId = hex(
    sha256(ascii('tavolata/v1/roll'), bytes(room), new Uint8Array(16), bytes(cause), new Uint8Array(2)),
  );
  return { rollId, seats, first: [], phase: 'commit', hold: false, until: now + WAIT_MS, commits: {}, reveals: {} };
}

const silent = ({ seats, commits, reveals }: Coin): readonly number[] =>
  seats.filter((seat) => commits[seat] !== undefined && reveals[seat] === undefined);

/** @param late its time is up */
export function onward(coin: Coin, now: number, late: boolean): Coin {
  if (coin.phase === 'commit') {
    if (!late && Object.keys(coin.commits).length < coin.seats.length) return coin;
    return onward({ ...coin, phase: 'rest', until: now + WAIT_MS }, now, false);
  }
  return late || silent(coin).length === 0 ? { ...coin, phase: 'done' } : coin;
}

/** With a commitment (type 1) or a reveal (type 2) of this seat; the very same where it doesn't count. */
export function contributed(coin: Coin, seat: number, type: number, given: Uint8Array, now: number): Coin {
  const said = hex(given);
  if (given.length !== 32 || !coin.seats.includes(seat)) return coin;
  if (type === 1 && coin.phase === 'commit' && coin.commits[seat] === undefined)
    return onward({ ...coin, commits: { ...coin.commits, [seat]: said } }, now, false);
  const commit = hex(sha256(ascii('tavolata/v1/coin'), bytes(coin.rollId), Uint8Array.of(seat), given));
  const fits = type === 2 && coin.phase === 'rest' && coin.reveals[seat] === undefined && coin.commits[seat] === commit;
  return fits ? onward({ ...coin, reveals: { ...coin.reveals, [seat]: said } }, now, false) : coin;
}

/** What was rolled; nothing where nobody revealed. */
export function result(
  { rollId, seats, reveals }: Coin,
  { n, sides, distinct }: Rolled,
): readonly number[] | undefined {
  const told = seats.filter((seat) => reveals[seat] !== undefined).toSorted((a, b) => a - b);
  if (told.length === 0) return undefined;
  const parts = told.flatMap((seat) => [Uint8Array.of(seat), bytes(reveals[seat]!)]);
  const draw = words(sha512(ascii('tavolata/v1/coin-out'), bytes(rollId), ...parts));
  const values: number[] = [];
  while (values.length < n) {
    const word = draw.next().value;
    if (word >= Math.floor(2 ** 32 / sides) * sides) continue;
    const value = (word % sides) + 1;
    if (!distinct || !values.includes(value)) values.push(value);
  }
  return values;
}

function* words(seed: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = sha512(ascii('tavolata/v1/dice'), seed, u32(block));
    for (let at = 0; at < 64; at += 4) yield digest.readUInt32BE(at);
  }
}
