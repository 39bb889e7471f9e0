/** Visitors from a page of another site, and what is refused: neither costs those who are at home here anything. */
import { afterEach, expect, test } from 'vitest';
import type { Relay } from '../../server/relay.ts';
import { Invited, upgraded } from './invited.ts';
import { cleanUp, health, relayWith, TOPIC } from './table.ts';

afterEach(cleanUp);

const at = (relay: Relay, origin: string, more: Record<string, string> = {}): Promise<number | undefined> =>
  upgraded(relay, TOPIC, [], { origin, ...more });

test.each([
  'https://evil.example',
  'http://evil.example:8787',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'null',
  'file://',
])('a page of %s makes no room at somebody’s own relay', async (origin) => {
  const relay = await relayWith();
  expect(await at(relay, origin)).toBe(403);
  expect(await health(relay)).toMatchObject({ rooms: 0, connections: 0 });
});

test('nor does a page whose name was made to lead to this machine', async () => {
  const relay = await relayWith();
  expect(await at(relay, 'http://evil.example', { host: 'evil.example' })).toBe(403);
});

test.each([
  'http://localhost:8787',
  'https://localhost',
  'http://127.0.0.1:5173',
  'http://[::1]:8787',
  'http://table.localhost',
])('a page of %s, of this machine itself, comes in', async (origin) => {
  expect(await at(await relayWith(), origin)).toBe(101);
});

test('behind a proxy pages of other sites come in, as the element stands in them', async () => {
  const relay = await relayWith({ proxies: 1 });
  expect(await at(relay, 'https://club.example', { 'x-forwarded-for': '1.1.1.1' })).toBe(101);
  const unannounced = await relayWith();
  expect(await at(unannounced, 'https://club.example', { 'x-forwarded-for': '1.1.1.1' })).toBe(101);
});

test('an operator names the sites whose pages may come: those, its own, and programs; no others', async () => {
  const origins = ['https://club.example', 'https://www.club.example'];
  const proxied = await relayWith({ proxies: 1, origins });
  const from = { 'x-forwarded-for': '1.1.1.1', host: 'table.example' };
  const statuses: unknown[] = [];
  for (const origin of [...origins, 'https://table.example', 'https://evil.example', 'http://club.example', 'null'])
    statuses.push(await at(proxied, origin, from));
  expect(statuses).toEqual([101, 101, 101, 403, 403, 403]);
  expect(await upgraded(proxied, TOPIC, [], from)).toBe(101);
  const alone = await relayWith({ origins });
  expect([await at(alone, origins[0]!), await at(alone, 'https://evil.example')]).toEqual([101, 403]);
});

test('what is refused for its token leaves the address all its upgrades', async () => {
  const relay = await relayWith({ tokens: 'required', proxies: 1 });
  const table = new Invited();
  const from = { 'x-forwarded-for': '1.1.1.1' };
  const forged = new Invited().token({});
  const statuses: unknown[] = [];
  for (let i = 0; i < 60; i++) statuses.push(await upgraded(relay, table.topic(), i % 2 === 0 ? [] : [forged], from));
  expect(statuses).toEqual(Array.from(statuses, (_, i) => (i < 30 ? 401 : 429)));
  expect(await upgraded(relay, table.topic(), [table.token({})], from)).toBe(101);
});
