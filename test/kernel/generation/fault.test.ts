import { expect, test } from 'vitest';
import { answered } from '../../helpers/answered.ts';
import { everywhere } from '../../helpers/evening.ts';
import { faulty } from '../../helpers/faulty.ts';
import { evening, says } from '../../helpers/moving.ts';
import { fewOf } from '../../helpers/sweep.ts';
import { openPage } from '../../helpers/tables.ts';

/** What each asks its store for: 0 opens the next generation, 1 follows. Two of them, which the commit chooses; each in a long run. */
const ASKED: readonly (readonly [who: 0 | 1, what: string])[] = [
  [1, 'get moved/stay/'],
  [1, 'load later'],
  [1, 'all kept/'],
  [0, 'get vote/0 later'],
  [0, 'load later'],
];

test.concurrent.each(fewOf(ASKED, 2))(
  '[G11] [D5] what the page of %i asks of its store on the way fails once (%s): it goes where the others go',
  async (who, what) => {
    const { tables, devices, options, link } = await evening(3);
    await tables[who]!.close();
    const broken = faulty(devices[who]!, what);
    tables[who] = await openPage(broken.device, link, options);
    await everywhere(tables, (v) => v.phase === 'playing' && v.seats.every(({ presence }) => presence === 'here'));
    await everywhere(tables, (v) => !v.me.watcher && v.connection.state === 'live');
    broken.begin();
    const rest = tables.slice(0, 2);
    for (const table of rest)
      table.subscribe(() => {
        if (table.view.company?.asked) void answered(table, true);
      });
    expect(await tables[0]!.company.kick(2)).toBeUndefined();
    await everywhere(rest, (v) => v.seats.length === 2 && v.phase === 'playing' && !v.me.watcher);
    expect(broken.failed).toMatch(what);
    await tables[who].propose('say', { word: 'eccomi' });
    await everywhere(rest, says('eccomi'));
    await Promise.all(tables.map((table) => table.close()));
  },
);
