/**
 * Checks signatures in a Worker. The page imports this chunk only to learn its address, so that the Worker's own script can be one line
 * (`helper.ts`); it does its work where there is no page. It may import nothing that the page's entry has, or that would run in the Worker.
 */
import type { SignatureJob } from '../../kernel/ports.ts';
import { answerQuestions } from '../../elements/workers/answering.ts';
import { readySodium } from './libsodium.ts';

export const address: string = import.meta.url;

answerQuestions(readySodium, (sodium, jobs: readonly SignatureJob[]): readonly boolean[] =>
  jobs.map(({ sig, message, pk }) => sodium.verify(sig, message, pk)),
);
