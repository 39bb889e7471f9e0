/**
 * Argon2id for the four words, in a Worker of its own that is ended at once: the memory goes back with it. Where no Worker answers the page
 * does it itself, and stands still for a second. Nobody is made to wait who didn't ask for the words.
 */
import { STRETCHING } from '../../kernel/identity/four-words.ts';
import { helper } from '../../elements/workers/helper.ts';
import type { Stretching } from './stretch-worker.ts';

export async function webStretch(circle32: Uint8Array): Promise<Uint8Array> {
  const job: Stretching = { secret: circle32, ...STRETCHING };
  const worker = helper<Stretching, Uint8Array>(() => import('./stretch-worker.ts'), 0);
  // Where the memory couldn't be had there, it may be here.
  const answered = await worker.ask(job).catch(() => undefined);
  if (answered) return answered.answer;
  const { readyArgon2id } = await import('./libsodium.ts');
  const argon2id = await readyArgon2id();
  return argon2id(job.secret, job.salt, job.passes, job.memoryBytes);
}
