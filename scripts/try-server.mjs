// `npm run try-server` packs the server as npm would publish it, and installs that in an empty folder as an operator would. Its command runs
// on Node's long-term version. A room is written, the server ends, and the next one has it. It asks the npm registry, so it is no part of
// `npm test`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const npm = (folder, ...args) =>
  execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
execFileSync(process.execPath, ['scripts/server-package.mjs', join(place, 'package')], { stdio: 'pipe' });
const [tarball] = JSON.parse(npm(join(place, 'package'), 'pack', '--json', '--pack-destination', place));
const site = join(place, 'site');
mkdirSync(site);
writeFileSync(join(site, 'package.json'), '{"private":true}');
install(site, join(place, tarball.filename));
const size = execFileSync('du', ['-sm', 'node_modules'], { cwd: site, encoding: 'utf8' }).split('\t')[0];
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
  const child = spawn(node, ['node_modules/.bin/tavolata-server'], {
    cwd: site,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
    `Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}; ${tarball.filename}: ${tarball.entryCount} files, ${tarball.size} bytes packed; installed, with what it needs: ${size} MB`,
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
