/**
 * Soft marks: "I think 14". Pointing is not a touch (CN-100). By option only the own team can read them (CN-087): then the cell travels
 * sealed.
 */
import { FREE, type Eyes, type Handle, type Made, type Move, type Schema, type Seat } from '../../kernel/game.ts';
import { fields, handle, integer, optional, sealed } from '../../kernel/schemas.ts';
import { eachCell } from './guess.ts';
import { MOST_CELLS } from './key.ts';
import { rule } from './rules.ts';
import { activeTeam, changed, isOperative, type Mark, sideOf, type State, turnSlot } from './state.ts';
import { TEAMS, type MarkView } from './view.ts';

interface Pointed {
  readonly cell?: number | undefined;
  readonly hidden?: Handle | undefined;
}

const cell = integer(0, MOST_CELLS - 1);

const ownTeam = (s: State, author: Seat): readonly Seat[] => {
  const side = TEAMS.map((team) => sideOf(s, team)).find((seats) => seats.includes(author)) ?? [];
  return side.filter((seat) => s.seats.includes(seat));
};

const isSecret = (s: State): boolean => s.setting.options.deliberation === 'team';
const guessing = rule<never>('CN-100', 'wrong-phase', (s) => s.phase === 'guess');
const operative = rule<never>(
  'CN-100',
  'not-operative',
  (s, m) => s.phase === 'guess' && isOperative(s, m.seat, activeTeam(s)),
);

/** One operative's marks at a time: a cell each. */
const MOST = MOST_CELLS;

export const mark: Move<State, Pointed> = {
  args: fields({
    cell: optional(cell),
    hidden: optional(sealed(cell, ownTeam as (s: never, author: Seat) => readonly Seat[])),
  }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    guessing,
    operative,
    rule('CN-087', 'mark-for-team', (s, { args }: Made<Pointed>) =>
      isSecret(s)
        ? args.cell === undefined && args.hidden !== undefined
        : args.hidden === undefined && args.cell !== undefined,
    ),
    rule('CN-094', 'cell-covered', (s, { args }: Made<Pointed>) => isSecret(s) || s.covers[args.cell!] === ''),
    rule(
      'CN-100',
      'already-marked',
      (s, { seat, args }: Made<Pointed>) =>
        !s.pointing.marks.some((one) => one.seat === seat && one.on === args.cell) &&
        s.pointing.marks.filter((one) => one.seat === seat).length < MOST,
    ),
  ],
  apply: (s, { seat, args }) => marked(s, [...s.pointing.marks, { seat, on: args.hidden ?? args.cell! }]),
  choices: (s) => (s.phase !== 'guess' ? [] : isSecret(s) ? [{ hidden: FREE }] : eachCell(s)),
};

interface Unmarked {
  readonly on: Mark['on'];
}

/** What a mark lies on, as the state has it. */
const place: Schema<Mark['on']> = { read: (input) => cell.read(input) ?? handle.read(input) };

export const unmark: Move<State, Unmarked> = {
  args: fields({ on: place }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    guessing,
    operative,
    rule('CN-100', 'no-such-mark', (s, { seat, args }: Made<Unmarked>) =>
      s.pointing.marks.some((one) => one.seat === seat && one.on === args.on),
    ),
  ],
  apply: (s, { seat, args }) =>
    marked(
      s,
      s.pointing.marks.filter((one) => one.seat !== seat || one.on !== args.on),
    ),
  choices: (s, { seat }) => s.pointing.marks.filter((one) => one.seat === seat).map(({ on }) => ({ on })),
};

const marked = (s: State, marks: readonly Mark[]): State => changed(s, { pointing: { ...s.pointing, marks } });

/** What these eyes can read of the marks; a sealed one on a picture that is covered since says nothing any more. */
export function marksFor(s: State, eyes: Eyes): readonly MarkView[] {
  return s.pointing.marks.flatMap(({ seat, on }) => {
    const at = typeof on === 'number' ? on : Number(eyes.read(on) ?? -1);
    return s.covers[at] === '' ? [{ on, seat, cell: at }] : [];
  });
}
