/** Sequencers that go, partitions and sleepers: what a table of honest people gets through. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { parlour } from '../../helpers/parlour.ts';
import { Stage } from '../stage.ts';

/** Rolls that came true for this page; one that nobody answered in time is only called lost. */
const rolled = (stage: Stage, i: number): readonly string[] =>
  stage.diary(i).filter((line) => /^roll \[\d\]$/u.test(line));

test('[O9] a sequencer whose page crashes is followed by another within seconds, and the game goes on', async () => {
  const stage = await Stage.of(3);
  expect(stage.sequencer(1)).toBe(0);
  stage.device(0).gone = true;
  stage.page(0).crash();
  await stage.say(1, 'and now?');
  await stage.until('another one stamps', () => stage.view(1)!.connection.waiting === 0, 10_000);
  await stage.until('all have heard', () => stage.sequencer(2) !== 0 && stage.diary(2).length === 1);
  expect(stage.diary(2)).toEqual(['1 and now?']);
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.end();
});

test('[O7] [I37] a partition in which both halves go on: neither has a quorum, so neither answers anything, and each says that it is stuck (JR6)', async () => {
  const stage = await Stage.of(4);
  // The sequencer and one more here, two there: three of four are needed.
  stage.split('0011');
  await stage.roll(0);
  await stage.roll(2);
  // As faces do, which look at each change.
  for (const table of stage.all()) table.subscribe(() => void table.view);
  await stage.pass(30_000);
  for (const i of [0, 1, 2, 3]) {
    expect(rolled(stage, i)).toEqual([]);
    expect(stage.view(i)!.order).toMatchObject({ missing: i < 2 ? [2, 3] : [0, 1], stuck: true });
  }
  stage.heal();
  await stage.until('both have an end', () => [0, 1, 2, 3].every((i) => stage.diary(i).length === 2));
  await stage.roll(3);
  await stage.until('and a new one comes true', () => rolled(stage, 0).length > 0);
  await stage.end();
});

test('[O7] a partition with a quorum on one side goes on there, and the others catch up with it (JR6)', async () => {
  const stage = await Stage.of(4);
  stage.split('0111');
  await stage.roll(0);
  await stage.roll(2);
  await stage.until('three go on', () => rolled(stage, 3).length > 0);
  expect(stage.sequencer(3)).not.toBe(0);
  expect(rolled(stage, 0)).toEqual([]);
  stage.heal();
  await stage.until('the fourth follows', () => stage.diary(0).length === 2);
  await stage.end();
});

test('[O7] two seats with one asleep: moves wait as pending, nothing is decided, and it goes on when the sleeper wakes', async () => {
  const stage = await Stage.of(2);
  const sleeper = 1;
  stage.device(sleeper).gone = true;
  stage.page(sleeper).crash();
  await stage.roll(0);
  await stage.pass(40_000);
  expect(rolled(stage, 0)).toEqual([]);
  stage.device(sleeper).gone = false;
  stage.sim.open(stage.device(sleeper));
  await stage.roll(0);
  await stage.until('it is rolled', () => rolled(stage, 0).length > 0);
  await stage.end();
});

test('[O9] who waits in vain says so once a second, however long it has waited', async () => {
  const stage = await Stage.of(2);
  stage.device(0).gone = true;
  stage.page(0).crash();
  await stage.roll(1);
  await stage.pass(10_000);
  const { shown } = stage.sim.world.network;
  await stage.pass(20_000);
  expect(stage.sim.world.network.shown - shown).toBeGreaterThanOrEqual(19);
  expect(stage.sim.world.network.shown - shown).toBeLessThan(40);
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.end();
});

test('[O13] deaf-sequencer: who stamps below what the others have promised is told, and doesn’t keep the table from going on', async () => {
  const stage = await Stage.of(5);
  const promised = (i: number): number => stage.page(i).inside.core!.tableParts!.replica.voter.bond.promised;
  // The sequencer hears nobody for a while; three promise the role to a fourth, who is gone before it takes it.
  stage.split('01111');
  const [, next] = stage.page(0).inside.order!.tip!.voters.devices;
  const asker = stage.sim.devices.findIndex(({ id }) => id === next);
  const others = [1, 2, 3, 4].filter((i) => i !== asker);
  stage.begin(others[0]!, (table) => table.propose('say', { word: 'hello?' }));
  for (let i = 0; i < 2_000 && !others.every((i) => promised(i) > 0); i++) await stage.pass(5);
  expect([...others.map(promised), stage.epoch(asker)]).toEqual([1, 1, 1, 0]);
  stage.device(asker).gone = true;
  stage.page(asker).crash();
  stage.heal();
  // Four of five are there. The sequencer's stamps come, and can't become committed.
  const committed = (i: number) => stage.page(i).inside.core!.tableParts!.replica.committed!.position;
  const before = committed(0);
  await stage.roll(0);
  await stage.until('all have one order', () => [0, ...others].every((i) => stage.epoch(i) > 1), 20_000);
  await stage.until('something is committed', () => [0, ...others].every((i) => committed(i) > before), 5_000);
  expect(stage.notices(others[0]!)).not.toContain('peer/lied');
  stage.device(asker).gone = false;
  stage.sim.open(stage.device(asker));
  await stage.end();
});

test('[O13] a sequencer that steps back says so: another one is found though nothing waits for a stamp', async () => {
  const stage = await Stage.of(5);
  // One hears nobody, wants the role, and is heard again: only the sequencer is told that somebody has promised otherwise.
  stage.split('00001');
  await stage.say(4, 'hello?');
  await stage.pass(6_000);
  stage.heal();
  await stage.until('its word is stamped', () => stage.view(4)!.connection.waiting === 0);
  await stage.until('all have a new sequencer', () => [0, 1, 2, 3, 4].every((i) => stage.epoch(i) > 0), 10_000);
  await stage.end();
});

test('[O9] duelling: with the sequencer gone and eight at the table one of them is the sequencer soon', async () => {
  const game = { ...parlour, seats: { min: 2, max: 8 } } as unknown as Game<unknown>;
  const stage = await Stage.of(8, { game });
  const others = [1, 2, 3, 4, 5, 6, 7];
  stage.device(0).gone = true;
  stage.page(0).crash();
  for (const i of others) stage.begin(i, (table) => table.rename('Eva'));
  await stage.until(
    'somebody stamps',
    () => others.every((i) => stage.epoch(i) > 0 && stage.view(i)!.connection.waiting === 0),
    10_000,
  );
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.end();
});

test('[O1] reloaded-sequencer: a sequencer that reloads has no role by itself, and signs no second stamp', async () => {
  const stage = await Stage.of(3);
  for (let i = 0; i < 4; i++) {
    stage.begin(1, (table) => table.propose('say', { word: `${i}` }));
    await stage.pass(45 * i);
    const sequencer = stage.sequencer(1);
    stage.page(sequencer).crash();
    stage.sim.open(stage.device(sequencer));
    await stage.until('it goes on', () => [0, 1, 2].every((i) => stage.view(i)?.connection.waiting === 0));
  }
  for (const i of [0, 1, 2]) expect(stage.notices(i)).not.toContain('peer/lied');
  await stage.end();
});

test('[O4] [O10] forgotten-vote: a device that reloads remembers what it has acknowledged and promised', async () => {
  const stage = await Stage.of(3);
  stage.split('001');
  await stage.roll(0);
  await stage.until('two of three have made it committed', () => rolled(stage, 1).length === 1);
  const known = rolled(stage, 1);
  stage.page(0).crash();
  stage.page(1).crash();
  stage.split('011');
  stage.sim.open(stage.device(0));
  stage.sim.open(stage.device(1));
  await stage.until('the other two open an epoch', () => stage.diary(2).length === 1);
  expect(rolled(stage, 2)).toEqual(known);
  stage.heal();
  await stage.end();
});

test('[O17] a device whose disk is put back from a copy is bound by the votes that it meets in the stamps', async () => {
  const stage = await Stage.of(4);
  const record = () => stage.page(3).inside.core!.tableParts!.replica.voter.bond;
  const putBack = stage.device(3).disks[0]!.copy();
  expect(record().promised).toBe(0);
  // Without the first, a quorum takes the promises of all three others.
  stage.device(0).gone = true;
  stage.page(0).crash();
  await stage.say(1, 'and now?');
  await stage.until('another one stamps', () => [1, 2, 3].every((i) => stage.epoch(i) > 0));
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.until('all are there', () => stage.view(0)?.connection.state === 'live');
  await stage.pass(1_000);
  const { promised, last } = record();
  stage.page(3).crash();
  putBack();
  stage.sim.open(stage.device(3));
  await stage.until('it is back', () => stage.view(3)?.connection.state === 'live');
  await stage.pass(1_000);
  expect(record()).toMatchObject({ promised, last: { epoch: last.epoch } });
  expect(record().last.position).toBeGreaterThan(0);
  await stage.end();
});

test('[O15] who is silent for long doesn’t count any more, and counts again when it is back', async () => {
  const stage = await Stage.of(4);
  stage.device(3).gone = true;
  stage.page(3).crash();
  await stage.roll(0);
  await stage.until('three count', () => stage.count(0) === 3);
  stage.device(3).gone = false;
  stage.sim.open(stage.device(3));
  await stage.until('four count again', () => stage.count(0) === 4 && stage.count(3) === 4);
  await stage.end();
});

test('[O13] [O14] a sequencer whose page is hidden gives the role away', async () => {
  const stage = await Stage.of(3);
  stage.page(0).show(false);
  await stage.until('another has it', () => stage.sequencer(1) !== 0, 20_000);
  await stage.say(2, 'on');
  await stage.until('it is stamped', () => stage.view(2)!.connection.waiting === 0, 5_000);
  await stage.end();
});

test('[O16] who is asked out and comes back before it is out withdraws that, and the table isn’t stuck', async () => {
  const stage = await Stage.of(2);
  stage.device(1).gone = true;
  stage.page(1).crash();
  await stage.roll(0);
  await stage.until('it is asked out', () => stage.page(0).inside.order!.tip!.voters.pending.length === 1);
  stage.device(1).gone = false;
  stage.sim.open(stage.device(1));
  await stage.until('nothing is asked any more', () => stage.page(0).inside.order!.tip!.voters.pending.length === 0);
  expect(stage.count(0)).toBe(2);
  await stage.roll(0);
  await stage.until('it is rolled', () => rolled(stage, 1).length > 0);
  await stage.end();
});

test('[O17] two-phones: a seat whose phone votes for it from now on counts once, the founder’s too, and the table goes on', async () => {
  for (const i of [0, 1]) {
    const stage = await Stage.of(3, { luck: { devices: 4 } });
    await stage.pair(i, 3);
    await stage.do(i, (table) => table.devices.makeMain(stage.device(3).id));
    const counted = () => stage.page(2).inside.order!.tip!.voters.devices;
    const other = stage.device(i).id;
    await stage.until('the phone counts', () => counted().includes(stage.device(3).id));
    expect([counted().length, counted().includes(other)]).toEqual([3, false]);
    await stage.roll(2);
    await stage.until('it is rolled', () => rolled(stage, 2).length > 0);
    await stage.end();
  }
});

test('[T8] another version of the rules at the table watches, keeps what it hears, and helps the others to nothing', async () => {
  const stage = await Stage.of(3, { luck: { devices: 4 } });
  const other = stage.device(3);
  other.rules = [{ ...other.world.game, version: 99 }];
  stage.sim.open(other);
  await stage.until('it says so', () => stage.view(3)?.notices.some(({ code }) => code === 'version/other') === true);
  await stage.roll(1);
  await stage.until('the three go on', () => rolled(stage, 2).length > 0);
  expect(await stage.do(3, (table) => table.claim('Eva'))).toMatchObject({ code: 'table/watching' });
  other.gone = true;
  stage.page(3).crash();
  await stage.end();
});
