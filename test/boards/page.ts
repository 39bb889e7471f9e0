/** In the page: deals a table of which two worlds differ in what a screen may not know, and shows the screen's board in either. */
import { findGame } from '../../src/games/registry.ts';
import '../../src/elements/tv-room.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded } from '../helpers/rng.ts';
import { carelessly, isToldApart, letSlip } from './careless.ts';
import type { Careless } from './careless-ways.ts';
import { opened } from './opened.ts';
import { type Pair, pairOf, storyPair, type ScreenKind, type Worlds } from './pairs.ts';
import { settled } from './settled.ts';
import { suiteOf } from './tables.ts';

const LANG = 'it';

/** Which board of which table; `careless` lets something slip (`careless.ts`). */
export interface Asked {
  readonly id: string;
  readonly seed: number;
  readonly screen: ScreenKind;
  readonly theme: 'light' | 'dark';
  /** What the screen's person may read is opened for reading. */
  readonly read: boolean;
  /** In any phase but this one. */
  readonly but?: string | undefined;
  readonly careless?: Careless;
}

/** What is compared. */
export interface Dealt {
  /** Whose screen of which moment. */
  readonly told: string;
  readonly phase: string;
}

/** Of the screen, or of somebody who sees the difference; theirs is opened for reading. */
export type Whose = 'worlds' | 'others';

/** What a test drives. */
export interface Boards {
  /** @returns undefined where this table comes to nothing that the screen may not know and somebody else sees */
  deal(asked: Asked): Promise<Dealt | undefined>;
  /** @returns the tree that the board has drawn, as text */
  show(world: keyof Worlds, whose: Whose): Promise<string>;
}

declare global {
  var boards: Boards;
}

let asked: Asked;
let dealt: Pair;

async function deal(wanted: Asked): Promise<Dealt | undefined> {
  asked = wanted;
  const { id, seed, screen, but, careless } = asked;
  const registered = findGame(id)!;
  const [rules, words] = await Promise.all([
    registered.load() as Promise<unknown>,
    registered.words(LANG),
    registered.board(),
    registered.pictures?.(),
  ]);
  const game = careless === undefined ? (rules as Game<unknown>) : carelessly(rules as Game<unknown>, careless.by);
  const table = { game, words, lang: LANG, now: 0 } as const;
  // What the others read may lie nowhere on the table any more.
  const isFit = ({ one, other }: Worlds): boolean => careless === undefined || isToldApart(one.view, other.view);
  const which = { kind: screen, but, isFit };
  const pair =
    id === 'time-stories'
      ? await storyPair(table, seed, seeded(seed), which)
      : pairOf(table, await suiteOf(id, seed, LANG), seed, seeded(seed), which);
  if (!pair) return undefined;
  dealt = pair;
  const { phase, move } = pair;
  return { phase, told: `${id}, seed ${seed}, move ${move} (${phase}), ${screen} of seat ${pair.screen.seat}` };
}

async function show(world: keyof Worlds, whose: Whose): Promise<string> {
  const room = Object.assign(document.createElement('tv-room'), { theme: asked.theme, lang: LANG });
  Object.assign(room.style, { height: '100vh', minHeight: '0' });
  const board = Object.assign(document.createElement(findGame(asked.id)!.tag), dealt[whose][world]);
  room.append(board);
  document.body.replaceChildren(room);
  const isOther = whose === 'others';
  if (asked.read || isOther) {
    await settled(board, false);
    await opened(board);
  }
  // Of others' boards the tree is compared alone, in which nothing moves.
  const tree = await settled(board, !isOther);
  if (asked.careless === undefined) return tree;
  letSlip(asked.careless.way, board);
  return settled(board, false);
}

globalThis.boards = { deal, show };
