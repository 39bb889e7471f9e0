/**
 * Argon2id for the four words, in a Worker of its own that is ended at once: the memory goes back with it. Where no Worker starts the page
 * does it itself, and stands still for a second; nobody is made to wait who didn't ask for the words.
 */
import { STRETCHING } from '../../kernel/identity/four-words.ts';
import type { Stretching } from './stretch-worker.ts';

export async function webStretch(circle32: Uint8Array): Promise<Uint8Array> {
  const job: Stretching = { secret: circle32, ...STRETCHING };
  const key = await inWorker(job);
  if (key) return key;
  const { argon2id } = await import('./libsodium.ts');
  return argon2id(job.secret, job.salt, job.passes, job.memoryBytes);
}

/** `undefined` where it couldn't be had there. */
async function inWorker(job: Stretching): Promise<Uint8Array | undefined> {
  const { address } = await import('./stretch-worker.ts');
  const script = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' }));
  try {
    const worker = new Worker(script, { type: 'module' });
    try {
      return await new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<Uint8Array | undefined>) => resolve(data);
        worker.onerror = () => resolve(undefined);
        worker.postMessage(job);
      });
    } finally {
      worker.terminate();
    }
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(script);
  }
}
