/** Signatures by the thousand, by the browser's own Ed25519. */
import { expect } from '@open-wc/testing';
import { nativeVerifier } from '../../../src/embed/adapters/native-verifier.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import type { SignatureJob, Sodium } from '../../../src/kernel/ports.ts';

const SEED = new Uint8Array(32).fill(7);

function jobs(sodium: Sodium, n: number): SignatureJob[] {
  const pk = sodium.publicKeyOf(SEED);
  return Array.from({ length: n }, (_, i) => {
    const message = new TextEncoder().encode(`message ${i}`);
    return { sig: sodium.signWithSeed(message, SEED), message, pk };
  });
}

describe('the verifier', () => {
  it('[J19] leaves honest signatures to the browser, pieces at once', async () => {
    const sodium = await loadSodium();
    const all = jobs(sodium, 300);
    const verify = (): never => {
      throw new Error('checked on the page');
    };
    const verifier = nativeVerifier({ isGoodSigKey: sodium.isGoodSigKey, verify });
    const [one, other] = await Promise.all([verifier.verify(all), verifier.verify(all.toReversed())]);
    expect(one).to.deep.equal(all.map(() => true));
    expect(other).to.deep.equal(one);
  });

  it('[J19] gives each verdict in its place where each third one is forged', async () => {
    const sodium = await loadSodium();
    const all = jobs(sodium, 300).map((job, i) => (i % 3 === 0 ? { ...job, message: SEED } : job));
    expect(await nativeVerifier(sodium).verify(all)).to.deep.equal(all.map((_, i) => i % 3 !== 0));
  });
});
