/** Letters: the honest way, the pinned bytes against node:crypto, and what a lying sender or a thief of letters could try. */
import { createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDeviceKeys, webMail, webRng } from '../../../src/embed/adapters/keys.ts';
import { concat, equal, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { deviceId } from '../../../src/kernel/identity/device.ts';
import type { DeviceKeys, Mail, Rng } from '../../../src/kernel/ports.ts';
import {
  bindOf,
  checkOpening,
  makeMail,
  type MailPlace,
  openMail,
  parseMail,
} from '../../../src/kernel/secrets/mail.ts';
import { BUCKETS, bucketFor, pad, unpad } from '../../../src/kernel/secrets/padding.ts';

const run = (n: number, from: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => from + i);
const place: MailPlace = { room: run(16, 1), device: run(16, 20), session: 7, seq: 3, roster: run(32, 40) };
const bind = bindOf(place);
const payload = utf8('the fish is not blue');
const ports = { mail: webMail, rng: webRng };

let anna: DeviceKeys;
let bob: DeviceKeys;
let carol: DeviceKeys;
const idOf = (keys: DeviceKeys): Uint8Array => deviceId(keys.sigPk, keys.mailPk);
const to = (...keys: DeviceKeys[]) => keys.map((k) => ({ device: idOf(k), mailPk: k.mailPk }));
const open = (keys: DeviceKeys, bytes: Uint8Array, at = bind, mail: Pick<Mail, 'decrypt'> = webMail) =>
  openMail({ mail, keys }, at, idOf(keys), bytes);

beforeAll(async () => {
  [anna, bob, carol] = (await Promise.all(
    [1, 2, 3].map(async (): Promise<DeviceKeys> => (await makeDeviceKeys()).keys),
  )) as [DeviceKeys, DeviceKeys, DeviceKeys];
});

describe('letters', () => {
  test('[S2] every named device reads it and nobody else', async () => {
    const { bytes, opening } = await makeMail(ports, bind, to(anna, bob), payload);
    expect(await open(anna, bytes)).toEqual({ ok: true, value: { payload, opening } });
    expect(await open(bob, bytes)).toEqual({ ok: true, value: { payload, opening } });
    expect(await open(carol, bytes)).toEqual({ ok: false, code: 'mail/not-mine' });
    const asAnna = openMail({ mail: webMail, keys: carol }, bind, idOf(anna), bytes);
    expect(await asAnna).toEqual({ ok: false, code: 'mail/bad-slot' });
  });

  test('[S2] letters of one bucket and as many devices are of one size, whatever they say (ML1)', async () => {
    const sizes = new Set<number>();
    for (const n of [0, 1, 64, 191])
      sizes.add((await makeMail(ports, bind, to(anna, bob), new Uint8Array(n))).bytes.length);
    expect([...sizes]).toEqual([2 + 2 * 96 + 32 + 12 + 192 + 48]);
    expect((await makeMail(ports, bind, to(anna), new Uint8Array(192))).bytes).toHaveLength(2 + 96 + 44 + 960 + 48);
  });

  test('[S3] the bytes are the pinned ones, by node:crypto', async () => {
    const fixed: Rng = { bytes: (n) => new Uint8Array(n).fill(n) };
    const slot = { enc: run(32, 5), ct: run(48, 9) };
    const asked: string[] = [];
    const mail: Mail = {
      ...webMail,
      seal: (pk, info, aad, plain) => {
        asked.push([pk, info, aad, plain].map(hex).join(' '));
        return Promise.resolve(slot);
      },
    };
    const { bytes, commit } = await makeMail(
      { mail, rng: fixed },
      bind,
      [{ device: run(16, 60), mailPk: run(32, 70) }],
      payload,
    );
    const flat = Buffer.concat([place.room, place.device, Uint8Array.of(0, 0, 0, 7, 0, 0, 0, 3), place.roster]);
    const padded = Buffer.concat([payload, Uint8Array.of(0x80), new Uint8Array(171)]);
    // Chance hedged by readers, place and content.
    const sha = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
    const readers = sha(Buffer.concat([run(16, 60), run(32, 70)]));
    const from = sha(Buffer.from('tavolata/v1/mail-hedge'), fixed.bytes(64), readers, sha(flat), sha(padded));
    const [salt, key, nonce] = (['salt', 'key', 'nonce'] as const).map((name) =>
      Buffer.from(hkdfSync('sha256', from, new Uint8Array(), name, name === 'nonce' ? 12 : 32)),
    ) as [Buffer, Buffer, Buffer];
    const expected = createHash('sha256')
      .update('tavolata/v1/mail-committavolata/v1/mail-body')
      .update(flat)
      .update(salt)
      .update(padded)
      .digest();
    const info = Buffer.concat([Buffer.from('tavolata/v1/mail'), flat, run(16, 60)]);
    expect(hex(commit)).toBe(expected.toString('hex'));
    expect(asked).toEqual([[run(32, 70), info, expected, key].map(hex).join(' ')]);
    expect(createHash('sha256').update(bytes).digest('hex')).toMatchInlineSnapshot(
      `"e18d1fa74e39bfdde2b5d73fa7ee72f85d8093fe8e06d6ec90de6957011d8a50"`,
    );
    const letter = parseMail(bytes)!;
    expect(letter).toMatchObject({ bucket: 0, slots: [{ device: run(16, 60), ...slot }], commit });
    const gcm = createDecipheriv('aes-256-gcm', key, nonce);
    gcm.setAAD(Buffer.concat([Buffer.from('tavolata/v1/mail-body'), flat, expected])).setAuthTag(letter.ct.slice(-16));
    expect(hex(concat(gcm.update(letter.ct.slice(0, -16)), gcm.final()))).toBe(hex(concat(salt, padded)));
  });

  test.each([
    ['room', { room: run(16, 2) }],
    ['sender', { device: run(16, 21) }],
    ['session', { session: 8 }],
    ['seq', { seq: 4 }],
    ['roster', { roster: run(32, 41) }],
  ])('[S4] a letter posted with another %s opens for nobody (ML2)', async (_what, other) => {
    const { bytes, commit, opening } = await makeMail(ports, bind, to(anna), payload);
    const elsewhere = bindOf({ ...place, ...other });
    expect(await open(anna, bytes, elsewhere)).toEqual({ ok: false, code: 'mail/bad-slot' });
    expect(checkOpening(commit, elsewhere, opening.subarray(0, 32), opening.subarray(32))).toBeUndefined();
  });

  test("[S4] another device's slot under one's own name does not open (ML2)", async () => {
    const { bytes } = await makeMail(ports, bind, to(anna), payload);
    const stolen = bytes.slice();
    stolen.set(idOf(bob), 2);
    expect(await open(bob, stolen)).toEqual({ ok: false, code: 'mail/bad-slot' });
  });

  test('[S4] a letter with any one bit turned opens for nobody (ML3)', async () => {
    const { bytes } = await makeMail(ports, bind, to(anna), payload);
    for (let i = 0; i < bytes.length; i += 1 + (i % 3)) {
      const turned = bytes.slice();
      turned[i] = turned[i]! ^ (1 << (i % 8));
      expect((await open(anna, turned)).ok, `byte ${i}`).toBe(false);
    }
  });

  test('[S5] two readers given two keys cannot read two texts (ML4)', async () => {
    // A cipher that binds no key, as AES-GCM doesn't: one ciphertext, two keys, two texts, both with valid tags.
    const [one, two] = [webRng.bytes(32), webRng.bytes(32)];
    const honest = await makeMail(ports, bind, to(anna), payload);
    const other = concat(run(32, 0), pad(utf8('the fish is blue'), 192));
    const twofold: Pick<Mail, 'decrypt'> = {
      decrypt: (key) => Promise.resolve(equal(key, one) ? honest.opening : other),
    };
    const info = (k: DeviceKeys) => concat(utf8('tavolata/v1/mail'), bind, idOf(k));
    const slots = [];
    for (const [k, key] of [
      [anna, one],
      [bob, two],
    ] as const) {
      const slot = await webMail.seal(k.mailPk, info(k), honest.commit, key);
      slots.push(idOf(k), slot.enc, slot.ct);
    }
    const split = concat(Uint8Array.of(0, 2), ...slots, honest.bytes.subarray(2 + 96));
    expect(await open(anna, split, bind, twofold)).toMatchObject({ ok: true, value: { payload } });
    expect(await open(bob, split, bind, twofold)).toEqual({ ok: false, code: 'mail/bad-commit' });
    expect(await open(bob, split)).toEqual({ ok: false, code: 'mail/bad-body' });
  });

  test('[S6] an opening proves the text, and no other text or salt fits', async () => {
    const { commit, opening } = await makeMail(ports, bind, to(anna), payload);
    const [salt, padded] = [opening.subarray(0, 32), opening.subarray(32)];
    expect(checkOpening(commit, bind, salt, padded)).toEqual(payload);
    expect(checkOpening(commit, bind, salt, pad(utf8('the fish is blue'), 192))).toBeUndefined();
    expect(checkOpening(commit, bind, run(32, 0), padded)).toBeUndefined();
    expect(checkOpening(commit, bind, salt, pad(payload, 960))).toBeUndefined();
    expect(checkOpening(commit, bind, salt.subarray(1), padded)).toBeUndefined();
    expect(checkOpening(commit, bind, opening.subarray(0, 31), opening.subarray(31))).toBeUndefined();
  });
});

describe('sizes', () => {
  test('[S1] padding takes the smallest bucket with room for its mark and comes off again', () => {
    expect([0, 191, 192, 959, 960, 4_031, 4_032, 16_319, 16_320].map(bucketFor)).toEqual([
      0,
      0,
      1,
      1,
      2,
      2,
      3,
      3,
      undefined,
    ]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 191 }), (bytes) => {
        expect(unpad(pad(bytes, BUCKETS[0]))).toEqual(bytes);
      }),
    );
    expect(() => pad(new Uint8Array(192), 192)).toThrow('payload: 192');
  });

  test.each([[new Uint8Array(192)], [new Uint8Array(192).fill(1)], [new Uint8Array()]])(
    '[S1] without a mark there is no payload (ML5)',
    (padded) => expect(unpad(padded)).toBeUndefined(),
  );

  test('[S5] a committed text without its mark is refused (ML5)', async () => {
    const made = await makeMail(ports, bind, to(anna), payload);
    const salt = made.opening.subarray(0, 32);
    const unmarked = new Uint8Array(192).fill(1);
    const tag = utf8('tavolata/v1/mail-committavolata/v1/mail-body');
    const commit = new Uint8Array(
      createHash('sha256')
        .update(concat(tag, bind, salt, unmarked))
        .digest(),
    );
    const key = run(32, 0);
    const slot = await webMail.seal(anna.mailPk, concat(utf8('tavolata/v1/mail'), bind, idOf(anna)), commit, key);
    const ct = await webMail.encrypt(
      key,
      run(12, 0),
      concat(utf8('tavolata/v1/mail-body'), bind, commit),
      concat(salt, unmarked),
    );
    const bytes = concat(Uint8Array.of(0, 1), idOf(anna), slot.enc, slot.ct, commit, run(12, 0), ct);
    expect(await open(anna, bytes)).toEqual({ ok: false, code: 'mail/bad-padding' });
    expect(checkOpening(commit, bind, salt, unmarked)).toBeUndefined();
  });

  test('[S2] unknown buckets, other lengths, nobody, and a device twice are malformed (ML5)', async () => {
    const { bytes } = await makeMail(ports, bind, to(anna, bob), payload);
    const changed = (at: number, value: number): Uint8Array => bytes.map((byte, i) => (i === at ? value : byte));
    const twice = bytes.slice();
    twice.set(bytes.subarray(2, 18), 2 + 96);
    const broken = [
      changed(0, 1),
      changed(0, 4),
      changed(0, 255),
      changed(1, 0),
      changed(1, 1),
      changed(1, 3),
      twice,
      bytes.subarray(1),
      bytes.subarray(0, -1),
      concat(bytes, Uint8Array.of(0)),
      new Uint8Array(),
    ];
    for (const bad of broken) {
      expect(parseMail(bad)).toBeUndefined();
      expect(await open(anna, bad)).toEqual({ ok: false, code: 'mail/malformed' });
    }
  });

  test('[S2] a letter to nobody, to one device twice or too long is our own bug', async () => {
    await expect(makeMail(ports, bind, [], payload)).rejects.toThrow('recipients');
    await expect(makeMail(ports, bind, to(anna, anna), payload)).rejects.toThrow('recipients');
    await expect(makeMail(ports, bind, to(anna), new Uint8Array(16_320))).rejects.toThrow('payload');
    expect(() => bindOf({ ...place, room: run(15, 0) })).toThrow('bind: lengths');
  });

  test('[S2] nothing makes the reading of letters throw (FZ)', () => {
    const sized = fc.tuple(fc.nat(3), fc.nat(4)).chain(([bucket, n]) => {
      const body = fc.uint8Array({ minLength: n * 96 + 92 + BUCKETS[0], maxLength: n * 96 + 92 + BUCKETS[0] });
      return body.map((rest) => concat(Uint8Array.of(bucket, n), rest));
    });
    fc.assert(fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), sized), (bytes) => void parseMail(bytes)));
  });
});

test('[S29] where the machine’s chance repeats, another content, place or reader has another key and nonce', async () => {
  const seen: { key: string; nonce: string }[] = [];
  const mail = {
    ...webMail,
    encrypt: (key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, plain: Uint8Array) => {
      seen.push({ key: hex(key), nonce: hex(nonce) });
      return webMail.encrypt(key, nonce, aad, plain);
    },
  };
  const stuck = { mail, rng: { bytes: (n: number) => new Uint8Array(n) } };
  const [ann, bob] = [(await makeDeviceKeys()).keys.mailPk, (await makeDeviceKeys()).keys.mailPk];
  const to = (mailPk: Uint8Array) => [{ device: new Uint8Array(16).fill(1), mailPk }];
  const place = new Uint8Array(88);
  for (const [bind, readers, word] of [
    [place, to(ann), 'yes'],
    [place, to(ann), 'no'],
    [place, to(bob), 'yes'],
    [place.with(87, 1), to(ann), 'yes'],
    [place, to(ann), 'yes'],
  ] as const)
    await makeMail(stuck, bind, readers, utf8(word));
  expect(new Set(seen.map(({ key }) => key)).size).toBe(4);
  expect(new Set(seen.map(({ nonce }) => nonce)).size).toBe(4);
  expect(seen[4]).toEqual(seen[0]);
});
