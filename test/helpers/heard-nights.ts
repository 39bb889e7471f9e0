/** Nights as their carrier heard them, kept in a file from run to run: a judge who has heard hundreds sees what eight don't show. */
import { appendFile, readFile } from 'node:fs/promises';
import type { Night } from './traffic-judge.ts';

/** One night, and when each of its people tapped, by the clock of their frames. */
export interface HeardNight {
  readonly night: Night;
  readonly taps: readonly (readonly number[])[];
}

export const keepNight = (path: string, heard: HeardNight): Promise<void> =>
  appendFile(path, `${JSON.stringify(heard)}\n`);

/** All that were kept there; none where there is no such file. */
export async function keptNights(path: string): Promise<readonly HeardNight[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HeardNight);
}
