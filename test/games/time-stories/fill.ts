/** Players without a head, for missions: what they say, share out and type, and what they do but once in a while. */
import { evenShares } from '../../../src/games/time-stories/azrak.ts';
import type { Session } from '../../../src/games/time-stories/session.ts';
import { elementsOf } from '../../../src/games/time-stories/table/agents.ts';
import type { Items } from '../../../src/games/time-stories/table/state.ts';
import type { Filler } from '../../helpers/bots.ts';

/** Made once in fifty times: what ends a run, or leads nowhere. */
export const RARE: readonly string[] = [
  'load', 'unpick', 'seek', 'loseControl', 'unclaim', 'standIn', 'giveUp', 'tell', 'decline', 'declinePledge',
]; // prettier-ignore

const SAID = ['a wheel that turns', 'nobody is here', 'two boys and a rope', ''];

/** @param hash of the mission that people lay on their table */
export const fillWith =
  (hash: string): Filler =>
  (choice, { move, rng, dealer }) => {
    const { mission, table } = dealer.play.state as Session;
    const given = choice as { readonly agent: number; readonly to: number; readonly free: boolean };
    // One mission is enough for a table; another would begin it anew.
    if (move === 'load') return mission && !rng.oneIn(20) ? undefined : { hash };
    if (!table) return undefined;
    const all = (agent: number): Items => ({
      elements: elementsOf(table, agent),
      tokens: table.tokens.filter((one) => one.agent === agent).map(({ token }) => token),
    });
    switch (move) {
      case 'tell':
        return { ...given, text: rng.pick(SAID) };
      case 'answer':
        return { ...given, code: rng.pick(SAID) };
      case 'give':
        return { ...given, ...all(given.agent) };
      case 'offer':
        return { ...given, gives: all(given.agent), wants: all(given.to) };
      default:
        return { ...given, shares: rng.shuffle(evenShares(table.purse, given.free)) };
    }
  };
