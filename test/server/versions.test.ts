/**
 * A build of the embed at an address of its own. Whole, the very bytes that its hashes say, and for a year after the last start with it.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveSite } from '../../server/http.ts';
import { keepVersion } from '../../server/versions.ts';
import { cleanUp, relayWith } from './table.ts';

const DAY_MS = 86_400_000;
let root = '';
let embed = '';
let kept = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'versions-'));
  embed = join(root, 'dist-embed');
  kept = join(root, 'parts/versions');
});
afterEach(async () => {
  await cleanUp();
  await rm(root, { recursive: true });
});

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a build in the place of the one before. @param told what its `integrity.json` says instead */
async function build(version: string, text: string, told: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await rm(embed, { recursive: true, force: true });
  await mkdir(join(embed, 'chunks'), { recursive: true });
  await writeFile(join(embed, 'tavolata.js'), text);
  await writeFile(join(embed, 'chunks/game-AAAAAAAA.js'), `${text} chunk`);
  const files = { 'tavolata.js': sha384(text), 'chunks/game-AAAAAAAA.js': sha384(`${text} chunk`) };
  await writeFile(join(embed, 'integrity.json'), JSON.stringify({ version, files, ...told }));
}

const start = (day: number): Promise<void> => keepVersion(embed, kept, day * DAY_MS);

async function asking(): Promise<(path: string) => Promise<Response>> {
  const relay = await relayWith({ serve: serveSite({ app: join(root, 'dist'), embed, parts: join(root, 'parts') }) });
  return (path) => fetch(`http://127.0.0.1:${relay.port}/embed/${path}`);
}
const textOf = async (answer: Response): Promise<string> => (answer.ok ? answer.text() : String(answer.status));

test('the unversioned address is the latest build, the other one the same for good, its chunks too', async () => {
  const ask = await asking();
  await build('0.1.0-aaaaaaaa', 'one');
  await start(1000);
  await build('0.2.0-bbbbbbbb', 'two');
  await start(1300);
  const paths = [
    'tavolata.js',
    '0.2.0-bbbbbbbb/tavolata.js',
    '0.1.0-aaaaaaaa/tavolata.js',
    '0.1.0-aaaaaaaa/chunks/game-AAAAAAAA.js',
  ];
  const answers = await Promise.all(paths.map(ask));
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'no-cache',
    ...Array.from({ length: 3 }, () => 'public, max-age=31536000, immutable'),
  ]);
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(await Promise.all(answers.map(textOf))).toEqual(['two', 'two', 'one', 'one chunk']);
});

test('what no start has had for a year goes, and what was never built isn’t there', async () => {
  const ask = await asking();
  await build('0.1.0-aaaaaaaa', 'one');
  await start(1000);
  await build('0.2.0-bbbbbbbb', 'two');
  await start(1365);
  expect(await textOf(await ask('0.1.0-aaaaaaaa/tavolata.js'))).toBe('one');
  await start(1366);
  const gone = ['0.1.0-aaaaaaaa/tavolata.js', '0.3.0-cccccccc/tavolata.js', '0.2.0-bbbbbbbb/', '0.2.0/tavolata.js'];
  expect(await Promise.all(gone.map(async (path) => textOf(await ask(path))))).toEqual(['404', '404', '404', '404']);
  expect(await readdir(kept)).toEqual(['0.2.0-bbbbbbbb']);
});

test('a clock that is two years ahead at one start deletes no build', async () => {
  await build('0.1.0-aaaaaaaa', 'one');
  await start(1000);
  await build('0.2.0-bbbbbbbb', 'two');
  await start(1010);
  await start(1740);
  expect((await readdir(kept)).toSorted()).toEqual(['0.1.0-aaaaaaaa', '0.2.0-bbbbbbbb']);
});

test.each([
  ['other bytes than its hash says', { files: { 'tavolata.js': sha384('another') } }, 'tavolata.js is not what'],
  ['a file that isn’t there', { files: { 'tavolata.js': sha384('one'), 'chunks/x.js': sha384('x') } }, 'ENOENT'],
  ['a file outside the build', { files: { 'tavolata.js': sha384('one'), '../x.js': sha384('x') } }, "isn't that of"],
  ['no name of a build', { version: '../../x' }, "isn't that of"],
])('nothing is kept of a build with %s', async (_, told, why) => {
  await build('0.1.0-aaaaaaaa', 'one', told);
  await expect(start(1)).rejects.toThrow(why);
  expect((await readdir(kept).catch(() => [])).filter((name) => !name.startsWith('.'))).toEqual([]);
});

test('a copy that was broken off is made again', async () => {
  await build('0.1.0-aaaaaaaa', 'one');
  await mkdir(join(kept, '.0.1.0-aaaaaaaa/chunks'), { recursive: true });
  await writeFile(join(kept, '.0.1.0-aaaaaaaa/chunks/old.js'), 'half');
  await start(1);
  expect((await readdir(kept, { recursive: true })).toSorted()).toEqual([
    '0.1.0-aaaaaaaa',
    '0.1.0-aaaaaaaa/chunks',
    '0.1.0-aaaaaaaa/chunks/game-AAAAAAAA.js',
    '0.1.0-aaaaaaaa/tavolata.js',
  ]);
});
