/**
 * A sealed bid: one's own choice, which the keepers open when it is time, even if its author has gone. R 32 · R̄ 32 · c 32 · s 32 · the
 * sealed payload, padded to a bucket. R = r·G, R̄ = r·Ḡ, and the payload is under a key of r·Y.
 *
 * Keepers multiply R by their share, so R must be the author's own. The proof shows that R and R̄ have one logarithm, and is bound to
 * place, key and ciphertext. It keeps a hidden card's A or another's bid from being passed off as a bid. Check it before helping.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, read, utf8 } from '../bytes.ts';
import type { Rng, Sodium } from '../ports.ts';
import { suffixed } from './context.ts';
import { proveDleq, verifyDleq } from './dleq.ts';
import type { Group } from './group.ts';
import { hashToGroup } from './h2g.ts';
import { nonces } from './nonce.ts';
import { BUCKETS, bucketFor, pad, unpad } from './padding.ts';
import { Transcript } from './transcript.ts';

/** A seal where it was made, for the key it was made for. */
export interface Sealed {
  /** The author's own place, without suffix. */
  readonly ctx: Uint8Array;
  /** The keepers' joint key. */
  readonly key: Uint8Array;
  readonly bytes: Uint8Array;
}

type Binding = Omit<Sealed, 'bytes'>;

const KEY = utf8('tavolata/v1/tseal-key');
/** XChaCha20-Poly1305: each key seals once, so its nonce is zeros. */
const NONCE: Uint8Array = new Uint8Array(24);

const second = (group: Group): Uint8Array => hashToGroup(group, 'tavolata/v1/tdh2-gbar', utf8('gbar'));

/** Context, joint key and ciphertext: a proof for these alone. */
const bound = ({ ctx, key }: Binding, ct: Uint8Array): Uint8Array =>
  concat(suffixed(ctx, '/tseal', 0), key, sha256(ct));

const boxKey = (shared: Uint8Array, ctx: Uint8Array, r: Uint8Array): Uint8Array =>
  hkdf(sha256, shared, concat(ctx, r), KEY, 32);

/** (Author) 128 B and the padded payload + 16 B. @param payload at most 16,319 B, a longer one throws */
export function sealToKeepers(
  group: Group,
  box: Pick<Sodium, 'seal'>,
  rng: Rng,
  { ctx, key }: Binding,
  payload: Uint8Array,
): Uint8Array {
  const bucket = bucketFor(payload.length);
  if (bucket === undefined) throw new RangeError(`payload: ${payload.length}`);
  const padded = pad(payload, BUCKETS[bucket]!);
  const once = new Transcript('tseal', ctx).append('Y', key).append('payload', padded);
  const secret = nonces(group, rng, new Uint8Array(32), once)();
  const r = group.base(secret);
  const ct = box.seal(padded, concat(ctx, r), NONCE, boxKey(group.mul(secret, key), ctx, r));
  const base = second(group);
  const copy = group.mul(secret, base);
  const proof = proveDleq(group, rng, { ctx: bound({ ctx, key }, ct), secret, key: r }, [base], [copy]);
  return concat(r, copy, proof, ct);
}

function parse(bytes: Uint8Array) {
  if (!BUCKETS.some((size) => bytes.length === 128 + size + 16)) return undefined;
  return read(bytes, (r) => ({ r: r.bytes(32), copy: r.bytes(32), proof: r.bytes(64), ct: r.rest() }));
}

/** (Everyone) May the keepers help with this? It doesn't say that there is anything under it. Never throws. */
export function verifySeal(group: Group, place: Binding, bytes: Uint8Array): boolean {
  const seal = parse(bytes);
  if (!seal || !group.isElement(place.key)) return false;
  return verifyDleq(group, { ctx: bound(place, seal.ct), key: seal.r }, [second(group)], [seal.copy], seal.proof);
}

/** What the keepers unlock together: R, as a ciphertext of nothing among the cards. `undefined` for what isn't a seal. */
export const sealLock = (bytes: Uint8Array): Uint8Array | undefined => parse(bytes)?.r;

/** (Everyone) The payload, by the element r·Y; `undefined` where its author sealed nothing that opens. */
export function openSealBy(
  box: Pick<Sodium, 'open'>,
  sealed: Omit<Sealed, 'key'>,
  shared: Uint8Array,
): Uint8Array | undefined {
  const seal = parse(sealed.bytes);
  if (!seal) return undefined;
  const padded = box.open(seal.ct, concat(sealed.ctx, seal.r), NONCE, boxKey(shared, sealed.ctx, seal.r));
  return padded && unpad(padded);
}
