/** In the page: deals a table of which two worlds differ in what a screen may not know, and shows the screen's board in either. */
import { findGame } from '../../src/games/registry.ts';
import '../../src/elements/tv-room.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded } from '../helpers/rng.ts';
import { deep } from '../helpers/shadow.ts';
import { carelessly, isToldApart, letSlip } from './careless.ts';
import type { CarelessWay } from './careless-ways.ts';
import { pairOf, storyPair, type ScreenKind, type Worlds } from './pairs.ts';
import { settled } from './settled.ts';
import { suiteOf } from './tables.ts';
import { written } from './written.ts';

const LANG = 'it';

/** Which board of which table; `careless` lets something slip (`careless.ts`). */
export interface Asked {
  readonly id: string;
  readonly seed: number;
  readonly screen: ScreenKind;
  readonly theme: 'light' | 'dark';
  readonly careless?: CarelessWay;
}

/** What a test drives. */
export interface Boards {
  /** @returns whose screen of which moment is compared; undefined where this table comes to nothing that the screen may not know */
  deal(asked: Asked): Promise<string | undefined>;
  /** @returns the tree that the board has drawn, as text */
  show(world: keyof Worlds): Promise<string>;
}

declare global {
  var boards: Boards;
}

let asked: Asked;
let worlds: Worlds;

async function deal(wanted: Asked): Promise<string | undefined> {
  asked = wanted;
  const { id, seed, screen, careless } = asked;
  const registered = findGame(id)!;
  const [rules, words] = await Promise.all([
    registered.load() as Promise<unknown>,
    registered.words(LANG),
    registered.board(),
    registered.pictures?.(),
  ]);
  const game = careless === undefined ? (rules as Game<unknown>) : carelessly(rules as Game<unknown>);
  const table = { game, words, lang: LANG, now: 0 } as const;
  // What the others read may lie nowhere on the table any more.
  const isFit = ({ one, other }: Worlds): boolean => careless === undefined || isToldApart(one.view, other.view);
  const pair =
    id === 'time-stories'
      ? await storyPair(table, seed, seeded(seed), screen)
      : pairOf(table, await suiteOf(id, seed, LANG), seed, seeded(seed), screen, isFit);
  if (!pair) return undefined;
  ({ worlds } = pair);
  return `${id}, seed ${seed}, move ${pair.move}, ${screen} of seat ${pair.screen.seat}`;
}

/** What lies covered on this screen is read, as by a key. */
async function uncovered(board: Element): Promise<string> {
  const tree = await settled(board);
  const covers = deep(board).filter((e) => e.matches('button.covered'));
  for (const cover of covers) cover.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  return covers.length > 0 ? settled(board) : tree;
}

async function show(world: keyof Worlds): Promise<string> {
  const room = Object.assign(document.createElement('tv-room'), { theme: asked.theme, lang: LANG });
  Object.assign(room.style, { height: '100vh', minHeight: '0' });
  const board = Object.assign(document.createElement(findGame(asked.id)!.tag), worlds[world]);
  room.append(board);
  document.body.replaceChildren(room);
  const tree = await uncovered(board);
  if (asked.careless === undefined) return tree;
  letSlip(asked.careless, board);
  return written(board);
}

globalThis.boards = { deal, show };
