/**
 * Our relay in the process of a test. What turns newcomers away elsewhere is an ordinary moment here, as pages and other tests share its
 * core. Its memory is that of the whole run.
 */
import type { Limits } from '../../server/limits.ts';
import { startRelay } from '../../server/relay.ts';

type Options = Parameters<typeof startRelay>[0];

/** No process of tests is too busy, and none too slow: a machine may stand still for a while. */
export const UNHURRIED: Partial<Limits> = {
  lagMs: Infinity,
  memoryBytes: Infinity,
  messagesPerSecond: Infinity,
  handshakeMs: 300_000,
};

export const testRelay = (options: Options): ReturnType<typeof startRelay> =>
  onFreePort(() => startRelay({ ...options, limits: { ...UNHURRIED, ...options.limits } }));

const TRIES = 600;
const TRY_EVERY_MS = 50;

/** Where something listened before: any connection of this machine may have been given the port meanwhile, and gives it back. */
export async function onFreePort<T>(listen: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await listen();
    } catch (error) {
      if (left === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  }
}
