// `npm run try-package`: packs the embed as npm would publish it, installs it in fresh projects, and has each of them build or run. It asks
// the npm registry for their tools, so it is no part of `npm test`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const place = mkdtempSync(join(tmpdir(), 'tavolata-package-'));
const run = (folder, command, ...args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const [tarball] = JSON.parse(run('dist-embed', 'npm', 'pack', '--json', '--pack-destination', place));
console.log(
  `${tarball.filename}: ${tarball.entryCount} files, ${tarball.size} bytes packed, ${tarball.unpackedSize} unpacked`,
);

const PAGE = `import { createTable, TavolataTable, type Made } from 'tavolata';
const table: TavolataTable = document.createElement('tavolata-table');
table.addEventListener('tv-joined', ({ seat, name, me }) => console.log(seat.toFixed(), name.trim(), me === true));
const made: Made = await createTable({ game: 'codenames', open: true, name: 'Friday' });
if (made.ok) Object.assign(table, { invitation: made.invitation, table: made.table });
document.body.append(table);
`;
const STRICT = (more = {}) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      noEmit: true,
      skipLibCheck: false,
      ...more,
    },
    include: ['src'],
  });

/** Its types hold, by this program, and Vite builds it with the table's own parts beside the page's. */
const checkedAndBuilt =
  (checker, ...args) =>
  (folder) => {
    run(folder, `node_modules/.bin/${checker}`, ...args);
    run(folder, 'node_modules/.bin/vite', 'build', '--logLevel', 'error');
    if (!readdirSync(join(folder, 'dist/assets')).some((name) => name.startsWith('codenames')))
      throw new Error('the games were not built along');
  };

/** Each with what it installs beside the package, its files, and what must come of it. */
const PROJECTS = {
  'plain TypeScript, no other package': {
    needs: ['typescript@5.9'],
    files: { 'src/page.ts': PAGE, 'tsconfig.json': STRICT() },
    proves: (folder) => run(folder, 'node_modules/.bin/tsc', '-p', '.'),
  },
  'on a server, in Node': {
    needs: [],
    files: {
      'serve.mjs': `import { createTable, TavolataTable } from 'tavolata';
const made = await createTable({ game: 'codenames', open: true, name: 'x' });
if (made.ok || typeof TavolataTable !== 'function') process.exit(1);`,
    },
    proves: (folder) => run(folder, 'node', 'serve.mjs'),
  },
  'React and Vite': {
    needs: ['vite@8', 'react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', 'typescript@5.9'],
    files: {
      'index.html': '<div id="root"></div><script type="module" src="/src/page.tsx"></script>',
      'src/page.tsx': `import { createRoot } from 'react-dom/client';
import 'tavolata';
import type {} from 'tavolata/react';
createRoot(document.getElementById('root')!).render(
  <tavolata-table relay="wss://table.example/sync" theme="dark" name="Anna" features="invite rules" home shared
    ontv-turn={({ seats, me }) => console.log(seats.length, me)} />,
);
`,
      'tsconfig.json': STRICT({ jsx: 'react-jsx', skipLibCheck: true }),
    },
    proves: checkedAndBuilt('tsc', '-p', '.'),
  },
  Vue: {
    needs: ['vite@8', '@vitejs/plugin-vue@6', 'vue@3', 'vue-tsc@3', 'typescript@5.9'],
    files: {
      'index.html': '<div id="root"></div><script type="module" src="/src/page.ts"></script>',
      'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'tavolata-table' } } })] };
`,
      'src/page.ts': `import { createApp } from 'vue';
import Page from './Page.vue';
createApp(Page).mount('#root');
`,
      'src/Page.vue': `<script setup lang="ts">
import 'tavolata';
import type {} from 'tavolata/vue';
// Not in the template: vue-tsc 3.3.14 takes the rest of a line behind "//" for a comment there.
const relay = 'wss://table.example/sync';
</script>
<template>
  <tavolata-table :relay theme="dark" name="Anna" features="invite rules" home shared
    @tv-over="({ number }) => number.toFixed()" />
  <!-- @vue-expect-error: no such theme -->
  <tavolata-table theme="drak" />
</template>
`,
      'tsconfig.json': STRICT({ skipLibCheck: true }),
    },
    proves: checkedAndBuilt('vue-tsc', '-p', '.'),
  },
  Svelte: {
    needs: ['vite@8', '@sveltejs/vite-plugin-svelte@7', 'svelte@5', 'svelte-check@4', 'typescript@5.9'],
    files: {
      'index.html': '<div id="root"></div><script type="module" src="/src/page.ts"></script>',
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte()] };
`,
      'src/page.ts': `import { mount } from 'svelte';
import Page from './Page.svelte';
mount(Page, { target: document.getElementById('root')! });
`,
      'src/Page.svelte': `<script lang="ts">
  import 'tavolata';
  import type {} from 'tavolata/svelte';
</script>
<tavolata-table relay="wss://table.example/sync" theme="dark" name="Anna" features="invite rules" home shared
  ontv-over={({ number }) => number.toFixed()}></tavolata-table>
`,
      'tsconfig.json': STRICT({ skipLibCheck: true }),
    },
    proves: checkedAndBuilt('svelte-check', '--fail-on-warnings', '--tsconfig', 'tsconfig.json'),
  },
  'Next, rendered on its server': {
    needs: ['next@16', 'react@19', 'react-dom@19'],
    files: {
      'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
      'app/page.jsx': `'use client';
import 'tavolata';
export default () => <tavolata-table relay="wss://table.example/sync" />;`,
    },
    proves: (folder) => {
      run(folder, 'node_modules/.bin/next', 'build', '--webpack');
      if (!readFileSync(join(folder, '.next/server/app/index.html'), 'utf8').includes('<tavolata-table'))
        throw new Error('the element is not in the page');
    },
  },
  Astro: {
    needs: ['astro@5'],
    files: {
      'src/pages/index.astro': `<tavolata-table relay="wss://table.example/sync"></tavolata-table>
<script>import 'tavolata';</script>`,
    },
    proves: (folder) => {
      run(folder, 'node_modules/.bin/astro', 'build');
      if (!readFileSync(join(folder, 'dist/index.html'), 'utf8').includes('<tavolata-table'))
        throw new Error('the element is not in the page');
    },
  },
};

let failed = 0;
for (const [name, { needs, files, proves }] of Object.entries(PROJECTS)) {
  const folder = join(place, name.replace(/\W+/g, '-'));
  for (const [file, text] of Object.entries({ 'package.json': '{"private":true,"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  try {
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', join(place, tarball.filename), ...needs);
    proves(folder);
    console.log(`ok   ${name}`);
  } catch (error) {
    failed++;
    console.log(`FAIL ${name}\n${error.stdout ?? ''}${error.stderr ?? error.message}`.slice(0, 3_000));
  }
}
rmSync(place, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
