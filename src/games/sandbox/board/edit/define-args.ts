/** A changed box as `define` tells the table of it. */
import { firstRows } from '../../box/laying.ts';
import { factsOf, type Box, type Def } from '../../box/model.ts';
import type { DefFacts } from '../../defs.ts';
import { NONE } from '../../state.ts';

/** What `define` says of a box: of those definitions that aren't as they were. */
export function defineArgs(was: Box, now: Box, hash: string): unknown {
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
  };
}
