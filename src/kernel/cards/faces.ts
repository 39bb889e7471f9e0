/**
 * Faces of cards as the fold needs them. They are locked with a key as they come into a deck, and found again by the point that was laid
 * bare. Faces that nobody has worked out on this page yet, if more than a few, are asked of the Worker, and the fold waits. A page that
 * comes late, or is opened again, has its turn meanwhile. What is prepared in the lobby (`acting/ready.ts`) is there already. SPEC C34.
 */
import type { GroupWork } from '../secrets/group-work.ts';
import { faceOf, firstCipher, learnFaces, learnPoints, unknownFaces } from '../secrets/card.ts';
import type { Cipher, Group } from '../secrets/group.ts';
import { NotYet } from '../runs/not-yet.ts';
import type { Proofs } from '../runs/card-world.ts';

/** Cards that lie face up, as ones under this key: everybody can see that they are the same. @throws NotYet */
export function facesUp({ group, known }: Proofs, faces: readonly string[], key: Uint8Array): readonly Cipher[] {
  const fresh = unknownFaces(group, faces, key);
  if (fresh.length > 0) {
    const made = known({ kind: 'faces/lock', faces: fresh, key });
    if (!made) throw new NotYet();
    learnFaces(group, fresh, key, made);
  }
  return faces.map((face) => firstCipher(group, face, key));
}

/** Which of these faces an element stands for; `undefined` for none of them. @throws NotYet */
export function faceBy({ group, known }: Proofs, faces: readonly string[], point: Uint8Array): string | undefined {
  const fresh = unknownFaces(group, faces);
  if (fresh.length > 0) {
    const made = known({ kind: 'faces/point', faces: fresh });
    if (!made) throw new NotYet();
    learnPoints(group, fresh, made);
  }
  return faceOf(group, faces, point);
}

/** So that `faceOf` takes no time for any of these. */
export async function readyPoints(group: Group, work: GroupWork, faces: readonly string[]): Promise<void> {
  const fresh = unknownFaces(group, faces);
  if (fresh.length > 0) learnPoints(group, fresh, await work.run({ kind: 'faces/point', faces: fresh }));
}
