/**
 * Has the embed's script name all that its parts import, and what those import. A browser then asks for all of it when it has read the
 * script. Else it would learn of one file by reading the one before: a round trip for each.
 */
import type { Plugin } from 'vite';

const MAP = /\n\/\/# sourceMappingURL=.*\s*$|\s*$/u;

export function hoistImports(): Plugin {
  return {
    name: 'hoist-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const entry = chunks.find(({ fileName }) => fileName === 'tavolata.js');
        if (entry === undefined) return;
        const all = new Set(entry.imports);
        for (const name of all)
          for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) all.add(one);
        const further = [...all].filter((name) => !entry.imports.includes(name));
        // At the end, so that no line of the source map moves, and before the comment that names it.
        entry.code = entry.code.replace(MAP, (map) => further.map((name) => `import"./${name}";`).join('') + map);
      },
    },
  };
}
