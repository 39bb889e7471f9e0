/** Votes that a device's disk can't take, or has lost; and what it keeps of what the relay has. */
import { expect, test } from 'vitest';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { Stage } from '../stage.ts';
import { answered } from '../../helpers/answered.ts';

/** Devices that a change of the voters at the tip is about. */
const line = (stage: Stage, i: number): string[] =>
  stage.page(i).inside.order!.tip!.voters.pending.map(({ device }) => device);

test('[O18] whoever is here and can store no vote is counted out, and counts again once it can, also where nothing waits', async () => {
  const stage = await Stage.of(5);
  stage.device(3).full = true;
  await stage.rollUntil(() => stage.count(0) === 4);
  // It says all the time that it is here, and doesn't come in and go out by turns.
  const before = stage.page(0).inside.order!.tip!.position;
  await stage.pass(30_000);
  expect(stage.count(0)).toBe(4);
  expect(stage.page(0).inside.order!.tip!.position - before).toBeLessThan(3);
  stage.device(3).full = false;
  await stage.until('it counts again', () => stage.count(0) === 5);
  await stage.end();
});

test('[J11] a page says that it can’t save for as long as its disk is full, and again when that is full once more', async () => {
  const stage = await Stage.of(3);
  const says = (): boolean => stage.notices(2).includes('store/failing');
  for (const word of ['una', 'due']) {
    stage.device(2).full = true;
    await stage.say(0, word);
    await stage.until('it says so', says);
    await stage.pass(12_000);
    expect(says()).toBe(true);
    stage.device(2).full = false;
    await stage.until('it says so no more', () => !says(), 6_000);
  }
  expect(stage.notices(2)).toEqual([]);
  await stage.end();
});

test('[O18] whoever is asked out as it stored no vote and can again withdraws that, where the others are too few without it', async () => {
  const stage = await Stage.of(5);
  const isAsked = (i: number): boolean => line(stage, 0).includes(stage.device(i).id);
  stage.device(3).full = true;
  await stage.rollUntil(() => isAsked(3));
  // Of five four must agree.
  stage.device(4).gone = true;
  stage.page(4).crash();
  stage.device(3).full = false;
  await stage.until('3 has withdrawn that', () => !isAsked(3));
  await stage.until(
    '4 is counted out',
    () => !stage.page(0).inside.order!.tip!.voters.devices.includes(stage.device(4).id),
  );
  expect(stage.count(0)).toBe(4);
  await stage.end();
});

test('[J22] what is written while a slow disk takes the mark, and reaches nobody, reaches them once the page is back', async () => {
  const stage = await Stage.of(3);
  const { network } = stage.sim.world;
  const [disk] = stage.device(1).disks;
  const mark = (): Uint8Array | undefined => disk!.values.get('feeds/read');
  await stage.pass(12_000);
  await stage.say(0, 'una');
  const before = mark();
  // The mark comes five seconds after; something of before it isn't stored yet by then.
  await stage.pass(4_600);
  stage.device(1).slow = 1_500;
  stage.begin(0, (table) => table.propose('say', { word: 'due' }));
  await stage.pass(600);
  network.cut(1);
  stage.begin(1, (table) => table.propose('say', { word: 'tre' }));
  await stage.until('the mark is written', () => mark() !== before);
  stage.page(1).crash();
  stage.device(1).slow = 2;
  network.rejoin(1);
  stage.sim.open(stage.device(1));
  await stage.until('all hear', () => [0, 2].every((i) => stage.diary(i).includes('1 tre')), 30_000);
  await stage.end();
});

const isFirst = (bytes: Uint8Array): boolean => parseEntry(bytes)?.kind === KIND.table;

test('[O17] everything acknowledged is lost on each disk that is here and at the relay: the page says so, and whoever has it mends it', async () => {
  const stage = await Stage.of(3);
  for (const i of [0, 1, 2]) stage.page(i).crash();
  stage.sim.world.network.stop();
  stage.sim.world.network.start(true);
  for (const i of [0, 1]) stage.device(i).disks[0]!.rot(Infinity, isFirst);
  stage.sim.open(stage.device(0));
  await stage.until('its page says so', () => stage.view(0) !== undefined && stage.notices(0).includes('store/lost'));
  stage.sim.open(stage.device(2));
  await stage.until('it is here again', () => !stage.notices(0).includes('store/lost') && stage.diary(0).length === 0);
  stage.sim.open(stage.device(1));
  await stage.until(
    'all are here',
    () => stage.view(1)?.play !== undefined && stage.view(1)!.connection.state === 'live',
  );
  await stage.say(0, 'avanti');
  await stage.until('all hear', () => [1, 2].every((i) => stage.diary(i).includes('0 avanti')));
  await stage.end();
});

test('[G4] [O17] a page that lacks what its device has acknowledged promises to leave for nothing that it wants', async () => {
  const stage = await Stage.of(3);
  for (const i of [0, 1, 2]) stage.page(i).crash();
  stage.sim.world.network.stop();
  stage.sim.world.network.start(true);
  stage.device(0).disks[0]!.rot(Infinity, isFirst);
  stage.sim.open(stage.device(0));
  // It takes itself for the only one who votes here.
  await stage.until('its page is open', () => stage.view(0) !== undefined);
  expect(await stage.do(0, (table) => table.company.relink())).toBeUndefined();
  await stage.pass(10_000);
  for (const i of [1, 2]) stage.sim.open(stage.device(i));
  await stage.until('all are here', () => [0, 1, 2].every((i) => stage.view(i)?.play !== undefined));
  expect(stage.page(0).inside.core!.tableParts!.replica.voter.bond.left).toBe(false);
  await stage.until('the others are asked', () => [1, 2].every((i) => stage.view(i)!.company?.asked === true));
  const before = stage.link(0);
  for (const i of [1, 2]) expect(await stage.do(i, (table) => answered(table, true))).toBeUndefined();
  await stage.until('all have the new link', () => [0, 1, 2].every((i) => stage.link(i) !== before));
  await stage.end();
});

test('[O17] what is missing for a moment alone isn’t spoken of', async () => {
  const stage = await Stage.of(3);
  const told: string[] = [];
  stage.page(0).crash();
  stage.device(0).disks[0]!.rot(Infinity, isFirst);
  stage.sim.open(stage.device(0));
  await stage.until('it is back', () => {
    told.push(...(stage.view(0) ? stage.notices(0) : []));
    return stage.view(0)?.play !== undefined;
  });
  await stage.pass(10_000);
  expect([...told, ...stage.notices(0)]).not.toContain('store/lost');
  await stage.end();
});
