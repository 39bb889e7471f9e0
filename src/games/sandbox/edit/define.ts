/**
 * Editing what pieces are. `define` brings the next version of the box, with what the fold must know of the definitions that have changed or
 * are new. `change` gives some pieces another definition or another face. Pieces never show what they haven't got (SB-09).
 */
import { FREE, type Made } from '../../../kernel/game.ts';
import { bool, fields, integer, list, optional, text } from '../../../kernel/schemas.ts';
import { optionals } from '../candidates.ts';
import { recounted } from '../decks.ts';
import type { DefFacts, Zone } from '../defs.ts';
import { defFacts, isSoundDef, MOST_DEFS, MOST_ZONES, zone } from '../facts.ts';
import { notInHands } from '../keys.ts';
import { ANY_NAMED, freshOf, named, namedRules, numbersOf, type Named } from '../named.ts';
import { tell } from '../news.ts';
import { allPieces, Draft, isPublic, thePiece } from '../pieces.ts';
import { mayEdit, notAnothers, notLocked, notOver, rule, type TableMove } from '../rules.ts';
import { COVERED, NONE, type Piece, type State, type Was } from '../state.ts';
import { recorded, withoutRecords } from '../undo.ts';

/** Of one act; more are defined in several. */
const MOST_CHANGED = 64;
const MOST_FACES = 1_000;

export interface Define {
  /** Where boards get this version of the box. */
  readonly hash: string;
  /** Of the version that it was made from; none: of whatever lies there. */
  readonly was?: string | undefined;
  /** By their indices; those beyond the last are new, in order. */
  readonly defs: readonly { readonly i: number; readonly def: DefFacts }[];
  readonly zones: readonly { readonly i: number; readonly zone: Zone }[];
  /** Whether turns go round from now on. */
  readonly turns?: boolean | undefined;
}

/** With these in their places; `undefined` where one would leave a gap. */
function placedIn<T>(
  all: readonly T[],
  changes: readonly { readonly i: number; readonly value: T }[],
): readonly T[] | undefined {
  const out = [...all];
  for (const { i, value } of changes) {
    if (i > out.length) return undefined;
    out[i] = value;
  }
  return out;
}

const defsAfter = (s: State, { defs }: Define): readonly DefFacts[] | undefined =>
  placedIn(
    s.defs,
    defs.map(({ i, def }) => ({ i, value: def })),
  );

const zonesAfter = (s: State, { zones }: Define): readonly Zone[] | undefined =>
  placedIn(
    s.zones,
    zones.map(({ i, zone: one }) => ({ i, value: one })),
  );

/** A piece of it may become one of this definition and show what it shows. */
function suits({ kind, face, under }: Piece, was: DefFacts, def: DefFacts): boolean {
  if (def.kind !== kind || def.back !== was.back || (def.zone === NONE) !== (was.zone === NONE)) return false;
  if (kind === 'counter') return face >= def.least && face <= def.most;
  return under < def.faces && face < Math.max(1, def.faces);
}

/** What nobody sees could be any of its faces: none of them goes. */
const keepsHidden = (piece: Piece, was: DefFacts, def: DefFacts): boolean => isPublic(piece) || def.faces >= was.faces;

/** Whether a piece can have this definition in the place of the one that it has. */
function fits(piece: Piece, was: DefFacts | undefined, def: DefFacts | undefined): boolean {
  return !was || !def || was === def || (suits(piece, was, def) && keepsHidden(piece, was, def));
}

function suitsAll(s: State, defs: readonly DefFacts[], changed: ReadonlySet<number>): boolean {
  if (changed.size === 0) return true;
  for (const [, piece] of allPieces(s))
    if (changed.has(piece.of) && !fits(piece, s.defs[piece.of], defs[piece.of])) return false;
  return true;
}

/** Pieces as they were that an undo can't put back any more. A card that was taken away has no face once its deck has shrunk. */
const unsuited =
  (s: State, defs: readonly DefFacts[]) =>
  ({ piece }: Was): boolean =>
    piece !== null && !fits(piece, s.defs[piece.of], defs[piece.of]);

const FIELDS = {
  hash: text(120),
  defs: list(fields({ i: integer(0, MOST_DEFS - 1), def: defFacts }), MOST_CHANGED),
  zones: list(fields({ i: integer(0, MOST_ZONES - 1), zone }), MOST_CHANGED),
  turns: optional(bool),
} as const;

/** @param looks whether it says what it was made from, and an undo forgets what has no face any more */
export const defining = (looks: boolean): TableMove<Define> => ({
  args: looks ? fields({ ...FIELDS, was: optional(text(120)) }) : fields(FIELDS),
  rules: [
    notOver,
    ...mayEdit(),
    rule('SB-43', 'busy', ({ presses }) => presses.length === 0),
    rule('SB-05', 'laid-otherwise', ({ box }) => box.part === box.parts),
    // What somebody else has changed since would go back to what it was, untold.
    rule('SB-40', 'changed-meanwhile', ({ box }, { args: { was = box.hash } }: Made<Define>) => was === box.hash),
    rule('SB-03', 'not-a-box', (s, m: Made<Define>) => {
      const zones = zonesAfter(s, m.args);
      const defs = defsAfter(s, m.args);
      return zones !== undefined && defs !== undefined && m.args.defs.every(({ def }) => isSoundDef(def, zones.length));
    }),
    rule('SB-09', 'in-use', (s, m: Made<Define>) =>
      suitsAll(s, defsAfter(s, m.args)!, new Set(m.args.defs.map(({ i }) => i))),
    ),
  ],
  apply(s, { seat: by, args }) {
    const { hash, defs, turns = s.turn.on } = args;
    const turn = turns === s.turn.on ? s.turn : { on: turns, seat: turns ? (s.seats[0] ?? NONE) : NONE, made: 0 };
    const after = defsAfter(s, args)!;
    const rings = looks ? withoutRecords(s.rings, unsuited(s, after)) : s.rings;
    const next = { ...s, defs: after, zones: zonesAfter(s, args)!, box: { ...s.box, hash }, turn, rings };
    return tell(next, 'define', by, { n: defs.length });
  },
  choices: () => optionals<Define>({ hash: FREE, defs: FREE, zones: FREE }, looks ? ['turns', 'was'] : ['turns']),
});

export const define: TableMove<Define> = defining(true);

export interface Change extends Named {
  /** Index of the definition that they have from now on. */
  readonly of?: number | undefined;
  /** Cards of a deck: which of its faces they have. */
  readonly under?: number | undefined;
}

/** As it would be; `undefined` where it can't be that, or only a key or chance knows what it is. */
function changedTo(s: State, n: number, { of, under }: Change): Pick<Piece, 'of' | 'face' | 'under'> | undefined {
  const piece = thePiece(s, n);
  const was = s.defs[piece.of];
  const def = s.defs[of ?? piece.of];
  if (!was || !def || !isPublic(piece) || (under !== undefined && !def.back)) return undefined;
  const next = { ...piece, of: of ?? piece.of, under: under ?? piece.under };
  const { face } = { face: next.face === COVERED || under === undefined ? next.face : under };
  return suits({ ...next, face }, was, def) ? { of: next.of, face, under: next.under } : undefined;
}

const changeable = (s: State, m: Made<Change>): readonly number[] =>
  freshOf(s, m.args, m.seat).filter((n) => changedTo(s, n, m.args) !== undefined);

/** Pieces become another of the box's definitions, or other cards of their deck. */
export const change: TableMove<Change> = {
  args: fields({
    p: named,
    of: optional(integer(0, MOST_DEFS - 1)),
    under: optional(integer(0, MOST_FACES - 1)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    ...mayEdit(),
    ...namedRules<Change>(),
    rule('SB-09', 'in-use', (s, m: Made<Change>) => changeable(s, m).length > 0),
    notInHands((_, m: Made<Change>) => numbersOf(m.args)),
    notAnothers((_, m: Made<Change>) => numbersOf(m.args)),
    notLocked((_, m: Made<Change>) => numbersOf(m.args)),
  ],
  apply(s, m) {
    const draft = new Draft(s);
    const all = changeable(s, m);
    for (const n of all) draft.touch(n, m.seat, changedTo(s, n, m.args)!);
    const next = recounted(s, draft.done());
    return tell(recorded(s, next, m.seat, 'change', all), 'change', m.seat, { n: all.length });
  },
  choices: () => optionals<Change>(ANY_NAMED, ['of', 'under', 'anyway']),
};
