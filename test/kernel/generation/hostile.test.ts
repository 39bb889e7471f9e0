/** What somebody with the link, a seat or an old key can try around a table that moves. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { HOW, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { makeMovingBody, MOVING } from '../../../src/kernel/journal/moving.ts';
import { openEntry } from '../../../src/kernel/journal/seal.ts';
import type { PlayLink } from '../../../src/kernel/identity/link.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import { answered } from '../../helpers/answered.ts';
import { everywhere } from '../../helpers/evening.ts';
import { evening, linkOf, noticed, says } from '../../helpers/moving.ts';
import { until } from '../../helpers/tables.ts';
import { Vandal } from '../../helpers/vandal.ts';

/** Hashes of all entries in these updates that a room's key opens. */
async function opened(carried: readonly Uint8Array[], link: PlayLink, g = 0): Promise<ReadonlySet<string>> {
  const sodium = await loadSodium();
  const room = deriveRoom(sodium, link, g);
  const doc = new Y.Doc();
  for (const update of carried) Y.applyUpdate(doc, update);
  const items = [...doc.share.keys()].flatMap((name) => doc.getArray<Uint8Array>(name).toArray());
  const keys = { roomId: room.id, key: room.entryKey, keyEpoch: 0 };
  const all = items.map((item) => openEntry(sodium, keys, item));
  return new Set(all.flatMap((one) => (one.ok ? [parseEntry(one.bytes)!.hash] : [])));
}

test('[G6] the keys of whoever was sent away open nothing that is said afterwards, in any generation of the old secret', async () => {
  const { tables, hub, link } = await evening(4);
  await tables[0]!.company.kick(3);
  for (const table of tables.slice(1, 3)) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  const rest = tables.slice(0, 3);
  await everywhere(rest, (v) => noticed('company/moved')(v) && !v.me.watcher && v.connection.state === 'live');
  await until(tables[3]!, noticed('company/removed'));
  const before = hub.carried.length;
  for (const word of ['uno', 'due', 'tre']) {
    await rest[0]!.propose('say', { word });
    await everywhere(rest, says(word));
  }
  await everywhere(rest, (v) => v.connection.waiting === 0);
  const then = hub.carried.slice(0, before);
  const now = linkOf(rest[0]!);
  expect((await opened(hub.carried, now)).size).toBeGreaterThan((await opened(then, now)).size + 5);
  expect((await opened(then, link)).size).toBeGreaterThan(10);
  for (const g of [0, 1, 2]) expect(await opened(hub.carried, link, g)).toEqual(await opened(then, link, g));
  await Promise.all(tables.map((table) => table.close()));
});

test('[G12] [G3] a note without promises moves nobody, whoever writes it', async () => {
  const { tables, hub, link } = await evening(2);
  const vandal = await Vandal.at(hub, link);
  const chain = vandal.chain(tables[0]!.history.origin);
  const room = { room: vandal.room.id };
  const hello = chain.hello(room);
  const note = chain.write(
    KIND.moving,
    makeMovingBody({
      act: MOVING.moved,
      how: HOW.compact,
      about: NO_SEAT,
      generation: 1,
      base: { epoch: 0, position: 1, hash: tables[0]!.history.origin },
      genesis: 'ab'.repeat(32),
    }),
    room,
  );
  const ask = chain.write(KIND.moving, makeMovingBody({ act: MOVING.propose, how: HOW.kick, about: 1 }), room);
  const promise = makeMovingBody({ act: MOVING.promise, proposal: ask.hash, vote: new Uint8Array(150).fill(3) });
  vandal.publish(hello.bytes, note.bytes, ask.bytes, chain.write(KIND.moving, promise, room).bytes);
  await tables[0]!.propose('say', { word: 'avanti' });
  await everywhere(tables, says('avanti'));
  expect(tables.map((table) => table.company.link)).toEqual(tables.map(() => tables[0]!.company.link));
  expect(linkOf(tables[0]!)).toEqual(link);
  // A device without a seat isn't heard.
  expect(tables.every((table) => table.view.company === undefined)).toBe(true);
  vandal.close();
  await Promise.all(tables.map((table) => table.close()));
});

test('[G1] an entry of one generation is nothing in the next: each has another room id and another topic', async () => {
  const { tables, devices, link } = await evening(2);
  const sodium = await loadSodium();
  const rooms = [0, 1, 2].map((g) => deriveRoom(sodium, link, g));
  expect(new Set(rooms.map(({ id }) => hex(id))).size).toBe(3);
  expect(new Set(rooms.map(({ topic }) => topic)).size).toBe(3);
  const { entries } = await devices[0]!.store.load();
  const journal = new Journal(sodium, hex(rooms[1]!.id));
  for (const { bytes } of entries) expect(journal.offer(bytes)).toEqual({ ok: false, code: 'journal/other-room' });
  expect(entries.length).toBeGreaterThan(5);
  await Promise.all(tables.map((table) => table.close()));
});
