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

interface Page {
  readonly clock: ManualClock;
  readonly device: string;
  /** These vote so far. */
  readonly voters: readonly string[];
  readonly isSequencer: boolean;
  canVote(): boolean;
}

/** A page's roll call, and what it has asked for. */
function pageOf({ clock, device, voters, isSequencer, canVote }: Page) {
  const tree = new Tree(voters);
  const asked: unknown[] = [];
  const session = {
    write: (_: unknown, body: () => Uint8Array) => Promise.resolve(asked.push(parseVotersBody(body()))),
  } as unknown as RollCallPorts['session'];
  const runner = { at: tree.root, state, pending: () => [] } as unknown as RollCallPorts['runner'];
  const call = new RollCall({
    clock,
    order: tree.order,
    runner,
    session,
    attendance: new Attendance({ clock, device, here: () => new Set(seated) }),
    device,
    isAwaited: () => true,
    missingAt: () => [C],
    canVote,
    isSequencer: () => isSequencer,
    failed: (error) => {
      throw error;
    },
  });
  return { call, asked };
}

test('[O18] who sits at a table with a game on asks in, once its votes can be stored', () => {
  let canVote = false;
  const page = { clock: new ManualClock(), device: C, voters: [SEQUENCER, B], isSequencer: false };
  const { call, asked } = pageOf({ ...page, canVote: () => canVote });
  call.look();
  expect(asked).toEqual([]);
  canVote = true;
  call.look();
  expect(asked).toEqual([{ act: 'in', device: C }]);
});

test('[O18] who was asked out and says that it is here is asked again only after it has owed for fifteen seconds more', async () => {
  const clock = new ManualClock();
  const { call, asked } = pageOf({ clock, device: SEQUENCER, voters: seated, isSequencer: true, canVote: () => true });
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
