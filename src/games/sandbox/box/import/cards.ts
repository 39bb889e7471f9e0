/**
 * Cards of other programs: what one shows is written there as a template of pictures and words with values of the card's own. Here each face
 * is one picture and words. And how cards that lie on each other become one pile.
 */
import type { Def, Face } from '../model.ts';
import { CARD_PIXELS, type BoxDraft, type Cut, type Source } from './draft.ts';
import { get, list, number, record, words, type Json } from './json.ts';
import { ownCard } from './looks.ts';
import type { Spot } from './stock.ts';

const MOST_NAME = 120;
const MOST_BODY = 400;
const MOST_ADDRESS = 400;

/** What there is of a picture's address in this file. */
export type Pictures = (address: string) => Source | undefined;

/** One object of a template, with the values of a card in it. */
interface Part {
  readonly type: string;
  readonly value: string;
  readonly area: number;
}

function partsOf(template: Json, card: Json): readonly Part[] {
  return list(template['objects']).map((one): Part => {
    const object = record(one);
    const dynamic = get(object, 'dynamicProperties', 'value');
    const isOwn = object['valueType'] === 'dynamic';
    const key = typeof dynamic === 'string' ? dynamic : isOwn ? words(object['value'], MOST_NAME) : undefined;
    const value = words(key === undefined ? object['value'] : get(card, key), 2_000);
    const w = number(object['w'], number(object['width']));
    const h = number(object['h'], number(object['height']));
    return { type: words(object['type'], 20), value, area: w * h };
  });
}

/** Something of it differs from card to card. */
export const isOwn = (template: Json): boolean =>
  list(template['objects']).some((one) => {
    const object = record(one);
    return object['valueType'] === 'dynamic' || typeof get(object, 'dynamicProperties', 'value') === 'string';
  });

/** @param id as the file calls it, where it says no better name */
export function nameOfCard(id: string, card: Json): string {
  for (const key of ['label', 'name', 'title', 'Name', 'Title', 'text']) {
    const name = words(get(card, key), MOST_NAME);
    if (name) return name;
  }
  return words(id, MOST_NAME) || '?';
}

/** The face of a card by its template. */
export function faceOfTemplate(draft: BoxDraft, template: Json, card: Json, name: string, pictures: Pictures): Face {
  const parts = partsOf(template, card);
  const images = parts.filter(({ type, value }) => type === 'image' && value !== '');
  const image = images.toSorted((a, b) => b.area - a.area)[0];
  const texts = parts.filter(({ type, value }) => type === 'text' && value !== '').map(({ value }) => value);
  const body = words(texts.filter((text) => text !== name).join(' · '), MOST_BODY);
  const source = image && pictures(image.value);
  const own = image ? ownCard(image.value.replace(/^.*\/|\.\w+$/gu, '')) : undefined;
  if (own && !(source && 'bytes' in source)) {
    draft.ledger.changed('own-cards', name);
    return { name, ...own };
  }
  if (body) draft.ledger.changed('words-on-cards', name);
  const drawn = pictureNamed(draft, pictures, image?.value, CARD_PIXELS, name);
  return {
    name,
    ...(drawn && { image: drawn }),
    ...(body && { body }),
  };
}

/** A picture that the file names, if there is one; told where there isn't. @param most of its width in pixels */
export function pictureNamed(
  draft: BoxDraft,
  pictures: Pictures,
  address: unknown,
  most: number,
  name: string,
): string | undefined {
  const said = words(address, MOST_ADDRESS);
  const source = said === '' ? undefined : pictures(said);
  if (said !== '' && !source) draft.ledger.dropped('pictures', name);
  return source && draft.picture(source, most);
}

/** A card that isn't laid is told of. @param isCut what it shows is in the file, but had no room */
export const lostCard = (draft: BoxDraft, name: string, isCut: boolean): void =>
  draft.ledger.dropped(isCut ? 'too-many' : 'deckless', name);

/** A card as it lies somewhere. */
export interface Lying {
  readonly def: number;
  readonly face: number;
  readonly up: boolean;
}

/** Where cards of a pile come to lie beside each other that can't be one pile. */
const BESIDE = 40;

/** Cards on each other, bottom first: one pile for each run of the same deck, in a container each card by itself. */
export function layCards(draft: BoxDraft, cards: readonly Lying[], spot: Spot, name: string): readonly number[] {
  const runs: { def: number; up: boolean; faces: number[] }[] = [];
  for (const { def, face, up } of cards) {
    const last = runs.at(-1);
    if (last?.def === def && last.up === up) last.faces.push(face);
    else runs.push({ def, up, faces: [face] });
  }
  if (runs.length > 1 && spot.in === undefined) draft.ledger.changed('mixed-piles', name);
  return runs.flatMap(({ def, up, faces }, i) => {
    const by = spot.in === undefined ? i * BESIDE : 0;
    const { turn, locked, in: holder } = spot;
    const at = draft.lay({
      def,
      x: spot.x + by,
      y: spot.y + by,
      faces,
      ...(up && { up }),
      ...(turn && { turn }),
      ...(locked && { locked }),
      ...(holder !== undefined && { in: holder }),
    });
    if (at !== undefined) draft.ledger.kept('cards', draft.defOf(def).name, faces.length);
    return at ?? [];
  });
}

/** A deck with one back for all. */
export const deckDef = (name: string, w: number, h: number, faces: readonly Face[], back: Face): Def => ({
  kind: 'card',
  name,
  w,
  h,
  shape: Math.abs(w - h) < 20 ? 'square' : 'card',
  faces,
  back,
});

/** Part of a sheet as a face. */
export const cutFace = (draft: BoxDraft, source: Source, cut: Cut | undefined, name: string): Face => ({
  name,
  image: draft.picture(source, CARD_PIXELS, cut),
});
