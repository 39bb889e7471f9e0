/** The package that a build leaves in `dist-embed`: its types as pages and frameworks see them, without asking a registry for these. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PLACE = resolve('node_modules/.cache/embed-consumers');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Names in the first cells of the table that has this heading, in docs/examples/README.md. */
function documented(heading: string): readonly string[] {
  const lines = read('docs/examples/README.md').split('\n');
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
