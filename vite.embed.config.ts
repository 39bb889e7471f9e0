import { defineConfig, type UserConfig } from 'vite';
import { codeSplitting, plainLog } from './vite.chunks.ts';
import { sealedMissions } from './vite.missions.ts';
import { integrity } from './vite.integrity.ts';
import { lateImports } from './vite.late.ts';
import { notices } from './vite.notices.ts';
import { leanStyles } from './vite.styles.ts';

/** The embed: `tavolata.js` and, beside it, the chunks it finds by import.meta.url (games, boards, libsodium). */
const config: UserConfig = defineConfig({
  plugins: [leanStyles(), lateImports(), notices(), sealedMissions(), integrity()],
  publicDir: false,
  base: './',
  resolve: { alias: [...plainLog], dedupe: ['yjs', 'lib0', 'y-protocols', 'lit'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist-embed',
    sourcemap: true,
    minify: true,
    modulePreload: { polyfill: false },
    lib: { entry: 'src/embed/tavolata.ts', formats: ['es'], fileName: () => 'tavolata.js' },
    rolldownOptions: { output: { codeSplitting, minify: true, chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
export default config;
