/**
 * Things on plates while the own reading field is held. They are a mark on those of one's own kind, and by night pins of whom they point at.
 * Not held, no plate has any, whoever's page it is.
 */
import { plateOf } from '../../../elements/frame/board-context.ts';
import type { Role } from '../roles.ts';
import { isLiving, type LupusContext } from './board-context.ts';
import { roleIn } from './reading.ts';

/** Of one plate. */
export interface Pins {
  /** Of the reader's kind: its picture is drawn on the plate. */
  readonly kind?: Role;
  /** Plates of those who point at this one. */
  readonly of: readonly number[];
}

/** By seat; nothing where nothing has been dealt, isn't read here, or concerns nobody else. */
export function pinsOf(context: LupusContext): ReadonlyMap<number, Pins> {
  const pins = new Map<number, Pins>();
  const { view, me } = context;
  const { reading: own, stage } = view;
  // By night who is out sleeps on, as their field says.
  if (!own || me === null || (stage === 'night' && !isLiving(context, me))) return pins;
  const kind = roleIn(own);
  for (const seat of own.fellows) pins.set(seat, { kind, of: [] });
  if (stage !== 'night') return pins;
  for (const [i, seat] of own.fellows.entries()) {
    const at = own.picks[i] ?? null;
    if (at === null) continue;
    const before = pins.get(at) ?? { of: [] };
    pins.set(at, { ...before, of: [...before.of, plateOf(context, seat)] });
  }
  return pins;
}
