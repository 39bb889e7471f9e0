/** What follows from the name of a call. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { callCode } from '../../../src/kernel/spoken/call-code.ts';

test('[I43] place and password follow from platform and call, apart from each other, and never change', () => {
  const { place, password } = callCode('zoom', 'abcdefghijklmnopqrstuvwx==');
  expect(place).toBe('-408HLT2MoWwo9ao0zvj0g');
  expect(hex(password)).toBe('453c77e64f915e71f1aa582f918138b28852b89071dba852d099872144e1a378');
});

test('[I43] another call, and the same name at another platform, is another place with another password', () => {
  const all = [callCode('zoom', 'a'), callCode('zoom', 'b'), callCode('meet', 'a')];
  expect(new Set(all.map(({ place }) => place)).size).toBe(3);
  expect(new Set(all.map(({ password }) => hex(password))).size).toBe(3);
  for (const { place } of all) expect(place).toMatch(/^[\w-]{22}$/u);
});
