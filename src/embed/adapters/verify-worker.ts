/** Checks signatures in a Worker, by the browser's own Ed25519; as `group-worker.ts`, it may import nothing that the page's entry has. */
import type { SignatureJob } from '../../kernel/ports.ts';
import { answerQuestions } from '../../elements/workers/answering.ts';
import { nativeYes } from './native-ed25519.ts';

export const address: string = import.meta.url;

answerQuestions(
  async () => nativeYes(crypto.subtle),
  (yes, jobs: readonly SignatureJob[]) => yes(jobs),
);
