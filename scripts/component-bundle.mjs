// Component tests from one bundle, a page for each room of the house. As pages of their own, eighty files would each ask for hundreds of
// modules. The server would read these and turn them into JavaScript, and each page would evaluate them and define every element anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { withOwnRem } from './own-rem.mjs';

/** Where the parts lie for the pages. No such folder exists. */
const PARTS = '/component-parts/';
/** The runner looks for its files on disk: there is one for each page, and the middleware answers for it. */
const PAGES = 'node_modules/.component-pages';
const ROOT = process.cwd();
const fromRoot = (path) => `/${relative(ROOT, path).split(sep).join('/')}`;

/** What the server does to sources where they are served one by one. Modules know their address: a worker's is that of its source. */
const asServed = {
  name: 'as-served',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts')) return undefined;
    const path = fromRoot(id);
    const own = path.startsWith('/src/') ? withOwnRem(code) : code;
    return own.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, location.origin).href`);
  },
};

/** About what a page has fetched already: a page of its own. */
const ALONE = new Set(['test/embed/late-parts.browser.ts']);

/** A file of tests belongs to a room: `test/elements`, `test/games/codenames`. @returns files by the name of their room */
function rooms(files) {
  const all = new Map();
  for (const file of files) {
    const [name] = (ALONE.has(file) ? /(?<=^test\/).+(?=\.browser\.ts$)/ : /(?<=^test\/)(?:games\/)?[^/]+/).exec(file);
    const room = name.replaceAll('/', '-');
    all.set(room, [...(all.get(room) ?? []), file]);
  }
  return all;
}

const PAGE = 'component-page:';
const FILE = 'component-file:';

/** Code of a page: its files one after another, each after a word that says which one comes. */
const pages = (all) => ({
  name: 'pages',
  resolveId: (id) => (id.startsWith(PAGE) || id.startsWith(FILE) ? `\0${id}` : undefined),
  load(id) {
    if (id.startsWith(`\0${FILE}`)) return named(id.slice(FILE.length + 1));
    if (!id.startsWith(`\0${PAGE}`)) return undefined;
    const files = all.get(id.slice(PAGE.length + 1));
    return files.map((file) => `import '${FILE}${file}';\nimport ${JSON.stringify(`${ROOT}/${file}`)};`).join('\n');
  },
});

/** What is described from here on is described in this file: a failure says so. */
const named = (file) => `
  const own = (globalThis.describeInNoFile ??= globalThis.describe);
  globalThis.describe = (title, run) => {
    const outer = globalThis.describe;
    globalThis.describe = own;
    try {
      return own(${JSON.stringify(`${file}: `)} + title, run);
    } finally {
      globalThis.describe = outer;
    }
  };`;

/** @param all files of tests by their room. @returns the code of each part by its address, and which of them is a page's by its room */
async function bundled(all) {
  const { output } = await build({
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    plugins: [pages(all), asServed],
    resolve: { conditions: ['browser', 'development'], dedupe: ['yjs', 'lib0', 'y-protocols', 'lit'] },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...all.keys()].map((room) => [room, `${PAGE}${room}`])),
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
        // The runner's own, which it serves itself.
        external: /^\/__web/,
      },
    },
  });
  const entries = output.filter(({ isEntry }) => isEntry);
  return {
    parts: new Map(output.map((one) => [`${PARTS}${one.fileName}`, one.code ?? one.source])),
    entries: new Map(entries.map(({ name, fileName }) => [name, `${PARTS}${fileName}`])),
  };
}

/** For the configuration of web-test-runner. @returns its files, and a middleware that answers for them and their parts before anything else */
export async function componentBundle(files) {
  const { parts, entries } = await bundled(rooms(files));
  rmSync(PAGES, { recursive: true, force: true });
  mkdirSync(PAGES, { recursive: true });
  const addresses = new Map();
  for (const [room, entry] of entries) {
    const page = `${PAGES}/${room}.js`;
    writeFileSync(page, `import ${JSON.stringify(entry)};\n`);
    addresses.set(`/${page}`, `import ${JSON.stringify(entry)};`);
  }
  return {
    files: [...addresses.keys()].map((page) => page.slice(1)),
    middleware(context, next) {
      const { path } = context;
      const page = addresses.get(path);
      const code = page ?? parts.get(path);
      if (code === undefined) return next();
      context.type = path.endsWith('.map') ? 'application/json' : 'text/javascript';
      // A page keeps the parts that the page before it had: their names change with what is in them.
      context.set('cache-control', page ? 'no-cache' : 'max-age=86400, immutable');
      context.body = code;
      return undefined;
    },
  };
}
