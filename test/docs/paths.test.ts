/** A file that a text or a comment names is there: whoever follows it after files were moved would else look in vain. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CODE_FOLDERS = ['src', 'server', 'checker', 'vite', 'scripts', 'test'];
const TEXT_FOLDERS = ['docs', 'deploy'];

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'));

const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...[...CODE_FOLDERS, ...TEXT_FOLDERS, 'public'].flatMap(below),
];
/** A text may leave out the beginning of a path. */
const known = new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(i).join('/'))));

/** Names of what a build, a person or another program makes, and of files that `adding-a-game.md` has written. */
const MADE =
  /^(?:Node\.js|tavolata\.js|main\.js|sw\.js|parts\.json|integrity\.json|custom-elements\.json|html-data\.json|web-types\.json|llms\.txt|box\.json|mission\.json|keys\.json|widgets\.json|FILE\.json|file\.png|report\.json|something\..*)$/u;
const MADE_IN =
  /^(?:(?:dist|node_modules|\.mutants|mine|art)|(?:src|test)\/games\/matches|matches|test\/games\/time-stories\/missions\/lock)\b|esm-browser/u;
const isMade = (path: string): boolean => MADE.test(path) || MADE_IN.test(path) || /^dist-?\w*\//u.test(path);

const COMMENT = /(?<=^|[\s(,[{])\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gmu;
/** Words with an ending of a file. What stands in an address or after a wildcard is none. */
const PATH = /(?<![\w/@:.*-])(?:[\w.-]+\/)*[\w.-]+\.(?:ts|mjs|cjs|js|json|md|css|html|br|svg|webp|png|txt)(?![\w/-])/gu;

const isCode = (file: string): boolean => /\.[cm]?[jt]s$/u.test(file);
const proseOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return isCode(file) ? (text.match(COMMENT) ?? []).join('\n') : text;
};

test('a file that a text or a comment names is there', () => {
  const texts = files.filter((file) => isCode(file) || /\.md$|^NOTICE$|^deploy\//u.test(file));
  expect(texts.length).toBeGreaterThan(1_000);
  const missing = texts.flatMap((file) =>
    (proseOf(file).match(PATH) ?? [])
      .map((path) => path.replace(/^(?:\.\.?\/)+/u, ''))
      .filter((path) => !known.has(path) && !isMade(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
