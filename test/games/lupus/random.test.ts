/** Random games to their end: the check agrees with whoever moderates honestly, and finds any single false word. */
import { expect, test } from 'vitest';
import { audit } from '../../../src/games/lupus/audit.ts';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { Read } from '../../../src/games/lupus/letters.ts';
import { type BotOptions, playOut } from '../../helpers/bots.ts';
import type { Dealer } from '../../helpers/dealer.ts';
import { type Rng, seeded, withSeeds } from '../../helpers/rng.ts';
import { fill, RARE, start } from './fill.ts';
import { wholeGame } from './whole-games.ts';

const BOTS: BotOptions = { fill, rare: RARE, loose: true, most: 20_000 };
const played = (seed: number): Dealer<State> => {
  const n = 8 + (seed % 5);
  return playOut(lupus, start(n), seed, BOTS) as unknown as Dealer<State>;
};
const readOf =
  (dealer: Dealer<State>): Read =>
  (thing) =>
    dealer.play.faces[thing];

test('[LU-198] an honest moderator is found honest, and both sides come to win', () => {
  withSeeds(8, (seed) => {
    const { state } = played(seed);
    if (state.roles) expect(state.findings, `SEED=${seed}`).toEqual([]);
  });
});

test.each([8, 13, 16, 24])(
  '[LU-012, LU-121, LU-198] %i players come to an end that the check agrees with',
  (players) => {
    const { state } = wholeGame(players, players, { night: players % 2 ? 'called' : 'together' });
    expect(state.findings).toEqual([]);
    expect(state.result?.winners.length).toBeGreaterThan(0);
  },
);

/** One number of one letter, or one word, is another. */
function withLie(s: State, read: Read, rng: Rng): { readonly s: State; readonly read: Read } {
  const letters = s.record.filter(({ way }) => way === 'out');
  if (s.said.length > 0 && rng.oneIn(3)) {
    const i = rng.below(s.said.length);
    const word = s.said[i]!;
    const other =
      word.is === 'owl'
        ? { seats: word.seats.length > 0 ? [] : [s.players[0]!] }
        : { side: word.side ? null : ('wolves' as const) };
    return { s: { ...s, said: s.said.with(i, { ...word, ...other }) }, read };
  }
  const { thing } = rng.pick(letters)!;
  const lists = JSON.parse(read(thing)!) as number[][];
  const place = rng.below(lists.length);
  const at = rng.below(lists[place]!.length);
  lists[place]![at]! += 1;
  return { s, read: (one) => (one === thing ? JSON.stringify(lists) : read(one)) };
}

test('[LU-130, LU-198] any single false word is found', () => {
  withSeeds(6, (seed) => {
    const dealer = played(seed);
    const { state } = dealer;
    if (!state.roles || state.record.length === 0) return;
    const rng = seeded(seed);
    for (let i = 0; i < 20; i++) {
      const lie = withLie(state, readOf(dealer), rng);
      expect(audit(lie.s, lie.read)?.findings, `SEED=${seed} lie ${i}`).not.toEqual([]);
    }
  });
});
