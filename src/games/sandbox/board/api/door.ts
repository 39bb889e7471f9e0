/** What a page asks of the free table beyond its face: to lay a box, to hand one out, to add a deck. Fetched when it is asked for the first time. */
import type { BoxDone, BoxTrouble } from '../../../../elements/frame/board-boxes.ts';
import type { BoardShelf, Lang, RefusalWords } from '../../../../elements/frame/board.ts';
import { asItLies } from '../../box/as-it-lies.ts';
import { openBoxFile, writeBoxFile, type BoxFile, type Pictures } from '../../box/file/box-file.ts';
import type { Box, Def } from '../../box/model.ts';
import { LARDER } from '../../box/shipped/larder.ts';
import type { SandboxView } from '../../view.ts';
import type { BoardContext, LoadedBox } from '../context.ts';
import { defineArgs, saysWas } from '../edit/define-args.ts';
import { pileRows } from '../edit/pile-rows.ts';
import { ComingDeck, type NewDeck } from './coming-deck.ts';
import { loadImportWords } from '../import/words.ts';
import type { ImportTrouble } from '../../box/import/chosen.ts';
import type { Point } from '../../../../elements/surface/things.ts';

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
export const no = (code: BoxTrouble, advice: string): BoxDone => ({ ok: false, code, advice });

async function unread(why: ImportTrouble | 'unsound-import', lang: Lang): Promise<BoxDone> {
  return no('setup/not-a-box', (await loadImportWords(lang)).trouble[why]);
}

/** Reads a box as a stranger's. */
export async function readBlob(blob: Blob, lang: Lang): Promise<BoxFile | BoxDone> {
  const read = await openBoxFile(await bytesOf(blob));
  return read.ok ? read.file : unread(read.why, lang);
}

/** Undefined where it would lose cards, or isn't all here yet. @param view the table, where it is wanted as it lies */
export async function exported({ box, pictures }: LoadedBox, view: SandboxView | undefined): Promise<Blob | undefined> {
  const saved = view ? asItLies(view, box) : { ok: true as const, box };
  if (!saved.ok) return undefined;
  const bytes = await writeBoxFile({ box: saved.box, pictures });
  const type = pictures.size === 0 ? 'application/json' : 'application/zip';
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
}

/** A table of cards as a box of its own, pictures drawn anew. */
async function deckFile(csv: Blob, images: readonly File[], lang: Lang): Promise<BoxFile | BoxDone> {
  const { drawAnew, poured, readChosen } = await import('../import/readers.ts');
  const table = { name: csv instanceof File ? csv.name : 'deck.csv', bytes: await bytesOf(csv) };
  const pictures = await Promise.all(images.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) })));
  const read = await readChosen([table, ...pictures], lang);
  if (!read.ok) return unread(read.why, lang);
  if (read.kind === 'box') return unread('csv-headings', lang);
  const drawn = await drawAnew(
    read.imported.wanted,
    () => undefined,
    () => true,
  );
  const got = await poured(read.imported, drawn);
  return got ? got.file : unread('unsound-import', lang);
}

const isDeck = (def: Def): boolean => def.kind === 'card' && def.back !== undefined && !def.tags?.includes(LARDER);

interface DeckPorts {
  readonly shelf: BoardShelf;
  readonly lang: Lang;
  /** Where its pile comes. */
  readonly at: Point;
  context(): Pick<BoardContext, 'choices' | 'pending'> | undefined;
}

interface AddPorts extends DeckPorts {
  check(move: string, args: unknown): RefusalWords | undefined;
  offer(move: string, args: unknown): boolean;
  /** It is on its way. */
  comes(deck: ComingDeck): void;
}

/** @param loaded the box that it is added to */
export async function added(
  loaded: LoadedBox,
  from: { readonly csv: Blob; readonly images: readonly File[] },
  ports: AddPorts,
): Promise<BoxDone> {
  const deck = await newDeck(loaded, from, ports);
  if ('ok' in deck) return deck;
  const refusal = ports.check('define', deck.define);
  if (refusal) return no('setup/refused', refusal.advice);
  const { offer, context } = ports;
  return new Promise((done) => ports.comes(new ComingDeck(deck, { offer, context, done })));
}

async function newDeck(
  { hash: was, box, pictures }: LoadedBox,
  { csv, images }: { readonly csv: Blob; readonly images: readonly File[] },
  { shelf, lang, at, context }: DeckPorts,
): Promise<NewDeck | BoxDone> {
  const file = await deckFile(csv, images, lang);
  if ('ok' in file) return file;
  const from = file.box.defs.findIndex((def) => isDeck(def));
  const def = file.box.defs[from];
  const cards = file.box.pieces.find((piece) => piece.def === from)?.faces;
  if (!def || !cards) return unread('unsound-import', lang);
  const next: Box = { ...box, defs: [...box.defs, def] };
  const all: Pictures = new Map([...pictures, ...file.pictures]);
  const bytes = await writeBoxFile({ box: next, pictures: all });
  const media = all.size === 0 ? 'application/json' : 'application/zip';
  const put = await shelf.put(bytes, { kind: 'box', name: next.name, media });
  if (!put.ok) return no('setup/shelf', put.advice);
  const rows = pileRows(box.defs.length, cards, at);
  const define = defineArgs(box, next, put.hash, saysWas(context()) ? was : undefined);
  return { hash: put.hash, was, define, make: { rows } };
}
