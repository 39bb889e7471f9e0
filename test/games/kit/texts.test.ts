/** Texts that people write: what may stand in them, how typing becomes a text, and when two are the same, for games that keep texts. */
import { expect, test } from 'vitest';
import { composed, lowered } from '../../../src/games/kit/known-letters.ts';
import { folded, isLine, isProse, tidied } from '../../../src/games/kit/texts.ts';
import { plainText } from '../../../src/kernel/code-points.ts';

const CONTROLS = ['\u0000', '\t', '\r', '\u0085', '\u200b', '\u202e', '\u2066', '\u2028', '\ufeff', '\ud800', '\u061c'];

test('prose has line ends and nothing else that can’t be seen or turns words around', () => {
  expect(isProse('Una sera.\nPiove.', 40)).toBe(true);
  expect(isProse('نور 👨‍👩‍👧 è qui', 40)).toBe(true);
  for (const control of CONTROLS) expect(isProse(`a${control}b`, 40), control.codePointAt(0)!.toString(16)).toBe(false);
});

test('a line has no line end', () => {
  expect(isLine('mani ferme', 10)).toBe(true);
  expect(isLine('mani\nferme', 10)).toBe(false);
});

test('lengths are in letters: one that takes two units counts once', () => {
  expect(isProse('🕯'.repeat(5), 5)).toBe(true);
  expect(isProse('🕯'.repeat(6), 5)).toBe(false);
  expect(isProse('a'.repeat(6), 5)).toBe(false);
});

test('a text of which nothing can be seen is none', () => {
  for (const empty of ['', ' ', '\n \n', '\u00a0', '\u2003', '\u3164', '\u2800', '\u00ad', '\u200d'])
    expect(isProse(empty, 40), JSON.stringify(empty)).toBe(false);
});

test('what was typed becomes prose: one kind of line end, and no controls', () => {
  expect(plainText(' Uno\r\ndue\rtre\u2028quattro\u0085cinque ')).toBe(' Uno\ndue\ntre\nquattro\ncinque ');
  expect(plainText('a\tb\u202ec\u0007d\ud800')).toBe('a bcd');
  expect(plainText('نور 👨‍👩‍👧 è qui')).toBe('نور 👨‍👩‍👧 è qui');
  for (const control of CONTROLS) expect(isProse(plainText(`x${control}y`), 40)).toBe(true);
});

test('two texts are the same whatever their case, spaces and unseen characters', () => {
  const same = folded('mani ferme');
  for (const other of ['Mani  Ferme', ' MANI FERME ', 'mani\u00a0ferme', 'mani\u2003ferme', 'ma\u00adni fer\u200dme'])
    expect(folded(other), JSON.stringify(other)).toBe(same);
  expect(folded('mani forme')).not.toBe(same);
});

test('two texts are the same however their accents are stored, in Latin, Greek and Cyrillic', () => {
  expect(folded('pieta\u0300')).toBe(folded('Pietà'));
  expect(folded('pieta')).not.toBe(folded('pietà'));
  expect(folded('ΦΩΣ ΟΔΟΣ')).toBe(folded('φως οδος'));
  expect(folded('СВЕТ')).toBe(folded('свет'));
});

test('letters that a newer browser might lower-case stay as they are', () => {
  const young = '\u{1e900}\ua7da\u{10d50}';
  expect(folded(young)).toBe(young);
});

test('a line is kept without spaces at its ends, and with single ones inside', () => {
  expect(tidied('  mani \u00a0 ferme\u3000')).toBe('mani ferme');
});

test('letters that a newer browser might compose or split stay as they are, and split what stands beside them', () => {
  // Outlined letters of Unicode 16, a mark of Unicode 17 between a letter and its accent.
  expect(composed('\u{1ccd6}\u{1ccd7}', 'NFKC')).toBe('\u{1ccd6}\u{1ccd7}');
  expect(composed('a\u1ae0\u0323', 'NFC')).toBe('a\u1ae0\u0323');
  expect(composed('ﬁn a\u0300', 'NFKC')).toBe('fin \u00e0');
});

test('texts in small letters have one final sigma, and keep letters whose small ones are young', () => {
  expect(lowered('ΟΔΟΣ \u1c89')).toBe('οδοσ \u1c89');
});
