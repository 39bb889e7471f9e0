/** The browser's own Ed25519 beside libsodium: the same verdicts on whatever is crafted. Node's stands for it; browsers have their own test. */
import { beforeAll, expect, test } from 'vitest';
import { type Ed25519, nativeYes } from '../../../src/embed/adapters/native-ed25519.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { assuredVerifier } from '../../../src/embed/adapters/verifier.ts';
import { concat, fromHex, hex, utf8 } from '../../../src/kernel/bytes.ts';
import type { SignatureJob, Sodium } from '../../../src/kernel/ports.ts';
import { CASES, MESSAGE } from './crafted.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

/** libsodium, and which signatures it was asked about. */
function counting(): Pick<Sodium, 'isGoodSigKey' | 'verify'> & { readonly asked: Uint8Array[] } {
  const asked: Uint8Array[] = [];
  return {
    asked,
    isGoodSigKey: sodium.isGoodSigKey,
    verify(sig, message, pk) {
      asked.push(sig);
      return sodium.verify(sig, message, pk);
    },
  };
}

const SEED = new Uint8Array(32).fill(7);
const signed = (text: string): SignatureJob => {
  const message = utf8(text);
  return { sig: sodium.signWithSeed(message, SEED), message, pk: sodium.publicKeyOf(SEED) };
};
const honest = (n: number): SignatureJob[] => Array.from({ length: n }, (_, i) => signed(`move ${i}`));
const crafted = CASES.map(({ sig, pk }) => ({ sig: fromHex(sig), message: MESSAGE, pk: fromHex(pk) }));

/** Says the same of everything. */
const always = (verdict: boolean): Ed25519 => ({
  importKey: crypto.subtle.importKey.bind(crypto.subtle),
  verify: async () => verdict,
});

test('[J19] honest signatures are the browser’s to check, and each verdict stands in its place', async () => {
  const others = counting();
  const jobs = honest(300);
  expect(await assuredVerifier(others, nativeYes(crypto.subtle)).verify(jobs)).toEqual(jobs.map(() => true));
  expect(others.asked).toEqual([]);
});

test('[J19] [I10] on crafted, forged and short ones libsodium has the last word, among honest ones too', async () => {
  const [first, second] = honest(2) as [SignatureJob, SignatureJob];
  const short = { ...first, sig: first.sig.subarray(1) };
  const other = { ...first, message: second.message };
  const jobs = [first, ...crafted, short, second, other, { ...first, pk: new Uint8Array(3) }];
  const expected = [true, ...CASES.map(({ good }) => good), false, true, false, false];
  expect(await assuredVerifier(counting(), nativeYes(crypto.subtle)).verify(jobs)).toEqual(expected);
  expect(await assuredVerifier(counting(), nativeYes(crypto.subtle)).verify(jobs.toReversed())).toEqual(
    expected.toReversed(),
  );
});

test('[J19] any bit turned in a signature or key is told as libsodium tells it', async () => {
  const { sig, message, pk } = signed('a move');
  const turned = (bytes: Uint8Array): Uint8Array[] =>
    Array.from({ length: 8 * bytes.length }, (_, bit) => bytes.with(bit >> 3, bytes[bit >> 3]! ^ (1 << (bit & 7))));
  const jobs = [
    ...turned(sig).map((one) => ({ sig: one, message, pk })),
    ...turned(pk).map((one) => ({ sig, message, pk: one })),
  ];
  const expected = jobs.map((job) => sodium.verify(job.sig, job.message, job.pk));
  expect(await assuredVerifier(counting(), nativeYes(crypto.subtle)).verify(jobs)).toEqual(expected);
});

test('[J19] [I10] a yes doesn’t count where R, S or the key are such that verifiers differ', async () => {
  const P = 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f';
  const ORDER = 'edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010';
  const { sig, message, pk } = signed('a move');
  const withR = (r: string): SignatureJob => ({ sig: concat(fromHex(r), sig.subarray(32)), message, pk });
  const odd: readonly SignatureJob[] = [
    withR(P),
    withR(`f0${P.slice(2)}`),
    withR(`${P.slice(0, -2)}ff`),
    withR(`01${'00'.repeat(31)}`),
    withR(`01${'00'.repeat(30)}80`),
    { sig: concat(sig.subarray(0, 32), fromHex(ORDER)), message, pk },
    { sig, message, pk: fromHex(`01${'00'.repeat(31)}`) },
    { sig, message, pk: crafted[1]!.pk },
  ];
  // Trusted, as it refuses what it is tried with; it says yes to everything else.
  const off = hex(crafted[3]!.sig);
  const subtle = {
    ...always(true),
    verify: async (_: unknown, __: unknown, bytes: BufferSource) => hex(bytes as Uint8Array) !== off,
  };
  const others = counting();
  const verifier = assuredVerifier(others, nativeYes(subtle));
  expect(await verifier.verify(odd)).toEqual(odd.map(() => false));
  expect(others.asked).toEqual(odd.map(({ sig: one }) => one));
});

test('[J19] one that fails when it is tried, and compares with a cofactor, is never asked again', async () => {
  let asked = 0;
  const subtle: Ed25519 = {
    ...always(true),
    verify: async () => {
      if (asked++ === 0) throw new DOMException('busy', 'OperationError');
      return true;
    },
  };
  const [first, second] = honest(2) as [SignatureJob, SignatureJob];
  const forged = { ...first, message: second.message };
  expect(await assuredVerifier(counting(), nativeYes(subtle)).verify([forged, first])).toEqual([false, true]);
});

test('[J19] where Ed25519 is missing, refuses all or compares with a cofactor libsodium is asked', async () => {
  const missing = {
    ...always(true),
    importKey: () => Promise.reject(new DOMException('not here', 'NotSupportedError')),
  } as Ed25519;
  const jobs = honest(3);
  for (const subtle of [missing, always(false), always(true)]) {
    const others = counting();
    expect(await assuredVerifier(others, nativeYes(subtle)).verify(jobs)).toEqual([true, true, true]);
    expect(others.asked).toEqual(jobs.map(({ sig }) => sig));
  }
});
