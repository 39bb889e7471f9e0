/** Puts every `import()` of the page's code into `late` (`src/elements/loading/late.ts`), so that what a bad line held back comes later. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = resolve('src/elements/loading/late.ts');
/** In the build of a page Vite puts something of its own around each: this takes its place. */
const PRELOAD = '\0vite/preload-helper.js';
const IMPORT = /\bimport\(\s*(?:"[^"]+"|'[^']+')\s*(?:,\s*\{[^()]*\}\s*)?\)/gu;

export function lateImports(): Plugin {
  let isPage = true;
  return {
    name: 'late-imports',
    apply: 'build',
    configResolved({ build }) {
      isPage = !build.lib;
    },
    transform(code, id) {
      if (id === PRELOAD)
        return { code: `export { late as __vitePreload } from ${JSON.stringify(HELPER)};`, map: null };
      if (isPage || !/\/src\/.*\.ts$/u.test(id) || id === HELPER) return undefined;
      const calls = code.replaceAll(IMPORT, (call) => `$late(() => ${call})`);
      if (calls === code) return undefined;
      return { code: `${calls}\nimport { late as $late } from ${JSON.stringify(HELPER)};\n`, map: null };
    },
  };
}
