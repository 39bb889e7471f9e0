/** The four words of a spoken invitation, as they are drawn, said and typed. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { SPOKEN_WORDS } from '../../../src/kernel/identity/spoken-words.ts';
import { drawSpokenCode, readSpokenCode } from '../../../src/kernel/spoken/spoken-code.ts';
import { seeded } from '../../helpers/rng.ts';

const code = (typed: string): unknown => {
  const read = readSpokenCode(typed);
  return read.ok ? { ...read.code, password: hex(read.code.password) } : read;
};

test('[I38] the first two words are the place, the last two the secret, and what is drawn is read as it was', () => {
  expect(code('zulu acacia acacia zulu')).toEqual({
    place: 1023 * 1024,
    password: '0003ff',
    words: ['zulu', 'acacia', 'acacia', 'zulu'],
  });
  const rng = seeded(1);
  for (let i = 0; i < 50; i++) {
    const drawn = drawSpokenCode(rng);
    expect(readSpokenCode(drawn.words.join(' '))).toEqual({ ok: true, code: drawn });
  }
});

test('[I38] case, accents, commas, dashes and line ends between the words don’t matter', () => {
  for (const typed of ['Zulu, ACÁCIA. acacia – zulu', ' zulu-acacia\nacacia;zulu ', 'zùlu  acacia acacia  zulu!'])
    expect(code(typed)).toEqual(code('zulu acacia acacia zulu'));
});

test('[I38] a slip of one letter is mended where only one word can be meant', () => {
  for (const slip of ['accordeon acacia band beta', 'bandyx acacia acacia zulu', 'badn acacia acacia zulu'])
    expect(readSpokenCode(slip)).toMatchObject({ ok: false, code: 'spoken/word' });
  for (const [slip, word] of [
    ['tramm', 'tram'],
    ['tenis', 'tennis'],
    ['uganta', 'uganda'],
  ])
    expect(code(`${slip} acacia acacia zulu`)).toEqual(code(`${word} acacia acacia zulu`));
});

test('[I38] every word of the list is read as itself, and no slip of one letter as two', () => {
  for (const word of SPOKEN_WORDS)
    expect(readSpokenCode(`${word} ${word} ${word} ${word}`)).toMatchObject({
      ok: true,
      code: { words: [word, word, word, word] },
    });
});

test('[I38] what isn’t four words of the list is told apart, and nothing throws', () => {
  for (const typed of ['', 'zulu', 'zulu zulu zulu', 'zulu zulu zulu zulu zulu', '1 2 3 4', 'zulu '.repeat(99)])
    expect(readSpokenCode(typed)).toEqual({ ok: false, code: 'spoken/count' });
  expect(readSpokenCode('zulu zulu qwertyu zulu')).toEqual({ ok: false, code: 'spoken/word', word: 'qwertyu' });
});
