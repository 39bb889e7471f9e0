// `npm run corpus`: every game that was ever kept is folded again, to the end and the hash it had; `npm test` takes some of each kind.
// `npm run corpus -- make [game]` plays what is still missing: games by a new version of the rules. What is there it leaves as it is. docs/corpus.md.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = 'node_modules/.corpus';
const shell = process.platform === 'win32';
const [what, ...more] = process.argv.slice(2);

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

if (what === 'make') {
  for (const name of ['make', 'make-signed']) {
    const out = `${OUT}/${name}`;
    run('node_modules/.bin/vite', ['build', '--ssr', `test/corpus/${name}.ts`, '--outDir', out, '--logLevel', 'error']);
    run(process.execPath, [`${out}/${name}.js`, ...more]);
  }
} else if (what === undefined) {
  run('node_modules/.bin/vitest', ['run', '--project', 'unit', 'test/corpus'], { CORPUS: 'all' });
} else {
  console.error(`No ${what}; there is: make`);
  process.exit(1);
}
