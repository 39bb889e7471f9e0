/** Somebody opens the next room and is gone before anybody hears of it; the others open it once more. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import type { Page } from '../../../src/sim/device.ts';
import { answered } from '../../helpers/answered.ts';
import { Stage } from '../stage.ts';

const first = (stage: Stage, i: number): string | undefined => stage.device(i).page?.inside.core?.origin;
const has = (stage: Stage, i: number): boolean => stage.device(i).page?.inside.core?.carried !== undefined;

async function newer(stage: Stage, by: number, ...others: readonly number[]): Promise<void> {
  await stage.until('newer rules are here', () => stage.view(by)?.newer !== undefined);
  expect(await stage.do(by, (table) => table.company.renew())).toBeUndefined();
  for (const i of others) {
    await stage.until(`${i} is asked`, () => stage.view(i)!.company?.asked === true);
    stage.begin(i, (table) => answered(table, true));
  }
}

/** 3 opens the next room, and its line breaks before anybody hears of it. */
async function twice(): Promise<Stage> {
  const stage = await Stage.alone(4);
  stage.sim.deploy();
  for (const i of [1, 2, 3]) {
    stage.sim.open(stage.device(i));
    await stage.until(`${i} may sit`, () => stage.view(i)?.phase === 'lobby' && !stage.view(i)!.me.watcher);
    await stage.do(i, (table) => table.claim(`Persona ${i}`, i));
  }
  await stage.until('all count', () => [0, 1, 2, 3].every((i) => stage.count(i) === 4), 90_000);
  stage.sim.reload(stage.page(0));
  await stage.until('all have newer rules', () => [0, 1, 2, 3].every((i) => stage.view(i)?.newer !== undefined));
  await newer(stage, 3, 0, 1, 2);
  await stage.until('all promise', () => [0, 1, 2].every((i) => stage.hasLeft(i) || has(stage, i)));
  stage.sim.world.network.halve(3, 'up', 120_000);
  await stage.until('3 has opened it', () => has(stage, 3));
  stage.sim.world.network.cut(3);
  expect([0, 1, 2].map((i) => has(stage, i))).toEqual([false, false, false]);
  return stage;
}

/** The line of 3 is whole again. */
function whole(stage: Stage): void {
  stage.sim.world.network.mend();
  stage.sim.world.network.rejoin(3);
}

async function onceMore(stage: Stage): Promise<void> {
  const opened = first(stage, 3);
  await stage.pass(20_000);
  await newer(stage, 1, 0, 2);
  await stage.until('the others go on', () => [0, 1, 2].every((i) => has(stage, i)));
  expect(first(stage, 0)).not.toBe(opened);
  expect(new Set([0, 1, 2].map((i) => first(stage, i))).size).toBe(1);
}

/** 0, 1 and 2 go on under another link. */
async function anotherLink(stage: Stage): Promise<void> {
  await stage.do(1, (table) => table.company.relink());
  for (const i of [0, 2]) {
    await stage.until(`${i} is asked`, () => stage.view(i)!.company?.asked === true);
    stage.begin(i, (table) => answered(table, true));
  }
  await stage.until('they go on', () => [0, 1, 2].every((i) => stage.notices(i).includes('company/moved')));
}

test('[G11] whoever has opened the next room unheard comes to the one that the others have opened since', async () => {
  const stage = await twice();
  stage.device(3).gone = true;
  stage.page(3).crash();
  await onceMore(stage);
  whole(stage);
  stage.device(3).gone = false;
  // Nobody has done anything there yet.
  await stage.do(0, (table) => table.rename('Anna'));
  stage.sim.open(stage.device(3));
  await stage.until('3 is told', () => stage.view(3) !== undefined && stage.notices(3).includes('company/elsewhere'));
  stage.sim.reload(stage.page(3));
  await stage.until('3 is with them', () => first(stage, 3) !== undefined && first(stage, 3) === first(stage, 0));
  await stage.end();
});

test('[G11] where its page was open all the while it says so once its line is whole, and a reload leads to the others', async () => {
  const stage = await twice();
  await onceMore(stage);
  await stage.do(0, (table) => table.rename('Anna'));
  expect(stage.notices(3)).not.toContain('company/elsewhere');
  whole(stage);
  await stage.until('3 is told', () => stage.notices(3).includes('company/elsewhere'));
  expect([0, 1, 2].flatMap((i) => stage.notices(i))).not.toContain('company/elsewhere');
  stage.sim.reload(stage.page(3));
  await stage.until('3 is with them', () => first(stage, 3) !== undefined && first(stage, 3) === first(stage, 0));
  await stage.end();
});

test('[G11] nobody else has opened it: back again, its opener goes there once more, and the others follow', async () => {
  const stage = await twice();
  const opened = first(stage, 3);
  stage.page(3).crash();
  whole(stage);
  stage.sim.open(stage.device(3));
  await stage.until('all are there', () => [0, 1, 2, 3].every((i) => first(stage, i) === opened));
  await stage.end();
});

test('[G11] where the others have gone on from there meanwhile, a reload leads through both', async () => {
  const stage = await twice();
  await onceMore(stage);
  await stage.do(0, (table) => table.rename('Anna'));
  whole(stage);
  await stage.until('3 is told', () => stage.notices(3).includes('company/elsewhere'));
  await anotherLink(stage);
  stage.sim.reload(stage.page(3));
  await stage.until('3 is with them', () => first(stage, 3) !== undefined && first(stage, 3) === first(stage, 0));
  await stage.end();
});

test('[G11] what is asked for at one opening is asked of nobody at the other, and holds up nothing there', async () => {
  const stage = await twice();
  await onceMore(stage);
  whole(stage);
  // Nobody but its opener has done anything there yet: 3 doesn't know that the others are elsewhere.
  await stage.until('3 hears', () => stage.view(3)!.connection.state === 'live');
  expect(await stage.do(3, (table) => table.company.relink())).toBeUndefined();
  await stage.pass(3_000);
  expect([0, 1, 2].map((i) => stage.view(i)!.company)).toEqual([undefined, undefined, undefined]);
  await anotherLink(stage);
  expect(stage.view(3)!.company?.by).toBe(3);
  stage.sim.reload(stage.page(3));
  await stage.until('3 is with them', () => first(stage, 3) !== undefined && first(stage, 3) === first(stage, 0));
  await stage.end();
});

test('[G11] what another tab of its device has voted where the others are keeps no page from seeing that they are there', async () => {
  const stage = await twice();
  await onceMore(stage);
  await stage.do(0, (table) => table.rename('Anna'));
  whole(stage);
  await stage.until('3 is told', () => stage.notices(3).includes('company/elsewhere'));
  stage.sim.openAnother(stage.device(3));
  const [left, other] = stage.device(3).pages as [Page, Page];
  await stage.until('another tab is with them', () => other.inside.core?.origin === first(stage, 0));
  other.enter(() => other.table!.devices.takeHere());
  await stage.until('it acts', () => other.inside.core!.primary);
  await stage.do(0, (table) => table.start({}));
  await stage.until('it has voted', () => {
    const { bond } = other.inside.core!.tableParts!.replica.voter;
    return bond.last.position > other.inside.core!.root!.position;
  });
  other.crash();
  await stage.until('the first tab acts again', () => left.inside.core!.primary);
  await stage.do(0, (table) => table.propose('say', { word: 'allora' }));
  await stage.pass(3_000);
  expect(stage.notices(3)).toContain('company/elsewhere');
  stage.sim.reload(left);
  await stage.until('3 is with them', () => first(stage, 3) !== undefined && first(stage, 3) === first(stage, 0));
  await stage.end();
});

test('[G11] a page without a line knows where the others are once its device does by another tab, before it acts for that', async () => {
  const stage = await twice();
  await onceMore(stage);
  await stage.do(0, (table) => table.rename('Anna'));
  const [theirs, own] = [0, 3].map((i) => {
    const page = stage.page(i);
    return stage.device(i).disk(hex(page.inside.core!.room)).store(page);
  });
  let isLoaded = false;
  const load = async (): Promise<void> => {
    await own!.append((await theirs!.load()).entries);
    await stage.page(3).inside.core!.load();
    isLoaded = true;
  };
  expect(stage.notices(3)).not.toContain('company/elsewhere');
  stage.page(3).enter(() => void load());
  await stage.until('it has read what its device has', () => isLoaded);
  expect(stage.notices(3)).toContain('company/elsewhere');
  whole(stage);
  stage.sim.reload(stage.page(3));
  await stage.until('3 is with them', () => first(stage, 3) !== undefined && first(stage, 3) === first(stage, 0));
  await stage.end();
});
