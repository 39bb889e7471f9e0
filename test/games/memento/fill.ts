/** What bots write: traits are new each time, since no two characters may have the same one. */
import { FREE } from '../../../src/kernel/game.ts';
import type { State } from '../../../src/games/memento/state.ts';
import type { LeakSuite } from '../../contracts/leak-contract.ts';
import type { Filler } from '../../helpers/bots.ts';
import { RARE } from './rare.ts';

const WORDS = ['calma', 'mani ferme', 'canta forte', 'non ha fretta', 'ride di sé', 'vede lontano', 'trova la strada'];

/** An element that is there stays as it is: with each new one everybody has to say again that they are ready. */
export const fill: Filler = (choice, { move, seat, rng, dealer }) => {
  const { elements, seats } = dealer.play.state as State;
  const text = (): string => `${rng.pick(WORDS)} ${rng.below(1_000_000)}`;
  if (move === 'give')
    return { traits: seats.filter((one) => one !== seat).map((one) => ({ seat: one, text: text() })) };
  if (move === 'element' && elements.some(([by]) => by === seat)) return undefined;
  return JSON.parse(JSON.stringify(choice), (_key, inner: unknown) => (inner === FREE ? text() : inner));
};

/** The channel of the defeated opens late, so the way there is short: notes now and then, and no more moves than a story needs. */
export const LEAKS: LeakSuite = {
  starts: [{ seats: [0, 1, 2, 3], options: {} }],
  fill: (choice, at) => (at.move === 'jot' && !at.rng.oneIn(20) ? undefined : fill(choice, at)),
  rare: RARE.filter((move) => move !== 'jot' && move !== 'whisper'),
  games: 1,
  moves: 250,
  marked: ['jot', 'whisper'],
};
