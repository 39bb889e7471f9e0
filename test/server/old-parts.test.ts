/** A page that is open while a new build takes the old one's place finds its own parts, and nothing else of the old build. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../server/http.ts';
import { keepParts } from '../../server/old-parts.ts';
import { cleanUp, relayWith } from './table.ts';

const DAY_MS = 86_400_000;
let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parts-'));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(cleanUp);

/** Puts a build in the place of the one before: its files by path. */
async function build(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

test('parts of the build before are served until no build has had them for a month; its pages and plain files aren’t', async () => {
  const [app, embed, parts] = [join(root, 'dist'), join(root, 'dist-embed'), join(root, 'parts')];
  const start = async (day: number): Promise<void> => {
    await keepParts(app, join(parts, 'app'), day * DAY_MS);
    await keepParts(embed, join(parts, 'embed'), day * DAY_MS);
  };
  await build(app, {
    'index.html': 'one',
    'assets/board-AAAAAAAA.js': 'old',
    'assets/same-BBBBBBBB.js': 'same',
    'old.txt': 'x',
  });
  await build(embed, { 'tavolata.js': 'one', 'chunks/game-CCCCCCCC.js': 'old chunk' });
  await start(1000);
  const relay = await relayWith({ serve: serveSite({ app, embed, parts }) });
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${relay.port}${path}`);
    return answer.ok ? answer.text() : String(answer.status);
  };
  await build(app, { 'index.html': 'two', 'assets/board-DDDDDDDD.js': 'new', 'assets/same-BBBBBBBB.js': 'same' });
  await build(embed, { 'tavolata.js': 'two' });
  await start(1020);
  expect(await Promise.all(['/assets/board-AAAAAAAA.js', '/embed/chunks/game-CCCCCCCC.js'].map(ask))).toEqual([
    'old',
    'old chunk',
  ]);
  expect(await Promise.all(['/', '/embed/tavolata.js', '/assets/board-DDDDDDDD.js'].map(ask))).toEqual([
    'two',
    'two',
    'new',
  ]);
  expect(
    await Promise.all(['/old.txt', '/chunks/game-CCCCCCCC.js', '/parts/app/assets/board-AAAAAAAA.js'].map(ask)),
  ).toEqual(['404', '404', '404']);
  await start(1049);
  expect(await ask('/assets/board-AAAAAAAA.js')).toBe('old');
  await start(1051);
  expect(await ask('/assets/board-AAAAAAAA.js')).toBe('404');
  expect(await ask('/assets/same-BBBBBBBB.js')).toBe('same');
  expect((await readdir(join(parts, 'app/assets'))).toSorted()).toEqual(['board-DDDDDDDD.js', 'same-BBBBBBBB.js']);
});

test('a copy that was broken off is made again, and a build that isn’t there does no harm', async () => {
  const [built, kept] = [join(root, 'built'), join(root, 'kept')];
  await build(built, { 'assets/a-EEEEEEEE.js': 'whole' });
  await build(kept, { 'assets/a-EEEEEEEE.js': 'wh' });
  await keepParts(built, kept, 0);
  expect(await readFile(join(kept, 'assets/a-EEEEEEEE.js'), 'utf8')).toBe('whole');
  await expect(keepParts(join(root, 'nowhere'), kept, 0)).resolves.toBeUndefined();
});

test('a build that was served for longer than a month keeps its parts for the pages that are open when it is replaced', async () => {
  const [built, kept] = [join(root, 'long'), join(root, 'long-kept')];
  const have = async (): Promise<readonly string[]> => (await readdir(join(kept, 'assets'))).toSorted();
  await build(built, { 'assets/a-AAAAAAAA.js': 'old' });
  await keepParts(built, kept, 1000 * DAY_MS);
  await build(built, { 'assets/b-BBBBBBBB.js': 'new' });
  await keepParts(built, kept, 1100 * DAY_MS);
  await keepParts(built, kept, 1129 * DAY_MS);
  expect(await have()).toEqual(['a-AAAAAAAA.js', 'b-BBBBBBBB.js']);
  await keepParts(built, kept, 1131 * DAY_MS);
  expect(await have()).toEqual(['b-BBBBBBBB.js']);
});

test('a clock that is a year ahead at one start deletes nothing', async () => {
  const [built, kept] = [join(root, 'ahead'), join(root, 'ahead-kept')];
  for (const [day, part] of [
    [1000, 'a-AAAAAAAA'],
    [1010, 'b-BBBBBBBB'],
    [1365, 'c-CCCCCCCC'],
  ] as const) {
    await build(built, { [`assets/${part}.js`]: part });
    await keepParts(built, kept, day * DAY_MS);
  }
  expect(await readdir(join(kept, 'assets'))).toHaveLength(3);
});
