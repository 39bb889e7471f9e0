/** What comes of asking for a cell's identity: one that the key can have, or another device is asked, or there is no going on. */
import type { Answer, Ask } from '../../kernel/game.ts';
import { countOf, isIdentity } from './key.ts';
import { callOff } from './next-game.ts';
import { changed, covered, type State } from './state.ts';
import type { Identity } from './view.ts';

/**
 * @param again asks another device
 * @param then what the identity does
 */
export function whenOpened(
  s: State,
  { faces, failed, by }: Answer,
  ask: Ask,
  again: () => void,
  then: (identity: Identity) => State,
): State {
  const identity = faces?.[0];
  // CN-018: one more than a key has of a kind is a lie that both spymasters have told.
  const can =
    failed === undefined &&
    isIdentity(identity) &&
    covered(s, identity) < countOf(identity, s.starting!, s.covers.length);
  if (can) return then(identity);
  if (s.reveal.failures > 0) return callOff(s, { what: 'reveal', by: by ?? [] }, ask);
  again();
  return changed(s, { reveal: { cell: s.reveal.cell, failures: 1 } });
}
