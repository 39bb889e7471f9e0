/**
 * The kernel's `Verifier`. Workers that live while there is something to check (`helper.ts`) ask the browser's own Ed25519
 * (`native-ed25519.ts`). They are as many as the machine has cores for: while signatures are checked the page itself has little to do.
 * Signatures that aren't surely good, or that come where no Worker starts, are decided by libsodium in slices on the page.
 */
import { hex } from '../../kernel/bytes.ts';
import type { SignatureJob, Sodium, Verifier } from '../../kernel/ports.ts';
import { breath, helper } from '../../elements/workers/helper.ts';

/** Checked on the page before it gets a breath: a frame's time. */
const SLICE = 100;
/** A Worker is kept for so long after its last answer. */
const IDLE_MS = 2_000;
const MOST_WORKERS = 3;
/** For fewer jobs than these each no further Worker is started. */
const WORTH = 128;

type Yes = (jobs: readonly SignatureJob[]) => Promise<readonly boolean[]>;

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

/** @param yes which are surely good, if their keys have prime order; the others are libsodium's */
export function assuredVerifier(sodium: Pick<Sodium, 'isGoodSigKey' | 'verify'>, yes: Yes): Verifier {
  const onPage = slicedVerifier(sodium);
  const keys = new Map<string, boolean>();
  function isGood(pk: Uint8Array): boolean {
    const name = hex(pk);
    const good = keys.get(name) ?? sodium.isGoodSigKey(pk);
    keys.set(name, good);
    return good;
  }
  return {
    async verify(jobs) {
      const said = await yes(jobs);
      const sure = jobs.map(({ pk }, at) => said[at] === true && isGood(pk));
      const open = jobs.filter((_, at) => !sure[at]);
      const decided = (await onPage.verify(open)).values();
      return sure.map((good) => good || decided.next().value === true);
    },
  };
}

/** @param cores of this machine */
export function webVerifier(
  sodium: Pick<Sodium, 'isGoodSigKey' | 'verify'>,
  cores: number = navigator.hardwareConcurrency,
): Verifier {
  const workers = Array.from({ length: Math.min(MOST_WORKERS, cores || 1) }, () =>
    helper<readonly SignatureJob[], readonly boolean[]>(() => import('./verify-worker.ts'), IDLE_MS),
  );
  return assuredVerifier(sodium, async (jobs) => {
    const n = Math.min(workers.length, Math.max(1, Math.floor(jobs.length / WORTH)));
    const size = Math.ceil(jobs.length / n);
    const parts = workers.slice(0, n).map(async (worker, i) => {
      const part = jobs.slice(i * size, (i + 1) * size);
      // Where the Worker's code threw, the page's may not: without a verdict nothing would be written until a reload.
      const answered = await worker.ask(part).catch(() => undefined);
      return answered?.answer ?? part.map(() => false);
    });
    return (await Promise.all(parts)).flat();
  });
}
