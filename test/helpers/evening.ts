/** An evening at one table: devices, their pages, a relay; and a game of Codenames that plays itself. */
import { expect } from 'vitest';
import { hex } from '../../src/kernel/bytes.ts';
import { stateHash } from '../../src/kernel/canonical.ts';
import { Runner } from '../../src/kernel/fold/runner.ts';
import { firstState } from '../../src/kernel/state/state.ts';
import { FREE, type Game } from '../../src/kernel/game.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import { parseTableBody } from '../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../src/kernel/journal/entry.ts';
import { Journal } from '../../src/kernel/journal/journal.ts';
import { Order } from '../../src/kernel/log/order.ts';
import { deriveRoom } from '../../src/kernel/journal/room.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import { codenames } from '../../src/games/codenames/codenames.ts';
import type { CodenamesView } from '../../src/games/codenames/view.ts';
import { fairClock, type ManualClock } from './clock.ts';
import { knownOnce } from './group-work.ts';
import { Hub } from './hub.ts';
import type { Rng } from './rng.ts';
import { sodiumOnce } from './sodium-once.ts';
import { type Device, foundTable, makeDevice, openPage, type PageOptions, until } from './tables.ts';
import { usualGroup } from './usual-group.ts';

export interface Evening {
  readonly hub: Hub;
  readonly options: PageOptions;
  readonly link: PlayLink;
  readonly devices: readonly Device[];
  /** The page of each device now. */
  readonly tables: Table[];
}

/** `n` people at an open table, all seated in order; `watchers` more devices that only look on. */
export async function sitDown(
  game: Game<never, never>,
  n: number,
  more: { readonly watchers?: number; readonly options?: Partial<PageOptions>; readonly open?: boolean } = {},
): Promise<Evening> {
  const hub = new Hub();
  const options = { hub, game, ...more.options };
  const devices = await Promise.all(Array.from({ length: n + (more.watchers ?? 0) }, () => makeDevice()));
  const { table: host, link } = await foundTable(devices[0]!, { ...options, open: true });
  const tables = [host];
  for (const device of devices.slice(1)) tables.push(await openPage(device, link, options));
  for (const [i, table] of tables.slice(0, n).entries()) {
    await until(table, (v) => v.phase === 'lobby' && !v.me.watcher);
    expect(await table.claim(`Persona ${i}`, i)).toBeUndefined();
  }
  // A person is seen to sit before that has its place, which some acts go by.
  await everywhere(tables, (v) => v.log.filter(({ what }) => what === 'seat/claim').length === n);
  return { hub, options, link, devices, tables };
}

/** Fulfilled when it is so on each page. */
export async function everywhere(tables: readonly Table[], what: (v: TableView) => boolean): Promise<void> {
  await Promise.all(tables.map((table) => until(table, what)));
}

/** The same where time stands still: it passes, a quarter of a second at a time, until it is so. */
export async function passUntil(
  clock: ManualClock,
  tables: readonly Table[],
  what: (v: TableView) => boolean,
): Promise<void> {
  for (let i = 0; i < 2_000 && !tables.every(({ view }) => what(view)); i++) await clock.pass(250);
  await everywhere(tables, what);
}

/** The page of this device is closed and opened anew. */
export async function reload(evening: Evening, i: number, more: Partial<PageOptions> = {}): Promise<Table> {
  await evening.tables[i]!.close();
  const table = await openPage(evening.devices[i]!, evening.link, { ...evening.options, ...more });
  evening.tables[i] = table;
  return table;
}

export const closeAll = (evening: Evening): Promise<unknown> => Promise.all(evening.tables.map((t) => t.close()));

export const seen = (table: Pick<Table, 'view'>): CodenamesView => table.view.play!.view as CodenamesView;
/** Of how many cells this page knows whose they are. */
export const keyOn = (table: Pick<Table, 'view'>): number =>
  seen(table).grid.filter((cell) => cell.key !== undefined).length;
/** Till this page knows of every cell whose it is. */
export const wholeKey = (table: Table): Promise<TableView> =>
  until(table, () => seen(table).grid.every((cell) => cell.key !== undefined));
export const inPhase =
  (...phases: CodenamesView['phase'][]) =>
  (v: TableView): boolean =>
    v.play !== undefined && phases.includes((v.play.view as CodenamesView).phase);

/** Four players and `watchers`; seats 0 and 1 are spymasters of Red and Blue; the lobby is ready for the grid. */
export async function codenamesLobby(watchers = 0, options: Partial<PageOptions> = {}): Promise<Evening> {
  const evening = await sitDown(codenames as unknown as Game<never, never>, 4, { watchers, options });
  const { tables } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  await everywhere(tables, inPhase('lobby'));
  for (const [i, table] of tables.slice(0, 4).entries()) {
    await table.propose('setTeam', { team: i % 2 === 0 ? 'red' : 'blue' });
  }
  for (const table of tables.slice(0, 2)) expect(await table.propose('claimSpymaster', {})).toBeUndefined();
  await everywhere(tables, (v) => {
    const { red, blue } = (v.play!.view as CodenamesView).teams;
    return red.spymaster === 0 && blue.spymaster === 1 && red.operatives.includes(2) && blue.operatives.includes(3);
  });
  return evening;
}

/** …and up to the first clue: a grid lies before both spymasters have opened what was sealed to them, so their keys are waited for. */
export async function codenamesEvening(watchers = 0, options: Partial<PageOptions> = {}): Promise<Evening> {
  const evening = await codenamesLobby(watchers, options);
  expect(await evening.tables[2]!.propose('drawGrid', {})).toBeUndefined();
  await everywhere(evening.tables, inPhase('clue'));
  await Promise.all(evening.tables.slice(0, 2).map(wholeKey));
  return evening;
}

/** A move of Codenames that is offered, as far as tests look into it. */
interface Choice {
  readonly word?: string;
  readonly cell?: number;
}

/**
 * One lawful act of somebody; the table has then settled on its page, and all have heard of it. False when nobody has one.
 * @param fits what may be chosen
 */
export async function botAct(
  tables: readonly Table[],
  rng: Rng,
  fits: (choice: Choice) => boolean = () => true,
): Promise<boolean> {
  for (const table of rng.shuffle(tables)) {
    for (const move of rng.oneIn(6) ? ['stop', 'touch', 'giveClue'] : ['touch', 'giveClue']) {
      const choice = rng.pick((table.choices(move) as readonly Choice[]).filter(fits));
      if (choice === undefined) continue;
      const args = choice.word === FREE ? { ...choice, word: 'lampone' } : choice;
      expect(await table.propose(move, args)).toBeUndefined();
      const { log } = await until(table, (v) => v.connection.waiting === 0 && inPhase('clue', 'guess', 'over')(v));
      await everywhere(tables, (v) => v.log.length >= log.length);
      return true;
    }
  }
  // Some pages may not have heard yet: let the network have its turn.
  await new Promise((resolve) => setImmediate(resolve));
  return false;
}

type Logs = Pick<Evening, 'link' | 'devices' | 'options'>;

/** A fresh fold of a device's own log, by nothing but the journal and the order in it. */
export async function foldOf(
  evening: Logs,
  i: number,
): Promise<{
  readonly hash: string;
  readonly position: number;
  readonly counts: number;
  readonly devices: readonly string[];
}> {
  const sodium = await sodiumOnce();
  const room = deriveRoom(sodium, evening.link);
  const journal = new Journal(sodium, hex(room.id));
  const order = new Order(journal, sodium, { room: room.id, generation: 0 });
  const entries: Entry[] = [];
  for (const { bytes } of (await evening.devices[i]!.store.load()).entries) {
    const got = journal.load(bytes);
    if (got.ok) entries.push(...got.entries);
  }
  order.take(entries);
  const genesis = entries.find(({ kind, device }) => kind === KIND.table && device === hex(evening.link.founder))!;
  order.begin(genesis, { time: 0 });
  const body = parseTableBody(genesis.body)!;
  const first = firstState(body.table, { device: genesis.device, sig: hex(body.sigPk), mail: hex(body.mailPk) }, 0);
  const game = evening.options.game as unknown as Game<unknown>;
  const group = evening.options.group ?? (await usualGroup());
  const runner = new Runner(game, room.id, journal, order, order.root!, first, {
    group,
    known: (job) => knownOnce(group, job),
  });
  runner.catchUp();
  const { position, voters } = runner.at;
  return { hash: hex(stateHash(runner.state)), position, counts: voters.devices.length, devices: voters.devices };
}

const AGREE_MS = 200_000;
const LOOK_EVERY_MS = 100;

/** All devices come to have one and the same state in their own logs. After a game keepers may still be at work for the next one. */
export async function agree(evening: Logs): Promise<void> {
  const look = async (): Promise<void> => {
    const folds = await Promise.all(evening.devices.map((_, i) => foldOf(evening, i)));
    expect(new Set(folds.map(({ hash, position }) => `${position} ${hash}`)).size).toBe(1);
  };
  const end = fairClock.monotonicMs() + AGREE_MS;
  for (;;) {
    try {
      return await look();
    } catch (differ) {
      if (fairClock.monotonicMs() > end) throw differ;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}
