/**
 * Whether more waits to be committed in a state than in one before it. A coin of all seats is asked for once, and answered by as many entries as
 * there are seats, twice: each of them alone lets nobody do what they couldn't before (SPEC.md, O8). Of all other questions it isn't known.
 */
import { keygenDuties } from '../keygen/duties.ts';
import type { Run } from '../asks/run.ts';
import { own } from '../own.ts';
import type { TableState } from '../state/state.ts';

/** The same step of the same coin, with some more answers perhaps. */
const isSameStep = (before: Run | undefined, after: Run): boolean =>
  before?.kind === 'roll' &&
  after.kind === 'roll' &&
  before.coin.phase === after.coin.phase &&
  before.coin.seats.length === after.coin.seats.length;

export function bringsMore(before: TableState, after: TableState): boolean {
  const { roster, keeping, veils, requests } = before;
  if (roster !== after.roster || keeping !== after.keeping || veils !== after.veils) return true;
  if (keygenDuties(after).length > 0) return true;
  const now = Object.entries(after.requests);
  return now.length !== Object.keys(requests).length || now.some(([id, run]) => !isSameStep(own(requests, id), run));
}
