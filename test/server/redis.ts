/** A Redis of the test's own, in an empty directory, gone afterwards. Needs `redis-server` (or Valkey's) and the package `ioredis`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Why nothing can be tested here, if so. */
export async function lacking(): Promise<string | undefined> {
  const name = 'ioredis';
  const installed = await import(name).then(
    () => true,
    () => false,
  );
  if (!installed) return 'the package ioredis is not installed';
  return SERVER === undefined ? 'there is no redis-server (apt-get install redis-server)' : undefined;
}

export interface Redis {
  readonly port: number;
  readonly url: string;
  readonly cli: (...args: string[]) => string;
  /** It hangs, or goes on: connections stay open. */
  hang(yes: boolean): void;
  stop(): Promise<void>;
}

/** @param again a port where one was before */
export async function startRedis(again?: number): Promise<Redis> {
  const directory = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = again ?? (await freePort());
  const child = spawn(SERVER ?? '', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', directory]);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('redis-server did not start')));
    child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve());
  });
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    cli: (...args) => spawnSync('redis-cli', ['-p', `${port}`, ...args], { encoding: 'utf8' }).stdout,
    hang: (yes) => void child.kill(yes ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      await rm(directory, { recursive: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
