/** Where a text belongs that somebody writes: the scene, and whose it is where its number alone doesn't tell. */
import type { Line, State } from './state.ts';

/** What it is told by. */
type Told = Pick<State, 'stage' | 'prelude' | 'seats' | 'scene' | 'scenes'>;

export type Place = Pick<Line, 'scene' | 'kind' | 'owner'>;

/** Where a text belongs that somebody writes now; undefined where nothing is told. */
export function placeOf(s: Told): Place | undefined {
  switch (s.stage) {
    case 'elements':
      return { scene: 0, kind: 'darkness-described' };
    case 'talk':
    case 'own':
      return { scene: 0, kind: 'setting' };
    case 'prelude': {
      const owner = s.seats[s.prelude];
      return owner === undefined ? undefined : { scene: s.prelude + 1, kind: 'prelude', owner };
    }
    case 'epilogue':
      return { scene: s.scenes, kind: 'epilogue' };
    default:
      return s.scene ? inScene(s.scene) : undefined;
  }
}

/** Two who yield in one scene tell of it under the same number. */
const inScene = ({ no, kind, owner }: NonNullable<State['scene']>): Place => ({
  scene: no,
  kind,
  ...(kind === 'defeat' && { owner }),
});

/**
 * A text and a place are of the same scene. A prelude is known by its setter, as places in the circle move up when somebody leaves; a text of
 * earlier rules by its number.
 */
export function isAt(line: Line, place: Place): boolean {
  if (line.kind !== place.kind) return false;
  const owner = line.owner ?? (line.kind === 'defeat' ? line.seat : undefined);
  if (line.kind === 'prelude' && owner !== undefined) return owner === place.owner;
  return line.scene === place.scene && (owner === undefined || owner === place.owner);
}
