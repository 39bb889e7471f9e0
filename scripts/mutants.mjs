// Mutants of the rules and of what judges them: which changed line would no test notice?
// `npm run mutants` takes all folders one after another (hours), `npm run mutants -- kernel` one of them,
// `npm run mutants -- src/games/codenames/clue.ts …` those files. What was found before is kept in `.mutants/`.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const FOLDERS = {
  kernel: ['src/kernel/pipeline/**/*.ts', 'src/kernel/play/*.ts'],
  chrononauts: ['src/games/chrononauts/*.ts', 'src/games/chrononauts/cards/*.ts'],
  codenames: ['src/games/codenames/*.ts'],
  laboratory: ['src/games/laboratory/*.ts'],
};

const folderOf = (file) => Object.keys(FOLDERS).find((name) => file.split('/').includes(name));

const asked = process.argv.slice(2);
const wrong = asked.filter((one) => !Object.hasOwn(FOLDERS, one) && !(one.endsWith('.ts') && folderOf(one)));
if (wrong.length > 0) {
  console.error(`Not ${wrong.join(', ')}: folders are ${Object.keys(FOLDERS).join(', ')}; files are theirs.`);
  process.exit(2);
}
for (const [name, all] of Object.entries(FOLDERS)) {
  const files = asked.filter((one) => one.endsWith('.ts') && folderOf(one) === name);
  if (asked.length > 0 && !asked.includes(name) && files.length === 0) continue;
  const mutate = files.length > 0 ? files : all;
  const args = ['stryker', 'run', 'test/mutants/stryker.config.mjs', '--mutate', mutate.join(',')];
  // A folder's mutants meet its own tests only, and what is known of them lies apart.
  const own = ['--incrementalFile', `.mutants/${name}.json`, '--tempDirName', `.mutants/${name}-tmp`];
  const env = { ...process.env, MUTANTS_OF: name };
  const { status } = spawnSync('npx', [...args, ...own], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
