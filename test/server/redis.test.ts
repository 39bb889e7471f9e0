/** Rooms in Redis: the stores' contract, and two relays that share them, whatever happens to what lies between. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Relay } from '../../server/relay.ts';
import { RedisStore } from '../../server/stores/redis.ts';
import type { Follower } from '../../server/stores/store.ts';
import { Invited, upgraded } from './invited.ts';
import { lacking, startRedis } from './redis.ts';
import type { Redis } from './redis.ts';
import { storeContract } from './store-contract.ts';
import { cleanUp, cleanups, count, type Guest, guest, health, holds, relayWith, synced, write } from './table.ts';

const lack = await lacking();
if (lack !== undefined) console.warn(`Redis is not tested: ${lack}`);

describe.skipIf(lack !== undefined)('with a Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(cleanUp);
  afterAll(() => redis.stop());

  storeContract('RedisStore', async (now) => {
    redis.cli('flushall');
    return () => RedisStore.open(redis.url, now);
  });

  const relayOn = async (options: Parameters<typeof relayWith>[0] = {}): Promise<Relay> => {
    const store = await RedisStore.open(redis.url);
    cleanups.push(() => store.close());
    return relayWith({ store, ...options });
  };
  beforeAll(() => void redis.cli('flushall'));
  afterEach(() => void redis.cli('flushall'));

  test('two relays on one Redis are one table, live and late', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const [a, b] = [guest(left), guest(right)];
    await Promise.all([synced(a), synced(b)]);
    for (let i = 0; i < 50; i++) {
      write(a.doc, i);
      write(b.doc, i);
    }
    await Promise.all([holds(a.doc, 100), holds(b.doc, 100)]);
    expect(Y.encodeStateAsUpdate(a.doc)).toEqual(Y.encodeStateAsUpdate(b.doc));
    const late = guest(await relayOn());
    await synced(late);
    expect(count(late.doc)).toBe(100);
  });

  test('what was said while a relay’s ear was cut off is read when it is back', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const [a, b] = [guest(left), guest(right)];
    await Promise.all([synced(a), synced(b)]);
    write(a.doc, 0);
    await holds(b.doc, 1);
    for (let i = 0; i < 20; i++) {
      write(a.doc, i);
      redis.cli('client', 'kill', 'type', 'pubsub');
      write(b.doc, i);
      redis.cli('client', 'kill', 'type', 'normal');
    }
    await Promise.all([holds(a.doc, 41), holds(b.doc, 41)]);
  });

  test('a relay that dies loses nothing that was passed on, and its guests go on at another', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const [a, b] = [guest(left), guest(right)];
    write(a.doc, 1);
    await holds(b.doc, 1);
    await left.close();
    write(a.doc, 2);
    const again = guest(right, a.doc);
    await synced(again);
    await holds(b.doc, 2);
  });

  test('both relays restarted at once: the log is in Redis, and it goes on', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const [a, b] = [guest(left), guest(right)];
    await Promise.all([synced(a), synced(b)]);
    for (let i = 0; i < 10; i++) write(i % 2 === 0 ? a.doc : b.doc, i);
    await Promise.all([holds(a.doc, 10), holds(b.doc, 10)]);
    await Promise.all([left.close(), right.close()]);
    write(a.doc, 11);
    write(b.doc, 12);
    const [first, second] = [await relayOn(), await relayOn()];
    const [c, d] = [guest(first, a.doc), guest(second, b.doc)];
    await Promise.all([synced(c), synced(d)]);
    await Promise.all([holds(a.doc, 12), holds(b.doc, 12)]);
    const late = guest(second);
    await holds(late.doc, 12);
  });

  test('everybody gone, both relays restarted: all of it is there for whoever comes next', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const [a, b] = [guest(left), guest(right)];
    await Promise.all([synced(a), synced(b)]);
    for (let i = 0; i < 300; i++) write(i % 2 === 0 ? a.doc : b.doc, i);
    await Promise.all([holds(a.doc, 300), holds(b.doc, 300)]);
    for (const { provider } of [a, b]) provider.destroy();
    await Promise.all([left.close(), right.close()]);
    const late = guest(await relayOn());
    await synced(late);
    expect(count(late.doc)).toBe(300);
    expect(Y.encodeStateAsUpdate(late.doc)).toEqual(Y.encodeStateAsUpdate(a.doc));
  });

  test('connections to Redis killed again and again while both sides write: nothing lost, nothing twice', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const guests = [guest(left), guest(right), guest(left), guest(right)];
    await Promise.all(guests.map((one) => synced(one)));
    for (let i = 0; i < 200; i++) {
      write(guests[i % 4]!.doc, i);
      if (i % 10 === 9) redis.cli('client', 'kill', 'type', i % 20 === 9 ? 'pubsub' : 'normal');
    }
    await Promise.all(guests.map(({ doc }) => holds(doc, 200)));
    const late = guest(await relayOn());
    await synced(late);
    expect(count(late.doc)).toBe(200);
  });

  test('who is at one relay is seen at the other, also by whoever comes later, and until it goes', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const a = guest(left);
    await synced(a);
    a.provider.awareness.setLocalState({ name: 'Anna' });
    const seen = (at: Guest, names: readonly string[]): Promise<void> =>
      new Promise((resolve) => {
        const { awareness } = at.provider;
        const look = (): void => {
          const now = [...awareness.getStates().values()].flatMap(
            (state) => (state['name'] as string | undefined) ?? [],
          );
          if (now.toSorted().join() !== names.join()) return;
          awareness.off('change', look);
          resolve();
        };
        awareness.on('change', look);
        look();
      });
    const b = guest(right);
    await seen(b, ['Anna']);
    b.provider.awareness.setLocalState({ name: 'Bruno' });
    await seen(a, ['Anna', 'Bruno']);
    await seen(guest(right), ['Anna', 'Bruno']);
    a.provider.destroy();
    await seen(b, ['Bruno']);
  });

  test('a client number is bound at every relay', async () => {
    const [left, right] = [await relayOn({ tokens: 'required' }), await relayOn({ tokens: 'required' })];
    const at = new Invited();
    const [a, b] = [at.guest(left), at.guest(right)];
    await Promise.all([synced(a), synced(b)]);
    write(a.doc, 1);
    await holds(b.doc, 1);
    expect(await at.bare(right, { client: a.doc.clientID }).closed).toBe(4403);
    write(b.doc, 1);
    await holds(a.doc, 2);
  });

  test('when Redis dies and has forgotten everything, the browsers bring it back', async () => {
    const [left, right] = [await relayOn(), await relayOn()];
    const [a, b] = [guest(left), guest(right)];
    write(a.doc, 1);
    write(b.doc, 1);
    await Promise.all([holds(a.doc, 2), holds(b.doc, 2)]);
    await redis.stop();
    write(a.doc, 2);
    redis = await startRedis(redis.port);
    write(b.doc, 3);
    await Promise.all([holds(a.doc, 4), holds(b.doc, 4)]);
    const late = guest(await relayOn());
    await holds(late.doc, 4);
  });

  test.each([
    ['Redis dies', async () => redis.stop(), async () => (redis = await startRedis(redis.port))],
    ['the stream is none', () => redis.cli('set', 'tavolata:room', 'x'), () => redis.cli('del', 'tavolata:room')],
  ])('where %s before a room can be followed, that is said, and nobody follows it', async (_what, harm, mend) => {
    const store = await RedisStore.open(redis.url);
    cleanups.push(() => store.close());
    const heard: string[] = [];
    const follower = (name: string): Follower => ({
      heard: () => heard.push(name),
      lost: () => undefined,
      told: () => undefined,
    });
    const kept = await store.load('room');
    await harm();
    await expect(store.follow('room', kept, follower('first'))).rejects.toThrow();
    await mend();
    await store.follow('room', await store.load('room'), follower('second'));
    await store.append('room', 0, Uint8Array.of(1));
    await expect.poll(() => heard).toEqual(['second']);
  });

  test('a Redis that hangs is noticed: rooms are closed, newcomers refused, health says so, and it goes on when it does', async () => {
    const relay = await relayOn();
    const [a, b] = [guest(relay), guest(relay)];
    await Promise.all([synced(a), synced(b)]);
    redis.hang(true);
    try {
      const closed = new Promise((resolve) => {
        a.provider.once('connection-close', (event) => resolve(event?.code));
      });
      write(a.doc, 1);
      expect(await closed).toBe(4503);
      expect(await upgraded(relay, 'x'.repeat(22), [])).toBe(503);
      expect(await health(relay)).toMatchObject({ ok: false, why: 'store' });
    } finally {
      redis.hang(false);
    }
    await holds(b.doc, 1);
    await expect.poll(() => health(relay)).toMatchObject({ ok: true });
  });

  test('a Redis that takes no writes is said to be so, in health too, until it takes them again', async () => {
    const said: string[] = [];
    const relay = await relayOn({ say: (sentence) => said.push(sentence) });
    const [a, b] = [guest(relay), guest(relay)];
    await Promise.all([synced(a), synced(b)]);
    redis.cli('config', 'set', 'maxmemory', '1');
    try {
      write(a.doc, 1);
      await expect.poll(() => said).toHaveLength(1);
      // What it answers meanwhile changes nothing.
      expect(await upgraded(relay, 'y'.repeat(22), [])).toBe(101);
      expect(await health(relay)).toMatchObject({ ok: false, why: 'store' });
    } finally {
      redis.cli('config', 'set', 'maxmemory', '0');
    }
    await expect.poll(() => health(relay)).toMatchObject({ ok: true });
    await holds(b.doc, 1);
  });

  test('while a Redis takes no writes, its rooms are read and people let in', async () => {
    const first = await relayOn();
    const a = guest(first);
    write(a.doc, 1);
    await synced(a);
    await expect.poll(() => redis.cli('xlen', 'tavolata:AAAABBBBCCCCDDDD_-0123').trim()).toBe('1');
    await first.close();
    redis.cli('config', 'set', 'maxmemory', '1');
    try {
      await holds(guest(await relayOn()).doc, 1);
    } finally {
      redis.cli('config', 'set', 'maxmemory', '0');
    }
  });

  test('a room that can’t be written keeps no other from being written', async () => {
    const store = await RedisStore.open(redis.url);
    cleanups.push(() => store.close());
    redis.cli('set', 'tavolata:room', 'x');
    await expect(store.append('room', 0, Uint8Array.of(1))).rejects.toThrow('WRONGTYPE');
    await expect.poll(() => store.failing).toBe(false);
  });

  test('nothing of a table can be read in it', async () => {
    const relay = await relayOn();
    const a = guest(relay);
    write(a.doc, 1);
    await synced(a);
    expect(redis.cli('keys', '*').trim().split('\n').toSorted()).toEqual([
      'tavolata:AAAABBBBCCCCDDDD_-0123',
      'tavolata:used',
    ]);
  });
});

test('a store without a server to talk to says so', async () => {
  await expect(RedisStore.open('redis://127.0.0.1:1')).rejects.toThrow();
});
