/** What only a class itself reads begins with `#`: minifiers shorten it, and nobody reads it from outside by a cast. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', 'src');

/** Tests and benches look in by it, from outside the page. */
const DOOR = /\bprivate readonly shell: Shell\b/;
/** Decorators want a name, and a constructor has no other word. */
const CAN_BE_NO_OTHER = /^\s*@|\bprivate constructor\b/;

test('only decorated fields, constructors and one door for tests are `private`', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(src, file), 'utf8')
        .split('\n')
        .map((line, at, lines) => ({ where: `src/${file}:${at + 1}`, line, before: lines[at - 1] ?? '' })),
    )
    .filter(({ line }) => /^\s*(?:@.*\s)?(?:static |override )*private\s+[\w$]/.test(line))
    .filter(({ line, before }) => !CAN_BE_NO_OTHER.test(line) && !/^\s*@/.test(before) && !DOOR.test(line))
    .map(({ where, line }) => `${where}: ${line.trim()}`);
  expect(found).toEqual([]);
});
