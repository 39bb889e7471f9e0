/** Sessions from the commit's own seeds: few and short ones, built and played as `npm run sessions` plays longer ones by the thousand. */
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { commitSeed } from '../../scripts/commit-seed.mjs';
import { seeded } from '../helpers/rng.ts';
import type { Caller } from '../../src/sim/carrier.ts';
import { Network } from '../../src/sim/network.ts';
import { SimulatedSession } from './simulated-session.ts';
import { Schedule } from '../../src/sim/schedule.ts';
import { NODE } from './node-drain.ts';

const ROOM = {
  topic: 'table',
  generation: 0,
  joinPub: new Uint8Array(),
  viewPub: new Uint8Array(),
  viewSeed: new Uint8Array(),
};

/** What the suite has time for: each with one fault schedule, few with more than four people. `npm run sessions` plays thousands. */
const SESSIONS = 10;
const FIRST = commitSeed();
const SETTINGS = { SHORT: '1', FRESH: '1', SCHEDULES: '1', MOST: '4', GAME: 'codenames' };

test(`[T3] whatever the weather, all have one state in the end and nothing committed is lost (SEED=${FIRST})`, async () => {
  const env = { ...process.env, ...SETTINGS, OUT: 'data/sessions-test' };
  const child = spawn(process.execPath, ['scripts/sessions.mjs', String(SESSIONS), String(FIRST)], { env });
  let said = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((done) => child.once('close', done));
  expect(code, said).toBe(0);
  const played = [...said.matchAll(/^(\d+) sessions from seed .* 0 failed/gm)].map(([, n]) => Number(n));
  expect(played.reduce((sum, n) => sum + n, 0)).toBe(SESSIONS);
}, 900_000);

test('one seed is one session, event by event', async () => {
  const tell = async (): Promise<string> => {
    const lines: string[] = [];
    const trace = (line: string): void => void lines.push(line);
    await (await SimulatedSession.at(2, { short: true, luck: { schedules: 1 }, trace })).run();
    return lines.join('\n');
  };
  expect(await tell()).toBe(await tell());
});

test('of a page that falls just before the relay falls apart no part says that it is gone: the lines of the others miss it', async () => {
  const schedule = new Schedule(NODE);
  const network = new Network(schedule, seeded(1));
  const open = (where: number): { readonly caller: Caller; readonly here: Set<number>; readonly client: number } => {
    const caller = { where, enter: (run: () => void) => run() };
    const here = new Set<number>();
    const doc = new Y.Doc();
    const line = network.transport(caller).connect(doc, ROOM, {
      status: () => undefined,
      blocked: () => undefined,
      garbage: () => undefined,
      presence: (client, _clock, state) => void (state ? here.add(client) : here.delete(client)),
    });
    line.present((clock) => Uint8Array.of(clock));
    return { caller, here, client: doc.clientID };
  };
  const [fallen, one, other] = [open(0), open(1), open(2)];
  await schedule.pass(5_000);
  expect(one.here).toEqual(new Set([fallen.client, other.client]));
  network.drop(fallen.caller);
  network.split(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  );
  network.heal();
  await schedule.pass(60_000);
  expect(one.here).toContain(fallen.client);
  await schedule.pass(60_000);
  expect([...one.here]).toEqual([other.client]);
  expect([...other.here]).toEqual([one.client]);
});
