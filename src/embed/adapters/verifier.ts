/**
 * The kernel's `Verifier`: Workers that live while there is something to check (`helper.ts`), as many as the machine has cores for: while
 * signatures are checked the page itself has little to do. Where none starts the same code runs in slices on the page.
 */
import type { SignatureJob, Sodium, Verifier } from '../../kernel/ports.ts';
import { breath, helper } from '../../elements/workers/helper.ts';

/** Checked on the page before it gets a breath: a frame's time. */
const SLICE = 100;
/** A Worker is kept for so long after its last answer. */
const IDLE_MS = 2_000;
const MOST_WORKERS = 3;
/** For fewer jobs than these each no further Worker is started. */
const WORTH = 128;

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

/** @param cores of this machine */
export function webVerifier(sodium: Pick<Sodium, 'verify'>, cores: number = navigator.hardwareConcurrency): Verifier {
  const onPage = slicedVerifier(sodium);
  const workers = Array.from({ length: Math.min(MOST_WORKERS, cores || 1) }, () =>
    helper<readonly SignatureJob[], readonly boolean[]>(() => import('./verify-worker.ts'), IDLE_MS),
  );
  return {
    async verify(jobs) {
      const n = Math.min(workers.length, Math.max(1, Math.floor(jobs.length / WORTH)));
      const size = Math.ceil(jobs.length / n);
      const parts = workers.slice(0, n).map(async (worker, i) => {
        const part = jobs.slice(i * size, (i + 1) * size);
        // Where the Worker's code threw, the page's may not: without a verdict nothing would be written until a reload.
        const answered = await worker.ask(part).catch(() => undefined);
        return answered?.answer ?? (await onPage.verify(part));
      });
      return (await Promise.all(parts)).flat();
    },
  };
}
