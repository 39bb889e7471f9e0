// `npm run server-package [FOLDER]` makes of what was built a package that npm can publish. It is the server with the pages that it hands
// out. It needs nothing beside it, so `npx tavolata-server` sets up a table for everybody who reaches that machine.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const [out = 'dist-server-package'] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
for (const [from, to] of [
  ['dist-server/main.js', 'main.js'],
  ['dist', 'app'],
  ['dist-embed', 'embed'],
  ['server/package/README.md', 'README.md'],
  ['docs/relay.md', 'docs/relay.md'],
  ['LICENSE', 'LICENSE'],
  ['NOTICE', 'NOTICE'],
])
  cpSync(from, join(out, to), { recursive: true });
const manifest = {
  ...read('dist-server/package.json'),
  description: 'Tables for games, and the relay between them: sealed bytes come and go, and nothing is read.',
  files: ['main.js', 'app', 'embed', 'docs', 'NOTICE'],
  publishConfig: { access: 'public' },
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${out}: npm publish ${out}`);
