/** The port of the house: https, and plain http sent on to it; by IPv4 and IPv6. */
import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Certificate, certificateFor, hostOf, lanAddresses } from '../../server/certificate.ts';
import type { Relay } from '../../server/relay.ts';
import { cleanUp, cleanups, relayWith, TOPIC } from './table.ts';

let folder = '';
let tls: Certificate;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'https-'));
  tls = await certificateFor([], folder);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(cleanUp);

interface Answer {
  readonly status: number | undefined;
  readonly location: string | undefined;
}
const get = (from: typeof ask, port: number, path: string, host = '127.0.0.1'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host, port, path, rejectUnauthorized: false, agent: false };
    const asked = from(options, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location }));
    });
    asked.on('error', reject);
    asked.end();
  });

const secure = (more: Parameters<typeof relayWith>[0] = {}): Promise<Relay> => relayWith({ tls, ...more });

test('plain http is sent on to https at the same address, and https is answered', async () => {
  const relay = await secure();
  const plain = await get(ask, relay.port, '/assets/x?y=1');
  expect(plain).toEqual({ status: 308, location: `https://127.0.0.1:${relay.port}/assets/x?y=1` });
  expect(await get(askSecurely, relay.port, '/healthz')).toMatchObject({ status: 200 });
  const socket = new WebSocket(`wss://127.0.0.1:${relay.port}/sync/${TOPIC}`, { rejectUnauthorized: false });
  cleanups.push(() => socket.terminate());
  await new Promise((resolve) => socket.once('message', resolve));
});

test('a request that names no host of its own is sent nowhere', async () => {
  const relay = await secure();
  const socket = connect(relay.port, '127.0.0.1');
  cleanups.push(() => socket.destroy());
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write('GET / HTTP/1.1\r\nHost: evil.example/path\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /u);
});

test('a connection that says nothing is hung up on', async () => {
  const relay = await secure({ limits: { handshakeMs: 100 } });
  const socket = connect(relay.port, '127.0.0.1');
  await new Promise((resolve) => socket.once('close', resolve));
});

test('by IPv6 it is the same', async ({ skip }) => {
  const relay = await secure({ host: '::' }).catch(() => undefined);
  if (!relay) return skip('this machine has no IPv6');
  expect(await get(ask, relay.port, '/', '::1')).toEqual({ status: 308, location: `https://[::1]:${relay.port}/` });
  expect(await get(askSecurely, relay.port, '/healthz', '::1')).toMatchObject({ status: 200 });
  return expect(await get(askSecurely, relay.port, '/healthz', '127.0.0.1')).toMatchObject({ status: 200 });
});

test('a machine’s addresses are those that a neighbour can open', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6', internal = false): never =>
    ({ address, family, internal }) as unknown as never;
  const found = lanAddresses({
    lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
    wlan: [at('fe80::1', 'IPv6'), at('fd00::7', 'IPv6'), at('192.168.1.7', 'IPv4')],
  });
  expect(found).toEqual(['192.168.1.7', 'fd00::7']);
  expect(found.map(hostOf)).toEqual(['192.168.1.7', '[fd00::7]']);
});
