/** Pieces that one writes on or counts with: counters, notes, ink, the score sheet; and pieces that are picked up together. */
import { FREE, MAX_SEATS, type Made } from '../../kernel/game.ts';
import { bool, fields, integer, list, optional, text } from '../../kernel/schemas.ts';
import { isBusy } from './busy.ts';
import { optionals } from './candidates.ts';
import {
  isFresh,
  ANY_NAMED,
  freshOf,
  MOST_NUMBER,
  MOST_REV,
  named,
  namedRules,
  numbersOf,
  type Named,
} from './named.ts';
import { tell } from './news.ts';
import { letters } from './notes.ts';
import { defOf, Draft, pieceOf, thePiece } from './pieces.ts';
import { MOST_LETTERS, MOST_TEXT, notAnothers, notOver, rule, type Anyway, type TableMove } from './rules.ts';
import { hasRoom } from './rows.ts';
import { CLOTH, MOST_COUNT, NONE, type State, isSince5 } from './state.ts';
import { recorded } from './undo.ts';

const FAR = 100_000;

export interface Count extends Anyway {
  /** A counter. */
  readonly n: number;
  /** So much more: two who count at once both count, so it names no revision. */
  readonly add?: number | undefined;
  readonly set?: number | undefined;
}

const counted = (s: State, { n, add, set }: Count): number => set ?? thePiece(s, n).face + (add ?? 0);

export const count: TableMove<Count> = {
  args: fields({
    n: integer(0, MOST_NUMBER),
    add: optional(integer(-MOST_COUNT, MOST_COUNT)),
    set: optional(integer(-MOST_COUNT, MOST_COUNT)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    rule('SB-03', 'no-counter', (s, m: Made<Count>) => {
      const { n, add, set } = m.args;
      return pieceOf(s, n)?.kind === 'counter' && (add === undefined) !== (set === undefined);
    }),
    rule('SB-03', 'counts-no-further', (s, m: Made<Count>) => {
      const { least, most } = defOf(s, thePiece(s, m.args.n))!;
      const value = counted(s, m.args);
      return value >= least && value <= most;
    }),
    rule('SB-43', 'busy', (s, m: Made<Count>) => !isBusy(s, m.args.n)),
    notAnothers((_, m: Made<Count>) => [m.args.n]),
  ],
  apply(s, { seat: by, args }, ask) {
    const draft = new Draft(s);
    draft.touch(args.n, by, { face: counted(s, args) });
    const value = draft.thePiece(args.n).face;
    const which = isSince5(s) ? { of: thePiece(s, args.n).of, values: [value, args.n] } : { values: [value] };
    return tell(recorded(s, draft.done(), by, 'count', [args.n]), 'count', by, { n: 1, ...which, at: ask.now });
  },
  choices: () => optionals<Count>({ n: FREE }, ['add', 'set', 'anyway']),
};

export interface Write extends Anyway {
  /** A note, and its revision as seen: two who write at once don't overwrite each other. */
  readonly n: number;
  readonly rev: number;
  readonly text: string;
}

/** Letters of a note that its line in the news has room for. */
const MOST_TOLD = 60;

/** What a note begins with, on one line. */
function beginning(written: string): string {
  const all = Array.from(written.replaceAll('\n', ' '));
  return all.length > MOST_TOLD ? `${all.slice(0, MOST_TOLD - 1).join('')}…` : all.join('');
}

export const write: TableMove<Write> = {
  args: fields({
    n: integer(0, MOST_NUMBER),
    rev: integer(0, MOST_REV),
    text: text(MOST_LETTERS),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    rule('SB-03', 'no-note', (s, m: Made<Write>) => pieceOf(s, m.args.n)?.kind === 'note'),
    rule('SB-40', 'moved-meanwhile', (s, m: Made<Write>) => isFresh(thePiece(s, m.args.n), m.args.rev, m.seat)),
    rule('SB-01', 'table-full', (s, m: Made<Write>) => {
      const others = s.texts.filter(({ n }) => n !== m.args.n);
      return letters(others) + m.args.text.length <= MOST_TEXT;
    }),
    notAnothers((_, m: Made<Write>) => [m.args.n]),
  ],
  apply(s, { seat: by, args: { n, text: written } }) {
    const draft = new Draft(s);
    draft.touch(n, by, {});
    const others = s.texts.filter((one) => one.n !== n);
    const texts = written === '' ? others : [...others, { n, text: written, points: [] }];
    const told = isSince5(s) ? { text: beginning(written), values: [written.length] } : {};
    return tell(recorded(s, { ...draft.done(), texts }, by, 'write', [n]), 'write', by, { n: 1, ...told });
  },
  choices: () => optionals<Write>({ n: FREE, rev: FREE, text: FREE }, ['anyway']),
};

const MOST_POINTS = 120;
const MOST_TINTS = 12;

export interface Ink {
  readonly x: number;
  readonly y: number;
  /** Flat: x, y from there. */
  readonly points: readonly number[];
  readonly tint: number;
}

/** A stroke: one act, thinned by the board. */
export const ink: TableMove<Ink> = {
  args: fields({
    x: integer(-FAR, FAR),
    y: integer(-FAR, FAR),
    points: list(integer(-FAR, FAR), 2 * MOST_POINTS),
    tint: integer(0, MOST_TINTS - 1),
  }),
  rules: [
    notOver,
    rule('SB-03', 'no-stroke', (_, m: Made<Ink>) => m.args.points.length >= 4 && m.args.points.length % 2 === 0),
    rule('SB-01', 'table-full', (s, m: Made<Ink>) => {
      const room = hasRoom(s, { rows: [NONE, 0, 0, 0, 0, NONE, CLOTH, NONE, 0] }, s.defs);
      return room && letters(s.texts) + 3 * m.args.points.length <= MOST_TEXT;
    }),
  ],
  apply(s, { seat: by, args: { x, y, points, tint } }, ask) {
    const draft = new Draft(s);
    const n = draft.add({
      kind: 'ink',
      of: NONE,
      x,
      y,
      turn: 0,
      face: tint,
      under: NONE,
      thing: '',
      key: NONE,
      in: CLOTH,
      rev: 0,
      by,
      own: NONE,
      flags: 0,
    });
    const drawn = { ...draft.done(), texts: [...s.texts, { n, text: '', points }] };
    return tell(recorded(s, drawn, by, 'ink', [n]), 'ink', by, { n: 1, at: ask.now });
  },
  choices: () => optionals<Ink>({ x: FREE, y: FREE, points: FREE, tint: FREE }, []),
};

export interface Group extends Named {
  /** They are picked up each for itself again. */
  readonly apart?: boolean | undefined;
}

const MOST_GROUPS = MAX_SEATS * 10;

/** Pieces that are picked up together; each belongs to one group at most. */
export const group: TableMove<Group> = {
  args: fields({ p: named, apart: optional(bool), anyway: optional(bool) }),
  rules: [
    notOver,
    ...namedRules<Group>(),
    rule('SB-01', 'table-full', (s, m: Made<Group>) => m.args.apart === true || s.groups.length < MOST_GROUPS),
    notAnothers((_, m: Made<Group>) => numbersOf(m.args)),
  ],
  apply(s, { seat: by, args }) {
    const all = freshOf(s, args, by);
    const rest = s.groups.map((one) => one.filter((n) => !all.includes(n))).filter((one) => one.length > 1);
    const apart = args.apart || all.length < 2;
    return tell({ ...s, groups: apart ? rest : [...rest, all] }, apart ? 'ungroup' : 'group', by, { n: all.length });
  },
  choices: () => optionals<Group>(ANY_NAMED, ['apart', 'anyway']),
};
