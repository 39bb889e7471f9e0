/** Lupus' board with a view and people at it, mounted in a page; and what it proposes. */
import { fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/lupus/board/lupus-agree.ts';
import '../../../../src/games/lupus/board/lupus-aside.ts';
import '../../../../src/games/lupus/board/lupus-board.ts';
import '../../../../src/games/lupus/board/lupus-console.ts';
import '../../../../src/games/lupus/board/lupus-ending.ts';
import '../../../../src/games/lupus/board/lupus-halt.ts';
import '../../../../src/games/lupus/board/lupus-lobby.ts';
import '../../../../src/games/lupus/board/lupus-rail.ts';
import '../../../../src/games/lupus/board/lupus-sentence.ts';
import '../../../../src/games/lupus/board/lupus-window.ts';
import type { LupusBoard } from '../../../../src/games/lupus/board/lupus-board.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { allUpdated, deep, spoken } from '../../../helpers/shadow.ts';
import { NAMES } from './views.ts';

export interface Stage {
  readonly width?: number;
  readonly height?: number;
  /** People whose name is another than usual. */
  readonly named?: Readonly<Record<number, string>>;
  readonly table?: string;
  readonly lang?: 'it' | 'en';
  readonly shared?: boolean;
  readonly desk?: LupusBoard['desk'];
  /** The seats that aren't heard. */
  readonly away?: readonly number[];
  readonly past?: boolean;
  readonly check?: LupusBoard['check'];
  readonly now?: () => number;
}

export async function mount(view: LupusView, stage: Stage = {}): Promise<LupusBoard> {
  const { width = 1200, height = 780, named = {}, away = [], ...rest } = stage;
  const room = await fixture(
    html`<tv-room theme="light" style="width:${width}px;height:${height}px;min-height:0"></tv-room>`,
  );
  const board = document.createElement('lupus-board');
  const all = [...new Set([...view.players, view.hub])];
  Object.assign(board, {
    view,
    people: all.map((seat) => ({
      seat,
      name: named[seat] ?? NAMES[seat],
      plate: seat,
      me: seat === view.me,
      ...(away.includes(seat) && { away: true }),
    })),
    me: view.me,
    now: () => 5_000,
    ...rest,
  });
  room.append(board);
  await allUpdated(board);
  return board;
}

/** Filled as the board proposes. */
export const proposals = (board: LupusBoard): { move: string; args: unknown }[] => {
  const made: { move: string; args: unknown }[] = [];
  board.addEventListener('tv-propose', ({ move, args }) => made.push({ move, args }));
  return made;
};

/** A plate by the name on it. */
export const radio = (board: LupusBoard, name: string): HTMLElement =>
  deep(board).find((e): e is HTMLElement => e.role === 'radio' && spoken(e).includes(name))!;
