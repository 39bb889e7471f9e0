/** A relay whose operator lets only some people make tables, attacked by those who have no key; what is there stays open to its people. */
import { afterEach, expect, test } from 'vitest';
import type { Relay } from '../../server/relay.ts';
import { keyProtocols, rememberCreateKey } from '../../src/embed/adapters/create-key.ts';
import { Invited, upgraded } from './invited.ts';
import { Bare, cleanUp, health, relayWith, TOPIC } from './table.ts';

afterEach(cleanUp);

const KEY = '0123456789abcdef';
const OTHER = 'z'.repeat(22);
const locked = (more: Partial<Parameters<typeof relayWith>[0]> = {}): Promise<Relay> =>
  relayWith({ createKey: KEY, ...more });
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** A page that has the key shows it as the browser's adapter does. */
function shown(topic: string, key = KEY): readonly string[] {
  rememberCreateKey(key);
  return keyProtocols(topic);
}

test('without the key, with another, or with one that was shown for another room, no room comes to be', async () => {
  const relay = await locked({ proxies: 1 });
  const tries = [[], shown(TOPIC, 'another key of 16'), shown(OTHER), [`tavolata-key1.${KEY}`], ['tavolata-key1.']];
  for (const protocols of tries) {
    const bare = new Bare(relay, TOPIC, protocols, from('1.1.1.1'));
    expect(await bare.closed).toBe(4430);
  }
  expect(await health(relay)).toMatchObject({ rooms: 0 });
});

test('with the key a room comes to be, and then everybody comes in as before', async () => {
  const relay = await locked({ proxies: 1 });
  const maker = new Bare(relay, TOPIC, shown(TOPIC), from('1.1.1.1'));
  await maker.nextSync();
  const other = new Bare(relay, TOPIC, [], from('2.2.2.2'));
  await other.nextSync();
  expect(await health(relay)).toMatchObject({ connections: 2, rooms: 1 });
});

test('whoever is at a table opens the rooms that it needs; who has left it doesn’t, nor does another address', async () => {
  const relay = await locked({ proxies: 1 });
  const maker = new Bare(relay, TOPIC, shown(TOPIC), from('1.1.1.1'));
  await maker.nextSync();
  const guest = new Bare(relay, TOPIC, [], from('2.2.2.2'));
  await guest.nextSync();
  const moved = new Bare(relay, OTHER, [], from('2.2.2.2'));
  await moved.nextSync();
  expect(await new Bare(relay, 'y'.repeat(22), [], from('3.3.3.3')).closed).toBe(4430);
  for (const { socket } of [guest, moved]) socket.close();
  await Promise.all([guest.closed, moved.closed]);
  await expect.poll(async () => new Bare(relay, 'x'.repeat(22), [], from('2.2.2.2')).closed).toBe(4430);
});

test('the key is no token: who shows it alone is refused where a token is asked for', async () => {
  const relay = await locked({ tokens: 'required', proxies: 1 });
  const table = new Invited();
  const topic = table.topic();
  expect(await upgraded(relay, topic, [...shown(topic)], from('1.1.1.1'))).toBe(401);
  const good = new Bare(relay, topic, [table.token({}), ...shown(topic)], from('1.1.1.1'));
  await good.nextSync();
});

test('at the machine itself, where addresses have no limits, the key is asked for all the same', async () => {
  const relay = await locked();
  expect(await new Bare(relay, TOPIC).closed).toBe(4430);
  await new Bare(relay, TOPIC, shown(TOPIC)).nextSync();
});
