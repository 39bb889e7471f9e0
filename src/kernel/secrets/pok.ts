/** Proof that one knows the secret x of a key X = x·G: nobody's key can then be made out of another's. 64 bytes, c ‖ s. */
import { concat, equal, read } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import { nonces } from './nonce.ts';
import { Transcript } from './transcript.ts';

const statement = (ctx: Uint8Array, key: Uint8Array): Transcript => new Transcript('pok', ctx).append('X', key);

/** (Owner of the secret; keeps `secret`) */
export function provePok(
  group: Group,
  rng: Rng,
  { ctx, secret, key }: { readonly ctx: Uint8Array; readonly secret: Uint8Array; readonly key: Uint8Array },
): Uint8Array {
  const t = statement(ctx, key);
  const k = nonces(group, rng, secret, t)();
  const c = t.append('T', group.base(k)).challenge(group, 'c');
  return concat(c, group.scalarAdd(k, group.scalarMul(c, secret)));
}

/** (Everyone) Never throws. */
export function verifyPok(
  group: Group,
  { ctx, key }: { readonly ctx: Uint8Array; readonly key: Uint8Array },
  bytes: Uint8Array,
): boolean {
  const proof = read(bytes, (r) => ({ c: r.bytes(32), s: r.bytes(32) }));
  if (!proof || !group.isElement(key) || !group.isScalar(proof.c) || !group.isScalar(proof.s)) return false;
  const point = group.sub(group.base(proof.s), group.mul(proof.c, key));
  return equal(statement(ctx, key).append('T', point).challenge(group, 'c'), proof.c);
}
