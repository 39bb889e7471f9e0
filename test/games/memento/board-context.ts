/** What the parts of the board look at, for a story in one hand. */
import { NOTHING_POINTED } from '../../../src/elements/frame/pointing.ts';
import type { Lang } from '../../../src/elements/frame/board.ts';
import type { BoardContext, Size } from '../../../src/games/memento/board/board-context.ts';
import { L, type Tale } from './tale.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino', 'Eva', 'Fred'];

export const contextOf = (
  t: Tale,
  { seat = L, lang = 'en', size = 'wide' }: { seat?: number | null; lang?: Lang; size?: Size } = {},
): BoardContext => ({
  view: t.view(seat),
  people: NAMES.map((name, at) => ({ seat: at, name, plate: at, me: at === seat })),
  lang,
  size,
  drafts: '',
  me: seat,
  waiting: [],
  desk: [],
  pointed: NOTHING_POINTED,
  keepers: undefined,
  shared: false,
  past: false,
  pending: [],
  evening: undefined,
  now: () => 0,
  choices: () => [],
  check: () => undefined,
});
