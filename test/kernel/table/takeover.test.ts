/** The role goes on: a sequencer that vanishes, hides or leaves, at whole tables with the real cryptography. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { agree, closeAll, type Evening, everywhere, foldOf, reload, sitDown } from '../../helpers/evening.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

const diaryOf = (v: TableView): readonly string[] => (v.play!.view as Parlour).diary;
const clock = (): ManualClock => evening.options.clock as ManualClock;
let evening: Evening;

/** So many at a table with a game on, all of them counting. */
async function playing(n: number): Promise<void> {
  evening = await sitDown(parlour as never, n, { options: { clock: new ManualClock() } });
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined);
  while ((await foldOf(evening, n - 1)).counts < n) await clock().pass(100);
}
const sequencers = (): (string | undefined)[] => evening.tables.map(({ view }) => view.order.sequencer);
const say = (i: number, word: string): Promise<unknown> => evening.tables[i]!.propose('say', { word });
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds * 4; i++) await clock().pass(250);
}

/** Until it is so on each page; what is computed takes a moment that no clock here knows. */
async function passUntil(what: (v: TableView) => boolean, tables = evening.tables): Promise<void> {
  for (let i = 0; i < 2_000 && !tables.every(({ view }) => what(view)); i++) await clock().pass(250);
  await everywhere(tables, what);
}
/** How many answers anybody has written. */
async function answers(): Promise<number> {
  const logs = await Promise.all(evening.devices.map(({ store }) => store.load()));
  const all = logs.flatMap(({ entries }) => entries.map(({ bytes }) => parseEntry(bytes)!));
  return new Set(all.filter(({ kind }) => kind === KIND.contribution).map(({ hash }) => hash)).size;
}
const tells =
  (what: string) =>
  (v: TableView): boolean =>
    v.log.some((line) => line.what === what);

beforeEach(() => playing(4));
afterEach(() => closeAll(evening));

test('[O9] a sequencer that is silent for three seconds while something waits is followed by the next seat', async () => {
  expect(sequencers()).toEqual(Array.from({ length: 4 }, () => 'Persona 0'));
  evening.hub.cut(0);
  await say(1, 'ciao');
  await pass(2);
  expect(evening.tables[1]!.view.connection.waiting).toBe(1);
  await passUntil((v) => v.connection.waiting === 0 && v.order.sequencer !== 'Persona 0', evening.tables.slice(1));
  await say(2, 'basta');
  evening.hub.mend(0);
  for (const word of ['ciao', 'basta']) await passUntil((v) => diaryOf(v).some((line) => line.endsWith(word)));
  await agree(evening);
});

test('[O14] a sequencer that leaves says so, and is followed at once', async () => {
  await evening.tables[0]!.close();
  await passUntil((v) => v.order.sequencer !== 'Persona 0', evening.tables.slice(1));
  await say(1, 'ciao');
  await passUntil((v) => v.connection.waiting === 0, evening.tables.slice(1));
});

test('[O13] a sequencer that comes back after it was followed drops its role, and what it had stamped alone is stamped again (JR10)', async () => {
  evening.hub.cut(0);
  await say(0, 'solo');
  await evening.tables[3]!.rename('Dora');
  await passUntil((v) => v.order.sequencer !== 'Persona 0', evening.tables.slice(1));
  evening.hub.mend(0);
  await passUntil((v) => diaryOf(v).some((line) => line.endsWith('solo')));
  await passUntil((v) => v.seats.some(({ name }) => name === 'Dora'));
  expect(sequencers()).not.toContain('Persona 0');
  await agree(evening);
});

test('[O8] what is asked for is answered where a quorum holds it, and in no half of a parted table (JR6)', async () => {
  for (const i of [1, 2]) evening.hub.cut(i);
  const before = await answers();
  await evening.tables[0]!.propose('roll', { n: 1, sides: 6 });
  await pass(5);
  // The sequencer's half has stamped it, and owes its commitments.
  for (const i of [0, 3]) expect(evening.tables[i]!.view.waiting).toContainEqual({ seat: i, what: 'coin/commit' });
  expect(await answers()).toBe(before);
  for (const i of [1, 2]) evening.hub.mend(i);
  await passUntil((v) => diaryOf(v).some((line) => /^roll \[\d\]$/u.test(line)));
});

test('[O18] who is silent for fifteen seconds is away, keeps the seat, and is back with the next word', async () => {
  const [founder] = evening.tables;
  evening.hub.cut(3);
  await pass(12);
  expect(tells('seat/away')(founder!.view)).toBe(false);
  await passUntil(tells('seat/away'), evening.tables.slice(0, 3));
  expect(founder!.view.seats).toHaveLength(4);
  evening.hub.mend(3);
  await passUntil(tells('seat/back'));
  await agree(evening);
});

test('[O6] who is heard isn’t counted out, however long there is nothing to say', async () => {
  await pass(60);
  expect(evening.tables[0]!.view.log.map(({ what }) => what)).not.toContain('seat/away');
});

test('[O1] a sequencer’s page that is opened anew takes its role up again, with the others’ promises', async () => {
  await reload(evening, 0);
  await say(2, 'ciao');
  await passUntil((v) => diaryOf(v).some((line) => line.endsWith('ciao')));
  await agree(evening);
});
