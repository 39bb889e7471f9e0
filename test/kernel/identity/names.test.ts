import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { checkName, cleanName } from '../../../src/kernel/identity/names.ts';

const FAMILY = '\u{1F469}\u200D\u{1F469}\u200D\u{1F466}';

describe('names', () => {
  test.each(['Zoë', 'Ἑλένη', '李', 'محمد', 'O’Neil 3', FAMILY, 'a', '\u{1F600}'.repeat(40), 'می\u200Cخواهم'])(
    '[I6] %s is a name',
    (name) => expect(checkName(name)).toEqual({ ok: true, value: name }),
  );

  test.each([
    ['', 'name/empty'],
    [' ', 'name/empty'],
    ['\u200D\uFE0F', 'name/empty'],
    ['\u3164', 'name/empty'],
    [' Anna', 'name/not-trimmed'],
    ['Anna\u00A0', 'name/not-trimmed'],
    ['a'.repeat(41), 'name/too-long'],
    ['\u{1F600}'.repeat(41), 'name/too-long'],
    ['a'.repeat(1_000), 'name/too-long'],
    ['An\u0000na', 'name/bad-character'],
    ['An\nna', 'name/bad-character'],
    ['\u202Eanna', 'name/bad-character'],
    ['a\u2066b', 'name/bad-character'],
    ['a\u2028b', 'name/bad-character'],
    ['a\uD800', 'name/bad-character'],
    ['\uFEFFa', 'name/bad-character'],
  ])('[I6] %j is refused as %s', (name, code) => expect(checkName(name)).toMatchObject({ ok: false, code }));

  test.each([
    ['  Anna \t Maria\n', 'Anna Maria'],
    ['Zoe\u0308', 'Zoë'],
    ['\u202Eanna\u202C', 'anna'],
    ['a \u200B b', 'a b'],
    [FAMILY, FAMILY],
  ])('[I7] typed %j becomes %j', (typed, name) => expect(cleanName(typed)).toEqual({ ok: true, value: name }));

  test('[I7] what is cleaned is a name of at most 160 bytes, and cleaning it again changes nothing', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 45 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const got = cleanName(text);
        if (!got.ok) return;
        expect(checkName(got.value)).toEqual(got);
        expect(cleanName(got.value)).toEqual(got);
        expect(utf8(got.value).length).toBeLessThanOrEqual(160);
      }),
    );
  });
});
