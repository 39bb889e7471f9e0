/** Whole stories at random: what holds at every step, and that they end by the rule that ends a story. */
import { expect, test } from 'vitest';
import { memento } from '../../../src/games/memento/memento.ts';
import { lanternOf, living, type State } from '../../../src/games/memento/state.ts';
import type { Dealer } from '../../helpers/dealer.ts';
import { playOut } from '../../helpers/bots.ts';
import { withSeeds } from '../../helpers/rng.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { fill } from './fill.ts';
import { RARE } from './rare.ts';

const game = memento as Game<unknown>;

/** MM-004, MM-043, MM-059, MM-153, MM-167 at every step of a story that is played. */
function holds(dealer: Dealer, was: { active: boolean }): void {
  const s = dealer.play.state as State;
  if (s.stage !== 'play') return;
  const dice = s.pool + s.characters.reduce((sum, one) => sum + one.dice, 0);
  expect(dice).toBe(3 * s.characters.length + 1);
  expect(s.pool).toBeGreaterThanOrEqual(0);
  for (const { status, dice: own } of s.characters) if (status === 'defeated') expect(own).toBe(0);
  if (s.scene?.step === 'declare' && s.scene.kind !== 'final') expect(lanternOf(s)).toBeDefined();
  expect(s.characters.filter(({ status }) => status === 'lantern').length).toBeLessThanOrEqual(1);
  if (was.active) expect(s.active).toBe(true);
  expect(s.active).toBe(living(s).length < s.characters.length);
  was.active = s.active;
}

test('[MM-004, MM-043, MM-059] dice are never lost, one Lantern opens each scene, and an Active Darkness stays so', () => {
  withSeeds(8, (seed) => {
    const n = 4 + (seed % 3);
    const was = { active: false };
    const start = { seats: Array.from({ length: n }, (_, seat) => seat), options: {} };
    const dealer = playOut(game, start, seed, { fill, rare: RARE, each: (now) => holds(now, was) });
    const s = dealer.play.state as State;
    expect(['MM-192', 'MMQ-27', 'MM-001']).toContain(s.why);
    if (s.why === 'MM-192') expect(living(s).length).toBeLessThanOrEqual(1);
  });
});
