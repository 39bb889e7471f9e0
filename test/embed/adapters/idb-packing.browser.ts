/** Packs of the own log: they give what the rows gave, whatever happens while they are made. */
import { expect } from '@open-wc/testing';
import { type IDBPDatabase, openDB } from 'idb';
import { hex } from '../../../src/kernel/bytes.ts';
import { logIn, makeLog } from '../../../src/embed/adapters/idb-log.ts';
import { pack } from '../../../src/embed/adapters/idb-packing.ts';
import { HASH, type Pack } from '../../../src/embed/adapters/idb-packs.ts';
import type { LogStore, StoredLog } from '../../../src/kernel/ports.ts';

type Rows = StoredLog['entries'];
const MANY = 1_000;
/** A value above this is a file of its own in Chromium. */
const FILE_BYTES = 64 * 1_024;

const row = (n: number, size = 300): Rows[number] => {
  const hash = new Uint8Array(HASH);
  new DataView(hash.buffer).setUint32(0, n);
  return { hash, bytes: new Uint8Array(size + (n % 7)).fill(n) };
};
const rowsFrom = (first: number, count: number): Rows => Array.from({ length: count }, (_, i) => row(first + i));
const told = (rows: Rows): readonly string[] => rows.map(({ hash, bytes }) => `${hex(hash)} ${hex(bytes)}`);

let made = 0;
const opened = (name: string): Promise<IDBPDatabase> => openDB(name, 1, { upgrade: (db) => makeLog(db) });
async function stored(
  rows: Rows,
): Promise<{ readonly name: string; readonly db: IDBPDatabase; readonly log: LogStore }> {
  const name = `test-packs-${Date.now()}-${made++}`;
  const db = await opened(name);
  const log = logIn(db);
  await log.append(rows);
  return { name, db, log };
}
const packsIn = (db: IDBPDatabase): Promise<Pack[]> => db.getAll('values', IDBKeyRange.bound(0, Infinity));
const all = async (log: LogStore): Promise<Rows> => (await log.load()).entries;

/** Changes one pack as a bad disk does. */
async function damage(db: IDBPDatabase, change: (pack: Pack) => void): Promise<void> {
  const [key] = await db.getAllKeys('values', IDBKeyRange.bound(0, Infinity));
  const one = (await db.get('values', key!)) as Pack;
  change(one);
  await db.put('values', one, key);
}

describe('packs of the own log', () => {
  it('[J23] hold the oldest entries of a long log, and give them in the same order', async () => {
    const rows = rowsFrom(1, MANY);
    const { name, db, log } = await stored(rows);
    await pack(db);
    expect(told(await all(log))).to.deep.equal(told(rows));
    const packs = await packsIn(db);
    const loose = await db.count('entries');
    expect(packs.length).to.be.greaterThan(2);
    for (const { bytes, places } of packs) {
      expect(bytes.length + places.byteLength).to.be.greaterThan(FILE_BYTES / 2);
      expect(bytes.length + places.byteLength).to.be.lessThan(FILE_BYTES);
    }
    expect(packs.reduce((n, { places }) => n + places.length / 3, loose)).to.equal(MANY);
    expect(loose).to.be.within(200, 400);
    // It goes on from there.
    const more = rowsFrom(MANY + 1, MANY);
    await log.append(more);
    await pack(db);
    await pack(db);
    expect(told(await all(logIn(await opened(name))))).to.deep.equal(told([...rows, ...more]));
    expect(await db.count('entries')).to.be.lessThan(400);
  });

  it('[J23] are none of a short log, and none where a row is damaged', async () => {
    const short = await stored(rowsFrom(1, 250));
    await pack(short.db);
    expect([(await packsIn(short.db)).length, await short.db.count('entries')]).to.deep.equal([0, 250]);
    const { db, log } = await stored(rowsFrom(1, MANY));
    const [, key] = await db.getAllKeys('entries', null, 2);
    await db.put('entries', { ...(await db.get('entries', key!)), bytes: new Uint8Array(300) }, key);
    await pack(db);
    expect((await packsIn(db)).length).to.equal(0);
    // A reader takes it away, as ever.
    expect((await all(log)).length).to.equal(MANY - 1);
    await pack(db);
    expect((await packsIn(db)).length).to.be.greaterThan(2);
    expect((await all(log)).length).to.equal(MANY - 1);
  });

  it('take rows of earlier builds, which have no sum, and an entry that fits in none', async () => {
    const rows = [row(1, 65_400), ...rowsFrom(2, MANY)];
    const { db, log } = await stored([]);
    for (const { hash, bytes } of rows) await db.add('entries', { hash: hex(hash), bytes });
    await pack(db);
    expect((await packsIn(db))[0]!.places.length).to.equal(3);
    expect(told(await all(log))).to.deep.equal(told(rows));
  });

  it('are no values that anybody finds or deletes by their beginning', async () => {
    const { db, log } = await stored(rowsFrom(1, MANY));
    await log.put('feeds/read', Uint8Array.of(1));
    await pack(db);
    expect((await log.all('')).map(([key]) => key)).to.deep.equal(['feeds/read']);
    await log.delete('');
    expect((await all(log)).length).to.equal(MANY);
  });

  it('[J23] give another tab what came after its last reading, were it packed meanwhile', async () => {
    const rows = rowsFrom(1, 100);
    const { name, db, log } = await stored(rows);
    const other = logIn(await opened(name));
    const { end } = await other.load();
    const more = rowsFrom(101, MANY);
    await log.append(more);
    await pack(db);
    const late = await other.load(end);
    // Of the pack in which its place lies all comes.
    expect(told(late.entries)).to.deep.equal(told([...rows, ...more]));
    const [, second] = await db.getAllKeys('values', IDBKeyRange.bound(0, Infinity));
    expect(told((await other.load(second as number)).entries)).to.deep.equal(
      told([...rows, ...more].slice(second as number)),
    );
    expect((await other.load(late.end)).entries).to.deep.equal([]);
  });

  it('[J23] lose by damage what lies there and nothing beside it, and it is stored anew', async () => {
    const rows = rowsFrom(1, MANY);
    const { db, log } = await stored(rows);
    await pack(db);
    // In the entry, in its hash, in its beginning and in its sum.
    await damage(db, ({ bytes, places }) => {
      bytes[places[3 * 4]! + HASH + 17]! ^= 1;
      bytes[places[3 * 8]! + 5]! ^= 1;
      places[3 * 12]! ^= 2 ** 20;
      places[3 * 16 + 2]! ^= 1;
    });
    const lost = new Set([4, 8, 12, 16]);
    const left = rows.filter((_, i) => !lost.has(i));
    expect(told(await all(log))).to.deep.equal(told(left));
    const anew = rows.filter((_, i) => lost.has(i));
    await log.append(anew);
    expect(told(await all(log))).to.deep.equal(told([...left, ...anew]));
  });

  it('[J23] do no harm to an entry that is given again: it comes twice', async () => {
    const rows = rowsFrom(1, MANY);
    const { db, log } = await stored(rows);
    await pack(db);
    // As a build of before packs stores all that it finds lost.
    await log.append(rows);
    const twice = await all(log);
    expect(told(twice.slice(0, MANY))).to.deep.equal(told(rows));
    expect([...new Set(told(twice))]).to.deep.equal(told(rows));
    await pack(db);
    expect(told(await all(log))).to.deep.equal(told(twice));
  });

  it('[J23] are made and their rows taken away together, or neither', async () => {
    const rows = rowsFrom(1, MANY);
    const { db, log } = await stored(rows);
    const { delete: real } = IDBObjectStore.prototype;
    // The page ends when the pack is written.
    IDBObjectStore.prototype.delete = function (...args) {
      const asked = real.apply(this, args);
      asked.addEventListener('success', () => this.transaction.abort());
      return asked;
    };
    const failed = await pack(db).then(
      () => 'made',
      () => 'failed',
    );
    IDBObjectStore.prototype.delete = real;
    expect([failed, (await packsIn(db)).length, await db.count('entries')]).to.deep.equal(['failed', 0, MANY]);
    await pack(db);
    expect(told(await all(log))).to.deep.equal(told(rows));
  });

  it('[J23] are made by two tabs at once, while a third writes', async () => {
    const rows = rowsFrom(1, 3 * MANY);
    const { name, db, log } = await stored(rows.slice(0, 2 * MANY));
    const [one, two] = [await opened(name), await opened(name)];
    const writing = async (): Promise<void> => {
      for (let n = 2 * MANY; n < 3 * MANY; n += 50) await log.append(rows.slice(n, n + 50));
    };
    await Promise.all([pack(one), pack(two), writing()]);
    await Promise.all([pack(one), pack(two)]);
    expect(told(await all(log))).to.deep.equal(told(rows));
    expect(await db.count('entries')).to.be.lessThan(400);
  });

  it('are not made in a database that was closed for another build', async () => {
    const { name, db } = await stored(rowsFrom(1, MANY));
    db.close();
    expect(await pack(db).catch(({ name }: Error) => name)).to.equal('InvalidStateError');
    expect((await all(logIn(await opened(name)))).length).to.equal(MANY);
  });
});

/** What is to be done later, and after how long, by those who ask for more than a second. */
async function laterJobs(run: () => Promise<unknown>): Promise<(() => void)[]> {
  const jobs: (() => void)[] = [];
  const { setTimeout: real } = globalThis;
  globalThis.setTimeout = ((job: () => void, ms?: number) =>
    (ms ?? 0) > 1_000 ? jobs.push(job) : real(job, ms)) as typeof setTimeout;
  try {
    await run();
  } finally {
    globalThis.setTimeout = real;
  }
  return jobs;
}

describe('packing the own log', () => {
  it('begins a while after a long log was read, or has become long', async () => {
    const { name, db, log } = await stored([]);
    expect((await laterJobs(() => log.append(rowsFrom(1, 400)))).length).to.equal(0);
    const grown = await laterJobs(() => log.append(rowsFrom(401, 400)));
    expect([grown.length, (await packsIn(db)).length]).to.deep.equal([1, 0]);
    const other = await opened(name);
    const [read] = await laterJobs(() => logIn(other).load());
    read!();
    let packs: readonly Pack[] = [];
    while (packs.length === 0) packs = await packsIn(db);
    expect((await all(log)).length).to.equal(800);
    // By then there is little left to do.
    grown[0]!();
    expect((await laterJobs(() => logIn(other).load())).length).to.equal(0);
  });

  it('goes unheard where it fails', async () => {
    const { db, log } = await stored([]);
    const [job] = await laterJobs(() => log.append(rowsFrom(1, MANY)));
    db.close();
    let heard = 0;
    const hear = (): void => void heard++;
    globalThis.addEventListener('unhandledrejection', hear);
    job!();
    // Its own has failed by the time that these have, one after the other.
    for (let n = 0; n < 5; n++) await pack(db).catch(() => new Promise((soon) => setTimeout(soon)));
    globalThis.removeEventListener('unhandledrejection', hear);
    expect(heard).to.equal(0);
  });
});
