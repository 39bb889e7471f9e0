/**
 * Stryker's runner of tests for mutants, `resident`: it loads sources and tests once, in one process, and calls the functions of the tests
 * that reach a mutant, quick ones and those that found its neighbours first, until one fails. Vitest's own runner starts anew for each
 * mutant, which takes 2 to 10 s here; this one takes what the tests take.
 *
 * Since nothing is loaded anew, a mutant could leave something behind in a module. A test that fails is therefore run once more without
 * the mutant: if it fails again, everything is loaded afresh and the mutant tried once more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Script } from 'node:vm';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { createServer } from 'vite';
import { Collector, groupsOf } from './collect.mjs';
import { testsOf } from './folders.mjs';

/** What takes longer is left out: a mutant would take minutes. Time of the processor, so that a busy machine leaves out the same ones. */
const SLOW_MS = 1000;

/** A test with a mutant that takes so much longer than without runs for ever. The time of a busy machine: on a quiet one it is plenty. */
const FOR_EVER_MS = 2000;
const FOR_EVER_TIMES = 20;

/** What the tests cost, in the folder of this run, for the process that takes over when this one had to be stopped. */
const COSTS = 'costs.json';

/** Calls what lies on the global, and can be stopped in the middle of a loop. */
const called = new Script('globalThis.__called__()');

const instrumented = (globalThis.__stryker__ ??= {});

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const said = (error) => (error instanceof Error ? error.message : String(error));

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

class ResidentRunner {
  #server;
  /** @type {Collector} */
  #collector;
  /** Milliseconds of the processor, and mutants found, by id of a test. */
  #costMs = new Map();
  #found = new Map();
  /** A promise that nobody waited for has failed since the last test began. */
  #stray;

  capabilities() {
    // Mutants that matter only while a file is loaded are left out (`ignoreStatic`): what is loaded stays as good as new.
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    process.on('unhandledRejection', (error) => (this.#stray ??= { error }));
    this.#server = await createServer({
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      ssr: { noExternal: ['vitest'] },
      plugins: [insteadOfVitest],
    });
    if (existsSync(COSTS)) this.#costMs = new Map(JSON.parse(readFileSync(COSTS, 'utf8')));
    await this.#load();
  }

  async #load() {
    const { runner } = this.#server.environments.ssr;
    runner.clearCache();
    this.#collector = new Collector();
    globalThis.__collected__ = this.#collector.vitest;
    instrumented.activeMutant = undefined;
    instrumented.currentTestId = undefined;
    for (const file of testsOf(process.env.MUTANTS_OF)) {
      this.#collector.begin(file);
      await runner.import(`/${file}`);
    }
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#collector.tests.values()) {
      const began = cpuMs();
      const failed = await this.#run([test]);
      const costMs = cpuMs() - began;
      this.#costMs.set(test.id, costMs);
      const slow = costMs > SLOW_MS;
      if (slow) delete instrumented.mutantCoverage?.perTest[test.id];
      const status = failed ? TestStatus.Failed : slow ? TestStatus.Skipped : TestStatus.Success;
      const { id, name, file: fileName } = test;
      tests.push({ id, name, fileName, status, timeSpentMs: costMs, failureMessage: failed && said(failed.error) });
    }
    writeFileSync(COSTS, JSON.stringify([...this.#costMs]));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const ids = [...(testFilter ?? this.#costMs.keys())].toSorted((a, b) => this.#rank(a) - this.#rank(b));
    for (let attempt = 1; ; attempt++) {
      const tests = ids.map((id) => this.#collector.tests.get(id)).filter(Boolean);
      Object.assign(instrumented, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
      const failed = await this.#run(tests);
      instrumented.activeMutant = undefined;
      if (hitLimit && instrumented.hitCount > hitLimit) {
        return { status: MutantRunStatus.Timeout, reason: `The mutant was met more than ${hitLimit} times.` };
      }
      if (!failed) return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
      const { test, error } = failed;
      if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
        return { status: MutantRunStatus.Timeout, reason: `${test.name} runs for ever.` };
      }
      const stillFails = await this.#run([test]);
      if (!stillFails) {
        this.#found.set(test.id, (this.#found.get(test.id) ?? 0) + 1);
        return {
          status: MutantRunStatus.Killed,
          killedBy: [test.id],
          failureMessage: said(error),
          nrOfTests: tests.length,
        };
      }
      if (attempt > 1) {
        return { status: MutantRunStatus.Error, errorMessage: `${test.id} fails alone: ${said(stillFails.error)}` };
      }
      await this.#load();
    }
  }

  async dispose() {
    await this.#server?.close();
  }

  #rank(id) {
    return (1 + (this.#costMs.get(id) ?? SLOW_MS)) / (1 + (this.#found.get(id) ?? 0));
  }

  /** Runs tests until one fails, and returns that. What a group does once, it does around each test, since the order is ours. */
  async #run(tests) {
    for (const test of tests) {
      const groups = groupsOf(test.group);
      const hooks = (when) => groups.flatMap((one) => one[when]);
      this.#stray = undefined;
      try {
        for (const hook of hooks('beforeAll')) await hook();
        instrumented.currentTestId = test.id;
        for (const hook of hooks('beforeEach')) await hook();
        const timeout = FOR_EVER_MS + FOR_EVER_TIMES * Math.ceil(this.#costMs.get(test.id) ?? SLOW_MS);
        globalThis.__called__ = test.run;
        await called.runInThisContext({ timeout: instrumented.activeMutant ? timeout : undefined });
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
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'resident', ResidentRunner)];
