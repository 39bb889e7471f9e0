/** Sealing for the relay: who may open, what is seen from outside. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { MAX_ENTRY_BYTES } from '../../../src/kernel/journal/entry.ts';
import { openEntry, sealEntry } from '../../../src/kernel/journal/seal.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { MAX_ENTRY_BYTES as MAX_ITEM_BYTES } from '../../../src/wire/feed.ts';
import { flipped, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const KEYS = { roomId: ROOM, key: new Uint8Array(32).fill(9), keyEpoch: 3 };
const plain = (n: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => i % 251);
const sealed = (n: number): Uint8Array => sealEntry(sodium, seeded(n), KEYS, plain(n));

describe('a sealed entry', () => {
  test('[J3] opens to exactly what was sealed', () => {
    for (const n of [0, 1, 176, 255, 256, 257, 5_000, MAX_ENTRY_BYTES]) {
      expect(openEntry(sodium, KEYS, sealed(n)), `${n} bytes`).toEqual({ ok: true, bytes: plain(n) });
    }
  });

  test('[J3] an entry that ends in zeros or in the mark itself keeps them', () => {
    for (const end of [[0, 0], [0x80], [0x80, 0]]) {
      const bytes = Uint8Array.from([1, ...end]);
      expect(openEntry(sodium, KEYS, sealEntry(sodium, seeded(1), KEYS, bytes))).toEqual({ ok: true, bytes });
    }
  });

  test('[J3] the bytes are pinned: suite, flags, key epoch, nonce, XChaCha20-Poly1305 bound to the room', () => {
    const item = sealed(200);
    expect(hex(item.subarray(0, 4))).toBe('01000003');
    const aad = concat(utf8('tavolata/entry/1'), item.subarray(0, 4), ROOM);
    const padded = sodium.open(item.subarray(28), aad, item.subarray(4, 28), KEYS.key)!;
    expect(hex(padded)).toBe(`${hex(plain(200))}80${'00'.repeat(55)}`);
  });

  test('[J3] another room, key or key epoch gives nothing', () => {
    const item = sealed(200);
    const garbage = { ok: false, code: 'seal/garbage' };
    expect(openEntry(sodium, { ...KEYS, roomId: flipped(ROOM, 0) }, item)).toEqual(garbage);
    expect(openEntry(sodium, { ...KEYS, key: flipped(KEYS.key, 0) }, item)).toEqual(garbage);
    expect(openEntry(sodium, { ...KEYS, keyEpoch: 4 }, item)).toEqual({ ok: false, code: 'seal/newer' });
    // As if it had been sealed in that epoch: the context holds it too.
    const moved = item.map((byte, i) => (i === 3 ? 4 : byte));
    expect(openEntry(sodium, { ...KEYS, keyEpoch: 4 }, moved)).toEqual(garbage);
  });

  test('[J3] a suite, flag or key epoch of a later version is told apart from garbage', () => {
    for (const at of [0, 1, 2, 3]) {
      expect(openEntry(sodium, KEYS, flipped(sealed(9), at))).toEqual({ ok: false, code: 'seal/newer' });
    }
  });

  test('[J3] every byte flipped, every truncation and a byte more open to nothing', () => {
    const item = sealed(200);
    for (let i = 0; i < item.length; i++) {
      expect(openEntry(sodium, KEYS, flipped(item, i)).ok, `byte ${i}`).toBe(false);
      expect(openEntry(sodium, KEYS, item.subarray(0, i)).ok, `${i} bytes`).toBe(false);
    }
    expect(openEntry(sodium, KEYS, concat(item, Uint8Array.of(0))).ok).toBe(false);
  });

  test('[J3] sealed twice it shows nothing in common', () => {
    expect(hex(sealed(200).subarray(4))).not.toBe(hex(sealEntry(sodium, seeded(1), KEYS, plain(200)).subarray(4)));
  });

  test('[J4] from outside, entries have one of twelve sizes', () => {
    const sizes = [256, 384, 512, 768, 1024, 1536, 2048, 4096, 8192, 16_384, 32_768, 65_492];
    for (const [i, size] of sizes.entries()) {
      const smallest = i === 0 ? 0 : sizes[i - 1]!;
      expect(sealed(smallest), `${smallest}`).toHaveLength(size + 44);
      expect(sealed(size - 1), `${size - 1}`).toHaveLength(size + 44);
    }
  });

  test('[J4] the largest entry fills one item of the relay, and no entry is larger', () => {
    expect(sealed(MAX_ENTRY_BYTES)).toHaveLength(MAX_ITEM_BYTES);
    expect(() => sealed(MAX_ENTRY_BYTES + 1)).toThrow(RangeError);
  });

  test('[J4] what was padded otherwise is garbage', () => {
    const prefix = Uint8Array.of(1, 0, 0, 3);
    const nonce = new Uint8Array(24);
    const aad = concat(utf8('tavolata/entry/1'), prefix, ROOM);
    const as = (padded: Uint8Array): boolean =>
      openEntry(sodium, KEYS, concat(prefix, nonce, sodium.seal(padded, aad, nonce, KEYS.key))).ok;
    expect(as(concat(plain(9), Uint8Array.of(0x80), new Uint8Array(246)))).toBe(true);
    expect(as(concat(plain(9), Uint8Array.of(0x80), new Uint8Array(245)))).toBe(false);
    expect(as(concat(plain(9), Uint8Array.of(0x81), new Uint8Array(246)))).toBe(false);
    expect(as(new Uint8Array(256))).toBe(false);
    expect(as(new Uint8Array())).toBe(false);
  });

  test('[J3] twenty thousand mutants open to nothing, and none throws (FZ)', () => {
    const item = sealed(200);
    withSeeds(1, (seed) => {
      const rng = seeded(seed);
      for (let i = 0; i < 20_000; i++) {
        const mutant = flipped(item, rng.below(item.length), 1 + rng.below(255));
        const cut = mutant.subarray(0, rng.oneIn(3) ? rng.below(300) : 300);
        if (openEntry(sodium, KEYS, cut).ok) throw new Error(hex(cut));
      }
    });
  });
});
