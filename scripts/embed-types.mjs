// The types of the embed in one file that needs no other package. It has what a page sees of the element, and nothing of what goes on inside.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const DRAFT = resolve('node_modules/.cache/embed-types');

/** The element as a page sees it: what is private, or Lit's, isn't its business, and would ask it to install Lit. */
function publicElement(text) {
  const inner =
    /(?:^ {4}\/\*\*.*\*\/\n)?^ {4}(?:private|protected|static|connectedCallback|disconnectedCallback|attributeChangedCallback|render)\b.*\n/gm;
  return text
    .replace(inner, '')
    .replace('extends LitElement', 'extends HTMLElement')
    .replace(/^import .* from 'lit';$/m, '');
}

/** The global maps name the element and what it tells; boards and windows have elements and events of their own, which stay inside. */
function toldGlobally(text, names) {
  return text.replace(/^declare global \{\n[\s\S]*?^\}$/gm, (block) => {
    const kept = block.replace(/^ {8}'([^']+)': .*\n/gm, (line, name) => (names.has(name) ? line : ''));
    const filled = kept.replace(/^ {4}interface \w+ \{\n {4}\}\n/gm, '');
    return filled === 'declare global {\n}' ? '' : filled;
  });
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

/** @param {ReadonlySet<string>} names of the element and its events */
export async function typesOf(names) {
  rmSync(DRAFT, { recursive: true, force: true });
  // Each export carries its type, so that nothing has to be found out: `tsc -p .` checks them.
  execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.types.json', '--noCheck', '--outDir', DRAFT], {
    stdio: 'inherit',
  });
  for (const name of readdirSync(DRAFT, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.d.ts'))) {
    const file = `${DRAFT}/${name}`;
    const text = toldGlobally(readFileSync(file, 'utf8'), names);
    writeFileSync(file, /[/\\]tavolata-table\.d\.ts$/.test(name) ? publicElement(text) : text);
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
  return code;
}
