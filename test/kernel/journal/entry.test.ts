/** The bytes of an entry: read exactly or not at all. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { fromHex, hex } from '../../../src/kernel/bytes.ts';
import {
  KIND,
  MAX_ENTRY_BYTES,
  parseEntry,
  signatureOf,
  signedBytes,
  ZERO_HASH,
} from '../../../src/kernel/journal/entry.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, flipped, Pen, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const someEntry = (): Uint8Array => {
  const chain = new Chain(new Pen(sodium, 1), 7);
  chain.hello();
  return chain.rename('Anna').bytes;
};

describe('one entry', () => {
  test('[J1] gives back every field that was written', () => {
    const chain = new Chain(new Pen(sodium, 1), 0xfedcba98);
    const first = chain.hello();
    chain.seen = 'ab'.repeat(32);
    const second = chain.rename('Anna');
    expect(parseEntry(second.bytes)).toMatchObject({
      kind: KIND.seat,
      room: hex(ROOM),
      device: chain.pen.device,
      session: 0xfedcba98,
      seq: 1,
      prev: first.hash,
      seen: 'ab'.repeat(32),
      body: second.body,
    });
    expect(first).toMatchObject({ seq: 0, prev: ZERO_HASH });
  });

  test('[J1] the layout is pinned', () => {
    const bytes = someEntry();
    const body = bytes.length - 176;
    expect(hex(bytes.subarray(0, 4))).toBe('01030000');
    expect(hex(bytes.subarray(4, 20))).toBe(hex(ROOM));
    expect(hex(bytes.subarray(36, 44))).toBe('0000000700000001');
    expect(hex(bytes.subarray(76, 112))).toBe(`${ZERO_HASH}${body.toString(16).padStart(8, '0')}`);
    expect(hex(bytes)).toMatchInlineSnapshot(
      `"01030000a0a1a2a3a4a5a6a7a8a9aaabacadaeafd0ad82f77e372093163d2f40aec9dfb40000000700000001a9bbf89bf2fcbf27eb1533d0ee5aee492bffe02af96f59edebbeadaf0fe759ca0000000000000000000000000000000000000000000000000000000000000000000000170300d0ad82f77e372093163d2f40aec9dfb404416e6e611833c51e3c7cdd1016bbfb25f7391b7da5dfa6033e7719c3a6d46a4312808ddb78f4c7988157682fcf9f938fb7fa1a1c420857d67280c6299814685b5467d606"`,
    );
  });

  test('[J2] its name is the SHA-256 of all its bytes; the signature is over tag, header and body', () => {
    const entry = parseEntry(someEntry())!;
    expect(entry.hash).toBe(createHash('sha256').update(entry.bytes).digest('hex'));
    const { message, signature } = signatureOf(entry);
    const key = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), new Pen(sodium, 1).sigPk]);
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
    const expected = Buffer.concat([Buffer.from('tavolata/v1/entry'), entry.bytes.subarray(0, -64)]);
    expect(hex(message)).toBe(expected.toString('hex'));
    expect(verify(null, expected, publicKey, signature)).toBe(true);
  });

  test('[J2] every byte counts: flipped, it is unread or its signature fails (JR2)', () => {
    const bytes = someEntry();
    const { sigPk } = new Pen(sodium, 1);
    for (let i = 0; i < bytes.length; i++) {
      const entry = parseEntry(flipped(bytes, i));
      const { message, signature } = entry ? signatureOf(entry) : { message: bytes, signature: bytes.subarray(0, 64) };
      expect(sodium.verify(signature, message, sigPk), `byte ${i}`).toBe(false);
    }
  });

  test('[J1] cut anywhere, or with a byte too many, it is nothing (JR2)', () => {
    const bytes = someEntry();
    for (let i = 0; i < bytes.length; i++) expect(parseEntry(bytes.subarray(0, i)), `${i} bytes`).toBeUndefined();
    expect(parseEntry(Uint8Array.from([...bytes, 0]))).toBeUndefined();
  });

  test('[J1] another version, a flag, a first entry with a predecessor, a later one without: nothing', () => {
    const bytes = someEntry();
    for (const at of [0, 2, 3]) expect(parseEntry(flipped(bytes, at)), `byte ${at}`).toBeUndefined();
    const chain = new Chain(new Pen(sodium, 1), 7);
    const bare = { ...chain.hello(), bytes: chain.hello({ seq: 0, prev: ZERO_HASH, aside: true }).bytes };
    expect(parseEntry(bare.bytes.map((b, i) => (i === 43 ? 1 : b)))).toBeUndefined();
    expect(parseEntry(bytes.map((b, i) => (i >= 40 && i < 44 ? 0 : b)))).toBeUndefined();
  });

  test('[J1] the largest entry has 65,491 bytes; a larger one is a bug of ours and is not read', () => {
    const head = {
      kind: KIND.move,
      room: ROOM,
      device: ROOM,
      session: 1,
      seq: 0,
      prev: fromHex(ZERO_HASH),
      seen: fromHex(ZERO_HASH),
    };
    const largest = new Uint8Array(MAX_ENTRY_BYTES - 176);
    expect(() => signedBytes(head, new Uint8Array(largest.length + 1))).toThrow(RangeError);
    const bytes = new Uint8Array(MAX_ENTRY_BYTES);
    bytes.set(signedBytes(head, largest).subarray(17));
    expect(parseEntry(bytes)?.body.length).toBe(largest.length);
    expect(parseEntry(new Uint8Array(MAX_ENTRY_BYTES + 1).fill(1))).toBeUndefined();
  });

  test('[J1] it is read the same from the middle of a larger buffer', () => {
    const bytes = someEntry();
    const large = new Uint8Array(bytes.length + 50);
    large.set(bytes, 31);
    expect(parseEntry(large.subarray(31, 31 + bytes.length))?.hash).toBe(parseEntry(bytes)!.hash);
  });

  test('[J1] twenty thousand mutants are read or not, and none throws (FZ)', () => {
    const bytes = someEntry();
    withSeeds(1, (seed) => {
      const rng = seeded(seed);
      for (let i = 0; i < 20_000; i++) {
        const mutant = Uint8Array.from(bytes);
        for (let n = rng.below(4); n >= 0; n--) mutant[rng.below(mutant.length)] = rng.below(256);
        const cut = rng.oneIn(4) ? mutant.subarray(0, rng.below(mutant.length + 1)) : mutant;
        const entry = parseEntry(cut);
        if (entry && entry.bytes.length !== 176 + entry.body.length) throw new Error(hex(cut));
      }
    });
  });
});
