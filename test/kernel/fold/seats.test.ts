import { beforeEach, expect, test } from 'vitest';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
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
