/** Turning pieces over. A card goes to its other side, a tile to its next, a die to the next value by hand, a pile as a whole. */
import type { Made, Seat } from '../../kernel/game.ts';
import { bool, fields, integer, oneOf, optional } from '../../kernel/schemas.ts';
import { optionals } from './candidates.ts';
import { notInHands } from './keys.ts';
import { ANY_NAMED, freshOf, named, namedRules, numbersOf, type Named } from './named.ts';
import { tell } from './news.ts';
import { defOf, Draft, isCard, isPublic, listOf, pieceOf, thePiece } from './pieces.ts';
import { notAnothers, notLocked, notOver, rule, type TableMove } from './rules.ts';
import { COVERED, type State } from './state.ts';
import { inTurn } from './in-turn.ts';
import { recorded } from './undo.ts';

const MOST_FACES = 1_000;

export interface Flip extends Named {
  /** Cards of a deck: this side up; without it each to its other side. */
  readonly side?: 'up' | 'down' | undefined;
  /** Pieces with sides or values of their own: this one up; without it the next. */
  readonly to?: number | undefined;
}

/** The face that a flip gives it; `undefined` where there is nothing to turn over, or only chance or a key could tell. */
export function flipped(s: State, n: number, { side, to }: Pick<Flip, 'side' | 'to'>): number | undefined {
  const piece = thePiece(s, n);
  const faces = defOf(s, piece)?.faces ?? 0;
  if (isCard(s, piece)) {
    if (!isPublic(piece)) return undefined;
    const up = side ? side === 'up' : piece.face === COVERED;
    return up ? piece.under : COVERED;
  }
  if (piece.kind !== 'card' && piece.kind !== 'token' && piece.kind !== 'die') return undefined;
  if (faces < 2 || (to ?? 0) >= faces) return undefined;
  return to ?? (piece.face + 1) % faces;
}

/** A pile with all cards in it that it turns over with. */
const within = (s: State, n: number): readonly number[] => (pieceOf(s, n)?.kind === 'pile' ? listOf(s, n) : [n]);

function turnable(s: State, args: Flip, seat: Seat): readonly number[] {
  const fresh = freshOf(s, args, seat).filter((n) => within(s, n).every((one) => flipped(s, one, args) !== undefined));
  // A card that is named beside its pile is turned over once.
  return fresh.filter((n) => !fresh.includes(thePiece(s, n).in));
}

export const flip: TableMove<Flip> = {
  args: fields({
    p: named,
    side: optional(oneOf('up', 'down')),
    to: optional(integer(0, MOST_FACES)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    ...namedRules<Flip>(),
    rule('SB-03', 'one-side', (s, m: Made<Flip>) => turnable(s, m.args, m.seat).length > 0),
    inTurn(),
    notInHands((_, m: Made<Flip>) => numbersOf(m.args)),
    notAnothers((_, m: Made<Flip>) => numbersOf(m.args)),
    notLocked((_, m: Made<Flip>) => numbersOf(m.args)),
  ],
  apply(s, { seat: by, args }, ask) {
    const draft = new Draft(s);
    const touched: number[] = [];
    const faces: number[] = [];
    for (const n of turnable(s, args, by)) {
      const all = within(s, n);
      if (all[0] !== n) draft.setList(n, all.toReversed());
      for (const one of all) {
        const face = flipped(s, one, args)!;
        draft.touch(one, by, { face });
        touched.push(one);
        if (face >= 0) faces.push(face);
      }
      if (all[0] !== n) draft.touch(n, by, {});
      if (all[0] !== n) touched.push(n);
    }
    const of = thePiece(s, touched[0]!).of;
    const after = recorded(s, draft.done(), by, 'flip', touched);
    return tell(after, 'flip', by, { n: touched.length, of, faces: faces.slice(0, 12), at: ask.now });
  },
  choices: () => optionals<Flip>(ANY_NAMED, ['side', 'to', 'anyway']),
};
