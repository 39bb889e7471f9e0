/** A box that is one deck: from a table of cards (CSV) with or without pictures, from a folder or a sheet of pictures. */
import Papa from 'papaparse';
import type { Box, Face } from '../model.ts';
import type { Members } from '../file/zip.ts';
import { deckDef } from './cards.ts';
import { BoxDraft, CARD_PIXELS, MOST_FACES, type Imported, type Source } from './draft.ts';
import { words } from './json.ts';
import type { Names } from './names.ts';

const CARD = { w: 630, h: 880 };
const MOST_NAME = 120;
const MOST_BODY = 400;
/** Of one card. */
const MOST_COPIES = 100;
const TABLE: Box['table'] = { w: 6_400, h: 3_000 };
const PLACE = { x: 1_700, y: 1_500 };

/** What nobody has said of a box of pictures or cards. */
export const ABOUT: Pick<Box, 'by' | 'licence' | 'players' | 'rules' | 'table' | 'turns'> = {
  by: '',
  licence: '',
  players: { min: 1, max: 10 },
  rules: '',
  table: TABLE,
  turns: false,
};

interface Card {
  readonly face: Face;
  readonly copies: number;
}

/** One pile, marked to go to hands. */
function boxOf(draft: BoxDraft, name: string, cards: readonly Card[], back: Face, size = CARD): Imported | undefined {
  const some = cards.slice(0, MOST_FACES);
  if (cards.length > some.length) draft.ledger.dropped('too-many', name, cards.length - some.length);
  const def =
    some.length === 0
      ? undefined
      : draft.def(
          deckDef(
            name,
            size.w,
            size.h,
            some.map(({ face }) => face),
            back,
          ),
        );
  if (def === undefined) return undefined;
  const faces = some.flatMap(({ copies }, i) => Array.from({ length: copies }, () => i)).slice(0, MOST_FACES);
  const at = draft.lay({ def, ...PLACE, faces, ...(faces.length > 1 && { forHands: true }) });
  if (at === undefined) return undefined;
  for (const i of faces) draft.ledger.kept('cards', some[i]!.face.name);
  return draft.done({ ...ABOUT, name });
}

const plainName = (file: string): string => file.replace(/^.*[/\\]/u, '').replace(/\.\w{1,5}$/u, '');

/** Pictures by what people call them: with or without folder and ending, in any case. */
export function byName(files: Members): (name: string) => Source | undefined {
  const known = new Map<string, Source>();
  for (const [name, bytes] of files)
    for (const key of [name, name.replace(/^.*[/\\]/u, ''), plainName(name)])
      if (!known.has(key.toLowerCase())) known.set(key.toLowerCase(), { name, bytes });
  return (name) => known.get(name.trim().toLowerCase());
}

/** What each column may be called, Italian and English. */
const COLUMNS = {
  name: ['name', 'nome', 'title', 'titolo', 'card', 'carta'],
  count: ['count', 'copies', 'number', 'quantity', 'qty', 'quante', 'copie', 'numero', 'quantità'],
  front: ['front', 'image', 'picture', 'fronte', 'immagine', 'figura', 'disegno'],
  back: ['back', 'retro', 'dorso'],
  corner: ['corner', 'value', 'cost', 'angolo', 'valore', 'costo'],
} as const;
type Column = keyof typeof COLUMNS;

const columnOf = (heading: string): Column | undefined =>
  (Object.keys(COLUMNS) as Column[]).find((name) => (COLUMNS[name] as readonly string[]).includes(heading));

export type CsvTrouble = 'csv-empty' | 'csv-headings' | 'not-text';

/**
 * The first line names the columns. What isn't one of ours stands on the card below its name.
 * @param files pictures that a column may name
 */
export function readCsv(bytes: Uint8Array, files: Members, fileName: string, names: Names): Imported | CsvTrouble {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'not-text';
  }
  const { data } = Papa.parse<readonly string[]>(text, { skipEmptyLines: 'greedy', preview: MOST_FACES + 1 });
  const [headings = [], ...lines] = data;
  if (lines.length === 0) return 'csv-empty';
  const columns = headings.map((heading) => columnOf(heading.trim().toLowerCase()));
  if (!columns.includes('name') && !columns.includes('front')) return 'csv-headings';
  const draft = new BoxDraft(names);
  const picture = byName(files);
  const face = (file: string): Pick<Face, 'image'> => {
    const source = file === '' ? undefined : picture(file);
    if (file !== '' && !source) draft.ledger.dropped('pictures', file);
    return { ...(source && { image: draft.picture(source, CARD_PIXELS) }) };
  };
  const backs = new Set<string>();
  const cards = lines.map((line, i): Card => {
    const of = (column: Column): string => words(line[columns.indexOf(column)], MOST_NAME);
    const front = of('front');
    const name = of('name') || plainName(front) || String(i + 1);
    const body = words(line.filter((cell, c) => columns[c] === undefined && cell.trim() !== '').join('\n'), MOST_BODY);
    const corner = of('corner').slice(0, 12);
    backs.add(of('back'));
    const count = Number.parseInt(of('count'), 10);
    const copies = Number.isNaN(count) ? 1 : Math.min(MOST_COPIES, Math.max(0, count));
    return { face: { name, ...face(front), ...(body && { body }), ...(corner && { text: corner }) }, copies };
  });
  const named = [...backs].filter(Boolean);
  if (backs.size > 1 && named.length > 0) draft.ledger.changed('backs');
  const back = { name: names.back, ...face(named[0] ?? '') };
  return boxOf(draft, plainName(fileName) || names.card, cards, back) ?? 'csv-empty';
}

/** What a picture's file says: `x_3` is there three times. */
export function namedFile(file: string): { readonly name: string; readonly copies: number } {
  const [, stem = '', copies = '1'] = /^(.*?)(?:_(\d{1,2}))?$/u.exec(plainName(file)) ?? [];
  const said = stem.replace(/[-_ ](?:front|fronte)$/iu, '').replaceAll(/[-_]+/gu, ' ');
  return { name: words(said, MOST_NAME) || '?', copies: Math.min(MOST_COPIES, Math.max(1, Number(copies))) };
}

/** Pictures of one deck: `x-back` is the back of `x`, or of all; `x_3` is there three times. */
export function readPictures(files: Members, name: string, names: Names): Imported | undefined {
  const draft = new BoxDraft(names);
  const fronts: { readonly file: string; readonly bytes: Uint8Array }[] = [];
  const backs: { readonly file: string; readonly bytes: Uint8Array }[] = [];
  for (const [file, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    (/(?:^|[-_ ])(?:back|retro|dorso)$/iu.test(plainName(file)) ? backs : fronts).push({ file, bytes });
  if (backs.length > 1) draft.ledger.changed('backs');
  const imageOf = ({ file, bytes }: { readonly file: string; readonly bytes: Uint8Array }): string =>
    draft.picture({ name: file, bytes }, CARD_PIXELS);
  const cards = fronts.map((front): Card => {
    const { name: said, copies } = namedFile(front.file);
    return { face: { name: said, image: imageOf(front) }, copies };
  });
  const [back] = backs;
  return boxOf(draft, words(name, MOST_NAME) || names.card, cards, {
    name: names.back,
    ...(back && { image: imageOf(back) }),
  });
}

/** How a sheet is cut. */
export interface SheetCut {
  readonly columns: number;
  readonly rows: number;
  /** Of its parts, by rows: the last ones are often empty. */
  readonly count: number;
  /** The last part is the back of all. */
  readonly isLastBack: boolean;
}

/** Rows and columns that give parts nearest to a playing card; of several the fewest. @param w in pixels, as `h` */
export function guessedCut(w: number, h: number): SheetCut {
  let [best, by] = [{ columns: 1, rows: 1 }, Infinity];
  for (let columns = 1; columns <= 10; columns++)
    for (let rows = 1; rows <= 10; rows++) {
      const off = Math.abs(Math.log((w / columns / (h / rows)) * (CARD.h / CARD.w))) + 0.002 * columns * rows;
      if (off < by) [best, by] = [{ columns, rows }, off];
    }
  return { ...best, count: best.columns * best.rows, isLastBack: false };
}

/** @param size of the sheet in pixels: its parts' form is the cards' */
export function readSheet(
  sheet: { readonly name: string; readonly bytes: Uint8Array },
  size: { readonly w: number; readonly h: number },
  { columns, rows, count, isLastBack }: SheetCut,
  names: Names,
): Imported | undefined {
  const draft = new BoxDraft(names);
  const imageAt = (at: number): string => draft.picture(sheet, CARD_PIXELS, { columns, rows, at });
  const name = plainName(sheet.name);
  const n = Math.max(1, Math.min(count, columns * rows) - (isLastBack ? 1 : 0));
  const cards = Array.from({ length: n }, (_, i): Card => ({
    face: { name: `${name} ${i + 1}`, image: imageAt(i) },
    copies: 1,
  }));
  const w = CARD.w;
  const h = Math.min(4 * w, Math.max(w / 4, Math.round((w * (size.h / rows)) / (size.w / columns))));
  return boxOf(draft, name, cards, { name: names.back, ...(isLastBack && { image: imageAt(n) }) }, { w, h });
}
