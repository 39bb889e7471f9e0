/** The configuration for nginx in docs/relay.md, carried out: a relay with the app behind it, as the internet sees it. Needs nginx. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { certificateFor } from '../../server/certificate.ts';
import { serveSite } from '../../server/http.ts';
import type { Relay } from '../../server/relay.ts';
import { cleanUp, cleanups, holds, relayWith, synced, TOPIC, write, type Guest } from './table.ts';

afterEach(cleanUp);

/** Debian's lies where only root looks. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const WHY = NGINX === undefined ? ' (not here: there is no nginx, apt-get install nginx)' : '';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

interface Front {
  readonly port: number;
  readonly ca: string;
}

/** The block of the documentation, with this machine's ports and a certificate made on the spot. */
async function inFront(relay: Relay): Promise<Front> {
  const place = await mkdtemp(join(tmpdir(), 'nginx-'));
  cleanups.push(() => rm(place, { recursive: true, force: true }));
  const { cert } = await certificateFor([], place);
  const port = await freePort();
  const [, block = ''] = /```nginx\n([^`]*)```/.exec(await readFile('docs/relay.md', 'utf8')) ?? [];
  const server = block
    .replace(/listen 443 /, `listen 127.0.0.1:${port} `)
    .replace(/^ *listen \[::\]:443 .*\n/m, '')
    .replace(/# ssl_certificate …;.*/, 'ssl_certificate lan-cert.pem; ssl_certificate_key lan-key.pem;')
    .replace('127.0.0.1:8787', `127.0.0.1:${relay.port}`);
  expect(server).toContain(`listen 127.0.0.1:${port} ssl`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place};`);
  await writeFile(
    join(place, 'nginx.conf'),
    `daemon off; pid nginx.pid; worker_processes 1; events {}
http { ${folders.join(' ')} access_log off;
${server} }`,
  );
  await mkdir(join(place, 'logs'), { recursive: true });
  const child = spawn(NGINX ?? '', ['-p', place, '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const gone = new Promise<void>((done) => void child.once('close', () => done()));
  let ended = false;
  void gone.then(() => (ended = true));
  cleanups.push(async () => {
    child.kill('SIGQUIT');
    setTimeout(() => child.kill('SIGTERM'), 500).unref();
    await gone;
  });
  const front = { port, ca: cert };
  // It says nothing when it is ready.
  while (
    !(await ask(front, '/healthz').then(
      () => true,
      () => false,
    ))
  )
    if (ended) throw new Error(`nginx ended: ${said}`);
  return front;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const ask = ({ port, ca }: Front, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, ca, path, headers, agent: false, servername: 'localhost' },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => (body += text));
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
      },
    );
    asked.on('error', fail);
    asked.end();
  });

/** A stock client that trusts the certificate. */
function guestOf({ port, ca }: Front): Guest {
  class Trusting extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { ca });
    }
  }
  const doc = new Y.Doc();
  const provider = new WebsocketProvider(`wss://127.0.0.1:${port}/sync`, TOPIC, doc, {
    WebSocketPolyfill: Trusting as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    maxBackoffTime: 50,
  });
  cleanups.push(() => {
    provider.destroy();
    provider.awareness.destroy();
  });
  return { doc, provider };
}

async function site(): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), 'site-'));
  cleanups.push(() => rm(app, { recursive: true, force: true }));
  await writeFile(
    join(app, 'index.html'),
    '<!doctype html><title>t</title><meta property="og:image" content="/preview.png">',
  );
  return app;
}

test.skipIf(NGINX === undefined)(
  `behind nginx as documented: pages, headers, http2, a table, addresses${WHY}`,
  async () => {
    const app = await site();
    const relay = await relayWith({
      serve: serveSite({ app, embed: app }),
      proxies: 1,
      metrics: true,
      limits: { addressConnections: 2 },
    });
    const front = await inFront(relay);
    const page = await ask(front, '/', { host: 'table.example' });
    expect(page.status).toBe(200);
    expect(page.body).toContain('content="https://table.example/preview.png"');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain('wss://table.example');
    expect((await fetch(`http://127.0.0.1:${relay.port}/metrics`)).status).toBe(200);
    expect((await ask(front, '/metrics')).status).toBe(404);

    const session = connect(`https://127.0.0.1:${front.port}`, { ca: front.ca });
    const status = await new Promise((done, fail) => {
      session.on('error', fail);
      session.request({ ':path': '/' }).on('response', (headers) => done(headers[':status']));
    });
    session.destroy();
    expect(status).toBe(200);

    const [a, b] = [guestOf(front), guestOf(front)];
    await Promise.all([synced(a), synced(b)]);
    write(a.doc, 1);
    await holds(b.doc, 1);
    // The relay counts by the address that nginx names, whatever the client says of itself: without, nothing of this machine would be counted.
    const third = new WebSocket(`wss://127.0.0.1:${front.port}/sync/${TOPIC}`, { ca: front.ca });
    const turned = await new Promise((done) => {
      third.on('unexpected-response', (_, response) => done(response.statusCode));
      third.on('open', () => done('let in'));
      third.on('error', () => undefined);
    });
    third.terminate();
    expect(turned).toBe(429);
  },
);
