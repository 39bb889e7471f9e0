// Mutants of the rules and of what judges them: which changed line would no test notice?
// `npm run mutants` takes all folders one after another, `npm run mutants -- kernel` one of them, `npm run mutants -- src/games/codenames/clue.ts …`
// those files. Prints who survived and a line of numbers a folder. What was found before is kept in `.mutants/`: docs/mutants.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { FOLDERS } from '../test/mutants/folders.mjs';

const folderOf = (file) => Object.keys(FOLDERS).find((name) => file.split('/').includes(name));

/** @returns how many mutants of the report have each status */
function counted(report) {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const many = (...names) => statuses.filter((status) => names.includes(status)).length;
  return { killed: many('Killed', 'Timeout'), survived: many('Survived'), unmet: many('NoCoverage') };
}

function row(name, { killed, survived, unmet }, minutes) {
  const all = killed + survived + unmet;
  const percent = all === 0 ? '–' : ((100 * killed) / all).toFixed(1);
  return `| ${[name, all, killed, survived, unmet, `${percent} %`, minutes.toFixed(1)].join(' | ')} |`;
}

const asked = process.argv.slice(2);
const wrong = asked.filter((one) => !Object.hasOwn(FOLDERS, one) && !(one.endsWith('.ts') && folderOf(one)));
if (wrong.length > 0) {
  console.error(`Not ${wrong.join(', ')}: folders are ${Object.keys(FOLDERS).join(', ')}; files are theirs.`);
  process.exit(2);
}
const rows = [];
for (const [name, { mutate }] of Object.entries(FOLDERS)) {
  const files = asked.filter((one) => one.endsWith('.ts') && folderOf(one) === name);
  if (asked.length > 0 && !asked.includes(name) && files.length === 0) continue;
  const what = (files.length > 0 ? files : mutate).join(',');
  // A folder's mutants meet its own tests only, and what is known of them lies apart.
  const own = ['--incrementalFile', `.mutants/${name}.json`, '--tempDirName', `.mutants/${name}-tmp`];
  const began = performance.now();
  const { status } = spawnSync('npx', ['stryker', 'run', 'test/mutants/stryker.config.mjs', '--mutate', what, ...own], {
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_OF: name },
  });
  if (status !== 0) process.exit(status ?? 1);
  const report = JSON.parse(readFileSync('.mutants/report.json', 'utf8'));
  rows.push(row(name, counted(report), (performance.now() - began) / 60_000));
}
console.log('| folder | mutants | noticed | survived | met by no test | score | minutes |');
console.log(rows.join('\n'));
