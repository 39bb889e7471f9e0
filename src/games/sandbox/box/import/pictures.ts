/** Pictures of one's own as boards, or as pieces: each is one of them, in the proportions that it has once it is drawn anew. */
import { sizeOf } from '../../../kit/picture-size.ts';
import type { BoxFile } from '../file/box-file.ts';
import type { Members } from '../file/zip.ts';
import type { Def } from '../model.ts';
import { ABOUT, namedFile } from './deck.ts';
import { BOARD_PIXELS, BoxDraft, CARD_PIXELS, type Imported } from './draft.ts';
import { words } from './json.ts';
import type { Names } from './names.ts';
import { MOST_NAME } from './room.ts';
import { Stock } from './stock.ts';

/** What pictures become. */
export type Way = 'board' | 'pieces' | 'deck';
/** Those that are as large as one wants: a deck's cards have the size of cards. */
export type Sized = Exclude<Way, 'deck'>;

/** What pictures can become beside a deck, and what is proposed first. */
export interface Ways {
  readonly first: Way;
  read(way: Sized): Imported | undefined;
}

/** Longest side of each that nobody has chosen, in units. */
export const SIDES: Readonly<Record<Sized, number>> = { board: 4_200, pieces: 400 };

const TABLE = { w: 8_000, h: 5_000 };
const GAP = 80;
/** Between what lies there and the edge of the cloth. */
const MARGIN = 800;
const LEAST = 20;

/** Nothing has its size and its place yet: `sized` says them. */
export function readPieces(files: Members, title: string, way: Sized, names: Names): Imported | undefined {
  const draft = new BoxDraft(names);
  const stock = new Stock(draft);
  const side = SIDES[way];
  for (const [file, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { name, copies } = namedFile(file);
    const image = draft.picture({ name: file, bytes }, way === 'board' ? BOARD_PIXELS : CARD_PIXELS);
    const spot = { x: 0, y: 0 };
    if (way === 'board') stock.board(name, side, side, image, { ...spot, locked: true });
    else {
      const def: Def = { kind: 'token', name, w: side, h: side, shape: 'square', faces: [{ name, image }] };
      stock.lay(def, spot, copies > 1 ? { n: copies } : {});
    }
  }
  return draft.done({
    name: words(title, MOST_NAME) || names[way === 'board' ? 'board' : 'token'],
    ...ABOUT,
    table: TABLE,
  });
}

/** The same boards or pieces in their pictures' proportions, in rows about the middle of the cloth. @param side the longest of each, in units */
export function sized({ box, pictures }: BoxFile, side: number): BoxFile {
  const defs = box.defs.map((def) => {
    const picture = pictures.get(def.faces?.[0]?.image ?? '');
    const [w, h] = (picture && sizeOf(picture.type, picture.bytes)) ?? [1, 1];
    const by = side / Math.max(w, h);
    return { ...def, w: Math.max(LEAST, Math.round(w * by)), h: Math.max(LEAST, Math.round(h * by)) };
  });
  const columns = Math.ceil(Math.sqrt(box.pieces.length));
  const rows = Math.ceil(box.pieces.length / columns);
  const cell = { w: Math.max(...defs.map(({ w }) => w)) + GAP, h: Math.max(...defs.map(({ h }) => h)) + GAP };
  const table = {
    w: Math.max(TABLE.w, columns * cell.w + 2 * MARGIN),
    h: Math.max(TABLE.h, rows * cell.h + 2 * MARGIN),
  };
  const pieces = box.pieces.map((lay, i) => ({
    ...lay,
    x: Math.round(table.w / 2 + ((i % columns) - (columns - 1) / 2) * cell.w),
    y: Math.round(table.h / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * cell.h),
  }));
  return { box: { ...box, table, defs, pieces }, pictures };
}
