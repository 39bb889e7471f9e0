/** A page to which something is owed, or asked of its vote, while what it shows isn't proven: it does nothing of it before. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { slicedVerifier } from '../../../src/embed/adapters/verifier.ts';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { agree, closeAll, type Evening, passUntil, reload, sitDown } from '../../helpers/evening.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { Held, longChain, MALLORY } from '../../helpers/unproven.ts';
import { Vandal } from '../../helpers/vandal.ts';

const SLOW = 1;
let clock: ManualClock;
let evening: Evening;
let verifier: Held;
let vandal: Vandal;
let slow: Table;
let others: readonly Table[];

/** Everything that lies in the slow page's store: votes, seeds and answers are stored before they are given. */
const stored = async (): Promise<unknown> => {
  const { store } = evening.devices[SLOW]!;
  return { ...(await store.load()), values: await store.all('') };
};
const answers = async (): Promise<number> =>
  (await evening.devices[SLOW]!.store.load()).entries.filter(({ bytes }) => {
    const { kind, device } = parseEntry(bytes)!;
    return kind === KIND.contribution && device === slow.view.me.device;
  }).length;

beforeEach(async () => {
  clock = new ManualClock();
  verifier = new Held(slicedVerifier(await loadSodium()));
  evening = await sitDown(parlour as never, 4, { options: { clock } });
  slow = await reload(evening, SLOW, { verifier });
  others = evening.tables.filter((table) => table !== slow);
  await passUntil(clock, evening.tables, (v) => v.phase === 'lobby' && v.connection.state === 'live');
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await passUntil(clock, evening.tables, (v) => v.play !== undefined && v.connection.waiting === 0);
  // All of them count by now.
  await clock.pass(5_000);
  vandal = await Vandal.at(evening.hub, evening.link);
  verifier.hold();
  vandal.publish(...longChain(vandal).map(({ bytes }) => bytes));
  await passUntil(clock, [slow], (v) => v.connection.state === 'catching-up');
});
afterEach(async () => {
  verifier.release();
  vandal.close();
  await closeAll(evening);
});

test('[J15] a coin that the others wait for isn’t committed to before all is proven, and is then', async () => {
  const before = await stored();
  expect(await others[0]!.propose('roll', { n: 1, sides: 6 })).toBeUndefined();
  await passUntil(clock, evening.tables, ({ waiting }) => {
    const seats = waiting.filter(({ what }) => what === 'coin/commit').map(({ seat }) => seat);
    return seats.join() === `${SLOW},${MALLORY}`;
  });
  await clock.pass(2_000);
  expect(await stored()).toEqual(before);
  verifier.release();
  await passUntil(clock, evening.tables, (v) =>
    (v.play!.view as Parlour).diary.some((line) => line.startsWith('roll')),
  );
  expect(await answers()).toBe(2); // the commitment and its reveal
  await agree(evening);
});

test('[J15] a sequencer that has gone isn’t followed by the vote of a page that hasn’t proven what it shows', async () => {
  const before = await stored();
  evening.hub.cut(0);
  expect(await others[1]!.propose('say', { word: 'ciao' })).toBeUndefined();
  const present = [slow, ...others.slice(1)];
  await clock.pass(8_000);
  expect(present.map(({ view }) => view.order.sequencer)).not.toContain('Persona 2');
  expect(await stored()).toEqual(before);
  verifier.release();
  await passUntil(clock, present, (v) => v.connection.waiting === 0 && v.order.sequencer !== 'Persona 0');
  expect(await stored()).not.toEqual(before);
  evening.hub.mend(0);
  await passUntil(clock, evening.tables, (v) => v.connection.waiting === 0 && v.connection.state === 'live');
  await agree(evening);
});
