// Component tests from one bundle: each file is a page of its own and would ask for hundreds of modules, which the server reads, turns
// into JavaScript and resolves for each page. In one bundle what they share lies in a few parts.
import { relative, sep } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { withOwnRem } from './own-rem.mjs';

/** Where the parts lie for the pages. No such folder exists. */
const PARTS = '/component-parts/';
const ROOT = process.cwd();

/** What the server does to sources where they are served one by one. Modules know their address: a worker's is that of its source. */
const asServed = {
  name: 'as-served',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts')) return undefined;
    const path = `/${relative(ROOT, id).split(sep).join('/')}`;
    const own = path.startsWith('/src/') ? withOwnRem(code) : code;
    return own.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, location.origin).href`);
  },
};

/** @param files tests, from the root. @returns the code of each part by its address, and which of them is a test's */
async function bundled(files) {
  const { output } = await build({
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    plugins: [asServed],
    resolve: { conditions: ['browser', 'development'], dedupe: ['yjs', 'lib0', 'y-protocols', 'lit'] },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      sourcemap: 'inline',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.replaceAll(/[/.]/g, '_'), file])),
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
        // The runner's own, which it serves itself.
        external: /^\/__web/,
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return {
    parts: new Map(chunks.map(({ fileName, code }) => [`${PARTS}${fileName}`, code])),
    entries: new Map(
      entries.map(({ facadeModuleId, fileName }) => [
        `/${relative(ROOT, facadeModuleId).split(sep).join('/')}`,
        `${PARTS}${fileName}`,
      ]),
    ),
  };
}

/** For the configuration of web-test-runner: a middleware that answers for the tests and their parts, before anything else of it. */
export async function componentBundle(files) {
  const { parts, entries } = await bundled(files);
  return (context, next) => {
    const { path } = context;
    const entry = entries.get(path);
    const code = entry ? `import ${JSON.stringify(entry)};` : parts.get(path);
    if (code === undefined) return next();
    context.type = 'text/javascript';
    // A page keeps the parts that the page before it had: their names change with what is in them.
    context.set('cache-control', entry ? 'no-cache' : 'max-age=86400, immutable');
    context.body = code;
    return undefined;
  };
}
