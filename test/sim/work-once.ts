/** Group work of all pages of a session. What comes to the same in every browser is worked out once; what makes something, each time. */
import { hex } from '../../src/kernel/bytes.ts';
import type { Rng } from '../../src/kernel/ports.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import type { GroupJob, JobResult } from '../../src/kernel/secrets/job-kinds.ts';
import { jobKey, runJob } from '../../src/kernel/secrets/jobs.ts';
import type { DoJob } from '../../src/sim/device.ts';
import { isPublic } from '../helpers/group-work.ts';

export function workOnce(group: Group): DoJob {
  const known = new Map<string, JobResult<GroupJob>>();
  return <J extends GroupJob>(rng: Rng, job: J): JobResult<J> => {
    if (!isPublic(job)) return runJob(group, rng, job);
    const key = hex(jobKey(job));
    const result = known.get(key) ?? runJob(group, rng, job);
    known.set(key, result);
    return result;
  };
}
