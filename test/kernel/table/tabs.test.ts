/** Two tabs of one device that take turns: what one of them has begun or stored needn't be known to the other. */
import { expect, test } from 'vitest';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { spin } from '../../helpers/clock.ts';
import { closeAll, everywhere } from '../../helpers/evening.ts';
import { evening } from '../../helpers/moving.ts';
import { mortal } from '../../helpers/mortal.ts';
import type { Parlour } from '../../helpers/parlour.ts';
import { openPage, until } from '../../helpers/tables.ts';

const stateOf = (v: TableView): Parlour => v.play!.view as Parlour;
const rolls = (v: TableView): number => stateOf(v).diary.filter((line) => line.startsWith('roll')).length;

/** One tab's place in the line for the lock, moved by hand. */
class Place {
  stepBack: () => Promise<void> = () => Promise.resolve();
  grant: () => void = () => undefined;
  readonly primary = (stepBack: () => Promise<void>): Promise<void> =>
    new Promise((mayAct) => {
      this.stepBack = stepBack;
      this.grant = mayAct;
    });
}

test('[T7] [O8] a tab that has its turn again acknowledges what the other one has acknowledged and told nobody', async () => {
  const company = await evening(2);
  const { devices, link, options, tables } = company;
  await tables[1]!.close();
  const [first, second] = [new Place(), new Place()];
  const table = (tables[1] = await openPage(devices[1]!, link, { ...options, primary: first.primary }));
  first.grant();
  await until(table, (v) => !v.me.watcher && v.connection.state === 'live');
  await table.propose('hide', { what: 'mine' });
  await table.propose('roll', { n: 1, sides: 6 });
  await everywhere(tables, (v) => rolls(v) === 1);
  const doomed = mortal(devices[1]!, options.hub, 'vote/');
  const other = await openPage(doomed.device, link, { ...options, hub: doomed.hub, primary: second.primary });
  await until(other, (v) => v.play !== undefined && rolls(v) === 1 && v.connection.state === 'live');
  await first.stepBack();
  second.grant();
  await until(other, (v) => !v.me.watcher);
  doomed.begin();
  const [thing] = stateOf(tables[0]!.view).things;
  void tables[0]!.propose('open', { things: [thing] });
  await spin(() => doomed.dead);
  first.grant();
  // Sooner than the sequencer takes it for gone.
  const view = await until(tables[0]!, (v) => stateOf(v).diary.some((line) => line.includes('mine')), 8_000);
  expect(stateOf(view).diary.at(-1)).toMatch(/mine/u);
  await closeAll(company);
});
