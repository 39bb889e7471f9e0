// `npm run mission -- COMMAND FILE`: checks, seals, plays and draws missions of TIME Stories (docs/missions.md). A mission is a JSON file,
// or a module whose default export is one; `art` of that module, and files in the folder `art` beside it, are its pictures by blob.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

async function read(file) {
  const art = inFolder(join(dirname(file), 'art'));
  if (file.endsWith('.json')) return { mission: JSON.parse(readFileSync(file, 'utf8')), art };
  const made = await vite.ssrLoadModule(resolve(file));
  return { mission: made.default, art: { ...art, ...made.art }, codes: made.codes };
}

try {
  const { main } = await vite.ssrLoadModule('/src/games/time-stories/tools/main.ts');
  const isWell = await main(process.argv.slice(2), { read, print: (line) => console.log(line), write: writeFileSync });
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await vite.close();
}
