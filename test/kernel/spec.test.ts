/** SPEC.md and the tests hold each other: each promise is quoted by a test's title, and no title quotes one that isn't there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const spec = readFileSync(join(ROOT, 'src/kernel/SPEC.md'), 'utf8');
const promises = new Set([...spec.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id!));
const series = new Set([...promises].map((id) => id[0]!));

/** Ids that stand in the titles of tests, each with a file; the games' rules have series of their own. */
function quoted(): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const entry of readdirSync(join(ROOT, 'test'), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !entry.name.endsWith('.ts') || path.includes('/games/')) continue;
    // A title begins with its ids: `'[S2] [S4] a letter …'`.
    for (const [ids] of readFileSync(path, 'utf8').matchAll(/(?<=['`"])(?:\[[A-Z]\d+\] ?)+/g)) {
      for (const [, id] of ids.matchAll(/\[([A-Z]\d+)\]/g))
        if (series.has(id![0]!)) out.set(id!, path.slice(ROOT.length));
    }
  }
  return out;
}

test('every promise of SPEC.md is quoted by a test', () => {
  const tested = quoted();
  expect([...promises].filter((id) => !tested.has(id))).toEqual([]);
});

test('every promise that a test quotes stands in SPEC.md', () => {
  const unknown = [...quoted()].filter(([id]) => !promises.has(id));
  expect(unknown.map(([id, path]) => `${id} in ${path}`)).toEqual([]);
});

test('the numbers of a series rise', () => {
  const all = [...spec.matchAll(/^- \*\*([A-Z])(\d+)\*\* /gm)].map(([, letter, n]) => ({ letter, n: Number(n) }));
  const back = all.filter(({ letter, n }, i) => all.slice(0, i).some((one) => one.letter === letter && one.n > n));
  expect(back.map(({ letter, n }) => `${letter}${n}`)).toEqual([]);
});

test('a number is given once', () => {
  const all = [...spec.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id!);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});
