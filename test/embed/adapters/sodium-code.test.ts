/** The WebAssembly that tables run is the package's, made smaller: shown by making it again, and by asking both the same. */
import { readFileSync } from 'node:fs';
import lib, { ready } from 'libsodium-wrappers-sumo';
import { expect, test } from 'vitest';
import { packaged, partsOf, reduced, sourceOf, WANTED } from '../../../scripts/sodium-code.mjs';
import { readySodium } from '../../../src/embed/adapters/libsodium.ts';
import { readyRistretto } from '../../../src/embed/adapters/ristretto.ts';
import { readyCalls } from '../../../src/embed/adapters/sodium-calls.ts';
import { SODIUM_CODE } from '../../../src/embed/adapters/sodium-code.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import type { Group } from '../../../src/kernel/secrets/group.ts';
import { type Rng, seeded } from '../../helpers/rng.ts';

test('[I10] the committed code is what the script makes of the installed package', () => {
  const source = readFileSync('src/embed/adapters/sodium-code.ts', 'utf8');
  expect(source === sourceOf(reduced(packaged())), 'node scripts/sodium-code.mjs makes it anew').toBe(true);
});

test('[I10] each function that stays is the package’s to the byte; the others stop where they are entered', () => {
  const whole = partsOf(packaged().wasm).bodies.map((body) => Buffer.from(body).toString('hex'));
  const kept = partsOf(Buffer.from(SODIUM_CODE, 'base64')).bodies.map((body) => Buffer.from(body).toString('hex'));
  expect(kept).toHaveLength(whole.length);
  expect(kept.every((body, i) => body === whole[i] || body === '00000b')).toBe(true);
  const empty = kept.filter((body) => body === '00000b').length;
  expect(empty / kept.length).toBeGreaterThan(0.5);
});

test('[I10] it exports what is called, and its memory', () => {
  const module = new WebAssembly.Module(Buffer.from(SODIUM_CODE, 'base64'));
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...WANTED, 'memory'].toSorted());
});

/** What came of it, or that it threw. */
function outcome(make: () => Uint8Array | boolean | undefined): string {
  try {
    const made = make();
    return made instanceof Uint8Array ? hex(made) : String(made);
  } catch {
    return 'thrown';
  }
}

type Answer = () => Uint8Array | boolean | undefined;
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** Inputs of one round: mostly as long as they should be. */
function inputs(
  rng: Rng,
): Readonly<Record<'message' | 'aad' | 'nonce' | 'key' | 's' | 't' | 'p' | 'q' | 'wide', Uint8Array>> {
  const few = (n: number): Uint8Array => rng.bytes(rng.below(n));
  // The group takes nothing for zero, whose multiples it knows.
  const near = (n: number): Uint8Array => (rng.oneIn(10) ? Uint8Array.of(1, ...few(2 * n)) : rng.bytes(n));
  const point = (): Uint8Array => (rng.oneIn(5) ? near(32) : lib.crypto_core_ristretto255_from_hash(rng.bytes(64)));
  return {
    message: few(250),
    aad: few(250),
    nonce: near(24),
    key: near(32),
    s: near(32),
    t: near(32),
    p: point(),
    q: point(),
    // The package’s own wrapper reads on where there are fewer.
    wide: rng.bytes(64),
  };
}

/** What is asked, of ours and of the package's own wrappers. */
function questions(
  sodium: Sodium,
  group: Group,
  rng: Rng,
): readonly (readonly [what: string, ours: Answer, theirs: Answer])[] {
  const { message, aad, nonce, key, s, t, p, q, wide } = inputs(rng);
  const sealed = sodium.seal(message, aad, new Uint8Array(24), new Uint8Array(32));
  if (rng.oneIn(4)) sealed[rng.below(sealed.length)]! ^= 1;
  const [zeros, short] = [rng.oneIn(8) ? nonce : new Uint8Array(24), rng.oneIn(8) ? key : new Uint8Array(32)];
  const signed = (): Uint8Array => lib.crypto_sign_detached(message, lib.crypto_sign_seed_keypair(key).privateKey);
  return [
    ['hash', () => sodium.hash(message), () => lib.crypto_hash_sha256(message)],
    ['key of a seed', () => sodium.publicKeyOf(key), () => lib.crypto_sign_seed_keypair(key).publicKey],
    ['sign', () => sodium.signWithSeed(message, key), signed],
    [
      'seal',
      () => sodium.seal(message, aad, nonce, key),
      () => lib.crypto_aead_xchacha20poly1305_ietf_encrypt(message, aad, null, nonce, key),
    ],
    [
      'open',
      () => sodium.open(sealed, aad, zeros, short) ?? refused(),
      () => lib.crypto_aead_xchacha20poly1305_ietf_decrypt(null, sealed, aad, zeros, short),
    ],
    ['key', () => sodium.isGoodSigKey(s), () => s.length === 32 && lib.crypto_core_ed25519_is_valid_point(s)],
    ['element', () => group.isElement(p), () => p.length === 32 && lib.crypto_core_ristretto255_is_valid_point(p)],
    ['base', () => group.base(s), () => lib.crypto_scalarmult_ristretto255_base(s)],
    ['multiple', () => group.mul(s, p), () => lib.crypto_scalarmult_ristretto255(s, p)],
    ['sum', () => group.add(p, q), () => lib.crypto_core_ristretto255_add(p, q)],
    ['difference', () => group.sub(p, q), () => lib.crypto_core_ristretto255_sub(p, q)],
    ['from a hash', () => group.fromHash(wide), () => lib.crypto_core_ristretto255_from_hash(wide)],
    ['scalar of 64 bytes', () => group.reduce(wide), () => lib.crypto_core_ristretto255_scalar_reduce(wide)],
    ['sum of scalars', () => group.scalarAdd(s, t), () => lib.crypto_core_ristretto255_scalar_add(s, t)],
    ['difference of scalars', () => group.scalarSub(s, t), () => lib.crypto_core_ristretto255_scalar_sub(s, t)],
    ['product of scalars', () => group.scalarMul(s, t), () => lib.crypto_core_ristretto255_scalar_mul(s, t)],
    ['inverse of a scalar', () => group.scalarInvert(s), () => lib.crypto_core_ristretto255_scalar_invert(s)],
  ];
}

function refused(): never {
  throw new TypeError('refused');
}

test('[I10] [S21] it answers as the whole package does, good input and bad, and gives back what memory it took', async () => {
  await ready;
  const [sodium, group, { native }] = [await readySodium(), await readyRistretto(), await readyCalls()];
  const before = native.memory.buffer.byteLength;
  const rng = seeded(SEED);
  for (let round = 0; round < 400; round++)
    for (const [what, ours, theirs] of questions(sodium, group, rng))
      expect(outcome(ours), `${what}, SEED=${SEED}, round ${round}`).toBe(outcome(theirs));
  expect(native.memory.buffer.byteLength).toBe(before);
});

test('[I10] memory that grows for one call is seen by the next', async () => {
  const [sodium, { native }] = [await readySodium(), await readyCalls()];
  const before = native.memory.buffer.byteLength;
  const long = new Uint8Array(before + 1).fill(1);
  expect(hex(sodium.hash(long))).toBe(hex(lib.crypto_hash_sha256(long)));
  expect(native.memory.buffer.byteLength).toBeGreaterThan(before);
  expect(hex(sodium.hash(new Uint8Array(1)))).toBe(hex(lib.crypto_hash_sha256(new Uint8Array(1))));
});
