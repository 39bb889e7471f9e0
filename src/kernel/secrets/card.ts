/** Faces as elements of the group: equal faces are one element, wherever they are printed, so a deck is a multiset as on a real table. */
import { hex, utf8 } from '../bytes.ts';
import type { Cipher, Group } from './group.ts';
import { hashToGroup } from './h2g.ts';

/** Faces whose points are remembered: they are the same at every table and whatever the backend. */
const MOST_FACES = 2_048;
const known = new Map<string, Uint8Array>();
/** Faces as they come into a deck of one key, the last few keys. */
const MOST_KEYS = 4;
const locked = new Map<string, ReadonlyMap<string, Uint8Array>>();

/** Of one face; nobody knows its logarithm. */
export function cardPoint(group: Group, face: string): Uint8Array {
  const point = known.get(face) ?? hashToGroup(group, 'tavolata/v1/card', utf8(face));
  remember(known, MOST_FACES, face, point);
  return point;
}

/** Somebody has computed `face + key` beforehand, where the page has its turn meanwhile (`faces/lock`). */
export function learnFaces(faces: readonly string[], key: Uint8Array, made: FaceLocks): void {
  for (const [i, face] of faces.entries()) remember(known, MOST_FACES, face, made.points[i]!);
  const name = hex(key);
  const all = new Map(locked.get(name));
  for (const [i, face] of faces.entries()) all.set(face, made.locked[i]!);
  locked.delete(name);
  remember(locked, MOST_KEYS, name, all);
}

/** By face: its point, and its point plus the key. */
export interface FaceLocks {
  readonly points: readonly Uint8Array[];
  readonly locked: readonly Uint8Array[];
}

function remember<K, V>(map: Map<K, V>, most: number, key: K, value: V): void {
  if (!map.has(key) && map.size >= most) map.delete(map.keys().next().value!);
  map.set(key, value);
}

const ONE = new Uint8Array(32);
ONE[0] = 1;
let base: Uint8Array | undefined;

/** (Everyone) A card as it comes into a deck, before any shuffle: with r = 1 all compute the same, and no part of it is the identity. */
export function firstCipher(group: Group, face: string, key: Uint8Array): Cipher {
  base ??= group.base(ONE);
  return { a: base, b: locked.get(hex(key))?.get(face) ?? group.add(cardPoint(group, face), key) };
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
