// The files that a page fetches from a cold link to a seat, as told by the imports of the build's files. The gate of sizes (`sizes.mjs`)
// asks for them, and the test that follows a real page (`cold-page.test.ts`).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Chunks by name that a seat at a table of Codenames, in Italian, fetches on its way, besides what the page's first script imports. */
const ON_THE_WAY = {
  ours: ['open-table', 'group-worker', 'answers-worker', 'announce', 'refusals-it'],
  libsodium: ['libsodium'],
  typefaces: ['atkinson-hyperlegible-next-latin', 'young-serif-latin', 'font-files'],
  game: ['codenames'],
};
/** Fetched by itself too, but after a seat is offered: nobody waits for it. */
const AFTER = ['plate-pictures-data', 'people-apart'];
const WORDS_OF = 'CN-001';
const HASHED = /-[\w-]{8}\.(?:js|css|woff2)$/;
const nameOf = (file) => basename(file).replace(HASHED, '');

/** Files that are fetched for this one: what a script imports at once, and what a page names. */
const wantedBy = (file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(/(?:(?:from|import)\s*["']\.{1,2}|(?:src|href)="\/assets)\/([\w./-]+)["']/g),
  ].map(([, path]) => basename(path));

/**
 * @param folder of the files with hashes in their names
 * @param entry what the page loads first, with its path
 * @returns names of files in that folder, by kind
 */
export function closure(folder, entry) {
  const files = new Set(readdirSync(folder).filter((file) => HASHED.test(file)));
  const seen = new Set();
  const along = (first) => {
    const list = [...new Set(first)].filter((file) => files.has(file) && !seen.has(file));
    for (const file of list) seen.add(file);
    for (const file of list) {
      if (!file.endsWith('.js')) continue;
      for (const one of wantedBy(join(folder, file))) {
        if (!files.has(one) || seen.has(one)) continue;
        seen.add(one);
        list.push(one);
      }
    }
    return list;
  };
  const called = (names) => [...files].filter((file) => names.includes(nameOf(file)));
  const named = (kind) => called(ON_THE_WAY[kind]);
  const [libsodium, typefaces] = [along(named('libsodium')), along(named('typefaces'))];
  const ours = along([...wantedBy(entry), ...named('ours')]);
  // Words are chunks named by their language: whose they are is told by a rule of which they have the text.
  const words = [...files].filter(
    (file) => nameOf(file) === 'it' && readFileSync(join(folder, file), 'utf8').includes(WORDS_OF),
  );
  return { ours, libsodium, typefaces, game: along([...named('game'), ...words]), after: along(called(AFTER)) };
}
