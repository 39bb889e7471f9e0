/** The server as a process: how it goes, what it writes, and what is left where it is killed. No browser takes part. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { feedName } from '../../src/wire/feed.ts';
import { spawned } from '../helpers/spawned.ts';
import type { Spawned } from '../helpers/spawned.ts';
import { Invited, upgraded } from '../server/invited.ts';
import { lacking, startRedis } from '../server/redis.ts';
import { Bare, cleanUp, cleanups, count, guest, holds, synced, write } from '../server/table.ts';

afterEach(cleanUp);

/** However slow this machine is, nobody is turned away for it. */
const LIMITS = '{"lagMs":1e9,"memoryBytes":1e12,"messagesPerSecond":1e9,"handshakeMs":300000}';
const server = async (env: Readonly<Record<string, string>>): Promise<Spawned> => {
  const one = await spawned({ LIMITS, ...env });
  cleanups.push(() => one.end('SIGKILL'));
  return one;
};

test('on SIGTERM it says 4503 to everybody and ends well', async () => {
  const relay = await server({ TOKENS: 'off' });
  const bare = new Bare(relay);
  await bare.next();
  expect(await relay.end('SIGTERM')).toBe(0);
  expect(await bare.closed).toBe(4503);
});

test('used and abused, it writes nothing but that it is ready: no payload, topic, token or address', async () => {
  const relay = await server({ METRICS: '1' });
  const at = new Invited();
  const [a, b] = [at.guest(relay), at.guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  a.provider.awareness.setLocalState({ name: 'Anna' });
  a.doc.getArray(feedName(a.doc.clientID)).push([new TextEncoder().encode('a payload')]);
  await holds(b.doc, 1);
  for (const frame of ['text', Uint8Array.of(9), new Uint8Array(5_000_000)]) {
    const bare = at.bare(relay, { client: 5 });
    await bare.next();
    bare.socket.send(frame);
    await bare.closed;
  }
  const broken = at.bare(relay, { client: 6 });
  await broken.next();
  broken.socket.terminate();
  expect(await upgraded(relay, at.topic(), ['tavolata1.nonsense'])).toBe(401);
  expect(await upgraded(relay, 'nowhere', [])).toBe(404);
  await fetch(`${relay.page}metrics`);
  await fetch(`${relay.page}${at.topic()}`);
  expect(await relay.end('SIGTERM')).toBe(0);
  expect(relay.said()).toBe(`Ready: ${relay.page}\n`);
});

test('each file of this build of the embed lies at an address of its own, for good, with the hash that is told', async () => {
  const { version, files } = JSON.parse(readFileSync('dist-embed/integrity.json', 'utf8')) as {
    readonly version: string;
    readonly files: Readonly<Record<string, string>>;
  };
  const relay = await server({});
  const told = async (name: string): Promise<readonly [string, string, string | null]> => {
    const answer = await fetch(`${relay.page}embed/${version}/${name}`);
    const hash = createHash('sha384').update(Buffer.from(await answer.arrayBuffer()));
    return [name, `sha384-${hash.digest('base64')}`, answer.headers.get('cache-control')];
  };
  const names = Object.keys(files);
  const answers: Awaited<ReturnType<typeof told>>[] = [];
  // A few at a time, as a browser does. Each is packed first, and a connection that waits for hundreds counts as idle.
  for (let i = 0; i < names.length; i += 8) answers.push(...(await Promise.all(names.slice(i, i + 8).map(told))));
  expect(Object.fromEntries(answers.map(([name, hash]) => [name, hash]))).toEqual(files);
  expect(new Set(answers.map(([, , kept]) => kept))).toEqual(new Set(['public, max-age=31536000, immutable']));
  // All that the script loads by a name of its own is told.
  const script = readFileSync('dist-embed/tavolata.js', 'utf8');
  const named = [...script.matchAll(/\.\/(chunks\/[\w-]+\.js)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in files))).toEqual([]);
});

const lack = await lacking();
test.skipIf(lack !== undefined)(
  'one of two servers on one Redis is killed while it is written to: what the other’s guests had is there',
  async () => {
    const redis = await startRedis();
    cleanups.push(() => redis.stop());
    const [left, right, later] = [
      await server({ TOKENS: 'off', REDIS_URL: redis.url }),
      await server({ TOKENS: 'off', REDIS_URL: redis.url }),
      await server({ TOKENS: 'off', REDIS_URL: redis.url }),
    ];
    const [a, b] = [guest(left), guest(right)];
    await Promise.all([synced(a), synced(b)]);
    for (let i = 0; i < 50; i++) write(a.doc, i);
    await holds(b.doc, 20);
    for (let i = 0; i < 200; i++) write(a.doc, i);
    await holds(b.doc, 60);
    const killed = left.end('SIGKILL');
    a.provider.destroy();
    expect(await killed).toBe(null);
    const acknowledged = count(b.doc);
    b.provider.destroy();
    const late = guest(later);
    await synced(late);
    expect(count(late.doc)).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThanOrEqual(60);
  },
);
