// `npm run mission -- COMMAND FILE`: checks, seals, plays and draws missions of TIME Stories (docs/missions.md). A mission is a JSON file,
// or a module whose default export is one. Its pictures by blob are `art` of that module, and files in the folder `art` beside it. `dev
// FILE` does it again at each save. The terminal shows faults, a page that draws itself anew shows the sheet of all cards, and a table
// follows FILE.tsr.
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { createServer as createPage } from 'node:http';
import { dirname, join, parse, resolve } from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

const inFolder = (folder) =>
  existsSync(folder)
    ? Object.fromEntries(
        readdirSync(folder).map((name) => [parse(name).name, new Uint8Array(readFileSync(join(folder, name)))]),
      )
    : {};

/** A comma too many is found by its line. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = Number(/at position (\d+)/u.exec(error.message)?.[1] ?? text.length);
    throw new Error(`shape line ${text.slice(0, at).split('\n').length}: ${error.message}`, { cause: error });
  }
}

async function read(file) {
  const art = inFolder(join(dirname(file), 'art'));
  if (file.endsWith('.json')) return { mission: parsed(readFileSync(file, 'utf8')), art };
  // What was saved since is read anew.
  vite.environments.ssr.moduleGraph.invalidateAll();
  const made = await vite.ssrLoadModule(resolve(file));
  return { mission: made.default, art: { ...art, ...made.art }, codes: made.codes, notes: made.notes };
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const print = (line) => console.log(line);
const TOOLS = '/src/games/time-stories/tools/main.ts';

/** Asks twice a second whether there is something new; no more than that is in the page beside the sheet. */
const AGAIN = `<script>setInterval(async () => { const now = await (await fetch('/version')).text();
  if (now !== document.documentElement.dataset.version) location.reload(); }, 500);</script>`;

/** Until it is stopped. @param port of the sheet, on this machine alone; 0 for any */
async function develop(file, port) {
  const { main } = await vite.ssrLoadModule(TOOLS);
  let version = 0;
  let sheet = '';
  const again = async () => {
    print(`\n${new Date().toLocaleTimeString()} ${file}`);
    const made = new Map();
    const said = [];
    const tell = (line) => {
      said.push(line);
      print(line);
    };
    try {
      const isSound = await main(['proof', file, '--out', 'sheet'], {
        read,
        has: existsSync,
        print: tell,
        write: (name, content) => made.set(name, content),
      });
      // A table that follows the file shows what is new; a save with faults leaves it as it was.
      if (isSound) await main(['seal', file], { read, has: existsSync, print, write });
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
    sheet =
      made.get('sheet') ??
      `<!doctype html><html lang="en"><meta charset="utf-8"><pre>${said.join('\n').replaceAll('<', '&lt;')}</pre>`;
    version++;
  };
  await again();
  const page = createPage((request, response) => {
    const isVersion = request.url === '/version';
    response.setHeader('content-type', isVersion ? 'text/plain' : 'text/html; charset=utf-8');
    response.end(isVersion ? String(version) : sheet.replace('<html', `<html data-version="${version}"`) + AGAIN);
  });
  // Somebody else’s port: any other will do.
  page.on('error', () => page.listen(0, '127.0.0.1'));
  page.on('listening', () => print(`http://127.0.0.1:${page.address().port}/ shows all cards, and each save.`));
  page.listen(port, '127.0.0.1');
  let soon;
  const art = join(dirname(resolve(file)), 'art');
  for (const folder of [dirname(resolve(file)), art])
    if (existsSync(folder))
      watch(folder, (_event, name) => {
        // What the tool itself writes there is nothing new.
        if (/\.(?:tsr|html|dot|log)$/u.test(name ?? '')) return;
        if (folder !== art && name?.endsWith('.svg')) return;
        clearTimeout(soon);
        soon = setTimeout(() => void again(), 100);
      });
}

const [command, file, ...options] = process.argv.slice(2);
try {
  if (command === 'dev' && file) await develop(file, Number(options[options.indexOf('--port') + 1] ?? 5174));
  else {
    const { main } = await vite.ssrLoadModule(TOOLS);
    process.exitCode = (await main(process.argv.slice(2), { read, has: existsSync, print, write })) ? 0 : 1;
    await vite.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await vite.close();
}
