import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { readyArgon2id } from '../../../src/embed/adapters/libsodium.ts';
import { fromHex, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { circleAt, circleOf } from '../../../src/kernel/view/circle.ts';
import { FourWords, STRETCHING, wordsOf } from '../../../src/kernel/identity/four-words.ts';
import { SPOKEN_WORDS } from '../../../src/kernel/identity/spoken-words.ts';
import { firstState, type Seated, type TableState } from '../../../src/kernel/state/state.ts';

const founder = { device: '0f'.repeat(16), sig: '11'.repeat(32), mail: '22'.repeat(32) };
const other = { device: 'a1'.repeat(16), sig: '33'.repeat(32), mail: '44'.repeat(32) };
const settings = { game: 'codenames', version: 1, settings: { open: true, name: 'x' } };

function seated(...roster: readonly Pick<Seated, 'seat' | 'device' | 'name'>[]): TableState {
  const state = firstState(settings, founder, 0);
  const devices = { ...state.devices, [other.device]: { sig: other.sig, mail: other.mail } };
  return { ...state, devices, roster };
}

const giulia = { seat: 0, device: founder.device, name: 'Giulia' };
const marco = { seat: 1, device: other.device, name: 'Marco' };

test('[I33] the words hang on seats, devices and founder; no name, move or time changes them', () => {
  const two = circleAt(seated(giulia, marco));
  expect(circleAt({ ...seated(giulia, { ...marco, name: 'Tom' }), now: 9, games: 2 })).toBe(two);
  expect(circleAt({ ...seated(giulia, marco), founder: other.device })).not.toBe(two);
  expect(circleAt(seated(giulia))).not.toBe(two);
  expect(circleAt(seated(giulia, { ...marco, seat: 2 }))).not.toBe(two);
  expect(circleAt(seated())).toBe('');
});

test('[I33] a circle and its words, as other programs must reckon them', async () => {
  const circle = circleOf(new Uint8Array(16).fill(1), new Uint8Array(32).fill(2));
  expect(circle).toBe(hex(sha256(fromHex(hex(utf8('tavolata/v1/circle')) + '01'.repeat(16) + '02'.repeat(32)))));
  const { salt, passes, memoryBytes } = STRETCHING;
  const argon2id = await readyArgon2id();
  const stretched = argon2id(fromHex(circle), salt, passes, memoryBytes);
  expect(salt).toHaveLength(16);
  expect(hex(stretched)).toMatchInlineSnapshot(`"5d12252adac0a7f877ec14ef65c63360"`);
  expect(wordsOf(stretched)).toMatchInlineSnapshot(`
    [
      "groove",
      "elite",
      "formula",
      "ragtime",
    ]
  `);
});

test('[I34] ten bits a word, highest first, from forty bits', () => {
  expect(wordsOf(fromHex('0000000000'))).toEqual(Array.from({ length: 4 }, () => SPOKEN_WORDS[0]));
  expect(wordsOf(fromHex('ffffffffff00'))).toEqual(Array.from({ length: 4 }, () => SPOKEN_WORDS[1023]));
  expect(wordsOf(fromHex('0040100401'))).toEqual([1, 1, 1, 1].map((n) => SPOKEN_WORDS[n]));
  expect(() => wordsOf(new Uint8Array(4))).toThrow(RangeError);
});

test('[I34] they are stretched once a circle, and again where that failed', async () => {
  let asked = 0;
  const words = new FourWords(async (circle) => {
    asked += 1;
    if (asked === 1) throw new RangeError('no memory');
    return circle.slice(0, 16);
  });
  const circle = 'ab'.repeat(32);
  await expect(words.of(circle)).rejects.toThrow('no memory');
  expect(await words.of(circle)).toEqual(wordsOf(fromHex(circle)));
  await words.of(circle);
  expect(asked).toBe(2);
});

test('[I35] 1,024 words of four to ten letters in order, which never change', () => {
  expect(SPOKEN_WORDS).toHaveLength(1024);
  expect(SPOKEN_WORDS.filter((word) => !/^[a-z]{4,10}$/.test(word))).toEqual([]);
  expect([...SPOKEN_WORDS].toSorted()).toEqual(SPOKEN_WORDS);
  expect(hex(sha256(utf8(SPOKEN_WORDS.join(' '))))).toMatchInlineSnapshot(
    `"9e8dbb2fb2f5adcd74e632ddd5992b13033ec55ea57add9f514937c2d99a5af6"`,
  );
});

/** Can one become the other by changing, adding or leaving out one letter? */
function near(a: string, b: string): boolean {
  if (a.length > b.length) return near(b, a);
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return b.slice(i + 1) === a.slice(a.length === b.length ? i + 1 : i);
}

test('[I35] any two of them are two letters apart at least', () => {
  const pairs = SPOKEN_WORDS.flatMap((a, i) =>
    SPOKEN_WORDS.slice(i + 1)
      .filter((b) => near(a, b))
      .map((b) => `${a}/${b}`),
  );
  expect(pairs).toEqual([]);
});
