/**
 * The package that a build leaves in `dist-embed`, against the tables of the documentation. Its types are read as pages and frameworks see them,
 * without asking a registry for these; what it tells editors is compared by name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/embed/games.ts';

const PLACE = resolve('node_modules/.cache/embed-consumers');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Names in the first cells of the table that has this heading. */
function documented(heading: string, page = 'docs/examples/README.md'): readonly string[] {
  const lines = read(page).split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  expect(head, `a table of ${heading}`).toBeGreaterThan(0);
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name));
}

const told = documented('attribute, property');
/** What is there to be read or called, in that table. */
const properties = told.filter((name) => !name.includes('(') && name !== 'game');

const setAll = properties.map((name) => `${name}: element.${name}`).join(', ');
const FILES = {
  // As little of React and Svelte as the package's types name: neither is installed here with its own.
  'react.d.ts': `export interface HTMLAttributes<T> { readonly className?: string; readonly of?: T }
    export type DetailedHTMLProps<E, T> = E & { readonly ref?: (element: T) => void };
    export namespace JSX { interface IntrinsicElements { readonly div: object } }`,
  'svelte.d.ts': `export interface HTMLAttributes<T> { readonly class?: string; readonly of?: T }
    export interface SvelteHTMLElements { readonly div: object }`,
  'page.ts': `import type { JSX } from 'react';
    import type { SvelteHTMLElements } from 'svelte/elements';
    import type { GlobalComponents } from 'vue';
    import type { Properties } from 'tavolata/element';
    import type {} from 'tavolata/react';
    import type {} from 'tavolata/vue';
    import type {} from 'tavolata/svelte';
    import type { TavolataTable } from 'tavolata';
    declare const element: TavolataTable;
    type Documented = ${properties.map((name) => `'${name}'`).join(' | ')};
    type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
    export const same: Same<keyof Properties, Documented> = true;
    export const inReact: JSX.IntrinsicElements['tavolata-table'] = { ${setAll}, 'ontv-over': ({ number }) => number.toFixed() };
    export const inSvelte: SvelteHTMLElements['tavolata-table'] = { ${setAll}, 'ontv-over': ({ number }) => number.toFixed() };
    export const inVue: InstanceType<GlobalComponents['tavolata-table']>['$props'] = { ${setAll}, onTvOver: ({ number }) => number.toFixed() };
    // @ts-expect-error what is to be read only isn't set
    export const read: Properties = { game: 'codenames' };
    // @ts-expect-error a method isn't set
    export const method: Properties = { lock: element.lock };
    // @ts-expect-error each property has its own type
    inReact.theme = 'pink';`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      noEmit: true,
      paths: {
        tavolata: [resolve('dist-embed/tavolata.d.ts')],
        'tavolata/*': [resolve('dist-embed/*.d.ts')],
        react: ['./react.d.ts'],
        'svelte/elements': ['./svelte.d.ts'],
      },
      skipLibCheck: true,
    },
    files: ['page.ts'],
  }),
};

beforeAll(() => {
  mkdirSync(PLACE, { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(PLACE, file), text);
});
afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

/** What the compiler says, nothing if all is well. */
function compiled(): string {
  try {
    return execFileSync(resolve('node_modules/.bin/tsc'), ['-p', PLACE], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}

test('React, Vue and Svelte know each property that is documented, and its type', () => {
  expect(properties).toContain('shared');
  expect(compiled()).toBe('');
});

interface Told {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text?: string };
  readonly return?: { readonly type?: { readonly text?: string } };
  readonly kind?: string;
  readonly attribute?: string;
  readonly default?: string;
}
type Lists = Readonly<
  Record<'members' | 'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties', readonly Told[]>
>;

const manifest = JSON.parse(read('dist-embed/custom-elements.json')) as {
  readonly modules: readonly [{ readonly declarations: readonly [Lists] }];
};
const [{ declarations }] = manifest.modules;
const [one] = declarations;
const types = read('dist-embed/tavolata.d.ts');
const names = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name).toSorted();
const PAGE = 'docs/embedding.md';

/** Names in the global map of that kind. */
const mapped = (map: string): readonly string[] =>
  [...types.matchAll(new RegExp(`interface ${map} \\{\n([^}]*)\\}`, 'gu'))]
    .flatMap(([, body = '']) => [...body.matchAll(/'([^']+)'/gu)].map(([, name = '']) => name))
    .toSorted();

test('the element’s events are those of the documentation, each with its type, and the page’s maps have no other', () => {
  expect(names(one.events)).toEqual(documented('event').toSorted());
  expect(mapped('HTMLElementEventMap')).toEqual(names(one.events));
  expect(mapped('HTMLElementTagNameMap')).toEqual(['tavolata-table']);
  const lists = [...types.matchAll(/^export (?:type )?\{(.*)\};$/gmu)].flatMap(([, list = '']) => list.split(','));
  const exported = new Set(lists.map((name) => name.trim()));
  const classes = one.events.map(({ type }) => type?.text ?? '');
  expect(classes.filter((name) => !exported.has(name))).toEqual([]);
  expect(new Set(classes).size).toBe(one.events.length);
});

test('the manifest has each property, method, part and custom property of the documentation, and no other', () => {
  const methods = told.filter((name) => name.includes('(')).map((name) => name.slice(0, name.indexOf('(')));
  const of = (kind: string): readonly Told[] => one.members.filter((member) => member.kind === kind);
  expect(names(of('field'))).toEqual([...properties, 'game'].toSorted());
  expect(names(of('method'))).toEqual(methods.toSorted());
  expect(of('method').filter((method) => !method.return?.type?.text)).toEqual([]);
  expect(names(one.cssParts)).toEqual(documented('Part', PAGE).toSorted());
  expect(one.cssProperties.map(({ name }) => name)).toEqual(documented('Custom property', PAGE));
  expect(one.cssProperties.find(({ name }) => name === '--tv-go')?.default).toBe('#1d5a41');
  const silent = Object.entries(one).flatMap(([list, all]) =>
    Array.isArray(all)
      ? (all as Told[]).filter(({ description }) => !description).map(({ name }) => `${list}: ${name}`)
      : [],
  );
  expect(silent).toEqual([]);
});

test('VS Code’s and JetBrains’ data have what the manifest has', () => {
  interface Tag {
    readonly attributes: readonly Told[];
  }
  interface Element extends Tag {
    readonly slots: readonly Told[];
    readonly js: { readonly properties: readonly Told[]; readonly events: readonly Told[] };
    readonly css: { readonly properties: readonly Told[]; readonly 'pseudo-elements': readonly Told[] };
  }
  const { tags } = JSON.parse(read('dist-embed/html-data.json')) as { readonly tags: readonly [Tag] };
  const { contributions } = JSON.parse(read('dist-embed/web-types.json')) as {
    readonly contributions: { readonly html: { readonly elements: readonly [Element] } };
  };
  const [{ attributes, slots, js, css }] = contributions.html.elements;
  expect(names(tags[0].attributes)).toEqual(names(one.attributes));
  expect(names(attributes)).toEqual(names(one.attributes));
  expect(names(slots)).toEqual(names(one.slots));
  expect(names(js.properties)).toEqual(names(one.members.filter(({ kind }) => kind === 'field')));
  expect(names(js.events)).toEqual(names(one.events));
  expect(names(css.properties)).toEqual(names(one.cssProperties));
  expect(names(css['pseudo-elements'])).toEqual(one.cssParts.map(({ name }) => `part(${name})`).toSorted());
});

test('each file that tells of the package can be imported from it', () => {
  const own = JSON.parse(read('dist-embed/package.json')) as { readonly exports: Readonly<Record<string, unknown>> };
  const files = [
    'custom-elements.json',
    'html-data.json',
    'integrity.json',
    'llms.txt',
    'package.json',
    'web-types.json',
  ];
  expect(files.filter((file) => own.exports[`./${file}`] !== `./${file}`)).toEqual([]);
  for (const file of files) expect(read(`dist-embed/${file}`)).not.toBe('');
});

test('one page of text for programs has all names of the manifest but custom properties', () => {
  const text = read('dist-embed/llms.txt');
  const all = [one.attributes, one.events, one.cssParts, one.members].flatMap(names);
  expect(all.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});

test('a server has the same list of games as a browser, so that a page which it renders is the one that a browser finds', async () => {
  const onServer = (await import(pathToFileURL(resolve('dist-embed/server.js')).href)) as { readonly games: unknown };
  expect(games.length).toBeGreaterThan(4);
  expect(onServer.games).toEqual(games);
});

test('the script names itself all that its parts import at once: a browser asks for it without reading one after the other', () => {
  const importsOf = (file: string): readonly string[] =>
    [
      ...read(join('dist-embed', file))
        .replaceAll(/^\/\/.*$/gmu, '')
        .matchAll(/(?:\bfrom|\bimport)\s*"\.\/(?:chunks\/)?([\w-]+\.js)"/gu),
    ].map(([, name]) => `chunks/${name!}`);
  const own = importsOf('tavolata.js');
  expect(own.length).toBeGreaterThan(3);
  expect(own.flatMap(importsOf).filter((file) => !own.includes(file))).toEqual([]);
});

interface Published {
  readonly publishConfig: unknown;
  readonly files: readonly string[];
}

test('both packages can be published from anybody’s machine, and the server’s has the page that its README names', () => {
  const place = mkdtempSync(join(tmpdir(), 'server-package-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  execFileSync(process.execPath, ['scripts/server-package.mjs', join(place, 'package')]);
  const manifestOf = (folder: string): Published => JSON.parse(read(join(folder, 'package.json'))) as Published;
  const [server, embed] = [manifestOf(join(place, 'package')), manifestOf('dist-embed')];
  // `provenance` is refused outside of a CI, and without a repository.
  for (const { publishConfig } of [server, embed]) expect(publishConfig).toEqual({ access: 'public' });
  const links = [...read(join(place, 'package/README.md')).matchAll(/\]\(([^)]+)\)/gu)].map(([, link]) => link!);
  expect(links).toContain('docs/relay.md');
  expect(links.filter((link) => !existsSync(join(place, 'package', link)))).toEqual([]);
  expect(links.filter((link) => !server.files.includes(link.split('/')[0]!))).toEqual([]);
});
