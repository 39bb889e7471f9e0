/**
 * Work in the group in a Worker. The page imports this chunk only to learn its address, so that the Worker's own script can be one line
 * (`helper.ts`). The chunk does its work where there is no page. It may import nothing that the page's entry has, or that would run in the
 * Worker.
 */
import type { Rng } from '../../kernel/ports.ts';
import { Ahead } from '../../kernel/secrets/ahead.ts';
import type { GroupJob, JobResult } from '../../kernel/secrets/job-kinds.ts';
import { answerQuestions } from '../../elements/workers/answering.ts';
import { readyRistretto } from './ristretto.ts';

export const address: string = import.meta.url;

const rng: Rng = { bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) };

answerQuestions(
  async () => new Ahead(await readyRistretto(), rng),
  (ahead, job: GroupJob): JobResult<GroupJob> => ahead.run(job),
  (ahead) => ahead.rest(),
);
