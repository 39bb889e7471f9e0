/** Games by players without a head, to one of the ends that the rules know, and what must hold at every step of them. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { findPatch } from '../../../src/games/chrononauts/cards/patches.ts';
import { LINCHPINS, RIPPLEPOINTS, findRipplepoint } from '../../../src/games/chrononauts/cards/timeline.ts';
import { playDeck } from '../../../src/games/chrononauts/options.ts';
import { isIdle, type State } from '../../../src/games/chrononauts/state.ts';
import { fits, isParadox, isUltra, openParadoxes, turn } from '../../../src/games/chrononauts/timeline.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Start } from '../../../src/kernel/pipeline/play.ts';
import { replay } from '../../contracts/game-contract.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { canonical } from '../../helpers/plain.ts';
import { freshSeed, withSeeds } from '../../helpers/rng.ts';
import { RARE, STARTS, fill } from './bots.ts';
import { everywhere } from './trial.ts';
import { type WholeGame, wholeGame } from './whole-games.ts';

/** The game, played to the end: nobody calls it off or gives up. */
const game = {
  ...chrononauts,
  moves: Object.fromEntries(
    Object.entries(chrononauts.moves).filter(([name]) => !['callOff', 'giveUp', 'configure'].includes(name)),
  ),
} as unknown as Game<unknown>;

type Each = (s: State, dealer: Dealer) => void;

const WITHOUT_END = 250;

/** So many steps at one table, or to the end. A player who could win says so. */
function played(seed: number, start: Start, each: Each = () => {}, most = WITHOUT_END): Dealer {
  const dealer = new Dealer(game, start, seed);
  for (let i = 0; i < most; i++) {
    dealer.settle();
    const s = dealer.state as State;
    each(s, dealer);
    if (s.result) return dealer;
    const [won] = s.active < 0 ? [] : dealer.choices(s.active, 'declareWin');
    if (won !== undefined) dealer.move(s.active, 'declareWin', won);
    else if (!botStep(dealer, { fill, rare: RARE })) throw new Error('a dead end');
  }
  dealer.settle();
  return dealer;
}

/** A table as it stood before one of its steps. */
type Stood = Readonly<Pick<Dealer, 'play'>> & { readonly state: State };
interface OneGame {
  readonly dealer: Dealer;
  readonly stood: readonly Stood[];
}

const seed = freshSeed();
const games = new Map<number, OneGame>();

/** One game of each kind of table, played once: what must hold at every step is looked at in all of them. */
function withGames(look: (game: OneGame) => void): void {
  const play = (one: number): OneGame => {
    const stood: Stood[] = [];
    const dealer = played(one, STARTS[one % STARTS.length]!, (state, { play }) => void stood.push({ state, play }));
    return { dealer, stood };
  };
  withSeeds(
    STARTS.length,
    (one) => {
      const game = games.get(one) ?? play(one);
      games.set(one, game);
      look(game);
    },
    seed,
  );
}

/** Short: thousands of each are `npm run bench chrono-random`. */
const WHOLE: readonly Omit<WholeGame, 'seed'>[] = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 6, options: { fastForward: 'twoTurns' } },
  { seats: 9, options: { overfull: true } },
  { seats: 1, options: { mode: 'solonauts' } },
  { seats: 3, options: { mode: 'solonauts', soloIdentities: 6 } },
  // Artifaxx wants three Artifacts of one Mission at the same time: players without a head play it for ever.
  { seats: 2, options: { mode: 'artifaxx' }, minded: true },
  { seats: 4, options: { mode: 'artifaxx', axParents: 'exclude' }, minded: true },
];

test('[CH-121, CH-221, CH-226, CH-266] games end, each in one of the ways that there are, with one winner or none', () => {
  withSeeds(WHOLE.length, (seed) => {
    const game = WHOLE[seed % WHOLE.length]!;
    const { why, winners } = wholeGame({ ...game, seed });
    expect(['CH-118', 'CH-211', 'CH-216', 'CH-217', 'CH-246', 'CH-265', 'CH-266']).toContain(why);
    const isLost = why === 'CH-118' || why === 'CH-266';
    expect(winners).toHaveLength(isLost ? 0 : why === 'CH-265' ? game.seats : 1);
  });
});

test('[CHI-01, CH-125, CH-208] every play card is in exactly one place at every step', () => {
  withGames(({ stood }) => {
    for (const { state: s, play } of stood) {
      if (s.stage === 'lobby' || s.stage === 'deal' || play.asks.length > 0) continue;
      const cards = everywhere(s);
      expect(new Set(cards).size).toBe(cards.length);
      // The card of a search is on its way to the stack while the pile is mixed.
      if (isIdle(s) || s.stack.length > 0) expect(cards).toHaveLength(playDeck(s.options).length);
    }
  });
});

test('[CHI-02, CHI-03, CHI-04] no Patch lies where it doesn’t fit, and the UltraParadox is the Patch of 1962', () => {
  withGames(({ stood }) => {
    for (const { state: s } of stood) {
      const t = s.timeline;
      for (const [slot, id] of Object.entries(t.patches)) {
        expect(isParadox(t, findRipplepoint(slot)!) && fits(t, findPatch(id)!)).toBe(true);
        expect(s.laid[id]).toBeDefined();
      }
      expect(Object.keys(s.laid)).toHaveLength(Object.keys(t.patches).length);
      expect(isUltra(t)).toBe(t.patches['R1962'] === 'P1962');
      const open = RIPPLEPOINTS.filter((r) => isParadox(t, r) && t.patches[r.id] === undefined).length;
      expect(openParadoxes(t)).toBe(open);
      if (s.result === null) expect(open).toBeLessThan(13);
    }
  });
});

test('[CHI-05] a Linchpin turned twice leaves all sides as they were', () => {
  withGames(({ stood }) => {
    for (const timeline of new Set(stood.map(({ state }) => state.timeline)))
      for (const { id } of LINCHPINS) {
        const back = turn(turn(timeline, id).timeline, id).timeline;
        expect(back.primes).toEqual(timeline.primes);
        for (const [slot, patch] of Object.entries(back.patches)) expect(timeline.patches[slot]).toBe(patch);
      }
  });
});

test('[CHI-06] the same log gives the same state', () => {
  withGames(({ dealer: { log, play } }) => {
    expect(canonical(replay(game, log))).toBe(canonical(play));
  });
});

/** What makes the size of a hand change from turn to turn. */
const UNEVEN = /^(P1|sell-artifact|discontinuity|time-vortex|memo)/;

test('[CHI-07] a turn leaves a hand as large as it was, unless one of a few cards was in it', () => {
  withSeeds(9, (seed) => {
    let before: { readonly turn: number; readonly seat: number; readonly hand: number } | undefined;
    let uneven = false;
    let heard = 0;
    played(seed, STARTS[1]!, (s, { log, play }) => {
      for (; heard < log.length; heard++) {
        const happened = log[heard]!;
        if (happened.kind !== 'move') continue;
        const { card } = happened.made.args as { readonly card?: string };
        const face = card === undefined ? '' : (happened.made.opened?.[card] ?? play.faces[card]);
        uneven ||= face === undefined || UNEVEN.test(face) || s.drawPile.length === 0;
      }
      if (s.stage !== 'turns' || before?.turn === s.turn) return;
      if (before && !uneven) expect(s.hands[before.seat]).toHaveLength(before.hand);
      before = { turn: s.turn, seat: s.active, hand: s.hands[s.active]!.length };
      uneven = before.hand === 0 || s.drawPile.length === 0;
    });
  });
});
