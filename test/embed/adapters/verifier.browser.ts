/** Signatures by the thousand in a browser: in a Worker, and on the page where none starts. */
import { expect } from '@open-wc/testing';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { slicedVerifier, webVerifier } from '../../../src/embed/adapters/verifier.ts';
import type { SignatureJob, Sodium } from '../../../src/kernel/ports.ts';

const SEED = new Uint8Array(32).fill(7);

/** Every third one is of something else, one is too short, one by a key that signs everything. */
function jobs(sodium: Sodium, n: number): SignatureJob[] {
  const pk = sodium.publicKeyOf(SEED);
  const all = Array.from({ length: n }, (_, i) => {
    const message = new TextEncoder().encode(`message ${i}`);
    return { sig: sodium.signWithSeed(message, SEED), message: i % 3 === 0 ? message.slice(1) : message, pk };
  });
  return [
    ...all,
    { sig: new Uint8Array(3), message: new Uint8Array(), pk },
    { sig: Uint8Array.of(1, ...new Uint8Array(63)), message: SEED, pk: Uint8Array.of(1, ...new Uint8Array(31)) },
  ];
}

describe('the verifier', () => {
  it('[J19] checks in Workers as libsodium does on the page, pieces at once', async () => {
    const sodium = await loadSodium();
    const all = jobs(sodium, 300);
    const asked: Uint8Array[] = [];
    const verify: Sodium['verify'] = (sig, message, pk) => {
      asked.push(sig);
      return sodium.verify(sig, message, pk);
    };
    const verifier = webVerifier({ verify, isGoodSigKey: sodium.isGoodSigKey }, 3);
    const expected = all.map(({ sig, message, pk }) => sodium.verify(sig, message, pk));
    expect(expected.filter(Boolean).length).to.equal(200);
    const [one, other] = await Promise.all([verifier.verify(all), verifier.verify(all.toReversed())]);
    expect(one).to.deep.equal(expected);
    expect(other).to.deep.equal(expected.toReversed());
    // The page's own libsodium has the last word on what is bad, and no work with what is good.
    expect(asked.length).to.equal(2 * expected.filter((good) => !good).length);
  });

  it('[J19] checks on the page where no Worker starts, or where it falls over', async () => {
    const sodium = await loadSodium();
    const all = jobs(sodium, 150);
    const expected = await slicedVerifier(sodium).verify(all);
    const { Worker } = globalThis;
    try {
      globalThis.Worker = function refused() {
        throw new DOMException('not here', 'SecurityError');
      } as unknown as typeof Worker;
      expect(await webVerifier(sodium).verify(all)).to.deep.equal(expected);
      globalThis.Worker = class extends Worker {
        constructor() {
          super(URL.createObjectURL(new Blob(['import "/nothing/here.js"'], { type: 'text/javascript' })), {
            type: 'module',
          });
        }
      };
      expect(await webVerifier(sodium).verify(all)).to.deep.equal(expected);
    } finally {
      globalThis.Worker = Worker;
    }
  });
});
