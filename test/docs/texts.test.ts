/**
 * Texts are read once: no sentence in them has more than 25 words, and none begins with a "Who" that asks nothing. Code, addresses of
 * links, layouts of bytes and numbers of promises are no words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDS, HEADLESS, MOST_WORDS, withoutCode, wordsOf } from './prose.ts';

const named = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const TEXTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...named('docs'), ...named('src')];
/** A layout of bytes is a list of fields, and no prose. */
const isLayout = (text: string): boolean => text.includes('·') || text.includes('‖');

/** A paragraph, an item of a list, a cell of a table: no sentence goes on beyond it. */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [''];
  const bare = text.replaceAll(/^```[^]*?^```$|^ {4}.*$/gmu, '');
  for (const line of bare.split('\n')) {
    if (line.startsWith('|')) blocks.push(...line.split('|').filter((cell) => !isLayout(cell)), '');
    else if (/^$|^#/u.test(line)) blocks.push('');
    else if (/^\s*(?:[-*]|\d+\.) /u.test(line)) blocks.push(line.replace(/^\s*(?:[-*]|\d+\.) /u, ''));
    else blocks.push(`${blocks.pop()!}\n${line}`);
  }
  return blocks;
}

const plain = (block: string): string =>
  withoutCode(block)
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .replaceAll(/<[^>]*>/gu, '')
    .replace(/^\s*\*\*[A-Z]\d+\*\* /u, '');

const sentencesIn = (text: string): readonly string[] => blocksOf(text).flatMap((block) => plain(block).split(ENDS));
const longIn = (text: string): readonly string[] =>
  sentencesIn(text).filter((sentence) => wordsOf(sentence) > MOST_WORDS);
/** Cells of a table and headings are no sentences: they end without a full stop. */
const headlessIn = (text: string): readonly string[] =>
  sentencesIn(text).filter((sentence) => /[.:]["”)_*]*\s*$/u.test(sentence) && HEADLESS.test(sentence.trimStart()));

const words = (many: number): string => `Word${' word'.repeat(many - 1)}`;

test('a long sentence of a text is found, and what is no prose makes none longer', () => {
  expect(longIn(`# Title\n\nShort. ${words(20)}\n${words(6)}.`)).toHaveLength(1);
  expect(longIn(`- ${words(26)}\n- ${words(20)}\n- ${words(20)}`)).toHaveLength(1);
  expect(longIn(`| ${words(20)} | ${words(20)} |`)).toEqual([]);
  expect(longIn(`- **A1** ${words(25)}. [${words(20)}](a b c d e f) \`${words(9)}\``)).toEqual([]);
  expect(longIn(`\`\`\`\n${words(30)}\n\`\`\``)).toEqual([]);
});

test('a sentence that begins without a noun is found, and a question isn’t one', () => {
  expect(headlessIn('It is so. Whoever comes sees it.\n\n- Who left may come back: here.')).toHaveLength(2);
  expect(headlessIn('# Who can see what\n\nWho sees it? Anybody who looks.\n\n| Who tries |')).toEqual([]);
});

test.each(TEXTS)('sentences of %s are short, and have a subject', (name) => {
  const text = readFileSync(name, 'utf8');
  expect(longIn(text)).toEqual([]);
  expect(headlessIn(text)).toEqual([]);
});
