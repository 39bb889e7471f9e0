/** Somebody drops in the middle of a game and never comes back: the others play on, and every evening ends. */
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { OpenAsk } from '../../src/kernel/play/state.ts';
import { botStep } from '../helpers/bots.ts';
import { Dealer } from '../helpers/dealer.ts';
import { seeded } from '../helpers/rng.ts';
import * as codenames from './codenames/fill.ts';
import * as sandbox from './sandbox/fill.ts';
import { SUITES, type Suite } from './suites.ts';
import { fillWith, RARE } from './time-stories/fill.ts';
import { busy } from './time-stories/table/mission.ts';

/** Steps before the drop at most. */
const BEFORE = 80;
/** Steps that the others wait for somebody who is away, before they send that seat away. */
const PATIENCE = 60;
/** Steps that they play on without calling it off. */
const HOPE = 1_500;
const MOST = 6_000;

const HASH = 'ab'.repeat(32);
const STORIES: Suite = {
  starts: [2, 3, 4].map((n) => ({ seats: Array.from({ length: n }, (_, seat) => seat), options: {} })),
  fill: fillWith(HASH),
  rare: RARE,
  packs: { [HASH]: busy() },
  moves: BEFORE,
};

/** Calling it off: what people do who can't go on. */
const LAST: readonly string[] = ['callOff', 'giveUp', 'loseControl', 'endStory', 'voidGame'];

/** As those who stay would do: where they are too few for what was played, they play what so many can. */
const OTHERWISE: Readonly<Record<string, Partial<Suite>>> = {
  codenames: {
    starts: [...SUITES['codenames']!.starts.filter(({ seats }) => seats.length > 2), { seats: [0, 1, 2], options: {} }],
    fill: (choice, at) => {
      const { seats } = at.dealer.play.state as { readonly seats: readonly Seat[] };
      if (at.move !== 'configure') return codenames.fill(choice, at);
      return seats.length < 4 ? { change: { mode: seats.length === 3 ? 'three' : 'coop' } } : undefined;
    },
  },
  // Pieces are moved for ever, until people say that it is enough.
  sandbox: { rare: sandbox.RARE },
};
export function suiteOf(id: string): Suite {
  const suite = { ...(SUITES[id] ?? STORIES), ...OTHERWISE[id] };
  return { ...suite, starts: suite.starts.filter(({ seats }) => seats.length > 1) };
}

class Evening {
  readonly #dealer: Dealer;
  readonly #suite: Suite;
  #gone: Seat | undefined;
  #hasLeft = false;

  constructor(game: Game<unknown>, suite: Suite, seed: number) {
    this.#suite = suite;
    const start = suite.starts[seed % suite.starts.length]!;
    this.#dealer = new Dealer(game, start, seed, {
      packs: suite.packs ?? {},
      loose: true,
      fail: (ask) => (this.#needsGone(ask) ? 'lost' : undefined),
      by: () => (this.#gone === undefined ? [] : [this.#gone]),
      letter: (seat, { tag, bases }, chosen) => {
        if (seat === this.#gone) return null;
        const veiled = Object.values(game.moves).find((move) => move.veiled?.tag === tag)?.veiled;
        return chosen ?? veiled?.none ?? bases.map(() => 0);
      },
    });
    suite.first?.(this.#dealer);
  }

  /** @param drop steps before somebody drops @returns the rule by which it ended; undefined where it was over before */
  plays(drop: number): string | undefined {
    const { game, rng } = this.#dealer;
    let since = 0;
    for (let i = 0; i < MOST; i++) {
      this.#settle();
      const end = game.outcome(this.#dealer.play.state);
      if (end) return this.#gone === undefined ? undefined : end.why;
      if (i >= drop && this.#gone === undefined && this.#isEnough()) {
        this.#drops(rng.pick(this.#dealer.play.seats)!);
        since = i;
      }
      const isHopeless = this.#hasLeft && i > since + HOPE;
      const isStill = !this.#step(isHopeless ? [] : LAST);
      // Somebody who doesn't come back is sent away by the others.
      if (this.#gone !== undefined && !this.#hasLeft && (isStill || i >= since + PATIENCE)) this.#leaves();
      else if (isStill && !this.#step([]))
        throw new Error(`nothing can be done: ${JSON.stringify(this.#dealer.play.state)}`);
    }
    throw new Error(`no end after ${MOST} steps: ${JSON.stringify(this.#dealer.play.state)}`);
  }

  #step(never: readonly string[]): boolean {
    return botStep(this.#dealer, { ...this.#suite, gone: this.#gone, never });
  }

  /** A game that hasn't begun can't begin with too few. */
  #isEnough(): boolean {
    const { game, play } = this.#dealer;
    const { stage, phase } = play.state as { readonly stage?: string; readonly phase?: string };
    return play.seats.length > game.seats.min || (stage !== 'lobby' && phase !== 'lobby');
  }

  #drops(seat: Seat): void {
    this.#gone = seat;
    this.#dealer.tell('away', seat);
  }

  #leaves(): void {
    this.#hasLeft = true;
    this.#dealer.tell('left', this.#gone!);
  }

  /** What only the device that is gone could answer stays open until its seat is given up. */
  #settle(): void {
    const dealer = this.#dealer;
    for (let i = 0; i < 10_000; i++) {
      if (this.#hasLeft || !dealer.play.asks.some((ask) => this.#needsGone(ask))) {
        if (!dealer.answerOne()) return;
      } else if (!this.#answersOther()) return;
    }
    throw new Error('the game asks for ever');
  }

  #answersOther(): boolean {
    const { asks } = this.#dealer.play;
    const other = asks.find((ask) => !this.#needsGone(ask));
    if (other) this.#dealer.answerThis(other);
    return other !== undefined;
  }

  /** Cards of a hand the keepers open and deal; what was sealed for nobody else, and letters of a hub, nobody can. */
  #needsGone(ask: OpenAsk): boolean {
    const gone = this.#gone;
    if (gone === undefined) return false;
    if (ask.kind === 'veil') return ask.hub === gone;
    if (ask.kind === 'secret') return ask.holders.every((seat) => seat === gone);
    if (ask.kind !== 'open' && ask.kind !== 'show') return false;
    const { readers, holders } = this.#dealer;
    return ask.things.some((thing) => {
      const all = [...(readers.get(thing) ?? [])];
      return !holders.has(thing) && all.length > 0 && all.every((seat) => seat === gone);
    });
  }
}

/** @returns the rule by which an evening with a drop ended */
export function evening(game: Game<unknown>, suite: Suite, seed: number): string {
  for (let drop = seeded(seed).below(BEFORE); drop > 0; drop >>= 1) {
    const why = new Evening(game, suite, seed).plays(drop);
    if (why !== undefined) return why;
  }
  return new Evening(game, suite, seed).plays(0) ?? 'nobody could drop';
}
