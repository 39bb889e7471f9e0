/** libsodium's verdicts on many signatures, slice by slice: where the browser's own Ed25519 (`native-verifier.ts`) doesn't say yes. */
import type { Sodium, Verifier } from '../../kernel/ports.ts';
import { breath } from '../../elements/workers/helper.ts';

/** Checked on the page before it gets a breath: a frame's time. */
const SLICE = 100;

/** On the page itself. */
export function slicedVerifier(sodium: Pick<Sodium, 'verify'>): Verifier {
  return {
    async verify(jobs) {
      const good: boolean[] = [];
      for (const { sig, message, pk } of jobs) {
        if (good.length % SLICE === SLICE - 1) await breath();
        good.push(sodium.verify(sig, message, pk));
      }
      return good;
    },
  };
}
