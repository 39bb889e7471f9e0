/** Puts licence and notices beside every build, so that whoever serves one serves them too. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function notices(): Plugin {
  return {
    name: 'notices',
    generateBundle() {
      for (const file of ['LICENSE', 'NOTICE']) {
        this.emitFile({ type: 'asset', fileName: `${file}.txt`, source: readFileSync(file, 'utf8') });
      }
    },
  };
}
