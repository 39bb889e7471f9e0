/** Another game at the same table: proposed by one, agreed on by all who are here, with ten seconds to object where none is on. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import { rulesAfter } from '../../../src/kernel/generation/renewal.ts';
import { HOW } from '../../../src/kernel/journal/carried.ts';
import { openReplay } from '../../../src/kernel/history/replay.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { answered } from '../../helpers/answered.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, everywhere, type Evening, passUntil, reload, sitDown } from '../../helpers/evening.ts';
import { counted, diary, game, linkOf, noticed, says } from '../../helpers/moving.ts';
import { type Parlour, parlour } from '../../helpers/parlour.ts';
import { readerPorts } from '../../helpers/reader.ts';
import { usualGroup } from '../../helpers/usual-group.ts';
import { makeDevice, openPage, type PageOptions, until } from '../../helpers/tables.ts';

type Given = Parameters<typeof parlour.setup>;

/** Begins in another way than Parlour, and has moves of the same names. */
const salon = {
  ...parlour,
  id: 'salon',
  version: 7,
  setup: (...given: Given): Parlour => ({ ...parlour.setup(...given), diary: ['a salon'] }),
} as unknown as Game<never, never>;

/** `n` people at a table of Parlour, all of whose pages have the other game too. */
const evening = (n: number, more: Partial<PageOptions> = {}): Promise<Evening> =>
  sitDown(game, n, { options: { versions: [salon], ...more } });

const isSalon = ({ view }: Table): boolean => view.game.id === 'salon';

/** All but the proposer say yes. */
async function agree([proposer, ...others]: readonly Table[], to = 'salon'): Promise<void> {
  expect(await proposer!.company.change(to)).toBeUndefined();
  for (const table of others) {
    await until(table, (v) => v.company?.asked === true);
    expect(await answered(table, true)).toBeUndefined();
  }
  await everywhere([proposer!, ...others], (v) => v.game.id === to && v.phase === 'lobby' && !v.me.watcher);
}

test('[G16] all who are here agree: another game at the same link, with the same people, and the log goes on', async () => {
  const made = await evening(3);
  const [a, , c] = made.tables as [Table, Table, Table];
  const before = a.view.log.length;
  await agree([a, ...made.tables.slice(1)]);
  expect(a.view.game).toEqual({ id: 'salon', version: 7 });
  expect(linkOf(a)).toEqual(made.link);
  expect(a.view.seats.map(({ name }) => name)).toEqual(['Persona 0', 'Persona 1', 'Persona 2']);
  for (const { view } of made.tables)
    expect(view.log.slice(before)).toMatchObject([
      { what: 'game', seat: 0, name: 'Persona 0', args: { game: 'salon', version: 7 } },
    ]);
  await c.start({});
  await everywhere(made.tables, (v) => diary(v).includes('a salon'));
  const late = await openPage(await makeDevice(), made.link, made.options);
  await until(late, (v) => diary(v).includes('a salon'));
  expect(late.view.log.filter(({ what }) => what === 'seat/claim' || what === 'game')).toHaveLength(4);
  await late.close();
  await closeAll(made);
});

test('[G16] [F19] the next game takes fewer: it begins all the same, and the last in line look on unless somebody lets them go first', async () => {
  const duel = { ...salon, id: 'duel', seats: { min: 2, max: 2 } } as unknown as Game<never, never>;
  const made = await evening(4, { versions: [salon, duel] });
  const [a, b, c, d] = made.tables as [Table, Table, Table, Table];
  await agree(made.tables, 'duel');
  expect(await a.letOthersFirst()).toBeUndefined();
  await everywhere(made.tables, (v) => v.seats.map(({ seat }) => seat).join() === '1,2,3,0');
  expect(await d.start({})).toBeUndefined();
  await everywhere(made.tables, (v) => diary(v).includes('a salon'));
  for (const { view } of made.tables) {
    expect(view.seats.filter(({ lookingOn }) => lookingOn).map(({ seat }) => seat)).toEqual([3, 0]);
    expect(view.me.lookingOn === true).toBe([0, 3].includes(view.me.seat!));
  }
  expect((await a.propose('say', { word: 'me too' }))?.code).toBe('move/not-your-seat');
  expect(await b.propose('say', { word: 'the end' })).toBeUndefined();
  await everywhere(made.tables, (v) => v.play?.outcome !== undefined);
  // A game for all of them again: whoever looked on plays.
  expect(await c.company.change('salon')).toBeUndefined();
  for (const table of [a, b, d]) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  await everywhere(made.tables, (v) => v.game.id === 'salon' && v.phase === 'lobby');
  expect(await a.start({})).toBeUndefined();
  await everywhere(made.tables, (v) => diary(v).includes('a salon') && v.me.lookingOn === undefined);
  expect(await a.propose('say', { word: 'me too' })).toBeUndefined();
  await closeAll(made);
});

test('[G16] after a game whoever says nothing for ten seconds agrees, and no sooner', async () => {
  const clock = new ManualClock();
  const made = await evening(3, { clock });
  const [a] = made.tables as [Table];
  await a.start({});
  await a.propose('say', { word: 'the end' });
  await passUntil(clock, made.tables, (v) => v.play?.outcome !== undefined);
  expect(await a.company.change('salon')).toBeUndefined();
  await passUntil(clock, made.tables, (v) => v.company?.kind === 'change');
  expect(a.view.company).toMatchObject({ game: 'salon', by: 0, about: [] });
  await clock.pass(9_000);
  expect(made.tables.some(isSalon)).toBe(false);
  await passUntil(clock, made.tables, (v) => v.game.id === 'salon' && v.phase === 'lobby');
  await closeAll(made);
});

test('[G16] one who objects in time leaves the table as it is', async () => {
  const clock = new ManualClock();
  const made = await evening(3, { clock });
  const [a, b] = made.tables as [Table, Table];
  await a.company.change('salon');
  await passUntil(clock, made.tables, (v) => v.company !== undefined);
  expect(await answered(b, false)).toBeUndefined();
  await clock.pass(60_000);
  expect(made.tables.some(isSalon)).toBe(false);
  expect(a.view.company).toMatchObject({ refused: [1] });
  expect(await answered(a, false)).toBeUndefined();
  await passUntil(clock, made.tables, (v) => v.company === undefined);
  await closeAll(made);
});

test('[G16] a game that is on ends with it only where everybody has said so, and is shown by its own rules afterwards', async () => {
  const clock = new ManualClock();
  const made = await evening(2, { clock });
  const [a, b] = made.tables as [Table, Table];
  await a.start({});
  await b.propose('say', { word: 'in the middle' });
  await passUntil(clock, made.tables, says('in the middle'));
  await a.company.change('salon');
  await passUntil(clock, made.tables, (v) => v.company !== undefined);
  await clock.pass(60_000);
  expect(made.tables.some(isSalon)).toBe(false);
  await answered(b, true);
  await passUntil(clock, made.tables, (v) => v.game.id === 'salon' && v.phase === 'lobby' && !v.me.watcher);
  const said = b.history.positions.find(({ what }) => what === 'move/say')!;
  expect(b.history.at(said.position).game).toEqual({ id: 'parlour', version: 3 });
  expect(diary(b.history.at(said.position)).some((line) => line.endsWith('in the middle'))).toBe(true);
  await b.start({});
  await passUntil(clock, made.tables, (v) => v.play?.number === 2 && diary(v).includes('a salon'));
  await closeAll(made);
});

test('[G16] a page that can’t load the game agrees to nothing, not by silence either, and says why', async () => {
  const clock = new ManualClock();
  const made = await evening(2, { clock });
  const [a] = made.tables as [Table];
  const b = await reload(made, 1, { versions: [] });
  await passUntil(clock, made.tables, (v) => !v.me.watcher && v.phase === 'lobby' && v.connection.state === 'live');
  expect(await b.company.change('salon')).toMatchObject({ code: 'company/no-game' });
  expect(await a.company.change('parlour')).toMatchObject({ code: 'company/same-game' });
  expect(await a.company.change('constructor')).toMatchObject({ code: 'company/no-game' });
  await a.company.change('salon');
  await passUntil(clock, [b], (v) => v.company?.asked === true);
  expect(await answered(b, true)).toMatchObject({ code: 'company/no-game' });
  await passUntil(clock, made.tables, (v) => v.company?.refused.includes(1) === true);
  await clock.pass(30_000);
  expect(made.tables.some(isSalon)).toBe(false);
  await closeAll(made);
});

test('[G16] there and back again, with reloads in between: one table, one log, and every game’s past by its own rules', async () => {
  const made = await evening(2);
  await agree(made.tables);
  await reload(made, 0);
  await everywhere(made.tables, (v) => v.game.id === 'salon' && v.connection.state === 'live' && !v.me.watcher);
  await made.tables[1]!.start({});
  await made.tables[1]!.propose('say', { word: 'the end' });
  await everywhere(made.tables, (v) => v.play?.outcome !== undefined);
  await agree(made.tables.toReversed(), 'parlour');
  await reload(made, 1);
  await everywhere(made.tables, (v) => v.game.id === 'parlour' && v.connection.state === 'live' && !v.me.watcher);
  await made.tables[0]!.start({});
  await everywhere(made.tables, (v) => v.log.filter(({ what }) => what === 'start').length === 2);
  for (const { view, history } of made.tables) {
    expect(view.log.filter(({ what }) => what === 'game').map(({ seat, args }) => [seat, args])).toEqual([
      [0, { game: 'salon', version: 7 }],
      [1, { game: 'parlour', version: 3 }],
    ]);
    const starts = history.positions.filter(({ what }) => what === 'start');
    expect(starts.map(({ position }) => history.at(position).game.id)).toEqual(['salon', 'parlour']);
  }
  await closeAll(made);
});

test('[G16] a table that has sent somebody away, under another link, goes on with another game like any other', async () => {
  const made = await evening(4);
  await counted(made, 4);
  const [a, b, c] = made.tables as [Table, Table, Table];
  await a.company.kick(3);
  for (const table of [b, c]) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  await everywhere([a, b, c], (v) => noticed('company/moved')(v) && !v.me.watcher);
  const { link } = a.company;
  await agree([c, a, b]);
  expect([a, b, c].map((table) => table.company.link)).toEqual([link, link, link]);
  const late = await openPage(await makeDevice(), linkOf(a), made.options);
  await until(late, (v) => v.game.id === 'salon' && v.seats.length === 3);
  await late.close();
  await closeAll(made);
});

test('[G16] rules that follow from a place: another game for whoever wants one, newer ones only between games, else those that are there', () => {
  const at = { game: 'parlour', version: 3 } as TableState;
  const on = { ...at, play: { state: {} } } as TableState;
  const rules = { outcome: () => undefined };
  const wanted = { game: 'salon', version: 7 };
  expect(rulesAfter(rules, at, HOW.change, wanted)).toEqual(wanted);
  expect(rulesAfter(rules, on, HOW.change, wanted)).toEqual(wanted);
  for (const how of [HOW['go-on'], HOW.kick, HOW.compact, HOW.renew, HOW.relink])
    expect(rulesAfter(rules, on, how, wanted)).toEqual({ game: 'parlour', version: 3 });
  expect(rulesAfter(rules, at, HOW.renew, wanted)).toEqual({ game: 'parlour', version: 7 });
  expect(rulesAfter(rules, at, HOW.change, { game: 'parlour', version: 9 })).toEqual({ game: 'parlour', version: 3 });
});

test('[G16] [R10] a saved log holds both games, and opens where the page has both', async () => {
  const made = await evening(2);
  await agree(made.tables);
  await made.tables[0]!.start({});
  await everywhere(made.tables, (v) => diary(v).includes('a salon') && v.log.some(({ what }) => what === 'start'));
  const file = await made.tables[1]!.history.export();
  const [sodium, group] = await Promise.all([loadSodium(), usualGroup()]);
  const all = [game, salon] as unknown as readonly Game<unknown>[];
  const open = (have: readonly Game<unknown>[]): ReturnType<typeof openReplay> =>
    openReplay(
      {
        ...readerPorts(sodium, group),
        game: (id) => Promise.resolve(have.find((one) => one.id === id)),
        eyes: () => Promise.resolve(undefined),
      },
      file,
    );
  const replayed = await open(all);
  if (!replayed.ok) throw new Error(replayed.code);
  expect(replayed.value.at(1).game.id).toBe('parlour');
  expect(replayed.value.at().game.id).toBe('salon');
  expect(replayed.value.log.filter(({ what }) => what === 'game')).toMatchObject([{ name: 'Persona 0' }]);
  expect(await open(all.slice(0, 1))).toMatchObject({ ok: false, code: 'game/unknown' });
  await closeAll(made);
});
