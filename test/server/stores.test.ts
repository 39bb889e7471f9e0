/** The stores that come with the relay, held to the contract. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { LevelStore } from '../../server/stores/level.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { storeContract } from './store-contract.ts';

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

storeContract('MemoryStore', async (now) => {
  const store = new MemoryStore(now);
  return async () => store;
});

storeContract('LevelStore', async (now) => {
  const directory = await mkdtemp(join(tmpdir(), 'store-'));
  directories.push(directory);
  return () => LevelStore.open(directory, now && { now });
});
