/** The own log in IndexedDB: what is kept, once, in its order. */
import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { hex } from '../../../src/kernel/bytes.ts';
import { logIn, makeLog } from '../../../src/embed/adapters/idb-log.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';

const row = (n: number): { readonly hash: Uint8Array; readonly bytes: Uint8Array } => ({
  hash: new Uint8Array(32).fill(n),
  bytes: new Uint8Array(200 + n).fill(n),
});
const opened = async (name: string): Promise<LogStore> =>
  logIn(await openDB(name, 1, { upgrade: (db) => makeLog(db) }));

describe('the own log', () => {
  it('keeps entries in their order, each once, whatever is given again', async () => {
    const name = `test-${Date.now()}`;
    const log = await opened(name);
    await log.append([row(3), row(1)]);
    await log.append([row(1), row(2), row(3), row(2), row(4)]);
    await log.append([]);
    const { entries } = await (await opened(name)).load();
    expect(entries.map(({ bytes }) => bytes.length)).to.deep.equal([203, 201, 202, 204]);
    expect(entries.map(({ hash }) => hex(hash))).to.deep.equal([3, 1, 2, 4].map((n) => hex(row(n).hash)));
  });

  it('gives what came after an earlier reading, whichever page wrote it', async () => {
    const name = `test-after-${Date.now()}`;
    const [log, other] = [await opened(name), await opened(name)];
    expect((await log.load(0)).end).to.equal(0);
    await log.append([row(1), row(2)]);
    const { end } = await log.load();
    expect(await log.load(end)).to.deep.equal({ entries: [], end });
    await other.append([row(2), row(3)]);
    const later = await log.load(end);
    expect(later.entries).to.deep.equal([row(3)]);
    expect(await log.load(later.end)).to.deep.equal({ entries: [], end: later.end });
    expect((await log.load()).entries.length).to.equal(3);
  });

  it('gives no row that the disk has damaged, and keeps it anew when it comes again; rows of before are taken as they are', async () => {
    const name = `test-rot-${Date.now()}`;
    const log = await opened(name);
    await log.append([row(1), row(2), row(3)]);
    const db = await openDB(name, 1);
    const [, second] = await db.getAllKeys('entries');
    const kept = (await db.get('entries', second!)) as { readonly hash: string; readonly bytes: Uint8Array };
    const damaged = kept.bytes.slice();
    damaged[17]! ^= 1;
    await db.put('entries', { ...kept, bytes: damaged }, second);
    await db.add('entries', { hash: hex(row(4).hash), bytes: row(4).bytes });
    const lengths = async (): Promise<readonly number[]> => (await log.load()).entries.map(({ bytes }) => bytes.length);
    expect(await lengths()).to.deep.equal([201, 203, 204]);
    await log.append([row(2)]);
    expect(await lengths()).to.deep.equal([201, 203, 204, 202]);
    expect((await log.load()).entries[3]!.bytes).to.deep.equal(row(2).bytes);
  });

  it('gives each key its own value, also while others are put and deleted', async () => {
    const log = await opened(`test-all-${Date.now()}`);
    for (const n of [1, 2, 3]) await log.put(`k/${n}`, new Uint8Array([n]));
    const reading = log.all('k/');
    const changing = Promise.all([log.delete('k/1'), log.put('k/0', new Uint8Array([0]))]);
    for (const [key, value] of await reading) expect(key).to.equal(`k/${value[0]}`);
    await changing;
    expect((await log.all('k/')).map(([key]) => key)).to.deep.equal(['k/0', 'k/2', 'k/3']);
  });

  it('[I19] what is deleted by its beginning is gone, and nothing else', async () => {
    const name = `test-delete-${Date.now()}`;
    const log = await opened(name);
    await log.append([row(1)]);
    for (const key of ['secret/a', 'secret/a/1', 'secretary', 'secre', 'owe/secret/a'])
      await log.put(key, Uint8Array.of(1));
    await log.delete('secret/');
    const again = await opened(name);
    expect((await again.all('')).map(([key]) => key)).to.deep.equal(['owe/secret/a', 'secre', 'secretary']);
    expect(await again.get('secret/a')).to.equal(undefined);
    expect((await again.load()).entries.length).to.equal(1);
  });
});
