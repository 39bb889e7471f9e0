/**
 * Saves of Tabletop Simulator: `ObjectStates`, each with a name of its kind, a place in a room of three dimensions, and addresses of pictures.
 * A backup (`.ttsmod`) is a zip of the save and the pictures, each called as its address without punctuation, as in the program's own folder.
 * Seen from above: what lies farther from the first player lies higher up.
 */
import type { Def, Face } from '../model.ts';
import type { Members } from '../file/zip.ts';
import { cutFace, deckDef, layCards, type Lying } from './cards.ts';
import { BOARD_PIXELS, BoxDraft, CARD_PIXELS, type Imported, type Source } from './draft.ts';
import { get, list, looked, number, record, words, type Json } from './json.ts';
import { tintOfParts } from './looks.ts';
import type { Names } from './names.ts';
import { flat, gridIn, seenFrom, snapsIn, snapsOn, type Point } from './snaps.ts';
import { numbered, Stock, type Spot } from './stock.ts';
import { TOKENS, DICE } from './tts-kinds.ts';

/** Tenths of a millimetre in a unit: a card is 2.2 units wide there, and a poker card here. */
const UNIT = 286;
const CARD = { w: 630, h: 880 };
const MARGIN = 800;
const MOST_NAME = 120;
const MOST_BODY = 2_000;
const MOST_DEPTH = 8;
/** Copies of what comes out of a bag without end. */
const ENDLESS = 20;

interface Reading {
  readonly draft: BoxDraft;
  readonly stock: Stock;
  readonly pictures: (url: string) => Source | undefined;
  /** Of the table in the room of the save. */
  readonly left: number;
  readonly top: number;
  /** The first board, which has the points of the room that pieces snap to. */
  readonly board: Json | undefined;
  readonly snaps: readonly Point[];
}

const text = (of: unknown, key: string, most = MOST_NAME): string => words(get(of, key), most);
const kindOf = (object: Json): string => text(object, 'Name', 60);
/** An address without punctuation: how the program calls its copy of what is there. */
export const keyOf = (url: string): string => url.replaceAll(/[\W_]/gu, '').toLowerCase();

const across = (object: Json): number => number(get(object, 'Transform', 'posX')) * UNIT;
const down = (object: Json): number => -number(get(object, 'Transform', 'posZ')) * UNIT;
const scale = (object: Json): number => Math.min(50, Math.max(0.05, number(get(object, 'Transform', 'scaleX'), 1)));

/** Turned by rotation about the long axis: its back is up. */
function isDown(object: Json): boolean {
  const z = ((number(get(object, 'Transform', 'rotZ')) % 360) + 360) % 360;
  return z > 90 && z < 270;
}

function spotOf({ left, top }: Reading, object: Json): Spot {
  const turn = Math.round(number(get(object, 'Transform', 'rotY')) + 180) % 360;
  return {
    x: across(object) - left,
    y: down(object) - top,
    ...(turn !== 0 && { turn }),
    ...(object['Locked'] === true && { locked: true }),
  };
}

const nameOf = (object: Json, otherwise: string): string => text(object, 'Nickname') || otherwise;

function tintOf(object: Json): number {
  const [r, g, b] = ['r', 'g', 'b'].map((part) => number(get(object, 'ColorDiffuse', part), 0.5));
  return tintOfParts(r!, g!, b!);
}

/** What draws pieces to places on this one. */
function snapsOf({ draft, board, snaps }: Reading, object: Json, spot: Spot): Pick<Def, 'snaps'> {
  const all = [...snapsOn(object, UNIT * scale(object)), ...(object === board ? seenFrom(snaps, spot) : [])];
  draft.ledger.kept('snaps', '', all.length);
  return all.length > 0 ? { snaps: flat(all) } : {};
}

/** A deck or a single card: sheets of pictures that cards are cut from by number. */
function readCards(r: Reading, object: Json, spot: Spot): number | undefined {
  const { draft, pictures } = r;
  const sheets = record(object['CustomDeck']);
  const single = get(object, 'CardID');
  const ids = (single === undefined ? list(object['DeckIDs']) : [single]).map((id) => number(id, -1));
  const inside = list(object['ContainedObjects']);
  const faces: Face[] = [];
  const backs = new Set<string>();
  for (const [i, id] of ids.entries()) {
    const sheet = record(get(sheets, String(Math.floor(id / 100))) ?? Object.values(sheets)[0]);
    const columns = Math.min(100, Math.max(1, Math.round(number(sheet['NumWidth'], 1))));
    const rows = Math.min(100, Math.max(1, Math.round(number(sheet['NumHeight'], 1))));
    const own = single === undefined ? inside[i] : object;
    const name = text(own, 'Nickname') || `${nameOf(object, '')} ${i + 1}`.trim();
    const source = pictures(text(sheet, 'FaceURL', 400));
    const cut = columns * rows > 1 ? { columns, rows, at: ((id % 100) + 100) % 100 } : undefined;
    const isThere = source && (!cut || cut.at < columns * rows);
    const body = words(get(own, 'Description'), 400);
    faces.push({ ...(isThere ? cutFace(draft, source, cut, name) : { name }), ...(body && { body }) });
    backs.add(text(sheet, 'BackURL', 400));
  }
  if (faces.length === 0) return undefined;
  if (backs.size > 1) draft.ledger.changed('backs', nameOf(object, ''));
  const under = pictures([...backs][0] ?? '');
  const back = { name: draft.names.back, ...(under && { image: draft.picture(under, CARD_PIXELS) }) };
  const by = scale(object);
  const def = draft.def(deckDef(nameOf(object, draft.names.card), CARD.w * by, CARD.h * by, faces, back));
  if (def === undefined) return undefined;
  // The first of the list is the topmost.
  const lying = faces.map((_, face): Lying => ({ def, face, up: !isDown(object) })).toReversed();
  return layCards(draft, lying, spot, nameOf(object, ''))[0];
}

/** A piece with a picture or two: a token, a tile, a board. */
function readPicture(r: Reading, object: Json, spot: Spot): number | undefined {
  const { draft, stock, pictures } = r;
  const kind = kindOf(object);
  const name = nameOf(object, kind.replaceAll('_', ' '));
  const isBoard = kind === 'Custom_Board';
  const addresses = ['ImageURL', 'ImageSecondaryURL'].map((key) => words(get(object, 'CustomImage', key), 400));
  const images = addresses.filter(Boolean).map((one) => {
    const source = pictures(one);
    return source && draft.picture(source, isBoard ? BOARD_PIXELS : CARD_PIXELS);
  });
  const size = (isBoard ? 17 : 2) * UNIT * scale(object);
  if (isBoard)
    return stock.board(name, size, size, images[0], { ...spot, locked: true }, snapsOf(r, object, spot), true);
  const faces = (images.length > 0 ? images : [undefined]).map((one, i): Face => ({
    name: i === 0 ? name : `${name}, ${draft.names.back}`,
    tint: tintOf(object),
    ...(one && { image: one }),
  }));
  const isRound = number(get(object, 'CustomImage', 'CustomTile', 'Type')) === 2;
  const shape = isRound ? 'round' : 'square';
  const def: Def = { kind: 'token', name, w: size, h: size, shape, faces, ...snapsOf(r, object, spot) };
  return stock.lay(def, spot, {}, true);
}

function readDie(r: Reading, object: Json, spot: Spot): number | undefined {
  const said = list(object['RotationValues']).map((one, i): Face => {
    const name = words(get(one, 'Value'), 40) || String(i + 1);
    return { name, text: words(name, 12) };
  });
  const sides = looked(DICE, kindOf(object)) ?? 6;
  const faces = said.length >= 2 && said.length <= 100 ? said : numbered(sides);
  return r.stock.die(nameOf(object, r.draft.names.die), faces, faces.length === 6 ? 'cube' : 'plain', spot);
}

/** What is in it lies in it here as well; a deck in a bag is its cards. */
function readBag(r: Reading, object: Json, spot: Spot, depth: number): number | undefined {
  const name = nameOf(object, r.draft.names.bag);
  const bag = r.stock.lay({ kind: 'bag', name, w: 900, h: 900, shape: 'round' }, spot);
  if (bag === undefined) return undefined;
  const isEndless = kindOf(object) === 'Infinite_Bag';
  if (isEndless) r.draft.ledger.changed('endless', name);
  const inside = list(object['ContainedObjects']).map(record);
  for (const one of isEndless ? inside.slice(0, 1) : inside)
    for (let i = 0; i < (isEndless ? ENDLESS : 1); i++) readOne(r, one, { x: 0, y: 0, in: bag }, depth + 1);
  return bag;
}

const AREAS = /Trigger|Zone|FogOfWar/u;

function readOne(r: Reading, object: Json, spot: Spot, depth: number): void {
  const { stock, draft } = r;
  const { ledger } = draft;
  const kind = kindOf(object);
  const name = nameOf(object, kind);
  for (const key of ['LuaScript', 'XmlUI']) if (text(object, key, 20)) ledger.dropped('programs', name);
  if (object['CustomImage'] === undefined) ledger.dropped('snaps', name, snapsOn(object, UNIT).length);
  const states = Object.keys(record(object['States'])).length;
  if (states > 0) ledger.dropped('states', name, states);
  if (depth > MOST_DEPTH) return ledger.dropped('too-many', name);
  // Bags hold no bags, boards and zones here.
  const isInside = spot.in !== undefined;
  const bag = kind.endsWith('Bag') && Array.isArray(object['ContainedObjects']);
  if (isInside && bag) {
    for (const one of list(object['ContainedObjects'])) readOne(r, record(one), spot, depth + 1);
    return undefined;
  }
  if (kind === 'HandTrigger') return ledger.changed('hand');
  if (kind === 'Custom_PDF') return ledger.dropped('pages', name);
  if (AREAS.test(kind)) return ledger.dropped('areas', name);
  if (kind === 'Tablet') return ledger.dropped('links', name);
  if (object['CustomDeck'] !== undefined) return void readCards(r, object, spot);
  if (bag) return void readBag(r, object, spot, depth);
  if (list(object['RotationValues']).length > 1 || Object.hasOwn(DICE, kind)) return void readDie(r, object, spot);
  if (object['CustomImage'] !== undefined) return void readPicture(r, object, spot);
  if (kind === 'Counter' || object['Counter'] !== undefined)
    return void stock.counter(name, number(get(object, 'Counter', 'value')), {}, spot);
  if (kind === 'Digital_Clock') return void stock.clock(name, 0, spot);
  if (kind === 'Notecard' || kind === '3DText') {
    const body = text(object, 'Description', MOST_BODY) || words(get(object, 'Text', 'Text'), MOST_BODY);
    return void stock.note(name, [nameOf(object, ''), body].filter(Boolean).join('\n'), 1_100, 800, spot);
  }
  const token = looked(TOKENS, kind.replace(/_?\d+$/u, '')) ?? looked(TOKENS, kind.split('_')[0]!);
  if (!token && /^Custom_(?:Model|Assetbundle)/u.test(kind)) ledger.changed('figures', name);
  else if (!token) return ledger.dropped('others', name);
  const { symbol, size } = token ?? { symbol: '▲', size: 400 };
  const face = { name, tint: tintOf(object), symbol };
  stock.token(name, [face], size, 'round', spot);
}

/** The largest rules that a box has, from the save's notebook. */
function rulesOf(save: Json): string {
  const tabs = Object.values(record(save['TabStates'])).map(record);
  const parts = tabs.flatMap((tab) => {
    const body = text(tab, 'body', 20_000);
    return body ? [`# ${text(tab, 'title') || '…'}`, body] : [];
  });
  const note = text(save, 'Note', 4_000);
  return words([note, ...parts].filter(Boolean).join('\n'), 60_000);
}

/**
 * @param files pictures by the name of their file, as they lie in a backup or in the program's folder
 * @returns undefined where it is no save
 */
export function readTts(json: unknown, files: Members, fileName: string, names: Names): Imported | undefined {
  const save = record(json);
  if (!Array.isArray(save['ObjectStates'])) return undefined;
  const objects = save['ObjectStates'].map(record);
  const byKey = new Map(
    [...files].map(([name, bytes]) => [keyOf(name.replace(/^.*\//u, '').replace(/\.\w{2,4}$/u, '')), { name, bytes }]),
  );
  const pictures = (url: string): Source | undefined => {
    if (url === '') return undefined;
    return byKey.get(keyOf(url)) ?? (/^https?:\/\//u.test(url) ? { url } : undefined);
  };
  const xs = objects.map(across);
  const ys = objects.map(down);
  const least = (all: readonly number[]): number => all.reduce((a, b) => Math.min(a, b), 0);
  const most = (all: readonly number[]): number => all.reduce((a, b) => Math.max(a, b), 0);
  const [left, top] = [least(xs) - MARGIN, least(ys) - MARGIN];
  const draft = new BoxDraft(names);
  const board = objects.find((one) => kindOf(one) === 'Custom_Board' && one['CustomImage'] !== undefined);
  const snaps = snapsIn(save, UNIT).map(({ x, y }) => ({ x: x - left, y: y - top }));
  const r: Reading = { draft, stock: new Stock(draft), pictures, left, top, board, snaps };
  if (text(save, 'LuaScript', 20)) draft.ledger.dropped('programs');
  if (!board) draft.ledger.dropped('snaps', '', snaps.length);
  const grid = gridIn(save, UNIT, { x: left, y: top });
  if (grid) draft.ledger.kept('grids');
  else if (['Lines', 'Snapping', 'Offset', 'BothSnapping'].some((key) => get(save, 'Grid', key) === true))
    draft.ledger.dropped('grids');
  const rank = (object: Json): number => (kindOf(object) === 'Custom_Board' ? 0 : 1);
  for (const object of objects.toSorted((a, b) => rank(a) - rank(b))) readOne(r, object, spotOf(r, object), 0);
  const size = (length: number): number => Math.round(Math.min(100_000, Math.max(4_000, length + MARGIN)));
  return draft.done({
    name: text(save, 'SaveName') || text(save, 'GameMode') || words(fileName, MOST_NAME) || 'Tabletop Simulator',
    by: '',
    licence: '',
    players: { min: 1, max: 10 },
    rules: rulesOf(save),
    table: { w: size(most(xs) - left), h: size(most(ys) - top), ...(grid && { grid }) },
    turns: get(save, 'Turns', 'Enable') === true,
  });
}
