/** Runs beside each end-to-end file: of a test that failed it says what its people saw last. */
import { beforeEach } from 'vitest';
import { everybody } from './house.ts';
import { lookAtFailure } from './look.ts';

beforeEach(({ onTestFailed, task }) => {
  // Those of a test that failed before are still there.
  const before = new Set(everybody);
  onTestFailed(async () => {
    const [error] = task.result?.errors ?? [];
    const own = [...everybody].filter((person) => !before.has(person));
    const seen = await lookAtFailure(task.name, own.length > 0 ? own : [...everybody]);
    if (error) error.message = `${error.message}\n\n${seen}`;
    else console.error(seen);
  });
});
