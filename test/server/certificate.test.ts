/** The house certificate: good for the machine's addresses, the same after a restart, usable for wss. */
import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { certificateFor } from '../../server/certificate.ts';
import { TOPIC, cleanUp, cleanups, relayWith } from './table.ts';

afterEach(cleanUp);
const place = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'cert-'));
  cleanups.push(() => rm(directory, { recursive: true }));
  return directory;
};

test('a certificate names localhost and every address, and its key is for its owner only', async () => {
  const directory = await place();
  const { cert } = await certificateFor(['192.168.7.9'], directory);
  const read = new X509Certificate(cert);
  expect(['127.0.0.1', '::1', '192.168.7.9'].map((ip) => read.checkIP(ip) !== undefined)).toEqual([true, true, true]);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect((await stat(join(directory, 'lan-key.pem'))).mode & 0o077).toBe(0);
});

test('it stays the same until an address is missing', async () => {
  const directory = await place();
  const first = await certificateFor(['192.168.7.9'], directory);
  expect(await certificateFor(['192.168.7.9'], directory)).toEqual(first);
  expect(await certificateFor(['10.0.0.4'], directory)).not.toEqual(first);
});

test('with it the relay speaks wss', async () => {
  const tls = await certificateFor([], await place());
  const relay = await relayWith({ tls });
  expect(relay.url).toMatch(/^wss:/);
  const socket = new WebSocket(`${relay.url}/${TOPIC}`, { ca: tls.cert });
  const frame = await new Promise((resolve) => void socket.once('message', resolve));
  expect(frame).toEqual(Buffer.of(0, 0, 1, 0));
  socket.terminate();
});
