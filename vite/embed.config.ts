import { defineConfig, type UserConfig } from 'vite';
import { codeSplitting, plainLog } from './chunks.ts';
import { sealedMissions } from './missions.ts';
import { hoistImports } from './hoist.ts';
import { integrity } from './integrity.ts';
import { lateImports } from './late.ts';
import { notices } from './notices.ts';
import { leanStyles } from './styles.ts';

/** The embed: `tavolata.js` and, beside it, the chunks it finds by import.meta.url (games, boards, libsodium). */
const config: UserConfig = defineConfig({
  plugins: [leanStyles(), lateImports(), notices(), sealedMissions(), hoistImports(), integrity()],
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
