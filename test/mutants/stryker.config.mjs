/** Mutants of the rules and of what judges them (`npm run mutants`, docs/mutants.md): one worker, and only what has changed since. */
export default {
  testRunner: 'resident',
  // It would be rewritten with TypeScript's classic interface, which version 7 doesn't have; vitest needs none.
  tsconfigFile: 'no-tsconfig.json',
  plugins: ['./test/mutants/runner.mjs'],
  coverageAnalysis: 'perTest',
  // What runs once while a file is loaded (lists of options, words) would take all tests for each mutant.
  ignoreStatic: true,
  concurrency: 1,
  // Endless tests are stopped by the runner itself; this is for one that waits for ever.
  timeoutMS: 60_000,
  incremental: true,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: '.mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Texts of refusals and titles are data, not rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist*', 'docs', 'deploy', 'public', 'shots', 'src/*/board', 'test/e2e', 'test/sim', '.mutants'],
};
