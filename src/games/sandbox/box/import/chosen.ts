/**
 * Files that somebody has chosen → what they are: one of our boxes, a game of another program, a table of cards, pictures. Nothing is drawn,
 * laid or fetched here. What can't be read has a name, and each name its sentence in the words of the import.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { sizeOf, typeOf } from '../../../kit/picture-size.ts';
import { MOST_PIXELS, openBoxFile, type BoxFile, type NotABoxFile } from '../file/box-file.ts';
import { isZip, readZip, type Members, type ZipTrouble } from '../file/zip.ts';
import { guessedCut, readCsv, readPictures, readSheet, type CsvTrouble, type SheetCut } from './deck.ts';
import type { Imported } from './draft.ts';
import { NAMES, type Names } from './names.ts';
import { get, readJson, type JsonTrouble } from './json.ts';
import { readPcio } from './pcio.ts';
import { readPieces, type Ways } from './pictures.ts';
import { readTts } from './tts.ts';
import { readVtt } from './vtt.ts';
import { isRecord } from '../../../../kernel/own.ts';

export interface Chosen {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `pdf` … `font`: kinds of file that could be thought to work. */
export type ImportTrouble =
  | NotABoxFile
  | ZipTrouble
  | JsonTrouble
  | CsvTrouble
  | 'nothing'
  | 'unknown'
  | 'pdf'
  | 'sound'
  | 'video'
  | 'font'
  | 'huge-picture'
  | 'many-files'
  | 'no-pieces';

/** A sheet of pictures that may be cut another way. */
export interface Sheet {
  readonly cut: SheetCut;
  again(cut: SheetCut): Imported | undefined;
}

export type ReadChosen =
  | { readonly ok: true; readonly kind: 'box'; readonly file: BoxFile }
  | {
      readonly ok: true;
      readonly kind: 'import';
      readonly imported: Imported;
      readonly sheet?: Sheet | undefined;
      /** These are pictures, of which a deck was made: they can become something else. */
      readonly ways?: Ways;
      /** The program that made it keeps its pictures in a folder, which may be chosen together with it. */
      readonly hasFolder?: boolean;
    }
  | { readonly ok: false; readonly why: ImportTrouble };

/** Of all files that are chosen together. */
export const MOST_CHOSEN_BYTES: number = 256 * 1024 * 1024;
const MOST_CHOSEN = 2_000;

const no = (why: ImportTrouble): ReadChosen => ({ ok: false, why });
const made = (imported: Imported | undefined): ReadChosen =>
  imported && imported.box.pieces.length > 0 ? { ok: true, kind: 'import', imported } : no('no-pieces');

const endOf = (name: string): string => /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
const ODD: Readonly<Record<string, ImportTrouble>> = {
  pdf: 'pdf',
  mp3: 'sound',
  wav: 'sound',
  ogg: 'sound',
  mp4: 'video',
  webm: 'video',
  mov: 'video',
  ttf: 'font',
  otf: 'font',
  woff: 'font',
  woff2: 'font',
};
const SHEETS = new Set(['csv', 'tsv', 'txt']);

/** Of four kinds by their own head, or a drawing by its ending: drawings are read by the browser alone. */
export const isPicture = ({ name, bytes }: Chosen): boolean => typeOf(bytes) !== undefined || endOf(name) === 'svg';

/** A picture that would take more memory than it is worth is told from its head, before anybody draws it. */
function isHuge({ bytes }: Chosen): boolean {
  const type = typeOf(bytes);
  const size = type && sizeOf(type, bytes);
  return size !== undefined && size[0] * size[1] > MOST_PIXELS;
}

const membersOf = (files: readonly Chosen[]): Members => new Map(files.map(({ name, bytes }) => [name, bytes]));

/** A save of Tabletop Simulator, or a list of widgets. */
function fromJson(json: unknown, files: Members, name: string, names: Names): ReadChosen {
  if (Array.isArray(get(json, 'ObjectStates'))) {
    const read = made(readTts(json, files, name, names));
    return read.ok && read.kind === 'import' ? { ...read, hasFolder: true } : read;
  }
  if (Array.isArray(json)) return made(readPcio(json, files, name, names));
  return isRecord(get(json, '_meta')) ? made(readVtt(json, files, name, names)) : no('unknown');
}

/** The one file of a zip that says what is in it. */
function mainOf(members: Members): string | undefined {
  if (members.has('widgets.json')) return 'widgets.json';
  const all = [...members.keys()].filter((name) => endOf(name) === 'json');
  return all.find((name) => !name.includes('/')) ?? all[0];
}

/** @param others chosen with it: pictures that it lacks */
async function fromZip({ name, bytes }: Chosen, others: readonly Chosen[], names: Names): Promise<ReadChosen> {
  const zip = readZip(bytes);
  if (!zip.ok) return no(zip.why);
  const { members } = zip;
  if (members.has('box.json')) return fromBox(bytes);
  const main = mainOf(members);
  const title = name.replace(/\.\w+$/u, '');
  if (main === undefined)
    return fromFiles(
      [...members].map(([file, of]) => ({ name: file, bytes: of })),
      title,
      names,
    );
  const read = readJson(members.get(main)!);
  return read.ok ? fromJson(read.json, new Map([...membersOf(others), ...members]), title, names) : no(read.why);
}

async function fromBox(bytes: Uint8Array): Promise<ReadChosen> {
  const read = await openBoxFile(bytes);
  return read.ok ? { ok: true, kind: 'box', file: read.file } : no(read.why);
}

async function fromOne(file: Chosen, others: readonly Chosen[], names: Names): Promise<ReadChosen> {
  const read = readJson(file.bytes);
  if (!read.ok) return no(read.why);
  if (get(read.json, 'format') === 'tavolata-box') return fromBox(file.bytes);
  return fromJson(read.json, membersOf(others), file.name.replace(/\.\w+$/u, ''), names);
}

/** Pictures, with a table of cards or without. */
function fromFiles(files: readonly Chosen[], title: string, names: Names): ReadChosen {
  const pictures = files.filter(isPicture);
  const table = files.find(({ name }) => SHEETS.has(endOf(name)));
  if (pictures.some(isHuge)) return no('huge-picture');
  if (table) {
    const read = readCsv(table.bytes, membersOf(pictures), table.name, names);
    return typeof read === 'string' ? no(read) : made(read);
  }
  if (pictures.length === 0) return no('unknown');
  const deck = asDeck(pictures, title, names);
  const ways: Ways = {
    first: pictures.length === 1 ? 'board' : 'deck',
    read: (way) => readPieces(membersOf(pictures), title, way, names),
  };
  return deck.ok && deck.kind === 'import' ? { ...deck, ways } : deck;
}

/** Of one picture the cards are cut. @param pictures one at least */
function asDeck(pictures: readonly Chosen[], title: string, names: Names): ReadChosen {
  const only = pictures[0]!;
  if (pictures.length > 1) return made(readPictures(membersOf(pictures), title, names));
  const type = typeOf(only.bytes);
  const [w, h] = (type && sizeOf(type, only.bytes)) ?? [0, 0];
  if (w === 0 || h === 0) return made(readPictures(membersOf(pictures), title, names));
  const again = (cut: SheetCut): Imported | undefined => readSheet(only, { w, h }, cut, names);
  const cut = guessedCut(w, h);
  const read = made(again(cut));
  return read.ok && read.kind === 'import' ? { ...read, sheet: { cut, again } } : read;
}

/** @param files one, or a folder's: then a save or a table of cards finds its pictures among the others */
export async function readChosen(files: readonly Chosen[], lang: Lang): Promise<ReadChosen> {
  const names = NAMES[lang];
  const [first] = files;
  if (!first) return no('nothing');
  if (files.length > MOST_CHOSEN) return no('many-files');
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_CHOSEN_BYTES) return no('too-large');
  if (isZip(first.bytes)) return fromZip(first, files.slice(1), names);
  if (files.length === 1) {
    if (first.bytes.length === 0) return no('nothing');
    const odd = Object.hasOwn(ODD, endOf(first.name)) ? ODD[endOf(first.name)] : undefined;
    if (odd) return no(odd);
  }
  const json = files.find(({ name }) => endOf(name) === 'json');
  if (json)
    return fromOne(
      json,
      files.filter((one) => one !== json),
      names,
    );
  const title = first.name.includes('/') ? first.name.split('/')[0]! : first.name.replace(/\.\w+$/u, '');
  return fromFiles(files, title, names);
}
