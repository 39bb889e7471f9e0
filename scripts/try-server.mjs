// `npm run try-server`: installs what was built as an operator would, with the server's own packages alone, and runs it on Node's long-term
// version. A room is written, the server ends, and the next one has it. It asks the npm registry, so it is no part of `npm test`.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

const NODE = '24';
const TOPIC = 'A'.repeat(22);
const place = mkdtempSync(join(tmpdir(), 'tavolata-server-'));
const install = (folder, ...args) =>
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--omit=dev', ...args], { cwd: folder, stdio: 'pipe' });
for (const built of ['dist', 'dist-embed', 'dist-server'])
  cpSync(built, join(place, built), { recursive: true, filter: (from) => !from.includes('node_modules') });
install(join(place, 'dist-server'));
const size = execFileSync('du', ['-sm', 'dist-server/node_modules'], { cwd: place, encoding: 'utf8' }).split('\t')[0];
mkdirSync(join(place, 'node'));
install(join(place, 'node'), '--prefix', '.', `node@${NODE}`);
const node = join(place, 'node/node_modules/.bin/node');

let failed = 0;
const shows = (what, is) => {
  console.log(`${is ? 'ok  ' : 'FAIL'} ${what}`);
  if (!is) failed++;
};

/** @returns the address it says it is ready at, and how it ends on SIGTERM */
async function serve() {
  const env = { PATH: process.env.PATH, PORT: '0', TOKENS: 'off', DATA_DIR: join(place, 'data') };
  const child = spawn(node, ['dist-server/main.js'], { cwd: place, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', (code) => done(code)));
  const url = await new Promise((ready, fail) => {
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
      const found = /Ready: (\S+)/u.exec(out);
      if (found) ready(found[1]);
    });
    void ended.then((code) => fail(new Error(`it ended with ${code}`)));
  });
  return {
    url,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** A page of the stock client. */
async function page(url, doc) {
  const provider = new WebsocketProvider(`${url.replace('http', 'ws')}sync`, TOPIC, doc, {
    WebSocketPolyfill: WebSocket,
    disableBc: true,
  });
  for (let i = 0; i < 100 && !provider.synced; i++) await pause(100);
  await pause(500);
  provider.destroy();
  return provider;
}

try {
  console.log(
    `Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}, packages of the server: ${size} MB`,
  );
  const first = await serve();
  const health = await (await fetch(new URL('healthz', first.url))).json();
  shows('it is well', health.ok === true);
  for (const path of ['', 'embed/tavolata.js'])
    shows(`/${path}`, (await fetch(new URL(path, first.url))).status === 200);
  const written = new Y.Doc();
  // As a table writes: bytes in a feed of the writer's own.
  const feed = `f/${written.clientID.toString(36)}`;
  written.getArray(feed).push([Uint8Array.of(1, 2, 3)]);
  await page(first.url, written);
  shows('it ends when it is told to', (await first.end()) === 0);
  const second = await serve();
  const read = new Y.Doc();
  await page(second.url, read);
  shows('the next one has what was written', read.getArray(feed).get(0)?.length === 3);
  await second.end();
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
