/**
 * Cards, views and hidden rolls that are locked with a seat's hand key, as its device reads them: faces by handle, for its own eyes.
 * Nothing here leaves the device.
 */
import type { Seat } from '../game.ts';
import { faceOf } from '../secrets/card.ts';
import { hiddenSeed } from '../secrets/dvrf.ts';
import type { Group } from '../secrets/group.ts';
import { fromHex } from '../bytes.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import { rollFace } from './dice.ts';
import type { Cards, HiddenRoll, Locked } from '../runs/cards.ts';
import { readyPoints } from './faces.ts';
import { cipherOf } from '../runs/card-world.ts';

/** A locked thing that this device may open by itself, with its own key. */
export interface Readable {
  readonly handle: string;
  readonly locked: Locked;
  /** It is a roll, or a look at one. */
  readonly roll?: Pick<HiddenRoll, 'rollId' | 'n' | 'sides'>;
}

/** Everything that is locked for this seat, whatever its key; a handle comes once. */
export function readable(cards: Cards, seat: Seat): Readable[] {
  const out: Readable[] = [];
  for (const [handle, card] of Object.entries(cards.at)) if (card.place === seat) out.push({ handle, locked: card });
  for (const [handle, roll] of Object.entries(cards.rolls))
    if (roll.seat === seat) out.push({ handle, locked: roll, roll });
  const own = new Set(out.map(({ handle }) => handle));
  for (const [handle, views] of Object.entries(cards.views)) {
    const locked = views[seat];
    const roll = cards.rolls[handle];
    if (locked && !own.has(handle)) out.push({ handle, locked, ...(roll ? { roll } : {}) });
  }
  return out;
}

/** The faces, by the scalar of the key that all of them are locked with. Undefined where one is no card of this table. */
export async function readFaces(
  group: Group,
  work: GroupWork,
  cards: Cards,
  all: readonly Readable[],
  secret: Uint8Array,
): Promise<readonly (string | undefined)[]> {
  const ciphers = all.map(({ locked }) => cipherOf(locked));
  const points = await work.run({ kind: 'open/own', secret, ciphers });
  if (all.some(({ roll }) => !roll)) await readyPoints(group, work, cards.faces);
  return all.map(({ roll }, i) =>
    roll ? rollFace(hiddenSeed(group, fromHex(roll.rollId), points[i]!), roll) : faceOf(group, cards.faces, points[i]!),
  );
}
