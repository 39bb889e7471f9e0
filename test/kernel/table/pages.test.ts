/** Pages come and go: offline, reloaded, opened twice, of another version, or by a watcher. */
import { expect, test } from 'vitest';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { parseContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { entryKey, tableKeys } from '../../../src/kernel/identity/key-tree.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { ManualClock } from '../../helpers/clock.ts';
import {
  agree,
  closeAll,
  codenamesLobby,
  type Evening,
  everywhere,
  inPhase,
  reload,
  seen,
  sitDown,
  wholeKey,
} from '../../helpers/evening.ts';
import { Hub } from '../../helpers/hub.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { fewOf } from '../../helpers/sweep.ts';
import { foundTable, makeDevice, openPage, until } from '../../helpers/tables.ts';

const stateOf = (v: TableView): Parlour => v.play!.view as Parlour;
const started = async (n: number, more: Parameters<typeof sitDown>[2] = {}): Promise<Evening> => {
  const evening = await sitDown(parlour as never, n, more);
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined);
  return evening;
};
/** Kinds and answer types of what this device has written, in order. */
async function written(store: LogStore, device: string): Promise<string[]> {
  const out: string[] = [];
  for (const { bytes } of (await store.load()).entries) {
    const entry = parseEntry(bytes)!;
    if (entry.device === device)
      out.push(
        entry.kind === KIND.contribution ? `answer ${parseContributionBody(entry.body)!.type}` : `${entry.kind}`,
      );
  }
  return out;
}

test('[T5] with the founder away acts show as pending, and are stamped when the founder is back', async () => {
  const clock = new ManualClock();
  const evening = await started(2);
  const { tables, devices, link, options } = evening;
  await tables[1]!.close();
  const guest = (tables[1] = await openPage(devices[1]!, link, { ...options, clock }));
  await until(guest, (v) => v.connection.state === 'live' && !v.me.watcher);
  await tables[0]!.close();
  expect(await guest.propose('say', { word: 'alone' })).toBeUndefined();
  expect(await guest.propose('roll', { n: 1, sides: 6 })).toBeUndefined();
  expect(stateOf(guest.view).diary).toEqual(['1 alone']);
  expect(guest.view.connection).toMatchObject({ state: 'live', waiting: 2 });
  expect(guest.view.pending.map(({ move }) => move)).toEqual(['say', 'roll']);
  expect(guest.view.waiting.map(({ what }) => what)).not.toContain('stamp');
  await clock.pass(3_100);
  expect(guest.view.waiting).toContainEqual({ seat: 0, what: 'stamp' });
  expect(await written(devices[1]!.store, guest.view.me.device)).not.toContain('answer 1');
  await reload(evening, 0);
  await everywhere(tables, (v) => v.connection.waiting === 0 && stateOf(v).diary.length === 2);
  expect(stateOf(guest.view).diary[1]).toMatch(/^roll \[[1-6]\]$/u);
  expect(guest.view.waiting.filter(({ what }) => what !== 'move')).toEqual([]);
  await agree(evening);
  await closeAll(evening);
});

test('[T6] what was done offline at a state that is gone is refused kindly, and said once', async () => {
  const evening = await started(3);
  const { tables, hub } = evening;
  // One page loses its line: it acts on what it last saw, while the others go on.
  await tables[2]!.close();
  const cut = new Hub();
  const offline = await openPage(evening.devices[2]!, evening.link, { ...evening.options, hub: cut });
  await until(offline, (v) => v.play !== undefined && !v.me.watcher);
  expect(await offline.propose('say', { word: 'late' })).toBeUndefined();
  expect(stateOf(offline.view).diary).toEqual(['2 late']);
  await offline.close();
  expect(await tables[1]!.propose('say', { word: 'first' })).toBeUndefined();
  await everywhere(tables.slice(0, 2), (v) => stateOf(v).turn === 1);
  const back = await reload({ ...evening, hub }, 2);
  await until(back, (v) => v.connection.waiting === 0 && stateOf(v).turn === 1 && back.lost.length > 0);
  expect(back.lost).toEqual([{ move: 'say', refusal: { code: 'move/stale', rule: 'P5' } }]);
  expect(stateOf(back.view).diary).toEqual(['1 first']);
  back.dismiss();
  expect(back.lost).toEqual([]);
  await agree(evening);
  await closeAll(evening);
});

test('[S40] a page reads what it has found good before beside its log, not after it', async () => {
  const evening = await started(2);
  await closeAll(evening);
  const [device] = evening.devices;
  const { load, all } = device!.store;
  let found = (): void => undefined;
  const asked = new Promise<void>((resolve) => (found = resolve));
  const store: LogStore = {
    ...device!.store,
    load: (after) => asked.then(() => load(after)),
    all: (prefix) => {
      if (prefix === 'proof/') found();
      return all(prefix);
    },
  };
  const table = await openPage({ ...device!, store }, evening.link, evening.options);
  await until(table, (v) => v.play !== undefined);
  await table.close();
});

test('[T7] a second tab watches, and acts when the first is gone (JR8)', async () => {
  const evening = await started(2);
  const { tables, devices, link, options } = evening;
  let free!: () => void;
  const clock = new ManualClock();
  const lock = new Promise<void>((resolve) => (free = resolve));
  const second = await openPage(devices[1]!, link, { ...options, clock, primary: () => lock });
  await clock.pass(600);
  await until(second, (v) => v.play !== undefined && v.connection.state === 'live');
  expect(second.view.me).toMatchObject({ watcher: true, seat: 1 });
  expect(second.view.notices).toEqual([{ code: 'tab/second' }]);
  expect((await second.propose('say', { word: 'x' }))?.code).toBe('table/watching');
  expect(second.choices('say')).toEqual([]);
  await tables[0]!.propose('roll', { n: 1, sides: 2 });
  await everywhere([...tables, second], (v) => stateOf(v).diary.length === 1);
  await tables[1]!.close();
  free();
  await until(second, (v) => !v.me.watcher && v.notices.length === 0);
  expect(await second.propose('say', { word: 'mine' })).toBeUndefined();
  await until(tables[0]!, (v) => stateOf(v).diary.at(-1) === '1 mine');
  await second.close();
  await closeAll(evening);
});

test('[T7] the founder’s second tab takes the sequencer’s role when the first is gone', async () => {
  const evening = await started(2);
  const { tables, devices, link, options } = evening;
  let free!: () => void;
  const lock = new Promise<void>((resolve) => (free = resolve));
  const second = await openPage(devices[0]!, link, { ...options, primary: () => lock });
  await until(second, (v) => v.play !== undefined);
  await tables[0]!.close();
  expect(await tables[1]!.propose('say', { word: 'anyone?' })).toBeUndefined();
  free();
  await until(tables[1]!, (v) => v.connection.waiting === 0);
  expect(tables[1]!.view.notices).toEqual([]);
  await second.close();
  await tables[1]!.close();
});

test('[T7] a second tab begins with what the first has stored, also what reached nobody', async () => {
  // In a lobby of two the founder counts alone, so what it does without a relay gets its place.
  const evening = await sitDown(parlour as never, 2);
  const { hub, tables, devices, link, options } = evening;
  let free!: () => void;
  const lock = new Promise<void>((resolve) => (free = resolve));
  const second = await openPage(devices[0]!, link, { ...options, primary: () => lock });
  await until(second, (v) => v.seats.length === 2);
  hub.stop();
  expect(await tables[0]!.rename('Sola')).toBeUndefined();
  await until(tables[0]!, (v) => v.connection.waiting === 0);
  await tables[0]!.close();
  free();
  await until(second, (v) => !v.me.watcher && v.seats[0]!.name === 'Sola');
  hub.restart();
  await until(tables[1]!, (v) => v.seats[0]!.name === 'Sola');
  expect(tables[1]!.view.notices).toEqual([]);
  await second.close();
  await tables[1]!.close();
});

test('[T6] [T7] a tab that acts after another tells what is refused of that one’s acts, which it finds in their log', async () => {
  const evening = await started(3);
  const { tables, devices, link, options } = evening;
  await tables[2]!.close();
  const offline = await openPage(devices[2]!, link, { ...options, hub: new Hub() });
  let free!: () => void;
  const lock = new Promise<void>((resolve) => (free = resolve));
  const second = await openPage(devices[2]!, link, { ...options, primary: () => lock });
  await until(second, (v) => v.play !== undefined);
  await until(offline, (v) => v.play !== undefined && !v.me.watcher);
  expect(await offline.propose('say', { word: 'late' })).toBeUndefined();
  await offline.close();
  expect(await tables[1]!.propose('say', { word: 'first' })).toBeUndefined();
  await until(second, (v) => stateOf(v).turn === 1);
  free();
  await until(second, () => second.lost.length > 0);
  expect(second.lost).toEqual([{ move: 'say', refusal: { code: 'move/stale', rule: 'P5' } }]);
  await Promise.all([second, ...tables.slice(0, 2)].map((table) => table.close()));
});

test('[T8] a page with another version of the rules says so, watches, and doesn’t fall over', async () => {
  const evening = await started(2);
  const other = { ...parlour, version: 4 };
  const page = await openPage(await makeDevice(), evening.link, { ...evening.options, game: other as never });
  await until(page, (v) => v.notices.some((n) => n.code === 'version/other'));
  expect(page.view.me.watcher).toBe(true);
  expect((await page.claim('Ada'))?.code).toBe('table/watching');
  expect((await page.start({}))?.code).toBe('table/watching');
  await page.close();
  const stranger = await openPage(await makeDevice(), evening.link, { ...evening.options, game: codenames as never });
  await until(stranger, (v) => v.notices.some((n) => n.code === 'game/unknown'));
  expect(stranger.view.game).toEqual({ id: 'parlour', version: 3 });
  await stranger.close();
  await closeAll(evening);
});

test('[T8] a link to a table that nobody has says empty; it opens when the table comes', async () => {
  const hub = new Hub();
  const options = { hub, game: parlour as never };
  const founder = await makeDevice();
  const cut = new Hub();
  const { table, link } = await foundTable(founder, { ...options, hub: cut });
  const guest = await openPage(await makeDevice(), link, options);
  await until(guest, (v) => v.phase === 'empty');
  await table.close();
  const host = await openPage(founder, link, options);
  await until(guest, (v) => v.phase === 'lobby');
  await host.close();
  await guest.close();
});

test('[T9] a watcher’s link reads along and writes nothing', async () => {
  const evening = await started(2);
  const sodium = await loadSodium();
  const keys = tableKeys(sodium, evening.link);
  expect(entryKey(keys.viewSecret, 0)).toHaveLength(32);
  const link = {
    kind: 'watch',
    viewSecret: keys.viewSecret,
    joinPub: keys.joinPub,
    founder: evening.link.founder,
  } as const;
  const device = await makeDevice();
  const watcher = await openPage(device, link, evening.options);
  await until(watcher, (v) => v.play !== undefined && v.connection.state === 'live');
  expect((await watcher.claim('Eva'))?.code).toBe('table/watching');
  expect((await watcher.propose('say', { word: 'x' }))?.code).toBe('table/watching');
  expect(watcher.view.notices).toEqual([]);
  expect(await written(device.store, watcher.view.me.device)).toEqual([]);
  await watcher.close();
  await closeAll(evening);
});

test('[T10] a page that has no store says so before one sits down, at a table of its own too', async () => {
  const options = { hub: new Hub(), game: parlour as never, volatile: true };
  const { table: host, link } = await foundTable(await makeDevice(), options);
  const guest = await openPage(await makeDevice(), link, options);
  for (const page of [host, guest]) {
    const view = await until(page, (v) => v.phase === 'lobby' && !v.me.watcher);
    expect(view.notices.map(({ code }) => code)).toContain('store/volatile');
    expect(view.me.seat).toBe(null);
  }
  expect(await guest.claim('Ada')).toBeUndefined();
  await until(host, (v) => v.seats.length === 1);
  for (const page of [host, guest]) await page.close();
});

test('[T10] where nothing can be stored the table says so and plays on', async () => {
  const evening = await started(2);
  const [device] = [await makeDevice()];
  const broken: LogStore = {
    ...device.store,
    append: () => Promise.reject(new Error('quota')),
    put: () => Promise.reject(new Error('quota')),
  };
  const page = await openPage({ ...device, store: broken }, evening.link, evening.options);
  await until(page, (v) => v.play !== undefined && !v.me.watcher);
  expect(await page.claim('Ada', 3)).toBeUndefined();
  await until(page, (v) => v.me.seat === 3 && v.notices.some((n) => n.code === 'store/failing'));
  await evening.tables[0]!.propose('say', { word: 'ciao' });
  await until(page, (v) => stateOf(v).diary.includes('0 ciao'));
  await page.close();
  await closeAll(evening);
});

test('[F4] [F6] at a closed table one asks, the host lets in or turns down, and each is told', async () => {
  const hub = new Hub();
  const options = { hub, game: parlour as never };
  const { table: host, link } = await foundTable(await makeDevice(), { ...options, open: false });
  await until(host, (v) => !v.me.watcher);
  expect(await host.claim('Host')).toBeUndefined();
  const [ada, eva] = [
    await openPage(await makeDevice(), link, options),
    await openPage(await makeDevice(), link, options),
  ];
  for (const page of [ada, eva]) await until(page, (v) => v.phase === 'lobby' && !v.me.watcher);
  expect((await ada.claim('\u202E'))?.code).toBe('seat/name');
  expect((await ada.claim('x'.repeat(10_000)))?.code).toBe('seat/name');
  expect(await ada.claim('  Ada  ')).toBeUndefined();
  expect(await eva.claim('Eva', 1)).toBeUndefined();
  await until(host, (v) => v.seats.filter((s) => s.state === 'asking').length === 2);
  expect(ada.view.me).toMatchObject({ seat: null, asking: true });
  expect((await ada.admit(eva.view.me.device))?.code).toBe('seat/not-founder');
  const asking = host.view.seats.filter((s) => s.state === 'asking');
  expect(await host.admit(asking.find((s) => s.name === 'Ada')!.device)).toBeUndefined();
  expect(await host.refuse(asking.find((s) => s.name === 'Eva')!.device)).toBeUndefined();
  await until(ada, (v) => v.me.seat === 1);
  await until(eva, (v) => !v.me.asking && v.log.some(({ what }) => what === 'seat/refuse'));
  expect((await ada.start({ no: 1 }))?.code).toBe('start/options');
  expect((await eva.start({}))?.code).toBe('start/not-seated');
  for (const page of [host, ada, eva]) await page.close();
});

test('[F4] [F7] at a full table the host lets nobody more in, whatever seat was asked for: they would only look on', async () => {
  const evening = await sitDown(parlour as never, 6);
  const [host] = evening.tables;
  await host!.turnDoor(false);
  const late = await openPage(await makeDevice(), evening.link, evening.options);
  await until(late, (v) => v.phase === 'lobby' && !v.me.watcher && !v.settings.open);
  expect(await late.claim('Ada', 20)).toBeUndefined();
  await until(host!, (v) => v.seats.length === 7);
  expect((await host!.admit(late.view.me.device))?.code).toBe('seat/none');
  expect(await evening.tables[5]!.leave()).toBeUndefined();
  await until(host!, (v) => v.seats.length === 6);
  expect(await host!.admit(late.view.me.device)).toBeUndefined();
  await until(late, (v) => v.me.seat !== null && !v.me.asking);
  expect(await host!.start({})).toBeUndefined();
  await until(late, (v) => v.play !== undefined);
  await closeAll(evening);
  await late.close();
});

test('[T11] too much for an entry is refused before anything is written', async () => {
  const evening = await started(2);
  const [host] = evening.tables;
  expect((await host!.propose('say', { word: 'x'.repeat(70_000) }))?.code).toBe('entry/too-large');
  expect((await host!.propose('hide', { what: 'x'.repeat(19_000) }))?.code).toBe('entry/too-large');
  expect((await host!.start({ broken: 'x'.repeat(70_000) }))?.code).toBe('start/running');
  expect(await host!.propose('hide', { what: 'x'.repeat(16_000) })).toBeUndefined();
  await everywhere(evening.tables, (v) => stateOf(v).things.length === 1);
  await closeAll(evening);
});

/** Two of them, which the commit chooses; each in a long run. */
const RELOADS = fewOf(['secret/commit', 'secret/mail', 'secret/ack', 'coin/reveal', 'secret/root'], 2);

test.each(RELOADS)(
  '[D3] [CNX-74] a spymaster who reloads at %s has the same key, and no answer is signed anew',
  async (what) => {
    const evening = await codenamesLobby();
    const { tables } = evening;
    const before = tables[0]!.view.me;
    let reloading: Promise<unknown> | undefined;
    const stop = tables[2]!.subscribe(() => {
      if (!reloading && tables[2]!.view.waiting.some((owed) => owed.what === what)) reloading = reload(evening, 0);
    });
    expect(await tables[2]!.propose('drawGrid', {})).toBeUndefined();
    await until(tables[2]!, () => reloading !== undefined);
    stop();
    await reloading;
    await everywhere(tables, inPhase('clue'));
    await until(tables[0]!, (v) => v.me.seat === before.seat);
    await Promise.all(tables.slice(0, 2).map(wholeKey));
    expect(seen(tables[0]!).grid).toEqual(seen(tables[1]!).grid);
    const answers = (await written(evening.devices[0]!.store, before.device)).filter((kind) =>
      kind.startsWith('answer'),
    );
    // The grid's roll by coin or keepers, the key's by coin and, where enough of them aren't quicker, keepers; one of each other step.
    const rolls = new Set(['answer 1', 'answer 15']);
    expect(answers.filter((kind) => rolls.has(kind)).length).toBeLessThanOrEqual(3);
    const others = answers.filter((kind) => !rolls.has(kind) && kind !== 'answer 2');
    expect(others).toHaveLength(new Set(others).size);
    expect(others).toContain('answer 8');
    await agree(evening);
    await closeAll(evening);
  },
);

test('[T12] entry by entry the log of a device is all it needs: a fresh device with the link comes to the same state', async () => {
  const evening = await started(3);
  await evening.tables[1]!.propose('whisper', { what: 'psst' });
  await evening.tables[1]!.propose('say', { word: 'ciao' });
  await everywhere(evening.tables, (v) => stateOf(v).turn === 1);
  const device = await makeDevice();
  const late = await openPage(device, evening.link, evening.options);
  await until(late, (v) => v.play !== undefined && stateOf(v).turn === 1);
  expect(late.view.log).toEqual(evening.tables[0]!.view.log);
  await agree({ ...evening, devices: [...evening.devices, device] });
  await late.close();
  await closeAll(evening);
});
