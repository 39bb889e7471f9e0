import { defineConfig, type UserConfig } from 'vite';
import { pageSplitting, plainLog } from './vite/chunks.ts';
import { sealedMissions } from './vite/missions.ts';
import { plainJson } from './vite/json.ts';
import { lateImports } from './vite/late.ts';
import { notices } from './vite/notices.ts';
import { boxSchema, entryFileNames, parts, preloadNext } from './vite/page.ts';
import { leanStyles } from './vite/styles.ts';

/** The app: one page around the table. */
const config: UserConfig = defineConfig({
  plugins: [leanStyles(), plainJson(), lateImports(), notices(), sealedMissions(), parts(), boxSchema(), preloadNext()],
  build: {
    target: 'es2023',
    sourcemap: true,
    modulePreload: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/app/offline/worker.ts' },
      output: { codeSplitting: pageSplitting, entryFileNames },
    },
  },
  worker: { format: 'es' },
  resolve: { alias: [...plainLog], dedupe: ['yjs', 'lib0', 'y-protocols', 'lit'] },
  server: { proxy: { '/sync': { target: 'ws://127.0.0.1:8787', ws: true } } },
  preview: { proxy: { '/sync': { target: 'ws://127.0.0.1:8787', ws: true } } },
});
export default config;
