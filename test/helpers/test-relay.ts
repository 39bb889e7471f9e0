/** Our relay in the process of a test: the pages that use it share its core, so what turns newcomers away elsewhere is an ordinary moment here. */
import { startRelay } from '../../server/relay.ts';

type Options = Parameters<typeof startRelay>[0];

export const testRelay = (options: Options): ReturnType<typeof startRelay> =>
  startRelay({ ...options, limits: { lagMs: 10_000, ...options.limits } });
