/** Somebody drops: when the others are offered something, and what is told once they are back, or somebody else has the seat. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RegisteredGame } from '../../../src/games/registered-game.ts';
import { lackingOf, offered, stuckWithout } from '../../../src/embed/absence/absence-strips.ts';
import { isHushed } from '../../../src/embed/absence/hushed.ts';
import { Absences } from '../../../src/embed/absence/absences.ts';
import { SeatWish } from '../../../src/embed/absence/seat-wish.ts';
import type { ReclaimView } from '../../../src/kernel/view/devices.ts';
import type { SeatView, Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { people, viewOf } from '../fake-table.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 4, 8, 21, 34) }));
afterEach(() => vi.useRealTimers());

const ME = 0;
const playing = (change: Partial<TableView> = {}): TableView =>
  viewOf({
    phase: 'playing',
    seats: people(3, ME),
    play: { number: 1, view: {}, awaits: [1] },
    waiting: [{ seat: 1, what: 'move' }],
    ...change,
  });
const without = (seat: number): readonly SeatView[] =>
  people(3, ME).map((one) => (one.seat === seat ? { ...one, presence: 'away', hand: 'away' } : one));

function started(): { readonly absences: Absences; readonly told: () => number } {
  let told = 0;
  const absences = new Absences(() => (told += 1));
  absences.look(playing());
  return { absences, told: () => told };
}
const note = (absences: Absences, isHushed = false): Parameters<typeof offered>[1] => ({
  gone: absences.gone,
  back: absences.back,
  turnedDown: undefined,
  given: undefined,
  isHushed,
});
const offeredSeats = (view: TableView, absences: Absences, isHushed = false): readonly number[] =>
  offered(view, note(absences, isHushed)).map(({ seat }) => seat);

test('[I36] five seconds after somebody is seen to be away it is offered, with the minute at which this page missed them', () => {
  const { absences, told } = started();
  const view = playing({ seats: without(1) });
  absences.look(view);
  vi.advanceTimersByTime(4_900);
  expect(offeredSeats(view, absences)).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(offeredSeats(view, absences)).toEqual([1]);
  expect(told()).toBe(1);
  expect(absences.gone[0]!.since).toEqual(new Date(2026, 4, 8, 21, 34));
});

test('a page that is loaded again offers nothing, also where it goes a second time', () => {
  const { absences, told } = started();
  absences.look(playing({ seats: without(1) }));
  vi.advanceTimersByTime(3_000);
  absences.look(playing());
  vi.advanceTimersByTime(1_000);
  absences.look(playing({ seats: without(1) }));
  vi.advanceTimersByTime(4_900);
  expect(offeredSeats(playing({ seats: without(1) }), absences)).toEqual([]);
  expect([told(), absences.back]).toEqual([0, []]);
});

test('whoever comes back ends the offer, and that is told for a while', () => {
  const { absences } = started();
  absences.look(playing({ seats: without(1) }));
  vi.advanceTimersByTime(6_000);
  absences.look(playing());
  expect(absences.gone).toEqual([]);
  expect(absences.back).toEqual([1]);
  vi.advanceTimersByTime(10_100);
  expect(absences.back).toEqual([]);
});

test('nobody is told to be back where another device has the seat, or where nothing had been offered', () => {
  const { absences } = started();
  absences.look(playing({ seats: without(1) }));
  vi.advanceTimersByTime(6_000);
  absences.look(playing({ seats: people(3, ME).map((one) => (one.seat === 1 ? { ...one, device: 'new' } : one)) }));
  expect(absences.back).toEqual([]);
  absences.look(playing({ seats: without(2) }));
  absences.look(playing());
  expect(absences.back).toEqual([]);
});

test('who waits is asked no more, until somebody goes anew', () => {
  const { absences } = started();
  const view = playing({ seats: without(1) });
  absences.look(view);
  vi.advanceTimersByTime(6_000);
  absences.put(1);
  expect(offeredSeats(view, absences)).toEqual([]);
  absences.look(playing());
  absences.look(view);
  vi.advanceTimersByTime(6_000);
  expect(offeredSeats(view, absences)).toEqual([1]);
});

test('nothing is offered where nobody waits for them, a table is stuck, nobody may be named, or one looks on', () => {
  const { absences } = started();
  const view = playing({ seats: without(1) });
  absences.look(view);
  vi.advanceTimersByTime(6_000);
  const none = (change: Partial<TableView>): unknown => offeredSeats({ ...view, ...change }, absences);
  expect(none({ waiting: [] })).toEqual([]);
  const stuck = { sequencer: undefined, missing: [1], stuck: true };
  expect(none({ order: stuck })).toEqual([]);
  expect(stuckWithout({ ...view, order: stuck }, note(absences))?.seat).toBe(1);
  expect(stuckWithout(view, note(absences))).toBe(undefined);
  expect(none({ me: { ...view.me, seat: null } })).toEqual([]);
  expect(offeredSeats(view, absences, true)).toEqual([]);
  expect(none({})).toEqual([1]);
});

test('what is waited for is a move, what only a device can give, or its word', () => {
  const of = (change: Partial<TableView>): unknown => lackingOf(playing(change), 1);
  expect(of({})).toBe('move');
  expect(of({ waiting: [{ seat: 1, what: 'deck/open' }] })).toBe('device');
  const order = { sequencer: undefined, missing: [1], stuck: false };
  expect(of({ waiting: [], order })).toBe('voice');
  expect(of({ waiting: [] })).toBe(undefined);
});

test('a page without a line knows of nobody, and what it finds afterwards it hasn’t missed itself', () => {
  const { absences } = started();
  absences.look(playing({ seats: without(1) }));
  vi.advanceTimersByTime(6_000);
  absences.look(playing({ seats: without(1), connection: { state: 'offline', waiting: 0 } }));
  expect(absences.gone).toEqual([]);
  absences.look(playing({ seats: without(1) }));
  vi.advanceTimersByTime(6_000);
  expect(absences.gone.map(({ since, isDue }) => [since, isDue])).toEqual([[undefined, true]]);
  absences.look(playing({ play: { number: 1, view: {}, awaits: [], outcome: { winners: [], why: 'x' } } }));
  expect(absences.gone).toEqual([]);
});

const wish: ReclaimView = {
  device: 'me',
  seat: 1,
  name: 'Nadia',
  yes: [],
  no: [],
  needed: 2,
  isAsked: false,
  mine: true,
};
const newcomer = (seat: number | null, reclaims: readonly ReclaimView[]): TableView => {
  const view = playing({ seats: people(3, seat) });
  return { ...view, devices: { ...view.devices, reclaims } };
};

function wishing(): { readonly look: (view: TableView) => void; readonly wish: SeatWish; readonly names: string[] } {
  const names: string[] = [];
  const table = { rename: (name: string) => Promise.resolve(void names.push(name)) } as unknown as Table;
  const seatWish = new SeatWish(() => undefined);
  return { look: (view) => seatWish.look(table, view), wish: seatWish, names };
}

test('a seat that was given to somebody else is called after them, once', () => {
  const { look, names } = wishing();
  look(newcomer(null, [wish]));
  look(newcomer(1, []));
  look(newcomer(1, []));
  expect(names).toEqual(['Nadia']);
});

test('a seat that is taken back under its own name keeps it', () => {
  const { look, names } = wishing();
  look(newcomer(null, [{ ...wish, name: 'Marco' }]));
  look(newcomer(1, []));
  expect(names).toEqual([]);
});

test('whoever is turned down is told for a while, and nobody is without having asked', () => {
  const { look, wish: seatWish, names } = wishing();
  look(newcomer(null, [{ ...wish, mine: false }]));
  look(newcomer(null, []));
  expect(seatWish.turnedDown).toBe(undefined);
  look(newcomer(null, [wish]));
  look(newcomer(null, []));
  expect(seatWish.turnedDown).toBe(1);
  vi.advanceTimersByTime(12_100);
  expect([seatWish.turnedDown, names]).toEqual([undefined, []]);
});

test('whose seat was given away meanwhile is told, until they read it or sit again; who leaves it, or is at another device there, isn’t', () => {
  const { look, wish: seatWish } = wishing();
  look(playing({ seats: people(3, 1) }));
  look(playing({ seats: people(3, null) }));
  expect(seatWish.given).toBe(1);
  seatWish.dismiss();
  expect(seatWish.given).toBe(undefined);
  look(playing({ seats: people(3, 1) }));
  look(playing({ seats: people(3, null).filter(({ seat }) => seat !== 1) }));
  expect(seatWish.given).toBe(undefined);
  const view = playing({ seats: people(3, 1) });
  const own = { device: 'd1', role: 'hand', main: true, me: false } as const;
  look({ ...view, devices: { ...view.devices, list: [own] } });
  look(playing({ seats: people(3, null) }));
  expect(seatWish.given).toBe(undefined);
});

test('until a game’s own word on it is here nobody is named as missing, and then as the game says', () => {
  const game = { absence: () => Promise.reject(new Error('no line')) } as unknown as RegisteredGame;
  const night = { hushed: (view: unknown) => view === 'night', ways: () => [] };
  expect(isHushed({ game }, 'day')).toBe(true);
  expect(isHushed({ game, absence: night }, 'night')).toBe(true);
  expect(isHushed({ game, absence: night }, 'day')).toBe(false);
  expect(isHushed({ game, absence: { ways: () => [] } }, 'night')).toBe(false);
});
