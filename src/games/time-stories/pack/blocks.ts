/** The instructions of a mission (format R-03): what a card may do, each with its arguments; a list of them is a program. */
import {
  bool,
  either,
  fault,
  id,
  later,
  list,
  object,
  oneOf,
  optional,
  shaped,
  string,
  whole,
  type Reader,
} from './reading.ts';
import { cond, expr, type Cond, type Expr } from './terms.ts';
import { sealedOr, textOf, type Sealed, type Text } from './texts.ts';
import { isRecord } from '../../../kernel/own.ts';

/** The one an instruction is about: one of these words, a seat, or a receptacle's tag. */
export type Who =
  | 'reader'
  | 'tester'
  | 'others'
  | 'chosen'
  | 'group'
  | 'all'
  | 'captain'
  | number
  | { readonly tag: string };
export type Until = 'test' | 'location' | 'round' | 'mission';

interface Common {
  /** "You may". */
  readonly optional?: boolean;
  readonly when?: Cond;
  readonly who?: Who;
}

export interface Option {
  readonly label: Text;
  readonly when?: Cond;
  readonly do: Program;
}

type Args =
  | { readonly op: 'takeElement' | 'returnElement' | 'removeElement'; readonly number: number }
  | { readonly op: 'takeToken' | 'returnToken' | 'removeToken'; readonly token: string; readonly n?: Expr }
  | { readonly op: 'gainAzrak' | 'loseAzrak' | 'spendAzrak'; readonly n?: Expr; readonly toReturn?: Expr }
  | { readonly op: 'gainMagic' | 'loseMagic' | 'spendMagic'; readonly n?: Expr }
  | {
      readonly op: 'groupSpend';
      readonly resource: 'azrak' | 'magic';
      readonly n: Expr;
      readonly then?: Program;
      readonly else?: Program;
    }
  | { readonly op: 'readInteraction'; readonly number: number }
  | { readonly op: 'readMemoryBreaker' | 'expel' | 'shuffleDestiny' | 'leaveLocation' }
  | { readonly op: 'drawMystery'; readonly number: number | 'top' }
  | {
      readonly op: 'readCard';
      readonly slot?: number | 'chosen';
      readonly card?: string;
      readonly to?: 'reader' | 'all';
      readonly instructions?: boolean;
    }
  | { readonly op: 'flipSetAside' | 'archive' | 'removeCard' | 'returnCard'; readonly card: string }
  | { readonly op: 'replaceSlot'; readonly location: string; readonly slot: number; readonly card: string }
  | { readonly op: 'setAvailable'; readonly location: string; readonly value: boolean }
  | { readonly op: 'placeMap'; readonly element: number }
  | { readonly op: 'startConflict'; readonly conflict: string }
  | { readonly op: 'damage' | 'heal'; readonly n?: Expr }
  | { readonly op: 'refresh'; readonly kind: 'standard' | 'full'; readonly free?: boolean }
  | { readonly op: 'redrawDestiny'; readonly mode: 'replace' | 'add' }
  | {
      readonly op: 'giveItem';
      readonly item: { readonly element: number } | { readonly token: string; readonly n?: Expr };
      readonly to: Who;
    }
  | { readonly op: 'modifyTest'; readonly n: Expr; readonly scope: 'current' | 'next' | Exclude<Until, 'test'> }
  | { readonly op: 'setAttribute' | 'addAttribute'; readonly attr: string; readonly n: Expr; readonly until: Until }
  | { readonly op: 'setFlag'; readonly name: string; readonly value: boolean }
  | { readonly op: 'addCounter'; readonly name: string; readonly value: Expr }
  | { readonly op: 'choose'; readonly options: readonly Option[] }
  | {
      readonly op: 'askCode';
      readonly prompt: Text;
      readonly salt: string;
      readonly answersHash: readonly string[];
      readonly tries?: number;
      readonly do: Program;
      readonly else?: Program;
    }
  | { readonly op: 'showAll' | 'showReader'; readonly text: Text; readonly image?: string }
  | { readonly op: 'goto'; readonly location: string; readonly free?: boolean }
  | { readonly op: 'endMission'; readonly result: 'success' | 'failure'; readonly ending?: string }
  | { readonly op: 'repeat'; readonly times: Expr; readonly until?: Cond; readonly do: Program }
  | { readonly op: 'if'; readonly when: Cond; readonly do: Program; readonly else?: Program }
  | { readonly op: 'seq'; readonly do: Program };

export type Block = Args & Common;
export type Op = Block['op'];
/** Instructions with this op, or with one of these. */
export type BlockOf<O extends Op> = Block & { readonly op: O };
/** Instructions in their order; in a published pack a page of its own. */
export type Program = readonly Block[] | Sealed;

const BLOCKS_MOST = 60;
export const REPEAT_MOST = 100;

const seat = whole(0, 3);
const role = oneOf('reader', 'tester', 'others', 'chosen', 'group', 'all', 'captain');
const tagged = object<{ readonly tag: string }>({ tag: id });
export const who: Reader<Who> = either<Who>(
  (input) => (typeof input === 'number' ? seat : typeof input === 'string' ? role : tagged),
  [seat, role, tagged],
);

export const program: Reader<Program> = sealedOr(
  list(
    later(() => block),
    BLOCKS_MOST,
  ),
);

const number = whole(0, 999);
const until: Reader<Until> = oneOf('test', 'location', 'round', 'mission');
const option: Reader<Option> = object<Option>({ label: textOf, when: optional(cond), do: program });

const top = oneOf('top');
const chosen = oneOf('chosen');
const slot = whole(0, 7);
const elementItem = object<{ readonly element: number }>({ element: number });
const tokenItem = object<{ readonly token: string; readonly n?: Expr }>({ token: id, n: optional(expr) });

/** By op the fields of its own. */
const ARGS: Readonly<Record<Op, Readonly<Record<string, Reader<unknown>>>>> = {
  takeElement: { number },
  returnElement: { number },
  removeElement: { number },
  takeToken: { token: id, n: optional(expr) },
  returnToken: { token: id, n: optional(expr) },
  removeToken: { token: id, n: optional(expr) },
  gainAzrak: { n: optional(expr), toReturn: optional(expr) },
  loseAzrak: { n: optional(expr), toReturn: optional(expr) },
  spendAzrak: { n: optional(expr), toReturn: optional(expr) },
  gainMagic: { n: optional(expr) },
  loseMagic: { n: optional(expr) },
  spendMagic: { n: optional(expr) },
  groupSpend: { resource: oneOf('azrak', 'magic'), n: expr, then: optional(program), else: optional(program) },
  readInteraction: { number },
  readMemoryBreaker: {},
  expel: {},
  shuffleDestiny: {},
  leaveLocation: {},
  drawMystery: { number: either<unknown>((input) => (input === 'top' ? top : number), [top, number]) },
  readCard: {
    slot: optional(either<unknown>((input) => (input === 'chosen' ? chosen : slot), [chosen, slot])),
    card: optional(id),
    to: optional(oneOf('reader', 'all')),
    instructions: optional(bool),
  },
  flipSetAside: { card: id },
  archive: { card: id },
  removeCard: { card: id },
  returnCard: { card: id },
  replaceSlot: { location: id, slot: whole(0, 7), card: id },
  setAvailable: { location: id, value: bool },
  placeMap: { element: number },
  startConflict: { conflict: id },
  damage: { n: optional(expr) },
  heal: { n: optional(expr) },
  refresh: { kind: oneOf('standard', 'full'), free: optional(bool) },
  redrawDestiny: { mode: oneOf('replace', 'add') },
  giveItem: {
    item: either<unknown>(
      (input) => (isRecord(input) && 'element' in input ? elementItem : tokenItem),
      [elementItem, tokenItem],
    ),
    to: who,
  },
  modifyTest: { n: expr, scope: oneOf('current', 'next', 'location', 'round', 'mission') },
  setAttribute: { attr: id, n: expr, until },
  addAttribute: { attr: id, n: expr, until },
  setFlag: { name: id, value: bool },
  addCounter: { name: id, value: expr },
  choose: { options: list(option, 12, 1) },
  askCode: {
    prompt: textOf,
    salt: string(64),
    answersHash: list(string(64), 20, 1),
    tries: optional(whole(1, 20)),
    do: program,
    else: optional(program),
  },
  showAll: { text: textOf, image: optional(id) },
  showReader: { text: textOf, image: optional(id) },
  goto: { location: id, free: optional(bool) },
  endMission: { result: oneOf('success', 'failure'), ending: optional(id) },
  repeat: { times: expr, until: optional(cond), do: program },
  if: { when: cond, do: program, else: optional(program) },
  seq: { do: program },
};

export const OPS: readonly Op[] = Object.keys(ARGS) as Op[];

const COMMON = { optional: optional(bool), when: optional(cond), who: optional(who) };

const READERS: Readonly<Record<string, Reader<Block>>> = Object.fromEntries(
  // What an op says of a field of all stands: `if` must have its question.
  OPS.map((op) => [op, object<Block>({ op: oneOf(op), ...COMMON, ...ARGS[op] } as never)]),
);

export const block: Reader<Block> = shaped<Block>(
  (input, place) => {
    const op = isRecord(input) ? input['op'] : undefined;
    if (typeof op !== 'string' || !Object.hasOwn(READERS, op))
      return fault(place, `an instruction: its op is one of ${OPS.join(', ')}`);
    const read = READERS[op]!(input, place);
    const isBoth = read?.op === 'readCard' && (read.slot === undefined) === (read.card === undefined);
    return isBoth ? fault(place, 'a slot or a card, one of the two') : read;
  },
  (of) => ({
    anyOf: Object.entries(READERS).map(([op, reader]) =>
      op === 'readCard' ? { ...of(reader), oneOf: [{ required: ['slot'] }, { required: ['card'] }] } : of(reader),
    ),
  }),
);
