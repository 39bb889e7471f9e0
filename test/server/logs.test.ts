/** What the server writes about connections: nothing, unless an operator asks for it; then a line each, for people or for programs. */
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLog, logsOf } from '../../server/logs.ts';
import { Bare, cleanUp, relayWith, TOPIC } from './table.ts';

afterEach(cleanUp);

const NOON = 1_767_268_800_000;

test('each connection that opens, closes or is refused is told, with path and address', async () => {
  const told: ConnectionLog[] = [];
  const relay = await relayWith({ proxies: 1, log: (about) => told.push(about), limits: { addressConnections: 1 } });
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const bare = new Bare(relay, TOPIC, [], headers);
  await bare.nextSync();
  await new Bare(relay, TOPIC, [], headers).closed;
  bare.socket.close(1000);
  await expect.poll(() => told.length).toBe(3);
  const about = { path: `/sync/${TOPIC}`, address: '192.0.2.1' };
  expect(told).toEqual([
    { event: 'opened', ...about },
    { event: 'refused', ...about, code: 429 },
    { event: 'closed', ...about, code: 1000 },
  ]);
});

test('lines are sentences, or JSON with the time', () => {
  const lines: string[] = [];
  const about = { event: 'refused', path: '/sync/x', address: '192.0.2.1', code: 429 } as const;
  for (const kind of ['text', 'json'] as const) {
    const logs = logsOf(
      kind,
      (line) => lines.push(line),
      () => NOON,
    );
    logs.say('Tables are stored again.');
    logs.connection(about);
  }
  expect(lines.slice(0, 2)).toEqual([
    'Tables are stored again.',
    '2026-01-01T12:00:00.000Z refused /sync/x 192.0.2.1 429',
  ]);
  const time = '2026-01-01T12:00:00.000Z';
  expect(lines.slice(2).map((line) => JSON.parse(line) as unknown)).toEqual([
    { time, event: 'told', message: 'Tables are stored again.' },
    { time, ...about },
  ]);
});
