/**
 * The comparison of dice (MM-064 … MM-073): one total order, so that a contest of three has exactly one winner. It also tells where it was
 * decided, since the board shows it column by column.
 */

/** Darkness, Lantern, Follower. */
export type Party = 'darkness' | 'lantern' | 'follower';

/** Where all is equal the Darkness beats both, the Lantern a Follower (MM-067, MM-068). */
const RANK: readonly Party[] = ['darkness', 'lantern', 'follower'];

/** Dice as they lie, highest first (MM-073). */
export interface Hand {
  readonly party: Party;
  readonly dice: readonly number[];
}

export interface Compared {
  readonly winner: Party;
  /** What decided: the dice at this place, who has more of them, or who they are. */
  readonly by: 'die' | 'count' | 'rank';
  /** The column that decided, from 0: with `count` the first that only one side has; with `rank` the number of columns. */
  readonly column: number;
}

export const sorted = (dice: readonly number[]): readonly number[] => [...dice].sort((a, b) => b - a);

/** @param a, b with their dice sorted */
export function compare(a: Hand, b: Hand): Compared {
  const shared = Math.min(a.dice.length, b.dice.length);
  for (let column = 0; column < shared; column++) {
    const difference = a.dice[column]! - b.dice[column]!;
    if (difference !== 0) return { winner: difference > 0 ? a.party : b.party, by: 'die', column };
  }
  if (a.dice.length !== b.dice.length)
    return { winner: a.dice.length > b.dice.length ? a.party : b.party, by: 'count', column: shared };
  return { winner: RANK.indexOf(a.party) < RANK.indexOf(b.party) ? a.party : b.party, by: 'rank', column: shared };
}

/** The one that beats all others (MM-070). @param hands two or three, of different parties */
export function winnerOf(hands: readonly Hand[]): Party {
  return hands.reduce((best, hand) => (compare(best, hand).winner === best.party ? best : hand)).party;
}
