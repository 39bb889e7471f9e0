/**
 * The kernel's `Verifier`: a Worker that lives while there is something to check. From another origin a Worker can't be started directly,
 * so its script is a blob of one line that imports the chunk. Where no Worker starts (the page's CSP, an old browser) the same code runs
 * in slices on the page.
 */
import type { SignatureJob, Sodium, Verifier } from '../../kernel/ports.ts';
import type { Answered, Asked } from './verify-worker.ts';

/** Checked on the page before it gets a breath: a frame's time. */
const SLICE = 100;
/** The Worker is kept for so long after its last answer. */
const IDLE_MS = 2_000;

/** Lets everything else have its turn; unlike a timer it isn't slowed down in a hidden page. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

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
  let helper: Promise<Helper | undefined> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  return {
    async verify(jobs) {
      clearTimeout(idle);
      const working = await (helper ??= Helper.start());
      const good = (await working?.verify(jobs)) ?? (await onPage.verify(jobs));
      clearTimeout(idle);
      idle = setTimeout(() => {
        // One that didn't start isn't tried again.
        if (working) helper = undefined;
        working?.close();
      }, IDLE_MS);
      return good;
    },
  };
}

/** A Worker at work. */
class Helper {
  readonly #worker: Worker;
  readonly #script: string;
  readonly #asked = new Map<number, (good: readonly boolean[] | undefined) => void>();
  #n = 0;
  #broken = false;

  private constructor(script: string) {
    this.#script = script;
    const worker = new Worker(script, { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#answer(data.n, data.good);
    // It couldn't load, or fell over: whoever waits does it on the page.
    worker.onerror = () => {
      this.#broken = true;
      for (const n of this.#asked.keys()) this.#answer(n, undefined);
    };
  }

  static async start(): Promise<Helper | undefined> {
    try {
      const { address } = await import('./verify-worker.ts');
      const blob = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
      return new Helper(URL.createObjectURL(blob));
    } catch {
      return undefined;
    }
  }

  verify(jobs: readonly SignatureJob[]): Promise<readonly boolean[] | undefined> {
    if (this.#broken) return Promise.resolve(undefined);
    const n = this.#n++;
    return new Promise((resolve) => {
      this.#asked.set(n, resolve);
      this.#worker.postMessage({ n, jobs } satisfies Asked);
    });
  }

  #answer(n: number, good: readonly boolean[] | undefined): void {
    this.#asked.get(n)?.(good);
    this.#asked.delete(n);
  }

  close(): void {
    this.#worker.terminate();
    URL.revokeObjectURL(this.#script);
  }
}
