/** The web side of the server: which files, with which headers, and nothing outside its directories. */
import { cacheControl, COMMON_HEADERS } from '../../server/headers.ts';
import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../server/http.ts';
import type { Relay } from '../../server/relay.ts';
import type { ShellName } from '../../server/shells.ts';
import { cleanUp, relayWith } from './table.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  await mkdir(join(root, 'embed'));
  await mkdir(join(root, 'dist/storm'));
  await writeFile(join(root, 'dist/storm/index.html'), '<!doctype html>');
  await writeFile(
    join(root, 'dist/index.html'),
    '<!doctype html><title>t</title><meta property="og:image" content="/preview.png">',
  );
  await writeFile(join(root, 'dist/assets/app-Ab3_x9-Q.js'), 'export {};'.repeat(500));
  await writeFile(join(root, 'dist/assets/table.webp'), Uint8Array.of(1, 2, 3));
  await writeFile(join(root, 'dist/.env'), 'secret');
  await writeFile(join(root, 'embed/tavolata.js'), 'export {};');
  await writeFile(join(root, 'secret.txt'), 'secret');
  await symlink(join(root, 'secret.txt'), join(root, 'dist/link.txt'));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(cleanUp);

const site = (shells: readonly ShellName[] = []): Promise<Relay> =>
  relayWith({ serve: serveSite({ app: join(root, 'dist'), embed: join(root, 'embed'), shells }) });

/** A request whose path is sent as it is: `fetch` would tidy it up. */
interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}
const ask = (relay: Relay, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: relay.port, host: '127.0.0.1', path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });

test('the page lets nothing in from elsewhere', async () => {
  const relay = await site();
  const { status, headers, body } = await ask(relay, '/');
  expect([status, body.slice(0, 31)]).toEqual([200, '<!doctype html><title>t</title>']);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/u);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${relay.port} wss://127.0.0.1:${relay.port};`);
  expect(policy).toContain("frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; ");
  // Markup and scripts are made by the build's own hands only.
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types lit-html tavolata-worker tavolata-page$/u);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/);
});

test('the picture of a link’s preview has a whole address, and nothing of a link is in what a crawler gets', async () => {
  const relay = await site();
  const pictureAt = async (host: string, path = '/'): Promise<string | undefined> =>
    /property="og:image" content="([^"]*)"/u.exec((await ask(relay, path, { host })).body)?.[1];
  expect(await pictureAt('tavolata.example')).toBe('https://tavolata.example/preview.png');
  expect(await pictureAt('localhost:8787')).toBe('http://localhost:8787/preview.png');
  expect(await pictureAt('a"><script>')).toBe('/preview.png');
  expect(await pictureAt('tavolata.example', '/?code=secret')).toBe('https://tavolata.example/preview.png');
  expect((await ask(relay, '/?code=secret')).body).not.toContain('secret');
});

test('a host that is no host is not repeated in the policy', async () => {
  const { headers } = await ask(await site(), '/', { host: "x; script-src 'unsafe-inline'" });
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});

test.each([
  ['/embed/chunks/libsodium-wrappers-BpXvPzg1.js', 'public, max-age=31536000, immutable'],
  ['/embed/tavolata.js', 'no-cache'],
])('of the embed %s is cached as %s', (path, kept) => {
  expect(cacheControl(path)).toBe(kept);
});

test('hashed files are kept for good, others asked for anew and answered with 304', async () => {
  const relay = await site();
  const hashed = await ask(relay, '/assets/app-Ab3_x9-Q.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const page = await ask(relay, '/index.html?x=1');
  expect((await ask(relay, '/', { 'if-none-match': String(page.headers['etag']) })).status).toBe(304);
  expect((await ask(relay, '/assets/table.webp')).headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-cache',
  });
});

const CODE = 'export {};'.repeat(500);
const unpacked = ({ headers, body }: Answer): string => {
  const bytes = Buffer.from(body, 'latin1');
  const coding = headers['content-encoding'];
  return (coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['gzip; q=0, br; q=0.0', undefined],
  ['identity', undefined],
  ['abr, x-br', undefined],
  ['br;q=x', undefined],
  ['', undefined],
])('to a client that takes “%s” text comes by %s', async (accepted, coding) => {
  const answer = await ask(await site(), '/assets/app-Ab3_x9-Q.js', { 'accept-encoding': accepted });
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([coding, 'Accept-Encoding']);
  expect(unpacked(answer)).toBe(CODE);
});

test('the page is packed as well, for each host its own', async () => {
  const relay = await site();
  for (const [coding, host] of [
    ['br', 'one.example'],
    ['gzip', 'two.example'],
    ['br', 'three.example'],
  ] as const) {
    const answer = await ask(relay, '/', { 'accept-encoding': coding, host });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([coding, 'Accept-Encoding']);
    expect(unpacked(answer)).toContain(`content="https://${host}/preview.png"`);
  }
});

test('what is packed otherwise has another tag, and is answered with 304 to that one alone', async () => {
  const relay = await site();
  const path = '/assets/app-Ab3_x9-Q.js';
  const tags: string[] = [];
  for (const coding of ['br', 'gzip', 'identity']) {
    const { headers } = await ask(relay, path, { 'accept-encoding': coding });
    tags.push(String(headers['etag']));
  }
  expect(new Set(tags).size).toBe(3);
  const again = async (coding: string, tag = ''): Promise<number | undefined> =>
    (await ask(relay, path, { 'accept-encoding': coding, 'if-none-match': tag })).status;
  expect(await Promise.all(['br', 'gzip', 'identity'].map((coding, i) => again(coding, tags[i])))).toEqual([
    304, 304, 304,
  ]);
  expect(await again('gzip', tags[0])).toBe(200);
});

test('docs/relay.md names each header that all answers carry', async () => {
  const [told = ''] = /^Answers carry their own .*?;/mu.exec(await readFile('docs/relay.md', 'utf8')) ?? [];
  const { headers } = await ask(await site(), '/');
  const carried = [...Object.keys(COMMON_HEADERS), 'Content-Security-Policy'];
  expect(carried.filter((name) => !headers[name.toLowerCase()] || !told.includes(`\`${name}\``))).toEqual([]);
});

test('pictures are packed for nobody, as they are already', async () => {
  const { headers } = await ask(await site(), '/assets/table.webp', { 'accept-encoding': 'br, gzip' });
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
});

test('the embeddable build may be loaded from anywhere', async () => {
  const { status, headers } = await ask(await site(), '/embed/tavolata.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/..\\secret.txt',
  '/embed/../secret.txt',
  '/embed/%2e%2e/secret.txt',
  '/link.txt',
  '/.env',
  '/assets',
  '/%',
  '/index.html%00.js',
  '//etc/passwd',
  '/nothing',
])('%s is not found', async (path) => {
  const { status, body } = await ask(await site(), path);
  expect([status, body]).toEqual([404, '']);
});

test('only reading is allowed, and HEAD has no body', async () => {
  const relay = await site();
  expect(await ask(relay, '/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const head = await ask(relay, '/', {}, 'HEAD');
  const { body } = await ask(relay, '/');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(body.length)]);
});

test('who asks for a big file and reads none of it keeps none of it in memory', async () => {
  const size = 64 * 1024 * 1024;
  await writeFile(join(root, 'dist/big.png'), '');
  await truncate(join(root, 'dist/big.png'), size);
  const relay = await site();
  const before = process.memoryUsage().arrayBuffers;
  const socket = connect(relay.port, '127.0.0.1').pause();
  socket.write('GET /big.png HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => void socket.once('readable', resolve));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(size / 2);
  socket.destroy();
  expect((await ask(relay, '/big.png')).body).toHaveLength(size);
});

test('health tells counts and nothing else', async () => {
  const { status, body } = await ask(await site(), '/healthz');
  expect([status, body]).toEqual([200, '{"ok":true,"rooms":0,"connections":0}']);
});

const DISCORD = '/?instance_id=i-1&frame_id=f-1&platform=desktop';
const policyOf = ({ headers }: Answer, directive: string): string | undefined =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.slice(directive.length + 1);

test('a call’s own page has the headers and the script that its platform asks for, and no other page has', async () => {
  const relay = await site(['discord', 'meet', 'zoom']);
  const zoom = await ask(relay, '/in/zoom/');
  expect(zoom.body).toContain('<!doctype html>');
  expect(zoom.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const script = 'https://appssdk.zoom.us/sdk.min.js';
  expect(policyOf(zoom, 'script-src')).toBe(`'self' 'wasm-unsafe-eval' ${script}`);
  expect(policyOf(zoom, 'trusted-types')).toContain('tavolata-shell');
  for (const path of ['/in/meet/?meet_sdk=1', '/in/meet/stage/']) {
    const meet = await ask(relay, path);
    expect(policyOf(meet, 'script-src')).toContain('https://www.gstatic.com/meetjs/addons/');
    expect(policyOf(meet, 'frame-ancestors')).toBe('https://meet.google.com');
    expect(meet.headers).not.toHaveProperty('strict-transport-security');
  }
  const discord = await ask(relay, DISCORD);
  expect(policyOf(discord, 'frame-ancestors')).toContain('https://discord.com');
  expect(policyOf(discord, 'script-src')).toBe("'self' 'wasm-unsafe-eval'");
  const plain = await ask(relay, '/');
  expect(policyOf(plain, 'script-src')).toBe("'self' 'wasm-unsafe-eval'");
  expect(policyOf(plain, 'trusted-types')).not.toContain('tavolata-shell');
  expect(policyOf(plain, 'frame-ancestors')).toBe("'self'");
});

test('where an operator names no platform there is no such page, and nobody may frame the other', async () => {
  const relay = await site(['meet']);
  expect((await ask(relay, '/in/zoom/')).status).toBe(404);
  expect((await ask(relay, '/in/zoom/stage/')).status).toBe(404);
  expect(policyOf(await ask(relay, DISCORD), 'frame-ancestors')).toBe("'self'");
});

test.each([
  ['/storm', './storm/'],
  ['/storm?seed=3', './storm/?seed=3'],
  ['//storm', './storm/'],
])('%s without its slash leads to the folder’s page', async (path, to) => {
  const relay = await site();
  const { status, headers } = await ask(relay, path);
  expect([status, headers['location']]).toEqual([308, to]);
  expect(new URL(to, `http://127.0.0.1:${relay.port}${path}`).host).toBe(`127.0.0.1:${relay.port}`);
});

test('a folder without a page is none, with a slash or without', async () => {
  const relay = await site();
  expect([(await ask(relay, '/assets')).status, (await ask(relay, '/assets/')).status]).toEqual([404, 404]);
});

test('health and metrics are answered whatever the query, as probes add one against caches', async () => {
  const relay = await relayWith({ metrics: true });
  for (const path of ['/healthz?x', '/metrics?x=1']) expect((await ask(relay, path)).status).toBe(200);
});
