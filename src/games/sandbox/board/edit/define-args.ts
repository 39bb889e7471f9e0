/** A changed box as `define` tells the table of it. */
import type { BoardContext } from '../context.ts';
import { firstRows } from '../../box/laying.ts';
import { factsOf, type Box, type Def } from '../../box/model.ts';
import type { DefFacts } from '../../defs.ts';
import { NONE } from '../../state.ts';

/** Whether this table's rules ask what a change was made from: those that it was set with may be older. */
export const saysWas = (context: Pick<BoardContext, 'choices'> | undefined): boolean =>
  context?.choices('define').some((one) => typeof one === 'object' && one !== null && 'was' in one) === true;

/**
 * What `define` says of a box: of those definitions that aren't as they were.
 * @param from hash of the version that it was made from, where the rules ask for it
 */
export function defineArgs(was: Box, now: Box, hash: string, from?: string): unknown {
  const changed = now.defs.map((def, i) => JSON.stringify(def) !== JSON.stringify(was.defs[i]));
  const zones = now.defs.flatMap((def, i) => (def.zone ? [i] : []));
  const first = firstRows(now);
  const facts = (def: Def, i: number): DefFacts =>
    factsOf(def, def.zone ? zones.indexOf(i) : NONE, (piece) => first[piece] ?? 0);
  return {
    hash,
    defs: now.defs.flatMap((def, i) => (changed[i] ? [{ i, def: facts(def, i) }] : [])),
    zones: zones.flatMap((i, zone) => (changed[i] ? [{ i: zone, zone: now.defs[i]!.zone! }] : [])),
    turns: now.turns,
    ...(from !== undefined && { was: from }),
  };
}
