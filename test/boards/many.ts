/** Of one table many pairs of worlds: at every few moves, each for a hand, a watcher and a device that lies on the table. */
import { TwoWorlds } from '../contracts/two-worlds.ts';
import { botStep } from '../helpers/bots.ts';
import { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';
import type { Table } from './device.ts';
import { momentOf } from './moments.ts';
import { othersOf, type Pair, screenOf, type ScreenKind, worldOf } from './pairs.ts';
import { phaseAt } from './phases.ts';
import { STORY_MOVES, storyPairs, storySeats } from './story-pairs.ts';
import type { Tables } from './tables.ts';

const KINDS: readonly ScreenKind[] = ['hand', 'watcher', 'table'];
/** Of so many moves one is looked at, whichever comes. */
const EVERY = 8;
/** A mission is played anew for each of its worlds, so more of it is looked at. */
const EVERY_OF_STORIES = 3;
/** Other worlds of a moment: each is compared with the one that was played, whose board is drawn once. */
const WORLDS = 4;
/** So many of those who read a difference are asked whether they see it. */
const OTHERS = 2;

/** The pairs of one screen at one moment, whose one world is the same. What boards are handed isn't asked for before it is wanted. */
export type Later = () => readonly Pair[];

/** @returns in the order in which the table comes to them; a hand is anybody's each time */
export function manyPairs(table: Table, suite: Tables, seed: number, rng: Rng): readonly Later[] {
  const dealer = new Dealer(table.game, suite.starts[seed % suite.starts.length]!, seed, { loose: true });
  suite.first?.(dealer);
  const two = new TwoWorlds(dealer, rng, suite);
  const found: Later[] = [];
  for (let move = 0; move < suite.moves; move++) {
    dealer.settle();
    const { game, state, now } = dealer;
    if (game.outcome(state)) break;
    const phase = phaseAt(game.id, state, move, suite.moves);
    for (const kind of rng.oneIn(EVERY) ? KINDS : []) {
      const screen = screenOf(kind, rng, dealer.play.seats);
      const worlds = Array.from({ length: WORLDS }, () => momentOf(dealer, two, screen, OTHERS));
      const moments = apart(worlds).map((one) => ({ ...one, move, phase }));
      if (moments.length === 0) continue;
      const then = { ...table, now };
      found.push(() => {
        const one = worldOf(then, moments[0]!, screen, 'one');
        return moments.map((moment) => ({
          worlds: { one, other: worldOf(then, moment, screen, 'other') },
          others: () => othersOf(then, moment),
          move,
          phase,
          screen,
        }));
      });
    }
    if (!botStep(dealer, suite)) break;
  }
  return found;
}

type Here = NonNullable<ReturnType<typeof momentOf>>;

/** @returns moments of other worlds than those before: where little is hidden there are few */
const apart = (moments: readonly (Here | undefined)[]): readonly Here[] => [
  ...new Map(moments.flatMap((one) => (one ? [[JSON.stringify([...one.faces]), one] as const] : []))).values(),
];

/** Of TIME Stories: a screen that is the same all along, and the moments at which others read what it never does. */
export async function manyStories(table: Table, seed: number, rng: Rng): Promise<readonly Later[]> {
  const seats = storySeats(rng);
  const screen = screenOf(rng.pick(KINDS)!, rng, seats);
  const at = Array.from({ length: STORY_MOVES }, (_, move) => move).filter(() => rng.oneIn(EVERY_OF_STORIES));
  return (await storyPairs(table, seats, seed, at, screen, WORLDS)).map((pairs) => () => pairs);
}
