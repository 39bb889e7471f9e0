/** Nobody let in who doesn't hold the link, and each in its own feed only; what the others at the table have is unhurt. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import * as Y from 'yjs';
import { LIMITS } from '../../server/limits.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { writeStep1, writeStep2, writeUpdate } from '../../src/wire/frames.ts';
import { append, entry, session, updateOf } from '../wire/yjs.ts';
import { Invited, pair, upgraded } from './invited.ts';
import type { Shown } from './invited.ts';
import type { Relay } from '../../server/relay.ts';
import { Bare, cleanUp, count, dismissed, health, holds, relayWith, synced, write } from './table.ts';
import type { Guest } from './table.ts';

afterEach(cleanUp);
/** Asked for by each test: a relay whose clock stands two minutes behind its guests' lets nobody in. */
const secondsNow = (): number => Math.floor(Date.now() / 1000);
const relayOf = (options: Parameters<typeof relayWith>[0] = {}): Promise<Relay> =>
  relayWith({ tokens: 'required', ...options });

/** Two at a table, synced. */
async function table(relay: Relay): Promise<{ at: Invited; a: Guest; b: Guest }> {
  const at = new Invited();
  const [a, b] = [at.guest(relay), at.guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  return { at, a, b };
}

/** What the two have to be after whatever a third has tried. */
async function unhurt({ a, b }: { a: Guest; b: Guest }): Promise<void> {
  const before = count(b.doc);
  write(a.doc, 1);
  await holds(b.doc, before + 1);
  write(b.doc, 2);
  await holds(a.doc, before + 2);
  expect([count(a.doc), count(b.doc)]).toEqual([before + 2, before + 2]);
}

const entries = (client: number, ...fills: readonly number[]): Uint8Array =>
  Y.mergeUpdates(append(session(client), ...fills.map((fill) => entry(40, fill))));
const feed = (client: number, ...fills: readonly number[]): Uint8Array => writeUpdate(entries(client, ...fills));

const other = pair();
test.each<[string, Shown | string]>([
  ['no token', ''],
  ['noise', 'tavolata1.AAAA'],
  ['a forged role', { signer: other }],
  ['a forged session', { sessionSigner: other }],
  ['a join role signed by the key for watching', { role: 'join', signer: other }],
  ['a foreign table’s keys', { joinPub: other.pub, signer: other }],
  ['another generation', { generation: 1 }],
  ['a life of a day', { expiresS: secondsNow() + 86_400 }],
])('%s is 401 before anything is upgraded', async (_what, shown) => {
  const relay = await relayOf();
  const two = await table(relay);
  const offered = typeof shown === 'string' ? [shown].filter(Boolean) : [two.at.token(shown)];
  expect(await upgraded(relay, two.at.topic(), offered)).toBe(401);
  await unhurt(two);
});

test('a token for one room opens no other', async () => {
  const relay = await relayOf();
  expect(await upgraded(relay, new Invited().topic(), [new Invited().token({})])).toBe(401);
});

test.each([
  ['old', -721],
  ['of the future', 121],
])('a genuine token that is %s is told the time', async (_what, offset) => {
  const nowS = secondsNow();
  const relay = await relayOf({ now: () => nowS * 1000 });
  const two = await table(relay);
  const bare = two.at.bare(relay, { issuedS: nowS + offset });
  expect([await bare.closed, bare.reason]).toEqual([4401, `clock ${nowS}`]);
  await unhurt(two);
});

test('who is told the time and doesn’t go counts as everybody does', async () => {
  const relay = await relayOf({ limits: { connections: 1, lookMs: 60_000 } });
  const at = new Invited();
  const { socket } = at.bare(relay, { issuedS: secondsNow() - 721 });
  await new Promise((resolve) => void socket.once('open', () => resolve(socket.pause())));
  expect(await health(relay)).toMatchObject({ rooms: 0, connections: 1 });
  expect(await upgraded(relay, at.topic(), [at.token({})])).toBe(503);
});

test('the relay answers with the token’s subprotocol', async () => {
  const relay = await relayOf();
  const at = new Invited();
  const token = at.token({});
  const bare = new Bare(relay, at.topic(), [token]);
  await bare.next();
  expect(bare.socket.protocol).toBe(token);
});

test('a connection lasts five minutes longer than its token, then comes again with another', async () => {
  const nowS = secondsNow();
  let ms = nowS * 1000;
  const relay = await relayOf({ now: () => ms, limits: { heartbeatMs: 150 } });
  const at = new Invited();
  const bare = at.bare(relay, { issuedS: nowS });
  await bare.next();
  ms += 899_000;
  await bare.next(); // a heartbeat: still here
  ms += 2_000;
  expect(await bare.closed).toBe(4401);
});

test.each<[string, Uint8Array]>([
  ['into somebody else’s feed', feed(5, 1)],
  ['into its own and somebody else’s', writeUpdate(Y.mergeUpdates([entries(5, 1), entries(77, 1)]))],
  ['an overlap with what somebody wrote', feed(5, 9, 9)],
])('an update %s closes with 4403', async (_what, frame) => {
  const relay = await relayOf();
  const two = await table(relay);
  const bare = two.at.bare(relay, { client: 77 });
  await bare.next();
  bare.socket.send(frame);
  expect(await bare.closed).toBe(4403);
  await unhurt(two);
});

test('who only watches reads everything and writes nothing', async () => {
  const relay = await relayOf();
  const two = await table(relay);
  const watcher = two.at.guest(relay, { role: 'view' });
  await synced(watcher);
  await unhurt(two);
  await holds(watcher.doc, 2);
  const gone = dismissed(watcher);
  write(watcher.doc, 1);
  expect(await gone).toBe(4403);
  await unhurt(two);
});

test('a watcher’s answer to what the relay lacks is not taken', async () => {
  const relay = await relayOf();
  const two = await table(relay);
  const bare = two.at.bare(relay, { role: 'view', client: 77 });
  await bare.next();
  bare.socket.send(writeStep2(entries(77, 1)));
  bare.socket.send(writeStep1(new Map()));
  await bare.nextSync();
  await unhurt(two);
});

test('a second session can’t take a client number that is in use', async () => {
  const relay = await relayOf();
  const two = await table(relay);
  const thief = two.at.bare(relay, { client: two.a.doc.clientID });
  expect(await thief.closed).toBe(4403);
  await unhurt(two);
});

test('nor one that was in use, not even after a restart', async () => {
  const store = new MemoryStore();
  const relay = await relayOf({ store });
  const { at, a, b } = await table(relay);
  await unhurt({ a, b });
  a.provider.destroy();
  await relay.close();
  const again = await relayOf({ store });
  expect(await at.bare(again, { client: a.doc.clientID }).closed).toBe(4403);
});

test('the same session by a new way takes its own place', async () => {
  const relay = await relayOf();
  const at = new Invited();
  const mine = pair();
  const old = at.bare(relay, { client: 7, session: mine });
  await old.next();
  const fresh = at.bare(relay, { client: 7, session: mine });
  await fresh.next();
  expect(await old.closed).toBe(1006);
  fresh.socket.send(feed(7, 1));
  const late = at.guest(relay);
  await holds(late.doc, 1);
});

test('when the relay has lost its data, players bring back those of the absent', async () => {
  const before = await relayOf();
  const { at, a, b } = await table(before);
  await unhurt({ a, b });
  b.provider.destroy();
  await before.close();
  const after = await relayOf({ port: before.port });
  const late = at.guest(after);
  await holds(late.doc, 2);
});

test('once a room is restored, others’ entries are left out of an answer and one’s own taken', async () => {
  const relay = await relayOf({ limits: { restoreMs: 0 } });
  const two = await table(relay);
  const bare = two.at.bare(relay, { client: 77 });
  await bare.next();
  bare.socket.send(writeStep2(Y.mergeUpdates([entries(5, 1), entries(77, 1, 2)])));
  await Promise.all([holds(two.a.doc, 2), holds(two.b.doc, 2)]);
  expect(Y.decodeStateVector(Y.encodeStateVector(two.a.doc))).toEqual(new Map([[77, 2]]));
  await unhurt(two);
});

test('where one room couldn’t be written, that one is restored and no other', async () => {
  const now = performance.now.bind(performance);
  let aheadMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
  onTestFinished(() => clock.mockRestore());
  const store = new MemoryStore();
  const append = store.append.bind(store);
  let failing = '';
  store.append = (topic, ...rest): Promise<void> =>
    topic === failing ? Promise.reject(new Error('disk full')) : append(topic, ...rest);
  const relay = await relayOf({ store });
  const [broken, whole] = [await table(relay), await table(relay)];
  for (const two of [broken, whole]) await unhurt(two);
  aheadMs = LIMITS.restoreMs + 1;
  failing = broken.at.topic();
  const drained = broken.at.bare(relay, { client: 66 });
  await drained.next();
  write(broken.a.doc, 1);
  expect(await drained.closed).toBe(4503);
  failing = '';
  for (const [{ at, b }, more] of [
    [broken, 2],
    [whole, 1],
  ] as const) {
    const bare = at.bare(relay, { client: 77 });
    await bare.next();
    bare.socket.send(writeStep2(Y.mergeUpdates([entries(5, 1), entries(77, 1)])));
    await expect.poll(() => Y.decodeStateVector(Y.encodeStateVector(b.doc)).has(77)).toBe(true);
    const known = Y.decodeStateVector(Y.encodeStateVector(b.doc));
    expect([...known.keys()].filter((client) => client === 5 || client === 77)).toHaveLength(more);
  }
});

test('while it is restored nobody writes over the head of a writer who is here', async () => {
  const relay = await relayOf();
  const two = await table(relay);
  const forged = updateOf(two.a.doc.clientID, (doc) => append(doc, entry(40, 66)));
  const bare = two.at.bare(relay, { client: 77 });
  await bare.next();
  bare.socket.send(writeStep2(forged));
  bare.socket.send(writeStep1(new Map()));
  await bare.nextSync();
  await unhurt(two);
});

test('presence under another’s number is not passed on', async () => {
  const relay = await relayOf();
  const at = new Invited();
  const [bare, ear] = [at.bare(relay, { client: 77 }), at.bare(relay, { client: 78 })];
  await Promise.all([bare.next(), ear.next()]);
  for (const client of [5, 77]) bare.socket.send(Uint8Array.of(1, 5, 1, client, 1, 1, 0x31));
  expect(await ear.next()).toEqual(Uint8Array.of(1, 5, 1, 77, 1, 1, 0x31));
});
