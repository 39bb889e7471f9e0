/** Work in the group in a Worker: as `verify-worker.ts`, it may import nothing that the page's entry has. */
import type { Rng } from '../../kernel/ports.ts';
import { runJob, type GroupJob, type JobResult } from '../../kernel/secrets/jobs.ts';
import { answerQuestions } from './answering.ts';
import { readyRistretto } from './ristretto.ts';

export const address: string = import.meta.url;

const rng: Rng = { bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) };

answerQuestions(readyRistretto, (group, job: GroupJob): JobResult<GroupJob> => runJob(group, rng, job));
