/**
 * The import arrows of docs/architecture.md, read from the code itself: app → embed → board → elements → kernel → wire, server → wire. And
 * the floors of the kernel: each folder imports only what lies below it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Rooms by folder, the deeper first. */
const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^src\/wire\//, 'wire'],
  [/^src\/language\//, 'language'],
  [/^src\/pictures\//, 'pictures'],
  [/^src\/kernel\//, 'kernel'],
  [/^src\/sim\//, 'sim'],
  [/^src\/games\/(?:registry|registered-game)\.ts$/, 'registry'],
  [/^src\/games\/kit\//, 'kit'],
  // What a board shows lies beside it where there is much of it.
  [/^src\/games\/[^/]+\/(?:board|box)\//, 'board'],
  // Programs beside a game, which play and check what is made for it.
  [/^src\/games\/[^/]+\/tools\//, 'tools'],
  [/^src\/games\//, 'game'],
  [/^src\/elements\//, 'elements'],
  [/^src\/embed\//, 'embed'],
  [/^src\/app\//, 'app'],
  [/^src\/storm\//, 'storm'],
  [/^server\//, 'server'],
];

const MAY: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  language: [],
  pictures: [],
  kernel: ['wire'],
  sim: ['kernel', 'wire'],
  kit: ['kernel', 'language'],
  game: ['kit', 'kernel', 'language'],
  tools: ['game', 'kit', 'kernel', 'language', 'sim'],
  elements: ['kernel', 'language'],
  board: ['game', 'kit', 'elements', 'kernel', 'language', 'pictures'],
  registry: ['game', 'kit', 'board', 'elements', 'kernel', 'pictures'],
  embed: ['registry', 'elements', 'kernel', 'language', 'wire'],
  app: ['embed'],
  storm: ['embed', 'registry', 'game', 'elements', 'sim', 'kernel', 'language'],
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

test('the checker of saved logs is somebody else: none of its code is of the table, and little of anybody else', () => {
  const own = readdirSync(join(root, 'checker')).map((file) => `checker/${file}`);
  const may = /^(?:\.\/[\w-]+\.ts|node:(?:crypto|zlib))$/;
  const wrong = own.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom |\bimport ?\(?)'([^']+)'/g)]
      .map(([, target]) => target!)
      // The program around it reads files and says what it found.
      .filter((target) => !may.test(target) && !(file.endsWith('/main.ts') && /^node:(?:fs|process)$/.test(target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('one game knows nothing of another, but for what games share', () => {
  const wrong = files
    .filter((file) => /^src\/games\/[^/]+\//.test(file))
    .flatMap((file) => imports(file).map((target) => [file, target] as const))
    .filter(([file, target]) => target.startsWith('src/games/') && target.split('/')[2] !== file.split('/')[2])
    .filter(([, target]) => roomOf(target) !== 'kit');
  expect(wrong).toEqual([]);
});

/** Folders of the kernel, each above all that it imports. '' is the ground: the contract, the ports, bytes. */
const FLOORS: readonly string[] = [
  '',
  'identity',
  'secrets',
  'spoken',
  'journal',
  'presence',
  'shelf',
  'play',
  'pipeline',
  'runs',
  'cards',
  'asks',
  'undo',
  'state',
  'keygen',
  'log',
  'fold',
  'acting',
  'order/votes',
  'order/members',
  'order/takeover',
  'order',
  'generation',
  'view',
  'history',
  'core',
  'devices',
  'company',
  'table',
];

const KERNEL = 'src/kernel';
const folderOf = (file: string): string => relative(KERNEL, dirname(file));

test('in the kernel a folder imports only folders below it, so no two import each other', () => {
  const own = files.filter((file) => file.startsWith(`${KERNEL}/`));
  const wrong = own.flatMap((file) =>
    imports(file)
      .filter((target) => target.startsWith(`${KERNEL}/`))
      .filter((target) => FLOORS.indexOf(folderOf(target)) > FLOORS.indexOf(folderOf(file)))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
  expect(FLOORS.toSorted()).toEqual([...new Set(own.map(folderOf))].toSorted());
});

test('of the kernel only the journal speaks Yjs', () => {
  const speaks = files
    .filter((file) => file.startsWith(`${KERNEL}/`) && !file.startsWith(`${KERNEL}/journal/`))
    .filter((file) => /(?:from|import)\s*\(?\s*'yjs(?:\/[^']*)?'/.test(readFileSync(join(root, file), 'utf8')));
  expect(speaks).toEqual([]);
});
