/** Receptacles, and the story that they live through: prologue, locations with their panoramas, mysteries (format 4B.2). */
import { program, type Program } from './blocks.ts';
import { card, variant, type Card, type Variant } from './cards.ts';
import { id, list, object, oneOf, optional, record, string, whole, type Reader, oneOrMore } from './reading.ts';
import { cond, type Cond } from './terms.ts';
import {
  blobRef,
  isSealed,
  localised,
  sealedOr,
  textOf,
  type BlobRef,
  type Localised,
  type Sealed,
  type Text,
} from './texts.ts';

export interface Receptacle {
  readonly id: string;
  readonly name: Localised;
  readonly epithet: Localised;
  readonly azrakStart: number;
  readonly magicStart?: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, number>>;
  readonly background: Text;
  readonly otherSide?: Text;
  readonly portrait: BlobRef;
  readonly tags: readonly string[];
  readonly personal: { readonly power: Card; readonly memoryBreaker: Card; readonly interactions: readonly Card[] };
}

/** What stands on the two sides of an A card. */
export interface Header {
  readonly front: { readonly label: string; readonly count: number };
  readonly text: Text;
  readonly keywords: readonly { readonly word: Localised; readonly slot: number }[];
  readonly variants?: readonly Variant[];
}

export interface Location {
  readonly id: string;
  readonly name: Localised;
  readonly number?: number;
  readonly mapSpot: string | readonly string[];
  readonly available: Cond;
  readonly a: Sealed | Header;
  readonly panorama: readonly Card[];
  readonly onEnter?: Program;
  readonly onFirstEnter?: Program;
  readonly onLeave?: Program;
}

export interface Story {
  readonly procedure: Text;
  readonly returnCard: Card;
  readonly setAside: readonly { readonly card: Card; readonly visibleText: Text }[];
  readonly prologue: readonly Card[];
  readonly prologueInstructions: Program;
  /** Those that the starting map doesn't show are sealed as a whole. */
  readonly locations: readonly (Location | Sealed)[];
  readonly mysteries: readonly Card[];
  readonly mysteryDraw: 'byNumber' | 'top';
}

const small = whole(0, 99);
const shift = whole(-99, 99);

export const receptacle: Reader<Receptacle> = object<Receptacle>({
  id,
  name: localised,
  epithet: localised,
  azrakStart: small,
  magicStart: optional(record(small, 3, oneOf('2', '3', '4'))),
  attributes: record(shift, 8),
  background: textOf,
  otherSide: optional(textOf),
  portrait: blobRef,
  tags: list(id, 8),
  personal: object<Receptacle['personal']>({ power: card, memoryBreaker: card, interactions: list(card, 12) }),
});

/** An A card. */
export const header: Reader<Header> = object<Header>({
  front: object<Header['front']>({ label: string(4), count: small }),
  text: textOf,
  keywords: list(object<Header['keywords'][number]>({ word: localised, slot: small }), 8),
  variants: optional(list(variant, 8)),
});

export const location: Reader<Location> = object<Location>({
  id,
  name: localised,
  number: optional(whole(0, 999)),
  mapSpot: oneOrMore,
  available: cond,
  a: sealedOr(header),
  panorama: list(card, 12),
  onEnter: optional(program),
  onFirstEnter: optional(program),
  onLeave: optional(program),
});

export const story: Reader<Story> = object<Story>({
  procedure: textOf,
  returnCard: card,
  setAside: list(object<Story['setAside'][number]>({ card, visibleText: textOf }), 8),
  prologue: list(card, 12, 1),
  prologueInstructions: program,
  locations: list(sealedOr(location), 24, 1),
  mysteries: list(card, 60),
  mysteryDraw: oneOf('byNumber', 'top'),
});

/** Locations that lie open in this pack. */
export const openLocations = ({ locations }: Story): readonly Location[] =>
  locations.filter((one): one is Location => !isSealed(one));
