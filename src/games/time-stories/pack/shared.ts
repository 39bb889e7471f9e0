/** What lies on the table for all: map, Destiny, Elements of four colours, tokens (format 4B.2). */
import { program, type Program } from './blocks.ts';
import { cardWith, effect, tokenUse, type Card, type RuleEffect, type TokenUse } from './cards.ts';
import {
  bool,
  id,
  list,
  object,
  oneOf,
  optional,
  orNull,
  record,
  string,
  tuple,
  whole,
  type Reader,
  oneOrMore,
  shaped,
} from './reading.ts';
import { blobRef, sealedOr, textOf, type BlobRef, type Sealed, type Text } from './texts.ts';
import { isRecord } from '../../../kernel/own.ts';

export interface Cell {
  readonly spot?: string;
  readonly label?: Text;
}
export interface MapCard {
  readonly id: string;
  readonly art: BlobRef;
  readonly at?: readonly [number, number];
  readonly cells: readonly Cell[];
  readonly edges: Readonly<Record<string, string | null>>;
}
export type White =
  | { readonly type: 'expand'; readonly attachBy: string; readonly card: MapCard }
  | {
      readonly type: 'overlay';
      readonly on: string | readonly string[];
      readonly card: MapCard;
      readonly covers: readonly string[];
      readonly newSpots: readonly string[];
      readonly onCover?: Program;
    }
  | { readonly type: 'rule'; readonly effects: readonly RuleEffect[] }
  | { readonly type: 'replacement'; readonly attributes: Readonly<Record<string, number>>; readonly background: Text };
export interface Element extends Card {
  readonly number: number;
  readonly white?: White | Sealed;
}
export interface Destiny {
  readonly id: string;
  readonly modifier: number;
  readonly onReveal?: Program;
}
export interface Token {
  readonly id: string;
  readonly shape: 'hex' | 'personal' | 'magic' | 'damage';
  readonly count: number;
  readonly backHidden: boolean;
  readonly face: BlobRef;
  readonly name: Text;
  readonly passive?: readonly RuleEffect[] | Sealed;
  readonly uses?: readonly TokenUse[] | Sealed;
}
export interface Shared {
  readonly map: readonly MapCard[];
  readonly destiny: readonly Destiny[];
  /** */
  readonly destinySummary: { readonly count: number; readonly min: number; readonly max: number };
  readonly elements: readonly Element[];
  readonly tokens: readonly Token[];
}

const small = whole(0, 99);
const shift = whole(-99, 99);

const mapCard: Reader<MapCard> = object<MapCard>({
  id,
  art: blobRef,
  at: optional(tuple<readonly [number, number]>(shift, shift)),
  cells: list(object<Cell>({ spot: optional(id), label: optional(textOf) }), 16),
  edges: record(orNull(string(40)), 4, oneOf('N', 'E', 'S', 'W')),
});

const WHITES: Readonly<Record<White['type'], Reader<White>>> = {
  expand: object<White>({ type: oneOf('expand'), attachBy: string(40), card: mapCard }),
  overlay: object<White>({
    type: oneOf('overlay'),
    on: oneOrMore,
    card: mapCard,
    covers: list(id, 16),
    newSpots: list(id, 16),
    onCover: optional(program),
  }),
  rule: object<White>({ type: oneOf('rule'), effects: list(effect, 8, 1) }),
  replacement: object<White>({
    type: oneOf('replacement'),
    attributes: record(shift, 8),
    background: textOf,
  }),
};
const whiteType = oneOf('expand', 'overlay', 'rule', 'replacement');
export const white: Reader<White> = shaped<White>(
  (input, place) => {
    const type = whiteType(isRecord(input) ? input['type'] : undefined, place);
    return type === undefined ? undefined : WHITES[type](input, place);
  },
  (of) => ({ anyOf: Object.values(WHITES).map((reader) => of(reader)) }),
);

export const shared: Reader<Shared> = object<Shared>({
  map: list(mapCard, 24, 1),
  destiny: list(object<Destiny>({ id, modifier: shift, onReveal: optional(program) }), 60, 1),
  destinySummary: object<Shared['destinySummary']>({ count: small, min: shift, max: shift }),
  elements: list(cardWith<Element>({ number: whole(0, 999), white: optional(sealedOr(white)) }), 120),
  tokens: list(
    object<Token>({
      id,
      shape: oneOf('hex', 'personal', 'magic', 'damage'),
      count: small,
      backHidden: bool,
      face: blobRef,
      name: textOf,
      passive: optional(sealedOr(list(effect, 8))),
      uses: optional(sealedOr(list(tokenUse, 8))),
    }),
    40,
  ),
});
