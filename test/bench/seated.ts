/** A table with everybody seated, and one of Codenames in its lobby: what the benchmarks of a whole table begin with. */
import { codenames } from '../../src/games/codenames/codenames.ts';
import type { CodenamesView, Team } from '../../src/games/codenames/view.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import type { Clock } from '../../src/kernel/ports.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import { Hub } from '../helpers/hub.ts';
import { type Device, foundTable, makeDevice, openPage, until } from '../helpers/tables.ts';

export const game: Game<never, never> = codenames as unknown as Game<never, never>;

export const playOf = (view: TableView): CodenamesView | undefined => view.play?.view as CodenamesView | undefined;

/** The team that this page shows somebody in; undefined before the game. */
export function teamOn(view: TableView, seat: Seat): Team | undefined {
  const teams = playOf(view)?.teams;
  const on = (team: Team): boolean =>
    teams !== undefined && (teams[team].operatives.includes(seat) || teams[team].spymaster === seat);
  return on('red') ? 'red' : on('blue') ? 'blue' : undefined;
}

/** Where somebody goes next: an act that can be done again and again. */
export const otherOn = (view: TableView, seat: Seat): Team => (teamOn(view, seat) === 'red' ? 'blue' : 'red');

export interface Seated {
  readonly hub: Hub;
  readonly link: PlayLink;
  readonly devices: readonly Device[];
  /** By seat; the first is the host's. */
  readonly tables: readonly Table[];
}

/** @param n people, four at least @param clock of all pages; the real one unless given */
export async function seatedTable(n: number, clock?: Clock): Promise<Seated> {
  const seated = await sitDown(n, game, PATIENCE_MS, clock);
  await seated.tables[0]!.start({});
  for (const table of seated.tables) await until(table, (v) => v.play !== undefined);
  return seated;
}

const PATIENCE_MS = 15_000;

/** Nobody has begun yet. @param patienceMs for each step; many pages in one process take theirs */
export async function sitDown(
  n: number,
  of: Game<never, never>,
  patienceMs: number = PATIENCE_MS,
  clock?: Clock,
): Promise<Seated> {
  const hub = new Hub();
  const options = { hub, game: of, ...(clock && { clock }) };
  const devices = await Promise.all(Array.from({ length: n }, () => makeDevice()));
  const { table: host, link } = await foundTable(devices[0]!, options);
  const tables = [host];
  for (const device of devices.slice(1)) tables.push(await openPage(device, link, options));
  for (const [seat, table] of tables.entries()) {
    await until(table, (v) => v.phase === 'lobby' && !v.me.watcher, patienceMs);
    await table.claim(`Persona ${seat}`, seat);
    await until(host, (v) => v.seats.length === seat + 1 && v.pending.length === 0, patienceMs);
  }
  return { hub, link, devices, tables };
}

/** Changes team and waits until that is stamped. */
export async function act(table: Table, seat: Seat): Promise<void> {
  const lines = table.view.log.length;
  const refusal = await table.propose('setTeam', { team: otherOn(table.view, seat) });
  if (refusal) throw new Error(refusal.code);
  await until(table, (v) => v.log.length > lines);
}
