/** The log of a view is joined when it is read, and says what was so when the view was made. */
import { expect, test } from 'vitest';
import { closeAll, everywhere } from '../../helpers/evening.ts';
import { evening, says } from '../../helpers/moving.ts';

test('[T18] a view that is read late has the log of its moment, and two views without a new line have the same one', async () => {
  const made = await evening(2);
  const { tables } = made;
  const before = tables[0]!.view;
  await tables[1]!.propose('say', { word: 'dopo' });
  await everywhere(tables, says('dopo'));
  await everywhere(tables, ({ log }) => log.filter(({ what }) => what === 'move/say').length === 2);
  const after = tables[0]!.view;
  expect(after.log.length).toBeGreaterThan(before.log.length);
  expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  expect(after.log).toBe(after.log);
  expect(before.log).not.toContain(after.log.at(-1));
  await closeAll(made);
});
