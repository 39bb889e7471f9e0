/** Votes about the order: the bytes of all five types are fixed. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, fromHex, hex, utf8, Writer } from '../../../src/kernel/bytes.ts';
import { parsePromise, type PromiseVote, verifyVote, voteBytes, voteLength } from '../../../src/kernel/journal/vote.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { flipped, Pen, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

let sodium: Sodium;
let pen: Pen;
beforeAll(async () => {
  sodium = await loadSodium();
  pen = new Pen(sodium, 1);
});

const PLACE = { room: ROOM, generation: 6 };
const HASH = 'ee'.repeat(32);
const promised = (): PromiseVote => ({
  type: 'promise',
  device: pen.device,
  session: 0x01020304,
  epoch: 5,
  to: { device: 'cd'.repeat(16), session: 0x0a0b0c0d },
  last: { epoch: 4, position: 99, hash: HASH },
  left: false,
});

function cast(p: PromiseVote): Uint8Array {
  const { unsigned, message } = voteBytes(PLACE, p);
  return concat(unsigned, pen.sign(message));
}

/** As PROTOCOL.md says it, written here a second time. */
const head = (type: number): Writer => new Writer().u8(type).raw(fromHex(pen.device)).u32(0x01020304).u32(5);
const FIELDS: readonly { readonly vote: string; readonly type: number; readonly fields: (w: Writer) => Writer }[] = [
  { vote: 'ack', type: 1, fields: (w) => w.u32(99).raw(fromHex(HASH)).raw(new Uint8Array(8).fill(7)) },
  { vote: 'candidacy', type: 2, fields: (w) => w.raw(new Uint8Array(16).fill(0xcd)).u32(0x0a0b0c0d).u8(1) },
  {
    vote: 'promise',
    type: 3,
    fields: (w) => w.raw(new Uint8Array(16).fill(0xcd)).u32(0x0a0b0c0d).u32(4).u32(99).raw(fromHex(HASH)).u8(0),
  },
  { vote: 'nack', type: 4, fields: (w) => w },
  { vote: 'lay down', type: 5, fields: (w) => w },
];

describe('votes', () => {
  test.each(FIELDS)('[J6] $vote has its pinned length and is signed over room and generation', ({ type, fields }) => {
    const unsigned = fields(head(type)).done();
    const message = concat(utf8('tavolata/v1/vote'), ROOM, Uint8Array.of(0, 0, 0, 6), unsigned);
    const vote = concat(unsigned, pen.sign(message));
    expect(vote).toHaveLength(voteLength(type)!);
    expect(verifyVote(sodium, PLACE, vote, pen.sigPk)).toBe(true);
    expect(verifyVote(sodium, { ...PLACE, generation: 7 }, vote, pen.sigPk)).toBe(false);
    expect(verifyVote(sodium, { ...PLACE, room: flipped(ROOM, 3) }, vote, pen.sigPk)).toBe(false);
    expect(verifyVote(sodium, PLACE, vote, new Pen(sodium, 2).sigPk)).toBe(false);
  });

  test('[J6] the lengths: 133, 110, 150, 89, 89 bytes, and no other type', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(voteLength)).toEqual([undefined, 133, 110, 150, 89, 89, undefined]);
  });

  test('[J6] a promise reads as it was written', () => {
    expect(parsePromise(cast(promised()))).toEqual(promised());
    expect(parsePromise(cast({ ...promised(), left: true }))).toEqual({ ...promised(), left: true });
    const fields = FIELDS.find(({ type }) => type === 3)!
      .fields(head(3))
      .done();
    expect(hex(cast(promised()).subarray(0, -64))).toBe(hex(fields));
  });

  test('[J6] the bytes of a promise are pinned, signature included', () => {
    expect(hex(cast(promised()))).toMatchInlineSnapshot(
      `"03d0ad82f77e372093163d2f40aec9dfb40102030400000005cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd0a0b0c0d0000000400000063eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee002416a6aaff318dec06b9223206296ce15b58e85c3d03abd231fe17f0c43c0d825742a77425f2fad5bf5debad4443019ab2ffa91911740b9cf4807fb297847205"`,
    );
  });

  test('[J6] any bit turned, the signature fails; cut or of another type, it is no promise', () => {
    const vote = cast(promised());
    for (let i = 0; i < vote.length; i++) {
      expect(verifyVote(sodium, PLACE, flipped(vote, i), pen.sigPk), `byte ${i}`).toBe(false);
      expect(parsePromise(vote.subarray(0, i)), `${i} bytes`).toBeUndefined();
      expect(verifyVote(sodium, PLACE, vote.subarray(0, i), pen.sigPk)).toBe(false);
    }
    expect(parsePromise(flipped(vote, 0))).toBeUndefined();
    expect(parsePromise(vote.map((byte, i) => (i === 85 ? 2 : byte)))).toBeUndefined();
    expect(parsePromise(concat(vote, Uint8Array.of(0)))).toBeUndefined();
  });

  test('[J6] noise is no promise and never throws (FZ)', () => {
    withSeeds(1, (seed) => {
      const rng = seeded(seed);
      for (let i = 0; i < 20_000; i++) {
        const noise = rng.bytes(rng.oneIn(2) ? 150 : rng.below(200));
        const read = parsePromise(noise);
        if (read && noise[0] !== 3) throw new Error(hex(noise));
      }
    });
  });
});
