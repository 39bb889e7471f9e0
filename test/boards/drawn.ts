/** Draws boards over each other on one page, so that they settle together. Each in a room of its own that is as large as the window. */
import '../../src/elements/tv-room.ts';
import type { BoardProps, Lang } from '../../src/elements/frame/board.ts';
import { forget } from './glance.ts';

/** How boards are drawn. */
export interface Drawn {
  /** Of the board's element. */
  readonly tag: string;
  readonly theme: 'light' | 'dark';
  readonly lang: Lang;
  /** As in a window; or laid out as there, but not painted; or without a size, which takes half as long. */
  readonly as: 'seen' | 'laid out' | 'there';
}

const STYLES: Readonly<Record<Drawn['as'], Partial<CSSStyleDeclaration>>> = {
  seen: {},
  'laid out': { contain: 'strict', clipPath: 'inset(100%)' },
  there: { display: 'none' },
};

/** Takes away what was there before. */
export function drawn({ tag, theme, lang, as }: Drawn, handed: readonly BoardProps[]): readonly HTMLElement[] {
  forget();
  const boards = handed.map((props) => Object.assign(document.createElement(tag), props));
  const rooms = boards.map((board) => {
    const room = Object.assign(document.createElement('tv-room'), { theme, lang });
    Object.assign(room.style, { position: 'fixed', inset: '0', minHeight: '0' }, STYLES[as]);
    room.append(board);
    return room;
  });
  document.body.replaceChildren(...rooms);
  return boards;
}
