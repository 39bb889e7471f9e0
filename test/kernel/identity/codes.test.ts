/** Secrets that people read, type and compare. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { readCode, writeCode } from '../../../src/kernel/identity/code.ts';
import { parseLink, parsePairLink, writeLink, writePairLink } from '../../../src/kernel/identity/link.ts';
import { pairNumber, pairProof } from '../../../src/kernel/identity/pairing.ts';
import { recoverySeeds } from '../../../src/kernel/identity/recovery.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

const seed = freshSeed();
const rng = seeded(seed);
const random = (n: number): Uint8Array => rng.bytes(n);
const filled = (n: number, from = 0): Uint8Array => Uint8Array.from({ length: n }, (_, i) => from + i);
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('[I15] the spelling of a code is fixed', () => {
  expect(writeCode(filled(9))).toMatchInlineSnapshot(`"000G-40R4-0M30-E267"`);
  expect(writeCode(filled(16))).toMatchInlineSnapshot(`"000G-40R4-0M30-E209-185G-R38E-1XQ0"`);
});

test(`[I15] a code is read back as typed, spoken or pasted (SEED=${seed})`, () => {
  for (const n of [9, 16]) {
    for (let i = 0; i < 200; i++) {
      const bytes = random(n);
      const code = writeCode(bytes);
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-)+[0-9A-HJKMNP-TV-Z]{4}$/u);
      for (const typed of [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ' '),
        ` ${code}\n`,
        code.replaceAll('-', '–'),
      ])
        expect(hex(readCode(typed, n)!)).toBe(hex(bytes));
      expect(hex(readCode(code.replaceAll('0', 'o').replaceAll('1', i % 2 ? 'l' : 'I'), n)!)).toBe(hex(bytes));
    }
  }
});

test(`[I15] a slip of one letter, or two letters in each other’s place, is seen (SEED=${seed})`, () => {
  let missed = 0;
  let tried = 0;
  for (let i = 0; i < 300; i++) {
    const letters = Array.from(writeCode(random(i % 2 ? 9 : 16)).replaceAll('-', ''));
    const at = rng.below(letters.length - 1);
    const slip = [...letters];
    slip[at] = LETTERS[(LETTERS.indexOf(letters[at]!) + 1 + rng.below(31)) % 32]!;
    const swapped = [...letters];
    [swapped[at], swapped[at + 1]] = [letters[at + 1]!, letters[at]!];
    for (const typed of [slip, swapped]) {
      if (typed.join('') === letters.join('')) continue;
      tried++;
      if (readCode(typed.join(''), i % 2 ? 9 : 16)) missed++;
    }
  }
  // Eight bits of checksum and twelve: about one in 256, and one in 4,096, would pass.
  expect(missed / tried).toBeLessThan(0.02);
});

test.each(['', '-', 'U'.repeat(16), '7KQ2-M0XB-91TD', '💥'.repeat(8), 'x'.repeat(100_000)])(
  '[I15] %.20j is no code',
  (typed) => {
    expect(readCode(typed, 9)).toBeUndefined();
    expect(readCode(typed, 16)).toBeUndefined();
  },
);

test('[I14] proof and number are of one secret, one room and one device', () => {
  const [secret, room, device] = [filled(9), filled(16, 50), filled(16, 80)];
  const proof = hex(pairProof(secret, room, device));
  expect(proof).toMatchInlineSnapshot(`"ee8477f24b323a93a631fab5d7bd072da1d3e3909be2d1113ff7b60807f91986"`);
  expect(pairNumber(secret, room, device)).toMatchInlineSnapshot(`"596 689"`);
  for (const other of [
    pairProof(filled(9, 1), room, device),
    pairProof(secret, filled(16, 51), device),
    pairProof(secret, room, filled(16, 81)),
  ])
    expect(hex(other)).not.toBe(proof);
});

test('[I28] a pairing link is read as one, and by nothing that reads invitations', () => {
  const link = { kind: 'play', secret: filled(32), founder: filled(16, 90) } as const;
  const text = writePairLink({ link, pairing: filled(9, 7) });
  expect(text).toMatch(/^#1p\./u);
  expect(parsePairLink(text)).toEqual({ ok: true, value: { link, pairing: filled(9, 7) } });
  expect(parsePairLink(text.slice(1))).toEqual(parsePairLink(text));
  expect(parseLink(text)).toMatchObject({ ok: false, code: 'link/newer' });
  expect(parsePairLink(writeLink(link))).toBeUndefined();
  for (let n = 5; n < text.length; n++) expect(parsePairLink(text.slice(0, n))).toMatchObject({ code: 'link/damaged' });
  for (const more of ['A', '.', '=', '.AAAA'])
    expect(parsePairLink(text + more)).toMatchObject({ code: 'link/damaged' });
});

test('[I23] the seeds of a recovery code are fixed, and two', () => {
  const { sig, mail } = recoverySeeds(filled(16));
  expect([hex(sig), hex(mail)]).toMatchInlineSnapshot(`
    [
      "6e9dd36982b13f40c31fa8890561ca41d6fa8ef379ab3204c6971509e6d2413e",
      "57a222bf034bbdb69fd165487a894d26eae3986ac40028bbfbc680b92dd966cf",
    ]
  `);
});
