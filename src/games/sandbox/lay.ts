/**
 * `lay`: a box comes onto the table, in as many acts of some hundred pieces as it takes. What the fold must know of its definitions rides in
 * them; where boards get the box itself is told by its hash.
 */
import { FREE, type Made, type Seat } from '../../kernel/game.ts';
import { bool, fields, integer, list, oneOf, text } from '../../kernel/schemas.ts';
import { recounted } from './decks.ts';
import { defFacts, isSoundDef, MOST_DEFS, MOST_ZONES, zone } from './facts.ts';
import { tell } from './news.ts';
import { letters, textsFrom, type Written, writtenTexts } from './notes.ts';
import { Draft, isContainer, pieceOf } from './pieces.ts';
import { hasRoom, isSoundRows, laid, rows, rowsOf, type Rows } from './rows.ts';
import { MOST_TEXT, mayEdit, rule, type TableMove } from './rules.ts';
import type { DefFacts, Zone } from './defs.ts';
import { CLOTH, EDITS, isSince5, NONE, POLICIES, type Edit, type Policy, type State } from './state.ts';

const MOST_PARTS = 64;

export interface Lay extends Rows {
  /** Of the box: where boards get it. */
  readonly hash: string;
  /** From 0; the first one clears the table. */
  readonly part: number;
  readonly parts: number;
  /** Added to those of the parts before. */
  readonly defs: readonly DefFacts[];
  readonly zones: readonly Zone[];
  /** Of the pieces with these indices in the box. */
  readonly texts: readonly Written[];
  readonly policy: Policy;
  readonly edit: Edit;
  readonly turns: boolean;
}

/** It begins anew, or goes on with what was laid before it. */
const isNext = ({ box, over }: State, { hash, part, parts }: Lay): boolean =>
  part < parts && (part === 0 || (!over && box.hash === hash && box.parts === parts && box.part === part));

const defsAfter = (s: State, { part, defs }: Lay): readonly DefFacts[] => (part === 0 ? defs : [...s.defs, ...defs]);
const zonesAfter = (s: State, { part, zones }: Lay): readonly Zone[] => (part === 0 ? zones : [...s.zones, ...zones]);

/** Rows lie on the cloth or in a container that was laid before them. */
function liesWell(s: State, args: Lay): boolean {
  const defs = defsAfter(s, args);
  const first = args.part === 0 ? 0 : s.made - s.box.first;
  const isHolder: boolean[] = [];
  let i = first;
  for (const { piece, in: place } of rowsOf(args, defs, NONE)) {
    if (place !== CLOTH) {
      if (place < 0 || place >= i) return false;
      const before = place < first ? pieceOf(s, s.box.first + place) : null;
      if (place < first ? !before || !isContainer(before) : !isHolder[place - first]) return false;
    }
    isHolder.push(isContainer({ ...piece, z: 0 }));
    i++;
  }
  return args.texts.every(({ i: at }) => at >= 0 && at < i);
}

/**
 * A box, in as many acts as it takes: what the fold must know of it, and where its pieces lie.
 * @param says with which part it says who may touch and who may edit: a box that closes editing can be laid to its end
 */
export const laying = (says: 'first' | 'last'): TableMove<Lay> => ({
  args: fields({
    hash: text(120),
    part: integer(0, MOST_PARTS - 1),
    parts: integer(1, MOST_PARTS),
    defs: list(defFacts, MOST_DEFS),
    zones: list(zone, MOST_ZONES),
    rows,
    texts: writtenTexts,
    policy: oneOf(...POLICIES),
    edit: oneOf(...EDITS),
    turns: bool,
  }),
  rules: [
    ...mayEdit(),
    rule('SB-05', 'laid-otherwise', (s, m: Made<Lay>) => isNext(s, m.args)),
    rule('SB-03', 'not-a-box', (s, m: Made<Lay>) => {
      const defs = defsAfter(s, m.args);
      const zones = zonesAfter(s, m.args).length;
      return m.args.defs.every((def) => isSoundDef(def, zones)) && isSoundRows(m.args, defs) && liesWell(s, m.args);
    }),
    rule('SB-01', 'table-full', (s, m: Made<Lay>) => {
      const from = m.args.part === 0 ? { ...s, leaves: [], texts: [] } : s;
      if (defsAfter(s, m.args).length > MOST_DEFS || zonesAfter(s, m.args).length > MOST_ZONES) return false;
      return letters(from.texts) + letters(m.args.texts) <= MOST_TEXT && hasRoom(from, m.args, defsAfter(s, m.args));
    }),
  ],
  apply(s, { seat: by, args }, ask) {
    const isLast = args.part + 1 === args.parts;
    const begun = args.part === 0 ? cleared(s, args, ask) : s;
    const { policy, edit } = args;
    const from = (says === 'first' ? args.part === 0 : isLast) ? { ...begun, policy, edit } : begun;
    const defs = defsAfter(s, args);
    const { first } = from.box;
    const draft = new Draft(from);
    laid(draft, args, defs, NONE, (place) => (place === CLOTH ? CLOTH : first + place));
    const next = recounted(from, {
      ...draft.done(),
      defs,
      zones: zonesAfter(s, args),
      texts: [...from.texts, ...textsFrom(args.texts, first)],
      homes: defs.some(({ kind }) => kind === 'button') ? [...from.homes, args.rows] : from.homes,
      box: { hash: args.hash, first, part: args.part + 1, parts: args.parts },
    });
    return isLast ? tell(next, 'lay', by, { n: next.made - first }) : next;
  },
  choices: () => [
    {
      hash: FREE,
      part: FREE,
      parts: FREE,
      defs: FREE,
      zones: FREE,
      rows: FREE,
      texts: FREE,
      policy: FREE,
      edit: FREE,
      turns: FREE,
    },
  ],
});

export const lay: TableMove<Lay> = laying('last');

/** What isn't the same of every table that is bare: who sits at it, what was said there before, and what the box says. */
type Kept = Pick<
  State,
  | 'seats'
  | 'away'
  | 'policy'
  | 'edit'
  | 'box'
  | 'defs'
  | 'zones'
  | 'made'
  | 'top'
  | 'leaves'
  | 'hands'
  | 'turn'
  | 'rolls'
  | 'order'
  | 'news'
  | 'decks'
  | 'edition'
>;

/** What a table has nothing of as it is set, and again before another box comes onto it. */
const BARE: Omit<State, keyof Kept> = {
  lists: [],
  texts: [],
  groups: [],
  urns: [],
  jobs: [],
  presses: [],
  homes: [],
  rings: [],
  clocks: [],
  scores: { rounds: 0, rows: [] },
  choice: null,
  votes: [],
  over: false,
};

export const bare = (seats: readonly Seat[]): Omit<State, keyof Kept> & Pick<State, 'hands'> => ({
  ...BARE,
  hands: seats.map((seat) => ({ seat, cards: [] })),
});

/** The table as it is before the first piece of another box: numbers go on, so that nobody's late act hits a new piece. */
function cleared(s: State, { turns, hash, parts }: Lay, ask: { cancel(tag: string): void }): State {
  for (const i of s.jobs.keys()) ask.cancel(`j${i}`);
  return {
    ...s,
    leaves: s.leaves.map(() => []),
    ...bare(s.seats),
    ...(isSince5(s) && { decks: [] }),
    box: { hash, first: s.made, part: 0, parts },
    turn: { on: turns, seat: turns ? (s.seats[0] ?? NONE) : NONE, made: 0 },
  };
}
