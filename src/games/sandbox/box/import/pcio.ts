/**
 * Files of PlayingCards.io: a zip with `widgets.json` and `userassets/`. Places are absolute, in pixels of a room 1,600 wide. Pictures that
 * lie on that site (`/img/…`) aren't fetched: they are theirs. What is written here of the format is read from what it exports.
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
import { BOARD_PIXELS, BoxDraft, MOST_FACES, type Imported } from './draft.ts';
import { get, grouped, list, looked, number, record, words, type Json } from './json.ts';
import { tintOf } from './looks.ts';
import type { Names } from './names.ts';
import { pcioSteps } from './pcio-steps.ts';
import { CARD, HOLDER, MOST_NAME, ROOM, UNIT } from './room.ts';
import { numbered, Stock, type Spot } from './stock.ts';

const MARK = 'package://';
const SIGNS: Readonly<Record<string, string>> = { checkers: '●', classic: '▲', pin: '◆' };

interface Reading {
  readonly draft: BoxDraft;
  readonly stock: Stock;
  readonly pictures: Pictures;
  readonly byId: ReadonlyMap<string, Json>;
  /** Index of its first piece in the box, by the id of a widget. */
  readonly laid: Map<string, number>;
  /** Index of its definition, by the id of a deck. */
  readonly decks: Map<string, number>;
  /** Where each face of a deck is, by `deck type`. */
  readonly faces: Map<string, number>;
  /** Faces for which there is no room, by `deck type`. */
  readonly cut: Set<string>;
  turns: boolean;
}

const idOf = (widget: Json): string => words(widget['id'], MOST_NAME);

function spotOf(
  widget: Json,
  size: { readonly w: number; readonly h: number },
): Spot & { readonly w: number; readonly h: number } {
  const w = Math.max(8, number(widget['width'], size.w));
  const h = Math.max(8, number(widget['height'], size.h));
  return {
    x: (number(widget['x']) + w / 2) * UNIT,
    y: (number(widget['y']) + h / 2) * UNIT,
    ...(number(widget['rotation']) !== 0 && { turn: number(widget['rotation']) }),
    w: w * UNIT,
    h: h * UNIT,
  };
}

const at = ({ x, y, turn }: Spot): Spot => ({ x, y, turn });

const nameOf = (widget: Json, otherwise: string): string =>
  words(widget['label'], MOST_NAME) || words(widget['labelContent'], MOST_NAME) || otherwise;

/** A deck and what its cards are called; its cards lie elsewhere in the file. */
function readDeck(r: Reading, widget: Json): void {
  const { draft, pictures } = r;
  const all = Object.entries(record(widget['cardTypes']));
  const types = all.slice(0, MOST_FACES);
  if (types.length === 0) return;
  for (const [type] of all.slice(MOST_FACES)) r.cut.add(`${idOf(widget)} ${type}`);
  const front = record(widget['faceTemplate']);
  const back = record(widget['backTemplate']);
  const faces = types.map(([id, card]) =>
    faceOfTemplate(draft, front, record(card), nameOfCard(id, record(card)), pictures),
  );
  const [, first] = types[0]!;
  if (isOwn(back)) draft.ledger.changed('backs', nameOf(widget, ''));
  const under = faceOfTemplate(draft, back, record(first), draft.names.back, pictures);
  const w = number(widget['cardWidth'], CARD.w) * UNIT;
  const h = number(widget['cardHeight'], CARD.h) * UNIT;
  const of = draft.def(deckDef(nameOf(widget, draft.names.card), w, h, faces, under));
  if (of === undefined) return types.forEach(([type]) => void r.cut.add(`${idOf(widget)} ${type}`));
  r.decks.set(idOf(widget), of);
  for (const [i, [type]] of types.entries()) r.faces.set(`${idOf(widget)} ${type}`, i);
}

/** Cards of one place, bottom first. */
function layGroup(r: Reading, cards: readonly Json[]): void {
  const lying = cards
    .toSorted((a, b) => number(a['z']) - number(b['z']))
    .flatMap((card): Lying[] => {
      const deck = words(card['deck'], MOST_NAME);
      const def = r.decks.get(deck);
      const type = words(card['cardType'], MOST_NAME);
      const key = `${deck} ${type}`;
      const face = r.faces.get(key);
      if (def !== undefined && face !== undefined) return [{ def, face, up: card['faceup'] === true }];
      lostCard(r.draft, type, r.cut.has(key));
      return [];
    });
  const [first] = cards;
  if (lying.length === 0 || !first) return;
  const holder = r.laid.get(words(first['parent'], MOST_NAME));
  const size = { w: number(r.byId.get(words(first['deck'], MOST_NAME))?.['cardWidth'], CARD.w), h: CARD.h };
  layCards(r.draft, lying, holder === undefined ? at(spotOf(first, size)) : { x: 0, y: 0, in: holder }, '');
}

const optionsOf = (widget: Json): readonly Face[] =>
  list(widget['options']).flatMap((one) => {
    const name = words(one, MOST_NAME);
    return name ? [{ name, text: words(name, 12) }] : [];
  });

type Read = (r: Reading, widget: Json) => number | undefined;

const READERS: Readonly<Record<string, Read>> = {
  board: (r, widget) => {
    const { w, h, ...spot } = spotOf(widget, { w: 400, h: 300 });
    return r.stock.board(
      nameOf(widget, r.draft.names.board),
      w,
      h,
      pictureNamed(r.draft, r.pictures, widget['boardImage'], BOARD_PIXELS, nameOf(widget, r.draft.names.board)),
      {
        ...spot,
        locked: true,
      },
    );
  },
  cardPile: (r, widget) => {
    const { w, h, ...spot } = spotOf(widget, HOLDER);
    const isRow = widget['layoutType'] !== undefined && widget['layoutType'] !== 'stack';
    return r.stock.zone(nameOf(widget, r.draft.names.zone), w, h, { layout: isRow ? 'row' : 'stack' }, spot);
  },
  gamePiece: (r, widget) => {
    const colour = words(widget['color'], 20);
    const kind = words(widget['pieceType'], 40);
    const name = nameOf(widget, [kind, colour].filter(Boolean).join(' ') || r.draft.names.token);
    const face: Face = { name, tint: tintOf(colour), symbol: looked(SIGNS, kind) ?? '●' };
    const { w, ...spot } = spotOf(widget, { w: kind === 'pin' ? 40 : 60, h: 60 });
    return r.stock.token(
      name,
      widget['kinged'] === undefined ? [face] : [face, { ...face, name: `${name} ♛`, symbol: '♛' }],
      Math.min(w, 550),
      'round',
      at(spot),
    );
  },
  counter: (r, widget) =>
    r.stock.counter(
      nameOf(widget, r.draft.names.counter),
      number(widget['counterValue']),
      {
        least: number(widget['counterMin'], -99_999),
        most: number(widget['counterMax'], 99_999),
        step: number(widget['counterStep'], 1),
      },
      at(spotOf(widget, { w: 140, h: 44 })),
    ),
  dice: (r, widget) => {
    const sides = number(widget['numFaces'], 6);
    const faces =
      optionsOf(widget).length > 1 ? optionsOf(widget) : numbered(sides >= 2 && sides <= 100 ? Math.round(sides) : 6);
    return r.stock.die(
      nameOf(widget, r.draft.names.die),
      faces,
      faces.length === 6 ? 'cube' : 'plain',
      at(spotOf(widget, { w: 60, h: 60 })),
    );
  },
  spinner: (r, widget) => {
    const faces = optionsOf(widget).length > 1 ? optionsOf(widget) : numbered(6);
    r.draft.ledger.changed('spinners', nameOf(widget, ''));
    return r.stock.die(nameOf(widget, r.draft.names.wheel), faces, 'wheel', at(spotOf(widget, { w: 110, h: 110 })));
  },
  timer: (r, widget) =>
    r.stock.clock(
      nameOf(widget, r.draft.names.clock),
      number(widget['timerLength']) * 1_000,
      at(spotOf(widget, { w: 120, h: 60 })),
    ),
  labelText: (r, widget) => {
    const { w, h, ...spot } = spotOf(widget, { w: 180, h: 60 });
    const text = words(widget['labelContent'], 2_000);
    return text ? r.stock.note(words(text, 40), text, Math.max(w, 600), Math.max(h, 240), at(spot)) : undefined;
  },
};

const ALIASES: Readonly<Record<string, string>> = { holder: 'cardPile' };

/** What isn't a piece here: each has its line in the report. */
function tell({ draft: { ledger } }: Reading, type: string, widget: Json): void {
  if (type === 'hand') ledger.changed('hand');
  else if (type === 'seat') ledger.changed('seats');
  else if (type === 'urlButton') ledger.dropped('links', nameOf(widget, ''));
  else if (type === 'separator') ledger.dropped('looks');
  else ledger.dropped('others', nameOf(widget, type));
}

const FIRST = ['board', 'cardPile', 'holder'];
const BUTTONS: ReadonlySet<unknown> = new Set(['automationButton', 'turnButton']);

/** Only what lies in the file itself; of an address of their site its name alone is used. */
const picturesOf =
  (members: Members): Pictures =>
  (address) => {
    if (address.startsWith(MARK)) {
      const bytes = members.get(address.slice(MARK.length));
      return bytes && { name: address, bytes };
    }
    return address.startsWith('https://') ? { url: address } : undefined;
  };

/** @param json what `widgets.json` says @returns undefined where it isn't a list of widgets */
export function readPcio(json: unknown, members: Members, name: string, names: Names): Imported | undefined {
  const widgets = list(json)
    .map(record)
    .filter((one) => typeof one['type'] === 'string');
  if (widgets.length === 0) return undefined;
  const draft = new BoxDraft(names);
  const r: Reading = {
    draft,
    stock: new Stock(draft),
    pictures: picturesOf(members),
    byId: new Map(widgets.map((one) => [idOf(one), one])),
    laid: new Map(),
    decks: new Map(),
    faces: new Map(),
    cut: new Set(),
    turns: false,
  };
  for (const widget of widgets) if (widget['type'] === 'cardDeck') readDeck(r, widget);
  const cards = grouped(
    widgets.filter(({ type }) => type === 'card'),
    (card) => words(card['parent'], MOST_NAME) || `${number(card['x'])} ${number(card['y'])}`,
  );
  const rank = ({ type }: Json): number =>
    FIRST.includes(type as string) ? FIRST.indexOf(type as string) : FIRST.length;
  for (const widget of widgets.toSorted((a, b) => rank(a) - rank(b) || number(a['z']) - number(b['z']))) {
    const type = widget['type'] as string;
    if (type === 'card' || type === 'cardDeck' || BUTTONS.has(type)) continue;
    const piece = looked(READERS, looked(ALIASES, type) ?? type)?.(r, widget);
    if (piece !== undefined) r.laid.set(idOf(widget), piece);
    else tell(r, type, widget);
  }
  for (const group of cards.values()) layGroup(r, group);
  for (const widget of widgets) if (BUTTONS.has(widget['type'])) layButton(r, widget);
  return draft.done({
    name: words(name, MOST_NAME) || 'PlayingCards.io',
    by: '',
    licence: '',
    players: { min: 1, max: 10 },
    rules: '',
    table: { w: Math.round(ROOM.w * UNIT), h: Math.round(ROOM.h * UNIT) },
    turns: r.turns,
  });
}

/** Buttons come last: their steps name pieces that are laid by then. */
function layButton(r: Reading, widget: Json): void {
  const { w, h, ...spot } = spotOf(widget, { w: 80, h: 80 });
  if (widget['type'] === 'turnButton') r.turns = true;
  const name = nameOf(widget, widget['type'] === 'turnButton' ? r.draft.names.turn : r.draft.names.button);
  const homeOf = (deck: string): number | undefined => r.laid.get(words(get(r.byId.get(deck), 'parent'), MOST_NAME));
  const read =
    widget['type'] === 'turnButton'
      ? { steps: [{ do: 'pass', to: 'next' } as const], lost: [] }
      : pcioSteps(list(widget['clickRoutine']), {
          pieceOf: (id) => r.laid.get(id),
          deckOf: (id) => r.decks.get(id),
          homeOf,
        });
  if (read.steps.length === 0 && read.lost.length === 0) return r.draft.ledger.dropped('programs', name);
  const asleep = read.lost.length > 0;
  if (asleep) r.draft.ledger.changed('asleep', name);
  const button = { steps: read.steps, ...(asleep && { asleep: words(read.lost.join(', '), MOST_NAME) }) };
  r.stock.lay({ kind: 'button', name, w: Math.max(w, 400), h: Math.max(h, 300), button }, at(spot));
}
