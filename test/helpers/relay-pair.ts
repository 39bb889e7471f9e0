/** Two relays of ours on one Redis, as one server whose guests are spread over both: every second one who asks gets the other address. */
import { testRelay } from './test-relay.ts';
import { RedisStore } from '../../server/stores/redis.ts';
import type { Redis } from '../server/redis.ts';
import { freePort, type Server } from './stock-server.ts';

/** Of a first port: where the second one is, after a restart too. */
const seconds = new Map<number, number>();

/** @param port of the first; the second has one of its own */
export async function relayPair(redis: Pick<Redis, 'url'>, port: number): Promise<Server> {
  const second = seconds.get(port) ?? (await freePort());
  seconds.set(port, second);
  const running = await Promise.all(
    [port, second].map(async (one) => {
      const store = await RedisStore.open(redis.url);
      return { store, relay: await testRelay({ store, port: one }) };
    }),
  );
  let asked = 0;
  let stopping: Promise<void> | undefined;
  return {
    get url() {
      return running[asked++ % 2]!.relay.url;
    },
    stop: () =>
      (stopping ??= (async () => {
        await Promise.all(running.map(({ relay }) => relay.close()));
        await Promise.all(running.map(({ store }) => store.close()));
      })()),
  };
}
