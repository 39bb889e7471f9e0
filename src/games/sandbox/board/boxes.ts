/** Where boards get the box that lies on the table: those that ship with the program by name, all others from the table's shelf. */
import type { BoardShelf, Lang } from '../../../elements/frame/board.ts';
import type { BoxFile, Pictures } from '../box/file/box-file.ts';
import type { FaceName } from '../words/read.ts';
import { NONE } from '../state.ts';
import type { LoadedBox } from './context.ts';

const BUILTIN = 'builtin:';

export const builtinHash = (id: string): string => `${BUILTIN}${id}`;

const addressesOf = (pictures: Pictures): ReadonlyMap<string, string> =>
  new Map(
    [...pictures].map(([hash, { type, bytes }]) => [
      hash,
      URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })),
    ]),
  );

/** What its pieces are drawn with. */
async function opened(hash: string, { box, pictures }: BoxFile): Promise<LoadedBox> {
  const [{ pensFor }, { facesOf }] = await Promise.all([
    import('../box/drawn/drawn.ts'),
    import('../box/file/box-file.ts'),
  ]);
  const pen = await pensFor([...facesOf(box)].flatMap(({ drawn }) => drawn ?? []));
  return { hash, box, pen, pictures, urls: addressesOf(pictures) };
}

/** It isn't drawn any more: its pictures' addresses go. */
export function closed({ urls }: LoadedBox): void {
  for (const url of urls.values()) URL.revokeObjectURL(url);
}

/** What somebody else has put there is read as a stranger's: what isn't a box is none. */
async function fromShelf(hash: string, shelf: BoardShelf): Promise<BoxFile | undefined> {
  const got = await shelf.get(hash);
  if (!got.ok) return undefined;
  const { openBoxFile } = await import('../box/file/box-file.ts');
  const read = await openBoxFile(got.bytes);
  return read.ok ? read.file : undefined;
}

async function fileOf(hash: string, lang: Lang, shelf?: BoardShelf): Promise<BoxFile | undefined> {
  if (!hash.startsWith(BUILTIN)) return shelf && fromShelf(hash, shelf);
  const { loadShipped } = await import('../box/shipped/shipped.ts');
  const box = await loadShipped(hash.slice(BUILTIN.length), lang);
  return box && { box, pictures: new Map() };
}

/** A box that this browser has kept; undefined where the bytes are none. */
export async function loadFile(id: string, bytes: Uint8Array): Promise<LoadedBox | undefined> {
  const { openBoxFile } = await import('../box/file/box-file.ts');
  const read = await openBoxFile(bytes);
  return read.ok ? opened(id, read.file) : undefined;
}

/** A box by the hash that the table names; undefined where this device can't have it. */
export async function loadBox(hash: string, lang: Lang, shelf?: BoardShelf): Promise<LoadedBox | undefined> {
  const file = await fileOf(hash, lang, shelf);
  return file && opened(hash, file);
}

interface Named {
  readonly name: string;
  readonly defs: readonly {
    readonly name: string;
    readonly faces?: readonly { readonly name: string }[] | undefined;
  }[];
}

/** What a face of a box is called; with `NONE` for it the definition, with `NONE` for both the box. */
export function nameIn({ name, defs }: Named, of: number, face: number): string {
  if (of === NONE) return face === NONE ? name : '';
  return (face === NONE ? defs[of] : defs[of]?.faces?.[face])?.name ?? '';
}

/** What its faces are called, for the log; of all else of the box nothing is kept. */
export async function faceNames(hash: string, lang: Lang, shelf?: BoardShelf): Promise<FaceName | undefined> {
  const file = await fileOf(hash, lang, shelf);
  if (!file) return undefined;
  const { name, defs } = file.box;
  const named = {
    name,
    defs: defs.map((def) => ({ name: def.name, faces: def.faces?.map((face) => ({ name: face.name })) })),
  };
  return (of, face) => nameIn(named, of, face);
}
