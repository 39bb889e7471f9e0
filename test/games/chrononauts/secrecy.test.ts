/** Knowledge at the table: a view reads no card that its seat doesn't hold, and says nothing of those that it can't see. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import type { State } from '../../../src/games/chrononauts/state.ts';
import type { Game, Handle } from '../../../src/kernel/game.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { withSeeds } from '../../helpers/rng.ts';
import { RARE, STARTS, fill } from './bots.ts';
import { A, B, playing } from './trial.ts';

const game = chrononauts as unknown as Game<unknown>;

/** What this seat may read: its own cards, and the pile that it searches. */
function own(s: State, seat: number): ReadonlySet<string> {
  const side = s.pending.flatMap((one) => (one.kind === 'side' && s.active === seat ? one.cards : []));
  const pile = s.prompt?.seat === seat && s.prompt.zone === 'draw' ? s.drawPile : [];
  const goals = [s.identities[seat], s.missions[seat]].filter((card) => card !== undefined);
  const hand = s.options.mode === 'solonauts' ? s.hands[s.seats[0]!] : s.hands[seat];
  return new Set([...(hand ?? []), ...side, ...pile, ...goals]);
}

test('[CH-023, CH-024, CH-146, CH-193, CH-206] no view reads a face that isn’t its seat’s to see, or is another for what others hold', () => {
  withSeeds(9, (seed) => {
    const dealer = new Dealer(game, STARTS[seed % STARTS.length]!, seed);
    for (let i = 0; i < 200 && !game.outcome(dealer.state); i++) {
      dealer.settle();
      for (const seat of [null, ...(dealer.state as State).seats]) looks(dealer, seat);
      botStep(dealer, { fill, rare: RARE });
    }
  });
});

/** Without the runner's expect, which takes longer than a view. */
function looks(dealer: Dealer, seat: number | null): void {
  const s = dealer.state as State;
  const mine = seat === null ? new Set<string>() : own(s, seat);
  const eyes = dealer.eyes(seat);
  const read = (card: Handle): string | undefined => {
    if (!mine.has(card)) throw new Error(`${seat} reads ${card}`);
    return eyes.read(card);
  };
  const seen = JSON.stringify(game.view(s, { ...eyes, read }));
  if (seen !== JSON.stringify(dealer.view(seat))) throw new Error(`${seat} sees more than its own: ${seen}`);
}

test('[CH-140, CH-146] who had a card before may remember it, but the view doesn’t', () => {
  const t = playing(['discontinuity', 'grail', 'ark'], { seats: 2 });
  const [, grail] = t.hand(A);
  t.resolve(A, 'discontinuity', 'clockwise');
  expect(t.dealer.eyes(A).read(grail!)).toBe('grail');
  expect(JSON.stringify(t.view(A).me)).not.toContain('"grail"');
  expect(JSON.stringify(t.view(B).me)).toContain('"grail"');
});

test('[CH-173] the public log of passes is in no view', () => {
  const t = playing(['grail']);
  t.play(A, 'grail');
  t.do(B, 'passMemo', { play: 1 });
  for (const seat of [A, 2, null]) expect(JSON.stringify(t.view(seat))).not.toMatch(/"passed":(true|\[)/);
});
