/** Short words for writing a mission in code: what a builder adds is what every card of its kind has anyway. */
import type { Block } from '../../pack/blocks.ts';
import type { ActionDef, Card, TestDef } from '../../pack/cards.ts';
import type { Element, Token } from '../../pack/shared.ts';
import type { Location } from '../../pack/story.ts';
import type { Expr } from '../../pack/terms.ts';
import type { Localised } from '../../pack/texts.ts';

/** A text in both languages, Italian first; neither is a translation of the other. */
export const t = (it: string, en: string): Localised => ({ it, en });

export type More = Partial<Omit<Card, 'id' | 'kind' | 'text'>>;

const made = (kind: Card['kind'], back: string, id: string, text: Localised, more: More): Card => ({
  id,
  kind,
  back,
  text,
  instructions: [],
  ...more,
});

/** A card of a row; its back is the part of the scene that carries its name. */
export const panorama = (id: string, text: Localised, more: More = {}): Card =>
  made('PANORAMA', `scene.${id}`, id, text, more);
export const prologue = (id: string, text: Localised, more: More = {}): Card =>
  made('PROLOGUE', 'back.prologue', id, text, more);
export const power = (id: string, text: Localised, more: More = {}): Card =>
  made('POWER', 'back.power', id, text, more);
export const memory = (id: string, text: Localised, more: More = {}): Card =>
  made('MEMORY', 'back.memory', id, text, more);
export const interaction = (id: string, number: number, text: Localised, more: More = {}): Card =>
  made('INTERACTION', 'back.interaction', id, text, { ...more, number });
export const returnCard = (text: Localised): Card => made('RETURN', 'back.return', 'return', text, {});

/** A Mystery of the deck. @param back where it takes the place of a card, the scene that it shows there */
export const mystery = (number: number, text: Localised, more: More = {}, back = 'back.mystery'): Card =>
  made('MYSTERY', back, `mystery.${number}`, text, { ...more, number });

export const element = (
  number: number,
  colour: NonNullable<Element['colour']>,
  text: Localised,
  more: Partial<Omit<Element, 'id' | 'kind' | 'text' | 'number' | 'colour'>> = {},
): Element => ({
  ...made('ELEMENT', 'back.element', `element.${number}`, text, {}),
  ...(colour === 'green' && { tradable: true }),
  ...more,
  number,
  colour,
});

export const token = (
  id: string,
  shape: Token['shape'],
  count: number,
  name: Localised,
  more: Partial<Token> = {},
): Token => ({
  id,
  shape,
  count,
  backHidden: true,
  face: { blob: `token.${id}` },
  name,
  ...more,
});

/** What a test's three results do; without one nothing happens. */
export interface Results {
  readonly failure?: readonly Block[];
  readonly success?: readonly Block[];
  /** Without it the same as a success. */
  readonly critical?: readonly Block[];
}

/** A test that may be taken as often as one pays for it. */
export const trial = (
  id: string,
  attribute: TestDef['attribute'],
  difficulty: TestDef['difficulty'],
  label: Localised,
  { failure = [], success = [], critical = success }: Results,
  more: Partial<TestDef> = {},
): TestDef => ({ id, attribute, difficulty, label, repeat: 'free', failure, success, critical, ...more });

export const action = (
  id: string,
  label: Localised,
  step: ActionDef['step'],
  cost: ActionDef['cost'],
  does: readonly Block[],
  more: Partial<ActionDef> = {},
): ActionDef => ({ id, label, cost, step, do: does, ...more });

/** A bold word of an A card for each slot, left to right. */
export type Words = readonly (readonly [it: string, en: string])[];

export const place = (
  id: string,
  number: number,
  name: Localised,
  mapSpot: string,
  text: Localised,
  words: Words,
  cards: readonly Card[],
  more: Partial<Location> = {},
): Location => ({
  id,
  name,
  number,
  mapSpot,
  available: true,
  a: {
    front: { label: String(number), count: cards.length },
    text,
    keywords: words.map(([it, en], slot) => ({ word: t(it, en), slot })),
  },
  panorama: cards,
  ...more,
});

/** A page shown to all, or to the reader. */
export const showAll = (it: string, en: string): Block => ({ op: 'showAll', text: t(it, en) });
export const showReader = (it: string, en: string): Block => ({ op: 'showReader', text: t(it, en) });
export const flag = (name: string): Block => ({ op: 'setFlag', name, value: true });
export const take = (number: number): Block => ({ op: 'takeElement', number });
export const gain = (n = 1): Block => ({ op: 'gainAzrak', n });
export const lose = (n: Expr = 1): Block => ({ op: 'loseAzrak', n });
export const magic = (n = 1): Block => ({ op: 'gainMagic', n });
export const meet = (number: number): Block => ({ op: 'readInteraction', number });
