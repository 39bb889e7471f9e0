/** Looking back at an open table, saving it, and opening what was saved: the same table at each place, with one's own eyes. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { deviceKeysFrom } from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import type { CodenamesView } from '../../../src/games/codenames/view.ts';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { type LogPart, writeLogFile } from '../../../src/kernel/history/log-file.ts';
import { LookBack } from '../../../src/kernel/history/look-back.ts';
import { openReplay, type OwnEyes, type Replay } from '../../../src/kernel/history/replay.ts';
import { parseEntry } from '../../../src/kernel/journal/entry.ts';
import { tableKeys } from '../../../src/kernel/identity/key-tree.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import type { History, TableView } from '../../../src/kernel/view/table-view.ts';
import {
  botAct,
  closeAll,
  codenamesEvening,
  type Evening,
  everywhere,
  inPhase,
  reload,
  seen,
  sitDown,
} from '../../helpers/evening.ts';
import { parlour } from '../../helpers/parlour.ts';
import { flipped } from '../../helpers/pen.ts';
import { pair, phoneAt } from '../../helpers/phones.ts';
import { counted } from '../../helpers/moving.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { until } from '../../helpers/tables.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { readerPorts } from '../../helpers/reader.ts';
import { parseLogFile } from '../../helpers/at-once.ts';

const seed = freshSeed();
const rng = seeded(seed);
let sodium: Sodium;
let evening: Evening;
/** What each page showed live, by place: the newest view that stood there. */
const live: Map<number, TableView>[] = [];
let file: Uint8Array;

const openWith = async (bytes: Uint8Array, eyes?: OwnEyes, origin?: string): Promise<Replay | string> => {
  const game = (id: string): Promise<Game<unknown> | undefined> =>
    Promise.resolve([codenames, parlour].find((one) => one.id === id) as unknown as Game<unknown> | undefined);
  const ports = {
    ...readerPorts(sodium),
    game,
    eyes: () => Promise.resolve(eyes),
  };
  const opened = await openReplay(ports, bytes, origin);
  return opened.ok ? opened.value : opened.code;
};
const replayOf = async (bytes: Uint8Array, eyes?: OwnEyes): Promise<Replay> => {
  const opened = await openWith(bytes, eyes);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
};
const eyesOf = async (i: number): Promise<OwnEyes> => {
  const { store, stored } = evening.devices[i]!;
  return { store, keys: await deviceKeysFrom(stored) };
};
const shownAt = (history: History, position?: number): CodenamesView =>
  history.at(position).play?.view as CodenamesView;
const lastOf = (history: History): number => history.at(1).past!.last;
/** Fulfilled when this place shows it; opening letters takes a moment. */
const shows = async (history: History, position: number, what: (v: CodenamesView) => boolean): Promise<void> => {
  await expect.poll(() => what(shownAt(history, position)), { interval: 5 }).toBe(true);
};
const gridOf = (view: TableView): CodenamesView['grid'] => (view.play!.view as CodenamesView).grid;
const keyIn = (view: CodenamesView): string[] => view.grid.map((cell) => cell.key ?? '');
const parts = (): LogPart => {
  const parsed = parseLogFile(file);
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.value[0]!;
};
const altered = (change: (entries: Uint8Array[]) => Uint8Array[], more: Partial<LogPart> = {}): Uint8Array =>
  writeLogFile([{ ...parts(), entries: change([...parts().entries]), ...more }]);

beforeAll(async () => {
  sodium = await loadSodium();
  evening = await codenamesEvening(1, { group: sodiumGroup });
  const { tables } = evening;
  for (const table of tables) {
    const mine = new Map<number, TableView>();
    live.push(mine);
    table.subscribe(() => {
      const at = table.view.log.at(-1)?.position;
      if (at !== undefined && table.view.pending.length === 0) mine.set(at, table.view);
    });
  }
  // The game isn't over yet: then everybody would see the key.
  const spared = keyIn(seen(tables[0]!)).indexOf('assassin');
  for (let i = 0; i < 6; i++) {
    await everywhere(tables, inPhase('clue', 'guess'));
    await botAct(tables, rng, ({ cell }) => cell !== spared);
  }
  await everywhere(tables, (v) => v.log.length === tables[0]!.view.log.length && inPhase('clue', 'guess')(v));
  // What is still to be placed of the table itself would come after the file.
  await counted(evening, 4);
  await everywhere(tables, (v) => v.keepers?.keepers.length === 4 && !v.keepers.making);
  file = await tables[4]!.history.export();
});
afterAll(() => closeAll(evening));

describe(`a table of Codenames (SEED=${seed})`, () => {
  test('[R1] what was saved opens as the same table, at each place', async () => {
    const replay = await replayOf(file);
    const { history } = evening.tables[4]!;
    expect(replay.positions).toEqual(history.positions);
    expect(replay.at().log).toEqual(evening.tables[4]!.view.log);
    for (let at = 0; at <= lastOf(history); at++) {
      expect(replay.at(at).play, `${at}`).toEqual(history.at(at).play);
      expect(replay.at(at).seats.map((s) => s.name)).toEqual(history.at(at).seats.map((s) => s.name));
    }
  });

  test('[R1] each device saves the same log, and a replay saves it again', async () => {
    const names = (bytes: Uint8Array): string[] => {
      const parsed = parseLogFile(bytes);
      return parsed.ok ? parsed.value[0]!.entries.map((entry) => parseEntry(entry)!.hash) : [parsed.code];
    };
    const all = await Promise.all(evening.tables.map(async (table) => names(await table.history.export())));
    for (const one of all) expect(one.toSorted()).toEqual(all[0]!.toSorted());
    expect(await (await replayOf(file)).export()).toEqual(file);
  });

  test('[R2] in the file is nothing of the link, and no private thing of any device', async () => {
    const text = hex(file);
    const { secret } = evening.link;
    const keys = tableKeys(sodium, evening.link);
    const ofTheLink = [secret, keys.viewSecret, keys.viewSeed, keys.joinSeed!, keys.viewPub, keys.joinPub];
    for (const one of ofTheLink) expect(text.includes(hex(one))).toBe(false);
    let found = 0;
    for (const device of evening.devices) {
      for (const [key, value] of await device.store.all('')) {
        if (!key.startsWith('secret/')) continue;
        found += 1;
        for (const half of [value.subarray(0, 32), value.subarray(32)]) expect(text.includes(hex(half))).toBe(false);
      }
    }
    expect(found).toBe(2);
    expect(text).toContain(hex(utf8('Persona 2')));
  });

  test('[R4] a file with a right hash whose signatures, chains or order do not hold is doctored', async () => {
    const { entries, tip } = parts();
    for (const [i, entry] of entries.entries()) {
      if (i > 2 && i < entries.length - 3 && !rng.oneIn(8)) continue;
      // Left out, signed by nobody, told twice.
      expect(await openWith(altered((all) => all.toSpliced(i, 1)))).toBe('log/doctored');
      expect(await openWith(altered((all) => all.with(i, flipped(entry, entry.length - 9))))).toBe('log/doctored');
      expect(await openWith(altered((all) => [...all, entry]))).toBe('log/doctored');
    }
    const room = flipped(parts().room, 3);
    expect(await openWith(altered((all) => all, { room }))).toBe('log/doctored');
    expect(await openWith(altered((all) => all, { tip: 'ab'.repeat(32) }))).toBe('log/doctored');
    expect(await openWith(altered((all) => all.toReversed()))).toBe('log/doctored');
    expect(await openWith(altered((all) => all))).toBeInstanceOf(Object);
    expect(tip).toMatch(/^[0-9a-f]{64}$/);
  });

  test('[R4] no altered byte of an entry is believed, whatever the hash at the end', async () => {
    for (let n = 0; n < 25; n++) {
      const i = rng.below(parts().entries.length);
      const at = rng.below(parts().entries[i]!.length);
      expect(await openWith(altered((all) => all.with(i, flipped(all[i]!, at, 1 << rng.below(8))))), `${i} ${at}`).toBe(
        'log/doctored',
      );
    }
  });

  test('[R5] the file of another table is told apart, and so is one whose game this page has not', async () => {
    const { origin } = evening.tables[0]!.history;
    expect(await openWith(file, undefined, origin)).toBeInstanceOf(Object);
    const other = await sitDown(parlour as unknown as Game<never, never>, 2, { options: { group: sodiumGroup } });
    const theirs = await other.tables[0]!.history.export();
    expect(await openWith(theirs, undefined, origin)).toBe('log/other-table');
    const none = {
      ...readerPorts(sodium),
      eyes: () => Promise.resolve(undefined),
    };
    expect(await openReplay({ ...none, game: () => Promise.resolve(undefined) }, file)).toMatchObject({
      code: 'game/unknown',
    });
    const newer = { ...codenames, version: codenames.version + 1 } as unknown as Game<unknown>;
    expect(await openReplay({ ...none, game: () => Promise.resolve(newer) }, file)).toMatchObject({
      code: 'version/other',
    });
    await closeAll(other);
  });

  test('[R6] each place that the log tells of shows what the pages showed then', () => {
    for (const [i, table] of evening.tables.entries()) {
      const { history } = table;
      expect(live[i]!.size).toBeGreaterThan(3);
      for (const [position, view] of live[i]!) {
        if (!history.positions.some((moment) => moment.position === position)) continue;
        const past = history.at(position);
        expect(gridOf(past).map((cell) => cell.cover)).toEqual(gridOf(view).map((cell) => cell.cover));
        expect(past.log.length).toBe(view.log.length);
        expect(past.past).toEqual({ position, last: lastOf(history) });
      }
    }
  });

  test('[R6] the last place is now, a place before the first is the beginning, and now goes on', async () => {
    const [table] = evening.tables;
    const { history } = table!;
    // After the last guess the key is still to be opened.
    const same = (): boolean => isDeepStrictEqual(shownAt(history, lastOf(history)), seen(table!));
    await expect.poll(same, { interval: 5 }).toBe(true);
    expect(history.at(-5)).toMatchObject({ phase: 'lobby', seats: [], log: [], past: { position: 0 } });
    expect(history.at()).toBe(table!.view);
    expect(history.at().past).toBeUndefined();
    expect(history.at(3)).toBe(history.at(3));
  });

  test('[R7] a stranger and a spectator see in a replay what everybody saw, at every place', async () => {
    for (const replay of [await replayOf(file), await replayOf(file, await eyesOf(4))]) {
      for (let at = 0; at <= lastOf(replay); at++) {
        const view = replay.at(at);
        expect(view.me.seat).toBeNull();
        expect(view.devices.role).toBeNull();
        const grid = (view.play?.view as CodenamesView | undefined)?.grid ?? [];
        expect(grid.filter((cell) => cell.key !== undefined && cell.cover === undefined)).toEqual([]);
      }
    }
  });

  test('[R7] a spymaster sees the key from when it was made, in a replay, at the table, and after a reload', async () => {
    const [table] = evening.tables;
    const own = keyIn(seen(table!));
    expect(own.filter(Boolean)).toHaveLength(20);
    // Two roots that agree make it.
    const roots = table!.view.log.filter(
      ({ what, args }) => what === 'contribution' && (args as { type: number }).type === 8,
    );
    const made = roots[1]!.position;
    const again = await reload(evening, 0);
    await until(again, inPhase('clue', 'guess', 'over'));
    for (const history of [await replayOf(file, await eyesOf(0)), again.history]) {
      const last = lastOf(history);
      await shows(history, last, (v) => JSON.stringify(keyIn(v)) === JSON.stringify(own));
      await shows(history, made, (v) => JSON.stringify(keyIn(v)) === JSON.stringify(own));
      for (let at = 0; at < made; at++) expect(shownAt(history, at)?.grid.filter((cell) => cell.key) ?? []).toEqual([]);
      expect(history.at(last).me.seat).toBe(0);
      // So that a face knows that there is something to cover.
      expect(history.at(last).devices.role).toBe('hand');
    }
  });

  test('[R7] an operative sees no more in a replay than at the table', async () => {
    const replay = await replayOf(file, await eyesOf(2));
    for (const { position } of replay.positions) {
      const view = replay.at(position);
      await new Promise((next) => setImmediate(next));
      const grid = (view.play?.view as CodenamesView | undefined)?.grid ?? [];
      expect(grid.filter((cell) => cell.key !== undefined && cell.cover === undefined)).toEqual([]);
    }
    expect(replay.at().me.seat).toBe(2);
  });

  test('[R8] nothing can be done in the past', async () => {
    const { history, view } = evening.tables[1]!;
    const past = new LookBack(history, history.positions[2]!.position);
    expect(past.view.past?.position).toBe(history.positions[2]!.position);
    expect(past.choices()).toEqual([]);
    expect(past.check()).toEqual({ code: 'table/past', rule: 'R8' });
    expect(await past.propose()).toEqual({ code: 'table/past', rule: 'R8' });
    expect(evening.tables[1]!.view).toBe(view);
  });
});

test('[R7] a laptop that gave its hand to the phone shows nothing of it in the past either', async () => {
  const game = await codenamesEvening(0, { group: sodiumGroup });
  const laptop = game.tables[0]!;
  const last = lastOf(laptop.history);
  await shows(laptop.history, last, (v) => keyIn(v).filter(Boolean).length === 20);
  const phone = await phoneAt(game);
  await pair(laptop, phone.table, 'only-there');
  await until(laptop, (v) => v.devices.erased && v.devices.role === 'table');
  const { store, stored } = game.devices[0]!;
  const eyes = { store, keys: await deviceKeysFrom(stored) };
  const saved = await laptop.history.export();
  for (const history of [laptop.history, await replayOf(saved, eyes)]) {
    for (let at = 0; at <= lastOf(history); at++) {
      await new Promise((next) => setImmediate(next));
      expect((shownAt(history, at)?.grid ?? []).filter((cell) => cell.key)).toEqual([]);
      expect(history.at(at).devices.role).toBeNull();
    }
  }
  await until(phone.table, (v) => (v.play!.view as CodenamesView).grid.every((cell) => cell.key));
  await shows(phone.table.history, lastOf(phone.table.history), (v) => keyIn(v).filter(Boolean).length === 20);
  await phone.table.close();
  await closeAll(game);
});

test('[R6] within a stamp of several entries each is a place of its own', async () => {
  const small = await sitDown(parlour as unknown as Game<never, never>, 2, { options: { group: sodiumGroup } });
  const [a, b] = small.tables;
  await a!.start({});
  await everywhere(small.tables, (v) => v.phase === 'playing');
  const words = ['uno', 'due', 'tre', 'quattro', 'cinque'];
  await Promise.all(words.map((_, i) => [a, b][i % 2]!.propose('wait', { ms: 90_000 + i })));
  await everywhere(small.tables, (v) => v.log.length === a!.view.log.length && v.connection.waiting === 0);
  const { history } = b!;
  const last = lastOf(history);
  for (let at = 0; at <= last; at++) {
    const diary = (history.at(at).play?.view as { diary?: string[] } | undefined)?.diary ?? [];
    const moved = history.at(at).log.filter(({ what, refusal }) => what === 'move/wait' && !refusal);
    expect(diary.length, `${at}`).toBe(moved.length);
    expect(history.at(at).log.every(({ position }) => position <= at)).toBe(true);
  }
  await closeAll(small);
});

test('[R9] looking back goes on while the table does, and what comes later doesn’t change a moment', async () => {
  const small = await sitDown(parlour as unknown as Game<never, never>, 2, { options: { group: sodiumGroup } });
  const [a] = small.tables;
  await a!.start({});
  await everywhere(small.tables, (v) => v.phase === 'playing');
  const { history } = a!;
  const at = lastOf(history);
  const before = history.at(at);
  expect(await a!.propose('wait', { ms: 90_000 })).toBeUndefined();
  await until(a!, (v) => v.log.some(({ what }) => what === 'move/wait') && v.connection.waiting === 0);
  expect(lastOf(history)).toBeGreaterThan(at);
  expect(history.at(at).play).toEqual(before.play);
  expect(history.at(at).log).toEqual(before.log);
  expect(history.at(at).past).toEqual({ position: at, last: lastOf(history) });
  await closeAll(small);
});
