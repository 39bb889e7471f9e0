import { beforeEach, describe, expect, test } from 'vitest';
import { judgeSeat } from '../../../src/kernel/fold/seats.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import { EVERYBODY, FOR_GOOD, makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { MAX_SEATS } from '../../../src/kernel/game.ts';
import { Writer } from '../../../src/kernel/bytes.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

let bench: Bench;
const act = (by: Person, name: keyof typeof SEAT_ACT, about: Person = by, seat = 0, called = 'Ada'): string =>
  codeOf(bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT[name], seat, device: about.device, name: called })));
const seats = (): unknown[] => bench.state.roster.map(({ seat, name }) => [seat, name]);

beforeEach(async () => {
  bench = await Bench.of(parlour as never, 3);
});

test('[F4] [F5] at an open table a claim of a free seat is admitted by itself', () => {
  const [host, guest] = bench.people as [Person, Person];
  expect(act(guest, 'claim', guest, 4, 'Bice')).toBe('done');
  expect(act(host, 'claim', host, 0, 'Ada')).toBe('done');
  expect(seats()).toEqual([
    [4, 'Bice'],
    [0, 'Ada'],
  ]);
});

test('[F5] of two claims of one seat the first counts; nobody has two seats', () => {
  const [one, two] = bench.people as [Person, Person];
  expect(act(one, 'claim', one, 2)).toBe('done');
  expect(act(two, 'claim', two, 2)).toBe('seat/taken');
  expect(act(one, 'claim', one, 3)).toBe('seat/already');
  expect(act(two, 'claim', two, MAX_SEATS)).toBe('seat/taken');
  expect(act(two, 'claim', one, 3)).toBe('seat/not-yours');
  expect(seats()).toEqual([[2, 'Ada']]);
});

test.each(['', ' ', 'x'.repeat(41), ' a', 'a\u202Eb', '\u200D'])('[F4] a name like %j is refused', (name) => {
  const [one] = bench.people as [Person];
  expect(act(one, 'claim', one, 0, name)).toBe('seat/name');
  act(one, 'claim');
  expect(act(one, 'name', one, 0, name)).toBe('seat/name');
  expect(seats()).toEqual([[0, 'Ada']]);
});

test('[F2] [F4] a name of 10,000 characters can’t be written, and bytes that claim one aren’t read', () => {
  const [one] = bench.people as [Person];
  expect(() => makeSeatBody({ act: 1, seat: 0, device: one.device, name: 'x'.repeat(10_000) })).toThrow(RangeError);
  const long = new Writer().u8(1).u8(0).raw(new Uint8Array(16)).s16('x'.repeat(10_000)).done();
  expect(codeOf(bench.put(one, KIND.seat, long))).toBe('entry/malformed');
});

test('[F6] at a closed table the founder’s device lets people in or turns them down', async () => {
  bench = await Bench.of(parlour as never, 4, false);
  const [host, one, two, three] = bench.people as [Person, Person, Person, Person];
  expect(act(host, 'claim', host, 0, 'Host')).toBe('done');
  expect(act(one, 'claim', one, 1, 'One')).toBe('done');
  expect(act(two, 'claim', two, 1, 'Two')).toBe('done');
  expect(seats()).toEqual([[0, 'Host']]);
  expect(act(one, 'admit', two)).toBe('seat/not-founder');
  expect(act(host, 'admit', three)).toBe('seat/not-asking');
  expect(act(one, 'leave', two)).toBe('seat/not-yours');
  expect(act(host, 'admit', one)).toBe('done');
  expect(act(host, 'admit', two)).toBe('done');
  // The seat that was asked for had been taken meanwhile.
  expect(seats()).toEqual([
    [0, 'Host'],
    [1, 'One'],
    [2, 'Two'],
  ]);
  expect(act(three, 'claim', three, 5, 'Three')).toBe('done');
  expect(act(host, 'leave', three)).toBe('done');
  expect(bench.state.asking).toEqual([]);
  expect(act(host, 'leave', one)).toBe('seat/not-yours');
});

test('[F6] the founder’s device turns the door either way; who asked before still waits', async () => {
  bench = await Bench.of(parlour as never, 4, true);
  const [host, one, two, three] = bench.people as [Person, Person, Person, Person];
  act(host, 'claim', host, 0, 'Host');
  expect(act(one, 'door', one, 0, 'shut')).toBe('seat/not-founder');
  expect(act(host, 'door', host, 0, 'ajar')).toBe('entry/malformed');
  expect(act(host, 'door', host, 0, 'shut')).toBe('done');
  expect(act(one, 'claim', one, 1, 'One')).toBe('done');
  expect(seats()).toEqual([[0, 'Host']]);
  expect(act(host, 'door', host, 0, 'open')).toBe('done');
  expect(act(two, 'claim', two, 2, 'Two')).toBe('done');
  expect(seats()).toEqual([
    [0, 'Host'],
    [2, 'Two'],
  ]);
  expect(bench.state.asking.map(({ name }) => name)).toEqual(['One']);
  expect(act(host, 'admit', one)).toBe('done');
  expect(act(three, 'door', three, 0, 'constructor')).toBe('entry/malformed');
});

test('[F6] who asks again asks for the new seat only, and may stop asking', async () => {
  bench = await Bench.of(parlour as never, 2, false);
  const [, one] = bench.people as [Person, Person];
  act(one, 'claim', one, 1, 'One');
  act(one, 'claim', one, 2, 'Eins');
  expect(bench.state.asking).toEqual([{ seat: 2, device: one.device, name: 'Eins' }]);
  expect(act(one, 'leave')).toBe('done');
  expect(act(one, 'leave')).toBe('seat/not-yours');
});

test('[F5] a name and a leaving are one’s own; who has left may sit down again', () => {
  const [one, two] = bench.people as [Person, Person];
  act(one, 'claim', one, 3);
  expect(act(two, 'name', one, 0, 'Mallory')).toBe('seat/not-yours');
  expect(act(two, 'name')).toBe('seat/not-yours');
  expect(act(two, 'leave', one)).toBe('seat/not-yours');
  expect(act(one, 'name', one, 0, 'Bice')).toBe('done');
  expect(act(one, 'leave')).toBe('done');
  expect(act(one, 'claim', one, 1, 'Ada')).toBe('done');
  expect(seats()).toEqual([[1, 'Ada']]);
});

test('[F5] a game that is on hears who comes and who goes', async () => {
  bench = await Bench.playing(parlour as never, 2);
  const guest = await bench.newcomer();
  bench.put(guest, KIND.hello, makeHelloBody(guest));
  bench.sit(guest, 5);
  bench.leave(guest);
  expect((bench.state.play!.state as Parlour).diary).toEqual(['joined 5', 'left 5']);
});

test('[F2] [F3] who hasn’t said hello can’t ask for a seat; a device says hello once', async () => {
  const stranger = await bench.newcomer();
  expect(act(stranger, 'claim')).toBe('entry/malformed');
  stranger.page();
  expect(codeOf(bench.put(stranger, KIND.hello, makeHelloBody(stranger)))).toBe('done');
  const before = bench.state.devices;
  stranger.page();
  expect(codeOf(bench.put(stranger, KIND.hello, makeHelloBody(stranger)))).toBe('done');
  expect(bench.state.devices).toBe(before);
});

test('[F3] a device whose mail key can’t be sealed to isn’t admitted', async () => {
  const stranger = await bench.newcomer();
  const bad = makeHelloBody({ sigPk: stranger.sigPk, mailPk: new Uint8Array(32) });
  expect(codeOf(bench.put(stranger, KIND.hello, bad))).toBe('entry/device');
  expect(act(stranger, 'claim')).toBe('entry/malformed');
});

describe('a closed table that a crowd of made-up devices asks at', () => {
  const made = (i: number): string => i.toString(16).padStart(32, '0');
  /** What this device may do then; refusals leave everything as it was. */
  const after = (state: TableState, author: string, act: Partial<Parameters<typeof judgeSeat>[2]>): TableState => {
    const judged = judgeSeat(state, author, { act: SEAT_ACT.claim, seat: 0, device: author, name: 'Ada', ...act });
    return judged.ok ? judged.change.state : state;
  };
  const asking = (state: TableState): string[] => state.asking.map(({ device }) => device);
  let crowded: TableState;
  let host: string;
  beforeEach(async () => {
    bench = await Bench.of(parlour as never, 1, false);
    host = bench.people[0]!.device;
    crowded = after(bench.state, host, {});
    for (let i = 0; i < 500; i++) crowded = after(crowded, made(i), { seat: i % MAX_SEATS });
  });

  test('[F6] an honest newcomer can still ask, and gets a seat; who asked longest ago gave way', () => {
    const honest = after(crowded, 'ab'.repeat(16), { seat: 1, name: 'Bice' });
    expect(asking(honest)).toHaveLength(2 * MAX_SEATS);
    expect(asking(honest).at(-1)).toBe('ab'.repeat(16));
    const seated = after(honest, host, { act: SEAT_ACT.admit, device: 'ab'.repeat(16) });
    expect(seated.roster.map(({ name }) => name)).toEqual(['Ada', 'Bice']);
  });

  test('[F6] one no by the host, and nobody else’s, turns all of them down', () => {
    const all = { act: SEAT_ACT.leave, device: EVERYBODY };
    expect(after(crowded, made(499), all)).toBe(crowded);
    expect(asking(after(crowded, host, all))).toEqual([]);
    expect(after(after(crowded, host, all), host, all).roster).toHaveLength(1);
  });

  test('[F6] a device turned down for good asks no more, at an open door neither; of too many the latest are kept in mind', () => {
    const forGood = { act: SEAT_ACT.leave, device: made(499), name: FOR_GOOD };
    let barred = after(crowded, host, forGood);
    expect(asking(barred)).not.toContain(made(499));
    expect(asking(after(barred, made(499), {}))).not.toContain(made(499));
    const open = after(barred, host, { act: SEAT_ACT.door, name: 'open' });
    expect(judgeSeat(open, made(499), { act: SEAT_ACT.claim, seat: 3, device: made(499), name: 'Ada' })).toEqual({
      ok: false,
      code: 'seat/barred',
    });
    for (let i = 0; i < 10; i++) {
      for (let j = 0; j < 40; j++) barred = after(barred, made(1_000 + 40 * i + j), { seat: 1 });
      barred = after(barred, host, { act: SEAT_ACT.leave, device: EVERYBODY, name: FOR_GOOD });
    }
    expect(barred.barred).toHaveLength(128);
  });
});
