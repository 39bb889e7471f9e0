/**
 * The kernel's `Verifier`: a Worker that lives while there is something to check (`helper.ts`). Where none starts the same code runs in
 * slices on the page.
 */
import type { SignatureJob, Sodium, Verifier } from '../../kernel/ports.ts';
import { breath, helper } from './helper.ts';

/** Checked on the page before it gets a breath: a frame's time. */
const SLICE = 100;
/** The Worker is kept for so long after its last answer. */
const IDLE_MS = 2_000;

/** On the page itself, slice by slice. */
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

export function webVerifier(sodium: Pick<Sodium, 'verify'>): Verifier {
  const onPage = slicedVerifier(sodium);
  const inWorker = helper<readonly SignatureJob[], readonly boolean[]>(() => import('./verify-worker.ts'), IDLE_MS);
  return {
    verify: async (jobs) => (await inWorker.ask(jobs))?.answer ?? (await onPage.verify(jobs)),
  };
}
