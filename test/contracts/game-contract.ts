/**
 * What every game must show, whatever it is about: `describeGame('higher', higher)`. Games are played by bots over the test dealer,
 * so this says nothing of cryptography or order. Promises P8, P12, P15 to P17 of the kernel seen from the game's side.
 */
import { describe, expect, test } from 'vitest';
import type { About, Game } from '../../src/kernel/game.ts';
import { answerAsk, begin, makeMove, passTime, tell, type Play, type Start } from '../../src/kernel/play/play.ts';
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

  describe(`the contract of a game: ${name}`, () => {
    test('[P17] random games end, and winners sit at the table', () => {
      const made = new Set<string>();
      withSeeds(games, (seed) => {
        const { play, log } = played(seed);
        for (const one of log) if (one.kind === 'move') made.add(one.made.move);
        const { winners, why } = game.outcome(play.state)!;
        expect(winners.every((seat) => play.seats.includes(seat))).toBe(true);
        expect(why).not.toBe('');
      });
      expect((suite.makes ?? []).filter((move) => !made.has(move))).toEqual([]);
    });

    test('[P17] the play is plain data at every step', () => {
      const each = ({ play }: Dealer): void => {
        expect(notPlain(play)).toBeUndefined();
        expect(JSON.parse(JSON.stringify(play))).toEqual(play);
      };
      withSeeds(samples, (seed) => void played(seed, { each }));
    });

    test('[P17] the same steps give the same play, whatever the order of keys', () => {
      withSeeds(samples, (seed) => {
        const { log, play } = played(seed);
        expect(canonical(replay(game, log))).toBe(canonical(play));
        expect(canonical(replay(game, log, reversed))).toBe(canonical(play));
      });
    });

    test('[P16] what is offered reads as the move’s arguments, and each choice is accepted', () => {
      const each = (dealer: Dealer): void => {
        for (const seat of dealer.play.seats)
          for (const { move, choices } of dealer.lawful(seat))
            for (const args of dealer.rng.shuffle(choices).slice(0, 3))
              if (!hasFree(args))
                expect(accepted(dealer, seat, move, args), `${move} ${JSON.stringify(args)}`).toBe(true);
      };
      withSeeds(samples, (seed) => void played(seed, { each }));
    });

    test('[P25] what is offered about one thing is offered at all', () => {
      const each = (dealer: Dealer): void => {
        // Some games offer hundreds of choices at each step.
        if (!dealer.rng.oneIn(16)) return;
        for (const seat of dealer.play.seats)
          for (const { move, choices } of dealer.lawful(seat)) {
            const all = new Set(choices.map(canonical));
            for (const about of dealer.rng.shuffle(thingsIn(choices)).slice(0, 3))
              for (const args of dealer.choices(seat, move, about))
                expect(all.has(canonical(args)), `${move} about ${about}: ${JSON.stringify(args)}`).toBe(true);
          }
      };
      withSeeds(samples, (seed) => void played(seed, { each }));
    });

    test('[P16] no move outside the offered choices is accepted, and every refusal names its rule', () => {
      withSeeds(samples, (seed) => {
        const strangers = new Strangers(seeded(seed), fill);
        played(seed, { each: (dealer) => strangers.knock(dealer) });
      });
    });

    test('[P6] a name that every object has is no card, place or person: nothing throws at it', () => {
      withSeeds(samples, (seed) => {
        const strangers = new Strangers(seeded(seed), fill);
        played(seed, { each: (dealer) => dealer.rng.oneIn(4) && strangers.misname(dealer) });
      });
    });

    test('[P12] each question may fail: nothing throws, and no table is left in a dead end', () => {
      withSeeds(samples, (seed) => {
        for (const tag of tagsOf(played(seed)))
          for (const failed of FAILURES) withFailure(game, startOf(seed), seed, bots, tag, failed);
      });
    });

    test('[P17] everybody has a view, watchers too, and somebody is awaited or something is under way', () => {
      const each = (dealer: Dealer): void => {
        for (const seat of [null, ...dealer.play.seats]) expect(() => JSON.stringify(dealer.view(seat))).not.toThrow();
        expect(game.awaits(dealer.play.state).every((seat) => dealer.play.seats.includes(seat))).toBe(true);
      };
      withSeeds(samples, (seed) => void played(seed, { each }));
    });

    test('[P15] seats may go away, come back, leave and join at any moment', () => {
      const words = ['away', 'back', 'left', 'joined'] as const;
      const each = (dealer: Dealer): void => {
        const tag = dealer.rng.pick(words)!;
        const seat = dealer.rng.pick(dealer.play.seats)!;
        const { play } = dealer;
        if (dealer.rng.oneIn(4)) expect(tell(dealer.game, play, tag, seat, 'f0', dealer.now).faults).toBe(0);
      };
      withSeeds(samples, (seed) => void played(seed, { each }));
    });
  });
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
