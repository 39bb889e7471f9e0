/** One suite of clients: our relay, two of it on one Redis, and the stock server that it replaces. */
import { afterAll, describe } from 'vitest';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { RedisStore } from '../../server/stores/redis.ts';
import { conformance, type Doors } from './conformance.ts';
import { lacking, type Redis, startRedis } from './redis.ts';
import { freePort, stockServer } from '../helpers/stock-server.ts';
import { HASTY } from './table.ts';

conformance('@y/websocket-server 0.1.1', async () => {
  const port = await freePort();
  let server = await stockServer(port);
  return {
    urls: [server.url, server.url],
    async restartEmpty() {
      await server.stop();
      server = await stockServer(port);
    },
    stop: () => server.stop(),
  };
});

conformance('our relay', async () => {
  const start = (port: number): ReturnType<typeof startRelay> =>
    startRelay({ store: new MemoryStore(), port, tokens: 'off', limits: HASTY });
  const port = await freePort();
  let relay = await start(port);
  return {
    urls: [relay.url, relay.url],
    async restartEmpty() {
      await relay.close();
      relay = await start(port);
    },
    stop: () => relay.close(),
  };
});

const lack = await lacking();
describe.skipIf(lack !== undefined)('with a Redis', () => {
  let redis: Redis | undefined;
  afterAll(() => redis?.stop());

  conformance('two of our relays on one Redis', async (): Promise<Doors> => {
    redis ??= await startRedis();
    const { url } = redis;
    redis.cli('flushall');
    const start = async (port: number): Promise<{ readonly url: string; close(): Promise<void> }> => {
      const store = await RedisStore.open(url);
      const relay = await startRelay({ store, port, tokens: 'off', limits: HASTY });
      return {
        url: relay.url,
        async close() {
          await relay.close();
          await store.close();
        },
      };
    };
    const ports = [await freePort(), await freePort()];
    let relays = await Promise.all(ports.map((port) => start(port)));
    const stop = async (): Promise<void> => void (await Promise.all(relays.map((relay) => relay.close())));
    return {
      urls: [relays[0]!.url, relays[1]!.url],
      async restartEmpty() {
        await stop();
        redis!.cli('flushall');
        relays = await Promise.all(ports.map((port) => start(port)));
      },
      stop,
    };
  });
});
