/** In another world of a village letters say what would have been told there: what comparisons of two worlds rest on. */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import { readingOf } from '../../../src/games/lupus/reading.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import { eyesOf } from '../../../src/kernel/play/eyes.ts';
import { type Faces, TwoWorlds } from '../../contracts/two-worlds.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';
import { SUITES } from '../suites.ts';
import { lettersOf } from './fill.ts';

const TABLES = 3;
/** Moves from one look to the next. */
const BETWEEN = 8;
const suite = SUITES['lupus']!;

/** Plays a village, and looks at it now and then. */
function village(seed: number, look: (dealer: Dealer<State>) => void): void {
  const dealer = new Dealer(lupus, suite.starts[seed % suite.starts.length]!, seed);
  for (let i = 0; i < suite.moves; i++) {
    dealer.settle();
    if (lupus.outcome(dealer.state)) return;
    if (i % BETWEEN === 0) look(dealer);
    if (!botStep(dealer, suite)) return;
  }
}

test('with the cards that were dealt, letters are those that were sent', () => {
  let letters = 0;
  withSeeds(TABLES, (seed) =>
    village(seed, (dealer) => {
      for (const [thing, all] of lettersOf(dealer.state, (one) => dealer.hidden.get(one))) {
        expect(all).toEqual(JSON.parse(dealer.face(thing)));
        letters++;
      }
    }),
  );
  expect(letters).toBeGreaterThan(0);
});

test('in another world a viewer’s own letters are the same, and some others’ differ', () => {
  let [same, differ] = [0, 0];
  withSeeds(TABLES, (seed) => {
    const rng = seeded(seed);
    village(seed, (dealer) => {
      const { state, play } = dealer;
      const viewer = rng.pick(state.players.filter((one) => one !== state.hub));
      if (viewer === undefined || state.record.length === 0) return;
      const two = new TwoWorlds(dealer, rng, suite);
      const faces = two.otherwise(dealer.known(viewer));
      if (!faces) return;
      const reads = (seat: number, world?: Faces): string =>
        JSON.stringify(readingOf(state, eyesOf(play, seat, two.known(seat, world)))) ?? '';
      expect(reads(viewer, faces)).toBe(reads(viewer));
      expect(two.known(viewer, faces)).toEqual(dealer.known(viewer));
      same++;
      if (state.players.some((seat) => reads(seat, faces) !== reads(seat))) differ++;
    });
  });
  expect(differ).toBeGreaterThan(same / 2);
});
