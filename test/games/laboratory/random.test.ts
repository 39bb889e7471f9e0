/** Evenings by players without a head, and what must hold at every step of them. */
import { expect, test } from 'vitest';
import { FACES } from '../../../src/games/laboratory/faces.ts';
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import type { State } from '../../../src/games/laboratory/state.ts';
import type { Handle } from '../../../src/kernel/game.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer, type Failed } from '../../helpers/dealer.ts';
import { withSeeds } from '../../helpers/rng.ts';
import { fill } from './fill.ts';

type Step = (s: State, dealer: Dealer) => void;

/** @param failing one question in so many goes wrong */
function evening(seed: number, each: Step, failing = 0): void {
  const seats = Array.from({ length: 2 + (seed % 4) }, (_, seat) => seat);
  const fail = (): Failed | undefined => (failing > 0 && dealer.rng.oneIn(failing) ? 'lost' : undefined);
  const dealer: Dealer = new Dealer(laboratory, { seats, options: {} }, seed, { fail });
  for (let i = 0; i < 80; i++) {
    dealer.settle();
    each(dealer.state as State, dealer);
    if (dealer.rng.oneIn(15))
      dealer.tell(dealer.rng.pick(['away', 'back', 'left', 'joined'] as const)!, dealer.rng.pick(seats)!);
    // Everybody has left.
    if ((dealer.state as State).seats.length === 0) return;
    if (!botStep(dealer, { fill, rare: ['finish'] })) throw new Error('a dead end');
  }
}

const everyCard = ({ pile, row, hands, job, few }: State): readonly string[] => [
  ...pile,
  ...row,
  ...(few?.cards ?? []),
  ...hands.flatMap(({ cards }) => cards),
  ...(job?.parts.flatMap(({ cards }) => cards) ?? []),
  // In the looker's keeping, on their way to be put back.
  ...(job?.what === 'scry' ? job.cards : []),
];

for (const failing of [0, 6]) {
  test(`each of the 52 cards is in one place at every step${failing ? ', also where questions fail' : ''}`, () => {
    withSeeds(20, (seed) => {
      const each: Step = (s, dealer) => {
        if (s.over) return;
        const cards = everyCard(s);
        expect(new Set(cards).size).toBe(52);
        expect(cards.map((card) => dealer.face(card)).toSorted()).toEqual([...FACES].toSorted());
      };
      evening(seed, each, failing);
    });
  });
}

test('a view has no face that its device can’t read', () => {
  withSeeds(15, (seed) => {
    evening(seed, (s, dealer) => {
      for (const seat of [null, ...s.seats]) {
        const told = JSON.stringify((dealer.view(seat) as { hands: unknown }).hands);
        const known = everyCard(s).filter((card) => dealer.eyes(seat).read(card as Handle) !== undefined).length;
        expect(told.split('"face"').length - 1).toBeLessThanOrEqual(known);
      }
    });
  });
});
