import { resolve } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { codeSplitting, plainLog } from './chunks.ts';
import { lateImports } from './late.ts';
import { notices } from './notices.ts';
import { leanStyles } from './styles.ts';

/** The storm plays one game: of the others it needs nothing. */
const oneGame = (): Plugin => ({
  name: 'one-game',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/games/registry.ts') ? resolve('src/storm/one-game.ts') : undefined),
});

/** The storm: a page of its own under `/storm/`, built apart, so that no page with a table pays a byte for it. After the app, whose folder it fills. */
const config: UserConfig = defineConfig({
  root: 'src/storm',
  base: './',
  publicDir: false,
  plugins: [oneGame(), leanStyles(), lateImports(), notices()],
  build: {
    target: 'es2023',
    outDir: '../../dist/storm',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  worker: { format: 'es' },
  resolve: { alias: [...plainLog], dedupe: ['yjs', 'lib0', 'y-protocols', 'lit'] },
});
export default config;
