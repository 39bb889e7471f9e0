/**
 * Comments are read once: no sentence of prose in them has more than 25 words, and none begins with a "Who" that asks nothing. Byte formats,
 * tables and code are no prose, so lines with ‖, lines that begin `name =` and lines further in are left out, and code in backticks is one
 * word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDS, HEADLESS, MOST_WORDS, withoutCode, wordsOf } from './prose.ts';

const FOLDERS = [
  'src/kernel',
  'src/wire',
  'src/sim',
  'src/games',
  'src/embed',
  'src/elements',
  'src/app',
  'src/storm',
  'src/pictures',
  'src/language',
  'server',
  'checker',
  'vite',
  'scripts',
  'test',
];

/** Blocks, and lines of `//` that follow each other. A block begins after space or a bracket, as a pattern of files has the same signs. */
const COMMENT = /(?<=^|[\s(,[{])\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gmu;
const MARKS = /^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/)? ?|\s*\*\/$/gu;

interface Line {
  readonly text: string;
  readonly number: number;
}

const linesTo = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Prose of a comment: an empty line ends a paragraph, and so do bytes; an item of a list and a tag begin one. */
function paragraphsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [[]];
  let inItem = false;
  for (const line of lines) {
    const begins = /^(?:- |@)/u.test(line.text);
    if (begins || line.text === '') inItem = line.text.startsWith('- ');
    const isBytes = /‖|^\S+ = /u.test(line.text) || (!inItem && line.text.startsWith('  '));
    const isProse = line.text !== '' && !isBytes;
    if (begins || !isProse) paragraphs.push([]);
    if (isProse) paragraphs.at(-1)!.push(line);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** Sentences of prose in comments, each with the number of its line. */
function sentencesIn(source: string): readonly Sentence[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const first = linesTo(source, index);
    const lines = comment.split('\n').map((text, n) => ({ text: text.replaceAll(MARKS, ''), number: first + n }));
    return paragraphsOf(lines).flatMap((paragraph) => {
      const prose = withoutCode(paragraph.map(({ text }) => text).join('\n'));
      return prose
        .split(ENDS)
        .map((text) => ({ text, line: paragraph[0]!.number + linesTo(prose, prose.indexOf(text)) - 1 }));
    });
  });
}

const told = ({ line, text }: Sentence): string => `${line}: ${text}`;
const longIn = (source: string): readonly string[] =>
  sentencesIn(source)
    .filter(({ text }) => wordsOf(text) > MOST_WORDS)
    .map(told);
const headlessIn = (source: string): readonly string[] =>
  sentencesIn(source)
    .filter(({ text }) => HEADLESS.test(text))
    .map(told);

/** A sentence of so many words, without its end. */
const words = (many: number): string => `Word${' word'.repeat(many - 1)}`;

test('a long sentence is found at its line', () => {
  expect(longIn(`let a;\n/**\n * Short.\n * ${words(20)}\n * and ${words(5)}.\n */\n`)).toEqual([
    expect.stringMatching(/^4: Word/u),
  ]);
  expect(longIn(`  // ${words(20)}\n  // and ${words(5)}\n`)).toEqual([expect.stringMatching(/^1: Word/u)]);
  expect(longIn(`/** ${words(25)}: and. */`)).toHaveLength(1);
  expect(longIn(`/**\n * - ${words(20)}\n *   and ${words(5)}\n */`)).toHaveLength(1);
  expect(longIn(`/** @param a ${words(24)} */`)).toHaveLength(1);
});

test('code, bytes, tables, items of a list and tags make no sentence longer', () => {
  expect(longIn(`/** ${words(25)}. \`${words(30)}\` and ${words(23)}: ${words(25)} */`)).toEqual([]);
  expect(longIn(`/**\n * ${words(20)}:\n * a = ${words(30)}\n * 1 ‖ ${words(30)}\n * ${words(20)}\n */`)).toEqual([]);
  expect(longIn(`/**\n * ${words(20)}:\n *\n *   ${words(30)}\n *   ${words(30)}\n */`)).toEqual([]);
  expect(longIn(`/**\n * ${words(20)}:\n * - ${words(20)}\n * - ${words(20)}\n * @returns ${words(20)}\n */`)).toEqual(
    [],
  );
  expect(longIn(`const files = 'a/**', ${words(30)}, 'b/**/c';`)).toEqual([]);
});

test('a sentence that begins with a "Who" is found, but for a question', () => {
  expect(
    headlessIn(`/** Whoever waits. */\n// They sit. Whose turn it is.\n/** @param a Whom to tell */`),
  ).toHaveLength(3);
  expect(headlessIn(`/** Who is it? People who wait.\n * They know\n * who it is. */`)).toEqual([]);
});

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?[jt]s$/u.test(file))
    .map((file) => `${folder}/${file}`);

const foundIn = (folder: string, find: (source: string) => readonly string[]): readonly string[] =>
  sourcesOf(folder).flatMap((file) => find(readFileSync(file, 'utf8')).map((found) => `${file}:${found}`));

test.each(FOLDERS)('sentences in the comments of %s are short', (folder) => {
  expect(sourcesOf(folder).length).toBeGreaterThan(3);
  expect(foundIn(folder, longIn)).toEqual([]);
});

test.each(FOLDERS)('sentences in the comments of %s begin with what they are about', (folder) => {
  expect(foundIn(folder, headlessIn)).toEqual([]);
});
