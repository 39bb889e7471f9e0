/**
 * The crafted signatures on which implementations disagree, as they come out in this browser. It must be the same verdicts as in Node
 * (`sodium.test.ts`, which makes them), on the page and in the Worker. Browsers would else split a table.
 */
import { expect } from '@open-wc/testing';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webVerifier } from '../../../src/embed/adapters/verifier.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import { CASES, MESSAGE } from './crafted.ts';

describe('crafted signatures in this browser', () => {
  for (const { name, sig, pk, good } of CASES) {
    it(`[I10] ${name}: ${good ? 'taken' : 'rejected'} (JR4)`, async () => {
      const sodium = await loadSodium();
      const job = { sig: fromHex(sig), message: MESSAGE, pk: fromHex(pk) };
      expect(sodium.verify(job.sig, job.message, job.pk)).to.equal(good);
      expect(await webVerifier(sodium).verify([job])).to.deep.equal([good]);
    });
  }
});
