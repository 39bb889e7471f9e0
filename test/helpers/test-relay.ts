/**
 * Our relay in the process of a test: what turns newcomers away elsewhere is an ordinary moment here, where pages and other tests share its
 * core, and its memory is that of the whole run.
 */
import type { Limits } from '../../server/limits.ts';
import { startRelay } from '../../server/relay.ts';

type Options = Parameters<typeof startRelay>[0];

/** No process of tests is too busy, and none too slow: a machine may stand still for a while. */
export const UNHURRIED: Partial<Limits> = {
  lagMs: Infinity,
  rssBytes: Infinity,
  messagesPerSecond: Infinity,
  handshakeMs: 300_000,
};

export const testRelay = (options: Options): ReturnType<typeof startRelay> =>
  startRelay({ ...options, limits: { ...UNHURRIED, ...options.limits } });
