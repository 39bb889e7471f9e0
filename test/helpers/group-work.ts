/** Group work for tests in Node: done at once, and told about a moment later, as a Worker would. */
import type { GroupWork, Rng } from '../../src/kernel/ports.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { runJob } from '../../src/kernel/secrets/jobs.ts';

export const directWork = (group: Group, rng: Rng): GroupWork => ({
  run: async (job) => runJob(group, rng, job),
});
