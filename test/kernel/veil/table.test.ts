/** Veiled letters at whole tables: nights are dreamt, told and opened at the end; pages come and go meanwhile. */
import { expect, test } from 'vitest';
import { unutf8, utf8 } from '../../../src/kernel/bytes.ts';
import { parseMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { answered } from '../../helpers/answered.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, type Evening, passUntil, reload, sitDown } from '../../helpers/evening.ts';
import { type Device, makeDevice, openPage } from '../../helpers/tables.ts';
import { vigil, type VigilOptions, type VigilView } from '../../helpers/vigil.ts';

const seen = (table: Pick<Table, 'view'>): VigilView => table.view.play!.view as VigilView;
const stage =
  (...stages: VigilView['stage'][]) =>
  (v: TableView): boolean =>
    v.play !== undefined && stages.includes((v.play.view as VigilView).stage);

interface Night {
  readonly evening: Evening;
  readonly tables: Table[];
  readonly clock: ManualClock;
}

/** The last seat is the hub unless said, and plays no part. */
async function begun(n: number, options: VigilOptions = {}): Promise<Night> {
  const clock = new ManualClock();
  const evening = await sitDown(vigil as never, n, { options: { clock } });
  expect(await evening.tables[0]!.start(options)).toBeUndefined();
  await passUntil(clock, evening.tables, stage('in'));
  return { evening, tables: evening.tables, clock };
}

/** Each of the first three dreams of the next. */
async function dream(tables: readonly Table[]): Promise<void> {
  for (const [i, table] of tables.slice(0, 3).entries())
    expect(await table.propose('dream', { of: (i + 1) % 3 })).toBeUndefined();
}

async function toDay({ tables, clock }: Night): Promise<void> {
  await passUntil(clock, tables, stage('day'));
}

/** The hub ends the game after its last night, and everything is opened. */
async function toEnd(night: Night): Promise<void> {
  const { tables, clock } = night;
  const hub = tables[seen(tables[0]!).hub]!;
  for (;;) {
    await toDay(night);
    const { night: now, nights } = seen(hub);
    expect(await hub.propose('on', {})).toBeUndefined();
    await passUntil(clock, tables, now < nights ? stage('in') : stage('over', 'stuck'));
    if (now >= nights) return;
  }
}

const stored = async ({ store }: Device, prefix: string): Promise<Record<string, string>> =>
  Object.fromEntries((await store.all(prefix)).map(([key, bytes]) => [key, unutf8(bytes) ?? `${bytes.length} B`]));

test('[V3] [V5] what was dreamt is told to whom it is for and read by the hub; when the root is open, by everybody', async () => {
  const night = await begun(4, { nights: 1 });
  const { evening, tables } = night;
  await dream(tables);
  await toDay(night);
  const hub = seen(tables[3]!);
  expect(hub.missing).toEqual([[]]);
  expect(hub.dreamt).toEqual([[[2], [3], [1]]]);
  expect(hub.word[0]!.map((word) => word![0]).toSorted((a, b) => a! - b!)).toEqual([1, 1, 2]);
  for (const [i, table] of tables.slice(0, 3).entries()) {
    const own = seen(table);
    expect(own.dreamt[0]).toEqual([0, 1, 2].map((j) => (j === i ? hub.dreamt[0]![i] : null)));
    expect(own.word[0]).toEqual([0, 1, 2].map((j) => (j === i ? hub.word[0]![i] : null)));
    expect(own.role).toBeUndefined();
  }
  await toEnd(night);
  const late = await openPage(await makeDevice(), evening.link, evening.options);
  await passUntil(night.clock, [late], stage('over'));
  for (const table of [...tables, late]) {
    expect(seen(table).dreamt).toEqual(hub.dreamt);
    expect(seen(table).word).toEqual(hub.word);
    expect(table.view.notices).toEqual([]);
  }
  await late.close();
  await closeAll(evening);
});

test('[V10] [P23] a choice is in no entry, log line, pending or view of others; its own rules see its own role', async () => {
  const night = await begun(4);
  const { evening, tables } = night;
  const before = tables.map(({ view }) => view.log.length);
  await dream(tables);
  expect(tables[0]!.view.desk).toEqual([{ move: 'dream', args: { of: 1 } }]);
  expect(tables[0]!.view.pending).toEqual([]);
  expect(tables[3]!.view.desk).toBeUndefined();
  expect(tables.map(({ view }) => view.log.length)).toEqual(before);
  // Another choice takes its place; one that the rules refuse doesn't.
  expect(await tables[0]!.propose('dream', { of: 2 })).toBeUndefined();
  expect((await tables[0]!.propose('dream', { of: 99 }))?.code).toBe('move/form');
  expect((await tables[3]!.propose('dream', { of: 0 }))?.code).toBe('move/not-your-seat');
  await toDay(night);
  expect(seen(tables[3]!).dreamt[0]).toEqual([[3], [3], [1]]);
  expect(tables[0]!.check('dream', { of: 0 })?.code).toBe('asleep');
  expect(tables[0]!.view.desk).toEqual([{ move: 'dream', args: { of: 2 } }]);
  await tables[3]!.propose('on', {});
  await passUntil(night.clock, tables, stage('in'));
  // The slot is another: nothing is chosen for this night, and so nothing is sent.
  expect(tables[0]!.view.desk).toBeUndefined();
  const roles = seen(tables[3]!).word[0]!.map((word) => word![0]);
  for (const [i, table] of tables.slice(0, 3).entries()) {
    const codes = roles[i] === 1 ? 'own-role' : undefined;
    expect((await table.propose('dream', { of: i }))?.code).toBe(codes);
    expect(table.choices('dream')).toHaveLength(roles[i] === 1 ? 2 : 3);
  }
  for (const { store } of evening.devices)
    for (const { bytes } of (await store.load()).entries) {
      const entry = parseEntry(bytes)!;
      expect(entry.kind === KIND.move && parseMoveBody(entry.body)?.move === 'dream').toBe(false);
    }
  await closeAll(evening);
});

test('[V6] [V10] [V12] a page that is loaded again in mid-night sends what was chosen, and reads what comes and what came', async () => {
  const night = await begun(4);
  const { evening, tables, clock } = night;
  await dream(tables);
  await clock.pass(2_000);
  await reload(evening, 0);
  await toDay(night);
  expect(seen(tables[3]!).dreamt[0]).toEqual([[2], [3], [1]]);
  const word = seen(tables[3]!).word[0]![0];
  expect(seen(tables[0]!).word[0]).toEqual([word, null, null]);
  await tables[3]!.propose('on', {});
  await passUntil(clock, tables, stage('in'));
  await reload(evening, 0);
  await reload(evening, 3);
  await toDay(night);
  expect(seen(tables[0]!).word[0]).toEqual([word, null, null]);
  expect(seen(tables[0]!).word[1]![0]).toEqual(seen(tables[3]!).word[1]![0]);
  await closeAll(evening);
});

test('[V3] [V7] while the hub is away nobody answers, and the night goes on where it stopped', async () => {
  const night = await begun(4, { nights: 1 });
  const { evening, tables, clock } = night;
  await dream(tables);
  await clock.pass(3_000);
  await tables[3]!.close();
  await passUntil(clock, tables.slice(0, 3), stage('out'));
  await clock.pass(20_000);
  expect(tables.slice(0, 3).map((table) => seen(table).stage)).toEqual(['out', 'out', 'out']);
  // Nobody is named for a letter.
  expect(tables[0]!.view.waiting.filter(({ what }) => what.startsWith('veil/'))).toEqual([]);
  await reload(evening, 3);
  await toDay(night);
  expect(seen(tables[3]!).dreamt[0]).toEqual([[2], [3], [1]]);
  await toEnd(night);
  expect(seen(tables[0]!).stage).toBe('over');
  await closeAll(evening);
});

test('[V11] what hands do is shown to nobody while the game is hushed, also what was shown before', async () => {
  const night = await begun(3, { nights: 1 });
  const { evening, tables, clock } = night;
  const told: string[] = [];
  const stop = tables[1]!.gestures.heard((seat, _, bytes) => void told.push(`${seat} ${bytes?.join() ?? 'none'}`));
  tables[0]!.gestures.show(Uint8Array.of(1));
  await clock.pass(1_000);
  expect(told).toEqual([]);
  await toDay(night);
  tables[0]!.gestures.show(Uint8Array.of(2));
  await clock.pass(1_000);
  expect(told).toEqual(['0 2']);
  stop();
  await closeAll(evening);
});

test('[V3] a seat that is away sends nothing, and is told of as missing only by its silence', async () => {
  const night = await begun(4, { nights: 1 });
  const { evening, tables, clock } = night;
  await tables[1]!.close();
  await passUntil(clock, [tables[0]!, tables[3]!], stage('day'));
  expect(seen(tables[3]!).missing).toEqual([[1]]);
  expect(seen(tables[3]!).dreamt[0]).toEqual([[0], null, [0]]);
  await reload(evening, 1);
  await toDay(night);
  await closeAll(evening);
});

test('[V8] once it is read and firm nothing is left that opens it: a note in plain, and a key that has moved on', async () => {
  const night = await begun(4);
  const { evening, tables, clock } = night;
  await dream(tables);
  await toDay(night);
  await clock.pass(2_000);
  const [device] = evening.devices;
  const { heard, told, word } = seen(tables[0]!);
  expect(await stored(device!, 'veil/game/')).toEqual({});
  const notes = await stored(device!, 'veil/note/');
  expect(notes).toEqual({
    [`veil/note/${heard[0]!.slice(0, -2)}`]: '[2]',
    [`veil/note/${told[0]!.slice(0, -2)}`]: JSON.stringify(word[0]![0]),
  });
  const [key] = (await device!.store.all('veil/key/')).map(([, bytes]) => bytes);
  expect(key!.subarray(0, 2)).toEqual(Uint8Array.of(0, 2));
  // Anybody could have written it: with another note the page shows another role, and nothing says otherwise.
  const other = word[0]![0]![0] === 1 ? 2 : 1;
  await device!.store.put(`veil/note/${told[0]!.slice(0, -2)}`, utf8(JSON.stringify([other, 0, 0, 0])));
  await reload(evening, 0);
  await passUntil(clock, tables, (v) => stage('day')(v) && !v.me.watcher);
  expect(seen(tables[0]!).word[0]![0]).toEqual([other, 0, 0, 0]);
  expect(tables[0]!.view.notices).toEqual([]);
  await closeAll(evening);
});

test('[V12] the hub may play as well: it is told like the others, and reads all', async () => {
  const night = await begun(3, { hub: 0, nights: 1 });
  const { evening, tables } = night;
  await dream(tables);
  await toDay(night);
  expect(seen(tables[0]!).dreamt).toEqual([[[2], [3], [1]]]);
  expect(seen(tables[1]!).dreamt).toEqual([[null, [3], null]]);
  await toEnd(night);
  expect(seen(tables[1]!).dreamt).toEqual([[[2], [3], [1]]]);
  await closeAll(evening);
});

test('[V5] [V12] the hub is handed over between nights: who has been told the root answers with the same keys', async () => {
  const night = await begun(4, { nights: 2 });
  const { evening, tables, clock } = night;
  await dream(tables);
  await toDay(night);
  expect(await tables[3]!.propose('handOver', { to: 0 })).toBeUndefined();
  await passUntil(clock, tables, (v) => (v.play!.view as VigilView).hub === 0);
  expect(seen(tables[0]!).dreamt).toEqual([[[2], [3], [1]]]);
  expect(await tables[0]!.propose('on', {})).toBeUndefined();
  await passUntil(clock, tables, stage('in'));
  await dream(tables);
  await tables[3]!.leave();
  await passUntil(clock, tables.slice(0, 3), stage('day'));
  expect(seen(tables[1]!).word[1]![1]).toEqual(seen(tables[0]!).word[1]![1]);
  expect(seen(tables[0]!).dreamt[1]).toEqual([[2], [3], [1]]);
  await closeAll(evening);
});

test('[V3] where the hub leaves its seat the letters are lost', async () => {
  const { evening, tables, clock } = await begun(4);
  await tables[3]!.leave();
  await passUntil(clock, tables.slice(0, 3), stage('stuck'));
  expect(seen(tables[0]!).failed).toEqual(['in']);
  await closeAll(evening);
});

test('[V13] a table that goes on without somebody in mid-night takes its letters and keys along', async () => {
  const night = await begun(4, { nights: 2 });
  const { evening, tables, clock } = night;
  await dream(tables);
  await toDay(night);
  await tables[3]!.propose('on', {});
  await passUntil(clock, tables, stage('in'));
  await dream(tables);
  expect(await tables[0]!.company.kick(2)).toBeUndefined();
  const going = [tables[0]!, tables[1]!, tables[3]!];
  for (const table of going.slice(1)) {
    await passUntil(clock, [table], (v) => v.company !== undefined);
    await answered(table, true);
  }
  await passUntil(clock, going, (v) => v.seats.length === 3 && stage('day')(v));
  expect(seen(tables[3]!).dreamt).toEqual([
    [[2], [3], [1]],
    [[2], [3], null],
  ]);
  expect(seen(tables[0]!).word[0]![0]).toEqual(seen(tables[3]!).word[0]![0]);
  expect(await tables[3]!.propose('on', {})).toBeUndefined();
  await passUntil(clock, going, stage('over'));
  expect(seen(tables[1]!).dreamt).toEqual(seen(tables[3]!).dreamt);
  await closeAll(evening);
});

test('[V14] the table goes back between nights: what was told stays known, and no key is used twice', async () => {
  const night = await begun(4, { nights: 3 });
  const { evening, tables, clock } = night;
  await dream(tables);
  await toDay(night);
  expect(await tables[3]!.propose('on', {})).toBeUndefined();
  await passUntil(clock, tables, stage('in'));
  await toDay(night);
  const move = tables[0]!.view.log.find(({ what }) => what === 'move/on')!;
  expect(await tables[3]!.undo.propose(move.position)).toBeUndefined();
  for (const table of tables.slice(0, 3)) {
    await passUntil(clock, [table], (v) => v.rewind !== undefined);
    expect(await table.undo.consent(true)).toBeUndefined();
  }
  await passUntil(clock, tables, (v) => v.log.some(({ what }) => what === 'undo/back'));
  expect(seen(tables[3]!).night).toBe(1);
  expect(await tables[3]!.propose('on', {})).toBeUndefined();
  await passUntil(clock, tables, stage('in'));
  await dream(tables);
  await toEnd(night);
  expect(seen(tables[0]!).dreamt[1]).toEqual([[2], [3], [1]]);
  await clock.pass(2_000);
  const [key] = (await evening.devices[0]!.store.all('veil/key/')).map(([, bytes]) => bytes);
  // Three nights, and the one that was undone.
  expect(key!.subarray(0, 2)).toEqual(Uint8Array.of(0, 8));
  await closeAll(evening);
});
