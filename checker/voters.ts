/** O15 and O16 of SPEC.md: whose acknowledgements count follows from the stamps alone. */
import type { Entry } from './entry.ts';
import { type Page, samePage } from './vote.ts';

/** A change that has been asked for. */
export interface Change {
  readonly act: 'in' | 'out';
  readonly device: string;
}

/** With the one under way. */
const MOST_WAITING = 64;

/** The last voter goes behind all others that wait. */
export function inTurn(voters: readonly string[], changes: readonly Change[]): readonly Change[] {
  const [first, ...others] = changes;
  return first?.act === 'out' && voters.length === 1 ? [...others, first] : changes;
}

/** After the change that waited longest has taken effect. */
export function effected(voters: readonly string[], change: Change): readonly string[] {
  const others = voters.filter((device) => device !== change.device);
  return change.act === 'in' ? [...others, change.device] : others;
}

/**
 * After an entry of kind 11 was placed.
 * @param sequencer the session whose stamp places it: what the same device wrote before a reload has no say any more
 * @param sees whether the stamp that its author had seen lies under the one that places it. It must also lie at or over the one by which it
 * went out.
 */
export function asked(
  voters: readonly string[],
  changes: readonly Change[],
  entry: Entry,
  sequencer: Page,
  sees: boolean,
): readonly Change[] {
  const { body } = entry;
  if (body?.is !== 'voters') return changes;
  const { act, device } = body;
  const may = act === 'in' ? entry.device === device && sees : entry.device === device || samePage(entry, sequencer);
  if (!may) return changes;
  // Once all that waits has taken effect somebody votes.
  if (act === 'out' && changes.reduce(effected, voters).length === 1) return changes;
  const waiting = changes.findIndex((one) => one.device === device);
  if (waiting >= 0) {
    // The same again changes nothing; the contrary takes it away.
    if (changes[waiting]?.act === act) return changes;
    const left = changes.filter((_, i) => i !== waiting);
    return inTurn(voters, left);
  }
  if (voters.includes(device) === (act === 'in')) return changes;
  if (changes.length >= MOST_WAITING) return changes;
  return [...changes, { act, device }];
}
