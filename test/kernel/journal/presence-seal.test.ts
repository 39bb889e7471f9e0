/** Sealing what a page shows: who may open it, where it counts, what is seen from outside. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, hex, utf8 } from '../../../src/kernel/bytes.ts';
import {
  fitting,
  ITEM,
  type Item,
  MAX_STATE_BYTES,
  openPresence,
  sealPresence,
} from '../../../src/kernel/journal/presence-seal.ts';
import { voteLength } from '../../../src/kernel/journal/vote.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { flipped, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const KEYS = { roomId: ROOM, key: new Uint8Array(32).fill(9), keyEpoch: 3 };
const MARK = { client: 0xfffffffe, clock: 7 };
const item = (type: number, length: number): Item => ({ type, bytes: new Uint8Array(length).fill(type + 1) });
const seal = (items: readonly Item[], mark = MARK): Uint8Array =>
  sealPresence({ sodium, rng: seeded(1) }, KEYS, mark, items);

describe('a sealed state', () => {
  test('[N1] opens to exactly its items', () => {
    for (const items of [[], [item(2, 85)], [item(1, 0), item(200, 300), item(3, 64)], [item(9, 699)]]) {
      expect(openPresence(sodium, KEYS, MARK, seal(items))).toEqual({ ok: true, items });
    }
  });

  test('[N1] the bytes are pinned: suite, flags, key epoch, nonce, XChaCha20-Poly1305 bound to room, client and clock', () => {
    const state = seal([item(ITEM.who, 4), item(ITEM.vote, 2)]);
    expect(hex(state.subarray(0, 4))).toBe('01000003');
    const aad = concat(
      utf8('tavolata/presence/1'),
      state.subarray(0, 4),
      ROOM,
      Uint8Array.of(255, 255, 255, 254, 0, 0, 0, 7),
    );
    const padded = sodium.open(state.subarray(28), aad, state.subarray(4, 28), KEYS.key)!;
    expect(hex(padded)).toBe(`0202000403030303010002020280${'00'.repeat(114)}`);
  });

  test('[N1] under another client, clock, room or key it is garbage; of another key epoch it is a later version’s', () => {
    const state = seal([item(2, 85)]);
    const garbage = { ok: false, code: 'seal/garbage' };
    expect(openPresence(sodium, KEYS, { ...MARK, client: 1 }, state)).toEqual(garbage);
    expect(openPresence(sodium, KEYS, { ...MARK, clock: 8 }, state)).toEqual(garbage);
    expect(openPresence(sodium, { ...KEYS, roomId: flipped(ROOM, 0) }, MARK, state)).toEqual(garbage);
    expect(openPresence(sodium, { ...KEYS, key: flipped(KEYS.key, 0) }, MARK, state)).toEqual(garbage);
    for (const at of [0, 1, 2, 3]) {
      expect(openPresence(sodium, KEYS, MARK, flipped(state, at))).toEqual({ ok: false, code: 'seal/newer' });
    }
  });

  test('[N1] every byte flipped, every truncation and a byte more open to nothing, and none throws (FZ)', () => {
    const state = seal([item(2, 85), item(1, 133)]);
    for (let i = 0; i < state.length; i++) {
      expect(openPresence(sodium, KEYS, MARK, flipped(state, i)).ok, `byte ${i}`).toBe(false);
      expect(openPresence(sodium, KEYS, MARK, state.subarray(0, i)).ok, `${i} bytes`).toBe(false);
    }
    expect(openPresence(sodium, KEYS, MARK, concat(state, Uint8Array.of(0))).ok).toBe(false);
  });

  test('[N1] from outside, states have one of six sizes', () => {
    const sizes = [128, 256, 384, 512, 640, 704].map((size) => size + 44);
    for (let length = 0; length <= 699; length++) {
      const { length: size } = seal([item(1, length)]);
      expect(sizes.find((one) => one - 44 > length + 4)).toBe(size);
    }
    expect(sizes.at(-1)).toBe(MAX_STATE_BYTES);
  });

  test('[N1] insiders’ nonsense, well sealed, opens to nothing or to items, and none throws (FZ)', () => {
    withSeeds(2_000, (seed) => {
      const rng = seeded(seed);
      const prefix = Uint8Array.of(1, 0, 0, 3);
      const aad = concat(utf8('tavolata/presence/1'), prefix, ROOM, Uint8Array.of(255, 255, 255, 254, 0, 0, 0, 7));
      const nonce = rng.bytes(24);
      const plain = rng.bytes([128, 256, 704, rng.below(900)][rng.below(4)]!);
      if (plain.length > 0) plain[0] = rng.below(4);
      if (plain.length > 0 && rng.oneIn(2)) plain.set([0x80], plain.length - 1);
      openPresence(sodium, KEYS, MARK, concat(prefix, nonce, sodium.seal(plain, aad, nonce, KEYS.key)));
    });
  });
});

test('[N5] one vote of each kind fits beside who says it, and what is too much is passed over', () => {
  const votes = [1, 2, 3, 4, 5].map((type) => item(ITEM.vote, voteLength(type)!));
  const all = [item(ITEM.who, 85), ...votes];
  expect(fitting(all)).toEqual(all);
  expect(fitting([...all, item(ITEM.want, 32)])).toEqual(all);
  expect(fitting([item(ITEM.who, 85), item(ITEM.vote, 700), item(ITEM.vote, 133)])).toEqual([
    item(ITEM.who, 85),
    item(ITEM.vote, 133),
  ]);
  expect(openPresence(sodium, KEYS, MARK, seal(fitting(all))).ok).toBe(true);
});
