/**
 * Files of earlier versions become files of this one, step by step, before they are read. A step takes the JSON as it was written then and
 * trusts nothing of it. Parts that it doesn't understand stay as they are, and the reader refuses them.
 */
import { isRecord } from '../../../../kernel/own.ts';
type Json = Readonly<Record<string, unknown>>;
type Step = (box: Json) => Json;

/** Applies to each face of each definition. */
function mapFaces(box: Json, change: (face: Json) => Json): Json {
  const face = (one: unknown): unknown => (isRecord(one) ? change(one) : one);
  const def = (one: unknown): unknown => {
    if (!isRecord(one)) return one;
    const faces = Array.isArray(one['faces']) ? { faces: one['faces'].map(face) } : {};
    return { ...one, ...faces, ...('back' in one && { back: face(one['back']) }) };
  };
  return Array.isArray(box['defs']) ? { ...box, defs: box['defs'].map(def) } : box;
}

/** By the version that it takes. */
const STEPS: Readonly<Record<number, Step>> = {
  // In version 1 no file had pictures in it: an `image` pointed nowhere, and the face was drawn by its name.
  1: (box) => mapFaces(box, (face) => Object.fromEntries(Object.entries(face).filter(([name]) => name !== 'image'))),
};

/** The version that this program writes. */
export const VERSION = 2;

/** @param json what a file says; anything but a box of an earlier version comes back as it is */
export function migrated(json: unknown): unknown {
  if (!isRecord(json)) return json;
  let box = json;
  for (let version = box['version']; typeof version === 'number' && Object.hasOwn(STEPS, version); version++)
    box = { ...STEPS[version]!(box), version: version + 1 };
  return box;
}
