/** In the page: deals a table of which two worlds differ in what a screen may not know, and shows the screen's board in either. */
import { findGame } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded } from '../helpers/rng.ts';
import type { Asked, AskedTable, Boards, Dealt, Swept, Whose } from './asked.ts';
import { carelessly, isToldApart, letSlip } from './careless.ts';
import type { Table } from './device.ts';
import { drawn } from './drawn.ts';
import { hearAtOnce } from './heard-at-once.ts';
import { manyPairs, manyStories } from './many.ts';
import { opened } from './opened.ts';
import { type Pair, pairOf, type Worlds } from './pairs.ts';
import { settled } from './settled.ts';
import { storyPair } from './story-pairs.ts';
import { type Suspect, sweep } from './sweep.ts';
import { suiteOf } from './tables.ts';

const LANG = 'it';

declare global {
  var boards: Boards;
}

let asked: AskedTable & { readonly read: boolean };
let dealt: Pair;
let suspects: readonly Suspect[] = [];

async function tableOf({ id, careless }: AskedTable): Promise<Table> {
  const registered = findGame(id)!;
  const [rules, words] = await Promise.all([
    registered.load() as Promise<unknown>,
    registered.words(LANG),
    registered.board(),
    registered.pictures?.(),
  ]);
  const game = careless === undefined ? (rules as Game<unknown>) : carelessly(rules as Game<unknown>, careless.by);
  return { game, words, lang: LANG, now: 0 };
}

function told({ move, phase, screen: { seat, shared } }: Pair): string {
  const kind = shared ? 'table' : 'hand';
  const whose = seat === null ? 'watcher' : `${kind} of seat ${seat}`;
  return `${asked.id}, seed ${asked.seed}, move ${move} (${phase}), ${whose}`;
}

async function deal(wanted: Asked): Promise<Dealt | undefined> {
  asked = wanted;
  const { id, seed, screen, but, careless } = wanted;
  const table = await tableOf(wanted);
  // What the others read may lie nowhere on the table any more.
  const isFit = ({ one, other }: Worlds): boolean => careless === undefined || isToldApart(one.view, other.view);
  const which = { kind: screen, but, isFit };
  const pair =
    id === 'time-stories'
      ? await storyPair(table, seed, seeded(seed), which)
      : pairOf(table, await suiteOf(id, seed, LANG), seed, seeded(seed), which);
  if (!pair) return undefined;
  dealt = pair;
  return { phase: pair.phase, told: told(pair) };
}

async function show(world: keyof Worlds, whose: Whose): Promise<string> {
  const { [world]: handed } = whose === 'worlds' ? dealt.worlds : dealt.others();
  const [board] = drawn({ tag: findGame(asked.id)!.tag, theme: asked.theme, lang: LANG, as: 'seen' }, [handed]);
  const isOther = whose === 'others';
  if (asked.read || isOther) {
    await settled(board!, false);
    await opened(board!);
  }
  // Of others' boards the tree is compared alone, in which nothing moves.
  const tree = await settled(board!, !isOther);
  if (asked.careless === undefined) return tree;
  letSlip(asked.careless.way, board!);
  return settled(board!, false);
}

async function sweepTable(wanted: AskedTable, most: number): Promise<Swept> {
  asked = { ...wanted, read: false };
  const { id, seed, theme, careless } = wanted;
  const table = await tableOf(wanted);
  const later =
    id === 'time-stories'
      ? await manyStories(table, seed, seeded(seed))
      : manyPairs(table, await suiteOf(id, seed, LANG), seed, seeded(seed));
  const fits = ({ worlds: { one, other } }: Pair): boolean =>
    careless === undefined || isToldApart(one.view, other.view);
  const how = { tag: findGame(id)!.tag, theme, lang: LANG, seed, most, fits, slips: careless?.way } as const;
  const swept = await sweep(later, how);
  suspects = swept.suspects;
  return {
    ...swept,
    suspects: suspects.map(({ pair, read, where }) => `${told(pair)}${read ? ', opened' : ''}: ${where}`),
  };
}

function take(suspect: number): void {
  const { pair, read } = suspects[suspect]!;
  dealt = pair;
  asked = { ...asked, read };
}

hearAtOnce();
globalThis.boards = { deal, show, sweep: sweepTable, take };
