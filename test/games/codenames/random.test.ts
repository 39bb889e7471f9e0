/** A hundred games by players without a head, three in a row at each table, and what must hold at every step of them. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { countOf } from '../../../src/games/codenames/key.ts';
import { otherSide } from '../../../src/games/codenames/pictures.ts';
import { left, total, type State } from '../../../src/games/codenames/state.ts';
import { IDENTITIES, TEAMS, type ClueNumber } from '../../../src/games/codenames/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { replay } from '../../contracts/game-contract.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { canonical } from '../../helpers/plain.ts';
import { freshSeed, withSeeds } from '../../helpers/rng.ts';
import { RARE, fill } from './fill.ts';

/** With those that are watched, a hundred games; `TIMES` as many in a long run. */
const TABLES = 18;
const GAMES = 3;

const game = codenames as unknown as Game<unknown>;

/** CN-098 */
const most = (n: ClueNumber): number => (n === 'unlimited' || n === 0 ? 20 : n + 1);

type Step = (s: State, dealer: Dealer) => void;

/** Plays until three games have ended, `each` called whenever nothing is asked for. */
function playThree(seed: number, each: Step = () => {}, ended: Step = () => {}): Dealer {
  const seats = Array.from({ length: 4 + (seed % 5) }, (_, seat) => seat);
  const dealer = new Dealer(game, { seats, options: {} }, seed);
  let games = 0;
  for (let i = 0; i < 5_000; i++) {
    dealer.settle();
    const s = dealer.state as State;
    each(s, dealer);
    if (s.phase === 'over') {
      ended(s, dealer);
      if (++games === GAMES) return dealer;
    }
    if (!botStep(dealer, { fill, rare: RARE })) throw new Error('a dead end');
  }
  throw new Error('no end');
}

/** What was at one step, nothing being asked for: states and plays never change, so they can be looked at afterwards. */
interface Moment {
  readonly s: State;
  readonly play: Dealer['play'];
}

interface Evening {
  readonly seed: number;
  readonly moments: readonly Moment[];
  /** Of each game as it ended. */
  readonly ended: readonly State[];
  readonly dealer: Dealer;
}

/** Tables at whose every step the invariants are looked at; played once for all of them. */
const WATCHED = 16;
const base = freshSeed();
let evenings: readonly Evening[] | undefined;

function playWatched(): readonly Evening[] {
  const out: Evening[] = [];
  withSeeds(
    WATCHED,
    (seed) => {
      const moments: Moment[] = [];
      const ended: State[] = [];
      const dealer = playThree(
        seed,
        (s, { play }) => void moments.push({ s, play }),
        (s) => void ended.push(s),
      );
      out.push({ seed, moments, ended, dealer });
    },
    base,
  );
  return out;
}

/** Each watched evening; what throws names its seed. */
function eachEvening(look: (evening: Evening) => void): void {
  evenings ??= playWatched();
  for (const evening of evenings) withSeeds(1, () => look(evening), evening.seed);
}

const truth = (s: State, { hidden }: Dealer): readonly string[] => s.key.map((handle) => hidden.get(handle)!);

test('[CN-010, CN-118] a hundred random games end, each with one winner, by one of three rules', () => {
  let games = 0;
  const ends = new Map<string, number>();
  const ended = (s: State): void => {
    games++;
    const { winner, why, verified } = s.result!;
    expect(TEAMS).toContain(winner);
    expect(verified).toBe(true);
    ends.set(why, (ends.get(why) ?? 0) + 1);
    if (why === 'CN-117') expect(s.covers).toContain('assassin');
    else expect(left(s, winner)).toBe(0);
  };
  eachEvening((evening) => evening.ended.forEach(ended));
  withSeeds(TABLES, (seed) => void playThree(seed, undefined, ended), base + WATCHED);
  expect(games).toBeGreaterThanOrEqual((WATCHED + TABLES) * GAMES);
  expect([...ends.keys()].toSorted()).toEqual(['CN-115', 'CN-116', 'CN-117']);
});

test('[CNI-01, CNI-02, CNI-03] at every step cells, stacks and guesses add up', () => {
  eachEvening(({ moments, dealer }) => {
    for (const { s } of moments) {
      if (s.starting === null) continue;
      const key = truth(s, dealer);
      for (const one of IDENTITIES)
        expect(s.covers.filter((cover) => cover === one).length).toBeLessThanOrEqual(countOf(one, s.starting, 20));
      for (const team of TEAMS)
        expect(left(s, team)).toBe(s.covers.filter((cover, cell) => cover === '' && key[cell] === team).length);
      expect(total(s, 'red') + total(s, 'blue')).toBe(15);
      expect(s.covers).toHaveLength(20);
      const clue = s.history.at(-1);
      if (clue) expect(s.guessesMade).toBeLessThanOrEqual(most(clue.number));
    }
  });
});

test('[CNI-04] before the end nothing public says who is under an uncovered picture', () => {
  eachEvening(({ moments }) => {
    for (const { s, play } of moments) {
      if (s.phase === 'over' || s.key.length === 0) continue;
      const open = s.key.slice(0, 20).map((handle) => Object.hasOwn(play.faces, handle));
      expect(open).toEqual(s.covers.map((cover) => cover !== ''));
    }
  });
});

test('[CNI-05] every cover is what the key says, and the key opened at the end is that key', () => {
  eachEvening(({ ended, dealer }) => {
    for (const s of ended) {
      const key = truth(s, dealer);
      s.covers.forEach((cover, cell) => expect(cover === '' || cover === key[cell]).toBe(true));
      expect(s.result!.opened).toEqual(key);
    }
  });
});

test('[CNI-06] every turn but the last covers a picture, so a game has twenty turns at most', () => {
  eachEvening(({ ended }) => {
    for (const s of ended) {
      expect(s.turn).toBeLessThanOrEqual(20);
      expect(s.history).toHaveLength(s.turn);
      for (const { covered, number } of s.history) {
        expect(covered.length).toBeGreaterThanOrEqual(1);
        expect(covered.length).toBeLessThanOrEqual(most(number));
      }
      s.history.forEach(({ team }, i) => expect(team === s.starting).toBe(i % 2 === 0));
    }
  });
});

test('[CNI-07] the same log gives the same public state', () => {
  eachEvening(({ dealer: { log, play } }) => {
    expect(canonical(replay(game, log))).toBe(canonical(play));
  });
});

test('[CN-192, CN-195, CN-196, CN-197] from game to game: turned over, laid anew, and never the same key twice running', () => {
  eachEvening(({ ended }) => {
    for (const [i, game] of ended.slice(1).entries()) {
      const before = ended[i]!;
      // One that was called off lies between.
      if (game.setting.game !== before.setting.game + 1) continue;
      const turned = before.pictures.map(otherSide);
      if (before.setting.turnOver.length > 0) expect(game.pictures).not.toEqual(turned);
      else expect(game.pictures).toEqual(turned);
      expect(game.setting.lastKey).toEqual(before.result!.opened);
      expect(game.result!.opened).not.toEqual(before.result!.opened);
    }
  });
});
