/** Pieces come onto the table and go (`make`, `remove`): single ones, and whole decks. */
import { FREE, type Made, type Seat } from '../../../kernel/game.ts';
import { bool, fields, optional } from '../../../kernel/schemas.ts';
import { isBusy, isPressed } from '../busy.ts';
import { optionals } from '../candidates.ts';
import { hiddenGoing, recounted } from '../decks.ts';
import { notInHands } from '../keys.ts';
import { ANY_NAMED, freshOf, named, namedRules, numbersOf, type Named } from '../named.ts';
import { tell } from '../news.ts';
import { letters, textsFrom, type Written, writtenTexts } from '../notes.ts';
import { Draft, isContainer, listOf, pieceOf, thePiece } from '../pieces.ts';
import { dissolve, takeOut } from '../piles.ts';
import { hasRoom, isSoundRows, laid, rows, rowsOf, type Rows } from '../rows.ts';
import { MOST_TEXT, mayEdit, notAnothers, notLocked, notOver, rule, type TableMove } from '../rules.ts';
import { CLOTH, isSince5, NONE, type Place, type State, type Urn } from '../state.ts';
import { recorded } from '../undo.ts';

/** The row of the same act that a place means; `undefined` where it means no row. */
const rowOf = (place: Place): number | undefined => (place < CLOTH ? -2 - place : undefined);

/** Each lies on the cloth, in a container that is there, or in one of an earlier row. No pile comes with fewer than two cards. */
function liesWell(s: State, args: Rows): boolean {
  const all = [...rowsOf(args, s.defs, NONE)];
  const held = all.map(() => 0);
  for (const [i, { piece, in: place }] of all.entries()) {
    if (place === CLOTH) continue;
    if (isContainer({ ...piece, z: 0 })) return false;
    const row = rowOf(place);
    const holder = row === undefined ? pieceOf(s, place) : row < i ? { ...all[row]!.piece, z: 0 } : null;
    if (!holder || !isContainer(holder) || (holder.kind === 'pile' && piece.kind !== 'card')) return false;
    if (row !== undefined) held[row]!++;
  }
  return all.every(({ piece }, i) => piece.kind !== 'pile' || held[i]! >= 2);
}

/** Pieces, and what is written on those that are notes. */
export interface Make extends Rows {
  readonly texts?: readonly Written[] | undefined;
}

/** What is written belongs to notes of the same act. */
function isOnNotes(s: State, { rows: all, texts = [] }: Make): boolean {
  const kinds = [...rowsOf({ rows: all }, s.defs, NONE)].map(({ piece }) => piece.kind);
  return texts.every(({ i }) => kinds[i] === 'note');
}

/** Pieces of the definitions that there are. `in` is a container, `CLOTH`, or -2 - i for the container that row i of the same act makes. */
export const make: TableMove<Make> = {
  args: fields({ rows, texts: optional(writtenTexts) }),
  rules: [
    notOver,
    ...mayEdit(),
    rule('SB-03', 'no-such-piece', (s, m: Made<Rows>) => m.args.rows.length > 0 && isSoundRows(m.args, s.defs)),
    rule('SB-03', 'no-note', (s, m: Made<Make>) => isOnNotes(s, m.args)),
    rule('SB-03', 'no-such-place', (s, m: Made<Rows>) => liesWell(s, m.args)),
    rule('SB-43', 'busy', (s, m: Made<Rows>) =>
      [...rowsOf(m.args, s.defs, NONE)].every(({ in: place }) => !isPressed(s, place)),
    ),
    rule(
      'SB-01',
      'table-full',
      (s, { args }: Made<Make>) =>
        hasRoom(s, args, s.defs) && letters(s.texts) + letters(args.texts ?? []) <= MOST_TEXT,
    ),
  ],
  apply(s, { seat: by, args }) {
    const draft = new Draft(s);
    laid(draft, args, s.defs, by, (place) => s.made + (rowOf(place) ?? place - s.made));
    const numbers = Array.from({ length: draft.made - s.made }, (_, i) => s.made + i);
    const texts = [...s.texts, ...textsFrom(args.texts ?? [], s.made)];
    const next = recounted(s, { ...draft.done(), texts });
    return tell(recorded(s, next, by, 'make', numbers), 'make', by, { n: numbers.length });
  },
  choices: () => optionals<Make>({ rows: FREE }, ['texts']),
};

/** A slot of a loose set goes only with all of it: else a face would be left without one. */
export const isLeftOver = (s: State, n: number, all: ReadonlySet<number>): boolean =>
  s.urns.some(({ slots }) => slots.includes(n) && slots.some((one) => !all.has(one)));

/** What goes of the named pieces, with the cards of piles. */
export type Going = (s: State, args: Named, seat: Seat) => readonly number[];

const withCards = (s: State, n: number): readonly number[] =>
  thePiece(s, n).kind === 'pile' ? [n, ...listOf(s, n)] : [n];

/** A pile goes with all of its cards or not at all. Other containers must be empty, or what is in them must be named too. */
const going: Going = (s, args, seat) => {
  let pieces = freshOf(s, args, seat);
  for (;;) {
    const all = new Set(pieces.flatMap((n) => withCards(s, n)));
    const mayGo = (n: number): boolean => !isLeftOver(s, n, all) && !isBusy(s, n);
    const rest = pieces.filter((n) => listOf(s, n).every((one) => all.has(one)) && withCards(s, n).every(mayGo));
    if (rest.length === pieces.length) return [...all];
    pieces = rest;
  }
};

/** The table is busy with a card of a pile that is named. */
const isBusyInside = (s: State, args: Named, seat: Seat): boolean =>
  freshOf(s, args, seat).some((n) => withCards(s, n).some((one) => isBusy(s, one)));

/** A card of a shuffled set whose others aren't all named is among them. */
const isPartOfSet = (s: State, args: Named, seat: Seat): boolean => {
  const fresh = freshOf(s, args, seat);
  const all = new Set(fresh.flatMap((n) => withCards(s, n)));
  return fresh.some((n) => isLeftOver(s, n, all));
};

/** Strokes are nobody's: whoever draws where nobody edits may erase there. */
const areStrokes = (s: State, { args }: Made<Named>): boolean =>
  isSince5(s) && numbersOf(args).every((n) => pieceOf(s, n)?.kind === 'ink');

/** @param keepsSets whether an undo brings shuffled sets back with their cards */
export const removing = (goes: Going, keepsSets: boolean): TableMove<Named> => ({
  args: fields({ p: named, anyway: optional(bool) }),
  rules: [
    notOver,
    ...mayEdit(areStrokes),
    ...namedRules<Named>(),
    rule(
      'SB-43',
      'busy',
      (s, m: Made<Named>) => goes(s, m.args, m.seat).length > 0 || !isBusyInside(s, m.args, m.seat),
    ),
    rule(
      'SB-03',
      'of-a-set',
      (s, m: Made<Named>) => goes(s, m.args, m.seat).length > 0 || !isPartOfSet(s, m.args, m.seat),
    ),
    rule('SB-03', 'not-empty', (s, m: Made<Named>) => goes(s, m.args, m.seat).length > 0),
    notInHands((_, m: Made<Named>) => numbersOf(m.args)),
    notAnothers((_, m: Made<Named>) => numbersOf(m.args)),
    notLocked((_, m: Made<Named>) => numbersOf(m.args)),
  ],
  apply(s, { seat: by, args }) {
    const draft = new Draft(s);
    const all = goes(s, args, by);
    const left = new Set<Place>();
    for (const n of all) {
      const { in: place } = draft.thePiece(n);
      left.add(place);
      takeOut(draft, n, place);
    }
    for (const n of all) {
      if (isContainer(draft.thePiece(n))) draft.setList(n, null);
      draft.set(n, null);
    }
    const more = dissolve(draft, left);
    const gone = new Set(all);
    const isGone = ({ slots }: Urn): boolean => gone.has(slots[0] ?? NONE);
    const urns = s.urns.filter((urn) => !isGone(urn));
    const after = { ...draft.done(), urns, texts: s.texts.filter(({ n }) => !gone.has(n)) };
    const next = recounted(s, after);
    const also = { urns: keepsSets ? s.urns.filter(isGone) : [], decks: hiddenGoing(s, after) };
    return tell(recorded(s, next, by, 'remove', [...all, ...more], also), 'remove', by, { n: all.length });
  },
  choices: () => optionals<Named>(ANY_NAMED, ['anyway']),
});

export const remove: TableMove<Named> = removing(going, true);
