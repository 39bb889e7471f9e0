/** Device keys and letters by WebCrypto and @hpke/core, opened once more by node:crypto and RFC 9180's own steps. */
import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  createHmac,
} from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceKeysFrom, makeDeviceKeys, type NewKeys, webMail, webRng } from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, utf8 } from '../../../src/kernel/bytes.ts';
import type { DeviceKeys } from '../../../src/kernel/ports.ts';

const [info, aad, plain] = [utf8('info'), utf8('aad'), utf8('a key of thirty-two bytes, say')];
let keys: DeviceKeys;
let stored: NewKeys;
beforeAll(async () => {
  ({ keys, stored } = await makeDeviceKeys());
});

/** RFC 9180, single-shot base mode, written out: X25519, HKDF-SHA256, AES-256-GCM. */
function openByHand(
  privateKey: ReturnType<typeof createPrivateKey>,
  pk: Buffer,
  enc: Uint8Array,
  ct: Uint8Array,
): Buffer {
  const i2 = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);
  const kem = Buffer.concat([Buffer.from('KEM'), i2(0x20)]);
  const hpke = Buffer.concat([Buffer.from('HPKE'), i2(0x20), i2(1), i2(2)]);
  const extract = (suite: Buffer, salt: Buffer, label: string, ikm: Uint8Array): Buffer =>
    createHmac('sha256', salt).update('HPKE-v1').update(suite).update(label).update(ikm).digest();
  const expand = (suite: Buffer, prk: Buffer, label: string, context: Uint8Array, n: number): Buffer =>
    createHmac('sha256', prk)
      .update(i2(n))
      .update('HPKE-v1')
      .update(suite)
      .update(label)
      .update(context)
      .update(Uint8Array.of(1))
      .digest()
      .subarray(0, n);
  const der = Buffer.concat([Buffer.from('302a300506032b656e032100', 'hex'), enc]);
  const dh = diffieHellman({ privateKey, publicKey: createPublicKey({ key: der, format: 'der', type: 'spki' }) });
  const none = Buffer.alloc(0);
  const shared = expand(kem, extract(kem, none, 'eae_prk', dh), 'shared_secret', concat(enc, pk), 32);
  const context = concat(
    Uint8Array.of(0),
    extract(hpke, none, 'psk_id_hash', none),
    extract(hpke, none, 'info_hash', info),
  );
  const secret = extract(hpke, shared, 'secret', none);
  const gcm = createDecipheriv(
    'aes-256-gcm',
    expand(hpke, secret, 'key', context, 32),
    expand(hpke, secret, 'base_nonce', context, 12),
  );
  gcm.setAAD(aad).setAuthTag(ct.slice(-16));
  return Buffer.concat([gcm.update(ct.slice(0, -16)), gcm.final()]);
}

describe('device keys', () => {
  test('[I12] what a device signs verifies by libsodium', async () => {
    const sig = await keys.sign(plain);
    expect((await loadSodium()).verify(sig, plain, keys.sigPk)).toBe(true);
    expect(keys.sigPk).toHaveLength(32);
    expect(keys.mailPk).toHaveLength(32);
  });

  test('[I12] the private halves cannot be taken out', async () => {
    for (const { privateKey } of [stored.sig, stored.mail]) {
      expect(privateKey.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
      await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow();
    }
  });

  test('[I12] restored from what a store keeps, it is the same device', async () => {
    const again = await deviceKeysFrom(structuredClone(stored));
    expect([again.sigPk, again.mailPk]).toEqual([keys.sigPk, keys.mailPk]);
    const { enc, ct } = await webMail.seal(keys.mailPk, info, aad, plain);
    expect(await again.openMail(enc, ct, info, aad)).toEqual(plain);
  });
});

describe('sealed slots', () => {
  test('[S3] a slot is HPKE base mode: 32 bytes and 16 more than the plain text, opened by the steps of RFC 9180', async () => {
    const pair = generateKeyPairSync('x25519');
    const pk = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(12);
    const { enc, ct } = await webMail.seal(new Uint8Array(pk), info, aad, plain);
    expect([enc.length, ct.length]).toEqual([32, plain.length + 16]);
    expect(openByHand(pair.privateKey, pk, enc, ct).toString()).toBe('a key of thirty-two bytes, say');
  });

  test('[S4] it opens under exactly its info and aad, and nothing makes the opening throw (ML3)', async () => {
    const { enc, ct } = await webMail.seal(keys.mailPk, info, aad, plain);
    expect(await keys.openMail(enc, ct, info, aad)).toEqual(plain);
    const wrong: [Uint8Array, Uint8Array, Uint8Array, Uint8Array][] = [
      [enc, ct, aad, aad],
      [enc, ct, info, info],
      [enc, ct.with(0, ct[0]! ^ 1), info, aad],
      [enc.with(0, enc[0]! ^ 1), ct, info, aad],
      [new Uint8Array(32), ct, info, aad],
      [enc.subarray(1), ct, info, aad],
      [enc, new Uint8Array(), info, aad],
    ];
    for (const [e, c, i, a] of wrong) expect(await keys.openMail(e, c, i, a)).toBeUndefined();
  });

  test('[S4] where HPKE can’t be fetched nothing is said of the letter, which opens later', async () => {
    const code = '../../../src/embed/adapters/hpke.ts';
    vi.resetModules();
    vi.doMock(code, () => {
      throw new Error('no network');
    });
    const fresh = await import('../../../src/embed/adapters/keys.ts');
    const { keys: own } = await fresh.makeDeviceKeys();
    const { enc, ct } = await webMail.seal(own.mailPk, info, aad, plain);
    await expect(own.openMail(enc, ct, info, aad)).rejects.toThrow();
    vi.doUnmock(code);
    expect(await own.openMail(enc, ct, info, aad)).toEqual(plain);
  });

  test('[S4] nothing is sealed to a key of small order', async () => {
    await expect(webMail.seal(new Uint8Array(32), info, aad, plain)).rejects.toThrow();
  });

  test('[S4] a body opens under exactly its key, nonce and context', async () => {
    const [key, nonce] = [webRng.bytes(32), webRng.bytes(12)];
    const ct = await webMail.encrypt(key, nonce, aad, plain);
    expect(await webMail.decrypt(key, nonce, aad, ct)).toEqual(plain);
    expect(await webMail.decrypt(key, nonce, info, ct)).toBeUndefined();
    expect(await webMail.decrypt(webRng.bytes(32), nonce, aad, ct)).toBeUndefined();
    expect(await webMail.decrypt(key.subarray(1), nonce, aad, ct)).toBeUndefined();
    expect(await webMail.decrypt(key, nonce, aad, new Uint8Array(3))).toBeUndefined();
  });
});
