/** Faces as elements of the group. Equal faces are one element, wherever they are printed, so a deck is a multiset as on a real table. */
import { keepNewest } from '../held.ts';
import { hex, utf8 } from '../bytes.ts';
import type { Cipher, Group } from './group.ts';
import { hashToGroup } from './h2g.ts';

/** Faces whose points are remembered: they are the same at every table. */
const MOST_FACES = 4_096;
/** Faces as they come into a deck of one key, the last few keys. */
const MOST_KEYS = 4;

/** The scalar 1. */
const ONE: Uint8Array = Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0));

/** What was worked out before, here or in a Worker: nothing of it ever changes. */
interface Known {
  /** 1·G, of this very group: a stand-in has another. */
  readonly base: Uint8Array;
  readonly points: Map<string, Uint8Array>;
  /** By key, then by face. */
  readonly locked: Map<string, ReadonlyMap<string, Uint8Array>>;
  /** By list of faces: the face of each point, as hex. */
  readonly tables: WeakMap<readonly string[], ReadonlyMap<string, string>>;
}

const all = new WeakMap<Group, Known>();

function knownOf(group: Group): Known {
  let known = all.get(group);
  if (!known)
    all.set(group, (known = { base: group.base(ONE), points: new Map(), locked: new Map(), tables: new WeakMap() }));
  return known;
}

/** Of one face; nobody knows its logarithm. */
export function cardPoint(group: Group, face: string): Uint8Array {
  const { points } = knownOf(group);
  const point = points.get(face) ?? hashToGroup(group, 'tavolata/v1/card', utf8(face));
  remember(points, MOST_FACES, face, point);
  return point;
}

/** Of these, the ones whose points aren't known here, or with a key: whose locks with it aren't. Each once. */
export function unknownFaces(group: Group, faces: readonly string[], key?: Uint8Array): readonly string[] {
  const { points, locked } = knownOf(group);
  const there = key ? locked.get(hex(key)) : points;
  return [...new Set(faces)].filter((face) => !there?.has(face));
}

/** Somebody has computed points beforehand, where the page has its turn meanwhile (`faces/point`). */
export function learnPoints(group: Group, faces: readonly string[], made: readonly Uint8Array[]): void {
  const { points } = knownOf(group);
  for (const [i, face] of faces.entries()) remember(points, MOST_FACES, face, made[i]!);
}

/** …and `face + key` (`faces/lock`). */
export function learnFaces(group: Group, faces: readonly string[], key: Uint8Array, made: FaceLocks): void {
  learnPoints(group, faces, made.points);
  const { locked } = knownOf(group);
  const name = hex(key);
  const some = new Map(locked.get(name));
  for (const [i, face] of faces.entries()) some.set(face, made.locked[i]!);
  locked.delete(name);
  remember(locked, MOST_KEYS, name, some);
}

/** By face: its point, and its point plus the key. */
export interface FaceLocks {
  readonly points: readonly Uint8Array[];
  readonly locked: readonly Uint8Array[];
}

function remember<K, V>(map: Map<K, V>, most: number, key: K, value: V): void {
  if (!map.has(key)) keepNewest(map, most - 1);
  map.set(key, value);
}

/** (Everyone) A card as it comes into a deck, before any shuffle. With r = 1 all compute the same, and no part of it is the identity. */
export function firstCipher(group: Group, face: string, key: Uint8Array): Cipher {
  const { base, locked } = knownOf(group);
  const lock = locked.get(hex(key))?.get(face);
  return { a: base, b: lock ?? group.add(cardPoint(group, face), key) };
}

/** The face that an opened point stands for; `undefined` for none of these. The list is looked up faster when it comes again. */
export function faceOf(group: Group, faces: readonly string[], point: Uint8Array): string | undefined {
  const { tables } = knownOf(group);
  let table = tables.get(faces);
  if (!table) {
    table = new Map(faces.map((face) => [hex(cardPoint(group, face)), face]));
    tables.set(faces, table);
  }
  return table.get(hex(point));
}
