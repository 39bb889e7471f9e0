/** CONTRIBUTING.md tells what each script is for, and no program of `scripts` is forgotten. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const manifest = readFileSync('package.json', 'utf8');

/** What the table has in its second column, a script a word. */
const told: readonly string[] = page
  .split('\n')
  .filter((line) => /^\|.*`(?:npm|node) /u.test(line))
  .flatMap((line) => [...line.split('|')[2]!.matchAll(/`(?:npm (?:run )?)?([\w-]+)/gu)].map(([, name]) => name!))
  .filter((name) => name !== 'node');

test('each npm script stands in the table, and no other', () => {
  const { scripts } = JSON.parse(manifest) as { readonly scripts: Readonly<Record<string, string>> };
  expect(told.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('each program of scripts is told of in a text or run by something', () => {
  const texts = ['docs', 'scripts', 'test', 'src', 'vite'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|m?[jt]s)$/u.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
  );
  const configs = readdirSync('.').filter((name) => /^(?:vite|web-test).*\.m?[jt]s$/u.test(name));
  const all = [
    ...texts,
    ['', [page, manifest, ...configs.map((name) => readFileSync(name, 'utf8'))].join('\n')] as const,
  ];
  const programs = readdirSync('scripts').filter((name) => name.endsWith('.mjs'));
  const unnamed = programs.filter(
    (name) => !all.some(([file, text]) => file !== `scripts/${name}` && text.includes(name)),
  );
  expect(unnamed).toEqual([]);
});

test('npm start makes all that npm run build makes', () => {
  const { scripts } = JSON.parse(manifest) as { readonly scripts: Readonly<Record<string, string>> };
  const { build = '', package: packed = '' } = scripts;
  const steps = [...`${build} ${packed}`.matchAll(/(?:vite\/[\w.]+\.config\.ts|scripts\/[\w-]+\.m?js)/gu)].map(
    ([step]) => step,
  );
  expect(steps).toContain('scripts/embed-package.mjs');
  const start = readFileSync('scripts/start.mjs', 'utf8');
  expect(['vite.config.ts', ...steps].filter((step) => !start.includes(`'${step}'`))).toEqual([]);
});
