/** What a board learns of the keys: pads of the pages that its person may open now, and for whom the others wait. */
import type { Eyes } from '../../kernel/game.ts';
import { dueTo, isHere, padFor, type Pad } from './handing.ts';
import type { Keyring } from './keyring.ts';
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
  const { by, item } = keyring;
  return { by, item, pads, ...(isWaiting ? missing(s, keyring) : NOBODY) };
}

const NOBODY = { waits: [], lost: false } as const;

/** The seat that laid the keys is enough; so are all the others. */
function missing(s: Session, { by, others, handed }: Keyring): Pick<KeysShown, 'waits' | 'lost'> {
  if (isHere(s, by)) return NOBODY;
  const seats = others.map(([seat]) => seat);
  const away = seats.filter((seat) => !isHere(s, seat));
  if (s.players.includes(by)) {
    // Devices that have helped before do so in a moment.
    const helps = away.length === 0 && seats.every((seat) => handed.some((one) => one.by === seat));
    return seats.length > 1 && helps ? NOBODY : { waits: [by], lost: false };
  }
  const isLost = seats.length < 2 || seats.some((seat) => !s.players.includes(seat));
  return isLost ? { waits: [], lost: true } : { waits: away, lost: false };
}
