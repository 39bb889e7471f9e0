/**
 * Calls as their platforms' documentation tells of them, on one server of this machine under the platforms' own names: Discord's client and its
 * proxy with path mapping and policy, Zoom's gate of headers and its script, Meet with two frames and its script. What stands behind them is
 * the built app and the real relay, as behind any proxy that ends TLS.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { request as askPlainly, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from 'playwright-core';
import { certificateFor } from '../../../server/certificate.ts';
import { serveSite } from '../../../server/http.ts';
import type { Relay } from '../../../server/relay.ts';
import { SHELLS } from '../../../server/shells.ts';
import { MemoryStore } from '../../helpers/memory-store.ts';
import { testRelay } from '../../helpers/test-relay.ts';
import { launching } from './browser.ts';
import { discordPage, meetPage, meetScript, zoomScript } from './call-pages.ts';
import { everybody, PATIENCE_MS, type Person } from './house.ts';

/** The operator's own name. */
export const TABLE = 'table.example';
/** Discord's number of the application. */
export const APP = '1234567890';

/** Someone in a call, with a count of what they had to tap. */
export interface Caller {
  readonly person: Person;
  readonly page: Page;
  taps: number;
}

export interface Calls {
  readonly browser: Browser;
  /** A person's own browser. @param about what Zoom's client knows of them */
  enter(name: string, url: string, about?: object, size?: { width: number; height: number }): Promise<Caller>;
  /** Requests that the operator's server got: method, path, query. */
  readonly asked: string[];
  /** What Zoom's gate turned away. */
  readonly turned: string[];
  close(): Promise<void>;
}

/** As a proxy passes on what it got. @param forwardedFor address that it names */
function passOn(relay: Relay, request: IncomingMessage, response: ServerResponse, change: Change): void {
  const headers = { ...request.headers, host: TABLE, 'x-forwarded-for': '203.0.113.7' };
  const asked = askPlainly(
    { port: relay.port, host: '127.0.0.1', path: request.url, method: request.method, headers },
    (answer) => {
      const own = { ...answer.headers };
      if (change(own, answer) === false) {
        answer.resume();
        response.writeHead(200, { 'content-type': 'text/plain' }).end('Missing OWASP Secure Headers');
        return;
      }
      response.writeHead(answer.statusCode ?? 502, own);
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
type Change = (headers: IncomingMessage['headers'], answer: IncomingMessage) => false | void;

/** What Discord's frame may do, by its documentation: everything from its own origin, nothing inline, no WebRTC. */
const sandbox = (host: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' https://${host} wss://${host}`,
    "webrtc 'block'",
  ].join('; ');

/** The four that Zoom's client looks for in each page. */
const GATE = [
  'strict-transport-security',
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
] as const;

export async function openCalls(): Promise<Calls> {
  const relay = await testRelay({
    store: new MemoryStore(),
    port: 0,
    proxies: 1,
    // All of Discord comes from Discord's own addresses.
    limits: { addressUpgradesPerMinute: 1_000, addressKnocksPerMinute: 1_000, addressRoomsPerHour: 1_000 },
    serve: serveSite({ app: 'dist', embed: 'dist-embed', shells: SHELLS }),
  });
  const asked: string[] = [];
  const turned: string[] = [];
  /** What Meet keeps of an activity for those who join it. */
  let activity = '{}';

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const { url = '/' } = request;
    const say = (type: string, body: string): void =>
      void response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' })
        .end(body);
    if (host === TABLE || host.endsWith('.discordsays.com')) asked.push(`${host} ${request.method} ${url}`);
    if (host === 'discord.com') return say('text/html', discordPage);
    if (host === 'appssdk.zoom.us') return say('text/javascript', zoomScript);
    if (host === 'www.gstatic.com') return say('text/javascript', meetScript);
    if (host === 'meet.google.com') {
      if (url !== '/activity') return say('text/html', meetPage);
      if (request.method !== 'POST') return say('application/json', activity);
      activity = '';
      request.on('data', (text: Buffer) => (activity += text.toString()));
      request.on('end', () => say('application/json', '{}'));
      return undefined;
    }
    if (host.endsWith('.discordsays.com')) {
      return passOn(relay, request, response, (headers) => {
        headers['content-security-policy'] = [headers['content-security-policy'], sandbox(host)]
          .filter(Boolean)
          .join(', ');
      });
    }
    return passOn(relay, request, response, (headers, { statusCode }) => {
      const isPage = statusCode === 200 && headers['content-type']?.startsWith('text/html');
      if (!url.startsWith('/in/zoom') || !isPage || GATE.every((name) => headers[name])) return undefined;
      turned.push(url);
      return false;
    });
  };
  const folder = await mkdtemp(join(tmpdir(), 'calls-'));
  const server = createServer(await certificateFor([], folder), answer);
  server.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    const through = connect(relay.port, '127.0.0.1', () => {
      const lines = Object.entries({ ...request.headers, host: TABLE, 'x-forwarded-for': '203.0.113.7' }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      through.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      stream.pipe(through).pipe(stream);
    });
    for (const one of [stream, through]) one.on('error', () => [stream, through].forEach((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const names = ['discord.com', '*.discordsays.com', 'meet.google.com', 'www.gstatic.com', 'appssdk.zoom.us', TABLE];
  const options = await launching();
  const rules = names.map((name) => `MAP ${name} 127.0.0.1:${port}`).join(', ');
  const args = [
    ...(options.args ?? []).filter((arg) => !arg.startsWith('--host-resolver-rules')),
    `--host-resolver-rules=${rules}`,
  ];
  const browser = await chromium.launch({ ...options, args });
  return {
    browser,
    asked,
    turned,
    async enter(name, url, about = {}, size = { width: 1280, height: 800 }) {
      const context = await browser.newContext({ locale: 'it-IT', viewport: size, ignoreHTTPSErrors: true });
      await context.addInitScript((known) => Object.assign(globalThis, { caller: known }), { name, ...about });
      context.setDefaultTimeout(PATIENCE_MS);
      return caller(name, context, url);
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await relay.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function caller(name: string, context: BrowserContext, url: string): Promise<Caller> {
  const page = await context.newPage();
  const person: Person = { name, context, page, frames: [], console: [] };
  everybody.add(person);
  context.once('close', () => everybody.delete(person));
  page.on('console', (message) => person.console.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => person.console.push(`pageerror: ${error.message}`));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => person.frames.push(Buffer.from(payload)));
    socket.on('framesent', ({ payload }) => person.frames.push(Buffer.from(payload)));
  });
  await page.goto(url);
  return { person, page, taps: 0 };
}

/** A tap on a button, counted. */
export async function tap(one: Caller, where: Page | FrameLocator, name: string | RegExp): Promise<void> {
  one.taps += 1;
  await where.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
}

/** Sits down: a name that isn't there is written, and sent with the keyboard's own key. Done when the seat is taken. */
export async function sit(one: Caller, where: Page | FrameLocator): Promise<void> {
  const field = where.getByLabel('Il tuo nome');
  await field.waitFor();
  if ((await field.inputValue()) === '') {
    one.taps += 1;
    await field.click();
    await field.fill(one.person.name);
    await field.press('Enter');
  } else await tap(one, where, 'Siediti');
  await where.getByText('A voce sei').waitFor();
}
