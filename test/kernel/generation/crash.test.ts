import { expect, test } from 'vitest';
import { answered } from '../../helpers/answered.ts';
import { spin } from '../../helpers/clock.ts';
import { everywhere } from '../../helpers/evening.ts';
import { mortal } from '../../helpers/mortal.ts';
import { diary, evening, linkOf, noticed, says } from '../../helpers/moving.ts';
import { fewOf } from '../../helpers/sweep.ts';
import { openPage, until } from '../../helpers/tables.ts';

/** Writings of the opener's store from its proposal to the pointer, and a few beyond. */
const STEPS = 16;

/** Some of them, which the commit chooses; each in a long run. */
const STOPS = fewOf(
  Array.from({ length: STEPS }, (_, at) => at),
  6,
);

test.each(STOPS)(
  '[G11] the opener’s page stops dead at its writing %i: back again it goes on from there, and all are at one table',
  async (at) => {
    const { tables, devices, options, link } = await evening(4);
    await tables[2]!.close();
    const doomed = mortal(devices[2]!, options.hub, at);
    const first = await openPage(doomed.device, link, { ...options, hub: doomed.hub });
    await until(first, (v) => v.phase === 'playing' && !v.me.watcher && v.connection.state === 'live');
    const others = [tables[0]!, tables[1]!];
    const agree = others.map((table) =>
      table.subscribe(() => {
        if (table.view.company?.asked) void answered(table, true);
      }),
    );
    doomed.begin();
    void first.company.kick(3);
    await spin(() => doomed.dead || noticed('company/moved')(first.view));
    const back = await openPage(devices[2]!, link, options);
    await until(back, (v) => v.phase === 'playing' && !v.me.watcher && v.connection.state === 'live');
    // What had not been said to anybody wasn't said.
    if (!noticed('company/moved')(back.view) && back.view.company === undefined && back.view.seats.length === 4) {
      await back.company.kick(3);
    }
    const rest = [...others, back];
    await everywhere(rest, (v) => v.seats.length === 3 && v.phase === 'playing' && !v.me.watcher);
    expect(new Set(rest.map((table) => table.company.link)).size).toBe(1);
    expect(linkOf(back).secret).not.toEqual(link.secret);
    await back.propose('say', { word: 'di nuovo qui' });
    await everywhere(rest, says('di nuovo qui'));
    expect(diary(others[0]!.view).filter((line) => line === 'left 3')).toHaveLength(1);
    for (const stop of agree) stop();
    await Promise.all([...rest, tables[3]!].map((table) => table.close()));
  },
);
