/** A page that is slow with a proof. The others agree without it, and it still does what it owes as soon as it has caught up. */
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import type { Answer, Game } from '../../../src/kernel/game.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';
import type { GroupWork } from '../../../src/kernel/secrets/group-work.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock, watched } from '../../helpers/clock.ts';
import { closeAll, passUntil, sitDown } from '../../helpers/evening.ts';
import { directWork } from '../../helpers/group-work.ts';
import { openHand, type OpenHandView } from '../../helpers/open-hand.ts';
import { openPage, until } from '../../helpers/tables.ts';
import { usualGroup } from '../../helpers/usual-group.ts';

const answersOf = (view: TableView): readonly Answer[] => (view.play?.view as OpenHandView | undefined)?.answers ?? [];
/** Every write takes a moment, as in a browser. */
function onSlowDisk(store: LogStore): LogStore {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]): Promise<unknown> => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return Reflect.apply(member, target, args) as unknown;
      };
    },
  });
}

test('[D1] whose acknowledgement comes last, since a pass took long to check, passes at once and not when the turn ends', async () => {
  let free = (): void => undefined;
  const gate = new Promise<void>((resolve) => (free = resolve));
  const inner = directWork(await usualGroup(), webRng);
  const slow: GroupWork = {
    run: async (job) => {
      if (job.kind === 'shuffle/verify') await gate;
      return inner.run(job);
    },
  };
  const clock = new ManualClock();
  const evening = await sitDown(openHand as unknown as Game<never, never>, 3, { options: { clock } });
  const { tables } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  await passUntil(clock, tables, (v) => v.play !== undefined && v.keepers?.keepers.length === 3);
  await tables[2]!.close();
  const device = { ...evening.devices[2]!, store: watched(onSlowDisk(evening.devices[2]!.store)) };
  tables[2] = await openPage(device, evening.link, { ...evening.options, groupWork: slow });
  await passUntil(clock, tables, (v) => v.play !== undefined && v.connection.state === 'live');
  const faces = Array.from({ length: 20 }, (_, i) => `${i}`);
  expect(await tables[0]!.propose('ask', { all: [{ what: 'fresh', faces }] })).toBeUndefined();
  // The two who were quick wait for the third, who hasn't checked a pass yet.
  await until(tables[0]!, (v) => v.waiting.some(({ seat, what }) => seat === 2 && what === 'deck/pass'));
  free();
  // From here on time stands still: no turn ends.
  await until(tables[0]!, (v) => answersOf(v).length === 1);
  const line = tables[0]!.view.log.findLast(({ what }) => what === 'deck/shuffle');
  expect(line?.args).toMatchObject({ by: [0, 1, 2] });
  await closeAll(evening);
});
