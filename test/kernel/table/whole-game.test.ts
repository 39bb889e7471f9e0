import { expect, test } from 'vitest';
import {
  agree,
  botAct,
  closeAll,
  codenamesEvening,
  everywhere,
  inPhase,
  reload,
  seen,
  wholeKey,
} from '../../helpers/evening.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { until } from '../../helpers/tables.ts';

const seed = freshSeed();
const rng = seeded(seed);

test(`[T1] four people and a watcher play Codenames to the end, and all five have one state (SEED=${seed})`, async () => {
  const evening = await codenamesEvening(1);
  const { tables } = evening;
  while (!inPhase('over')(tables[0]!.view)) expect(await botAct(tables, rng)).toBe(true);
  await everywhere(
    tables,
    (v) => inPhase('over')(v) && (v.play!.view as { result?: { verified?: boolean } }).result?.verified === true,
  );
  for (const table of tables) {
    expect(seen(table).result).toEqual(seen(tables[0]!).result);
    expect(table.view.log).toEqual(tables[0]!.view.log);
    expect(table.view.notices).toEqual([]);
    expect(table.lost).toEqual([]);
    expect(seen(table).grid.every((cell) => cell.key !== undefined)).toBe(true);
  }
  await agree(evening);
  expect(await tables[3]!.propose('nextGame', {})).toBeUndefined();
  await everywhere(tables, inPhase('lobby'));
  await closeAll(evening);
});

test(`[T2] reloads, a relay that goes away and one that forgets cost nothing (SEED=${seed})`, async () => {
  const evening = await codenamesEvening(1);
  const { tables, hub } = evening;
  const key = seen(tables[0]!).grid.map((cell) => cell.key);
  for (let i = 0; !inPhase('over')(tables[0]!.view) && i < 60; i++) {
    if (i % 5 === 0) {
      const who = rng.below(5);
      await reload(evening, who);
      await until(tables[who]!, (v) => v.connection.state === 'live' && v.play !== undefined && !v.me.watcher);
      expect(tables[who]!.view.me.seat).toBe(who < 4 ? who : null);
      if (who < 2) await wholeKey(tables[who]!);
    } else if (i % 7 === 3) {
      hub.stop();
      await everywhere(tables, (v) => v.connection.state === 'offline');
      hub.restart(rng.oneIn(2));
      await everywhere(tables, (v) => v.connection.state === 'live');
    }
    await everywhere(
      tables,
      inPhase(...(inPhase('over')(tables[0]!.view) ? ['over' as const] : ['clue' as const, 'guess' as const])),
    );
    await botAct(tables, rng);
    const view = seen(tables[1]!);
    if (view.me.role === 'spymaster' && view.phase !== 'over') expect(view.grid.map((cell) => cell.key)).toEqual(key);
  }
  await everywhere(tables, (v) => v.connection.waiting === 0);
  for (const table of tables) expect(table.lost).toEqual([]);
  await closeAll(evening);
});
