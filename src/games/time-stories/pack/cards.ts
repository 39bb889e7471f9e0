/** Cards of a mission and what stands on them: actions, tests, conflicts, effects that last (format 4B.2). */
import { program, who, type Program, type Who } from './blocks.ts';
import { id, list, object, oneOf, optional, bool, whole, type Reader, either, oneOrMore, shaped } from './reading.ts';
import { cond, expr, type Cond, type Expr } from './terms.ts';
import { blobRef, sealedOr, textOf, type BlobRef, type Sealed, type Text } from './texts.ts';
import { isRecord } from '../../../kernel/own.ts';

export const COLOURS = ['green', 'yellow', 'red', 'white'] as const;
export const KINDS = [
  'PROLOGUE',
  'PANORAMA',
  'MYSTERY',
  'ELEMENT',
  'POWER',
  'MEMORY',
  'INTERACTION',
  'SET_ASIDE',
  'RETURN',
] as const;
export const STEPS = [
  'CAPTAIN',
  'ACTIONS',
  'GROUP_CONFLICT',
  'LINK_BROKEN',
  'BETWEEN',
  'TEST_BEFORE_DESTINY',
  'TEST_AFTER_DESTINY',
] as const;

export interface ActionDef {
  readonly id: string;
  readonly label: Text;
  readonly cost: { readonly azrak?: number; readonly magic?: number; readonly token?: string };
  readonly step: (typeof STEPS)[number];
  readonly whose?: 'own' | 'any';
  readonly when?: Cond;
  readonly do: Program;
  readonly limit?: 'oncePerRound' | 'oncePerMission';
}

/** Of a token: what happens to it. */
export interface TokenUse extends ActionDef {
  readonly spend: 'return' | 'remove' | 'none';
}

type Effect =
  | { readonly k: 'attributeBonus'; readonly attribute: string; readonly n: number }
  | {
      readonly k: 'costChange';
      readonly action: 'explore' | 'test' | 'support' | 'give' | 'travel';
      readonly n: number;
    }
  | { readonly k: 'supportLimit'; readonly n: number }
  | { readonly k: 'forbid'; readonly action: string; readonly when?: Cond }
  | { readonly k: 'allow'; readonly action: ActionDef }
  | { readonly k: 'testModifier'; readonly when: Cond; readonly n: number }
  | { readonly k: 'destinyReplace'; readonly when: Cond; readonly draw: 'best2' | 'worst2' | 'skip' }
  | { readonly k: 'perRound'; readonly do: Program }
  | { readonly k: 'unlock'; readonly location: string };
/** In force while its card or token is owned, archived or on the table. Without `who` it acts for the owner, or for all. */
export type RuleEffect = Effect & { readonly who?: Who };

export interface TestDef {
  readonly id: string;
  /** Of several the tester chooses. */
  readonly attribute: string | readonly string[];
  readonly difficulty: Expr;
  readonly when?: Cond;
  readonly label: Text;
  readonly repeat: 'free' | 'once' | 'oncePerAgent';
  readonly failure: Program;
  readonly critical: Program;
  readonly success: Program;
}

export interface ConflictDef {
  readonly type: 'personal' | 'group';
  readonly name: Text;
  readonly hitPoints?: Expr;
  readonly tests: readonly string[];
  /** Personal: one test, or damage where there are hit points; group: damage. */
  readonly end?: 'oneTest' | 'untilSuccess' | 'damage' | Cond;
  readonly onEnd: Program;
  readonly onAbandon?: Program;
  readonly perTurn?: Program;
}

export interface Variant {
  readonly when: Cond;
  readonly text: Text;
}

export interface Summary {
  readonly summary: readonly { readonly icon: string; readonly label: Text }[];
}

export interface Card {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly number?: number;
  /** Public art. */
  readonly back: string;
  readonly colour?: (typeof COLOURS)[number];
  readonly readMode?: 'aloud' | 'open' | 'telepathy' | 'emergencyOnly';
  readonly archive?: Sealed | Summary;
  readonly replacesStoryCard?: boolean;
  readonly stays?: 'owner' | 'table' | 'receptacle' | 'putBack';
  readonly text: Text;
  readonly alt?: Text;
  readonly image?: BlobRef;
  readonly audio?: BlobRef;
  readonly actions?: readonly ActionDef[] | Sealed;
  readonly whileOwned?: readonly RuleEffect[] | Sealed;
  readonly overlays?: readonly Variant[] | Sealed;
  readonly instructions: Program;
  readonly tests?: readonly TestDef[] | Sealed;
  readonly conflict?: ConflictDef | Sealed;
  readonly tradable?: boolean;
  readonly experienceIcon?: Program;
}

const small = whole(0, 99);
const shift = whole(-99, 99);

const actionShape = {
  id,
  label: textOf,
  cost: object<ActionDef['cost']>({ azrak: optional(small), magic: optional(small), token: optional(id) }),
  step: oneOf(...STEPS),
  whose: optional(oneOf('own', 'any')),
  when: optional(cond),
  do: program,
  limit: optional(oneOf('oncePerRound', 'oncePerMission')),
};
export const action: Reader<ActionDef> = object<ActionDef>(actionShape);
export const tokenUse: Reader<TokenUse> = object<TokenUse>({
  ...actionShape,
  spend: oneOf('return', 'remove', 'none'),
});

const EFFECTS: Readonly<Record<string, Reader<RuleEffect>>> = Object.fromEntries(
  Object.entries({
    attributeBonus: { attribute: id, n: shift },
    costChange: { action: oneOf('explore', 'test', 'support', 'give', 'travel'), n: shift },
    supportLimit: { n: small },
    forbid: { action: id, when: optional(cond) },
    allow: { action },
    testModifier: { when: cond, n: shift },
    destinyReplace: { when: cond, draw: oneOf('best2', 'worst2', 'skip') },
    perRound: { do: program },
    unlock: { location: id },
  }).map(([k, shape]) => [k, object<RuleEffect>({ k: oneOf(k), who: optional(who), ...shape } as never)]),
);
const kind = oneOf(...Object.keys(EFFECTS));
export const effect: Reader<RuleEffect> = shaped<RuleEffect>(
  (input, place) => {
    const k = kind(isRecord(input) ? input['k'] : undefined, place);
    return k === undefined ? undefined : EFFECTS[k]!(input, place);
  },
  (of) => ({ anyOf: Object.values(EFFECTS).map((reader) => of(reader)) }),
);

export const test: Reader<TestDef> = object<TestDef>({
  id,
  attribute: oneOrMore,
  difficulty: expr,
  when: optional(cond),
  label: textOf,
  repeat: oneOf('free', 'once', 'oncePerAgent'),
  failure: program,
  critical: program,
  success: program,
});

const ends = oneOf('oneTest', 'untilSuccess', 'damage');
export const conflict: Reader<ConflictDef> = object<ConflictDef>({
  type: oneOf('personal', 'group'),
  name: textOf,
  hitPoints: optional(expr),
  tests: list(id, 8, 1),
  end: optional(
    either<NonNullable<ConflictDef['end']>>((input) => (typeof input === 'string' ? ends : cond), [ends, cond]),
  ),
  onEnd: program,
  onAbandon: optional(program),
  perTurn: optional(program),
});

export const variant: Reader<Variant> = object<Variant>({ when: cond, text: textOf });
const icon = object<{ readonly icon: string; readonly label: Text }>({ icon: id, label: textOf });

/** Of a card that is archived, for all to see. */
export const icons: Reader<Summary> = object<Summary>({ summary: list(icon, 8) });

const cardShape = {
  id,
  kind: oneOf(...KINDS),
  number: optional(whole(0, 999)),
  back: id,
  colour: optional(oneOf(...COLOURS)),
  readMode: optional(oneOf('aloud', 'open', 'telepathy', 'emergencyOnly')),
  archive: optional(sealedOr(icons)),
  replacesStoryCard: optional(bool),
  stays: optional(oneOf('owner', 'table', 'receptacle', 'putBack')),
  text: textOf,
  alt: optional(textOf),
  image: optional(blobRef),
  audio: optional(blobRef),
  actions: optional(sealedOr(list(action, 8))),
  whileOwned: optional(sealedOr(list(effect, 8))),
  overlays: optional(sealedOr(list(variant, 8))),
  instructions: program,
  tests: optional(sealedOr(list(test, 8))),
  conflict: optional(sealedOr(conflict)),
  tradable: optional(bool),
  experienceIcon: optional(program),
};
/** A card with further fields of its own. */
export const cardWith = <T extends Card>(more: Readonly<Record<string, Reader<unknown>>>): Reader<T> =>
  object<T>({ ...cardShape, ...more } as never);
export const card: Reader<Card> = cardWith<Card>({});
