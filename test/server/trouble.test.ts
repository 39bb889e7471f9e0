/** What keeps a server from starting is told in a sentence that says what to do. The errors are real ones, as far as they can be had. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { certificateFor } from '../../server/certificate.ts';
import { LevelStore } from '../../server/stores/level.ts';
import { RedisStore } from '../../server/stores/redis.ts';
import { type Place, troubleOf } from '../../server/trouble.ts';
import { cleanUp, cleanups } from './table.ts';

afterEach(cleanUp);

const PLACE: Place = { port: 80, host: undefined, dataDir: 'data', redisUrl: undefined };

const failed = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

async function listening(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host);
  cleanups.push(() => void server.close());
  await once(server, 'listening');
  return (server.address() as { readonly port: number }).port;
}

test('a port that is in use, and an address that this machine doesn’t have', async () => {
  const port = await listening(0, '127.0.0.1');
  const taken = await failed(listening(port, '127.0.0.1'));
  expect(troubleOf(taken, { ...PLACE, port })).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`,
  );
  for (const host of ['192.0.2.1', 'no.such.name.invalid'])
    expect(troubleOf(await failed(listening(0, host)), { ...PLACE, host })).toContain(`HOST is ${host}, and this`);
});

test('a port that only root may open, as Node says it', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
  expect(troubleOf(error, PLACE)).toMatch(/^Port 80 may not be opened by this user\. .*PORT=8787$/u);
});

test('a folder that can’t be made or written, for rooms and for a certificate', async () => {
  const place = await mkdtemp(join(tmpdir(), 'trouble-'));
  cleanups.push(() => rm(place, { recursive: true }));
  await writeFile(join(place, 'file'), '');
  const dataDir = join(place, 'file/data');
  for (const work of [LevelStore.open(join(dataDir, 'rooms'), { say: () => undefined }), certificateFor([], dataDir)])
    expect(troubleOf(await failed(work), { ...PLACE, dataDir })).toMatch(
      /file\/data can’t be written: ENOTDIR.*DATA_DIR\.$/u,
    );
});

test('rooms that another server has open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trouble-'));
  cleanups.push(() => rm(dataDir, { recursive: true }));
  const store = await LevelStore.open(dataDir, { say: () => undefined });
  cleanups.push(() => store.close());
  const error = await failed(LevelStore.open(dataDir, { say: () => undefined }));
  expect(troubleOf(error, { ...PLACE, dataDir })).toContain('are open in another server');
});

test('a disk that is full, as LevelDB says it', () => {
  const cause = Object.assign(new Error('IO error: data/rooms/000009.ldb: No space left on device'), {
    code: 'LEVEL_IO_ERROR',
  });
  const error = Object.assign(new Error('Database failed to open', { cause }), { code: 'LEVEL_DATABASE_NOT_OPEN' });
  expect(troubleOf(error, PLACE)).toBe('The disk of data is full. Free 10 MB there, and start again: nothing is lost.');
});

test('a Redis that doesn’t answer, without its password, and the package that isn’t there', async () => {
  const redisUrl = 'redis://me:secret@127.0.0.1:9';
  const place = { ...PLACE, redisUrl };
  expect(troubleOf(await failed(RedisStore.open(redisUrl)), place)).toBe(
    'Redis at 127.0.0.1:9 doesn’t answer. Look whether it runs, and at REDIS_URL.',
  );
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(troubleOf(missing, place)).toMatch(/^REDIS_URL needs the package ioredis/u);
  const no = Object.assign(new Error('WRONGPASS invalid username-password pair'), { name: 'ReplyError' });
  expect(troubleOf(no, place)).toBe(
    'Redis at 127.0.0.1:9 says no: WRONGPASS invalid username-password pair. Look at REDIS_URL.',
  );
});

test('what nobody knows is left to the error itself', () => {
  expect(troubleOf(new TypeError('a bug'), { ...PLACE, redisUrl: 'redis://x' })).toBeUndefined();
});
