/** What came about, for the table's log: of cards that have taken effect and of the table's decisions. All of it is public. */
import type { News, Seat } from '../../kernel/game.ts';
import { newSince, withNews } from '../kit/news.ts';
import { isPlaying, type State } from './state.ts';

export const NEWS = [
  'guesses',
  'begins',
  'turned',
  'destroyed',
  'laid',
  'placed',
  'taken',
  'gone',
  'stopped',
  'hands',
  'vortex',
  'mission',
  'identity',
  'skipped',
  'forward',
  'found-nothing',
  'lot',
] as const;
export type NewsKind = (typeof NEWS)[number];

/** What each kind says in which place is written beside its words (`words/news.ts`). */
export interface Item {
  /** 1, 2 … at this table. */
  readonly number: number;
  readonly what: NewsKind;
  readonly seats: readonly Seat[];
  /** Faces, places, sides. */
  readonly ids: readonly string[];
  readonly counts: readonly number[];
}

/** One step never makes more. */
const MOST = 8;

export function tell(s: State, what: NewsKind, more: Partial<Omit<Item, 'number' | 'what'>> = {}): State {
  return { ...s, news: withNews(s.news, { what, seats: [], ids: [], counts: [], ...more }, MOST) };
}

type Told = Omit<Item, 'number'>;

/** Plays of this turn, from the main hand, that are still to be made. */
const mainPlays = ({ pending }: State): number =>
  pending.reduce((sum, one) => sum + (one.kind === 'main' ? one.left + one.later : 0), 0);

/** CH-182, CH-187: Double Time has taken effect. */
function forwarded(before: State, after: State): readonly Told[] {
  const left = mainPlays(after);
  const isSame = after.stage === 'turns' && before.stage === 'turns' && after.turn === before.turn;
  return isSame && left > mainPlays(before)
    ? [{ what: 'forward', seats: [after.active], ids: [], counts: [left] }]
    : [];
}

/** CH-196: a search is over, and nothing was taken; a card that was is announced at once, or once the pile is mixed. */
function foundNothing({ prompt, plays }: State, after: State): readonly Told[] {
  if (!prompt || after.prompt || after.stage !== 'turns' || !isPlaying(after, prompt.seat)) return [];
  const takes = after.plays > plays || after.todo.some((task) => task.do === 'announce');
  return takes ? [] : [{ what: 'found-nothing', seats: [prompt.seat], ids: [], counts: [] }];
}

/** CH-033, CH-034: chance has said who begins, and among whom; they are named where their guesses were as good as each other. */
function drawn({ doing, start }: State, after: State): readonly Told[] {
  if (doing?.do !== 'roll' || after.doing || after.stuck || after.active < 0 || doing.among.length < 2) return [];
  const isTie = doing.among.every((seat) => start.guesses[seat]?.opened !== undefined);
  return [{ what: 'lot', seats: isTie ? doing.among : [], ids: [], counts: [] }];
}

/** Those that came after what was told before. The last three kinds are seen by the states alone, so that earlier rules have them too. */
export function news(before: State, after: State): readonly News[] {
  const told: readonly Told[] = [
    ...drawn(before, after),
    ...newSince(before.news, after.news),
    ...forwarded(before, after),
    ...foundNothing(before, after),
  ];
  return told.map(({ what, seats, ids, counts }) => {
    const [seat] = seats;
    return { what, ...(seat !== undefined && { seat }), args: { seats, ids, counts } };
  });
}
