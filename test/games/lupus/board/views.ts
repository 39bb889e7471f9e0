/** Views of a village as a board gets them, made by hand: people, a stage, and what is changed of it. */
import { NO_DAY } from '../../../../src/games/lupus/day-state.ts';
import { DEFAULTS } from '../../../../src/games/lupus/options.ts';
import { dealt, recommended } from '../../../../src/games/lupus/mix.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';

export const NAMES: readonly string[] =
  'Giulia Marco Sofia Dario Elena Tom Nadia Luca Irene Paolo Rita Fabio Carla Omar Lia Berto Zoe Ugo Vera Anna Bice Ciro Dora Enea Fulvio'.split(
    ' ',
  );

const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);

/** @param n players @param change what is so in this view @param hub who moderates; the last seat, which plays, unless said */
export function viewOf(n: number, change: Partial<LupusView> = {}, hub: number = n - 1): LupusView {
  return {
    ...NO_DAY,
    ballots: [],
    options: DEFAULTS,
    mix: recommended(n),
    stage: 'talk',
    seats: seats(hub >= n ? n + 1 : n),
    players: seats(n),
    hub,
    agreed: [],
    away: [],
    late: [],
    left: [],
    out: [],
    night: 1,
    paused: false,
    handing: null,
    graves: [],
    calling: [],
    stuck: null,
    broken: { hub, times: 0 },
    declared: null,
    roles: null,
    findings: null,
    side: null,
    result: null,
    news: [],
    me: 0,
    ...change,
  };
}

const NIGHT = {
  name: 'together',
  open: true,
  choosing: true,
  ends: 40_500,
  last: false,
  from: 0,
  until: 50_000,
} as const;

/** By night, with the own letter. */
export const nightOf = (n: number, change: Partial<LupusView> = {}, hub?: number): LupusView =>
  viewOf(n, { stage: 'night', night: 2, turn: { n: 1, of: 1, ...NIGHT }, ...change }, hub);

/** In the first vote of the third day: half have voted, among them ghosts. */
export function voteOf(n: number, change: Partial<LupusView> = {}, hub?: number): LupusView {
  const order = seats(n);
  const given = order.slice(0, Math.floor(n / 2)).map((seat) => [seat, (seat * 5 + 8) % 3 === 0 ? 2 : n - 2] as const);
  return viewOf(
    n,
    {
      night: 3,
      stage: 'vote',
      options: { ...DEFAULTS, ghosts: true },
      clock: { until: 21_000, left: 0 },
      vote: { round: 1, order, given, candidates: order },
      out: [
        { seat: 1, how: 'lynched', cycle: 1 },
        { seat: 5, how: 'mauled', cycle: 2 },
      ],
      me: Math.floor(n / 2),
      ...change,
    },
    hub,
  );
}

/** Two defend themselves. */
export const speechOf = (n: number, change: Partial<LupusView> = {}): LupusView =>
  viewOf(n, {
    night: 3,
    stage: 'speech',
    clock: { until: 43_000, left: 0 },
    floor: { round: 2, queue: [2, n - 2], candidates: [2, n - 2] },
    out: [{ seat: 1, how: 'mauled', cycle: 1 }],
    ...change,
  });

/** A person's console by night. */
export function consoleOf(n: number): LupusView {
  const cards = dealt(recommended(n));
  return nightOf(
    n,
    {
      me: n,
      night: 3,
      options: { ...DEFAULTS, moderator: 'person', night: 'called' },
      out: [{ seat: 1, how: 'mauled', cycle: 1 }],
      turn: {
        n: 2,
        of: 4,
        name: 'wolf',
        open: true,
        choosing: true,
        ends: 35_500,
        last: false,
        from: 0,
        until: 45_000,
      },
      console: {
        known: cards.map((card, seat) => ({
          seat,
          card,
          as: card as never,
          alive: seat !== 1,
          pick: seat % 3 === 0 ? 4 : null,
          answer: card === 'seer' ? 1 : 0,
          came: seat !== 2,
        })),
        calls: (['seer', 'bodyguard', 'owl', 'wolf'] as const).map((name) => ({
          name,
          firstMs: 0,
          beats: 1,
          beatMs: 15_000,
          lastMs: 5_000,
          restMs: 0,
        })),
        next: { mauled: 4, dead: [], owl: 3, side: null },
      },
    },
    n,
  );
}

/** After the end, with all that was found. */
export const overOf = (n: number, change: Partial<LupusView> = {}): LupusView => {
  const cards = dealt(recommended(n));
  return viewOf(n, {
    stage: 'over',
    night: 3,
    roles: cards,
    findings: [],
    side: 'humans',
    result: { winners: seats(n).filter((i) => cards[i] !== 'wolf'), why: 'LU-123' },
    out: [
      { seat: 0, how: 'lynched', cycle: 1 },
      { seat: 5, how: 'mauled', cycle: 2 },
      { seat: 1, how: 'lynched', cycle: 2 },
    ],
    dreamt: [1, 2].map((night) => ({ night, name: 'together', picks: seats(n).map((i) => (i * 3 + night) % n) })),
    ...change,
  });
};
