/**
 * While the page is developed (`npm run dev`) Vite sends JSON as a module of JavaScript. A browser refuses that where the import says
 * `type: 'json'`, as Node wants it to. So the attribute is left out there; builds take it away by themselves.
 */
import type { Plugin } from 'vite';

const ATTRIBUTE = /,\s*\{\s*with: \{ type: 'json' \},?\s*\}/gu;

export function plainJson(): Plugin {
  return {
    name: 'plain-json',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts')) return undefined;
      const plain = code.replaceAll(ATTRIBUTE, '');
      return plain === code ? undefined : { code: plain, map: null };
    },
  };
}
