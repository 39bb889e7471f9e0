import { expect, test } from 'vitest';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import { orderView, type OrderParts } from '../../../src/kernel/view/order-view.ts';
import type { SeatView } from '../../../src/kernel/view/table-view.ts';
import { AWAY_AFTER_MS } from '../../../src/kernel/view/whereabouts.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, sitDown } from '../../helpers/evening.ts';
import { parlour } from '../../helpers/parlour.ts';
import { pair, phoneAt } from '../../helpers/phones.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';

const names = ['Giulia', 'Marco', 'Sofia'];
const founder = { device: 'd0', sig: '', mail: '' };
const state: TableState = {
  ...firstState({ game: 'x', version: 1, settings: { open: true, name: '' } }, founder, 0),
  roster: names.map((name, seat) => ({ seat, device: `d${seat}`, name })),
};
const seats = (...away: readonly number[]): readonly SeatView[] =>
  state.roster.map(({ seat, device, name }) => ({
    seat,
    device,
    name,
    state: 'seated',
    me: seat === 0,
    founder: seat === 0,
    presence: away.includes(seat) ? 'away' : 'here',
    hand: away.includes(seat) ? 'away' : 'here',
  }));
const without = (...away: readonly number[]): Partial<OrderParts> => ({
  seats: seats(...away),
  isAway: (device) => away.includes(Number(device.slice(1))),
});
const parts: OrderParts = {
  device: 'd0',
  state,
  voices: { sequencer: 'd1', missing: ['d1', 'd2'], stuck: true },
  seats: seats(1, 2),
  isAway: (device) => ['d1', 'd2'].includes(device),
  waiting: [],
  live: true,
  late: true,
};

test('[I37] who is away is missed while something waits, else nobody is', () => {
  expect(orderView(parts)).toEqual({ sequencer: 'Marco', missing: [1, 2], stuck: true });
  expect(orderView({ ...parts, late: false })).toEqual({ sequencer: 'Marco', missing: [], stuck: false });
  expect(orderView({ ...parts, late: false, waiting: [{ seat: 0, what: 'move' }] }).missing).toEqual([]);
  expect(orderView({ ...parts, late: false, waiting: [{ seat: 2, what: 'move' }] }).stuck).toBe(true);
  expect(orderView({ ...parts, late: false, waiting: [{ seat: 0, what: 'coin/commit' }] }).stuck).toBe(true);
});

test('[I37] who has just gone isn’t missed yet, and a page without a line blames nobody', () => {
  expect(orderView({ ...parts, ...without(2) }).missing).toEqual([2]);
  expect(orderView({ ...parts, ...without() })).toEqual({ sequencer: 'Marco', missing: [], stuck: false });
  expect(orderView({ ...parts, live: false })).toEqual({ sequencer: 'Marco', missing: [], stuck: false });
  expect(orderView({ ...parts, voices: undefined })).toEqual({ sequencer: undefined, missing: [], stuck: false });
});

test('[I37] who is here and can’t vote is missed where the others are too few, else not, and never on its own page', () => {
  const voices = { sequencer: 'd1', missing: [], mute: ['d0', 'd2'], stuck: true };
  const here = { ...parts, ...without() };
  expect(orderView({ ...here, voices })).toEqual({ sequencer: 'Marco', missing: [2], stuck: true });
  expect(orderView({ ...here, voices: { ...voices, stuck: false } }).missing).toEqual([]);
  expect(orderView({ ...here, voices, late: false }).stuck).toBe(false);
  expect(orderView({ ...here, voices, late: false, waiting: [{ seat: 2, what: 'move' }] }).stuck).toBe(false);
});

test('[I37] where those who are missing have no seat the table is stuck with nobody named, and only where it is so', () => {
  const here = { ...parts, ...without() };
  const voices = { sequencer: 'd9', missing: ['d9'], stuck: true };
  const gone = { ...here, voices, isAway: (device: string) => device === 'd9' };
  expect(orderView(gone)).toEqual({ sequencer: undefined, missing: [], stuck: true, nameless: true });
  for (const otherwise of [{ voices: { ...voices, stuck: false } }, { late: false }, { isAway: () => false }])
    expect(orderView({ ...gone, ...otherwise })).toEqual({ sequencer: undefined, missing: [], stuck: false });
  const mute = { ...voices, missing: [], mute: ['d9'] };
  expect(orderView({ ...here, voices: mute })).toMatchObject({ stuck: true, nameless: true });
  expect(orderView({ ...here, voices: mute, device: 'd9' }).stuck).toBe(false);
  const both = orderView({ ...gone, voices: { ...voices, missing: ['d2', 'd9'] }, isAway: (one) => one !== 'd0' });
  expect(both).toMatchObject({ missing: [2], nameless: true });
});

test('[I37] whose voice is silent is missed, also where another screen of the seat is here', () => {
  expect(orderView({ ...parts, seats: seats() })).toEqual({ sequencer: 'Marco', missing: [1, 2], stuck: true });
});

test('[I37] with one of two gone a move waits and the table says for whom; on return nobody is missed', async () => {
  const evening = await sitDown(parlour as never, 2);
  const { tables, devices, link, options } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  await until(tables[1]!, (v) => v.play !== undefined);
  await tables[1]!.close();
  const clock = new ManualClock();
  const guest = (tables[1] = await openPage(devices[1]!, link, { ...options, clock }));
  await until(guest, (v) => v.connection.state === 'live' && !v.me.watcher && v.seats[0]?.presence === 'here');
  expect(guest.view.order.sequencer).toBe(guest.view.seats[0]!.name);
  await tables[0]!.close();
  expect(await guest.propose('say', { word: 'alone' })).toBeUndefined();
  await clock.pass(100);
  expect(guest.view.order).toMatchObject({ missing: [], stuck: false });
  await clock.pass(AWAY_AFTER_MS);
  expect(guest.view.order).toMatchObject({ missing: [0], stuck: true });
  tables[0] = await openPage(devices[0]!, link, options);
  await until(guest, (v) => v.seats[0]?.presence === 'here');
  expect(guest.view.order).toMatchObject({ missing: [], stuck: false });
  await closeAll(evening);
});

test('[I37] [G3] who sits down at a table without its sequencer has no place yet, and can’t ask all others for anything', async () => {
  const evening = await sitDown(parlour as never, 2);
  const { tables, link, options } = evening;
  await until(tables[1]!, (v) => v.me.placed);
  await tables[0]!.close();
  const newcomer = await openPage(await makeDevice(), link, options);
  await until(newcomer, (v) => v.phase === 'lobby' && v.connection.state === 'live' && !v.me.watcher);
  expect(await newcomer.claim('Nora', 2)).toBeUndefined();
  await until(newcomer, (v) => v.order.stuck);
  expect(newcomer.view.me).toMatchObject({ seat: 2, placed: false });
  expect(await newcomer.company.goOn()).toMatchObject({ code: 'company/not-seated' });
  await newcomer.close();
  await tables[1]!.close();
});

test('[I37] [I19] a screen for all to look at is no voice and opens nothing: who left with the hand is missed, and gone on without', async () => {
  const evening = await sitDown(parlour as never, 2);
  const { tables } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  const screen = await phoneAt(evening);
  await pair(tables[1]!, screen.table, 'table');
  await until(screen.table, (v) => v.play !== undefined);
  const host = tables[0]!;
  await until(host, (v) => v.seats[1]?.presence === 'here' && v.seats[1].hand === 'here');
  await tables[1]!.close();
  await until(host, (v) => v.seats[1]?.hand === 'away');
  expect(host.view.seats[1]?.presence).toBe('here');
  expect(await host.propose('say', { word: 'alone' })).toBeUndefined();
  await until(host, (v) => v.order.missing.includes(1) && v.order.stuck);
  expect(await host.company.goOn()).toBeUndefined();
  await until(host, (v) => v.company === undefined || v.company.about.includes(1));
  await until(host, (v) => v.connection.waiting === 0 && !v.order.stuck);
  await screen.table.close();
  await host.close();
});
