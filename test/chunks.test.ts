/** Chunks are named by paths, which no compiler checks: whatever a group of `vite/chunks.ts` names is there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeSplitting, pageSplitting } from '../vite/chunks.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = 'node_modules/';

const under = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true }).map((path) => `${folder}${String(path).replaceAll('\\', '/')}`);

/** What a bundler may be asked about: our files, those of the packages that chunks name, and two modules of its own. */
const modules: readonly string[] = [
  ...under('src/'),
  ...['@noble/hashes/', 'lit-html/'].flatMap((name) => under(PACKAGES + name)),
  'rolldown/runtime.js',
  'vite-browser-external',
];

/** Where a group of alternatives that opens at `from` ends. */
function closing(pattern: string, from: number): number {
  let depth = 0;
  for (let i = from; i < pattern.length; i++) {
    if (pattern[i] === '(') depth++;
    else if (pattern[i] === ')' && --depth === 0) return i;
  }
  throw new Error(`unclosed: ${pattern}`);
}

/** A pattern's alternatives outside parentheses. */
function alternatives(pattern: string): readonly string[] {
  const all = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === '|' && depth === 0) all.push('');
    else all[all.length - 1] += sign;
  }
  return all;
}

/** One pattern for each thing that a pattern names: `a(?:b|c)|d` gives `ab`, `ac` and `d`. */
function named(pattern: string): readonly string[] {
  return alternatives(pattern).flatMap((one) => {
    const from = one.indexOf('(?:');
    if (from === -1) return [one];
    const to = closing(one, from);
    return alternatives(one.slice(from + 3, to)).flatMap((inner) =>
      named(one.slice(0, from) + inner + one.slice(to + 1)),
    );
  });
}

test('a pattern is taken apart into all that it names', () => {
  expect(named('a(?:b|c(?:d|e))f|g')).toEqual(['abf', 'acdf', 'acef', 'g']);
});

test.each(
  [...new Set([...codeSplitting.groups, ...pageSplitting.groups])].map((group) => [group.name, group] as const),
)('all that the chunk %s is made of is there', (_, group) => {
  const gone = named(group.test.source).filter((one) => !modules.some((path) => new RegExp(one, 'u').test(path)));
  expect(gone).toEqual([]);
});
