/** Clocks that lie on the table: they count by table time, and one that stands keeps what is left. */
import { FREE, type Ask, type Made, type Seat } from '../../kernel/game.ts';
import { bool, fields, integer, oneOf, optional } from '../../kernel/schemas.ts';
import { optionals } from './candidates.ts';
import { MOST_NUMBER } from './named.ts';
import { tell } from './news.ts';
import { defOf, pieceOf } from './pieces.ts';
import { notAnothers, notOver, rule, type Anyway, type TableMove } from './rules.ts';
import { isSince5, NONE, type Clock, type State } from './state.ts';

const MOST_CLOCKS = 4;
const MOST_MS = 24 * 3_600_000;

/** The tag under which the table answers when one has come to its end. */
export const CLOCK = 'clock';

/** As it lies: what it began with, standing. */
function atRest(s: State, n: number): Clock {
  const piece = pieceOf(s, n);
  const ms = (piece && defOf(s, piece)?.ms) ?? 0;
  return { n, ways: ms > 0 ? 'down' : 'up', shown: ms, since: NONE };
}

export const clockOf = (s: State, n: number): Clock => s.clocks.find((clock) => clock.n === n) ?? atRest(s, n);

/** What it shows at this table time, in milliseconds. */
export function shownAt({ ways, shown, since }: Clock, now: number): number {
  if (since === NONE) return shown;
  const gone = Math.max(0, now - since);
  return ways === 'down' ? Math.max(0, shown - gone) : shown + gone;
}

export interface Tick extends Anyway {
  readonly n: number;
  readonly does: 'start' | 'stop' | 'reset' | 'set';
  /** Of `set`: what it shows from now on, in milliseconds. */
  readonly ms?: number | undefined;
}

/** What is done with a clock: `add` by buttons alone. In the order of the words for it. */
const DEEDS = ['start', 'stop', 'reset', 'set', 'add'] as const;

export interface Deed {
  readonly n: number;
  readonly does: (typeof DEEDS)[number];
  /** Of `set` what it shows, of `add` how much more. */
  readonly ms?: number | undefined;
}

function changed(clock: Clock, rest: Clock, { does, ms = 0 }: Deed, now: number): Clock {
  const shown = shownAt(clock, now);
  if (does === 'start') return { ...clock, shown, since: now };
  if (does === 'stop') return { ...clock, shown, since: NONE };
  if (does === 'reset') return rest;
  const value = does === 'set' ? ms : Math.min(MOST_MS, Math.max(0, shown + ms));
  return { ...clock, shown: value, since: clock.since === NONE ? NONE : now };
}

/** All of them stand, with what they show now. */
export const stopped = (clocks: readonly Clock[], now: number): readonly Clock[] =>
  clocks.map((clock) => ({ ...clock, shown: shownAt(clock, now), since: NONE }));

/** One timer for each clock that counts down. */
function armed(s: State, ask: Ask): State {
  ask.cancel(CLOCK);
  for (const clock of s.clocks)
    if (clock.ways === 'down' && clock.since !== NONE) ask.timer(CLOCK, shownAt(clock, ask.now));
  return s;
}

const isRunning = ({ since }: Clock): boolean => since !== NONE;

const withClock = (s: State, clock: Clock): State => ({
  ...s,
  clocks: [...s.clocks.filter(({ n }) => n !== clock.n), clock],
});

/** One that stands as it was laid shows what its definition says: nothing is remembered of it. */
const isAsLaid = (s: State, { n, shown, since }: Clock): boolean => since === NONE && shown === atRest(s, n).shown;

const remembered = (s: State): State =>
  isSince5(s) ? { ...s, clocks: s.clocks.filter((clock) => !isAsLaid(s, clock)) } : s;

/** SB-01: these may start beside those that run. Earlier rules counted every clock that anybody had touched. */
export function mayStart(s: State, clocks: readonly number[]): boolean {
  const others = s.clocks.filter(({ n }) => !clocks.includes(n) && pieceOf(s, n));
  return others.filter((one) => !isSince5(s) || isRunning(one)).length + clocks.length <= MOST_CLOCKS;
}

/** As clocks run after a step of a button, whatever they show. */
export const foreseenClocks = (s: State, clocks: readonly number[], does: Deed['does']): State => {
  const others = s.clocks.filter(({ n }) => !clocks.includes(n));
  return does === 'add'
    ? s
    : { ...s, clocks: does === 'start' ? [...others, ...clocks.map((n) => ({ ...clockOf(s, n), since: 0 }))] : others };
};

/** Clocks that have gone are forgotten; `n` is one that is there. */
export function changedClock(s: State, deed: Deed, by: Seat, ask: Ask): State {
  const there = { ...s, clocks: s.clocks.filter(({ n }) => pieceOf(s, n)) };
  const next = changed(clockOf(s, deed.n), atRest(s, deed.n), deed, ask.now);
  return tell(armed(remembered(withClock(there, next)), ask), 'clock', by, {
    n: DEEDS.indexOf(deed.does),
    ...which(s, deed.n),
  });
}

/** Of several clocks it is told which. */
const which = (s: State, n: number): { readonly of?: number } => (isSince5(s) ? { of: pieceOf(s, n)?.of ?? NONE } : {});

export const clock: TableMove<Tick> = {
  args: fields({
    n: integer(0, MOST_NUMBER),
    does: oneOf('start', 'stop', 'reset', 'set'),
    ms: optional(integer(0, MOST_MS)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    rule('SB-03', 'no-clock', (s, m: Made<Tick>) => pieceOf(s, m.args.n)?.kind === 'clock'),
    rule(
      'SB-01',
      'many-clocks',
      (s, m: Made<Tick>) => (isSince5(s) && m.args.does !== 'start') || mayStart(s, [m.args.n]),
    ),
    notAnothers((_, m: Made<Tick>) => [m.args.n]),
  ],
  apply: (s, { seat: by, args }, ask) => changedClock(s, args, by, ask),
  choices: () => optionals<Tick>({ n: FREE, does: FREE }, ['ms', 'anyway']),
};

/** Those that have come to their end stand at nothing, and it is told. */
export function onClock(s: State, ask: Ask): State {
  const due = s.clocks.filter((one) => one.ways === 'down' && one.since !== NONE && shownAt(one, ask.now) === 0);
  const stopped = due.reduce((now, one) => withClock(now, { ...one, shown: 0, since: NONE }), s);
  if (due.length === 0) return armed(s, ask);
  const lines = isSince5(s) ? due.map(({ n }) => which(s, n)) : [{}];
  return armed(
    lines.reduce((now, line) => tell(now, 'timeUp', NONE, line), stopped),
    ask,
  );
}
