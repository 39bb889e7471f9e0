import { expect, test } from 'vitest';
import {
  beginCoin,
  COIN_MS,
  type Coin,
  coinDeadline,
  coinDuties,
  coinResult,
  contributeCoin,
  expireCoin,
  leaveCoin,
  release,
} from '../../../src/kernel/runs/coin.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { coinCommit } from '../../../src/kernel/secrets/coin.ts';

const ID = new Uint8Array(32).fill(1);
const secretOf = (seat: number): Uint8Array => new Uint8Array(32).fill(100 + seat);
const give = (coin: Coin, seat: number, type: number, bytes: Uint8Array, now = 0): Coin | string => {
  const got = contributeCoin(coin, { seat, type, bytes, entry: '' }, now);
  return 'code' in got ? got.code : got;
};
const commit = (coin: Coin, seat: number, now = 0, x = secretOf(seat)): Coin | string =>
  give(coin, seat, CONTRIBUTION.coinCommit, coinCommit(ID, seat, x), now);
const reveal = (coin: Coin, seat: number, now = 0, x = secretOf(seat)): Coin | string =>
  give(coin, seat, CONTRIBUTION.coinReveal, x, now);
const all = (coin: Coin, step: typeof commit, ...seats: number[]): Coin =>
  seats.reduce((at, seat) => {
    const next = step(at, seat);
    if (typeof next === 'string') throw new Error(`${seat} ${next}`);
    return next;
  }, coin);
const fresh = (first: number[] = []): Coin => beginCoin(ID, [0, 1, 2], 0, first);

test('[A1] all commit, then all reveal, and the seed is everybody’s', () => {
  const shown = all(all(fresh(), commit, 0, 1, 2), reveal, 2, 0, 1);
  const other = all(all(fresh(), commit, 2, 1, 0), reveal, 1, 0, 2);
  const result = coinResult(shown);
  expect(result).toMatchObject({ named: [] });
  expect(coinResult(other)).toEqual(result);
  expect((result as { seed: Uint8Array }).seed).toHaveLength(64);
});

test('[A1] nobody reveals before all have committed or the time for it is over', () => {
  const half = all(fresh(), commit, 0, 1);
  expect(reveal(half, 0)).toBe('contribution/wrong-step');
  const late = expireCoin(half, COIN_MS);
  expect(commit(late, 2)).toBe('contribution/wrong-step');
  expect(reveal(late, 2)).toBe('contribution/wrong-step');
  expect(coinResult(all(late, reveal, 0, 1))).toMatchObject({ named: [] });
});

test('[A1] a second commitment or reveal, a stranger’s and one of a wrong length are refused', () => {
  const one = all(fresh(), commit, 0);
  expect(commit(one, 0, 0, secretOf(9))).toBe('contribution/wrong-step');
  expect(commit(one, 7)).toBe('contribution/not-owed');
  expect(give(one, 1, CONTRIBUTION.coinCommit, new Uint8Array(31))).toBe('contribution/malformed');
  expect(give(one, 1, CONTRIBUTION.secretAck, new Uint8Array(32))).toBe('contribution/wrong-step');
  const shown = all(all(one, commit, 1, 2), reveal, 0);
  expect(reveal(shown, 0)).toBe('contribution/wrong-step');
});

test('[A1] a reveal that doesn’t fit its commitment is refused; another’s commitment can’t be copied', () => {
  const copied = all(fresh(), commit, 0);
  const thief = give(copied, 1, CONTRIBUTION.coinCommit, coinCommit(ID, 0, secretOf(0))) as Coin;
  const ready = all(thief, commit, 2);
  expect(reveal(ready, 0, 0, secretOf(5))).toBe('contribution/bad-opening');
  expect(reveal(ready, 1, 0, secretOf(0))).toBe('contribution/bad-opening');
});

test('[A2] who commits and stays silent is named and left out when ten seconds of table time are over', () => {
  const coin = all(all(fresh(), commit, 0, 1, 2), reveal, 0, 1);
  expect(coinDeadline(coin)).toBe(COIN_MS);
  expect(coinResult(coin)).toBeUndefined();
  const result = coinResult(expireCoin(coin, COIN_MS));
  expect(result).toMatchObject({ named: [2] });
  const without = all(all(beginCoin(ID, [0, 1], 0), commit, 0, 1), reveal, 0, 1);
  expect((result as { seed: Uint8Array }).seed).toEqual((coinResult(without) as { seed: Uint8Array }).seed);
});

test('[A2] a roll that nobody reveals, or nobody commits to, is lost', () => {
  const silent = expireCoin(all(fresh(), commit, 0, 1, 2), COIN_MS);
  expect(coinResult(silent)).toMatchObject({ seed: 'lost' });
  expect(coinResult(expireCoin(fresh(), COIN_MS))).toMatchObject({ seed: 'lost' });
});

test('[A3] holders reveal first, and where one doesn’t it comes to nothing: they could choose', () => {
  const held = all(fresh([0, 1]), commit, 0, 1, 2);
  expect(held.phase).toBe('held');
  expect(coinDeadline(held)).toBeUndefined();
  expect(reveal(held, 0)).toBe('contribution/wrong-step');
  const open = release(held, 50, []);
  expect(coinDuties(open, 'a').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(reveal(open, 2)).toBe('contribution/wrong-step');
  const late = expireCoin(all(open, reveal, 0), 50 + COIN_MS);
  expect(reveal(late, 1)).toBe('contribution/wrong-step');
  expect(reveal(late, 2)).toBe('contribution/wrong-step');
  expect(coinDuties(late, 'a')).toEqual([]);
  expect(coinResult(late)).toEqual({ seed: 'lost', named: [1] });
});

test('[A19] where keepers roll on top all reveal at once', () => {
  const open = release(all(fresh([0, 1]), commit, 0, 1, 2), 50, [], true);
  expect(coinDuties(open, 'a').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(coinResult(all(open, reveal, 2, 0, 1))).toMatchObject({ named: [] });
});

test('[A19] who leaves before any reveal takes their part along; another who holds nothing has to commit then', () => {
  const gone = leaveCoin(all(fresh([0, 1]), commit, 0, 1, 2), 2);
  expect(gone).toMatchObject({ phase: 'commit', seats: [0, 1] });
  const held = expireCoin(all(beginCoin(ID, [0, 1, 2, 3], 0, [0, 1]), commit, 0, 1, 2), COIN_MS);
  expect(held.phase).toBe('held');
  expect(leaveCoin(held, 3)).toMatchObject({ phase: 'held', seats: [0, 1, 2], commits: held.commits });
  expect(leaveCoin(held, 2)).toMatchObject({ phase: 'commit', seats: [0, 1, 3] });
  expect(leaveCoin(held, 2).commits[2]).toBeUndefined();
  const open = release(held, 0, []);
  expect(leaveCoin(open, 3)).toBe(open);
});

test('[A3] reveals that are released before all have committed wait for them', () => {
  const open = release(all(fresh([0, 1]), commit, 0, 1), 0, [0, 1, 2]);
  expect(open.phase).toBe('commit');
  expect(all(open, commit, 2).phase).toBe('first');
});
