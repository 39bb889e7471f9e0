// `npm run try-container` carries out deploy/Containerfile step by step in folders, as far as no engine is needed. It tries what the file
// copies and runs, with the image's Node, its environment and a user of few rights. The health check is tried while the server runs and
// after its end. Absolute paths of the image lie in its folder. It asks the npm registry, so it is no part of `npm test`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** `node` of the image is nobody in particular here; without root it is the person who runs this. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const IMAGE = /^docker\.io\/library\/node:(22|24)-bookworm-slim$/u;

const place = mkdtempSync(join(tmpdir(), 'tavolata-container-'));
chmodSync(place, 0o755);
let failed = 0;
const shows = (what, is) => {
  console.log(`${is ? 'ok  ' : 'FAIL'} ${what}`);
  if (!is) failed++;
};

/** Its instructions: `[name, rest]`. */
const recipe = readFileSync('deploy/Containerfile', 'utf8')
  .replaceAll(/^#.*\n/gmu, '')
  .replaceAll(/\\\n/gu, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => /^(\w+) (.*)$/u.exec(line.trim()).slice(1));

/** The build's context: what git knows, without what `.dockerignore` names. */
function context() {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
  return files.filter((file) => file !== '' && !ignored.some((name) => file === name || file.startsWith(`${name}/`)));
}

function nodeOf(version) {
  const folder = join(place, `node-${version}`);
  mkdirSync(folder);
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`], { stdio: 'pipe' });
  return join(folder, 'node_modules/node/bin');
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const stages = new Map();
let stage;
const port = String(await freePort());
/** Paths and the port of the image, as they are here. */
const here = (text) => text.replaceAll(/(?<=^|[\s=])\/(?=data|app|build)/gu, `${stage.root}/`).replaceAll('8787', port);
const inside = (path) => (path.startsWith('/') ? join(stage.root, path) : resolve(stage.cwd, path));

function copy(rest) {
  const words = rest.split(' ');
  const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice('--from='.length)) : undefined;
  const to = inside(words.pop());
  for (const word of words) {
    if (from) cpSync(join(from.root, word), to, { recursive: true, verbatimSymlinks: true });
    else if (word === '.') {
      for (const file of context()) {
        mkdirSync(dirname(join(to, file)), { recursive: true });
        cpSync(file, join(to, file));
      }
    } else cpSync(word, join(to, word));
  }
}

function carryOut([name, rest]) {
  if (name === 'FROM') {
    const [, image, , as = 'last'] = /^(\S+)( AS (\S+))?$/u.exec(rest);
    const [, version] = IMAGE.exec(image) ?? [];
    shows(`FROM ${image}: a Node that is looked after`, version !== undefined);
    const root = join(place, as);
    mkdirSync(root);
    const known = [...stages.values()].find((one) => one.version === version);
    stage = { root, cwd: root, version, bin: known?.bin ?? nodeOf(version), env: {}, uid: undefined };
    stages.set(as, stage);
  } else if (name === 'WORKDIR') mkdirSync((stage.cwd = inside(rest)), { recursive: true });
  else if (name === 'COPY') copy(rest);
  else if (name === 'ENV')
    for (const one of here(rest).split(' ')) stage.env[one.split('=', 1)[0]] = one.slice(one.indexOf('=') + 1);
  else if (name === 'USER') stage.uid = NOBODY;
  else if (name === 'RUN') {
    const owner = /chown node:node (\S+)/u.exec(rest)?.[1];
    const command = here(rest.replace(/ && chown node:node \S+/u, ''));
    const env = { ...process.env, PATH: `${stage.bin}:${process.env.PATH}`, ...stage.env };
    const ran = spawnSync('sh', ['-c', command], {
      cwd: stage.cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    if (owner && NOBODY) chownSync(join(stage.root, owner), NOBODY, NOBODY);
    shows(`RUN ${rest}`, ran.status === 0);
    if (ran.status !== 0) throw new Error(ran.stderr);
  } else if (name === 'CMD') stage.command = JSON.parse(rest);
  else if (name === 'HEALTHCHECK') stage.health = JSON.parse(here(rest.slice(rest.indexOf('['))));
}

try {
  for (const step of recipe) carryOut(step);
  const { bin, cwd, uid, command, health } = stage;
  const env = { PATH: `${bin}:/usr/bin:/bin`, ...stage.env };
  const run = { cwd, env, uid, gid: uid };
  const isHealthy = () => spawnSync(health[0], health.slice(1), { ...run, stdio: 'ignore' }).status === 0;
  shows(
    'the image has a user of few rights, a command and a health check',
    recipe.some(([name]) => name === 'USER') && command !== undefined && health !== undefined,
  );
  const child = spawn(command[0], command.slice(1), { ...run, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done));
  let out = '';
  child.stdout.on('data', (text) => (out += text));
  for (let i = 0; i < 300 && !out.includes('Ready:') && child.exitCode === null; i++) await pause(100);
  shows('CMD says that it is ready', out.includes('Ready:'));
  shows('HEALTHCHECK: it is well', isHealthy());
  for (const path of ['', 'embed/tavolata.js'])
    shows(`/${path} is served`, (await fetch(`http://127.0.0.1:${port}/${path}`)).status === 200);
  child.kill('SIGTERM');
  shows('it ends when it is told to', (await ended) === 0);
  shows('HEALTHCHECK: and then it isn’t', !isHealthy());
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
