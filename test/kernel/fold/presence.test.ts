/** The people who are gone or back, as a change of the voters tells the game. */
import { expect, test } from 'vitest';
import { foldVoters } from '../../../src/kernel/fold/presence.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { withDevices } from '../../../src/kernel/fold/seat-devices.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

/** Asks for a roll when somebody is gone, and for a secret when somebody is back. */
const asking: Game<Parlour> = {
  ...parlour,
  on: {
    ...parlour.on,
    away: (s, { seat }, ask) => (ask.roll('roll', { n: 1, sides: 6 }), { ...s, diary: [...s.diary, `away ${seat}`] }),
    back: (s, { seat }, ask) => (ask.secret('key', [0, 1], 'cells'), { ...s, diary: [...s.diary, `back ${seat}`] }),
  },
};

test('[F10] what a game asks for when somebody is gone or back is asked at once, not with the next entry', async () => {
  const bench = await Bench.playing(asking as never, 3);
  const [ada, bob, eva] = bench.people.map(({ device }) => device) as [string, string, string];
  const gone = foldVoters(bench.world, bench.state, [ada, bob, eva], [ada, eva], 'aa'.repeat(32));
  expect(gone.lines).toEqual([{ what: 'seat/away', seat: 1 }]);
  expect(Object.values(gone.state.requests).map(({ kind }) => kind)).toEqual(['roll']);
  const back = foldVoters(bench.world, gone.state, [ada, eva], [ada, bob, eva], 'bb'.repeat(32));
  expect((back.state.play!.state as Parlour).diary).toEqual(['away 1', 'back 1']);
  expect(Object.values(back.state.requests).map(({ kind }) => kind)).toEqual(['roll', 'secret']);
  expect(back.state.away).toEqual([]);
});

test('a count that says nothing new of anybody changes nothing', async () => {
  const bench = await Bench.playing(asking as never, 2);
  const devices = bench.people.map(({ device }) => device);
  expect(foldVoters(bench.world, bench.state, devices, devices, 'cc'.repeat(32))).toEqual({
    state: bench.state,
    lines: [],
    answers: [],
  });
});

test('[O18] [I29] a seat that has handed its vote to another device isn’t away when the one before is counted out', async () => {
  const bench = await Bench.playing(asking as never, 3);
  const [ada, bob, eva] = bench.people.map(({ device }) => device) as [string, string, string];
  const phone = 'ee'.repeat(16);
  const seated = bench.state.roster[1]!;
  const moved = withDevices(bench.state, seated, phone, [{ device: bob, role: 'table' }]);
  const out = foldVoters(bench.world, moved, [ada, bob, eva], [ada, eva], 'aa'.repeat(32));
  expect(out).toEqual({ state: moved, lines: [], answers: [] });
  const counted = foldVoters(bench.world, out.state, [ada, eva], [ada, eva, phone], 'bb'.repeat(32));
  expect(counted).toEqual({ state: moved, lines: [], answers: [] });
  // From now on it is the phone's absence that counts.
  const off = foldVoters(bench.world, counted.state, [ada, eva, phone], [ada, eva], 'cc'.repeat(32));
  expect(off.lines).toEqual([{ what: 'seat/away', seat: 1 }]);
});

test('[O18] [I29] a seat that is away and hands its vote to another device is back when that one counts', async () => {
  const bench = await Bench.playing(asking as never, 3);
  const [ada, bob, eva] = bench.people.map(({ device }) => device) as [string, string, string];
  const gone = foldVoters(bench.world, bench.state, [ada, bob, eva], [ada, eva], 'aa'.repeat(32)).state;
  const phone = 'ee'.repeat(16);
  const moved = withDevices(gone, gone.roster[1]!, phone, [{ device: bob, role: 'hand' }]);
  expect(moved.away).toEqual([phone]);
  const back = foldVoters(bench.world, moved, [ada, eva], [ada, eva, phone], 'bb'.repeat(32));
  expect(back.lines).toEqual([{ what: 'seat/back', seat: 1 }]);
  expect(back.state.away).toEqual([]);
  expect((back.state.play!.state as Parlour).diary).toEqual(['away 1', 'back 1']);
});
