/** Faces as elements of the group: equal faces are one element, wherever they are printed, so a deck is a multiset as on a real table. */
import { hex, utf8 } from '../bytes.ts';
import type { Cipher, Group } from './group.ts';
import { hashToGroup } from './h2g.ts';

/** Of one face; nobody knows its logarithm. */
export function cardPoint(group: Group, face: string): Uint8Array {
  return hashToGroup(group, 'tavolata/v1/card', utf8(face));
}

/** (Everyone) A card as it comes into a deck, before any shuffle: with r = 1 all compute the same, and no part of it is the identity. */
export function firstCipher(group: Group, face: string, key: Uint8Array): Cipher {
  const one = new Uint8Array(32);
  one[0] = 1;
  return { a: group.base(one), b: group.add(cardPoint(group, face), key) };
}

/** By list of faces: points as hex. They are the same whatever the backend. */
const tables = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The face that an opened point stands for; `undefined` for none of these. The list is looked up faster when it comes again. */
export function faceOf(group: Group, faces: readonly string[], point: Uint8Array): string | undefined {
  let table = tables.get(faces);
  if (!table) {
    table = new Map(faces.map((face) => [hex(cardPoint(group, face)), face]));
    tables.set(faces, table);
  }
  return table.get(hex(point));
}
