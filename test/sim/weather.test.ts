/**
 * Nights from fixed seeds: short ones, so that there may be dozens, played as `npm run storm` plays long ones by the thousand: built, and
 * on all cores, at low priority.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { expect, test } from 'vitest';
import { Night } from './night.ts';

/** What the suite has time for; `npm run storm` plays thousands. */
const NIGHTS = 30;

test('[T3] whatever the weather, all have one state in the end and nothing firm is lost', async () => {
  const env = { ...process.env, SHORT: '1', FRESH: '1', JOBS: String(availableParallelism()), OUT: 'data/weather' };
  const child = spawn(process.execPath, ['scripts/storm.mjs', String(NIGHTS), '1'], { env });
  if (child.pid !== undefined) setPriority(child.pid, 10);
  let said = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  expect(code, said).toBe(0);
  const played = [...said.matchAll(/^(\d+) nights from seed .* 0 failed/gm)].map(([, n]) => Number(n));
  expect(played.reduce((sum, n) => sum + n, 0)).toBe(NIGHTS);
}, 900_000);

test('one seed is one night, event by event', async () => {
  const tell = async (): Promise<string> => {
    const lines: string[] = [];
    await (await Night.at(2, { short: true, trace: (line) => lines.push(line) })).run();
    return lines.join('\n');
  };
  expect(await tell()).toBe(await tell());
});
