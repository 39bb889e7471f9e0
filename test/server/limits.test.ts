/** What one address, one connection, one room and the whole process may have, and that the others have theirs all the same. */
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Addresses } from '../../server/addresses.ts';
import { LIMITS } from '../../server/limits.ts';
import type { Limits } from '../../server/limits.ts';
import { writeUpdate } from '../../src/wire/frames.ts';
import { append, entry, session } from '../wire/yjs.ts';
import { Invited, upgraded } from './invited.ts';
import { Bare, TOPIC, cleanUp, cleanups, guest, health, holds, relayWith, synced, write } from './table.ts';
import type { Relay } from '../../server/relay.ts';

afterEach(cleanUp);

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const limited = (limits: Partial<Limits>): Promise<Relay> => relayWith({ limits, proxies: 1 });

const told = async (relay: Relay): Promise<string> => (await fetch(`http://127.0.0.1:${relay.port}/metrics`)).text();

test('an address has so many connections, and another has its own', async () => {
  const relay = await limited({ addressConnections: 2 });
  const statuses: unknown[] = [];
  for (const address of ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'])
    statuses.push(await upgraded(relay, TOPIC, [], from(address)));
  expect(statuses).toEqual([101, 101, 429, 101]);
});

test('a connection that ends makes place', async () => {
  const relay = await limited({ addressConnections: 1 });
  expect(await upgraded(relay, TOPIC, [], from('1.1.1.1'))).toBe(101);
  await (cleanups.pop() ?? ((): void => undefined))();
  await expect.poll(() => upgraded(relay, TOPIC, [], from('1.1.1.1'))).toBe(101);
});

test('an address may come so often a minute, and what a stranger writes left of it changes nothing', async () => {
  const relay = await limited({ addressUpgradesPerMinute: 2 });
  const statuses: unknown[] = [];
  for (const said of ['1.1.1.1', '8.8.8.8, 1.1.1.1', '9.9.9.9, 1.1.1.1'])
    statuses.push(await upgraded(relay, TOPIC, [], from(said)));
  expect(statuses).toEqual([101, 101, 429]);
});

test('an address may make so many rooms an hour, and come to others’ as before', async () => {
  const relay = await limited({ addressRoomsPerHour: 2 });
  const topics = ['a', 'b', 'c', 'a'].map((letter) => letter.repeat(22));
  const statuses: unknown[] = [];
  for (const topic of topics) statuses.push(await upgraded(relay, topic, [], from('1.1.1.1')));
  expect(statuses).toEqual([101, 101, 429, 101]);
});

test('an address that has sent what a day may have is closed, and told 429 until some of the day is over; others go on', async () => {
  const relay = await limited({ addressBytesPerDay: 1_000 });
  const [flooder, other] = ['1.1.1.1', '2.2.2.2'].map((address) => new Bare(relay, TOPIC, [], from(address))) as [
    Bare,
    Bare,
  ];
  await Promise.all([flooder.nextSync(), other.nextSync()]);
  for (const update of append(session(1), entry(400), entry(400), entry(400))) flooder.socket.send(writeUpdate(update));
  expect(await flooder.closed).toBe(4529);
  expect(await upgraded(relay, TOPIC, [], from('1.1.1.1'))).toBe(429);
  expect(await upgraded(relay, TOPIC, [], from('2.2.2.2'))).toBe(101);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test('without a proxy that is trusted nobody names another address, and loopback has no limits', async () => {
  const relay = await relayWith({ limits: { addressConnections: 1 } });
  const statuses = [await upgraded(relay, TOPIC, [], from('1.1.1.1')), await upgraded(relay, TOPIC, [])];
  expect(statuses).toEqual([101, 101]);
});

test('a network of IPv6 is one address, and nothing is remembered of whoever owes nothing', () => {
  const addresses = new Addresses({ ...LIMITS, addressConnections: 1 }, 1);
  const enter = (address: string): ReturnType<Addresses['enter']> =>
    addresses.enter({ headers: from(address), socket: {} as never }, 0);
  const visit = enter('2001:db8:1:2::5');
  expect([enter('2001:DB8:1:2:a:b:c:d'), enter('2001:db8:1:3::5') === undefined]).toEqual([undefined, false]);
  visit?.leave();
  addresses.forget(3_600_000);
  expect(addresses.size).toBe(1);
});

test('an address has so many sockets of any kind, another has its own, and a proxy speaks for all', () => {
  const socket = (remoteAddress: string): EventEmitter & { remoteAddress: string } =>
    Object.assign(new EventEmitter(), { remoteAddress });
  const limits = { ...LIMITS, addressSockets: 1 };
  const addresses = new Addresses(limits, 0);
  const first = socket('1.1.1.1');
  const opened = [first, socket('1.1.1.1'), socket('2.2.2.2')].map((one) => addresses.open(one as never, 0));
  expect(opened).toEqual([true, false, true]);
  first.emit('close');
  expect(addresses.open(socket('1.1.1.1') as never, 0)).toBe(true);
  const behind = new Addresses(limits, 1);
  expect([1, 2].map(() => behind.open(socket('1.1.1.1') as never, 0))).toEqual([true, true]);
});

test('sockets that fetch nothing leave place for no more than there are, and go', async () => {
  const relay = await relayWith({ limits: { sockets: 2, idleMs: 200 } });
  const sockets = Array.from({ length: 3 }, () => connect(relay.port, '127.0.0.1').resume());
  await Promise.all(sockets.map((socket) => new Promise((resolve) => void socket.once('close', resolve))));
  // On a machine that stands still for longer than `idleMs` this question is hung up on as well.
  await expect.poll(() => health(relay)).toMatchObject({ ok: true });
});

test.each([
  ['connections', { connections: 0 }],
  ['lateness', { lagMs: -1, settleMs: 0 }],
  ['messages', { messagesPerSecond: -1 }],
])('a process with too much of %s turns newcomers away with 503', async (_what, limits) => {
  expect(await upgraded(await relayWith({ limits }), TOPIC, [])).toBe(503);
});

test('a process with too much in memory turns newcomers away and says so, but never where nobody is connected', async () => {
  const relay = await relayWith({ limits: { memoryBytes: 1 } });
  expect(await health(relay)).toMatchObject({ ok: true });
  expect([await upgraded(relay, TOPIC, []), await upgraded(relay, TOPIC, [])]).toEqual([101, 503]);
  expect(await health(relay)).toEqual({ ok: false, why: 'memory', rooms: 1, connections: 1 });
  await (cleanups.pop() ?? ((): void => undefined))();
  await (cleanups.pop() ?? ((): void => undefined))();
  await expect.poll(() => upgraded(relay, TOPIC, [])).toBe(101);
});

test.each([
  ['connections', { connections: 0 }],
  ['lateness', { lagMs: -1, settleMs: 0 }],
  ['messages', { messagesPerSecond: -1 }],
])('a relay that turns newcomers away for %s says so at /healthz, with 503', async (why, limits) => {
  const relay = await relayWith({ limits });
  const answer = await fetch(`http://127.0.0.1:${relay.port}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false, why, rooms: 0, connections: 0 }]);
});

test('a relay that has just started turns nobody away for lateness: all tables come back at once', async () => {
  const relay = await relayWith({ limits: { lagMs: -1 } });
  expect(await upgraded(relay, TOPIC, [])).toBe(101);
});

test('players and watchers have places of their own', async () => {
  const relay = await relayWith({ tokens: 'required', limits: { playersPerRoom: 1, watchersPerRoom: 1 } });
  const at = new Invited();
  const [player, watcher] = [at.bare(relay, { client: 1 }), at.bare(relay, { client: 2, role: 'view' })];
  await Promise.all([player.next(), watcher.next()]);
  expect(await at.bare(relay, { client: 3 }).closed).toBe(4429);
  expect(await at.bare(relay, { client: 4, role: 'view' }).closed).toBe(4429);
});

test('who never stops sending too fast is closed with 4529, and those at the table get what came before', async () => {
  // One frame a second: the wait for the first one too many is past all patience, however late timers run.
  const relay = await relayWith({ limits: { framesPerSecond: 1, framesBurst: 6, patienceMs: 100 } });
  const reader = guest(relay);
  await synced(reader);
  const bare = new Bare(relay);
  await bare.next();
  const doc = session(5);
  for (let i = 0; i < 200; i++) for (const update of append(doc, entry(20))) bare.socket.send(writeUpdate(update));
  expect(await bare.closed).toBe(4529);
  await holds(reader.doc, 5);
});

test('an awareness flood costs the flooder its connection, not others theirs', async () => {
  const relay = await relayWith({ limits: { presencePerSecond: 1, presenceBurst: 5, patienceMs: 100 } });
  const [a, b] = [guest(relay), guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  const bare = new Bare(relay);
  await bare.next();
  for (let clock = 1; clock < 120; clock++) bare.socket.send(Uint8Array.of(1, 5, 1, 77, clock, 1, 0x31));
  expect(await bare.closed).toBe(4529);
  write(a.doc, 1);
  await holds(b.doc, 1);
});

test('a reader that takes nothing is closed with 4508 and the others read on', async () => {
  const relay = await relayWith({ metrics: true, limits: { readMs: 100, lookMs: 50, heartbeatMs: 60_000 } });
  const [a, b] = [guest(relay), guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  const bare = new Bare(relay);
  await bare.next();
  bare.socket.pause();
  expect(await health(relay)).toMatchObject({ connections: 3 });
  for (let i = 0; i < 60; i++) write(a.doc, i, 60_000);
  await holds(b.doc, 60);
  // The operating system takes some of it before anything is unsent: the rest is asked for again and again.
  for (let i = 0; i < 8; i++) bare.socket.send(Uint8Array.of(0, 0, 1, 0));
  await expect.poll(() => health(relay)).toMatchObject({ connections: 2 });
  expect(await told(relay)).toContain('tavolata_closed_total{code="4508"} 1\n');
  write(b.doc, 1);
  await holds(a.doc, 61);
});

/** A request whose line never ends; fulfilled when it is hung up on. */
function trickling(port: number): Promise<void> {
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.resume();
  slow.write('GET /sync/');
  const drip = setInterval(() => slow.write('x'), 20);
  onTestFinished(() => void slow.destroy());
  return new Promise((resolve) => {
    slow.on('close', () => {
      clearInterval(drip);
      resolve();
    });
  });
}

test('a half-open handshake is hung up on in its time, which Node by itself looks after every thirty seconds only', async () => {
  const limits = { handshakeMs: 100 };
  // It is there first, and so would look first.
  const node = createServer({ headersTimeout: limits.handshakeMs, requestTimeout: limits.handshakeMs }).listen(0);
  onTestFinished(() => void node.close());
  await once(node, 'listening');
  const { port } = node.address() as AddressInfo;
  const relay = await relayWith({ limits });
  const ended = [trickling(relay.port).then(() => 'ours'), trickling(port).then(() => 'Node')];
  expect(await Promise.race(ended)).toBe('ours');
  const a = guest(relay);
  await synced(a);
});

test('ten thousand topics that nobody may open leave no trace', async () => {
  const relay = await relayWith({ tokens: 'required', proxies: 1, limits: { addressUpgradesPerMinute: 100 } });
  const at = new Invited();
  const token = at.token({});
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      upgraded(relay, `${i}`.padEnd(22, '_'), i % 2 === 0 ? [token] : [], from('6.6.6.6')),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(await health(relay)).toMatchObject({ rooms: 0, connections: 0 });
  await synced(at.guest(relay));
});

test('ten thousand topics with a good token for each: an address makes as many rooms as it may', async () => {
  const relay = await relayWith({
    tokens: 'required',
    proxies: 1,
    limits: { addressUpgradesPerMinute: 1_000, addressConnections: 1_000, addressRoomsPerHour: 30 },
  });
  const tables = Array.from({ length: 200 }, () => new Invited());
  const statuses = await Promise.all(tables.map((at) => upgraded(relay, at.topic(), [at.token({})], from('6.6.6.6'))));
  expect(statuses.filter((status) => status === 101)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(170);
  expect(await health(relay)).toMatchObject({ rooms: 30, connections: 30 });
  await synced(tables[statuses.indexOf(101)]!.guest(relay));
});

test('counters are told without topic, address or session, and only if asked for', async () => {
  const relay = await relayWith({ metrics: true });
  const [a, b] = [guest(relay), guest(relay)];
  write(a.doc, 1);
  await holds(b.doc, 1);
  await upgraded(relay, 'nowhere', []);
  const text = await told(relay);
  expect(text).toContain('tavolata_connections 2\n');
  expect(text).toContain('tavolata_updates_total 1\n');
  expect(text).toContain('tavolata_refused_total{code="404"} 1\n');
  expect(text).not.toMatch(new RegExp(`${TOPIC}|127\\.|${a.doc.clientID}`));
  expect((await fetch(`http://127.0.0.1:${(await relayWith()).port}/metrics`)).status).toBe(404);
});
