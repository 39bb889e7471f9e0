/** What is read aloud follows from the page's tree and its sheets of styles: boards of two worlds are compared by these (docs/threat-model.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

test('no element says of itself what stands in no attribute', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const silent = files.filter((file) =>
    /attachInternals|ElementInternals/u.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(silent).toEqual([]);
});
