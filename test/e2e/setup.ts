/** Runs beside each end-to-end file: of a test that failed it says what its people saw last. */
import { beforeEach } from 'vitest';
import { lookAtFailure } from './look.ts';

beforeEach(({ onTestFailed, task }) => {
  onTestFailed(async () => {
    const [error] = task.result?.errors ?? [];
    const seen = await lookAtFailure(task.name);
    if (error) error.message = `${error.message}\n\n${seen}`;
    else console.error(seen);
  });
});
