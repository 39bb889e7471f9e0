/** Attacks on the journal, carried out on whole tables (the codes are those of the list of attacks that the tests work off). */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import { makeSeatBody, makeTableBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import type { PlayLink } from '../../../src/kernel/identity/link.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { agree, closeAll, everywhere, sitDown } from '../../helpers/evening.ts';
import { spin } from '../../helpers/clock.ts';
import { Hub } from '../../helpers/hub.ts';
import { mortal } from '../../helpers/mortal.ts';
import { parlour } from '../../helpers/parlour.ts';
import { Pen, rootOf } from '../../helpers/pen.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';
import { Vandal } from '../../helpers/vandal.ts';

test('[J11] [T2] a page that stops dead between signing and sending: the next one sends the same bytes (JR7)', async () => {
  const evening = await sitDown(parlour as never, 2, { options: { group: sodiumGroup } });
  const { hub, devices, tables, options, link } = evening;
  await tables[0]!.start({});
  await everywhere(tables, (v) => v.play !== undefined && v.pending.length === 0);
  await tables[1]!.close();
  const doomed = mortal(devices[1]!, hub, 0);
  const dying = await openPage(doomed.device, link, { ...options, hub: doomed.hub });
  await until(dying, (v) => v.play !== undefined && v.connection.state === 'live' && !v.me.watcher);
  // What a page owes of itself may be written at the same time.
  const moves = async (i: number): Promise<string[]> =>
    (await devices[i]!.store.load()).entries
      .filter(({ bytes }) => parseEntry(bytes)!.kind === KIND.move)
      .map(({ bytes }) => Buffer.from(bytes).toString('hex'));
  hub.stop();
  expect(await dying.propose('say', { word: 'lost?' })).toBeUndefined();
  const written = await moves(1);
  expect(written).toHaveLength(1);
  // Nothing is closed: from here on it neither stores nor sends.
  doomed.begin();
  void dying.propose('say', { word: 'never' });
  await spin(() => doomed.dead);
  tables[1] = await openPage(devices[1]!, link, options);
  hub.restart();
  await until(tables[0]!, (v) => JSON.stringify(v.play!.view).includes('1 lost?') && v.connection.state === 'live');
  expect(await moves(0)).toEqual(written);
  await everywhere(tables, (v) => v.connection.waiting === 0 && JSON.stringify(v.play!.view).includes('1 lost?'));
  await agree(evening);
  await closeAll(evening);
});

test('[O2] [T4] a sequencer who signs two stamps for one place is named at every table that hears both (JR10)', async () => {
  const sodium = await loadSodium();
  const hub = new Hub();
  const pen = new Pen(sodium, 66);
  const link: PlayLink = { kind: 'play', secret: webRng.bytes(32), founder: fromHex(pen.device) };
  const sequencer = await Vandal.at(hub, link, 66);
  const chain = sequencer.chain('00'.repeat(32));
  const at = { room: sequencer.room.id };
  const settings = { game: parlour.id, version: parlour.version, settings: { open: true, name: 'Venerdì' } };
  const genesis = chain.write(KIND.table, makeTableBody(pen, 0, settings), at);
  const seat = (act: number, name: string): Entry =>
    chain.write(KIND.seat, makeSeatBody({ act, seat: 0, device: pen.device, name }), {
      ...at,
      seen: genesis.hash,
    });
  const [sits, one, other] = [seat(SEAT_ACT.claim, 'Anna'), seat(SEAT_ACT.name, 'Una'), seat(SEAT_ACT.name, 'Due')];
  const first = chain.stamp(rootOf(genesis), [sits], at);
  const [left, right] = [chain.stamp(first, [one], at), chain.stamp(first, [one, other], at)];
  const everything = [genesis, sits, one, other, first.entry, left.entry, right.entry];
  const options = { hub, game: parlour as never };
  const pages = [await openPage(await makeDevice(), link, options), await openPage(await makeDevice(), link, options)];
  sequencer.publish(...everything.map(({ bytes }) => bytes));
  await everywhere(pages, (v) => v.notices.some(({ code, seat: of }) => code === 'peer/lied' && of === 0));
  // Both took the same branch of the two.
  await everywhere(pages, (v) => v.seats[0]?.name === 'Due');
  sequencer.close();
  for (const page of pages) await page.close();
});
