/** Joint secrets and the trees under their roots, against node:crypto, and false cells, leaves and roots. */
import { createHash, hkdfSync } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, hex } from '../../../src/kernel/bytes.ts';
import {
  attemptOf,
  jointRoll,
  type Cell,
  layOut,
  layoutKey,
  openCell,
  readCell,
  secretCommit,
  verifyCell,
  writeCell,
} from '../../../src/kernel/secrets/joint-secret.ts';
import { leafOf, merkleTree, pathOf, rootOf, verifyPath } from '../../../src/kernel/secrets/merkle.ts';

const run = (n: number, from: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => from + i);
const sha = (...parts: (string | Uint8Array)[]): Buffer => {
  const h = createHash('sha256');
  for (const part of parts) h.update(part);
  return h.digest();
};
const u16 = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);

const asked = { room: run(16, 1), cause: run(32, 20), index: 4, holders: [2, 0], state: run(32, 60) };
const attempt = attemptOf(asked);
const seeds = [run(32, 3), run(32, 130)];
const key = layoutKey(attempt, seeds, run(64, 9));
const values = ['red', 'blue', 'bystander', 'assassin', 'è', ...Array.from({ length: 16 }, (_, i) => `cell ${i}`)];
const laid = layOut(attempt, key, values);

/** The root once more, by the recursive definition. */
function nodeRoot(level: readonly Buffer[]): Buffer {
  if (level.length === 1) return level[0]!;
  const up = level.filter((_, i) => i % 2 === 0).map((left, i) => sha(Uint8Array.of(1), left, level[2 * i + 1]!));
  return nodeRoot(up);
}

describe('joint secrets', () => {
  test('[S10] attempt, commitment, key, salts, leaves and root are the pinned bytes', () => {
    const a = sha('tavolata/v1/secret', asked.room, asked.cause, u16(4), Uint8Array.of(2, 2, 0), asked.state);
    expect(hex(attempt)).toBe(a.toString('hex'));
    const c = sha('tavolata/v1/secret-commit', a, Uint8Array.of(2), seeds[0]!, seeds[1]!);
    expect(hex(secretCommit(attempt, 2, seeds[0]!, seeds[1]!))).toBe(c.toString('hex'));
    const k = Buffer.from(hkdfSync('sha256', Buffer.concat([...seeds, run(64, 9)]), a, 'tavolata/v1/secret-key', 32));
    expect(hex(key)).toBe(k.toString('hex'));
    const leaves = values.map((value, i) => {
      const salt = Buffer.from(hkdfSync('sha256', k, '', Buffer.concat([Buffer.from('salt'), u16(i)]), 32));
      const padded = Buffer.alloc(32);
      padded[padded.write(value)] = 0x80;
      return sha(Uint8Array.of(0), 'tavolata/v1/leaf', a, u16(i), salt, padded);
    });
    const filled = [...leaves, ...Array.from({ length: 32 - leaves.length }, () => Buffer.alloc(32))];
    expect(hex(laid.root)).toBe(nodeRoot(filled).toString('hex'));
    expect([hex(attempt), hex(key), hex(laid.root)]).toMatchInlineSnapshot(`
      [
        "87d099bb3b90fd5514a147d2566178a462e2db747e954f62edd5adafc5eb866d",
        "4053d31b4d87f6d4a09b9f2b79f14592212224e166c1319b96ceba6d41e7cb7b",
        "77e865d482c05cd0b696e3d621980f441946427093e4ee77141716b9339fc8cf",
      ]
    `);
  });

  test('[S10] the coin of all with the keepers’ roll is the pinned bytes', () => {
    const [coin, kept] = [run(64, 3), run(64, 90)];
    const h = createHash('sha512').update('tavolata/v2/secret-roll').update(attempt).update(coin).update(kept);
    expect(hex(jointRoll(attempt, coin, kept))).toBe(h.digest('hex'));
    expect(jointRoll(attempt, coin, kept)).not.toEqual(jointRoll(attempt, kept, coin));
  });

  test('[S10] another room, cause, ask, holder, order of holders or state is another attempt', () => {
    const others = [
      { room: run(16, 2) },
      { cause: run(32, 21) },
      { index: 5 },
      { holders: [2, 1] },
      { holders: [0, 2] },
      { holders: [2, 0, 0] },
      { state: run(32, 61) },
    ];
    const all = [{}, ...others].map((other) => hex(attemptOf({ ...asked, ...other })));
    expect(new Set(all).size).toBe(all.length);
    expect(() => attemptOf({ ...asked, state: run(31, 0) })).toThrow('attempt: lengths');
  });

  test('[S10] each seed and the roll change the key', () => {
    const keys = [
      key,
      layoutKey(attempt, [seeds[0]!, run(32, 131)], run(64, 9)),
      layoutKey(attempt, [run(32, 4), seeds[1]!], run(64, 9)),
      layoutKey(attempt, seeds.toReversed(), run(64, 9)),
      layoutKey(attempt, seeds, run(64, 10)),
    ].map(hex);
    expect(new Set(keys).size).toBe(5);
  });

  test('[S11] every cell opens alone, through its bytes', () => {
    for (const [i, value] of values.entries()) {
      const cell = readCell(writeCell(openCell(laid, i)))!;
      expect(cell).toEqual({ index: i, value, salt: laid.salts[i], path: openCell(laid, i).path });
      expect(verifyCell(attempt, values.length, laid.root, cell)).toBe(true);
    }
  });

  test('[S11] a cell shows nothing of the others but hashes', () => {
    const shown = hex(writeCell(openCell(laid, 0)));
    for (const salt of laid.salts.slice(1)) expect(shown).not.toContain(hex(salt));
    expect(shown).not.toContain(hex(key));
  });

  test.each<[string, (cell: Cell) => Cell]>([
    ['value', (cell) => ({ ...cell, value: 'blue' })],
    ['value with the padding written out', (cell) => ({ ...cell, value: `${cell.value}\u0000` })],
    ['salt', (cell) => ({ ...cell, salt: run(32, 0) })],
    ['index', (cell) => ({ ...cell, index: 1 })],
    ['index beyond the cells', (cell) => ({ ...cell, index: 32 })],
    ['shorter path', (cell) => ({ ...cell, path: cell.path.slice(1) })],
    ['longer path', (cell) => ({ ...cell, path: [...cell.path, run(32, 0)] })],
    ['turned path', (cell) => ({ ...cell, path: cell.path.toReversed() })],
  ])('[S11] a cell with another %s is under no root (CM1)', (_what, change) => {
    expect(verifyCell(attempt, values.length, laid.root, change(openCell(laid, 0)))).toBe(false);
  });

  test('[S11] a cell is under no other root, attempt or number of cells (CM1)', () => {
    const cell = openCell(laid, 3);
    const lie = layOut(attempt, key, values.with(7, 'assassin'));
    expect(verifyCell(attempt, values.length, lie.root, cell)).toBe(false);
    expect(verifyCell(run(32, 0), values.length, laid.root, cell)).toBe(false);
    expect(verifyCell(attempt, 16, laid.root, cell)).toBe(false);
    expect(verifyCell(attempt, 3, laid.root, cell)).toBe(false);
  });

  test('[S11] a value of 31 bytes fits a leaf, a longer one and too many cells are the layout’s bug', () => {
    const longest = layOut(attempt, key, ['x'.repeat(31)]);
    expect(verifyCell(attempt, 1, longest.root, readCell(writeCell(openCell(longest, 0)))!)).toBe(true);
    expect(() => layOut(attempt, key, ['x'.repeat(32)])).toThrow('payload: 32');
    expect(() => layOut(attempt, key, ['è'.repeat(16)])).toThrow('payload: 32');
    expect(() => layOut(attempt, key, [])).toThrow('values: 0');
    expect(() =>
      layOut(
        attempt,
        key,
        Array.from({ length: 257 }, () => 'x'),
      ),
    ).toThrow('values: 257');
    expect(() => openCell(laid, values.length)).toThrow('cell: 21');
  });

  test('[S11] other lengths, long values and impossible paths read as no cell', () => {
    const bytes = writeCell(openCell(laid, 0));
    for (let n = 0; n < bytes.length; n++) expect(readCell(bytes.subarray(0, n))).toBeUndefined();
    expect(readCell(concat(bytes, Uint8Array.of(0)))).toBeUndefined();
    const cell = openCell(laid, 0);
    expect(readCell(writeCell({ ...cell, value: 'x'.repeat(32) }))).toBeUndefined();
    expect(readCell(writeCell({ ...cell, path: Array.from({ length: 9 }, () => run(32, 0)) }))).toBeUndefined();
  });

  test('[S11] nothing makes reading and checking a cell throw (FZ)', () => {
    const near = fc.tuple(fc.nat(210), fc.nat(255)).map(([at, to]) => {
      const good = writeCell(openCell(laid, 0));
      return good.with(at % good.length, to);
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.uint8Array({ maxLength: 120 })), (bytes) => {
        const cell = readCell(bytes);
        if (cell) verifyCell(attempt, values.length, laid.root, cell);
      }),
    );
  });
});

describe('trees', () => {
  test('[S9] every leaf of trees of 1 to 33 leaves is under the root, and under no other place', () => {
    for (let n = 1; n <= 33; n++) {
      const leaves = Array.from({ length: n }, (_, i) => leafOf(attempt, i, run(32, i), `${i}`));
      const tree = merkleTree(leaves);
      for (const [i, leaf] of leaves.entries()) {
        expect(verifyPath(rootOf(tree), n, i, leaf, pathOf(tree, i))).toBe(true);
        if (n > 1) expect(verifyPath(rootOf(tree), n, (i + 1) % n, leaf, pathOf(tree, i))).toBe(false);
      }
    }
    expect(() => merkleTree([])).toThrow('leaves: none');
  });

  test('[S9] the filling and inner nodes pass for no leaf', () => {
    const leaves = [0, 1, 2].map((i) => leafOf(attempt, i, run(32, i), `${i}`));
    const tree = merkleTree(leaves);
    expect(verifyPath(rootOf(tree), 3, 3, new Uint8Array(32), pathOf(tree, 3))).toBe(false);
    expect(verifyPath(rootOf(tree), 3, 0, tree[1]![0]!, [tree[1]![1]!])).toBe(false);
    for (const index of [-1, 0.5, Number.NaN, 2 ** 40]) {
      expect(verifyPath(rootOf(tree), 3, index, leaves[0]!, pathOf(tree, 0))).toBe(false);
    }
  });

  test('[S9] the smallest tree is its leaf, and a pair the pinned hash', () => {
    const [a, b] = [leafOf(attempt, 0, run(32, 0), 'a'), leafOf(attempt, 1, run(32, 1), 'b')] as const;
    expect(rootOf(merkleTree([a]))).toEqual(a);
    expect(hex(rootOf(merkleTree([a, b])))).toBe(sha(Uint8Array.of(1), a, b).toString('hex'));
  });
});
