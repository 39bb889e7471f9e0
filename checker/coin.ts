/** A coin of PROTOCOL.md: all commit, then reveal. For a game's dice who is silent is left out; for a joint secret all must be heard. */
import { ascii, hex, joined, sha256, sha512, u16, unhex } from './bytes.ts';

export interface Coin {
  readonly rollId: string;
  /** In line. */
  readonly seats: readonly number[];
  /** Holders of the secret that it is for, who reveal before the others; nobody where it is a game's dice. */
  readonly first: readonly number[];
  readonly phase: 'commit' | 'held' | 'first' | 'rest' | 'done';
  /** Nobody may reveal yet. */
  readonly hold: boolean;
  /** Table time in milliseconds. */
  readonly until: number;
  readonly commits: Readonly<Record<string, string>>;
  readonly reveals: Readonly<Record<string, string>>;
}

/** Where a coin stands. */
export interface Moment {
  /** Table time in milliseconds. */
  readonly now: number;
  /** Seats that aren't away. */
  readonly here: readonly number[];
}

const WAIT_MS = 10_000;

/** @param cause hash of an entry, or an attempt at a secret; hex */
export const rollIdOf = (room: string, cause: string, index: number): string =>
  hex(sha256(ascii('tavolata/v1/roll'), unhex(room), new Uint8Array(16), unhex(cause), u16(index)));

export const tossed = (rollId: string, seats: readonly number[], now: number, first: readonly number[] = []): Coin => ({
  rollId,
  seats,
  first,
  phase: 'commit',
  hold: first.length > 0,
  until: now + WAIT_MS,
  commits: {},
  reveals: {},
});

const isForSecret = ({ first }: Coin): boolean => first.length > 0;
const turnOf = ({ first }: Coin, seat: number): Coin['phase'] => (first.includes(seat) ? 'first' : 'rest');
const isSilent = ({ commits, reveals }: Coin, seat: number): boolean =>
  commits[seat] !== undefined && reveals[seat] === undefined;
/** Have committed and not revealed, of those whose turn this is. */
const silentIn = (coin: Coin, phase: Coin['phase']): readonly number[] =>
  coin.seats.filter((seat) => turnOf(coin, seat) === phase && isSilent(coin, seat));

/** For a secret it takes all who are here, and somebody who holds nothing. */
function isCommitted(coin: Coin, here: readonly number[]): boolean {
  const { seats, first, commits } = coin;
  if (!isForSecret(coin)) return seats.every((seat) => commits[seat] !== undefined);
  const isOwing = (seat: number): boolean => commits[seat] === undefined && here.includes(seat);
  return !seats.some(isOwing) && seats.some((seat) => commits[seat] !== undefined && !first.includes(seat));
}

/** @param late its time is up */
export function onward(coin: Coin, at: Moment, late: boolean): Coin {
  const to = (phase: Coin['phase']): Coin => onward({ ...coin, phase, until: at.now + WAIT_MS }, at, false);
  if (coin.phase === 'commit') {
    if (isCommitted(coin, at.here)) return to(coin.hold ? 'held' : 'first');
    if (!late) return coin;
    return isForSecret(coin) ? { ...coin, until: at.now + WAIT_MS } : to('first');
  }
  if (coin.phase === 'held') return coin.hold ? coin : to('first');
  if (coin.phase === 'first') {
    if (silentIn(coin, 'first').length === 0) return to('rest');
    return late ? { ...coin, phase: 'done' } : coin;
  }
  return late || silentIn(coin, 'rest').length === 0 ? { ...coin, phase: 'done' } : coin;
}

/** Reveals may begin. */
export const released = (coin: Coin, at: Moment): Coin => onward({ ...coin, hold: false }, at, false);

/** When something happens by itself. */
export const dueAt = ({ phase, until }: Coin): number => (phase === 'held' || phase === 'done' ? Infinity : until);

/** With a commitment (type 1) or a reveal (type 2) of this seat; nothing where it doesn't count. */
export function contributed(coin: Coin, seat: number, type: number, given: Uint8Array, at: Moment): Coin | undefined {
  if (given.length !== 32 || !coin.seats.includes(seat)) return undefined;
  const said = hex(given);
  if (type === 1)
    return coin.phase === 'commit' && coin.commits[seat] === undefined
      ? onward({ ...coin, commits: { ...coin.commits, [seat]: said } }, at, false)
      : undefined;
  const commit = hex(sha256(ascii('tavolata/v1/coin'), unhex(coin.rollId), Uint8Array.of(seat), given));
  const isTurn = type === 2 && coin.phase === turnOf(coin, seat) && isSilent(coin, seat);
  return isTurn && coin.commits[seat] === commit
    ? onward({ ...coin, reveals: { ...coin.reveals, [seat]: said } }, at, false)
    : undefined;
}

/** Of a coin that is done: 64 B; or who is named where it came to nothing. */
export function outcome(coin: Coin): { readonly seed: Uint8Array } | { readonly named: readonly number[] } {
  const first = silentIn(coin, 'first');
  const named = first.length > 0 ? first : silentIn(coin, 'rest');
  const told = coin.seats.filter((seat) => coin.reveals[seat] !== undefined).toSorted((a, b) => a - b);
  if (told.length === 0 || (isForSecret(coin) && named.length > 0)) return { named };
  const parts = told.flatMap((seat) => [Uint8Array.of(seat), unhex(coin.reveals[seat]!)]);
  return { seed: sha512(joined(ascii('tavolata/v1/coin-out'), unhex(coin.rollId), ...parts)) };
}
