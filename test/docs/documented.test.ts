/** In each room nine exports of ten say what they are: those without are listed by `node scripts/documented.mjs --list`. */
import { expect, test } from 'vitest';
import { exportsIn, exportsOf, ROOMS } from '../../scripts/documented.mjs';

test('an export with a comment right above it is documented, and one without isn’t', () => {
  const text = '/** Of a place. */\nexport interface Place {}\n\nexport const NO_PLACE = 0;\n';
  expect(exportsOf(text).map(({ name, documented }) => [name, documented])).toEqual([
    ['Place', true],
    ['NO_PLACE', false],
  ]);
});

test.each(ROOMS)('exports of %s say what they are', (room) => {
  const all = exportsIn(room);
  const without = all.filter(({ documented }) => !documented);
  expect(all.length).toBeGreaterThan(20);
  expect(without.length / all.length, without.map(({ file, name }) => `${file} ${name}`).join('\n')).toBeLessThan(0.1);
});
