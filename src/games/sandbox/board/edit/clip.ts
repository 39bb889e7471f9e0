/**
 * Copying pieces and pasting them, also at another table: as a small box. Its text goes to the clipboard, the same with its pictures to a store
 * of this browser. Only what is public is copied; what comes from a clipboard is read as a stranger's.
 */
import { clipOf } from '../../box/as-it-lies.ts';
import { facesOf, openBoxFile, writeBoxFile, type BoxFile, type Pictures } from '../../box/file/box-file.ts';
import type { Box } from '../../box/model.ts';
import { readBox, writeBox } from '../../box/read.ts';
import type { BoardContext, LoadedBox } from '../context.ts';
import { CLIP, keep, kept } from './box-store.ts';

/** Letters; more would be no text to carry about. */
const MOST_TEXT = 256 * 1024;

/** Those that a face of the box names. */
export function picturesOf(box: Box, pictures: Pictures): Pictures {
  const named = new Set([...facesOf(box)].flatMap(({ image }) => image ?? []));
  return new Map([...pictures].filter(([hash]) => named.has(hash)));
}

/** Without pictures that aren't here: those faces show their names. */
function without(box: Box, pictures: Pictures): Box {
  const bare = <F extends { readonly image?: string }>(face: F): F => {
    const { image, ...rest } = face;
    return image === undefined || pictures.has(image) ? face : (rest as F);
  };
  return {
    ...box,
    defs: box.defs.map((def) => ({
      ...def,
      ...(def.faces && { faces: def.faces.map(bare) }),
      ...(def.back && { back: bare(def.back) }),
    })),
  };
}

/** What was copied: its text, and how many things it is; undefined where nothing of it can be. */
export interface Copied {
  readonly text: string;
  readonly count: number;
}

/** Keeps the pieces for this browser. @param numbers that are chosen on the cloth */
export async function copied(
  { view }: Pick<BoardContext, 'view'>,
  { box, pictures }: LoadedBox,
  numbers: readonly number[],
): Promise<Copied | undefined> {
  const clip = clipOf(view, box, numbers);
  if (clip.pieces.length === 0) return undefined;
  const bytes = await writeBoxFile({ box: clip, pictures: picturesOf(clip, pictures) });
  // A browser that keeps nothing still has its clipboard.
  await keep({ id: CLIP, name: box.name, bytes }).catch(() => undefined);
  const text = new TextDecoder().decode(writeBox(clip));
  const count = clip.pieces.filter((lay) => lay.in === undefined).length;
  return { text: text.length <= MOST_TEXT ? text : '', count };
}

async function fromStore(): Promise<BoxFile | undefined> {
  const stored = await kept(CLIP);
  const read = stored && (await openBoxFile(stored.bytes));
  return read?.ok ? read.file : undefined;
}

/**
 * What a paste means.
 * @param text of the clipboard; '' for what was copied last in this browser
 * @param here pictures of the table's own box
 */
export async function pasted(text: string, here: Pictures): Promise<BoxFile | undefined> {
  const stored = await fromStore();
  if (text === '') return stored;
  if (text.length > MOST_TEXT) return undefined;
  const read = readBox(new TextEncoder().encode(text));
  if (!read.ok) return undefined;
  const all = new Map([...here, ...(stored?.pictures ?? [])]);
  const box = without(read.box, all);
  return { box, pictures: picturesOf(box, all) };
}

export { libraryWords } from './library-words.ts';
