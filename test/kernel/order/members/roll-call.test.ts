/** What a sequencer asks of the count, at one place of the order that others say yes or no to. */
import { expect, test } from 'vitest';
import { firstState, type TableState } from '../../../../src/kernel/state/state.ts';
import { parseVotersBody } from '../../../../src/kernel/journal/bodies.ts';
import { Attendance } from '../../../../src/kernel/order/members/attendance.ts';
import { RollCall, type RollCallPorts } from '../../../../src/kernel/order/members/roll-call.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { SETTINGS } from '../../../helpers/pen.ts';
import { DEVICES, Tree } from '../tree.ts';

const [SEQUENCER, B, C] = DEVICES as readonly [string, string, string];
const seated = [SEQUENCER, B, C];
const state: TableState = {
  ...firstState(SETTINGS, { device: SEQUENCER, sig: '', mail: '' }, 0),
  play: {} as TableState['play'] & object,
  roster: seated.map((device, seat) => ({ seat, device, name: `${seat}` })),
};

test('[O18] who was asked out and says that it is here is asked again only after it has owed for fifteen seconds more', async () => {
  const clock = new ManualClock();
  const tree = new Tree(seated);
  const { root: tip } = tree;
  const asked: unknown[] = [];
  const session = {
    write: (_: unknown, body: () => Uint8Array) => Promise.resolve(asked.push(parseVotersBody(body()))),
  } as unknown as RollCallPorts['session'];
  const runner = { at: tip, state, pending: () => [] } as unknown as RollCallPorts['runner'];
  const call = new RollCall({
    clock,
    order: tree.order,
    runner,
    session,
    attendance: new Attendance({ clock, device: SEQUENCER, here: () => new Set(seated) }),
    device: SEQUENCER,
    isAwaited: () => true,
    missingAt: () => [C],
    canVote: () => true,
    isSequencer: () => true,
    failed: (error) => {
      throw error;
    },
  });
  const wait = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) {
      call.look();
      await clock.pass(1_000);
    }
  };
  await wait(16);
  expect(asked).toEqual([{ act: 'out', device: C }]);
  // It was taken back: the line is empty as before.
  await wait(14);
  expect(asked).toHaveLength(1);
  await wait(3);
  expect(asked).toEqual([
    { act: 'out', device: C },
    { act: 'out', device: C },
  ]);
});
