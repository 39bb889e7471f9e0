/**
 * What every game must show, whatever it is about: `describeGame('higher', higher)`. Games are played by bots over the test dealer,
 * so this says nothing of cryptography or order. Promises P8, P12, P15 to P17 of the kernel seen from the game's side.
 */
import { describe, expect, test } from 'vitest';
import type { About, Game } from '../../src/kernel/game.ts';
import { answerAsk, begin, makeMove, passTime, tell, type Start } from '../../src/kernel/pipeline/play.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import { anyWord, botStep, hasFree, playOut, type BotOptions, type Filler } from '../helpers/bots.ts';
import { Dealer, type Failed, type Happened } from '../helpers/dealer.ts';
import { canonical, notPlain, reversed } from '../helpers/plain.ts';
import { seeded, withSeeds } from '../helpers/rng.ts';
import { accepted, Strangers } from './strangers.ts';

export interface GameSuite {
  /** Tables to play at; one for each number of seats from the least to four more when left out, with options `{}`. */
  readonly starts?: readonly Start[];
  readonly fill?: Filler;
  readonly rare?: BotOptions['rare'];
  readonly packs?: BotOptions['packs'];
  /** Random games for the first test. */
  readonly games?: number;
  /** Random games for each of the other tests. */
  readonly samples?: number;
  /** Moves that bots come to make in these games, however chance falls. */
  readonly makes?: readonly string[];
  /** Moves before a game counts as endless. */
  readonly most?: number;
}

const FAILURES: readonly Failed[] = ['refused', 'lost', 'bad'];

export function describeGame(name: string, game: Game<unknown>, suite: GameSuite = {}): void {
  const { games = 100, samples = 8, most = 5_000 } = suite;
  const starts = suite.starts ?? defaultStarts(game);
  const fill = suite.fill ?? anyWord;
  const { rare = [], packs = {} } = suite;
  const bots: BotOptions = { fill, most, rare, packs };
  const startOf = (seed: number): Start => starts[seed % starts.length]!;
  const played = (seed: number, more: BotOptions = {}): Dealer =>
    playOut(game, startOf(seed), seed, { ...bots, ...more });
  const steps = stepsOf(game, fill);

  let walked: Walk | undefined;
  /** The sample games, played once for all the tests that look at them. */
  const walk = (): Walk => (walked ??= walkThrough(samples, steps, (seed, each) => played(seed, { each })));

  describe(`the contract of a game: ${name}`, () => {
    test('[P17] random games end, and winners sit at the table', () => {
      const made = new Set<string>();
      const ends = ({ play, log }: Dealer): void => {
        for (const one of log) if (one.kind === 'move') made.add(one.made.move);
        const { winners, why } = game.outcome(play.state)!;
        expect(winners.every((seat) => play.seats.includes(seat))).toBe(true);
        expect(why).not.toBe('');
      };
      for (const { dealer } of walk().games) ends(dealer);
      withSeeds(games - samples, (seed) => ends(played(seed)));
      expect((suite.makes ?? []).filter((move) => !made.has(move))).toEqual([]);
    });

    test.each(Object.keys(steps))('%s', (title) => {
      const failure = walk().failures.get(title);
      if (failure) throw failure;
    });

    test('[P17] the same steps give the same play, whatever the order of keys', () => {
      for (const { seed, dealer } of walk().games) {
        expect(canonical(replay(game, dealer.log)), `SEED=${seed}`).toBe(canonical(dealer.play));
        expect(canonical(replay(game, dealer.log, reversed)), `SEED=${seed}`).toBe(canonical(dealer.play));
      }
    });

    test('[P12] each question may fail: nothing throws, and no table is left in a dead end', () => {
      const { games: all } = walk();
      // Each question fails in each way, twice where there are enough games.
      const ways = Math.min(FAILURES.length, Math.ceil((2 * FAILURES.length) / all.length));
      for (const [i, { seed, dealer }] of all.entries())
        for (const tag of tagsOf(dealer))
          for (let way = 0; way < ways; way++) {
            const failed = FAILURES[(i * ways + way) % FAILURES.length]!;
            withFailure(game, startOf(seed), seed, bots, tag, failed);
          }
    });
  });
}

/** Looks at a table at each step of a game, and throws where something doesn't hold. */
type Step = (dealer: Dealer) => void;

interface Walk {
  /** As each was played to its end. */
  readonly games: readonly { readonly seed: number; readonly dealer: Dealer }[];
  /** What was thrown first, by title. */
  readonly failures: ReadonlyMap<string, Error>;
}

function walkThrough(
  samples: number,
  steps: Readonly<Record<string, (seed: number) => Step>>,
  play: (seed: number, each: Step) => Dealer,
): Walk {
  const failures = new Map<string, Error>();
  const games: { seed: number; dealer: Dealer }[] = [];
  withSeeds(samples, (seed) => {
    const own = Object.entries(steps).map(([title, make]) => ({ title, step: make(seed) }));
    const each = (dealer: Dealer): void => {
      for (const { title, step } of own)
        try {
          if (!failures.has(title)) step(dealer);
        } catch (error) {
          const says = error instanceof Error ? error.message : String(error);
          failures.set(title, new Error(`SEED=${seed}: ${says}`, { cause: error }));
        }
    };
    games.push({ seed, dealer: play(seed, each) });
  });
  return { games, failures };
}

/** Not the test runner's, which takes longer than most steps of a game. */
function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

/** What must hold at every step, by the title of its test: made anew for each game. */
function stepsOf(game: Game<unknown>, fill: Filler): Readonly<Record<string, (seed: number) => Step>> {
  const words = ['away', 'back', 'left', 'joined'] as const;
  return {
    '[P17] the play is plain data at every step':
      () =>
      ({ play }) => {
        const path = notPlain(play);
        must(path === undefined, () => `not plain: ${path}`);
      },
    '[P16] what is offered reads as the move’s arguments, and each choice is accepted': () => (dealer) => {
      for (const seat of dealer.play.seats)
        for (const { move, choices } of dealer.lawful(seat))
          for (const args of dealer.rng.shuffle(choices).slice(0, 3))
            must(
              hasFree(args) || accepted(dealer, seat, move, args),
              () => `${move} ${JSON.stringify(args)} of ${seat} isn’t accepted`,
            );
    },
    '[P25] what is offered about one thing is offered at all': () => (dealer) => {
      // Some games offer hundreds of choices at each step.
      if (!dealer.rng.oneIn(16)) return;
      for (const seat of dealer.play.seats)
        for (const { move, choices } of dealer.lawful(seat)) {
          const all = new Set(choices.map(canonical));
          for (const about of dealer.rng.shuffle(thingsIn(choices)).slice(0, 3))
            for (const args of dealer.choices(seat, move, about))
              must(all.has(canonical(args)), () => `${move} about ${about}: ${JSON.stringify(args)}`);
        }
    },
    '[P16] no move outside the offered choices is accepted, and every refusal names its rule': (seed) => {
      const strangers = new Strangers(seeded(seed), fill);
      return (dealer) => strangers.knock(dealer);
    },
    '[P6] a name that every object has is no card, place or person: nothing throws at it': (seed) => {
      const strangers = new Strangers(seeded(seed), fill);
      return (dealer) => void (dealer.rng.oneIn(4) && strangers.misname(dealer));
    },
    '[P17] everybody has a view, watchers too, and somebody is awaited or something is under way': () => (dealer) => {
      for (const seat of [null, ...dealer.play.seats]) JSON.stringify(dealer.view(seat));
      const awaited = game.awaits(dealer.play.state);
      must(
        awaited.every((seat) => dealer.play.seats.includes(seat)),
        () => `awaits ${awaited.join()}`,
      );
    },
    '[P15] seats may go away, come back, leave and join at any moment': () => (dealer) => {
      const tag = dealer.rng.pick(words)!;
      const seat = dealer.rng.pick(dealer.play.seats)!;
      if (!dealer.rng.oneIn(4)) return;
      const { faults } = tell(dealer.game, dealer.play, tag, seat, 'f0', dealer.now);
      must(faults === 0, () => `${tag} of ${seat} throws`);
    },
  };
}

function defaultStarts(game: Game<unknown>): readonly Start[] {
  const last = Math.min(game.seats.max, game.seats.min + 4);
  const counts = Array.from({ length: last - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return counts.map((n) => ({ seats: Array.from({ length: n }, (_, seat) => seat), options: {} }));
}

/** What the arguments of these choices name: handles, words and numbers. */
function thingsIn(choices: readonly unknown[]): readonly About[] {
  const found = new Set<About>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  choices.forEach(look);
  return [...found];
}

function tagsOf(dealer: Dealer): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const { tag } of replayAsks(dealer.game, dealer.log)) asked.add(tag);
  return asked;
}

/** One game in which the first question of a tag goes wrong, played on for a while. */
function withFailure(
  game: Game<unknown>,
  start: Start,
  seed: number,
  options: BotOptions,
  tag: string,
  failed: Failed,
): void {
  let done = false;
  const fail = (ask: { readonly tag: string }): Failed | undefined => {
    if (done || ask.tag !== tag) return undefined;
    done = true;
    return failed;
  };
  try {
    const dealer = new Dealer(game, start, seed, { ...options, fail });
    for (let i = 0; i < 300; i++) {
      dealer.settle();
      if (game.outcome(dealer.play.state)) return;
      if (!botStep(dealer, options)) throw new Error(`dead end: ${JSON.stringify(dealer.play.state)}`);
    }
  } catch (error) {
    throw new Error(`${tag} ${failed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Plays a log again, each play passed through `turn` before the next step. */
export function replay(
  game: Game<unknown>,
  log: readonly Happened[],
  turn: <T>(play: T) => T = (play) => play,
): Play | undefined {
  let play: Play | undefined;
  for (const happened of log) play = turn(replayOne(game, play, happened));
  return play;
}

function replayOne(game: Game<unknown>, play: Play | undefined, happened: Happened): Play {
  if (happened.kind === 'begin') return begin(game, happened.start, happened.cause, happened.now);
  if (!play) throw new Error('a log begins with its start');
  if (happened.kind === 'answer') return answerAsk(game, play, happened.id, happened.answer, happened.now);
  if (happened.kind === 'time') return passTime(game, play, happened.now);
  if (happened.kind === 'tell') return tell(game, play, happened.tag, happened.seat, happened.cause, happened.now);
  const moved = makeMove(game, play, happened.made);
  if (!moved.ok) throw new Error(`replay: ${moved.refusal.code}`);
  return moved.play;
}

function* replayAsks(game: Game<unknown>, log: readonly Happened[]): Generator<Play['asks'][number]> {
  let play: Play | undefined;
  for (const happened of log) {
    play = replayOne(game, play, happened);
    yield* play.asks;
  }
}
