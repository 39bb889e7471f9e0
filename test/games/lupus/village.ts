/** A whole village with cards that a test chooses: nights in which players pick what it says, and days that end as it says. */
import { lupus } from '../../../src/games/lupus/lupus.ts';
import { ROLES, type Card, type Mix } from '../../../src/games/lupus/roles.ts';
import type { Options } from '../../../src/games/lupus/options.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';
import type { Game, Seat } from '../../../src/kernel/game.ts';
import { Dealer, type DealerOptions } from '../../helpers/dealer.ts';
import { seats } from './fill.ts';

/** The pick of each tonight; who isn't named picks nobody. */
export type Picks = Readonly<Record<Seat, Seat>>;

const LOTS = Array.from({ length: 30 }, (_, i) => String(i));
export const ROOT = 'the root of all letters';

export interface Setting {
  readonly options?: Partial<Options>;
  /** The device of this player moderates; a seat of its own unless said. */
  readonly hub?: Seat;
  readonly dealer?: DealerOptions;
  /** The game, altered. */
  readonly game?: Partial<Game<State, Options>>;
  readonly lots?: readonly string[];
}

/** So many villagers. */
export const villagers = (n: number): readonly Card[] => Array<Card>(n).fill('villager');

/** Stages in which no day goes on. */
const ENDED: ReadonlySet<string> = new Set(['record', 'over', 'stuck']);

const mixOf = (cards: readonly Card[]): Mix =>
  Object.fromEntries(ROLES.map((role) => [role, cards.filter((card) => card === role).length])) as Mix;

export class Village {
  readonly dealer: Dealer<State>;
  picks: Picks = {};
  /** What each says to fellow wolves with that: the sentence’s number, and the place of whom it is about, from 1. */
  says: Readonly<Record<Seat, readonly [says: number, of: number]>> = {};
  /** The seats that send nothing in which beat of a call, from 0. */
  lost: (seat: Seat, beat: number) => boolean = () => false;
  readonly hub: Seat;

  /** Through the lobby and the deal, to the first night. */
  constructor(cards: readonly Card[], { options, hub, dealer, game, lots = LOTS }: Setting = {}) {
    const n = cards.length;
    this.hub = hub ?? n;
    const dealt = { ...lupus, layouts: { roles: () => [...cards, ...lots, ROOT] }, ...game };
    const letter: DealerOptions['letter'] = (seat, _, chosen) => {
      if (this.lost(seat, this.state.now.beats - 1)) return null;
      return chosen ?? [(this.picks[seat] ?? -1) + 1, ...(this.says[seat] ?? [0, 0])];
    };
    const start = { seats: seats(hub === undefined ? n + 1 : n), options: { mix: mixOf(cards), ...options } };
    this.dealer = new Dealer<State>(dealt, start, 7, { letter, ...dealer });
    if (hub === undefined || hub !== this.state.hub)
      this.must(0, 'moderate', { seat: this.hub, plays: hub !== undefined });
    if (hub !== undefined) for (const seat of this.state.players) this.must(seat, 'agree');
    this.must(0, 'begin');
    this.dealer.settle();
  }

  get state(): State {
    return this.dealer.state;
  }

  view(seat: Seat | null): LupusView {
    return this.dealer.view(seat) as LupusView;
  }

  /** 'ok', or the rule and code of the refusal. */
  does(seat: Seat, move: string, args: unknown = {}): string {
    const out = this.dealer.move(seat, move, args);
    return out.ok ? 'ok' : `${out.refusal.rule} ${out.refusal.code}`;
  }

  must(seat: Seat, move: string, args: unknown = {}): void {
    const says = this.does(seat, move, args);
    if (says !== 'ok') throw new Error(`${move} of ${seat}: ${says}`);
  }

  /** What the moderator's device owes, a call of a moderating person's, or the clock. */
  step(): void {
    this.dealer.settle();
    const { hub, stage, now, options } = this.state;
    const [owed] = this.dealer.game.duties?.(this.state, this.dealer.eyes(hub)) ?? [];
    if (owed) return this.must(hub, owed.move, owed.args);
    if (stage === 'night' && !now.open && options.moderator === 'person') return this.must(hub, 'call');
    if (!this.dealer.wait()) throw new Error(`nothing happens in ${stage}`);
  }

  until(...stages: readonly State['stage'][]): this {
    for (let i = 0; i < 500; i++) {
      this.dealer.settle();
      if (stages.includes(this.state.stage)) return this;
      this.step();
    }
    throw new Error(`never ${stages.join()}: ${this.state.stage}`);
  }

  /** The night with these picks, and its dawn. */
  sleeps(picks: Picks = {}): this {
    this.picks = picks;
    return this.until('dawn').until('talk', 'over');
  }

  /** All who vote name this one. */
  lynches(target: Seat): this {
    const { night } = this.state;
    for (let i = 0; this.state.night === night && !ENDED.has(this.state.stage); i++) {
      if (i > 200) throw new Error('a day without an end');
      const { vote, floor } = this.state;
      const voter = vote?.order[vote.given.length];
      if (voter !== undefined) this.must(voter, 'vote', { seat: target });
      else if (floor) this.must(floor.queue[0]!, 'pass');
      else this.step();
      this.dealer.settle();
    }
    return this;
  }

  get out(): readonly string[] {
    return this.state.out.map(({ seat, how }) => `${seat} ${how}`);
  }

  answer(seat: Seat): number | undefined {
    return this.view(seat).reading?.answer;
  }
}
