// `node scripts/import-survey.mjs FOLDER`: what the free table's import keeps, changes and drops of the files in it. docs/boxes.md.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = 'node_modules/.import-survey';
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Which folder? node scripts/import-survey.mjs FOLDER');
  process.exit(1);
}
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
const built = run('node_modules/.bin/vite', [
  'build',
  '--ssr',
  'test/boxes/survey.ts',
  '--outDir',
  OUT,
  '--logLevel',
  'error',
]);
process.exit(built || run(process.execPath, [`${OUT}/survey.js`, folder]));
