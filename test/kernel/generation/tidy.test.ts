/** When a sequencer moves a table whose room fills up, on the part that decides it. */
import { expect, test } from 'vitest';
import { Parting, type PartingPorts } from '../../../src/kernel/generation/parting.ts';
import { Proposals } from '../../../src/kernel/generation/proposals.ts';
import { concat } from '../../../src/kernel/bytes.ts';
import { HOW, type How, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import { makeMovingBody, MOVING } from '../../../src/kernel/journal/moving.ts';
import { voteBytes } from '../../../src/kernel/journal/vote.ts';
import { ManualClock } from '../../helpers/clock.ts';

const ME = '01'.repeat(16);
const OTHER = '02'.repeat(16);
const ROSTER = [
  { seat: 0, device: ME },
  { seat: 1, device: OTHER },
];

/** A sequencer alone with a full room, and what it writes. @param tip the place of the last stamp @param heard what was proposed @param isPlaying a game is on */
function sequencer(
  generation: number,
  tip = 0,
  heard: readonly Entry[] = [],
  isPlaying = false,
): {
  readonly clock: ManualClock;
  readonly written: number[];
  readonly parting: Parting;
  look(): Promise<void>;
} {
  const clock = new ManualClock();
  const written: number[] = [];
  const proposals = new Proposals();
  proposals.take(heard, 0);
  const ports = {
    clock,
    where: { generation },
    replica: { sequencer: { isActive: true }, voter: { lacksLast: false }, quorate: { missing: [], stuck: false } },
    order: { tip: { position: tip, voters: { devices: [ME] } }, at: () => ({ position: 0 }), strict: false },
    performing: { device: ME, world: { game: { outcome: () => undefined } } },
    state: () => ({ requests: {}, ...(isPlaying ? { play: {} } : {}), roster: ROSTER }),
    mayAct: () => true,
    here: () => new Set([ME, OTHER]),
    isOpen: () => true,
    fullness: () => 0.9,
    session: { write: (kind: number) => Promise.resolve(written.push(kind)) },
    changed: () => undefined,
    failed: (error: unknown) => expect.fail(String(error)),
  } as unknown as PartingPorts;
  const parting = new Parting(ports, proposals);
  const look = async (): Promise<void> => {
    parting.look();
    await clock.pass(1);
  };
  return { clock, written, parting, look };
}

test('[G10] a room that what was carried there fills isn’t left again at once, and again, but after a minute', async () => {
  const { clock, written, look } = sequencer(1);
  await look();
  await clock.pass(50_000);
  await look();
  expect(written).toHaveLength(0);
  // Nobody has to look: perhaps nothing else happens there.
  await clock.pass(10_000);
  expect(written).toHaveLength(1);
  await look();
  expect(written).toHaveLength(1);
});

test('[G10] a table’s first room is left as soon as it is full', async () => {
  const { written, look } = sequencer(0);
  await look();
  expect(written).toHaveLength(1);
});

test.each([
  ['a full room goes on', HOW.compact, true],
  ['a change of game lapses', HOW.change, false],
])('[G10] where a flood has filled a hundred places since it was proposed, %s', (_, how, stands) => {
  const body = makeMovingBody({ act: MOVING.propose, how, about: NO_SEAT, game: 'go', version: 1 });
  const proposed = { hash: 'a', device: ME, session: 1, seen: 'b', body } as unknown as Entry;
  expect(sequencer(0, 100, [proposed]).parting.view !== undefined).toBe(stands);
});

const STRANGER = '03'.repeat(16);
const ASKED = 'aa'.repeat(32);

function strangersPromise(): Entry {
  const to = { device: OTHER, session: 1 };
  const last = { epoch: 0, position: 0, hash: 'bb'.repeat(32) };
  const promise = { type: 'promise', device: STRANGER, session: 1, epoch: 1, to, last, left: true } as const;
  const { unsigned } = voteBytes({ room: new Uint8Array(16), generation: 1 }, promise);
  const vote = concat(unsigned, new Uint8Array(64));
  const body = makeMovingBody({ act: MOVING.promise, proposal: ASKED, vote });
  return { hash: 'b', device: STRANGER, session: 1, seen: 'b', body } as unknown as Entry;
}

test.each([
  ['newer rules, which wait for the end of the game, are asked for', HOW.renew, [], 1],
  ['newer rules are, and a stranger has promised for them', HOW.renew, [strangersPromise()], 1],
  ['another game, which doesn’t wait, is asked for', HOW.change, [], 0],
])('[G10] a full room is left or not during a game while %s', async (_, how, more, n) => {
  const body = makeMovingBody({ act: MOVING.propose, how, about: NO_SEAT, game: 'go', version: 2 });
  const proposed = { hash: ASKED, device: OTHER, session: 1, seen: 'b', body } as unknown as Entry;
  const { written, look } = sequencer(0, 0, [proposed, ...more], true);
  await look();
  expect(written).toHaveLength(n);
});

test('[G10] what comes about now goes before newer rules that wait for the end of the game', () => {
  const propose = (hash: string, how: How): Entry => {
    const rules = how === HOW.renew ? { version: 2 } : {};
    const body = makeMovingBody({ act: MOVING.propose, how, about: NO_SEAT, ...rules });
    return { hash, device: hash === 'a' ? OTHER : ME, session: 1, seen: 'b', body } as unknown as Entry;
  };
  const heard = [propose('a', HOW.renew), propose('b', HOW.compact)];
  expect(sequencer(0, 0, heard, true).parting.view?.kind).toBe('compact');
  expect(sequencer(0, 0, heard).parting.view?.kind).toBe('renew');
});
