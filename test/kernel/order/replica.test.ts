/** A page's whole part in the order: when it acts at all, and what it makes of a second voter. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { makeSeatBody, makeVotersBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import type { LogStore, Sodium } from '../../../src/kernel/ports.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Chain, Pen } from '../../helpers/pen.ts';
import { FounderPage, game } from './founder-page.ts';

let sodium: Sodium;
let clock: ManualClock;
let store: LogStore;
let guest: Chain;
beforeAll(async () => {
  sodium = await loadSodium();
});
beforeEach(() => {
  clock = new ManualClock();
  store = memoryLog();
  guest = new Chain(new Pen(sodium, 2), 1);
});

const pageOf = (session: number): FounderPage => new FounderPage({ sodium, clock, store, game: game() }, session);

/** The chain's device sits down, and asks to vote. */
async function asksIn(page: FounderPage, chain: Chain, seat: number): Promise<void> {
  await page.hear(chain.hello());
  chain.seen = page.order.tip!.hash;
  const { device } = chain.pen;
  const claim = makeSeatBody({ act: SEAT_ACT.claim, seat, device, name: `${seat}` });
  await page.hear(chain.write(KIND.seat, claim), chain.write(KIND.voters, makeVotersBody({ act: 'in', device })));
}

/** The founder's page at a table where the guest votes as well. */
async function withGuest(): Promise<FounderPage> {
  const page = await (await pageOf(1).found()).sit();
  page.here = new Set([page.pen.device, guest.pen.device]);
  await asksIn(page, guest, 1);
  return page;
}

test('[O15] the sequencer stamps a change of the voters into effect once a quorum has acknowledged that it was asked for', async () => {
  const page = await withGuest();
  expect(page.sent.at(-1)!.kind).toBe(KIND.effect);
  expect(page.last.votes).toHaveLength(1);
  expect(page.order.tip!.voters).toMatchObject({ devices: [page.pen.device, guest.pen.device], pending: [] });
});

test('[T5] a sequencer without a line stamps nothing where another votes as well, and all once the line is back', async () => {
  const page = await withGuest();
  const before = page.stamps.length;
  page.live = false;
  const waits = guest.rename('x');
  await page.hear(waits);
  expect(page.stamps).toHaveLength(before);
  page.live = true;
  page.replica.listening();
  await clock.pass(0);
  expect(page.last.entries).toEqual([waits.hash]);
});

test('[O8] an acknowledgement is sent again each second while it waits for those of others', async () => {
  const page = await withGuest();
  await clock.pass(10_000);
  const { resent } = page;
  await asksIn(page, new Chain(new Pen(sodium, 3), 1), 2);
  await clock.pass(3_500);
  expect(page.resent - resent).toBe(3);
});

test('[O10] a page votes for nobody, itself included, before it has read what its device has voted', async () => {
  await pageOf(1).found();
  const again = await pageOf(2).reload();
  const get = store.get.bind(store);
  let answer: () => void = () => undefined;
  store.get = async (key) => {
    const held = await get(key);
    await new Promise<void>((resolve) => (answer = resolve));
    return held;
  };
  const started = again.open();
  await clock.pass(0);
  again.replica.look();
  await clock.pass(10_000);
  expect([again.sent, await get('vote/0')]).toEqual([[], undefined]);
  answer();
  await started;
  expect(again.stamps).toMatchObject([{ epoch: 1 }]);
});

test('[O7] a voter that has acknowledged another state is told of, and nobody else is', async () => {
  const page = await withGuest();
  await clock.pass(2_000);
  expect([...page.differing]).toEqual([]);
  const stranger = new Pen(sodium, 3);
  await page.hear(new Chain(stranger, 1).hello());
  const { epoch, position, hash } = page.order.tip!;
  const voters = [stranger, guest.pen];
  page.replica.votes(
    voters.map((pen) =>
      pen.vote({ type: 'ack', device: pen.device, session: 1, epoch, position, hash, state: 'ff'.repeat(8) }),
    ),
  );
  page.replica.look();
  expect([...page.differing]).toEqual([guest.pen.device]);
});
