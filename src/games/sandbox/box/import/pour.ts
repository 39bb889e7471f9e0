/** The pictures of an import, drawn anew, put into its box: the last step before it can be laid or saved. */
import { hashOf, MOST_PICTURE_BYTES, type BoxFile, type Picture } from '../file/box-file.ts';
import type { Box, Def, Face } from '../model.ts';
import { readBox, writeBox } from '../read.ts';
import { wantedOf, type Imported, type Source } from './draft.ts';

/** A picture as it was drawn anew. */
export interface Drawn extends Picture {
  readonly w: number;
  readonly h: number;
}

export interface Poured {
  readonly file: BoxFile;
  /** Pictures that aren't in it: they couldn't be read, weren't fetched, or there was no more room. */
  readonly lost: number;
}

/** Servers that an import would have to ask for pictures, and for how many. */
export function hostsOf(sources: readonly Source[]): readonly { readonly host: string; readonly n: number }[] {
  const counts = new Map<string, number>();
  for (const url of new Set(sources.flatMap((source) => ('url' in source ? source.url : [])))) {
    const host = URL.canParse(url) ? new URL(url).host : '';
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].map(([host, n]) => ({ host, n })).toSorted((a, b) => b.n - a.n);
}

const mapFaces = (def: Def, change: (face: Face) => Face): Def => ({
  ...def,
  ...(def.faces && { faces: def.faces.map(change) }),
  ...(def.back && { back: change(def.back) }),
});

/**
 * @param drawn by the index of what was wanted; what isn't there has its name drawn instead
 * @returns undefined where the box that came of it isn't one: our own mistake, or a file that found a way to it
 */
export async function poured(
  { box, wanted, fitted }: Imported,
  drawn: readonly (Drawn | undefined)[],
): Promise<Poured | undefined> {
  const pictures = new Map<string, Picture>();
  const hashes: (string | undefined)[] = [];
  let bytes = 0;
  for (const one of drawn) {
    const hash = one && (await hashOf(one.bytes));
    const isNew = hash !== undefined && !pictures.has(hash);
    const fits = !isNew || bytes + one!.bytes.length <= MOST_PICTURE_BYTES;
    if (isNew && fits) {
      bytes += one!.bytes.length;
      pictures.set(hash, { type: one!.type, bytes: one!.bytes });
    }
    hashes.push(fits ? hash : undefined);
  }
  const change = (face: Face): Face => {
    const at = wantedOf(face);
    if (at === undefined) return face;
    const { image: _image, ...rest } = face;
    return hashes[at] === undefined ? rest : { ...rest, image: hashes[at] };
  };
  const defs = box.defs.map((def, i) => {
    const at = fitted.includes(i) ? wantedOf(def.faces?.[0] ?? { name: '' }) : undefined;
    const size = at === undefined ? undefined : drawn[at];
    return mapFaces(size ? { ...def, h: Math.max(20, Math.round((def.w * size.h) / size.w)) } : def, change);
  });
  const lost = wanted.length - hashes.filter((hash) => hash !== undefined).length;
  const read = readBox(writeBox({ ...box, defs } satisfies Box));
  return read.ok ? { file: { box: read.box, pictures }, lost } : undefined;
}
