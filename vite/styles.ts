/** Styles stand in the code as they are written: their comments and indentation are for readers, and lengths in rem are the room's own. */
import type { Plugin } from 'vite';
import { ownRem } from '../scripts/own-rem.mjs';

export const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  transform(code, id) {
    if (!/\/src\/.*\.ts$/u.test(id) || !code.includes('css`')) return undefined;
    // Line ends stay, so that source maps do.
    const lean = code.replaceAll(/css`[^`]*`/gu, (styles) =>
      ownRem(styles)
        .replaceAll(/\/\*[^]*?\*\//gu, (comment) => comment.replaceAll(/[^\n]/gu, ''))
        .replaceAll(/\n[ \t]+/gu, '\n'),
    );
    return { code: lean, map: null };
  },
});
