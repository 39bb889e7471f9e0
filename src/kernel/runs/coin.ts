/**
 * Public randomness by commit and reveal of all seats. For a game's dice, where no keepers roll: each who reveals late can at most stay
 * silent, and is then named and left out. For a joint secret everybody who is here takes part. Where somebody who has committed doesn't
 * reveal, there is no result. So no choice of whom to leave out makes one. Pure data; deadlines are table time.
 */
import { fromHex, hex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { coinCommit, coinSeed } from '../secrets/coin.ts';
import { type Contribution, CONTRIBUTION, type Duty, refused } from './contribution.ts';

/** How long commits, and then reveals, are waited for. */
export const COIN_MS = 10_000;

/** A toss by several seats: all commit, then all reveal, and the result follows from each reveal. One honest seat is enough. */
export interface Coin {
  /** 32 bytes, hex: binds the roll to its ask. */
  readonly rollId: string;
  readonly seats: readonly Seat[];
  /** Holders of the secret that this is for: their reveals come before the others'. None where it is a game's dice. */
  readonly first: readonly Seat[];
  /** All reveal at once: keepers add their roll afterwards, so that nobody knows the result by the last reveal. */
  readonly together?: true;
  /** `held`: all have committed, but nobody may reveal yet. */
  readonly phase: 'commit' | 'held' | 'first' | 'rest' | 'done';
  readonly hold: boolean;
  readonly until: number;
  readonly commits: Readonly<Record<string, string>>;
  readonly reveals: Readonly<Record<string, string>>;
}

/** A coin that waits for its commitments. @param now table time, milliseconds @param first holders, who reveal before the others */
export function beginCoin(rollId: Uint8Array, seats: readonly Seat[], now: number, first: readonly Seat[] = []): Coin {
  return {
    rollId: hex(rollId),
    seats,
    first,
    phase: 'commit',
    hold: first.length > 0,
    until: now + COIN_MS,
    commits: {},
    reveals: {},
  };
}

const committed = (coin: Coin): Seat[] => coin.seats.filter((seat) => coin.commits[seat] !== undefined);
const unrevealed = (coin: Coin): Seat[] => committed(coin).filter((seat) => coin.reveals[seat] === undefined);

/**
 * When this seat reveals. Those who go first can't be late: a holder who knows both seeds must not choose, by revealing or not, once the
 * others have revealed.
 */
const turnOf = (coin: Coin, seat: Seat): Coin['phase'] =>
  coin.first.includes(seat) && !coin.together ? 'first' : 'rest';

const isForSecret = (coin: Coin): boolean => coin.first.length > 0;

/** All who are here have committed, and somebody who holds nothing. */
const allHere = (coin: Coin, here: readonly Seat[]): boolean =>
  coin.seats.every((seat) => coin.commits[seat] !== undefined || !here.includes(seat)) &&
  committed(coin).some((seat) => !coin.first.includes(seat));

/** The phase that follows from what is in; a new phase has its own deadline. */
function advance(coin: Coin, now: number, expired: boolean, here: readonly Seat[]): Coin {
  const to = (phase: Coin['phase']): Coin => advance({ ...coin, phase, until: now + COIN_MS }, now, false, here);
  switch (coin.phase) {
    case 'commit':
      // A slow seat, or one whose entries are held up, would be at the mercy of all others.
      if (isForSecret(coin) && !allHere(coin, here)) return expired ? { ...coin, until: now + COIN_MS } : coin;
      if (!isForSecret(coin) && !expired && committed(coin).length < coin.seats.length) return coin;
      return to(coin.hold ? 'held' : 'first');
    case 'held':
      return coin.hold ? coin : to('first');
    case 'first':
      if (unrevealed(coin).some((seat) => turnOf(coin, seat) === 'first')) {
        if (!expired) return coin;
        if (isForSecret(coin)) return { ...coin, phase: 'done' };
      }
      return to('rest');
    case 'rest':
      if (!expired && unrevealed(coin).some((seat) => turnOf(coin, seat) === 'rest')) return coin;
      return { ...coin, phase: 'done' };
    case 'done':
      return coin;
  }
}

/** Reveals may begin. @param here seats that aren't away */
export const release = (coin: Coin, now: number, here: readonly Seat[], together = false): Coin =>
  advance({ ...coin, hold: false, ...(together && { together }) }, now, false, here);

/** A seat that is left before any reveal takes its part along: nobody has learnt anything by it. */
export function leaveCoin(coin: Coin, seat: Seat): Coin {
  if (coin.phase !== 'commit' && coin.phase !== 'held') return coin;
  const { [seat]: _, ...commits } = coin.commits;
  const left: Coin = { ...coin, seats: coin.seats.filter((one) => one !== seat), commits };
  // Somebody else who holds nothing has to commit first.
  return allHere(left, []) ? left : { ...left, phase: 'commit' };
}

/** When the coin stops waiting by itself. */
export const coinDeadline = (coin: Coin): number | undefined =>
  coin.phase === 'held' || coin.phase === 'done' ? undefined : coin.until;

/** The coin behind a deadline: the silent are left out, unless all must be heard. */
export const expireCoin = (coin: Coin, now: number, here: readonly Seat[] = []): Coin => advance(coin, now, true, here);

/** Takes a commitment or its reveal, 32 bytes each; a reveal must fit what was committed to. */
export function contributeCoin(
  coin: Coin,
  c: Contribution,
  now: number,
  here: readonly Seat[] = [],
): Coin | ReturnType<typeof refused> {
  if (c.type !== CONTRIBUTION.coinCommit && c.type !== CONTRIBUTION.coinReveal)
    return refused('contribution/wrong-step');
  if (!coin.seats.includes(c.seat)) return refused('contribution/not-owed');
  if (c.bytes.length !== 32) return refused('contribution/malformed');
  if (c.type === CONTRIBUTION.coinCommit) {
    if (coin.phase !== 'commit' || coin.commits[c.seat] !== undefined) return refused('contribution/wrong-step');
    return advance({ ...coin, commits: { ...coin.commits, [c.seat]: hex(c.bytes) } }, now, false, here);
  }
  const open = coin.phase === turnOf(coin, c.seat);
  const commit = coin.commits[c.seat];
  if (!open || commit === undefined || coin.reveals[c.seat] !== undefined) return refused('contribution/wrong-step');
  if (hex(coinCommit(fromHex(coin.rollId), c.seat, c.bytes)) !== commit) return refused('contribution/bad-opening');
  return advance({ ...coin, reveals: { ...coin.reveals, [c.seat]: hex(c.bytes) } }, now, false, here);
}

/** 64 bytes once done; `lost` where they come to nothing. `named` committed and stayed silent. */
export function coinResult(
  coin: Coin,
):
  | { readonly seed: Uint8Array; readonly named: readonly Seat[] }
  | { readonly seed: 'lost'; readonly named: readonly Seat[] }
  | undefined {
  if (coin.phase !== 'done') return undefined;
  const silent = unrevealed(coin);
  const holders = silent.filter((seat) => turnOf(coin, seat) === 'first');
  // The others' turn hasn't come then.
  const named = holders.length > 0 ? holders : silent;
  const revealed = coin.seats.filter((seat) => coin.reveals[seat] !== undefined).toSorted((a, b) => a - b);
  if (revealed.length === 0 || (isForSecret(coin) && named.length > 0)) return { seed: 'lost', named };
  const parts = revealed.map((seat) => ({ seat, x: fromHex(coin.reveals[seat]!) }));
  return { seed: coinSeed(fromHex(coin.rollId), parts), named };
}

/** Which seats owe a commitment or a reveal now. @param ask id of the question */
export function coinDuties(coin: Coin, ask: string): Duty[] {
  const duty =
    (what: 'coin/commit' | 'coin/reveal') =>
    (seat: Seat): Duty => ({ seat, ask, what, afterMs: 0 });
  if (coin.phase === 'commit') {
    return coin.seats.filter((seat) => coin.commits[seat] === undefined).map(duty('coin/commit'));
  }
  return unrevealed(coin)
    .filter((seat) => coin.phase === turnOf(coin, seat))
    .map(duty('coin/reveal'));
}
