/**
 * Stryker's runner of tests for mutants, `resident`. It loads sources and tests once, in one process. It calls the functions of the tests
 * that reach a mutant, quick ones and those that found its neighbours first, until one fails. Vitest's own runner starts anew for each
 * mutant, which takes 2 to 10 s here; this one takes what the tests take.
 *
 * Since nothing is loaded anew, a mutant could leave something behind in a module. A test that fails is therefore run once more without
 * the mutant. If it fails again, everything is loaded afresh and the mutant tried once more.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { testsOf } from './folders.mjs';
import { cpuMs, instrumented, isEndless, Resident, said } from './resident.mjs';

/** What takes longer is left out: a mutant would take minutes. Time of the processor, so that a busy machine leaves out the same ones. */
const SLOW_MS = 1000;

/** What the tests cost, in the folder of this run, for the process that takes over when this one had to be stopped. */
const COSTS = 'costs.json';

class ResidentRunner {
  #resident = new Resident();
  /** Mutants found, by id of a test. */
  #found = new Map();

  capabilities() {
    // Mutants that matter only while a file is loaded are left out (`ignoreStatic`): what is loaded stays as good as new.
    return { reloadEnvironment: true };
  }

  async init() {
    await this.#resident.start();
    if (existsSync(COSTS)) this.#resident.costMs = new Map(JSON.parse(readFileSync(COSTS, 'utf8')));
    await this.#load();
  }

  #load() {
    return this.#resident.load(testsOf(process.env.MUTANTS_OF));
  }

  async dryRun() {
    const tests = [];
    const costs = new Map();
    for (const test of this.#resident.tests.values()) {
      const began = cpuMs();
      const failed = await this.#resident.run([test]);
      const costMs = cpuMs() - began;
      costs.set(test.id, costMs);
      const slow = costMs > SLOW_MS;
      if (slow) delete instrumented.mutantCoverage?.perTest[test.id];
      const status = failed ? TestStatus.Failed : slow ? TestStatus.Skipped : TestStatus.Success;
      const { id, name, file: fileName } = test;
      tests.push({ id, name, fileName, status, timeSpentMs: costMs, failureMessage: failed && said(failed.error) });
    }
    this.#resident.costMs = costs;
    writeFileSync(COSTS, JSON.stringify([...costs]));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const ids = [...(testFilter ?? this.#resident.costMs.keys())].toSorted((a, b) => this.#rank(a) - this.#rank(b));
    for (let attempt = 1; ; attempt++) {
      const tests = ids.map((id) => this.#resident.tests.get(id)).filter(Boolean);
      Object.assign(instrumented, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
      const failed = await this.#resident.run(tests);
      instrumented.activeMutant = undefined;
      if (hitLimit && instrumented.hitCount > hitLimit) {
        return { status: MutantRunStatus.Timeout, reason: `The mutant was met more than ${hitLimit} times.` };
      }
      if (!failed) return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
      const { test, error } = failed;
      if (isEndless(error)) {
        return { status: MutantRunStatus.Timeout, reason: `${test.name} runs for ever.` };
      }
      const stillFails = await this.#resident.run([test]);
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
    await this.#resident.close();
  }

  #rank(id) {
    return (1 + (this.#resident.costMs.get(id) ?? SLOW_MS)) / (1 + (this.#found.get(id) ?? 0));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'resident', ResidentRunner)];
