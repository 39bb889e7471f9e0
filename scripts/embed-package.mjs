// The rest of what a site owner gets with the embed, so that `dist-embed` can be published as it is. That is types in one file that needs
// no other package, what frameworks and editors ask for, and a package.json. Run after the embed was built: node -r ./scripts/ts6.cjs
// scripts/embed-package.mjs
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { scriptElement } from './integrity.mjs';

const OUT = 'dist-embed';
const DRAFT = resolve('node_modules/.cache/embed-types');
const own = JSON.parse(readFileSync('package.json', 'utf8'));
const json = (file, value) => writeFileSync(`${OUT}/${file}`, `${JSON.stringify(value, null, 2)}\n`);

/** The element as a page sees it: what is private, or Lit's, isn't its business, and would ask it to install Lit. */
function publicElement(text) {
  const lines = text.split('\n');
  const kept = lines.filter(
    (line) =>
      !/^ {4}(?:private|protected|static|connectedCallback|disconnectedCallback|attributeChangedCallback|render)\b/.test(
        line,
      ),
  );
  return kept
    .join('\n')
    .replace(/\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\n\})/g, '')
    .replace('extends LitElement', 'extends HTMLElement')
    .replace(/^import .* from 'lit';$/m, '');
}

/** Declarations import each other by the names of their sources. */
const declarations = {
  name: 'declarations',
  resolveId: (id, from) =>
    id.startsWith('.') && id.endsWith('.ts') && from
      ? resolve(dirname(from), id.replace(/(?:\.d)?\.ts$/, '.d.ts'))
      : null,
};

/** Imports of which no name stands in the code any more. */
function withoutIdleImports(code) {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$/gm, '');
  return code.replace(/^import \{ (.*) \} from .*$\n?/gm, (line, names) =>
    names.split(', ').some((name) => new RegExp(`\\b${name.split(' as ').at(-1)}\\b`).test(bare)) ? line : '',
  );
}

async function types() {
  rmSync(DRAFT, { recursive: true, force: true });
  if (!process.env.SKIP)
    // Each export carries its type, so that nothing has to be found out: `tsc -p .` checks them.
    execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.types.json', '--noCheck', '--outDir', DRAFT], {
      stdio: 'inherit',
    });
  const file = `${DRAFT}/embed/tavolata-table.d.ts`;
  writeFileSync(file, publicElement(readFileSync(file, 'utf8')));
  // Else they would come along with whatever stands in their files.
  for (const inner of readdirSync(`${DRAFT}/elements`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|[/\\])tv-[\w-]+\.d\.ts$/u.test(name),
  )) {
    const text = readFileSync(`${DRAFT}/elements/${inner}`, 'utf8');
    writeFileSync(`${DRAFT}/elements/${inner}`, text.replace(/^declare global \{[\s\S]*?^\}$/m, ''));
  }
  const faults = [];
  const bundle = await rollup({
    input: `${DRAFT}/embed/tavolata.d.ts`,
    plugins: [declarations, dts()],
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    onwarn: ({ message }) => void faults.push(message),
  });
  const { output } = await bundle.generate({ format: 'es' });
  const code = withoutIdleImports(output[0].code);
  if (/^import /m.test(code) || faults.length > 0) {
    console.error(
      `✗ the types of the embed need another package\n${code.match(/^import .*$/gm) ?? ''}\n${faults.join('\n')}`,
    );
    process.exit(1);
  }
  writeFileSync(`${OUT}/tavolata.d.ts`, code);
}

/** Attributes and events, told once: from the element's own comments, by the manifest that was made of them. */
function element() {
  execFileSync(
    'node_modules/.bin/cem',
    ['analyze', '--litelement', '--globs', 'src/embed/tavolata-table.ts', '--outdir', OUT, '--quiet'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const manifest = JSON.parse(readFileSync(`${OUT}/custom-elements.json`, 'utf8'));
  const one = manifest.modules
    .flatMap(({ declarations: all }) => all)
    .find(({ tagName }) => tagName === 'tavolata-table');
  one.members = one.members.filter(({ privacy, static: isStatic }) => privacy === undefined && !isStatic);
  // What is told by a variable has no name here; each is documented by its own line.
  one.events = one.events.filter(({ name }) => name !== undefined);
  delete one.superclass;
  json('custom-elements.json', {
    ...manifest,
    modules: [{ kind: 'javascript-module', path: 'tavolata.js', declarations: [one], exports: [] }],
  });
  return one;
}

const kebab = ({ attribute, fieldName, name }) => attribute ?? fieldName ?? name;
/** Of a type that lists them; nothing of any other. */
const choices = ({ type }) =>
  /^(?:'[^']*'(?: \| )?)+$/.test(type?.text ?? '')
    ? type.text.split(' | ').map((one) => ({ name: one.slice(1, -1) }))
    : [];

/** For VS Code (`html.customData`) and for JetBrains' editors (web-types). */
function editors({ attributes, events, description }) {
  const tag = {
    name: 'tavolata-table',
    description,
    attributes: attributes.map((one) => ({ name: kebab(one), description: one.description, values: choices(one) })),
  };
  json('html-data.json', { version: 1.1, tags: [tag] });
  json('web-types.json', {
    $schema: 'https://json.schemastore.org/web-types',
    name: own.name,
    version: own.version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: tag.name,
            description,
            attributes: tag.attributes.map(({ name, description: about }) => ({ name, description: about })),
            js: { events: events.map(({ name, description: about }) => ({ name, description: about })) },
          },
        ],
      },
    },
  });
}

/** The element in one page of text, for programs that write pages: all of it comes from the manifest. */
function forModels({ description, attributes, events, slots = [], members }) {
  const line = (name, about) => `- \`${name}\`${about ? `: ${about}` : ''}`;
  const methods = members.filter(({ kind, description: about }) => kind === 'method' && about);
  return `# Tavolata

> ${description}

A table for games as a web component: one script, one element, a relay that reads nothing. Hands lie encrypted in the players' browsers.

\`\`\`html
<script type="module" src="https://table.example/embed/tavolata.js"></script>
<tavolata-table style="display: block; height: 100dvh"></tavolata-table>
<script type="module">
  import { createTable } from 'https://table.example/embed/tavolata.js';
  const made = await createTable({ game: 'codenames', open: true, name: 'Friday' });
  if (made.ok)
    Object.assign(document.querySelector('tavolata-table'), { invitation: made.invitation, table: made.table });
</script>
\`\`\`

\`invitation\`, \`table\` and \`log\` are properties, never attributes: an invitation is the secret that opens the table.

## Attributes

${attributes.map((one) => line(kebab(one), one.description)).join('\n')}

## Events

${events.map(({ name, description: about }) => line(name, about)).join('\n')}

## Slots

${slots.map(({ name, description: about }) => line(name || 'default', about)).join('\n')}

## Methods

${methods.map(({ name, description: about }) => line(`${name}()`, about.split('\n')[0])).join('\n')}
`;
}

await types();
const told = element();
editors(told);
writeFileSync(`${OUT}/llms.txt`, forModels(told));
for (const file of readdirSync('src/embed/package')) copyFileSync(`src/embed/package/${file}`, `${OUT}/${file}`);
mkdirSync(OUT, { recursive: true });
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
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  customElements: './custom-elements.json',
  'web-types': './web-types.json',
  publishConfig: { access: 'public', provenance: true },
});
console.log(scriptElement('https://table.example/'));
