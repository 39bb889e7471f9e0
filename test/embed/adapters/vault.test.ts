/** A device's keys as a whole: erased, renewed, or made from the seeds of a recovery code. */
import { expect, test } from 'vitest';
import {
  deviceKeysFrom,
  keysFromSeeds,
  makeDeviceKeys,
  type StoredKeys,
  webMail,
} from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog, vaultOf, vaultOver } from '../../../src/embed/adapters/store.ts';
import type { LogStore, Vault } from '../../../src/kernel/ports.ts';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';

const [info, aad, plain] = [utf8('info'), utf8('aad'), utf8('plain')];

test('[I19] an erased mail key opens nothing, here and on the next page, and the device stays the same', async () => {
  const made = await makeDeviceKeys();
  let stored: StoredKeys = made.stored;
  const vault = vaultOf(
    made.keys,
    () => Promise.resolve(stored),
    (next) => {
      stored = next;
      return Promise.resolve();
    },
  );
  const { enc, ct } = await webMail.seal(made.keys.mailPk, info, aad, plain);
  expect(await made.keys.openMail(enc, ct, info, aad)).toEqual(plain);
  expect(vault.erased).toBe(false);
  await vault.eraseMailKey();
  expect(vault.erased).toBe(true);
  expect(Object.keys(stored.mail)).toEqual(['publicKey']);
  const again = await deviceKeysFrom(stored);
  expect([again.sigPk, again.mailPk]).toEqual([made.keys.sigPk, made.keys.mailPk]);
  for (const keys of [made.keys, again]) expect(await keys.openMail(enc, ct, info, aad)).toBeUndefined();
  expect(again.erased).toBe(true);
  expect((await again.sign(plain)).length).toBe(64);
  await vault.renew();
  expect((await deviceKeysFrom(stored)).sigPk).not.toEqual(made.keys.sigPk);
});

test('[I23] keys from seeds are the same each time, and are those that libsodium derives', async () => {
  const [sig, mail] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const [one, two] = [await keysFromSeeds(sig, mail), await keysFromSeeds(sig, mail)];
  const sodium = await loadSodium();
  expect(hex(one.sigPk)).toBe(hex(sodium.publicKeyOf(sig)));
  expect(hex(one.mailPk)).toMatchInlineSnapshot(`"6080bbe51005ea9acc863580ce57317d46bef6333558d5bfa97e461342985005"`);
  expect([two.sigPk, two.mailPk]).toEqual([one.sigPk, one.mailPk]);
  expect(sodium.verify(await two.sign(plain), plain, one.sigPk)).toBe(true);
  const { enc, ct } = await webMail.seal(one.mailPk, info, aad, plain);
  expect(await two.openMail(enc, ct, info, aad)).toEqual(plain);
});

test('[I19] what is deleted by its beginning is gone from a store in memory, and nothing else', async () => {
  const log = memoryLog();
  for (const key of ['secret/a', 'secret/a/1', 'secretary', 'owe/secret/a']) await log.put(key, plain);
  await log.delete('secret/');
  expect((await log.all('')).map(([key]) => key)).toEqual(['owe/secret/a', 'secretary']);
});

test('[I19] in a later room erasing takes away what the rooms before keep of the same device, too', async () => {
  const { stored } = await makeDeviceKeys();
  const room = async (): Promise<{ log: LogStore; vault: Vault; now: () => StoredKeys }> => {
    let here: StoredKeys = stored;
    const put = (next: StoredKeys): Promise<void> => {
      here = next;
      return Promise.resolve();
    };
    const vault = vaultOf(await deviceKeysFrom(stored), () => Promise.resolve(here), put);
    return { log: memoryLog(), vault, now: () => here };
  };
  const [first, second] = [await room(), await room()];
  await first.log.put('secret/a', plain);
  await first.log.put('vote/promised', plain);
  const vault = vaultOver(second.vault, first);
  await vault.eraseMailKey();
  expect([vault.erased, first.vault.erased]).toEqual([true, true]);
  for (const one of [first, second]) expect('privateKey' in one.now().mail).toBe(false);
  expect((await first.log.all('')).map(([key]) => key)).toEqual(['vote/promised']);
});
