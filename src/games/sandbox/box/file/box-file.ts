/**
 * A box and its pictures as one file. Without pictures it is the JSON of `read.ts`; with them a zip of `box.json` and `images/`, each picture
 * under the name of its own hash. What lies on a table's shelf is this file, and it is read there as a stranger's.
 */
import { hex } from '../../../../kernel/bytes.ts';
import { sizeOf, typeOf, type ImageType } from '../../../kit/picture-size.ts';
import type { Box, Face } from '../model.ts';
import { readBox, writeBox, type NotABox } from '../read.ts';
import type { ZipTrouble } from './zip.ts';

/** One thing on a shelf. */
export const MOST_FILE_BYTES: number = 16 * 1024 * 1024;
/** Of all pictures of a box: the file around them, and its JSON, take some more. */
export const MOST_PICTURE_BYTES: number = 14 * 1024 * 1024;
/** Of one picture, width times height: it is held decoded while it is shown. */
export const MOST_PIXELS = 40_000_000;

/** By the SHA-256 of its bytes, hex. */
export type Pictures = ReadonlyMap<string, Picture>;

export interface Picture {
  readonly type: ImageType;
  readonly bytes: Uint8Array;
}

export interface BoxFile {
  readonly box: Box;
  readonly pictures: Pictures;
}

/** `bad-picture`: one that isn't what its name says, or would be too large when it is shown. */
export type NotABoxFile = NotABox | ZipTrouble | 'bad-picture';

export type ReadBoxFile =
  | { readonly ok: true; readonly file: BoxFile }
  | { readonly ok: false; readonly why: NotABoxFile };

const BOX = 'box.json';
const FOLDER = 'images/';
const EXTENSIONS: Readonly<Record<ImageType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};
const MEMBER = /^images\/([0-9a-f]{64})\.(?:webp|jpg|png|gif)$/u;

export function* facesOf({ defs }: Box): Generator<Face> {
  for (const { faces = [], back } of defs) {
    yield* faces;
    if (back) yield back;
  }
}

export const hashOf = async (bytes: Uint8Array): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)));

/** A picture that may be shown: one of the four kinds, of a size that its own head tells. */
export function pictureOf(bytes: Uint8Array): Picture | undefined {
  const type = typeOf(bytes);
  const size = type && sizeOf(type, bytes);
  if (!type || !size) return undefined;
  const [w, h] = size;
  return w > 0 && h > 0 && w * h <= MOST_PIXELS ? { type, bytes } : undefined;
}

const no = (why: NotABoxFile): ReadBoxFile => ({ ok: false, why });

/** A box has each picture that a face names; what no face names isn't kept. */
function withPictures(json: Uint8Array, pictures: Pictures): ReadBoxFile {
  const read = readBox(json);
  if (!read.ok) return read;
  const named = new Set([...facesOf(read.box)].flatMap(({ image }) => image ?? []));
  if ([...named].some((hash) => !pictures.has(hash))) return no('unsound');
  return { ok: true, file: { box: read.box, pictures: new Map([...pictures].filter(([hash]) => named.has(hash))) } };
}

/** @param bytes a file that somebody chose, or an item of a shelf */
export async function openBoxFile(bytes: Uint8Array): Promise<ReadBoxFile> {
  if (bytes.length > MOST_FILE_BYTES) return no('too-large');
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isPacked) return withPictures(bytes, new Map());
  // Only boxes with pictures need what unpacks them.
  const { readZip } = await import('./zip.ts');
  const zip = readZip(bytes, (name) => name === BOX || MEMBER.test(name));
  if (!zip.ok) return zip;
  const json = zip.members.get(BOX);
  if (!json) return no('not-a-box');
  const pictures = new Map<string, Picture>();
  for (const [name, packed] of zip.members) {
    const hash = MEMBER.exec(name)?.[1];
    if (!hash) continue;
    const picture = pictureOf(packed);
    if (!picture || (await hashOf(packed)) !== hash) return no('bad-picture');
    pictures.set(hash, picture);
  }
  return withPictures(json, pictures);
}

/** The same box is the same bytes. */
export async function writeBoxFile({ box, pictures }: BoxFile): Promise<Uint8Array> {
  const json = writeBox(box);
  if (pictures.size === 0) return json;
  const { writeZip } = await import('./zip.ts');
  const images = [...pictures]
    .map(([hash, { type, bytes }]) => [`${FOLDER}${hash}.${EXTENSIONS[type]}`, bytes] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return writeZip(new Map([[BOX, json], ...images]));
}

/** What a saved box is called: letters and digits of its name, so that any disk takes it. */
export const fileNameOf = ({ box, pictures }: BoxFile): string => {
  const name = box.name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `${name || 'box'}.${pictures.size === 0 ? 'tavolata.json' : 'tavolata.zip'}`;
};
