/** In the page: deals a table, makes two worlds of it that differ in what a screen may not know, and shows the screen's board in either. */
import { findGame } from '../../src/games/registry.ts';
import type { BoardProps } from '../../src/elements/board.ts';
import '../../src/elements/tv-room.ts';
import type { Game } from '../../src/kernel/game.ts';
import { fresh, TwoWorlds } from '../contracts/two-worlds.ts';
import { botStep } from '../helpers/bots.ts';
import { Dealer } from '../helpers/dealer.ts';
import { seeded } from '../helpers/rng.ts';
import { carelessly, leakIn, letSlip } from './careless.ts';
import type { CarelessWay } from './careless-ways.ts';
import { propsOf, type Screen, type Table } from './device.ts';
import { settled } from './settled.ts';
import { suiteOf } from './tables.ts';
import { written } from './written.ts';

const LANG = 'it';

/** Which board of which table; `careless` lets something slip (`careless.ts`). */
export interface Asked {
  readonly id: string;
  readonly seed: number;
  readonly screen: 'hand' | 'watcher' | 'table';
  readonly theme: 'light' | 'dark';
  readonly careless?: CarelessWay;
}

/** What a test drives. */
export interface Boards {
  /** @returns whose screen of which moment is compared; undefined where this table comes to nothing that the screen may not know */
  deal(asked: Asked): Promise<string | undefined>;
  /** @returns the tree that the board has drawn, as text */
  show(world: 'one' | 'other'): Promise<string>;
}

declare global {
  var boards: Boards;
}

interface Worlds {
  readonly one: BoardProps;
  readonly other: BoardProps;
}

let asked: Asked;
let worlds: Worlds;

async function deal(wanted: Asked): Promise<string | undefined> {
  asked = wanted;
  const { id, seed, careless } = asked;
  const registered = findGame(id)!;
  const [rules, words, suite] = await Promise.all([
    registered.load() as Promise<unknown>,
    registered.words(LANG),
    suiteOf(id, seed, LANG),
    registered.board(),
    registered.pictures?.(),
  ]);
  const game = careless === undefined ? (rules as Game<unknown>) : carelessly(rules as Game<unknown>);
  const rng = seeded(seed);
  const start = suite.starts[seed % suite.starts.length]!;
  const dealer = new Dealer(game, start, seed, { loose: true });
  suite.first?.(dealer);
  const screen: Screen = {
    seat: asked.screen === 'watcher' ? null : rng.pick(dealer.play.seats)!,
    shared: asked.screen === 'table',
  };
  const two = new TwoWorlds(dealer, rng, suite.kind);
  const least = rng.below(suite.moves);
  for (let i = 0; i < suite.moves + least; i++) {
    dealer.settle();
    const made = i < least ? undefined : worldsOf({ game, words, lang: LANG, now: dealer.now }, dealer, screen, two);
    // What the others read may lie nowhere on the table any more.
    if (made && (careless === undefined || leakIn(made.one.view) !== leakIn(made.other.view))) {
      worlds = made;
      return `${id}, seed ${seed}, move ${i}, ${asked.screen} of seat ${screen.seat}`;
    }
    if (!botStep(dealer, suite)) break;
  }
  return undefined;
}

/** Others look first, each with what they read in their world: what a game remembers beside its state is theirs then. */
function worldsOf(table: Table, dealer: Dealer, screen: Screen, two: TwoWorlds): Worlds | undefined {
  const mine = screen.shared ? new Map<string, string>() : dealer.known(screen.seat);
  const pair = two.pair(mine);
  if (!pair) return undefined;
  const [one, other] = [undefined, pair.faces].map((faces) => {
    const play = fresh(dealer.play);
    for (const seat of pair.others) propsOf(table, play, { seat, shared: false }, two.known(seat, faces));
    return propsOf(table, play, screen, mine);
  });
  return { one: one!, other: other! };
}

async function show(world: 'one' | 'other'): Promise<string> {
  const room = Object.assign(document.createElement('tv-room'), { theme: asked.theme, lang: LANG });
  Object.assign(room.style, { height: '100vh', minHeight: '0' });
  const board = Object.assign(document.createElement(findGame(asked.id)!.tag), worlds[world]);
  room.append(board);
  document.body.replaceChildren(room);
  const tree = await settled(board);
  if (asked.careless === undefined) return tree;
  letSlip(asked.careless, board);
  return written(board);
}

globalThis.boards = { deal, show };
