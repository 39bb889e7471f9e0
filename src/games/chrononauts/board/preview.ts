/** What a card would change on the TimeLine, before it is played and while its window is open. The rules' own adjustment says it. */
import { findCard, MEMO } from '../cards/deck.ts';
import { findPatch } from '../cards/patches.ts';
import { cover, isUltra, openParadoxes, turn, type Change, type Timeline } from '../timeline.ts';
import type { PlaceView } from '../view.ts';

/** What would become of a place. */
export type Mark = 'turns' | 'opens' | 'heals' | 'falls' | 'covered';

export interface Preview {
  /** By id of the place. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** Open Paradoxes now and then. */
  readonly before: number;
  readonly after: number;
  /** The UltraParadox begins or ends with it. */
  readonly ultra: 'begins' | 'ends' | 'same';
}

export function timelineOf(places: readonly PlaceView[]): Timeline {
  return {
    primes: places.filter(({ side }) => side === 'prime').map(({ id }) => id),
    patches: Object.fromEntries(places.flatMap(({ id, patch }) => (patch === undefined ? [] : [[id, patch]]))),
  };
}

function marksOf(changes: readonly Change[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { id, what } of changes) {
    if (what === 'turned') marks.set(id, 'turns');
    // Where only the Patch comes off, the Paradox under it lies open again.
    else if (what === 'annulled') marks.set(findPatch(id)!.slot, 'opens');
    else if (what === 'paradox') marks.set(id, 'opens');
    else marks.set(id, marks.has(id) ? 'falls' : 'heals');
  }
  return marks;
}

function preview(before: Timeline, after: Timeline, marks: ReadonlyMap<string, Mark>): Preview {
  const [was, is] = [isUltra(before), isUltra(after)];
  return {
    marks,
    before: openParadoxes(before),
    after: openParadoxes(after),
    ultra: was === is ? 'same' : is ? 'begins' : 'ends',
  };
}

/** Undefined where the card leaves the TimeLine as it is. */
export function previewOf(places: readonly PlaceView[], face: string, targets: readonly string[]): Preview | undefined {
  const card = findCard(face);
  const [target] = targets;
  if (!card || face === MEMO || target === undefined || places.length === 0) return undefined;
  const now = timelineOf(places);
  if (card.aim === 'linchpin') {
    const { timeline, changes } = turn(now, target);
    return preview(now, timeline, marksOf(changes));
  }
  return card.patch ? preview(now, cover(now, card.patch), new Map([[target, 'covered']])) : undefined;
}
