/** Mutants of the rules and of what judges them (`npm run mutants`). Slow: one worker, a few files at a time, and only what has changed since. */
export default {
  testRunner: 'vitest',
  // It would be rewritten with TypeScript's classic interface, which version 7 doesn't have; vitest needs none.
  tsconfigFile: 'no-tsconfig.json',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs once while a file is loaded (lists of options, words) would take all tests for each mutant.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Texts of refusals and titles are data, not rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist*', 'docs', 'deploy', 'public', 'shots', 'src/*/board', 'test/e2e', 'test/sim', '.mutants'],
};
