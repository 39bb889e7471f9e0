/** What an operative's and a spectator's device can get at, all of it, searched for what only the spymasters may know. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { layOutSecret } from '../../../src/kernel/acting/seeds.ts';
import { hex, unhex } from '../../../src/kernel/bytes.ts';
import { openEntry } from '../../../src/kernel/journal/seal.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { botAct, closeAll, codenamesEvening, type Evening, everywhere, inPhase, seen } from '../../helpers/evening.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { parlour } from '../../helpers/parlour.ts';

/** Everything that a device holds, as one hex text: its log, its secrets, its view, and each item of the relay that its key opens. */
async function heldBy(evening: Evening, i: number): Promise<string> {
  const sodium = await loadSodium();
  const room = deriveRoom(sodium, evening.link);
  const { store } = evening.devices[i]!;
  const all: Uint8Array[] = [];
  for (const { bytes } of (await store.load()).entries) all.push(bytes);
  for (const [key, value] of await store.all('')) all.push(new TextEncoder().encode(key), value);
  const doc = new Y.Doc();
  for (const update of evening.hub.carried) Y.applyUpdate(doc, update);
  for (const name of doc.share.keys()) {
    for (const item of doc.getArray<Uint8Array>(name).toArray()) {
      const opened = openEntry(sodium, { roomId: room.id, key: room.entryKey, keyEpoch: 0 }, item);
      if (opened.ok) all.push(opened.bytes);
    }
  }
  all.push(new TextEncoder().encode(JSON.stringify(evening.tables[i]!.view)));
  return all.map((bytes) => hex(bytes)).join('|');
}

/** Seeds and blinds of the spymasters, as their own devices keep them. */
async function seedsOf(evening: Evening): Promise<string[]> {
  const out: string[] = [];
  for (const device of evening.devices.slice(0, 2)) {
    for (const [, value] of await device.store.all('secret/'))
      out.push(hex(value.subarray(0, 32)), hex(value.subarray(32)));
  }
  return out;
}

const seed = freshSeed();
const rng = seeded(seed);

test(`[T13] no device but the spymasters’ can get at a seed, a blind or a covered cell, before the end (SEED=${seed})`, async () => {
  const evening = await codenamesEvening(1, { group: sodiumGroup });
  const { tables } = evening;
  const seeds = await seedsOf(evening);
  expect(seeds).toHaveLength(4);
  const spymaster = await heldBy(evening, 0);
  expect(seeds.filter((one) => spymaster.includes(one))).toHaveLength(2);
  for (let i = 0; i < 8 && !inPhase('over')(tables[0]!.view); i++) {
    for (const who of [2, 3, 4]) {
      const held = await heldBy(evening, who);
      expect(seeds.filter((one) => held.includes(one))).toEqual([]);
      const { grid } = seen(tables[who]!);
      expect(grid.filter((cell) => cell.key !== undefined && cell.cover === undefined)).toEqual([]);
    }
    await everywhere(tables, inPhase('clue', 'guess', 'over'));
    await botAct(tables, rng);
  }
  await closeAll(evening);
});

test('[T13] [S11] an opened cell shows its own salt, and of the others neither salt nor face', async () => {
  const bench = await Bench.playing(parlour as never, 4);
  bench.move(bench.people[2]!, 'key', { holders: [0, 1] });
  await bench.work();
  const [id] = Object.keys(bench.state.secrets) as [string];
  const laid = (await layOutSecret(bench.bySeat(0).ports, bench.state.secrets[id]!, 0))!;
  bench.move(bench.people[2]!, 'open', { things: [`${id}/1`] });
  await bench.work();
  const log = bench.everything();
  const salts = laid.salts.map((salt) => log.includes(hex(salt)));
  expect(salts).toEqual([false, true, false, false]);
  const text = JSON.stringify(bench.state);
  expect(laid.salts.filter((salt) => text.includes(hex(salt)))).toEqual([]);
  expect(unhex(bench.state.secrets[id]!.root)).toEqual(laid.root);
});
