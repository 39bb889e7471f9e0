/** Key tree, device names and roster against node:crypto; the pinned bytes never change once released. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { fromHex, hex } from '../../../src/kernel/bytes.ts';
import { deviceId, isGoodMailKey } from '../../../src/kernel/identity/device.ts';
import { entryKey, presenceKey, tableKeys, topicOf } from '../../../src/kernel/identity/key-tree.ts';
import { rosterHash } from '../../../src/kernel/identity/roster.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';

const run = (n: number, from: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => from + i);
const sha256 = (...parts: (string | Uint8Array)[]): Buffer =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
    .digest();
const branch = (secret: Uint8Array, info: string, n = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tavolata/v1/room', info, n));
const publicOf = (seed: Uint8Array): Buffer => {
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const pk = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  return pk.export({ format: 'der', type: 'spki' }).subarray(12);
};

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

describe('the key tree', () => {
  const secret = run(32, 0);
  const founder = run(16, 100);

  test('[I5] every key is what node:crypto derives', () => {
    const keys = tableKeys(sodium, { kind: 'play', secret, founder });
    const view = branch(secret, 'view');
    expect(hex(keys.viewSecret)).toBe(view.toString('hex'));
    expect(hex(keys.joinSeed!)).toBe(branch(secret, 'join').toString('hex'));
    expect(hex(keys.joinPub)).toBe(publicOf(branch(secret, 'join')).toString('hex'));
    expect(hex(keys.viewSeed)).toBe(branch(view, 'view').toString('hex'));
    expect(hex(keys.viewPub)).toBe(publicOf(branch(view, 'view')).toString('hex'));
    expect(hex(keys.roomId)).toBe(branch(view, 'id', 16).toString('hex'));
    expect(hex(entryKey(keys.viewSecret, 10))).toBe(branch(view, 'aead/10').toString('hex'));
    expect(hex(presenceKey(keys.viewSecret, 0))).toBe(branch(view, 'aware/0').toString('hex'));
    const topic = sha256('tavolata/topic/1', Uint8Array.of(0, 0, 0, 7), keys.joinPub, keys.viewPub);
    expect(topicOf(7, keys)).toBe(topic.toString('base64url').slice(0, 22));
  });

  test('[I5] the pinned table', () => {
    const keys = tableKeys(sodium, { kind: 'play', secret, founder });
    expect({
      room: hex(keys.roomId),
      join: hex(keys.joinPub),
      view: hex(keys.viewPub),
      entries: hex(entryKey(keys.viewSecret, 0)),
      topics: [0, 1].map((g) => topicOf(g, keys)),
    }).toMatchInlineSnapshot(`
      {
        "entries": "ef62fb341ce18452931f47003446dd6788d1643f43b85139b3903462acc72921",
        "join": "ea00c10627fd6f820ff1b1a15224790947c3780df2ec86d932c71e8e25ab74e5",
        "room": "10c9c0ccee645bdd5f665152f4884594",
        "topics": [
          "yRv7WtNfD3hVV9nbM2OktP",
          "qL1iAvlMp-CYIJ8YhHxWMV",
        ],
        "view": "f9e0cd7bd72d48a1ae45e7bdd1637938b99e526d3d6a6d772ae17aa9245b38c3",
      }
    `);
  });

  test('[I5] a watcher finds the same topic and keys, and has nothing to write with', () => {
    const { joinSeed, ...keys } = tableKeys(sodium, { kind: 'play', secret, founder });
    expect(joinSeed).toHaveLength(32);
    const { viewSecret, joinPub } = keys;
    expect(tableKeys(sodium, { kind: 'watch', viewSecret, joinPub, founder })).toEqual(keys);
  });
});

describe('devices', () => {
  test('[I1] the name of a device is the pinned hash of its two keys', () => {
    const [sigPk, mailPk] = [run(32, 1), run(32, 33)];
    const id = hex(deviceId(sigPk, mailPk));
    expect(id).toBe(sha256('tavolata/v1/device', sigPk, mailPk).toString('hex').slice(0, 32));
    expect(id).toMatchInlineSnapshot(`"e3fc894635c86ef7cbf0f75ab4652232"`);
  });

  test('[I2] the keys that X25519 answers with zeros are refused, and no honest one', () => {
    const own = generateKeyPairSync('x25519');
    const isSmall = (pk: Uint8Array): boolean => {
      const key = Buffer.concat([Buffer.from('302a300506032b656e032100', 'hex'), pk]);
      try {
        const shared = diffieHellman({
          privateKey: own.privateKey,
          publicKey: createPublicKey({ key, format: 'der', type: 'spki' }),
        });
        return shared.every((byte) => byte === 0);
      } catch {
        return true; // OpenSSL itself refuses a shared secret of zeros.
      }
    };
    const small = [
      '00'.repeat(32),
      `01${'00'.repeat(31)}`,
      'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
      '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
    ];
    const nearP = Array.from({ length: 20 }, (_, i) => `${(0xec + i).toString(16)}${'ff'.repeat(30)}7f`).filter(
      (t) => t.length === 64,
    );
    for (const text of [...small, ...nearP, '09'.padEnd(64, '0')]) {
      const pk = fromHex(text);
      const high = pk.map((byte, i) => (i === 31 ? byte | 0x80 : byte));
      expect(isGoodMailKey(pk), text).toBe(!isSmall(pk));
      expect(isGoodMailKey(high), text).toBe(!isSmall(high));
    }
    expect(isGoodMailKey(new Uint8Array(31).fill(9))).toBe(false);
    const kept = Buffer.alloc(32, 0xff);
    expect(isGoodMailKey(kept)).toBe(true);
    expect(kept.every((byte) => byte === 0xff)).toBe(true);
  });

  test('[I3] the roster is the pinned hash of its lines in order', () => {
    const line = (seat: number) => ({
      seat,
      device: run(16, seat),
      sigPk: run(32, seat + 50),
      mailPk: run(32, seat + 90),
    });
    const flat = [3, 1].flatMap((seat) => [
      Uint8Array.of(seat),
      line(seat).device,
      line(seat).sigPk,
      line(seat).mailPk,
    ]);
    const got = hex(rosterHash([line(3), line(1)]));
    expect(got).toBe(sha256('tavolata/v1/roster', Uint8Array.of(0, 0, 0, 2), ...flat).toString('hex'));
    expect(got).toMatchInlineSnapshot(`"cfba3b5d6bff6aaa56dd664b866cfe76db6690fc07cd3ed6c7ed8fe4f9be631c"`);
    expect(hex(rosterHash([line(1), line(3)]))).not.toBe(got);
    expect(hex(rosterHash([]))).toBe(sha256('tavolata/v1/roster', new Uint8Array(4)).toString('hex'));
    expect(() => rosterHash([{ ...line(1), device: run(15, 0) }])).toThrow('roster: lengths');
  });
});
