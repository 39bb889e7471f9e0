/** What a board learns of the keys: pads of the pages that its person may open now, and for whom the others wait. */
import type { Eyes } from '../../kernel/game.ts';
import { dueTo, isHere, padFor, type Pad } from './handing.ts';
import type { Session } from './session.ts';
import type { KeysShown } from './shown.ts';

export function shownKeys(s: Session, eyes: Eyes): KeysShown | null {
  const { keyring } = s;
  if (!keyring) return null;
  const pads: Record<string, Pad> = {};
  let isWaiting = false;
  for (const blob of new Set([...dueTo(s, null), ...dueTo(s, eyes.seat)])) {
    const pad = padFor(s, eyes, blob);
    if (pad) pads[blob] = pad;
    else isWaiting = true;
  }
  // Whoever laid the keys is enough; so are all the others.
  const waits = isWaiting && !isHere(s, keyring.by) ? [keyring.by] : [];
  return { by: keyring.by, item: keyring.item, pads, waits };
}
