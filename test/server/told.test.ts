/** What whoever runs the relay is told: one line for each change, and none about people. */
import { afterEach, expect, test } from 'vitest';
import type { Why } from '../../server/health.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { Told } from '../../server/told.ts';
import { cleanUp, guest, relayWith, synced } from './table.ts';

const STORE =
  'Tables can’t be stored at the moment. Each in which somebody does something is closed; its browsers come back.';

afterEach(cleanUp);

const lines = (all: readonly (Why | undefined)[], quiet: readonly Why[] = []): readonly string[] => {
  const said: string[] = [];
  const told = new Told((sentence) => said.push(sentence), quiet);
  for (const why of all) told.look(why);
  return said;
};

test('each change is told once, also from one cause to another', () => {
  expect(lines([undefined, 'memory', 'memory', 'store', undefined, undefined])).toEqual([
    'Nobody new is let in: too much memory is in use.',
    'Newcomers are let in again.',
    STORE,
    'Tables are stored again.',
  ]);
});

test('what the store tells itself, and going down, is told by nobody else', () => {
  expect(lines(['store', undefined, 'closing'], ['store'])).toEqual([]);
});

test('a relay whose store fails says so within a second, and when it is well again', async () => {
  const said: string[] = [];
  class Failing extends MemoryStore {
    failing = false;
  }
  const store = new Failing();
  const relay = await relayWith({ store, say: (sentence) => said.push(sentence) });
  await synced(guest(relay));
  store.failing = true;
  await expect.poll(() => said).toEqual([STORE]);
  store.failing = false;
  await expect.poll(() => said.length).toBe(2);
  expect(said.join()).not.toContain('127.0.0.1');
});
