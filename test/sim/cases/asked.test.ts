/** What somebody wants of all, and pages that are loaded anew meanwhile. */
import { expect, test } from 'vitest';
import { Stage } from '../stage.ts';
import { answered } from '../../helpers/answered.ts';

const asked = (stage: Stage, i: number): boolean => stage.view(i)?.company?.asked === true;

async function reloaded(stage: Stage, i: number): Promise<void> {
  stage.sim.reload(stage.page(i));
  await stage.until('its page is back', () => stage.view(i)?.connection.state === 'live');
  // Signs nothing before what it drew is proven.
  await stage.pass(2_000);
}

test('[G17] whoever is asked is asked again after a reload, and its word counts', async () => {
  const stage = await Stage.of(4);
  const before = stage.page(0).table!.company.link;
  stage.begin(0, (table) => table.company.kick(3));
  for (const i of [1, 2]) await stage.until(`${i} is asked`, () => asked(stage, i));
  await reloaded(stage, 1);
  await stage.until('1 is asked again', () => asked(stage, 1));
  for (const i of [1, 2]) expect(await stage.do(i, (table) => answered(table, true))).toBeUndefined();
  for (const i of [0, 1, 2])
    await stage.until(`${i} has gone on`, () => stage.device(i).page?.table?.company.link !== before);
  await stage.end();
});

test('[G17] a question is over for all once the page that asked is gone', async () => {
  const stage = await Stage.of(4);
  stage.begin(0, (table) => table.company.kick(3));
  for (const i of [1, 2]) await stage.until(`${i} is asked`, () => asked(stage, i));
  await reloaded(stage, 0);
  for (const i of [0, 1, 2]) await stage.until(`${i} sees no question`, () => stage.view(i)!.company === undefined);
  expect(await stage.do(1, (table) => answered(table, true))).toMatchObject({ code: 'company/nothing-asked' });
  expect(await stage.do(0, (table) => table.company.kick(3))).toBeUndefined();
  await stage.until('1 is asked anew', () => asked(stage, 1));
  await stage.end();
});
