/** What faces see of a proposal to go back, and what they are told before one is made. */
import { knownSince } from '../cards/mixing.ts';
import type { TableState } from '../state/state.ts';
import { countSince, waitingFor } from '../fold/undo.ts';
import type { FoldWorld } from '../state/world.ts';
import type { RewindView, RewindWarning } from '../undo/types.ts';

/** The open proposal, if there is one. @param shown the state with pending entries laid over it */
export function rewindView(world: FoldWorld, shown: TableState): RewindView | undefined {
  const { offer } = shown.undo;
  if (!offer) return undefined;
  return {
    by: offer.by,
    position: world.before(offer.first)?.position ?? 0,
    moves: countSince(world, shown, offer.first),
    waiting: waitingFor(shown, offer),
    agreed: offer.agreed,
    warnings: warningsOf(world, shown, offer.first),
  };
}

/** What can't be un-seen of what lies behind this move; only what there is. @param first hash of its entry */
export function warningsOf(world: FoldWorld, state: TableState, first: string): readonly RewindWarning[] {
  const then = world.before(first)?.state;
  const { play } = state;
  if (!then?.play || !play) return [];
  const news = (now: object, was: object): string[] => Object.keys(now).filter((key) => !Object.hasOwn(was, key));
  const read = news(state.sealed, then.sealed).filter((handle) => state.sealed[handle]!.holders.length > 1);
  const all: readonly RewindWarning[] = [
    { what: 'opened', n: news(play.faces, then.play.faces).length },
    { what: 'letters', n: read.length },
    { what: 'secrets', n: news(state.secrets, then.secrets).length },
    { what: 'mixed', n: knownSince(then.cards, state.cards, play.faces).flat().length },
    { what: 'asks', n: play.asks.length },
    { what: 'timers', n: then.play.timers.length },
  ];
  return all.filter(({ n }) => n > 0);
}
