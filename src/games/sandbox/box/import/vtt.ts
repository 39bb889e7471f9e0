/**
 * Files of virtualtabletop.io: a zip with one JSON of widgets by id and `assets/`. Places are pixels of a room of 1,600 × 1,000, from the parent
 * where there is one; properties may come from another widget (`inheritFrom`). Chains of both may be circles: each is followed once.
 */
import type { Face } from '../model.ts';
import type { Members } from '../file/zip.ts';
import {
  deckDef,
  faceOfTemplate,
  isOwn,
  layCards,
  lostCard,
  nameOfCard,
  pictureNamed,
  type Lying,
  type Pictures,
} from './cards.ts';
import { BOARD_PIXELS, BoxDraft, CARD_PIXELS, MOST_FACES, type Imported } from './draft.ts';
import { get, grouped, list, looked, number, record, words } from './json.ts';
import { tintOf } from './looks.ts';
import type { Names } from './names.ts';
import { CARD, HOLDER, MOST_NAME, ROOM, UNIT } from './room.ts';
import { numbered, Stock, type Spot } from './stock.ts';
import { vttSteps } from './vtt-steps.ts';
import { vttGrid } from './vtt-grid.ts';
import { cornerOf, inherited, nameOf, seatOf, seatsOf, seersOf, text, typeOf, type Widget } from './vtt-widgets.ts';
import { isRecord } from '../../../../kernel/own.ts';

/** As large a part of the room as makes a widget without a type its board. */
const BOARD_PART = 0.12;

interface Reading {
  readonly draft: BoxDraft;
  readonly stock: Stock;
  readonly pictures: Pictures;
  readonly all: ReadonlyMap<string, Widget>;
  readonly laid: Map<string, number>;
  /** Of a deck of cards with a back: its definition. */
  readonly decks: Map<string, number>;
  /** `deck type` → its face, or the definition of a card with sides of its own. */
  readonly faces: Map<string, Lying>;
  /** Faces for which there is no room, by `deck type`. */
  readonly cut: Set<string>;
  /** Of its seats, in their order. */
  readonly seats: readonly string[];
  turns: boolean;
}

const MOST_BODY = 2_000;

function spotOf(
  r: Reading,
  widget: Widget,
  size: { readonly w: number; readonly h: number },
): Spot & { readonly w: number; readonly h: number } {
  const w = Math.max(8, number(widget.of['width'], size.w));
  const h = Math.max(8, number(widget.of['height'], size.h));
  const corner = cornerOf(r.all, widget);
  if (!corner) r.draft.ledger.changed('places', widget.id);
  const { x, y } = corner ?? { x: ROOM.w / 2, y: ROOM.h / 2 };
  const turn = number(widget.of['rotation']);
  return { x: (x + w / 2) * UNIT, y: (y + h / 2) * UNIT, ...(turn !== 0 && { turn }), w: w * UNIT, h: h * UNIT };
}

const at = ({ x, y, turn }: Spot): Spot => ({ x, y, turn });

function readDeck(r: Reading, deck: Widget): void {
  const { draft, pictures } = r;
  const templates = list(deck.of['faceTemplates']).map(record);
  const all = Object.entries(record(deck.of['cardTypes']));
  const types = all.slice(0, MOST_FACES);
  if (types.length === 0 || templates.length === 0) return;
  for (const [type] of all.slice(MOST_FACES)) r.cut.add(`${deck.id} ${type}`);
  const defaults = record(deck.of['cardDefaults']);
  const w = number(defaults['width'], CARD.w) * UNIT;
  const h = number(defaults['height'], CARD.h) * UNIT;
  const name = nameOf(deck);
  const [back, front] = templates;
  if (templates.length === 2 && back && front) {
    const faces = types.map(([id, card]) =>
      faceOfTemplate(draft, front, record(card), nameOfCard(id, record(card)), pictures),
    );
    if (isOwn(back)) draft.ledger.changed('backs', name);
    const of = draft.def(
      deckDef(name, w, h, faces, faceOfTemplate(draft, back, record(types[0]![1]), draft.names.back, pictures)),
    );
    if (of === undefined) return types.forEach(([type]) => void r.cut.add(`${deck.id} ${type}`));
    r.decks.set(deck.id, of);
    for (const [i, [type]] of types.entries()) r.faces.set(`${deck.id} ${type}`, { def: of, face: i, up: false });
    return;
  }
  // One side only, or many: each card is a piece of its own with all its sides in sight.
  draft.ledger.changed('sides', name);
  for (const [type, card] of types) {
    const cardName = nameOfCard(type, record(card));
    const faces = templates.map((one) => faceOfTemplate(draft, one, record(card), cardName, pictures));
    const def = draft.def({ kind: 'card', name: cardName, w, h, faces });
    if (def === undefined) r.cut.add(`${deck.id} ${type}`);
    else r.faces.set(`${deck.id} ${type}`, { def, face: 0, up: true });
  }
}

/** Cards that lie in one pile or holder, or by themselves. */
function layGroup(r: Reading, cards: readonly Widget[]): void {
  const [first] = cards;
  const lying = cards
    .toSorted((a, b) => number(a.of['z']) - number(b.of['z']))
    .flatMap((card): Lying[] => {
      const [deck, type] = [text(card.of, 'deck'), text(card.of, 'cardType')];
      const key = `${deck} ${type}`;
      const known = r.faces.get(key);
      if (!known) {
        lostCard(r.draft, type, r.cut.has(key));
        return [];
      }
      const side = number(card.of['activeFace']);
      return [{ ...known, up: known.up || side > 0, ...(known.up && { face: 0 }) }];
    });
  if (!first || lying.length === 0) return;
  const parent = r.all.get(text(first.of, 'parent'));
  const pile = parent && typeOf(parent) === 'pile' ? parent : undefined;
  const holder = r.laid.get(pile ? text(pile.of, 'parent') : (parent?.id ?? ''));
  const spot = at(spotOf(r, pile ?? first, CARD));
  layCards(r.draft, lying, holder === undefined ? spot : { x: 0, y: 0, in: holder }, '');
}

/** A widget without a type: a picture that is a board where it is large, a piece where it isn't. */
function plain(r: Reading, widget: Widget): number | undefined {
  const { of } = widget;
  const { w, h, ...spot } = spotOf(r, widget, { w: 100, h: 100 });
  const name = nameOf(widget);
  const sides = list(of['faces'])
    .map(record)
    .filter((face) => text(face, 'image', 400) !== '');
  const pictures = (sides.length > 0 ? sides.map((face) => face['image']) : [of['image']]).map((one) =>
    pictureNamed(r.draft, r.pictures, one, w > 2_000 ? BOARD_PIXELS : CARD_PIXELS, name),
  );
  const isLarge = w * h > ROOM.w * ROOM.h * UNIT * UNIT * BOARD_PART || of['movable'] === false;
  if (isLarge) return r.stock.board(name, w, h, pictures[0], { ...spot, locked: true });
  const tint = tintOf(text(of, 'color'));
  const faces = pictures.map((one, i): Face => ({
    name: pictures.length > 1 ? `${name} ${i + 1}` : name,
    tint,
    ...(one && { image: one }),
  }));
  return r.stock.lay({ kind: 'token', name, w, h, shape: 'square', faces }, at(spot));
}

type Read = (r: Reading, widget: Widget) => number | undefined;

const READERS: Readonly<Record<string, Read>> = {
  '': plain,
  basic: plain,
  holder: (r, widget) => {
    const { of } = widget;
    if (of['childrenPerOwner'] === true) return undefined;
    const { w, h, ...spot } = spotOf(r, widget, HOLDER);
    const isSpread = number(of['stackOffsetX']) !== 0 || number(of['stackOffsetY']) !== 0;
    const isFree = of['alignChildren'] === false;
    const limit = number(of['dropLimit'], -1);
    const seers = seersOf(of);
    // Here a zone is for everybody's eyes or for those of one seat.
    const own = seers.length === 1 ? seatOf(r.seats, seers[0]!) : undefined;
    if (seers.length > 0) r.draft.ledger.changed(own === undefined ? 'shown' : 'hidden', nameOf(widget));
    return r.stock.zone(
      nameOf(widget),
      w,
      h,
      {
        layout: isFree ? 'free' : isSpread ? 'row' : 'stack',
        limit: limit > 0 && limit <= 256 ? Math.round(limit) : 0,
        ...(own !== undefined && { see: 'owner' }),
      },
      at(spot),
      own,
    );
  },
  label: (r, widget) => {
    const { w, h, ...spot } = spotOf(r, widget, { w: 100, h: 20 });
    const body = text(widget.of, 'text', MOST_BODY);
    return body ? r.stock.note(words(body, 40), body, Math.max(w, 600), Math.max(h, 240), at(spot)) : undefined;
  },
  dice: (r, widget) => {
    const options = Object.values(record(widget.of['options'])).concat(list(widget.of['options']));
    const faces = options.map((one, i): Face => {
      const said = words(isRecord(one) ? (one['value'] ?? one['text']) : one, 40) || String(i + 1);
      return { name: said, text: words(said, 12) };
    });
    const all = faces.length >= 2 ? faces : numbered(6);
    return r.stock.die(
      nameOf(widget),
      all,
      all.length === 6 ? 'cube' : 'plain',
      at(spotOf(r, widget, { w: 60, h: 60 })),
    );
  },
  spinner: (r, widget) => {
    const faces = list(widget.of['options']).flatMap((one): Face[] => {
      const name = words(one, 40);
      return name ? [{ name, text: words(name, 12) }] : [];
    });
    r.draft.ledger.changed('spinners', nameOf(widget));
    return r.stock.die(
      nameOf(widget),
      faces.length > 1 ? faces : numbered(6),
      'wheel',
      at(spotOf(r, widget, { w: 110, h: 110 })),
    );
  },
  timer: (r, widget) => {
    const ms = text(widget.of, 'mode') === 'countup' ? 0 : number(widget.of['start']);
    return r.stock.clock(nameOf(widget), ms, at(spotOf(r, widget, { w: 120, h: 60 })));
  },
};

/** What isn't a piece here. */
function tell({ draft: { ledger } }: Reading, widget: Widget): void {
  const type = typeOf(widget);
  if (type === 'seat') ledger.changed('seats');
  else if (type === 'holder') ledger.changed('hand');
  else if (type === 'canvas' || type === 'line') ledger.dropped('drawings', nameOf(widget));
  else if (type === 'audio') ledger.dropped('sounds');
  else if (type === 'label') ledger.dropped('looks');
  else ledger.dropped('others', nameOf(widget));
}

function tellLooks({ draft: { ledger } }: Reading, widget: Widget): void {
  const { of } = widget;
  if (get(of, 'css') !== undefined || get(of, 'html') !== undefined) ledger.dropped('looks');
  const hooks = Object.keys(of).filter((name) => name.endsWith('Routine') && name !== 'clickRoutine');
  if (hooks.length > 0) ledger.dropped('programs', '', hooks.length);
}

const LATER = new Set(['card', 'deck', 'pile', 'button']);

const picturesOf =
  (members: Members): Pictures =>
  (address) => {
    const bytes = address.startsWith('/assets/') ? members.get(address.slice(1)) : undefined;
    if (bytes) return { name: address, bytes };
    // A drawing of theirs is not in the file: its name alone can tell which of our cards it is.
    return address.startsWith('https://') || address.startsWith('/i/cards') ? { url: address } : undefined;
  };

/** @param json widgets by id, `_meta` among them @returns undefined where it isn't that */
export function readVtt(json: unknown, members: Members, fileName: string, names: Names): Imported | undefined {
  const raw = record(json);
  const about = record(get(raw, '_meta', 'info'));
  const ids = Object.keys(raw).filter((id) => id !== '_meta' && isRecord(raw[id]));
  if (!isRecord(raw['_meta']) || ids.length === 0) return undefined;
  const draft = new BoxDraft(names);
  const all = new Map(ids.map((id): readonly [string, Widget] => [id, { id, of: inherited(id, raw) }]));
  const r: Reading = {
    draft,
    stock: new Stock(draft),
    pictures: picturesOf(members),
    all,
    laid: new Map(),
    decks: new Map(),
    faces: new Map(),
    cut: new Set(),
    seats: seatsOf([...all.values()]),
    turns: false,
  };
  const widgets = [...all.values()];
  for (const widget of widgets) {
    tellLooks(r, widget);
    if (typeOf(widget) === 'deck') readDeck(r, widget);
  }
  for (const widget of widgets.toSorted(
    (a, b) => number(a.of['layer']) - number(b.of['layer']) || number(a.of['z']) - number(b.of['z']),
  )) {
    const type = typeOf(widget);
    if (LATER.has(type)) continue;
    const piece = looked(READERS, type)?.(r, widget);
    if (piece === undefined) tell(r, widget);
    else r.laid.set(widget.id, piece);
  }
  const cards = widgets.filter((one) => typeOf(one) === 'card');
  for (const group of grouped(cards, (one) => text(one.of, 'parent') || `\u0000${one.id}`).values()) layGroup(r, group);
  for (const widget of widgets) if (typeOf(widget) === 'button') layButton(r, widget);
  const grid = vttGrid(all, draft.ledger);
  const [least = 1, most = 8] = text(about, 'players').match(/\d+/gu)?.map(Number) ?? [];
  return draft.done({
    name: text(about, 'name') || words(fileName, MOST_NAME) || 'virtualtabletop.io',
    by: text(about, 'attribution'),
    licence: '',
    players: { min: Math.min(25, Math.max(1, least)), max: Math.min(25, Math.max(1, least, most)) },
    rules: text(about, 'rules', 20_000) || text(about, 'helpText', 20_000),
    table: { w: Math.round(ROOM.w * UNIT), h: Math.round(ROOM.h * UNIT), ...(grid && { grid }) },
    turns: r.turns,
  });
}

function layButton(r: Reading, widget: Widget): void {
  const { w, h, ...spot } = spotOf(r, widget, { w: 80, h: 80 });
  const calls = list(widget.of['clickRoutine']);
  const decksIn = (holder: string): readonly number[] =>
    [...r.decks].flatMap(([id, def]) => (text(r.all.get(id)!.of, 'parent') === holder ? def : []));
  const { steps, lost } = vttSteps(calls, { pieceOf: (id) => r.laid.get(id), decksIn });
  const name = nameOf(widget, r.draft.names.button);
  if (steps.length === 0 && lost.length === 0) return r.draft.ledger.dropped('programs', name);
  if (steps.some((step) => step.do === 'pass')) r.turns = true;
  const asleep = lost.length > 0;
  if (asleep) r.draft.ledger.changed('asleep', name);
  const button = { steps, ...(asleep && { asleep: words(lost.join(', '), MOST_NAME) }) };
  r.stock.lay({ kind: 'button', name, w: Math.max(w, 400), h: Math.max(h, 300), button }, at(spot));
}
