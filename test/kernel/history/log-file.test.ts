/** The frame of a saved log: what is read back, and what each damage is called. */
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { concat, hex } from '../../../src/kernel/bytes.ts';
import { type LogPart, parsingLogFile, writeLogFile } from '../../../src/kernel/history/log-file.ts';
import { flipped } from '../../helpers/pen.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { parseLogFile } from '../../helpers/at-once.ts';

const part: LogPart = {
  generation: 0,
  room: new Uint8Array(16).fill(7),
  tip: 'ab'.repeat(32),
  entries: [new Uint8Array(176).fill(1), new Uint8Array(300).fill(2)],
};
const file = writeLogFile([part]);
const codeOf = (bytes: Uint8Array): string => {
  const got = parseLogFile(bytes);
  return got.ok ? 'ok' : got.code;
};
/** With a hash that fits what it now holds. */
const rehashed = (bytes: Uint8Array): Uint8Array => {
  const content = bytes.subarray(0, bytes.length - 32);
  return concat(content, sha256(content));
};

test('[R1] the bytes of a saved log are fixed, and are read back', () => {
  expect(parseLogFile(file)).toEqual({ ok: true, value: [part] });
  expect(hex(file.subarray(0, 75))).toBe(
    `${hex(new TextEncoder().encode('tavolata/log'))}0100${(587).toString(16).padStart(8, '0')}01` +
      `00000000${'07'.repeat(16)}${'ab'.repeat(32)}00000002`,
  );
});

test('[R3] cut anywhere a file is truncated', () => {
  for (let n = 1; n < file.length; n++) expect(codeOf(file.subarray(0, n)), `${n}`).toBe('log/truncated');
});

test('[R3] with a byte more, or with any byte altered, a file is doctored, newer or no log', () => {
  expect(codeOf(concat(file, new Uint8Array(1)))).toBe('log/doctored');
  for (let at = 0; at < file.length; at++) {
    const wanted = at < 12 ? ['log/not-a-log'] : at < 14 ? ['log/newer'] : ['log/doctored', 'log/truncated'];
    expect(wanted).toContain(codeOf(flipped(file, at)));
  }
  expect(codeOf(flipped(file, 60))).toBe('log/doctored');
});

test('[R3] another file is no log', () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(5_000), new TextEncoder().encode('%PDF-1.7')])
    expect(codeOf(bytes)).toBe('log/not-a-log');
});

test('[R3] a later version is newer', () => {
  expect(codeOf(rehashed(flipped(file, 12, 3)))).toBe('log/newer');
});

test('[R3] entries too short to be any, or no part at all, are doctored', () => {
  expect(codeOf(writeLogFile([]))).toBe('log/doctored');
  expect(codeOf(writeLogFile([{ ...part, entries: [new Uint8Array(100)] }]))).toBe('log/doctored');
});

test('[R3] more entries than any room holds are doctored, whatever they are, and found so before anything is hashed', () => {
  const most = 25_000;
  const many = (n: number): Uint8Array =>
    writeLogFile([{ ...part, entries: Array.from({ length: n }, () => new Uint8Array(176)) }]);
  expect(codeOf(many(most))).toBe('ok');
  expect(codeOf(many(most + 1))).toBe('log/doctored');
});

test('[R3] a long file is read and hashed in slices: of no more than 2,000 entries, or 512 KiB', () => {
  const entries = Array.from({ length: 25_000 }, () => new Uint8Array(176));
  const long = writeLogFile([
    { ...part, entries },
    { ...part, entries },
  ]);
  const slices = parsingLogFile(long);
  let yields = 0;
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) yields += 1;
  const parts = slice.value.ok ? slice.value.value : [];
  expect(parts.map((one) => one.entries.length)).toEqual([25_000, 25_000]);
  expect(yields).toBeGreaterThanOrEqual(2 * Math.floor(25_000 / 2_000) + Math.floor(long.length / (512 * 1024)));
});

const seed = freshSeed();
test(`[R3] no bytes make the reader throw (SEED=${seed})`, () => {
  const rng = seeded(seed);
  for (let i = 0; i < 3_000; i++) {
    const bytes = file.slice(0, rng.oneIn(4) ? rng.below(file.length) : file.length);
    for (let n = rng.below(6); n > 0 && bytes.length > 12; n--)
      bytes[12 + rng.below(bytes.length - 12)] = rng.below(256);
    const got = parseLogFile(bytes.length > 50 && rng.oneIn(2) ? rehashed(bytes) : bytes);
    if (!got.ok) expect(got.code).toMatch(/^log\//);
  }
});
