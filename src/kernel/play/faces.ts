/**
 * The faces that everybody knows, by handle. The record only grows between two shuffles; each step copies it whole, since every play stays
 * as it was. An object without prototype is a hash table from the start. Of `{ ...faces }` V8 makes a new hidden class for every handle
 * that was ever drawn. That cost five times as much as all rules of a move together.
 */

type Faces = Readonly<Record<string, string>>;

/** The same faces, to be added to. */
export function copyFaces(faces: Faces): Record<string, string> {
  const copy = Object.create(null) as Record<string, string>;
  for (const thing of Object.keys(faces)) copy[thing] = faces[thing]!;
  return copy;
}

/** What is public already stays as it is. */
export function addFaces(faces: Faces, things: readonly string[], face: (thing: string, i: number) => string): Faces {
  if (things.length === 0) return faces;
  const copy = copyFaces(faces);
  things.forEach((thing, i) => (copy[thing] ??= face(thing, i)));
  return copy;
}

/** A copy without these handles. */
export function withoutFaces(faces: Faces, gone: ReadonlySet<string>): Faces {
  const copy = Object.create(null) as Record<string, string>;
  for (const thing of Object.keys(faces)) if (!gone.has(thing)) copy[thing] = faces[thing]!;
  return copy;
}
