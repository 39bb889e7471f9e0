/**
 * What happened, one line each, for the slip beside the cloth and for the log: moves themselves are untold there. What one person does
 * alike within some seconds is one line. All of it is public: a face stands in it only where everybody can read it.
 */
import type { News as Line, Seat } from '../../kernel/game.ts';
import type { NewsWord } from './names.ts';
import { isSince5, NONE, type News, type State } from './state.ts';

const MOST_NEWS = 30;
/** So long what is done alike counts as one thing. */
const TOGETHER_MS = 5_000;

/** What is done so often that a line each would drown the others. */
const JOINED: ReadonlySet<string> = new Set(['put', 'flip', 'count', 'ink']);

/** What whoever is in turn does. */
const IN_TURN: ReadonlySet<NewsWord> = new Set(['put', 'flip', 'shuffle', 'deal', 'turnUp', 'look', 'roll', 'press']);

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly number[] = [];

/** @param more `at` is table time; without it the line is never joined to the one before */
export const tell = (s: State, what: NewsWord, by: Seat, more: Partial<News> = {}): State => ({
  ...s,
  news: told(s, what, by, more),
});

/** The news with one line more, or the last one going on. */
export function told(s: State, what: NewsWord, by: Seat, more: Partial<News>): readonly News[] {
  const last = s.news[0];
  const { seats = NOBODY, n = 0, of = NONE, faces = NOTHING, values = NOTHING, text = '', at = 0 } = more;
  const out = isOut(s, what, by);
  const line: News = { number: (last?.number ?? 0) + 1, what, by, seats, n, of, faces, values, text, out, at };
  if (last && goesOn(last, line) && (!isSince5(s) || isNothingNew(last, line))) {
    const joined = {
      ...last,
      n: last.n + line.n,
      faces: [...last.faces, ...line.faces].slice(-MOST_NEWS),
      at: line.at,
    };
    return s.news.with(0, isSince5(s) && what === 'count' ? { ...joined, number: line.number, values } : joined);
  }
  const all = s.news.slice(0, MOST_NEWS - 1);
  all.unshift(line);
  return all;
}

/** SB-12: what is done out of turn is marked where the table advises; counting, writing and the own hand are free. */
const isOut = ({ policy, turn }: State, what: NewsWord, by: Seat): boolean =>
  policy === 'advise' && turn.on && by !== NONE && turn.seat !== by && IN_TURN.has(what);

const goesOn = (last: News, line: News): boolean =>
  JOINED.has(line.what) &&
  last.what === line.what &&
  last.by === line.by &&
  last.of === line.of &&
  last.out === line.out &&
  line.at > 0 &&
  line.at - last.at <= TOGETHER_MS;

/** Whether joining these two lines hides nothing: no face is told in them, and no other counter or place. */
const isNothingNew = (last: News, line: News): boolean =>
  last.faces.length + line.faces.length === 0 &&
  (line.what === 'count' ? last.values[1] === line.values[1] : last.values.join() === line.values.join());

/**
 * The log has what began a line; what was joined to it since stands on the slip. A line that names something of a box says of which one.
 * The table may have another by the time somebody reads it.
 */
export function news(before: State, after: State): readonly Line[] {
  const last = before.news[0]?.number ?? 0;
  const { hash: box } = after.box;
  return after.news
    .filter(({ number }) => number > last)
    .toReversed()
    .map(({ what, by, ...item }) => ({
      what,
      ...(by === NONE ? {} : { seat: by }),
      args: { by, ...item, ...((item.of !== NONE || what === 'roll' || what === 'lay') && { box }) },
    }));
}
