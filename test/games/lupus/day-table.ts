/** A village by day, from its first word on: the day's own moves and steps, over a state that tests choose. */
import { dayAway, daySteps, silentByDay } from '../../../src/games/lupus/day.ts';
import { NO_DAY } from '../../../src/games/lupus/day-state.ts';
import { dayWithout } from '../../../src/games/lupus/flow.ts';
import { recommended } from '../../../src/games/lupus/mix.ts';
import { owlMoves } from '../../../src/games/lupus/owl.ts';
import { pauseMoves } from '../../../src/games/lupus/pause.ts';
import type { Mix } from '../../../src/games/lupus/roles.ts';
import { speechMoves } from '../../../src/games/lupus/speech.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import { openTalk, talkMoves } from '../../../src/games/lupus/talk.ts';
import { voteMoves } from '../../../src/games/lupus/vote.ts';
import type { Game, Seat } from '../../../src/kernel/game.ts';
import { nothing } from '../../../src/kernel/schemas.ts';
import { without, withSeat } from '../../../src/games/kit/seats.ts';
import { Dealer, type DealerOptions } from '../../helpers/dealer.ts';

export const TALK = 180_000;
export const VOTE = 30_000;
export const SPEECH = 60_000;

type Setting = Partial<Omit<State, 'options'>> & {
  readonly options?: Partial<State['options']>;
  readonly owl?: true;
  /** At the table, the moderator among them. */
  readonly seated?: number;
};

function dawn(setting: Setting): State {
  const players = setting.players ?? [0, 1, 2, 3, 4, 5, 6, 7];
  const mix: Mix = { ...recommended(players.length), owl: setting.owl ? 1 : 0 };
  const options = {
    mix: null,
    moderator: 'program',
    ghosts: false,
    hideDawnCause: false,
    talkMs: TALK,
    voteMs: VOTE,
    speechMs: SPEECH,
    ...setting.options,
  };
  const rest = {
    hub: 8,
    mix,
    away: [],
    out: [],
    record: [],
    night: 2,
    paused: false,
    news: [],
    said: [],
    ballots: [],
    ...NO_DAY,
  };
  return { ...rest, stage: 'dawn', ...setting, players, options } as unknown as State;
}

const villageOf = (setting: Setting): Game<State> => ({
  id: 'day',
  version: 1,
  seats: { min: 2, max: 25 },
  options: nothing,
  setup: (_, ask) => (setting.stage ? dawn(setting) : openTalk(dawn(setting), ask)),
  moves: { ...talkMoves, ...voteMoves, ...speechMoves, ...owlMoves, ...pauseMoves },
  on: {
    ...daySteps,
    away: (s, { seat }, ask) => dayAway({ ...s, away: withSeat(s.away, seat!) }, ask, seat!),
    back: (s, { seat }) => ({ ...s, away: without(s.away, [seat!]) }),
    left: (s, { seat }, ask) =>
      dayWithout({ ...s, out: [...s.out, { seat: seat!, how: 'left', cycle: s.night }] }, ask, seat!),
  },
  silent: { id: 'LU-085', code: 'listen', seats: (s) => silentByDay(s, [...s.players, s.hub]) },
  awaits: () => [],
  outcome: () => undefined,
  view: (s) => s,
});

export class Village {
  readonly dealer: Dealer<State>;

  constructor(setting: Setting = {}, options: DealerOptions = {}) {
    const seats = Array.from({ length: setting.seated ?? 9 }, (_, seat) => seat);
    this.dealer = new Dealer(villageOf(setting), { seats, options: {} }, 7, options);
  }

  get state(): State {
    return this.dealer.state;
  }

  get told(): readonly string[] {
    return this.state.news.map(({ what }) => what);
  }

  /** 'ok', or the rule and code of the refusal. */
  does(seat: Seat, move: string, args: unknown = {}): string {
    const out = this.dealer.move(seat, move, args);
    return out.ok ? 'ok' : `${out.refusal.rule} ${out.refusal.code}`;
  }

  vote(seat: Seat, target: Seat): string {
    return this.does(seat, 'vote', { seat: target });
  }

  /** The talk's time is over. */
  talked(): this {
    this.dealer.wait();
    return this;
  }

  /** Each voter in turn, these targets; null lets the time run out. */
  votes(...targets: readonly (Seat | null)[]): this {
    for (const target of targets) {
      const { order, given } = this.state.vote!;
      if (target === null) this.dealer.wait();
      else if (this.vote(order[given.length]!, target) !== 'ok') throw new Error(`${order[given.length]} can’t vote`);
    }
    return this;
  }

  /** Everybody who has the word gives it up. */
  spoken(): this {
    for (let floor = this.state.floor; floor; floor = this.state.floor) this.does(floor.queue[0]!, 'pass');
    return this;
  }
}
