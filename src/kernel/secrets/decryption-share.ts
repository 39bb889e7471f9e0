/**
 * Turning cards up: D_i = x·A_i by each keeper or by the owner, and one proof for all that it is so. Its bytes are n × D · c · s, so 32n +
 * 64 bytes. A false face would need another D: the proof holds each to its card.
 */
import { concat, read } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { suffixed } from './context.ts';
import { proveDleqSteps, verifyDleqSteps } from './dleq.ts';
import type { Cipher, Group } from './group.ts';
import { sumOfSharesSteps, type Holders } from './shares.ts';
import { atOnce, type AtOnce, eachOf, type Steps } from './steps.ts';

/** The maker of a share, and its place. */
export interface ShareMaker {
  /** Place of the run or of the own move, without suffix. */
  readonly ctx: Uint8Array;
  /** Number of the keeper, from 1; 0 is a single owner. */
  readonly index: number;
  /** Public key of the secret. */
  readonly key: Uint8Array;
}

const place = ({ ctx, index }: ShareMaker): Uint8Array => suffixed(ctx, '/open', index);

/** (Keeper or owner; keeps `secret`) @param a of verified cards only: this would decrypt anything. @returns 32n + 64 B */
export function* openCardsSteps(
  group: Group,
  rng: Rng,
  { secret, ...by }: ShareMaker & { readonly secret: Uint8Array },
  a: readonly Uint8Array[],
): Steps<Uint8Array> {
  const d = yield* eachOf(a, (point) => group.mul(secret, point));
  return concat(...d, yield* proveDleqSteps(group, rng, { ctx: place(by), secret, key: by.key }, a, d));
}
/** `openCardsSteps`, all at once. */
export const openCards: AtOnce<typeof openCardsSteps> = atOnce(openCardsSteps);

/** (Everyone) Never throws. */
export function* verifyDecryptionShareSteps(
  group: Group,
  by: ShareMaker,
  a: readonly Uint8Array[],
  bytes: Uint8Array,
): Steps<boolean> {
  const d = readDecryptionShare(bytes, a.length);
  if (!d) return false;
  return yield* verifyDleqSteps(group, { ctx: place(by), key: by.key }, a, d, bytes.slice(-64));
}
/** `verifyDecryptionShareSteps`, all at once. */
export const verifyDecryptionShare: AtOnce<typeof verifyDecryptionShareSteps> = atOnce(verifyDecryptionShareSteps);

/** The D of each card; `undefined` for another length. It says nothing of the proof. */
export function readDecryptionShare(bytes: Uint8Array, n: number): readonly Uint8Array[] | undefined {
  if (bytes.length !== 32 * n + 64) return undefined;
  return read(bytes.slice(0, 32 * n), (r) => r.list(n, () => r.bytes(32)));
}

/** One holder's part of an opening. */
export interface DecryptionShare {
  /** Number of the keeper; 0 is a single owner. */
  readonly index: number;
  readonly d: readonly Uint8Array[];
}

/** (Everyone) What lies under the cards: points that `faceOf` knows. Of one owner's opening or of as many keepers' as it takes, verified. */
export function* combineDecryptionSharesSteps(
  group: Group,
  ciphers: readonly Pick<Cipher, 'b'>[],
  parts: readonly DecryptionShare[],
  holders: Holders,
): Steps<Uint8Array[]> {
  const d = yield* sumOfSharesSteps(
    group,
    parts.map(({ index, d: points }) => ({ index, points })),
    holders,
  );
  if (d.length !== ciphers.length) throw new RangeError('parts: lengths');
  return yield* eachOf(ciphers, ({ b }, i) => group.sub(b, d[i]!));
}
/** (Owner; keeps `secret` and what comes out) What lies under cards that are locked for oneself. */
export function unlockSteps(group: Group, secret: Uint8Array, ciphers: readonly Cipher[]): Steps<Uint8Array[]> {
  return eachOf(ciphers, ({ a, b }) => group.sub(b, group.mul(secret, a)));
}
