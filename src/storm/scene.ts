/** What is seen of the table at one moment: plain data for the page, made of the kernel's state in each of the six. Nothing in it is secret. */
import type { CodenamesView } from '../games/codenames/view.ts';
import type { LogLine } from '../kernel/view/table-view.ts';
import type { Device } from '../sim/device.ts';
import { furthest, sequencerOf } from './hits.ts';
import { PEOPLE } from './players.ts';
import { awake, named, seatBy } from './signs.ts';
import type { StormTable } from './table.ts';
import { markOf } from './watch.ts';

export interface SeatScene {
  readonly seat: number;
  readonly name: string;
  /** Puts the others' acts in order. */
  readonly orders: boolean;
  /** `gone`: its page is a liar's program, or is just opening. */
  readonly state: 'live' | 'offline' | 'asleep' | 'gone';
  readonly cut: boolean;
  /** Of a relay that shows each half something else: which half. */
  readonly part: number;
  readonly slow: boolean;
  /** Its voice counts, as the page has it that knows most. */
  readonly votes: boolean;
  /** Somebody has proof that it lied. */
  readonly liar: boolean;
  /** Acts of its person without a place. */
  readonly waiting: number;
  /** First eight digits of its state's hash, and up to which place that is the state. */
  readonly mark: string;
  readonly position: number;
}

/** The public part of the game. */
export interface GameScene {
  /** By cell: who is known to be there; '' where nobody is. */
  readonly covers: readonly string[];
  readonly active?: 'red' | 'blue';
  readonly clue?: { readonly word: string; readonly number: string };
  readonly left: { readonly red: number; readonly blue: number };
  readonly winner?: 'red' | 'blue';
}

export interface Scene {
  readonly nowMs: number;
  readonly seats: readonly SeatScene[];
  readonly relay: 'up' | 'down' | 'split';
  /** Things that lie on it. */
  readonly held: number;
  readonly epoch: number;
  /** The last place that nobody can take back, and the last one of all, as the page has it that knows most. */
  readonly committed: number;
  readonly position: number;
  readonly log: readonly LogLine[];
  readonly game: GameScene | undefined;
}

export function sceneOf(table: StormTable): Scene {
  const page = furthest(table);
  const parts = page?.inside.core?.tableParts;
  const tip = page?.inside.order?.tip;
  const { network } = table.world;
  const voters = new Set(tip?.voters.devices.map((device) => seatBy(table, device)));
  const liars = named(awake(table));
  const orders = sequencerOf(table);
  return {
    nowMs: table.nowMs,
    seats: table.devices.map((device) => ({
      ...seatScene(table, device),
      orders: device.index === orders,
      votes: voters.has(device.index),
      liar: liars.has(device.index),
    })),
    relay: network.isSplit ? 'split' : network.isRunning ? 'up' : 'down',
    held: network.holds(),
    epoch: tip?.epoch ?? 0,
    committed: parts?.replica.committed?.position ?? 0,
    position: parts?.runner.at.position ?? 0,
    log: page?.table?.view.log ?? [],
    game: gameScene(page?.table?.view.play?.view as CodenamesView | undefined),
  };
}

type Own = Omit<SeatScene, 'orders' | 'votes' | 'liar'>;

function seatScene(table: StormTable, device: Device): Own {
  const { index: seat, page } = device;
  const { network } = table.world;
  const line = { cut: network.isCut(seat), part: network.part(seat), slow: network.isSlow(seat) };
  const own = { seat, name: PEOPLE[seat] ?? '', ...line };
  if (!page?.table) return { ...own, state: 'gone', waiting: 0, mark: '', position: 0 };
  const { core } = page.inside;
  const state = page.asleep ? 'asleep' : core?.connection.state === 'live' ? 'live' : 'offline';
  return {
    ...own,
    state,
    waiting: page.table.view.connection.waiting,
    mark: markOf(page),
    position: core?.tableParts?.runner.at.position ?? 0,
  };
}

/** Of a view only what all at the table see. */
function gameScene(view: CodenamesView | undefined): GameScene | undefined {
  if (!view || view.grid.length === 0) return undefined;
  const { grid, active, clue, teams, result } = view;
  return {
    covers: grid.map(({ cover }) => cover ?? ''),
    ...(active && { active }),
    ...(clue && { clue: { word: clue.word, number: String(clue.number) } }),
    left: { red: teams.red.left, blue: teams.blue.left },
    ...(result && { winner: result.winner }),
  };
}
