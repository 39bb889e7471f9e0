/** What the page's service worker needs of the build: a place at the root, and the list of the files that a page needs. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { nextOf } from './next.ts';

interface Entry {
  readonly name: string;
  readonly facadeModuleId: string | null;
}

/** Entry names: the page's own are hashed, the worker's is where a browser looks for it again, what tests build where it is run. */
export function entryFileNames({ name, facadeModuleId }: Entry): string {
  if (facadeModuleId?.includes('/test/')) return '[name].js';
  return name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js';
}

/** Writes `parts.json`: paths of everything under `assets/` but source maps. */
export function parts(): Plugin {
  return {
    name: 'parts',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const paths = Object.keys(bundle)
          .filter((path) => path.startsWith('assets/') && !path.endsWith('.map'))
          .toSorted()
          .map((path) => `/${path}`);
        this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(paths) });
      },
    },
  };
}

/** Has the browser fetch what a table is opened with beside the page's own script, in place of after it. */
export function preloadNext(): Plugin {
  return {
    name: 'preload-next',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = nextOf(bundle).filter((fileName) => !html.includes(fileName));
        return files.map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** The form of a box's file, for editors and other programs: `/box.schema.json`, the same that stands beside `docs/boxes.md`. */
export function boxSchema(): Plugin {
  return {
    name: 'box-schema',
    async generateBundle() {
      const source = await readFile('docs/box.schema.json');
      this.emitFile({ type: 'asset', fileName: 'box.schema.json', source });
    },
  };
}
