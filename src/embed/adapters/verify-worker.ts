/**
 * Checks signatures in a Worker. The page imports this chunk only to learn its address, so that the Worker's own script can be one line
 * (`verifier.ts`); it does its work where there is no page. It may import nothing that the page's entry has, or that would run in the Worker.
 */
import type { SignatureJob } from '../../kernel/ports.ts';
import { readySodium } from './libsodium.ts';

/** Asked of the Worker; `n` comes back with the answer. */
export interface Asked {
  readonly n: number;
  readonly jobs: readonly SignatureJob[];
}

export interface Answered {
  readonly n: number;
  readonly good: readonly boolean[];
}

interface Scope {
  postMessage(message: Answered): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}

export const address: string = import.meta.url;

const scope = globalThis as unknown as Scope;
if (typeof document === 'undefined' && typeof scope.postMessage === 'function') {
  const ready = readySodium();
  scope.onmessage = ({ data: { n, jobs } }) =>
    void ready.then((sodium) =>
      scope.postMessage({ n, good: jobs.map(({ sig, message, pk }) => sodium.verify(sig, message, pk)) }),
    );
}
