/** The import arrows of docs/architecture.md, read from the code itself: app → embed → board → elements → kernel → wire, server → wire. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Rooms by folder, the deeper first. */
const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^src\/wire\//, 'wire'],
  [/^src\/pictures\//, 'pictures'],
  [/^src\/kernel\//, 'kernel'],
  [/^src\/games\/registry\.ts$/, 'registry'],
  [/^src\/games\/kit\//, 'kit'],
  [/^src\/games\/[^/]+\/board\//, 'board'],
  [/^src\/games\//, 'game'],
  [/^src\/elements\//, 'elements'],
  [/^src\/embed\//, 'embed'],
  [/^src\/app\//, 'app'],
  [/^server\//, 'server'],
];

const MAY: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  pictures: [],
  kernel: ['wire'],
  kit: ['kernel'],
  game: ['kit', 'kernel'],
  elements: ['kernel'],
  board: ['game', 'kit', 'elements', 'kernel', 'pictures'],
  registry: ['game', 'board', 'elements', 'kernel', 'pictures'],
  embed: ['registry', 'elements', 'kernel', 'wire'],
  app: ['embed'],
  server: ['wire'],
};

const roomOf = (file: string): string | undefined => ROOMS.find(([folder]) => folder.test(file))?.[1];

function imports(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) =>
    relative(root, join(root, dirname(file), target!)),
  );
}

const files = ['src', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => file.endsWith('.ts')),
);

test('every import goes down the arrows, none runs back up', () => {
  const wrong = files.flatMap((file) => {
    const from = roomOf(file)!;
    return imports(file)
      .filter((target) => target.endsWith('.ts'))
      .map((target) => ({ target, to: roomOf(target) }))
      .filter(({ to }) => to !== undefined && to !== from && !MAY[from]!.includes(to))
      .map(({ target }) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('one game knows nothing of another, but for what games share', () => {
  const wrong = files
    .filter((file) => /^src\/games\/[^/]+\//.test(file))
    .flatMap((file) => imports(file).map((target) => [file, target] as const))
    .filter(([file, target]) => target.startsWith('src/games/') && target.split('/')[2] !== file.split('/')[2])
    .filter(([, target]) => roomOf(target) !== 'kit');
  expect(wrong).toEqual([]);
});
