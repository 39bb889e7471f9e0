/** A table that went on: looked back at over all its generations, saved as one file, opened again. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { type LogPart, writeLogFile } from '../../../src/kernel/history/log-file.ts';
import { openReplay, type Replay } from '../../../src/kernel/history/replay.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { answered } from '../../helpers/answered.ts';
import { closeAll, everywhere, reload } from '../../helpers/evening.ts';
import { diary, evening as begin, linkOf } from '../../helpers/moving.ts';
import { parlour } from '../../helpers/parlour.ts';
import { until } from '../../helpers/tables.ts';
import { readerPorts } from '../../helpers/reader.ts';
import { usualGroup } from '../../helpers/usual-group.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { parseLogFile } from '../../helpers/at-once.ts';

const opened = async (bytes: Uint8Array): Promise<Replay | string> => {
  const sodium = await loadSodium();
  const game = (): Promise<Game<unknown>> => Promise.resolve(parlour as unknown as Game<unknown>);
  const eyes = (): Promise<undefined> => Promise.resolve(undefined);
  const ports = { ...readerPorts(sodium, await usualGroup()), game, eyes };
  const replay = await openReplay(ports, bytes);
  return replay.ok ? replay.value : replay.code;
};
const partsOf = (bytes: Uint8Array): readonly LogPart[] => {
  const parsed = parseLogFile(bytes);
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.value;
};
const words = (view: TableView): string =>
  diary(view)
    .map((line) => line.split(' ').at(-1))
    .join(' ');

test('[R10] a table that sent somebody away is looked back at, saved and opened with all that was before', async () => {
  const evening = await begin(4);
  const { tables, link } = evening;
  expect(await tables[0]!.company.kick(3)).toBeUndefined();
  for (const table of tables.slice(1, 3)) {
    await until(table, (v) => v.company?.asked === true);
    expect(await answered(table, true)).toBeUndefined();
  }
  const rest = tables.slice(0, 3);
  await everywhere(rest, (v) => v.seats.length === 3 && v.phase === 'playing');
  expect(await rest[2]!.propose('say', { word: 'avanti' })).toBeUndefined();
  await everywhere(rest, (v) => words(v).endsWith('avanti') && v.connection.waiting === 0);

  const [table] = rest;
  const { history } = table!;
  const last = history.at(0).past!.last;
  const all = [...new Set(Array.from({ length: last + 1 }, (_, at) => words(history.at(at))))];
  expect(all).toEqual(['', 'buonasera', 'buonasera 3', 'buonasera 3 avanti']);
  expect(history.at(1).seats.length).toBeLessThan(2);
  expect(history.log.map(({ position }) => position)).toEqual(
    history.log.map(({ position }) => position).toSorted((a, b) => a - b),
  );
  expect(history.log.some(({ what }) => what === 'start')).toBe(true);

  const file = await table!.history.export();
  expect(partsOf(file).length).toBe(2);
  for (const secret of [link.secret, linkOf(table!).secret]) expect(hex(file)).not.toContain(hex(secret));
  const replay = await opened(file);
  if (typeof replay === 'string') throw new Error(replay);
  for (let at = 0; at <= last; at++) {
    expect(
      replay.at(at).seats.map(({ name }) => name),
      `${at}`,
    ).toEqual(history.at(at).seats.map(({ name }) => name));
    expect(words(replay.at(at))).toBe(words(history.at(at)));
  }
  expect(replay.log).toEqual(history.log);
  expect(await replay.export()).toEqual(file);

  // A reload finds all of it again.
  await reload(evening, 0);
  const again = evening.tables[0]!;
  await until(again, (v) => words(v).endsWith('avanti'));
  // The generation before is read from its own store, after the one that is on.
  await waitUntil(() => again.history.log.length >= history.log.length);
  expect(again.history.log).toEqual(history.log);
  expect(words(again.history.at(last - 2))).toBe(words(history.at(last - 2)));
  await closeAll(evening);

  // Generations that don't follow one another, or one left out in the middle of its end, aren't believed.
  const [first, second] = partsOf(file) as [LogPart, LogPart];
  expect(await opened(writeLogFile([second, first]))).toBe('log/doctored');
  expect(await opened(writeLogFile([first, first]))).toBe('log/doctored');
  expect(await opened(writeLogFile([{ ...first, generation: 1 }, second]))).toBe('log/doctored');
  expect(await opened(writeLogFile([first]))).toBeInstanceOf(Object);
  expect(await opened(writeLogFile([second]))).toBeInstanceOf(Object);
});
