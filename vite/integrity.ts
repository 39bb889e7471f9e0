/**
 * The checks of the embed's files (subresource integrity), and the name of this very build: the package's version and eight digits of the
 * script's hash. Under that name the server keeps the build at an address of its own (`server/versions.ts`). `next` are the files that a
 * table needs right after the script. A page that names them in its head has them fetched beside it (`scripts/integrity.mjs`).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nextOf } from './next.ts';

export function integrity(): Plugin {
  return {
    name: 'integrity',
    // Of what was written: maps are named at the end of a file once all else is done.
    writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => name.endsWith('.js'));
      const digest = (name: string): Buffer =>
        createHash('sha384')
          .update(readFileSync(join(dir, name)))
          .digest();
      const files = Object.fromEntries(
        names.toSorted().map((name) => [name, `sha384-${digest(name).toString('base64')}`]),
      );
      const own = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
      const version = `${own.version}-${digest('tavolata.js').toString('hex').slice(0, 8)}`;
      writeFileSync(
        join(dir, 'integrity.json'),
        `${JSON.stringify({ version, next: nextOf(bundle, 'tavolata.js'), files }, null, 2)}\n`,
      );
    },
  };
}
