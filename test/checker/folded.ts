/** What devices say of the state, against the state that follows from the entries (F18 of SPEC.md), as far as a stranger can follow it. */
import { carriedState } from './carried.ts';
import { named } from './chains.ts';
import { type Findings, short } from './finding.ts';
import { after, first, type State } from './fold.ts';
import { left } from './parlour.ts';
import type { Room } from './room.ts';
import { canonical, stateHash } from './state-hash.ts';

/** By stamp, what follows there. */
export function statesOf({ nodes, chains }: Room): ReadonlyMap<string, State> {
  const states = new Map<string, State>();
  for (const node of [...nodes.values()].toSorted((a, b) => a.depth - b.depth)) {
    const before = node.parent && states.get(node.parent.hash);
    const state = followed(() =>
      node.parent ? before && after(before, node) : first(node, carriedState(chains, node.entry)),
    );
    if (state) states.set(node.hash, state);
  }
  return states;
}

/** What a liar has brought along may have any shape: then nothing follows from it. */
function followed(fold: () => State | undefined): State | undefined {
  try {
    return fold();
  } catch {
    return undefined;
  }
}

/** Names whoever has acknowledged another state. @returns stamps whose state is known, so that no vote need decide it */
export function checkFolded(
  { votes }: Room,
  states: ReadonlyMap<string, State>,
  findings: Findings,
): ReadonlySet<string> {
  const hashes = new Map<string, string>();
  for (const vote of votes) {
    const state = vote.type === 'ack' ? states.get(vote.hash) : undefined;
    if (vote.type !== 'ack' || !state) continue;
    const hash = hashes.get(vote.hash) ?? stateHash(state).slice(0, 16);
    hashes.set(vote.hash, hash);
    if (vote.state !== hash)
      findings.add(
        'fold',
        `Device ${short(vote.device)} acknowledged state ${vote.state} at stamp ${short(vote.hash)}, where ${hash} follows.`,
        [vote.device],
        [vote.bytes],
      );
  }
  return new Set(hashes.keys());
}

/** The game that a generation brings is the one at its base, without the person who was sent away. @param base the states of the room before */
export function checkBrought(
  { chains, nodes }: Room,
  base: (room: string) => ReadonlyMap<string, State> | undefined,
  findings: Findings,
): void {
  for (const { entry, parent, table } of nodes.values()) {
    const { beginning } = table;
    if (parent || !beginning || beginning.how === 'renew' || beginning.how === 'change') continue;
    const play = base(beginning.from.room)?.get(beginning.base.hash)?.play;
    const carried = carriedState(chains, entry);
    if (!play || play.asks.length > 0 || carried === undefined) continue;
    const isLeft = beginning.how === 'kick' && play.state.seats.includes(beginning.about);
    const right = isLeft ? left(play, beginning.about) : play;
    const { play: brought } = carried as { readonly play?: { readonly state?: unknown } };
    if (canonical(brought?.state ?? null) !== canonical(right.state))
      findings.add(
        'beginning',
        `${named(entry)} begins a generation, but brings another game than the one that follows.`,
        [entry.device],
        [entry.bytes],
      );
  }
}
