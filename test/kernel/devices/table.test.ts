/** A phone comes to a seat in the middle of an evening. What it sees, what the other device keeps, and what is left after it goes. */
import { expect, test } from 'vitest';
import {
  agree,
  closeAll,
  codenamesEvening,
  codenamesLobby,
  everywhere,
  foldOf,
  inPhase,
  keyOn,
  seen,
} from '../../helpers/evening.ts';
import { knock, pair, phoneAt, rolesIn } from '../../helpers/phones.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { parseContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { parseMail } from '../../../src/kernel/secrets/mail.ts';
import { fillUp, openPage, type PageOptions, until } from '../../helpers/tables.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';

test('[I16] [I18] a phone paired as a second hand sees the key, and so does the laptop', async () => {
  const evening = await codenamesEvening();
  const { tables, devices } = evening;
  const turn = seen(tables[0]!).active === 'red' ? 0 : 1;
  const phone = await phoneAt(evening);
  expect(keyOn(phone.table)).toBe(0);
  await pair(tables[turn]!, phone.table, 'both');
  await until(phone.table, () => keyOn(phone.table) === 20);
  expect(keyOn(tables[turn]!)).toBe(20);
  expect(phone.table.view.me.seat).toBe(turn);
  expect(rolesIn(tables[turn]!.view.devices)).toEqual(['hand*', 'hand']);
  expect(phone.table.view.devices.list.map(({ me }) => me)).toEqual([false, true]);
  // Either acts for the seat, and the page finds all of it again.
  expect(await phone.table.propose('giveClue', { word: 'lampone', number: 1 })).toBeUndefined();
  await everywhere([...tables, phone.table], inPhase('guess'));
  await phone.table.close();
  const again = await openPage(phone.device, evening.link, evening.options);
  await until(again, (v) => v.phase === 'playing' && keyOn(again) === 20);
  await agree({ ...evening, devices: [...devices, phone.device] });
  await again.close();
  await closeAll(evening);
});

test('[I16] [I25] a key that is made with a phone at the table is sealed to it too; the laptop answers, the phone need not', async () => {
  const evening = await codenamesLobby();
  const { tables } = evening;
  const phone = await phoneAt(evening);
  await pair(tables[1]!, phone.table, 'both');
  expect(await tables[2]!.propose('drawGrid', {})).toBeUndefined();
  await everywhere([...tables, phone.table], inPhase('clue'));
  await until(phone.table, () => keyOn(phone.table) === 20);
  expect(await phone.device.store.all('secret/')).toEqual([]);
  expect(tables[2]!.view.log.filter(({ refusal }) => refusal)).toEqual([]);
  await phone.table.close();
  await closeAll(evening);
});

test('[I19] a laptop that gives its hand to the phone keeps nothing of it, and may still show and click', async () => {
  const evening = await codenamesEvening();
  const { tables, devices, link, options } = evening;
  const turn = seen(tables[0]!).active === 'red' ? 0 : 1;
  const phone = await phoneAt(evening);
  const seeds = (await devices[turn]!.store.all('secret/')).map(([, value]) => hex(value));
  expect(seeds).toHaveLength(1);
  await pair(tables[turn]!, phone.table, 'only-there');
  await until(phone.table, () => keyOn(phone.table) === 20);
  const laptop = tables[turn]!;
  await until(laptop, (v) => v.devices.erased && v.devices.role === 'table');
  expect(keyOn(laptop)).toBe(0);
  for (const prefix of ['secret/', 'coin/', 'sealed/', 'kept/', 'owe/'])
    expect(await devices[turn]!.store.all(prefix)).toEqual([]);
  expect('privateKey' in devices[turn]!.stored.mail).toBe(false);
  const { store } = devices[turn]!;
  const held = [...(await store.all('')).map(([, value]) => hex(value)), JSON.stringify(laptop.view)];
  for (const { bytes } of (await store.load()).entries) held.push(hex(bytes));
  for (const seed of seeds) for (const one of held) expect(one.includes(seed.slice(0, 64))).toBe(false);
  await laptop.close();
  const again = (tables[turn] = await openPage(devices[turn]!, link, options));
  await until(again, (v) => v.phase === 'playing' && v.connection.state === 'live' && !v.me.watcher);
  expect(again.view.devices).toMatchObject({ erased: true, role: 'table' });
  expect(keyOn(again)).toBe(0);
  expect(rolesIn(again.view.devices)).toEqual(['hand*', 'table']);
  expect((await again.devices.offer('both')).ok).toBe(false);
  expect(await again.propose('giveClue', { word: 'lampone', number: 1 })).toBeUndefined();
  await everywhere([...tables, phone.table], inPhase('guess'));
  await agree({ ...evening, devices: [...devices, phone.device] });
  await phone.table.close();
  await closeAll(evening);
});

test.for(['only-there', 'main'] as const)(
  '[O18] [I29] who answers from the phone now (%s) is away to nobody, also after both are loaded again',
  async (way) => {
    const evening = await codenamesEvening();
    const { tables, devices, link, options } = evening;
    const phone = await phoneAt(evening);
    const { device } = phone.table.view.me;
    const counts = async (): Promise<readonly string[]> => (await foldOf(evening, 2)).devices;
    await expect.poll(counts, { timeout: 30_000 }).toHaveLength(4);
    await pair(tables[1]!, phone.table, way === 'main' ? 'both' : way);
    if (way === 'main') expect(await tables[1]!.devices.makeMain(device)).toBeUndefined();
    await expect.poll(counts, { timeout: 60_000 }).toContain(device);
    expect(await counts()).not.toContain(tables[1]!.view.me.device);
    for (const one of [phone.table, tables[1]!]) await one.close();
    tables[1] = await openPage(devices[1]!, link, options);
    const again = await openPage(phone.device, link, options);
    await until(again, (v) => v.phase === 'playing' && v.connection.state === 'live' && !v.me.watcher);
    await until(tables[2]!, (v) => v.seats[1]?.hand === 'here');
    for (const table of [...tables, again])
      expect(table.view.log.filter(({ what }) => what === 'seat/away' || what === 'seat/back')).toEqual([]);
    await again.close();
    await closeAll(evening);
  },
);

test('[I20] ML7 a revoked phone acts for nobody, and the key that is made then is sealed to the laptop and not to it', async () => {
  const evening = await codenamesLobby();
  const { tables } = evening;
  const phone = await phoneAt(evening);
  await pair(tables[0]!, phone.table, 'both');
  const { device } = phone.table.view.me;
  expect(await tables[0]!.devices.revoke(device)).toBeUndefined();
  await until(phone.table, (v) => v.me.seat === null && v.connection.waiting === 0);
  expect((await phone.table.propose('claimSpymaster', {}))?.code).toBe('move/not-your-seat');
  expect(rolesIn(tables[0]!.view.devices)).toEqual(['hand*']);
  expect(await tables[2]!.propose('drawGrid', {})).toBeUndefined();
  await everywhere([...tables, phone.table], inPhase('clue'));
  await until(tables[0]!, () => keyOn(tables[0]!) === 20);
  expect(keyOn(phone.table)).toBe(0);
  const { entries } = await phone.device.store.load();
  const answers = entries.map(({ bytes }) => parseEntry(bytes)!).filter(({ kind }) => kind === KIND.contribution);
  const mails = answers.flatMap(({ body }) => parseMail(parseContributionBody(body)!.bytes) ?? []);
  const named = new Set(mails.flatMap(({ slots }) => slots.map((slot) => hex(slot.device))));
  expect([...named]).toEqual(expect.arrayContaining(tables.slice(0, 2).map(({ view }) => view.me.device)));
  expect(named).not.toContain(device);
  await phone.table.close();
  await closeAll(evening);
});

test('[I22] a seat is taken back on a new device when most of the others agree, and its fellow spymaster tells it the key', async () => {
  const evening = await codenamesEvening();
  const { tables } = evening;
  const fresh = await phoneAt(evening);
  await tables[1]!.close();
  expect(await fresh.table.devices.reclaim(1, 'Persona 1')).toBeUndefined();
  for (const by of [2, 3]) {
    await until(tables[by]!, (v) => v.devices.reclaims.some((one) => one.isAsked));
    expect(await tables[by]!.devices.consent(fresh.table.view.me.device, true)).toBeUndefined();
  }
  await until(fresh.table, (v) => v.me.seat === 1);
  await until(fresh.table, () => keyOn(fresh.table) === 20);
  await fresh.table.close();
  await closeAll({ ...evening, tables: tables.filter((_, i) => i !== 1) });
});

test('[I14] a request for another offer, or copied by another device, is shown to nobody; an offer is good once', async () => {
  const evening = await codenamesLobby();
  const { tables } = evening;
  const [mine, thief] = [await phoneAt(evening), await phoneAt(evening)];
  const old = await tables[0]!.devices.offer('both');
  const offered = await tables[0]!.devices.offer('both');
  if (!old.ok || !offered.ok) throw new Error('no offer');
  expect(await thief.table.devices.ask(old.code)).toBeUndefined();
  await until(thief.table, (v) => v.devices.asking !== undefined && v.connection.waiting === 0);
  expect(tables[0]!.view.devices.requests).toEqual([]);
  expect(await mine.table.devices.ask(offered.code)).toBeUndefined();
  await until(tables[0]!, (v) => v.devices.requests.length === 1);
  expect(tables[1]!.view.devices.requests).toEqual([]);
  expect((await tables[1]!.devices.accept(mine.table.view.me.device))?.code).toBe('pair/not-asking');
  expect((await tables[0]!.devices.accept(thief.table.view.me.device))?.code).toBe('pair/not-asking');
  expect(await tables[0]!.devices.accept(mine.table.view.me.device)).toBeUndefined();
  await until(mine.table, (v) => v.me.seat === 0);
  expect(tables[0]!.view.devices.offer).toBeUndefined();
  // The same secret again, by whoever read it over a shoulder.
  expect(await thief.table.devices.ask(offered.code)).toBeUndefined();
  await until(thief.table, (v) => v.connection.waiting === 0);
  expect(tables[0]!.view.devices.requests).toEqual([]);
  expect((await thief.table.devices.ask('0000-0000-0000-0000'))?.code).toBe('pair/code');
  await Promise.all([mine, thief].map(({ table }) => table.close()));
  await closeAll(evening);
});

test('[I14] an offer ends after ten minutes, and when it is taken back', async () => {
  const clock = new ManualClock();
  const evening = await codenamesLobby(0, { clock });
  const [table] = evening.tables as [Table];
  await table.devices.offer('both');
  expect(table.view.devices.offer).toBeDefined();
  await clock.pass(10 * 60_000);
  expect(table.view.devices.offer).toBeUndefined();
  await table.devices.offer('table');
  table.devices.withdraw();
  expect(table.view.devices.offer).toBeUndefined();
  await closeAll(evening);
});

test('[I14] a device that nobody lets in waits as long as a code is good, also after a reload, and may ask anew', async () => {
  const clock = new ManualClock();
  const evening = await codenamesLobby(0, { clock });
  const [table] = evening.tables as [Table];
  const phone = await phoneAt(evening);
  await table.devices.refuse(await knock(table, phone.table, 'both'));
  await phone.table.close();
  const again = await openPage(phone.device, evening.link, evening.options);
  await until(again, (v) => v.devices.asking !== undefined && !v.me.watcher);
  await clock.pass(10 * 60_000 - 1_000);
  expect(again.view.devices).toMatchObject({ asking: {} });
  await clock.pass(1_000);
  await until(again, (v) => v.devices.unanswered === true);
  expect(again.view.devices.asking).toBeUndefined();
  expect(await phone.device.store.get('asked')).toBeUndefined();
  // Asking anew ends that, and so does being in: what was waited for before puts nobody out.
  await pair(table, again, 'both');
  expect(again.view.devices.unanswered).toBeUndefined();
  await clock.pass(10 * 60_000);
  expect(again.view.devices).toMatchObject({ role: 'hand' });
  expect(again.view.devices.unanswered).toBeUndefined();
  await again.close();
  await closeAll(evening);
});

test('[I27] a second tab takes over on request: the first writes what it has begun and watches', async () => {
  const evening = await codenamesLobby();
  const { tables, devices, link, options } = evening;
  await tables[0]!.close();
  // One lock, as a browser gives it: who takes it makes its holder step back first.
  let holder: { stepBack(): Promise<void> } | undefined;
  const queue: { got(): void; stepBack(): Promise<void> }[] = [];
  const tab = (): Partial<PageOptions> => {
    let mine: (typeof queue)[number] | undefined;
    return {
      primary: (stepBack) =>
        new Promise((got) => {
          mine = { got, stepBack };
          if (holder) queue.push(mine);
          else got((holder = mine) as never);
        }),
      takeHere: () => {
        const next = mine!;
        const last = holder!;
        const handOver = async (): Promise<void> => {
          await last.stepBack();
          queue.splice(queue.indexOf(next), 1);
          holder = next;
          next.got();
        };
        void handOver();
      },
    };
  };
  const one = (tables[0] = await openPage(devices[0]!, link, { ...options, ...tab() }));
  await until(one, (v) => v.phase === 'playing' && !v.me.watcher && v.connection.state === 'live');
  const two = await openPage(devices[0]!, link, { ...options, ...tab() });
  await until(two, (v) => v.phase === 'playing' && v.connection.state === 'live');
  expect(two.view.me.watcher).toBe(true);
  void one.propose('setTeam', { team: 'blue' });
  two.devices.takeHere();
  await until(two, (v) => !v.me.watcher);
  await until(one, (v) => v.me.watcher && v.notices.some(({ code }) => code === 'tab/second'));
  expect((await one.propose('setTeam', { team: 'red' }))?.code).toBe('table/watching');
  expect(await two.propose('setTeam', { team: 'red' })).toBeUndefined();
  await until(tables[1]!, (v) => v.log.filter(({ what }) => what === 'move/setTeam').length >= 1);
  await until(two, (v) => v.connection.waiting === 0);
  // And back again.
  one.devices.takeHere();
  await until(one, (v) => !v.me.watcher);
  expect(await one.propose('setTeam', { team: 'blue' })).toBeUndefined();
  await until(one, (v) => v.connection.waiting === 0);
  await agree(evening);
  await two.close();
  await closeAll(evening);
});

test('[I18] a page that closes before its yes is sent sends it when it is back, and tells what the seat knows', async () => {
  const evening = await codenamesEvening();
  const { tables, devices, link, options, hub } = evening;
  const phone = await phoneAt(evening);
  const device = await knock(tables[1]!, phone.table, 'both');
  // The waiting one is reloaded and shows the same number.
  const { number } = phone.table.view.devices.asking!;
  await phone.table.close();
  const waiting = await openPage(phone.device, link, options);
  await until(waiting, (v) => v.devices.asking?.number === number && v.connection.state === 'live');
  hub.stop();
  expect(await tables[1]!.devices.accept(device)).toBeUndefined();
  await tables[1]!.close();
  hub.restart();
  expect((await devices[1]!.store.all('owe/')).map(([key]) => key)).toEqual([`owe/${device}`]);
  await until(waiting, (v) => v.connection.state === 'live');
  expect(waiting.view.me.seat).toBe(null);
  tables[1] = await openPage(devices[1]!, link, options);
  await until(waiting, () => keyOn(waiting) === 20);
  await waiting.close();
  await closeAll(evening);
});

test('[J11] [I18] a device that can’t save lets nobody in and makes no recovery code, says why, and does both once it can', async () => {
  const evening = await codenamesLobby();
  const { tables, devices } = evening;
  const phone = await phoneAt(evening);
  const device = await knock(tables[1]!, phone.table, 'both');
  const free = fillUp(devices[1]!);
  const refusal = { code: 'store/failing', rule: 'J11' };
  expect(await tables[1]!.devices.accept(device)).toEqual(refusal);
  expect(await tables[1]!.devices.recoveryCode()).toEqual({ ok: false, refusal });
  expect(tables[1]!.view.notices).toContainEqual({ code: 'store/failing' });
  expect(rolesIn(tables[1]!.view.devices)).toEqual(['hand*']);
  free();
  expect(await tables[1]!.devices.accept(device)).toBeUndefined();
  await until(phone.table, (v) => v.me.seat === 1);
  expect(await tables[1]!.devices.recoveryCode()).toMatchObject({ ok: true });
  await phone.table.close();
  await closeAll(evening);
});

test('[I16] [I17] a laptop that a phone lets in as a table shows and clicks, and never had a key for letters', async () => {
  const evening = await codenamesLobby();
  const { tables } = evening;
  const laptop = await phoneAt(evening);
  await pair(tables[1]!, laptop.table, 'table');
  await until(laptop.table, (v) => v.devices.role === 'table' && v.devices.erased);
  expect(rolesIn(tables[1]!.view.devices)).toEqual(['hand*', 'table']);
  expect(await laptop.table.propose('setTeam', { team: 'red' })).toBeUndefined();
  expect(await laptop.table.propose('setTeam', { team: 'blue' })).toBeUndefined();
  await until(laptop.table, (v) => v.connection.waiting === 0);
  expect(await laptop.table.propose('claimSpymaster', {})).toBeUndefined();
  expect(await tables[2]!.propose('drawGrid', {})).toBeUndefined();
  await everywhere([...tables, laptop.table], inPhase('clue'));
  await until(tables[1]!, () => keyOn(tables[1]!) === 20);
  expect(keyOn(laptop.table)).toBe(0);
  expect(await laptop.table.leave()).toBeUndefined();
  await until(tables[1]!, (v) => v.devices.list.length === 1);
  expect((await laptop.table.claim('Tavolo'))?.code).toBe('pair/erased');
  await laptop.table.close();
  await closeAll(evening);
});
