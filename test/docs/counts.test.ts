/** What the texts count or list of the project, against what is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { shipped } from '../../src/games/sandbox/box/shipped/shipped.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const NUMBERS = ['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'];

test('the texts say how many boxes ship', () => {
  const many = NUMBERS[shipped.length - 9]!;
  expect(read('docs/boxes.md').toLowerCase()).toContain(`${many} ship with the program`);
  expect(read('README.md')).toContain(`${many} boxes drawn for this project`);
});

test('dependencies.md names each package that the server loads', () => {
  const [, section = ''] = /^## What the server needs besides$([^]*?)^## /mu.exec(read('docs/dependencies.md')) ?? [];
  const sources = ['server', 'src/wire'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.ts') ? [read(`${folder}/${name}`)] : [],
    ),
  );
  const imported = sources.flatMap((text) => [...text.matchAll(/(?:from|import\()\s?'([^'./][^']*)'/gu)]);
  const packages = imported.flatMap(([, from]) => (isBuiltin(from!) ? [] : [from!.split('/')[0]!]));
  expect(new Set(packages).size).toBeGreaterThan(4);
  expect(packages.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('corpus.md says of which games no signed evening is kept', () => {
  const kept = new Set(readdirSync('test/corpus/signed').map((name) => name.split(/-\d/u)[0]!));
  const without = games.filter(({ id }) => !kept.has(id)).map(({ name }) => name.en);
  const [, but = ''] = /some of each game but (.*?), and no more/u.exec(read('docs/corpus.md')) ?? [];
  expect(but).not.toBe('');
  expect(without).toEqual([expect.stringMatching(`^${but}`)]);
});
