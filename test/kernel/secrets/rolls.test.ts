/** The coin, and the names of rolls, against node:crypto. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { coinCommit, coinSeed, rollIdOf } from '../../../src/kernel/secrets/coin.ts';
import { keptRollIdOf } from '../../../src/kernel/secrets/dvrf.ts';

const run = (n: number, from: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => from + i);
const hash = (name: 'sha256' | 'sha512', ...parts: (string | Uint8Array)[]): string => {
  const h = createHash(name);
  for (const part of parts) h.update(part);
  return h.digest('hex');
};

describe('the coin', () => {
  const rollId = rollIdOf(run(16, 1), run(32, 30), 2);

  test('[S8] names, commitments and seeds of rolls are the pinned bytes', () => {
    const [x, y] = [run(32, 60), run(32, 90)];
    const id = hash('sha256', 'tavolata/v1/roll', run(16, 1), new Uint8Array(16), run(32, 30), Uint8Array.of(0, 2));
    expect(hex(rollId)).toBe(id);
    expect(hex(coinCommit(rollId, 5, x))).toBe(hash('sha256', 'tavolata/v1/coin', rollId, Uint8Array.of(5), x));
    const seed = hash('sha512', 'tavolata/v1/coin-out', rollId, Uint8Array.of(0), y, Uint8Array.of(5), x);
    expect(
      hex(
        coinSeed(rollId, [
          { seat: 5, x },
          { seat: 0, x: y },
        ]),
      ),
    ).toBe(seed);
    expect([id, seed]).toMatchInlineSnapshot(`
      [
        "0114f5822771a44227df89f81275f9cac3fc8c27a57ccf835bb54da2a8ade5a3",
        "664039a1d6549d9eedcced9bd19926a31f08843fd8a1284f6f6a16a902d7e9ad1dcc2d9c01a6d162bc65e7b38cb3db515a9ae01e389738e6678dba2e45db89f5",
      ]
    `);
  });

  test('[S8] a commitment copied by another seat fits nothing', () => {
    expect(hex(coinCommit(rollId, 1, run(32, 0)))).not.toBe(hex(coinCommit(rollId, 2, run(32, 0))));
  });

  test('[S8] the order of reveals changes nothing, and every reveal counts', () => {
    const parts = [3, 0, 1].map((seat) => ({ seat, x: run(32, seat) }));
    expect(coinSeed(rollId, parts)).toEqual(coinSeed(rollId, parts.toReversed()));
    expect(coinSeed(rollId, parts)).not.toEqual(coinSeed(rollId, parts.slice(1)));
  });

  test('[S8] another room, cause or index is another roll', () => {
    const all = [
      rollId,
      rollIdOf(run(16, 2), run(32, 30), 2),
      rollIdOf(run(16, 1), run(32, 31), 2),
      rollIdOf(run(16, 1), run(32, 30), 3),
    ].map(hex);
    expect(new Set(all).size).toBe(4);
    expect(() => rollIdOf(run(16, 1), run(31, 30), 2)).toThrow('roll: lengths');
  });
});

test('[C37] the name of a keepers’ roll is the pinned bytes: their set and its number', () => {
  const id = hex(keptRollIdOf(run(16, 1), 258));
  expect(id).toBe(hash('sha256', 'tavolata/v2/roll', run(16, 1), Uint8Array.of(0, 0, 1, 2)));
  expect(() => keptRollIdOf(run(15, 1), 1)).toThrow('roll: lengths');
});
