/**
 * What mutants are made of, and which tests look for them: those that name a rule or a promise. Bots at random, whole tables and long runs
 * are left out: they take seconds each, and what only chance notices counts as unnoticed.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A game's rules: its files, without the board, the words, and what only its pages use. */
const game = (name, ...more) => ({
  mutate: [`src/games/${name}/*.ts`, ...more],
  tests: [`test/games/${name}`],
});

/** By the name that `npm run mutants -- NAME` takes: globs of sources, and folders of tests. */
export const FOLDERS = {
  kernel: {
    mutate: ['src/kernel/pipeline/**/*.ts', 'src/kernel/play/*.ts'],
    tests: ['test/kernel/contract', 'test/kernel/pipeline', 'test/kernel/play'],
  },
  kit: game('kit'),
  laboratory: game('laboratory'),
  codenames: game('codenames'),
  chrononauts: game('chrononauts', 'src/games/chrononauts/cards/*.ts'),
  memento: game('memento'),
  lupus: game('lupus'),
  sandbox: game('sandbox'),
  'time-stories': game('time-stories', 'src/games/time-stories/language/*.ts', 'src/games/time-stories/pack/*.ts'),
};

const LEFT_OUT = /\/board\/|\/(?:contract|random|whole-table)\.test\.ts$|^test\/kernel\/play\/higher\.test\.ts$/;

/** The test files of a folder, as paths from the root, in the same order everywhere. */
export function testsOf(folder) {
  return FOLDERS[folder].tests
    .flatMap((root) => readdirSync(root, { recursive: true }).map((name) => join(root, name)))
    .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file))
    .toSorted();
}
