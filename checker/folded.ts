/** What devices say of the state, against the state that follows from the entries (F18 of SPEC.md), as far as a stranger can follow it. */
import { Beyond } from './beyond.ts';
import { carriedState } from './carried.ts';
import { named } from './chains.ts';
import { type Findings, short } from './finding.ts';
import { after } from './fold.ts';
import type { Node } from './places.ts';
import { told } from './play.ts';
import type { Room } from './room.ts';
import { rulesOf } from './rules-of.ts';
import { first, type State } from './state.ts';
import { canonical, stateHash } from './state-hash.ts';

export interface Folded {
  /** By stamp, what follows there. */
  readonly states: ReadonlyMap<string, State>;
  /** By stamp, why nothing follows there, where something followed at the one before or it is the first. */
  readonly ends: ReadonlyMap<string, string>;
}

export function foldedOf({ nodes, chains }: Room): Folded {
  const states = new Map<string, State>();
  const ends = new Map<string, string>();
  for (const node of [...nodes.values()].toSorted((a, b) => a.depth - b.depth)) {
    const before = node.parent && states.get(node.parent.hash);
    if (node.parent && !before) continue;
    const state = followed(() => (before ? after(before, node) : first(node, carriedState(chains, node.entry))));
    if (typeof state === 'string') ends.set(node.hash, state);
    else states.set(node.hash, state);
  }
  return { states, ends };
}

/** @returns why nothing follows, where nothing does. What a liar has brought along may have any shape. */
function followed(fold: () => State): State | string {
  try {
    return fold();
  } catch (error) {
    return error instanceof Beyond ? error.message : 'what it is folded from has no known shape';
  }
}

/** The first stamp down to here at which nothing follows, and why. */
export function endOn(
  path: readonly Node[],
  { ends }: Folded,
): { readonly node: Node; readonly why: string } | undefined {
  const node = path.find(({ hash }) => ends.has(hash));
  return node && { node, why: ends.get(node.hash)! };
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
    const before = base(beginning.from.room)?.get(beginning.base.hash);
    const play = before?.play;
    const carried = carriedState(chains, entry);
    if (!play || play.asks.length > 0 || carried === undefined) continue;
    const isLeft = beginning.how === 'kick' && before.roster.some(({ seat }) => seat === beginning.about);
    const right = isLeft ? told(rulesOf(before.game, before.version), play, 'left', beginning.about, '') : play;
    if (right.asks.length > 0) continue;
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
