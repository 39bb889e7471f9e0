/**
 * Whether a move that was called for can still come about by those who are here. A device that has promised votes in this generation no
 * more. Where the move can't come about, those who are left may be too few for anything. Then they may go on together by another proposal.
 * Pure.
 */
import { HOW } from '../journal/carried.ts';
import { quorum } from '../log/quorum.ts';
import type { Proposal, Proposals } from './proposals.ts';
import { needed } from './votes.ts';

/** A device that has called for a move and has the promises opens it within so long, or won't. */
const OPENS_MS = 30_000;

/** What can be seen of a move that may not come about. */
export interface StandstillSight {
  readonly proposals: Pick<Proposals, 'held' | 'bound'>;
  /** Devices of which a page is connected and awake. */
  readonly here: ReadonlySet<string>;
  /** Devices whose word counts for this proposal. */
  voters(p: Proposal): readonly string[];
  readonly strict: boolean;
  /** For how many milliseconds this page has seen that its author has called for it; 0 for an own one. */
  calledForMs(p: Proposal): number;
}

/**
 * Called for, while its author is away or with others by now, or doesn't open what it could. It is also so where those who have promised
 * and those who are still to do so are too few.
 */
export function isStranded(sight: StandstillSight, p: Proposal): boolean {
  if (!p.promises.has(p.device)) return false;
  const { here, proposals, strict } = sight;
  const held = proposals.held(p);
  if (!here.has(p.device) || !held.has(p.device)) return true;
  const isOverdue = sight.calledForMs(p) >= OPENS_MS;
  if (p.how === HOW['go-on']) return isOverdue;
  const coming = (device: string): boolean =>
    here.has(device) && p.consents.get(device) === true && !p.promises.has(device);
  const voters = sight.voters(p);
  const enough = needed(p.how, voters, strict);
  if (isOverdue && voters.filter((device) => held.has(device)).length >= enough) return true;
  return voters.filter((device) => held.has(device) || coming(device)).length < enough;
}

/** The voters who are here and haven't promised to leave are too few to agree on anything. */
export function isStill(sight: StandstillSight, voters: readonly string[]): boolean {
  const { bound } = sight.proposals;
  const free = voters.filter((device) => sight.here.has(device) && !bound.has(device));
  return free.length < quorum(voters.length, sight.strict);
}
