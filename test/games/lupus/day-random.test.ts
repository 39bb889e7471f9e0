/** Random days: whoever votes, is silent, goes away or leaves, and however often the lot fails, each day ends with one person at the stake. */
import { expect, test } from 'vitest';
import { isLiving } from '../../../src/games/lupus/people.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { Gone } from '../../../src/games/lupus/voting-order.ts';
import { type Rng, seeded, withSeeds } from '../../helpers/rng.ts';
import { Village } from './day-table.ts';

const HUB = 8;

/** Some of the players are out already, in one of the ways in which one can be. */
function before(rng: Rng): readonly Gone[] {
  const seats = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7]).slice(0, rng.below(6));
  return seats.map((seat) => ({
    seat,
    how: rng.pick(['mauled', 'lynched', 'dead', 'left'] as const)!,
    cycle: 1 + rng.below(2),
  }));
}

/** One thing that somebody does, or that happens to them. */
function happens(village: Village, rng: Rng): void {
  const { dealer } = village;
  const { players } = village.state;
  const seat = rng.pick([...players, HUB])!;
  if (rng.oneIn(40) && players.includes(seat) && isLiving(village.state, seat)) return dealer.tell('left', seat);
  if (rng.oneIn(12) && players.includes(seat)) return dealer.tell(rng.pick(['away', 'back'] as const)!, seat);
  if (rng.oneIn(3)) return void (dealer.answerOne() || dealer.wait());
  const offers = [...players, HUB].flatMap((one) =>
    dealer.lawful(one).flatMap(({ move, choices }) => choices.map((args) => ({ one, move, args }))),
  );
  // A pause that nobody ends would be no day.
  const offer = rng.pick(offers.filter(({ move }) => move !== 'pause' || rng.oneIn(8)));
  if (offer) village.does(offer.one, offer.move, offer.args);
}

const lynchedToday = ({ out, night }: State): readonly Gone[] =>
  out.filter(({ how, cycle }) => how === 'lynched' && cycle === night);

test('[LU-122] every day ends with exactly one at the stake, whatever happens on the way', () => {
  withSeeds(40, (seed) => {
    const rng = seeded(seed);
    const out = before(rng).filter(({ cycle, how }) => how !== 'lynched' || cycle === 1);
    const options = {
      ghosts: rng.oneIn(2),
      hideDawnCause: rng.oneIn(3),
      moderator: rng.pick(['person', 'program'] as const)!,
    };
    const fail = (): 'lost' | undefined => (rng.oneIn(3) ? 'lost' : undefined);
    const village = new Village({ out, options, ...(rng.oneIn(2) && { owl: true }) }, { fail });
    for (let i = 0; village.state.stage !== 'verdict'; i++) {
      if (i > 2_000) throw new Error(`SEED=${seed}: no end of ${village.state.stage}`);
      happens(village, rng);
      const { vote, nominated, players } = village.state;
      // Nobody votes who may not, nobody twice.
      const voters = vote?.order ?? [];
      expect(new Set(voters).size, `SEED=${seed}`).toBe(voters.length);
      if (vote && vote.round > 1) expect(voters.filter((seat) => nominated.includes(seat))).toEqual([]);
      if (!options.ghosts)
        expect(vote?.order.slice(vote.given.length).every((seat) => isLiving(village.state, seat))).not.toBe(false);
      expect(voters.every((seat) => players.includes(seat))).toBe(true);
    }
    const lived = village.state.players.some((seat) => isLiving(village.state, seat));
    expect(lynchedToday(village.state).length, `SEED=${seed}`).toBe(
      lived || lynchedToday(village.state).length > 0 ? 1 : 0,
    );
    expect(new Set(village.state.out.map(({ seat }) => seat)).size).toBe(village.state.out.length);
  });
});
