/** Sequencers and voters that lie. One of them neither forks a table of four or more nor stops it, and who signed two things is named. */
import { afterEach, expect, test, vi } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { stateHash } from '../../../src/kernel/canonical.ts';
import { TROUBLE } from '../../../src/kernel/journal/vote.ts';
import { Takeover } from '../../../src/kernel/order/takeover/takeover.ts';
import { makeVotersBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { Forger } from '../../../src/sim/forger.ts';
import { Stage } from '../stage.ts';
import type { Placed } from '../../helpers/pen.ts';

afterEach(() => vi.restoreAllMocks());

/** As an acknowledgement names the state of this page. */
const stateOf = (stage: Stage, i: number): string =>
  hex(stateHash(stage.page(i).inside.core!.tableParts!.runner.state)).slice(0, 16);

/** Device 0 has two stamps of one place, a word of 1 in x and one of the last in y. It shows one half x, the other y. */
async function twoFaces(
  n: number,
): Promise<{ readonly stage: Stage; readonly liar: Forger; readonly x: Placed; readonly y: Placed }> {
  const stage = await Stage.of(n);
  const half = Math.ceil(n / 2);
  stage.split(Array.from({ length: n }, (_, i) => (i <= half - 1 || i === 0 ? '0' : '1')).join(''));
  const last = n - 1;
  const tip = stage.page(1).inside.order!.tip!;
  const liar = new Forger(stage.sim, stage.device(0), [1, last]);
  await stage.roll(1);
  await stage.roll(last);
  const word = (i: number) => stage.page(i).inside.core!.tableParts!.runner.placeable();
  const x = liar.stamp(tip, word(1), { aside: true });
  const y = liar.stamp(tip, word(last));
  liar.publish(0, x.entry);
  liar.publish(1, y.entry);
  await stage.pass(500);
  liar.show(0, [liar.ack(x, stateOf(stage, 1))]);
  liar.show(1, [liar.ack(y, stateOf(stage, last))]);
  return { stage, liar, x, y };
}

test('[O7] liar-of-five: two stamps for one place, each believed by half of the table, become committed in neither', async () => {
  const { stage } = await twoFaces(5);
  await stage.pass(8_000);
  for (const i of [1, 2, 3, 4]) expect(stage.diary(i).filter((line) => /roll \[\d\]/u.test(line))).toEqual([]);
  stage.heal();
  await stage.until('the liar is named', () => [1, 2, 3, 4].every((i) => stage.notices(i).includes('peer/lied')));
  await stage.end();
});

test('[O4] who was storing an acknowledgement of one stamp when the liar’s other one came turns back to it, and shows it', async () => {
  const stage = await Stage.of(5);
  const tip = stage.page(1).inside.order!.tip!;
  const liar = new Forger(stage.sim, stage.device(0), [1]);
  await stage.roll(1);
  const { runner } = stage.page(1).inside.core!.tableParts!;
  const x = liar.stamp(tip, runner.placeable(), { aside: true });
  // Of two for one place the smaller hash is the tip, as long as nothing is acknowledged.
  let y = x;
  for (let time = tip.time + 1; y.entry.hash >= x.entry.hash; time++) y = liar.stamp(tip, [], { time, aside: true });
  stage.split('01111');
  stage.device(1).slow = 300;
  const isTip = ({ entry }: Placed) => stage.page(1).inside.order!.tip!.hash === entry.hash;
  liar.publish(0, x.entry);
  await stage.until('the first has come', () => isTip(x));
  liar.publish(0, y.entry);
  await stage.until('the second has come', () => isTip(y));
  await stage.until('the first is acknowledged', () => isTip(x));
  expect(runner.at.hash).toBe(x.entry.hash);
  stage.heal();
  liar.silence();
  await stage.end();
});

test('[O12] liar-splits: equal halves that believed a liar’s two stamps find one order without it', async () => {
  const { stage, liar } = await twoFaces(5);
  await stage.pass(3_000);
  stage.heal();
  liar.silence();
  await stage.roll(2);
  await stage.until(
    'one order',
    () => new Set([1, 2, 3, 4].map((i) => stage.page(i).inside.order!.tip!.hash)).size === 1 && stage.epoch(1) > 0,
  );
  await stage.until('it goes on', () => stage.diary(4).some((line) => /roll \[\d\]/u.test(line)));
  await stage.end();
});

test('[O9] a skipped seat: who is left out while all others are stamped is stamped by the next sequencer', async () => {
  const take = vi.spyOn(Takeover.prototype, 'heard');
  const stage = await Stage.of(4);
  const liar = new Forger(stage.sim, stage.device(0), [1]);
  liar.show(0, []);
  const { runner } = stage.page(1).inside.core!.tableParts!;
  const { clock } = stage.page(1);
  const ahead = stage.page(1).inside.order!.tip!.time - clock.monotonicMs();
  stage.begin(2, (table) => table.rename('Mai'));
  for (let i = 0; i < 24 && stage.sequencer(1) === 0; i++) {
    stage.begin(1, (table) => table.rename(`Anna ${i}`));
    await stage.pass(250);
    const due = runner.placeable().filter(({ device }) => device !== stage.device(2).id);
    if (stage.sequencer(1) !== 0) break;
    const time = Math.floor(clock.monotonicMs() + ahead);
    liar.publish(0, liar.stamp(stage.page(1).inside.order!.tip!, due, { time }).entry);
    await stage.pass(250);
  }
  const troubles = take.mock.calls.flatMap(([vote]) => (vote.type === 'candidacy' ? [vote.trouble] : []));
  expect(new Set(troubles)).toEqual(new Set([TROUBLE.leftOut]));
  expect(stage.sequencer(1)).not.toBe(0);
  await stage.until('the seat is heard', () => stage.view(2)!.connection.waiting === 0, 5_000);
  liar.silence();
  await stage.end();
});

test('[O6] a sequencer that asks somebody out who is here doesn’t get them out, and loses the role', async () => {
  const stage = await Stage.of(4);
  const liar = new Forger(stage.sim, stage.device(0), [1]);
  liar.show(0, []);
  const tip = stage.page(1).inside.order!.tip!;
  const out = liar.write(KIND.voters, makeVotersBody({ act: 'out', device: stage.device(2).id }), { seen: tip.hash });
  const asking = liar.stamp(tip, [out]);
  liar.publish(0, out, asking.entry);
  const tableParts = (i: number) => stage.page(i).inside.core!.tableParts!;
  await stage.until('it is asked', () => [1, 2, 3].every((i) => tableParts(i).runner.at.hash === asking.entry.hash));
  liar.show(0, [liar.ack(asking, stateOf(stage, 1))]);
  const votes = (i: number) => tableParts(i).replica.voter.bond;
  for (let passed = 0; passed < 10_000 && [1, 2, 3].every((i) => votes(i).promised === 0); passed += 50) {
    for (const i of [1, 2, 3]) expect(votes(i).last.hash).not.toBe(asking.entry.hash);
    await stage.pass(50);
  }
  await stage.until('another is the sequencer', () => stage.sequencer(1) !== 0, 1_000);
  await stage.until('nothing is asked', () => tableParts(1).runner.at.voters.pending.length === 0, 10_000);
  expect(tableParts(1).runner.at.voters.outs).toEqual({});
  expect(stage.count(1)).toBe(4);
  liar.silence();
  await stage.end();
});

test('[O9] time run fast: a sequencer whose time runs away loses the role', async () => {
  const stage = await Stage.of(4);
  const liar = new Forger(stage.sim, stage.device(0), [1]);
  liar.show(0, []);
  let tip = stage.page(1).inside.order!.tip!;
  for (let i = 0; i < 12 && stage.sequencer(1) === 0; i++) {
    await stage.say(1 + (i % 3), `${i}`);
    await stage.pass(150);
    const due = stage.page(1).inside.core!.tableParts!.runner.placeable();
    liar.publish(0, liar.stamp(tip, due, { time: tip.time + 4_000 }).entry);
    await stage.pass(300);
    tip = stage.page(1).inside.order!.tip!;
  }
  await stage.until('another has it', () => stage.sequencer(1) !== 0, 5_000);
  liar.silence();
  await stage.end();
});

test('[O12] lying-promise: who has made a stamp committed and then denies it doesn’t make it undone', async () => {
  const stage = await Stage.of(4);
  // 0, 1 and 3 make a roll committed; 3 forgets what it has acknowledged, as a liar would say.
  stage.split('0010');
  await stage.roll(0);
  await stage.until('it is committed', () => stage.diary(1).some((line) => /roll \[\d\]/u.test(line)));
  const committed = stage.diary(1);
  stage.device(3).disks[0]!.values.clear();
  stage.page(3).crash();
  stage.page(0).crash();
  stage.device(0).gone = true;
  stage.heal();
  stage.sim.open(stage.device(3));
  await stage.roll(2);
  await stage.until('the others go on', () => stage.diary(2).length >= 2);
  expect(stage.diary(2).slice(0, committed.length)).toEqual(committed);
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.end();
});

test('[J6] forged acknowledgements: badly signed ones and another device’s make nothing committed', async () => {
  const stage = await Stage.of(4);
  const liar = new Forger(stage.sim, stage.device(3), [0]);
  // Two of four hold what is stamped; the third would be who hears nothing of it.
  stage.split('0010');
  const committed = (i: number) => stage.page(i).inside.core!.tableParts!.replica.committed!.hash;
  const before = committed(0);
  await stage.roll(0);
  for (let n = 0; n < 6; n++) {
    await stage.say(1, `${n}`);
    await stage.until(
      'it is stamped',
      () => stage.diary(0).length === n + 1 && stage.view(1)!.connection.waiting === 0,
    );
    const tip = stage.page(0).inside.order!.tip!;
    const device = stage.device(2).id;
    const stamp = { ...tip, entry: { hash: tip.hash } as Placed['entry'] };
    const { epoch, position, hash } = tip;
    const vote = { type: 'ack', device, session: 1, epoch, position, hash, state: stateOf(stage, 0) } as const;
    liar.show(0, [liar.forgedAck(stamp, stateOf(stage, 0), device), liar.vote(vote)]);
    await stage.pass(1_000);
    expect([committed(0), committed(1)]).toEqual([before, before]);
  }
  liar.silence();
  stage.heal();
  await stage.until('the third is heard', () => committed(0) !== before);
  await stage.end();
});

test('[O6] many-phones: a sequencer that lets a second device of its seat in without the first being out gets no vote for it, and loses the role', async () => {
  const stage = await Stage.of(4, { luck: { devices: 5 } });
  await stage.pair(0, 4);
  await stage.pass(3_000);
  await stage.say(1, 'all is stamped');
  await stage.pass(500);
  const { schedule } = stage.sim.world;
  const phone = new Forger(stage.sim, stage.device(4), [1]);
  const liar = new Forger(stage.sim, stage.device(0), [1]);
  liar.show(0, []);
  const tip = stage.page(1).inside.order!.tip!;
  const begun = tip.time + 500 - schedule.now;
  const { id: device } = stage.device(4);
  const votes = liar.write(KIND.seat, makeSeatBody({ act: SEAT_ACT.pair, seat: 0, device, name: 'main' }));
  const comes = phone.write(KIND.voters, makeVotersBody({ act: 'in', device }), { seen: tip.hash });
  liar.publish(0, votes, comes, liar.stamp(tip, [votes, comes]).entry);
  await stage.until('it is asked', () => stage.page(2).inside.order!.tip!.voters.pending.length > 0);
  await stage.roll(1);
  // It stamps all that is said, and what is due, in time, so that nothing else is wrong with it.
  for (let i = 0; i < 30 && stage.sequencer(1) === 0; i++) {
    await stage.pass(500);
    const due = stage.page(1).inside.core!.tableParts!.runner.placeable();
    liar.publish(0, liar.stamp(stage.page(1).inside.order!.tip!, due, { time: begun + schedule.now }).entry);
  }
  expect(stage.sequencer(1)).not.toBe(0);
  await stage.until('the roll comes true', () => stage.diary(2).some((line) => /roll \[\d\]/u.test(line)));
  expect(stage.page(2).inside.order!.tip!.voters.devices).not.toContain(stage.device(0).id);
  for (const one of [phone, liar]) one.silence();
  await stage.end();
});

test('[O9] a leap: one that asks for epochs far off, promises them and says that it has holds up no takeover and keeps no sequencer from its work', async () => {
  const stage = await Stage.of(6);
  const liar = new Forger(stage.sim, stage.device(5), [1]);
  const page = { device: stage.device(5).id, session: liar.chain.session };
  const leap = (): void => {
    const epoch = stage.epoch(1) + 1_000;
    const last = { epoch: 0, position: 0, hash: ZERO_HASH };
    const votes = [
      liar.vote({ type: 'candidacy', ...page, epoch, to: page, trouble: TROUBLE.reload }),
      liar.vote({ type: 'nack', ...page, epoch }),
      liar.vote({ type: 'promise', ...page, epoch, to: page, last, left: false }),
    ];
    liar.show(0, votes);
  };
  stage.device(0).gone = true;
  stage.page(0).crash();
  stage.begin(1, (table) => table.rename('Anna'));
  for (let i = 0; i < 60; i++) {
    leap();
    await stage.pass(250);
  }
  expect(stage.view(1)!.connection.waiting).toBe(0);
  const sequencers = stage.epoch(1);
  for (let i = 0; i < 40; i++) {
    leap();
    await stage.pass(250);
  }
  expect(stage.epoch(1)).toBeLessThan(sequencers + 200);
  await stage.roll(2);
  await stage.until('the roll comes true', () => stage.diary(2).some((line) => /roll \[\d\]/u.test(line)));
  liar.silence();
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.end();
});
