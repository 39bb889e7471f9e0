/**
 * The guide for a new game is true. Its files are taken from the page by `npm run new-game`, compiled with the rest of the project, and
 * their tests are run. That happens in a copy of the project, so that nothing of it lies about here.
 */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NAME = 'tic-tac-toe';
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tavolata-new-game-'));
  for (const part of ['src', 'scripts', 'docs/adding-a-game.md', 'test', 'server']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts']) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Its tests have one worker: a second one would read all games once more. */
const VITEST = ['run', '--project', 'unit', '--no-file-parallelism'];
const run = (file: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [file, ...args], { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
/** What the compiler says of the files that were written, and of the list of games; the rest of the project is compiled by `tsc -p .`. */
function faults(): string {
  const include = [`src/games/${NAME}`, `test/games/${NAME}`, 'src/games/registry.ts'];
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  return run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json', '--singleThreaded').stdout;
}

const told = ({ stdout, stderr }: SpawnSyncReturns<string>): string => `${stdout}${stderr}`;

test('a new game is written from the guide, compiles, and passes its tests', () => {
  const written = run('scripts/new-game.mjs', NAME);
  expect(written.status, told(written)).toBe(0);
  for (const file of [
    `src/games/${NAME}/${NAME}.ts`,
    `src/games/${NAME}/board/book.ts`,
    `test/games/${NAME}/${NAME}.test.ts`,
  ])
    expect(existsSync(join(copy, file)), file).toBe(true);
  expect(readFileSync(join(copy, 'src/games/registry.ts'), 'utf8')).toContain(`id: '${NAME}'`);

  expect(faults()).toBe('');
  const rules = run('scripts/rules.mjs');
  expect(told(rules)).toContain(`${NAME}: 4 rules in the code, 4 with a test`);
  const tests = run('node_modules/vitest/vitest.mjs', ...VITEST, `test/games/${NAME}`);
  expect(tests.status, told(tests)).toBe(0);
});

test('the tests of all games pass with a new one, but for one that says how its first games come to be kept', () => {
  const which = ['corpus/recorded', 'games/absence', 'games/leaks', 'games/worlds', 'sim/wire/alike'];
  const files = which.map((name) => `test/${name}.test.ts`);
  const titles = ['-t', `every version|${NAME}`];
  const ran = told(run('node_modules/vitest/vitest.mjs', ...VITEST, ...files, ...titles));
  expect(ran).toMatch(/Tests +1 failed \| 2 passed/);
  expect(ran).toContain(`npm run corpus -- make ${NAME}`);
  const made = run('scripts/corpus.mjs', 'make', NAME);
  expect(told(made)).toMatch(new RegExp(`${NAME}-1\\.br: 20 games`));
  expect(made.status).toBe(0);
});

test('a name that is taken or is no name of a folder is refused, and nothing is written', () => {
  for (const [name, says] of [
    ['codenames', /already/],
    ['../x', /small letters/],
    ['', /small letters/],
    ['class', /a word of the language/],
    ['left', /of the code/],
  ] as const) {
    const refused = run('scripts/new-game.mjs', name);
    expect(refused.status).toBe(1);
    expect(told(refused)).toMatch(says);
  }
});
