/** A file whose only generation says that it goes on from another: what it carries is a stranger's word. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { makeBeginning } from '../../../src/kernel/generation/beginning.ts';
import { writeLogFile } from '../../../src/kernel/history/log-file.ts';
import { openReplay } from '../../../src/kernel/history/replay.ts';
import { HOW, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import { Pen, ROOM, SETTINGS } from '../../helpers/pen.ts';
import { readerPorts } from '../../helpers/reader.ts';
import { usualGroup } from '../../helpers/usual-group.ts';

type Devices = TableState['devices'];

/** What opening it answers. The file is signed by its author, and the state's hash is right. */
async function opened(devicesOf: (good: Devices) => object): Promise<string> {
  const sodium = await loadSodium();
  const pen = new Pen(sodium, 1);
  const state = firstState(SETTINGS, { device: pen.device, sig: hex(pen.sigPk), mail: hex(pen.mailPk) }, 0);
  const [first, ...rest] = await makeBeginning({
    keys: pen.keys,
    device: pen.device,
    session: 1,
    room: ROOM,
    generation: 1,
    settings: SETTINGS,
    head: {
      how: HOW.compact,
      about: NO_SEAT,
      from: { room: 'ab'.repeat(16), generation: 0 },
      base: { epoch: 0, position: 7, hash: 'cd'.repeat(32) },
      timeMs: 5_000,
      votes: [],
      voters: [pen.device],
    },
    state: { ...state, devices: devicesOf(state.devices) as Devices },
  });
  const entries = [first!, ...rest].map(({ bytes }) => bytes);
  const file = writeLogFile([{ room: ROOM, generation: 1, tip: first!.hash, entries }]);
  const game = (): Promise<Game<unknown> | undefined> => Promise.resolve(undefined);
  const eyes = (): Promise<undefined> => Promise.resolve(undefined);
  const replay = await openReplay({ ...readerPorts(sodium, await usualGroup()), game, eyes }, file);
  return replay.ok ? 'opened' : replay.code;
}

test('[R3] a carried state whose devices have no keys, or none of 32 bytes, makes its file doctored', async () => {
  // Good but for the game, which this page hasn't.
  expect(await opened((devices) => devices)).toBe('game/unknown');
  const key = 'ab'.repeat(32);
  for (const device of [{}, 7, null, { sig: key }, { sig: key, mail: 7 }, { sig: key.slice(2), mail: key }])
    expect(await opened((devices) => ({ ...devices, ['aa'.repeat(16)]: device }))).toBe('log/doctored');
});
