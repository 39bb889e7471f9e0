// The rest of what a site owner gets with the embed, so that `dist-embed` can be published as it is. That is types in one file
// (`embed-types.mjs`), what frameworks and editors ask for (`embed-told.mjs`), and a package.json. Run after the embed was built:
// node -r ./scripts/ts6.cjs scripts/embed-package.mjs
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { analysed, completed, forModels, forServers, htmlData, manifestOf, webTypes } from './embed-told.mjs';
import { typesOf } from './embed-types.mjs';
import { scriptElement } from './integrity.mjs';

const OUT = 'dist-embed';
const own = JSON.parse(readFileSync('package.json', 'utf8'));
const json = (file, value) => writeFileSync(`${OUT}/${file}`, `${JSON.stringify(value, null, 2)}\n`);

const { manifest, one } = analysed(OUT);
const types = await typesOf(new Set([one.tagName, ...one.events.map(({ name }) => name)]));
completed(one, types);
writeFileSync(`${OUT}/tavolata.d.ts`, types);
json('custom-elements.json', manifestOf(manifest, one));
json('html-data.json', htmlData(one));
json('web-types.json', webTypes(one, own));
writeFileSync(`${OUT}/llms.txt`, forModels(one));
for (const file of readdirSync('src/embed/package')) copyFileSync(`src/embed/package/${file}`, `${OUT}/${file}`);
const { module } = await runnerImport('./src/embed/games.ts', { configFile: false, logLevel: 'error' });
writeFileSync(`${OUT}/server.js`, forServers(readFileSync(`${OUT}/server.js`, 'utf8'), module.games));
const TOLD = ['custom-elements.json', 'html-data.json', 'web-types.json', 'llms.txt', 'integrity.json', 'package.json'];
json('package.json', {
  name: own.name,
  version: own.version,
  description: own.description,
  license: own.license,
  type: 'module',
  sideEffects: ['./tavolata.js'],
  main: './tavolata.js',
  types: './tavolata.d.ts',
  exports: {
    '.': {
      types: './tavolata.d.ts',
      browser: './tavolata.js',
      node: './server.js',
      deno: './server.js',
      workerd: './server.js',
      'edge-light': './server.js',
      default: './tavolata.js',
    },
    './tavolata.js': './tavolata.js',
    './react': { types: './react.d.ts', default: './empty.js' },
    './vue': { types: './vue.d.ts', default: './empty.js' },
    './svelte': { types: './svelte.d.ts', default: './empty.js' },
    ...Object.fromEntries(TOLD.map((file) => [`./${file}`, `./${file}`])),
  },
  customElements: './custom-elements.json',
  'web-types': './web-types.json',
  publishConfig: { access: 'public' },
});
console.log(scriptElement('https://table.example/'));
