/** Moves to another room that stay half done, and who promised for them with more than the others had. */
import { expect, test } from 'vitest';
import { Stage } from '../stage.ts';
import { answered } from '../../helpers/answered.ts';

/** Somebody asks these, and they say yes. */
async function yes(stage: Stage, ...who: readonly number[]): Promise<void> {
  for (const i of who) {
    await stage.until(`${i} is asked`, () => stage.view(i)!.company?.asked === true);
    stage.begin(i, (table) => answered(table, true));
  }
}

/** 3 wants to go on with whoever is here; 0 and 1 are among them. */
async function goOn(stage: Stage, before: string | undefined): Promise<void> {
  await stage.until('the table is stuck', () => stage.view(3)!.order.stuck, 30_000);
  expect(await stage.do(3, (table) => table.company.goOn())).toBeUndefined();
  const others = [0, 1, 2, 4].filter((i) => stage.device(i).pages.length > 0);
  await yes(stage, ...others);
  for (const i of [...others, 3]) await stage.until(`${i} has gone on`, () => stage.link(i) !== before);
  expect(new Set([...others, 3].map((i) => stage.link(i))).size).toBe(1);
  await stage.say(3, 'avanti');
  for (const i of others) await stage.until(`${i} hears`, () => stage.diary(i).includes('3 avanti'));
}

test('[G14] [G4] somebody says yes to a kick and is gone before promising: the others go on together, and who comes back follows', async () => {
  const stage = await Stage.of(5);
  const before = stage.link(0);
  stage.begin(0, (table) => table.company.kick(4));
  await yes(stage, 1);
  stage.sim.world.network.slow(2, 1_500);
  await yes(stage, 2);
  await stage.until('0 calls', () => stage.hasLeft(0) && stage.hasLeft(1));
  expect(await stage.do(3, (table) => table.company.goOn())).toMatchObject({ code: 'company/not-stuck' });
  stage.device(2).gone = true;
  stage.page(2).crash();
  await goOn(stage, before);
  stage.device(2).gone = false;
  stage.sim.open(stage.device(2));
  await stage.until('it is told', () => stage.view(2)?.behind !== undefined);
  expect(stage.hasLeft(2)).toBe(false);
  await stage.end();
});

test('[G14] [G11] who asked for a kick is gone before opening: the others go on, and back again it opens nothing, but follows', async () => {
  const stage = await Stage.of(5);
  const before = stage.link(0);
  for (const i of [1, 2]) stage.sim.world.network.slow(i, 1_000);
  stage.begin(0, (table) => table.company.kick(4));
  await yes(stage, 1, 2);
  await stage.until('0 calls', () => stage.hasLeft(0));
  await stage.pass(200);
  stage.device(0).gone = true;
  stage.page(0).crash();
  await stage.until('they have promised', () => stage.hasLeft(1) && stage.hasLeft(2));
  await goOn(stage, before);
  stage.device(0).gone = false;
  stage.sim.open(stage.device(0));
  await stage.until('it is there too', () => stage.link(0) === stage.link(3));
  await stage.end();
});

test('[G14] somebody thinks otherwise before promising: the table is stuck with nobody missing, and goes on with all', async () => {
  const stage = await Stage.of(5);
  const before = stage.link(0);
  stage.begin(0, (table) => table.company.kick(4));
  await yes(stage, 1);
  stage.sim.world.network.slow(2, 1_500);
  await yes(stage, 2);
  await stage.until('0 calls', () => stage.hasLeft(0) && stage.hasLeft(1));
  stage.begin(2, (table) => answered(table, false));
  stage.sim.world.network.slow(2, 0);
  await stage.pass(15_000);
  expect(stage.view(3)!.order).toMatchObject({ missing: [], stuck: true });
  expect(stage.view(0)!.company).toBeUndefined();
  await goOn(stage, before);
  expect(stage.view(4)!.me.seat).toBe(4);
  await stage.end();
});

test('[G14] some have promised in vain and the others are enough: the table moves by itself, and those who were mute roll again', async () => {
  const stage = await Stage.of(6);
  const before = stage.link(0);
  const room = (i: number): string | undefined => stage.page(i).inside.core?.origin;
  stage.begin(0, (table) => table.company.kick(5));
  await yes(stage, 1);
  for (const i of [2, 3]) stage.sim.world.network.slow(i, 1_500);
  await yes(stage, 2, 3);
  await stage.until('0 calls', () => stage.hasLeft(0) && stage.hasLeft(1));
  for (const i of [2, 3]) stage.begin(i, (table) => answered(table, false));
  for (const i of [2, 3]) stage.sim.world.network.slow(i, 0);
  stage.begin(0, (table) => table.propose('roll', { n: 1, sides: 6 }));
  await stage.until('nobody is mute', () => [0, 1, 2, 3, 4, 5].every((i) => !stage.hasLeft(i)), 90_000);
  await stage.until('0 has rolled', () => stage.diary(2).some((line) => line.startsWith('roll ')), 60_000);
  expect([stage.link(0), stage.view(5)!.me.seat]).toEqual([before, 5]);
  expect(room(0)).toBe(room(5));
  await stage.end();
});

test('[G12] who has promised with more than the opener had, and hears the note later, follows all the same', async () => {
  const stage = await Stage.of(6);
  const before = stage.link(0);
  expect(stage.sequencer(1)).toBe(0);
  stage.begin(1, (table) => table.company.kick(0));
  await yes(stage, 2, 5);
  await stage.until('they are heard', () => stage.view(1)!.company?.consented.length === 3);
  stage.split('100001');
  await stage.say(0, 'di qua');
  await stage.until('only 5 has it', () => stage.diary(5).length === 1);
  await yes(stage, 3, 4);
  await stage.until('four have promised', () => [1, 2, 3, 4].every((i) => stage.hasLeft(i)));
  stage.sim.world.network.slow(5, 4_000);
  stage.heal();
  await stage.until('5 has promised', () => stage.hasLeft(5));
  expect(stage.link(5)).toBe(before);
  await stage.until('5 is where the others are', () => stage.link(5) !== before && stage.link(5) === stage.link(1));
  await stage.end();
});

test('[G12] whoever promises alone, and counts somebody in with its last stamp, opens the next room all the same', async () => {
  const stage = await Stage.alone(3);
  for (const i of [1, 2]) {
    stage.sim.open(stage.device(i));
    await stage.until(`${i} may sit`, () => stage.view(i)?.phase === 'lobby' && !stage.view(i)!.me.watcher);
  }
  stage.device(0).slow = 300;
  for (const i of [1, 2]) stage.begin(i, (table) => table.claim(`Persona ${i}`, i));
  await stage.pass(2_400);
  const before = stage.link(0);
  stage.begin(0, (table) => table.company.relink());
  await stage.until('0 has promised', () => stage.hasLeft(0));
  const last = (): number => stage.page(0).inside.core!.tableParts!.replica.voter.bond.last.position;
  await stage.until('a stamp counts 1 in', () => stage.count(0) === 2);
  expect(last()).toBeLessThan(stage.page(0).inside.order!.tip!.position);
  for (const i of [0, 1, 2]) await stage.until(`${i} has gone on`, () => stage.link(i) !== before);
  await stage.end();
});

test('[O28] half-gone: somebody is back whom a change has just counted out, and the other voice is gone: nothing is owed, and the two go on', async () => {
  const stage = await Stage.of(3);
  const before = stage.link(1);
  stage.device(2).gone = true;
  stage.page(2).crash();
  await stage.until('two count', () => stage.count(1) === 2);
  stage.device(0).gone = true;
  stage.page(0).crash();
  stage.device(2).gone = false;
  stage.sim.open(stage.device(2));
  await stage.until('it is back', () => stage.view(2)?.connection.state === 'live');
  const epoch = stage.epoch(1);
  stage.begin(2, (table) => table.rename('Cleo'));
  // A quorum of the three before, and one of the two of now.
  await stage.pass(20_000);
  expect([stage.epoch(1), stage.count(1), stage.count(2)]).toEqual([epoch, 2, 2]);
  await stage.until('both say so', () => [1, 2].every((i) => stage.view(i)!.order.stuck));
  expect(await stage.do(1, (table) => table.company.goOn())).toBeUndefined();
  await yes(stage, 2);
  for (const i of [1, 2]) await stage.until(`${i} has gone on`, () => stage.link(i) !== before);
  await stage.until('the name stands', () => stage.view(1)!.seats.some(({ name }) => name === 'Cleo'));
  stage.device(0).gone = false;
  await stage.end();
});

/**
 * 1 has left its seat. 2, 3 and 4 have promised without having seen the sequencer's stamp that counts it out, and the sequencer is gone
 * with that.
 */
async function promisedTooSoon(): Promise<Stage> {
  const stage = await Stage.of(5);
  const { network } = stage.sim.world;
  network.slow(0, 300);
  stage.begin(1, (table) => table.leave());
  await stage.until('0 counts 1 out', () => stage.count(0) === 4);
  stage.split('00222');
  expect([2, 3, 4].map((i) => stage.count(i))).toEqual([5, 5, 5]);
  stage.begin(2, (table) => table.propose('say', { word: 'allora' }));
  const promised = (i: number): number => stage.page(i).inside.core!.tableParts!.replica.voter.bond.promised;
  await stage.until('they have promised, and 1 is out', () => {
    return [2, 3, 4].every((i) => promised(i) > stage.epoch(i)) && stage.count(1) === 4;
  });
  stage.device(0).gone = true;
  stage.page(0).crash();
  return stage;
}

test('[O28] [O11] who was counted out by a stamp that came after the promises is needed for the takeover, and helps with it', async () => {
  const stage = await promisedTooSoon();
  stage.heal();
  await stage.until('the sequencer’s role is taken over', () => [1, 2, 3, 4].every((i) => stage.epoch(i) > 0));
  await stage.until('nothing waits', () => stage.view(2)!.connection.waiting === 0);
  expect(stage.view(2)!.order.stuck).toBe(false);
  await stage.end();
});

test('[O28] … and where it is gone as well the table is stuck, says so, and those who are here go on', async () => {
  const stage = await promisedTooSoon();
  const before = stage.link(2);
  stage.device(1).gone = true;
  stage.page(1).crash();
  stage.heal();
  await stage.until('four count', () => [2, 3, 4].every((i) => stage.count(i) === 4));
  await stage.until('2, who waits, says so', () => stage.view(2)!.order.stuck);
  expect(await stage.do(2, (table) => table.company.goOn())).toBeUndefined();
  await yes(stage, 3, 4);
  for (const i of [2, 3, 4]) await stage.until(`${i} has gone on`, () => stage.link(i) !== before);
  await stage.until('it is said', () => stage.diary(4).includes('2 allora'));
  await stage.end();
});

/** Those who are here and can store votes are too few: it is said, and they go on. @param ways 'f' full disk, 'g' gone, by device */
async function goOnAround(ways: string): Promise<void> {
  const stage = await Stage.of(ways.length);
  const before = stage.link(0);
  const [here, can]: [number[], number[]] = [[], []];
  for (const [i, way] of ways.split('').entries()) {
    if (way === 'g') {
      stage.device(i).gone = true;
      stage.page(i).crash();
      continue;
    }
    here.push(i);
    if (way === 'f') stage.device(i).full = true;
    else can.push(i);
  }
  // As faces do, which look at each change.
  for (const table of stage.all()) table.subscribe(() => void table.view);
  await stage.rollUntil(() => can.every((i) => stage.view(i)!.order.stuck));
  const lacking = ways.split('').flatMap((way, i) => (way === '.' ? [] : [i]));
  for (const i of can) expect(new Set(stage.view(i)!.order.missing)).toEqual(new Set(lacking));
  expect(await stage.do(0, (table) => table.company.goOn())).toBeUndefined();
  await yes(stage, ...here.slice(1));
  for (const i of can) await stage.until(`${i} has gone on`, () => stage.link(i) !== before);
  for (const device of stage.sim.devices) device.full = false;
  await stage.say(0, 'avanti');
  await stage.until('it goes on', () => stage.diary(1).includes('0 avanti'));
  await stage.end();
}

test.each(['...fg', '..ff'])(
  '[O28] [I37] too few of those who are here can store a vote (%s): those who can say that the table is stuck, and they go on',
  goOnAround,
);

test('[I37] the other of two left their seat for good: the table says that it is stuck, with nobody named, and goes on', async () => {
  const stage = await Stage.of(2);
  const before = stage.link(1);
  stage.split('01');
  stage.begin(0, (table) => table.leave());
  await stage.until(
    '0 has left its seat',
    () => stage.view(0)!.me.seat === null && stage.view(0)!.connection.waiting === 0,
  );
  stage.device(0).gone = true;
  stage.page(0).crash();
  stage.heal();
  await stage.until('1 hears', () => stage.view(1)!.seats.length === 1);
  stage.begin(1, (table) => table.propose('say', { word: 'allora' }));
  await stage.until('1 says so', () => stage.view(1)!.order.stuck);
  expect(stage.view(1)!.order).toMatchObject({ missing: [], nameless: true });
  expect(await stage.do(1, (table) => table.company.goOn())).toBeUndefined();
  await stage.until('1 has gone on', () => stage.link(1) !== before);
  await stage.until('it is said', () => stage.diary(1).includes('1 allora'));
  await stage.end();
});
