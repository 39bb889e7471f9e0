/** When a page asks for the sequencer's role, at stamps in one hand. A page further back in the line asks later, and later each time. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../../src/embed/adapters/store.ts';
import { ZERO_HASH } from '../../../../src/kernel/journal/entry.ts';
import { parseVote, TROUBLE, type Vote } from '../../../../src/kernel/journal/vote.ts';
import { MAX_LEAP } from '../../../../src/kernel/log/proofs.ts';
import { Takeover } from '../../../../src/kernel/order/takeover/takeover.ts';
import { Voter } from '../../../../src/kernel/order/votes/voter.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { Pen, ROOM } from '../../../helpers/pen.ts';
import { DEVICES, Tree } from '../tree.ts';

const NOTHING = { epoch: 0, position: 0, hash: ZERO_HASH };

interface Options {
  /** So many stand before it in the line. */
  readonly before?: number;
  /** It sees nothing wrong. */
  readonly calm?: boolean;
  /** It is the sequencer. */
  readonly own?: boolean;
  /** What fails is the test's own doing. */
  readonly failing?: boolean;
}

/** One page at a table where five count, the first of which is the sequencer; the others' votes come from the test. */
async function pageOf({ before = 0, calm = false, own = false, failing = false }: Options = {}) {
  const pen = new Pen(await loadSodium(), 1);
  const clock = new ManualClock();
  const [sequencer, ...others] = DEVICES.slice(0, 5) as [string, ...string[]];
  const counted = [...others.slice(0, before), pen.device, ...others.slice(before, 3)];
  const tree = new Tree(own ? [pen.device, ...others] : [sequencer, ...counted]);
  const { order } = tree;
  const page = { device: pen.device, session: 1 };
  const made = (): Voter =>
    new Voter({
      store,
      keys: pen.keys,
      order: Object.assign(order, { highestEpoch: () => 0 }),
      place: { room: ROOM, generation: 0 },
      page,
      flushed: () => Promise.resolve(),
    });
  const store = memoryLog();
  const voter = made();
  /** Own candidacies: when, and for which epoch. */
  const asked = new Map<number, number>();
  const opened: number[] = [];
  const drops: number[] = [];
  const convicted = new Set<string>();
  const failures: unknown[] = [];
  let holds = own;
  const takeover: Takeover = new Takeover({
    clock,
    order,
    voter,
    page,
    mayVote: () => true,
    trouble: () => (calm ? undefined : TROUBLE.silent),
    committed: () => tree.root,
    isSequencer: () => holds,
    stepDown: () => {
      holds = false;
      drops.push(clock.monotonicMs());
    },
    open: (epoch) => {
      opened.push(epoch);
      return Promise.resolve(false);
    },
    lied: (device) => convicted.has(device),
    show: () => {
      const ask = takeover.shown.map(parseVote).find((vote) => vote?.type === 'candidacy');
      if (ask) asked.set(clock.monotonicMs(), ask.epoch);
    },
    failed: (error) => {
      if (!failing) throw error;
      failures.push(error);
    },
  });
  let bytes = 0;
  const hear = (vote: Vote): void => takeover.heard(vote, new Uint8Array([bytes++]));
  const says = {
    ask: (device: string, epoch: number, trouble: number = TROUBLE.silent) => {
      const to = { device, session: 1 };
      hear({ type: 'candidacy', ...to, epoch, to, trouble });
    },
    higher: (device: string, epoch: number) => hear({ type: 'nack', device, session: 1, epoch }),
    handOver: (device: string, epoch: number) => hear({ type: 'handover', device, session: 1, epoch }),
    promise: (device: string, epoch: number, to = page, last = NOTHING) => {
      hear({ type: 'promise', device, session: 1, epoch, to, last, left: false });
    },
  };
  takeover.look();
  const promised = (): number => voter.bond.promised;
  const holdAgain = (): void => void (holds = true);
  const otherTab = made;
  return {
    takeover,
    clock,
    tree,
    page,
    sequencer,
    others,
    says,
    asked,
    opened,
    drops,
    convicted,
    promised,
    holdAgain,
    otherTab,
    voter,
    failures,
  };
}

/** Milliseconds at which a page asks that has so many before it and is answered by nobody. */
async function askings(before: number, ms: number): Promise<readonly number[]> {
  const { clock, takeover, asked } = await pageOf({ before });
  await clock.pass(ms);
  takeover.close();
  return [...asked.keys()];
}

test('[O9] seats ask in line, half a second apart, and the line grows by doubling after each failure', async () => {
  for (const before of [0, 1, 3]) {
    const apart = [500, 1_000, 2_000, 4_000, 8_000, 8_000].map((ms) => ms * before);
    let at = -3_000;
    const expected = apart.map((wait) => (at += 3_000 + wait));
    expect((await askings(before, at)).map((ms) => Math.round(ms / 10) * 10)).toEqual(expected);
  }
});

test('[O9] who asks in vain asks for the same epoch again, as long as nobody has promised it to somebody else', async () => {
  const { clock, takeover, asked, says, others } = await pageOf();
  await clock.pass(20_000);
  expect(new Set(asked.values())).toEqual(new Set([1]));
  says.promise(others[0]!, 1, { device: others[1]!, session: 1 });
  await clock.pass(10_000);
  takeover.close();
  expect(new Set(asked.values())).toEqual(new Set([1, 2]));
});

test('[O9] a leap that one device names is followed in small steps, and one that two name at once', async () => {
  const { clock, takeover, asked, says, others } = await pageOf();
  for (const say of [says.ask, says.higher, says.promise]) say(others[0]!, 100_000);
  await clock.pass(10_000);
  expect(Math.max(...asked.values())).toBeLessThan(400);
  says.higher(others[1]!, 50_000);
  await clock.pass(10_000);
  takeover.close();
  expect(Math.max(...asked.values())).toBeGreaterThan(50_000);
  expect(Math.max(...asked.values())).toBeLessThan(51_000);
});

test('[O10] a candidacy that leaps is promised by nobody, and hides no other one', async () => {
  const { clock, takeover, says, others, promised } = await pageOf({ before: 3 });
  says.ask(others[0]!, 1_000);
  await clock.pass(100);
  expect(promised()).toBe(0);
  says.ask(others[1]!, 2);
  await clock.pass(100);
  takeover.close();
  expect(promised()).toBe(2);
});

test('[O10] who asks again and again and opens nothing is promised less and less often, so that others have their turn', async () => {
  const { clock, takeover, asked, says, others, promised } = await pageOf({ before: 3 });
  const given = new Set<number>();
  for (let i = 0; i < 40; i++) {
    says.ask(others[0]!, promised() + 1);
    await clock.pass(250);
    if (asked.size === 0) given.add(promised());
  }
  takeover.close();
  expect(given.size).toBe(3);
  expect(asked.size).toBeGreaterThan(0);
});

test('[O9] who says a higher epoch doesn’t void the promises of those who are enough without it', async () => {
  const { clock, takeover, says, sequencer, others, opened } = await pageOf();
  await clock.pass(100);
  says.higher(others[0]!, 2);
  for (const device of [sequencer, others[1]!, others[2]!]) says.promise(device, 1);
  await clock.pass(100);
  takeover.close();
  expect(opened).toContain(1);
});

test.each([
  ['elsewhere than it lies', { epoch: 0, position: 7 }],
  ['in the epoch that is promised', { epoch: 1, position: 1 }],
])('[O11] a promise that names a stamp %s keeps nobody from opening with the others', async (_, place) => {
  const { clock, takeover, tree, says, sequencer, others, opened } = await pageOf();
  const { tip } = tree;
  const { hash } = tree.stamp(tip, { epoch: place.epoch });
  tree.tip = tip;
  await clock.pass(100);
  says.promise(others[0]!, 1, undefined, { ...place, hash });
  for (const device of [sequencer, others[1]!]) says.promise(device, 1);
  await clock.pass(100);
  expect(opened).toEqual([]);
  says.promise(others[2]!, 1);
  await clock.pass(100);
  takeover.close();
  expect(opened).toContain(1);
});

test('[O9] a promise that opens nothing for three seconds is trouble, also for a page that sees no other', async () => {
  const { clock, takeover, asked, says, sequencer, promised } = await pageOf({ calm: true });
  says.ask(sequencer, 1, TROUBLE.reload);
  await clock.pass(2_900);
  expect([promised(), asked.size]).toEqual([1, 0]);
  await clock.pass(200);
  takeover.close();
  expect([...asked.values()]).toEqual([2]);
});

test('[O10] who sees no trouble promises nothing to a candidate that does', async () => {
  const { clock, takeover, says, others, promised } = await pageOf({ calm: true });
  says.ask(others[0]!, 1);
  await clock.pass(20_000);
  takeover.close();
  expect(promised()).toBe(0);
});

test('[O2] a convicted device is promised nothing', async () => {
  const { clock, takeover, says, others, convicted, promised } = await pageOf({ before: 3 });
  convicted.add(others[0]!);
  says.ask(others[0]!, 2);
  await clock.pass(1_000);
  expect(promised()).toBe(0);
  says.ask(others[1]!, 1);
  await clock.pass(100);
  takeover.close();
  expect(promised()).toBe(1);
});

test('[O10] what another tab of the device has promised this one neither promises nor stands for', async () => {
  const { clock, takeover, tree, page, asked, otherTab } = await pageOf({ before: 1 });
  expect(await otherTab().promise(1, page, tree.tip)).toBeDefined();
  await clock.pass(1_000);
  takeover.close();
  expect(asked.size).toBe(0);
});

test('[O11] an epoch beyond the leap that a stamp may make is no claim, however many name it', async () => {
  const { clock, takeover, asked, says, others } = await pageOf({ before: 1 });
  for (const device of others) says.higher(device, MAX_LEAP + 1);
  await clock.pass(1_000);
  takeover.close();
  expect([...asked.values()]).toEqual([1]);
});

test('[O13] who has promised a higher epoch says so to a candidate below it', async () => {
  const { clock, takeover, says, others } = await pageOf({ before: 3 });
  says.ask(others[0]!, 2);
  await clock.pass(100);
  const nacks = (): unknown[] => takeover.shown.map(parseVote).filter((vote) => vote?.type === 'nack');
  expect(nacks()).toEqual([]);
  says.ask(others[1]!, 1);
  await clock.pass(100);
  takeover.close();
  expect(nacks()).toMatchObject([{ epoch: 2 }]);
});

test('[O13] a nack that couldn’t be signed is told of, and said five seconds later', async () => {
  const { clock, takeover, says, others, voter, failures } = await pageOf({ before: 3, failing: true });
  says.ask(others[0]!, 2);
  await clock.pass(100);
  const cast = voter.cast.bind(voter);
  const boom = new Error('boom');
  voter.cast = () => Promise.reject(boom);
  says.ask(others[1]!, 1);
  await clock.pass(100);
  expect(failures).toEqual([boom]);
  voter.cast = cast;
  await clock.pass(5_000);
  takeover.close();
  const nacks = takeover.shown.map(parseVote).filter((vote) => vote?.type === 'nack');
  expect(nacks).toMatchObject([{ epoch: expect.any(Number) as number }]);
});

test('[O14] only the sequencer hands its role over', async () => {
  const { clock, takeover, asked, says, sequencer, others } = await pageOf({ calm: true });
  says.handOver(others[0]!, 0);
  await clock.pass(10_000);
  expect(asked.size).toBe(0);
  says.handOver(sequencer, 0);
  await clock.pass(100);
  takeover.close();
  expect([...asked.values()]).toEqual([1]);
});

test('[O13] one who says a higher epoch ends a sequencer’s role once in fifteen seconds, and as many as it can’t do without at once', async () => {
  const { clock, takeover, says, others, drops, holdAgain } = await pageOf({ own: true, calm: true });
  for (const epoch of [5, 6]) {
    says.higher(others[0]!, epoch);
    await clock.pass(1_000);
    holdAgain();
  }
  expect(drops).toEqual([0]);
  await clock.pass(14_000);
  expect(drops).toHaveLength(2);
  holdAgain();
  says.higher(others[1]!, 6);
  await clock.pass(100);
  takeover.close();
  expect(drops).toHaveLength(3);
});

test('[O13] a candidate whose epoch opens in spite of a nack steps back for it at once: that device acknowledges nothing else', async () => {
  const { clock, takeover, tree, page, says, sequencer, others, opened, drops, holdAgain } = await pageOf();
  await clock.pass(100);
  says.higher(others[0]!, 2);
  for (const device of [sequencer, others[1]!, others[2]!]) says.promise(device, 1);
  await clock.pass(100);
  expect(opened).toContain(1);
  tree.stamp(tree.tip, { epoch: 1, sequencer: `${page.device}.${page.session}` });
  holdAgain();
  takeover.look();
  await clock.pass(100);
  takeover.close();
  expect(drops).toHaveLength(1);
});

test('[O14] a sequencer’s role that is laid down before its new-epoch stamp has come is free when that comes', async () => {
  const { clock, takeover, tree, says, sequencer, asked } = await pageOf({ calm: true });
  says.handOver(sequencer, 1);
  await clock.pass(1_000);
  expect(asked.size).toBe(0);
  tree.stamp(tree.tip, { epoch: 1 });
  takeover.look();
  await clock.pass(1_000);
  takeover.close();
  expect([...asked.values()]).toEqual([2]);
});

test('[O11] a promise of a device that counts by a stamp which hasn’t come yet counts when that comes', async () => {
  const { clock, takeover, tree, says, sequencer, others, opened } = await pageOf();
  const { voters } = tree.tip;
  const late = others[2]!;
  tree.stamp(tree.tip, { voters: { ...voters, devices: voters.devices.filter((device) => device !== late) } });
  takeover.look();
  await clock.pass(100);
  for (const device of [sequencer, late]) says.promise(device, 1);
  await clock.pass(100);
  expect(opened).toEqual([]);
  tree.stamp(tree.tip, { voters });
  says.promise(others[0]!, 1);
  await clock.pass(100);
  takeover.close();
  expect(opened).toContain(1);
});

/** A stamp that counts this device out. */
function countOut(tree: Tree, out: string): void {
  const { voters } = tree.tip;
  tree.stamp(tree.tip, { voters: { ...voters, devices: voters.devices.filter((device) => device !== out) } });
}

test('[O10] whom a stamp counts out that the voters have promised without promises as well, and doesn’t ask', async () => {
  const { clock, takeover, tree, page, says, others, asked, promised } = await pageOf({ before: 3 });
  countOut(tree, page.device);
  says.ask(others[0]!, 2);
  await clock.pass(20_000);
  expect(promised()).toBe(0);
  says.promise(others[0]!, 2, { device: others[0]!, session: 1 });
  await clock.pass(20_000);
  takeover.close();
  expect([promised(), asked.size]).toEqual([2, 0]);
});

test('[O11] who asks hears whom the tip doesn’t count any more, where those who promise have acknowledged less', async () => {
  const { clock, takeover, tree, says, sequencer, others, opened } = await pageOf();
  await clock.pass(100);
  countOut(tree, others[2]!);
  for (const device of [others[2]!, sequencer]) says.promise(device, 1);
  await clock.pass(100);
  expect(opened).toEqual([]);
  says.promise(others[0]!, 1);
  await clock.pass(100);
  takeover.close();
  expect(opened).toContain(1);
});

test('[O9] whom the tip doesn’t count any more isn’t promised the sequencer’s role', async () => {
  const { clock, takeover, tree, says, others, promised } = await pageOf({ before: 3 });
  countOut(tree, others[2]!);
  says.promise(others[0]!, 1, { device: others[0]!, session: 1 });
  says.ask(others[2]!, 2);
  await clock.pass(900);
  takeover.close();
  expect(promised()).toBe(0);
});
