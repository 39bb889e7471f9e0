/**
 * Sources and tests, loaded once in one process: the functions of the tests are called again for each mutant, which takes what the tests take.
 * Vitest's own runner starts anew each time, 2 to 10 s here.
 */
import process from 'node:process';
import { Script } from 'node:vm';
import { createServer } from 'vite';
import { Collector, groupsOf } from './collect.mjs';

/** A test with a mutant that takes so much longer than without runs for ever. The time of a busy machine: on a quiet one it is plenty. */
const FOR_EVER_MS = 2000;
const FOR_EVER_TIMES = 20;

/** Calls what lies on the global, and can be stopped in the middle of a loop. */
const called = new Script('globalThis.__called__()');

/** What Stryker's instrumented code asks. */
export const instrumented = (globalThis.__stryker__ ??= {});

export const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const said = (error) => (error instanceof Error ? error.message : String(error));

/** The test ran for ever, and was stopped. */
export const isEndless = (error) => error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** `import … from 'vitest'` of a test file gets what the collector has. */
const insteadOfVitest = {
  name: 'collect',
  enforce: 'pre',
  resolveId: (id) => (id === 'vitest' ? '\0collected' : undefined),
  load: (id) =>
    id === '\0collected'
      ? 'export const { test, describe, beforeAll, afterAll, beforeEach, afterEach, expect, vi } = globalThis.__collected__;'
      : undefined,
};

export class Resident {
  #server;
  /** @type {Collector} */
  #collector;
  /** A promise that nobody waited for has failed since the last test began. */
  #stray;
  /** What a test takes without a mutant, milliseconds of the processor, where that is known. */
  costMs = new Map();

  /** @param plugins of Vite, for whoever changes the sources as they are loaded */
  async start(plugins = []) {
    process.env.NODE_ENV = 'test';
    process.on('unhandledRejection', (error) => (this.#stray ??= { error }));
    this.#server = await createServer({
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      ssr: { noExternal: ['vitest'] },
      plugins: [insteadOfVitest, ...plugins],
    });
  }

  /** Loads all anew. @param files of tests, from the root @param mutant that is on from the beginning */
  async load(files, mutant) {
    const { runner } = this.#server.environments.ssr;
    runner.clearCache();
    this.#collector = new Collector();
    globalThis.__collected__ = this.#collector.vitest;
    instrumented.activeMutant = mutant;
    instrumented.currentTestId = undefined;
    for (const file of files) {
      this.#collector.begin(file);
      await this.import(file);
    }
  }

  /** A module as the tests have it. @param file from the root */
  import(file) {
    return this.#server.environments.ssr.runner.import(`/${file}`);
  }

  /** By id. */
  get tests() {
    return this.#collector.tests;
  }

  /** Runs tests until one fails, and returns that. What a group does once, it does around each test, since the order is ours. */
  async run(tests) {
    for (const test of tests) {
      const groups = groupsOf(test.group);
      const hooks = (when) => groups.flatMap((one) => one[when]);
      this.#stray = undefined;
      try {
        for (const hook of hooks('beforeAll')) await hook();
        instrumented.currentTestId = test.id;
        for (const hook of hooks('beforeEach')) await hook();
        const known = this.costMs.get(test.id);
        const timeout = known === undefined ? undefined : FOR_EVER_MS + FOR_EVER_TIMES * Math.ceil(known);
        globalThis.__called__ = test.run;
        await called.runInThisContext({ timeout });
        if (this.#stray) throw this.#stray.error;
      } catch (error) {
        return { test, error };
      } finally {
        for (const hook of hooks('afterEach').toReversed()) await hook();
        instrumented.currentTestId = undefined;
        for (const hook of hooks('afterAll').toReversed()) await hook();
      }
    }
    return undefined;
  }

  async close() {
    await this.#server?.close();
  }
}
