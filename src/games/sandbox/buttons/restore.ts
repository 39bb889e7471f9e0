/**
 * A button that couldn't do all it says leaves the table as it was (SB-62). Nobody can undo what keys have done meanwhile. A card that has left
 * a hand lies where it has come to. One that was shuffled under keys lies in its place under its new name.
 */
import { Draft, isContainer, pieceOf, thePiece } from '../pieces.ts';
import { pileAt } from '../piles.ts';
import { CLOTH, KEYED, LOOSE, NONE, type Piece, type State, type Urn, type Was } from '../state.ts';
import { placeIn, restore, textOf } from '../undo.ts';
import type { Press } from './press-state.ts';

/** What of a card says which it is. */
const sideOf = ({ face, under, thing }: Piece): Pick<Piece, 'face' | 'under' | 'thing'> => ({ face, under, thing });

/**
 * Decks of which a card that lay under keys has another name meanwhile, or shows its face. Others may have been shuffled with it, so each of
 * their cards stays what it is. To make known again what was known would give one face to two cards.
 */
function mixedMeanwhile(s: State, { was }: Press['before']): ReadonlySet<number> {
  return new Set(
    was.flatMap(({ n, piece }) => {
      const now = pieceOf(s, n);
      return piece?.face === KEYED && now && now.thing !== piece.thing ? [piece.of] : [];
    }),
  );
}

/** As it lies again; `undefined` where it stays as it is. */
function asBefore(before: Piece, now: Piece, by: number, mixed: ReadonlySet<number>): Piece | undefined {
  if (isContainer(before)) return undefined;
  const { x, y, turn, z } = now;
  // Somebody else has moved it about on the cloth meanwhile: there it stays.
  const place = now.by !== by && now.in === CLOTH && before.in === CLOTH ? { x, y, turn, z } : {};
  const isSame = before.face === KEYED ? now.thing === before.thing && now.key === before.key : !mixed.has(before.of);
  if (isSame) return { ...before, ...place };
  const isFree = before.key === NONE && now.key === NONE;
  return isFree ? { ...before, ...place, ...sideOf(now) } : undefined;
}

function wasOf(s: State, { n, piece, at }: Was, by: number, mixed: ReadonlySet<number>): Was | undefined {
  const now = pieceOf(s, n);
  const text = textOf(s, n);
  // A pile that came with the press goes with it, one that went comes back.
  if (!piece || !now) return piece || now ? { n, piece, at, rev: now?.rev ?? -1, text } : undefined;
  if (isContainer(piece) && now.flags !== piece.flags)
    return { n, piece: { ...now, flags: piece.flags }, at: placeIn(s, n), rev: now.rev, text };
  if (now.rev === piece.rev) return undefined;
  const again = asBefore(piece, now, by, mixed);
  return again && { n, piece: again, at, rev: now.rev, text };
}

/** Hidden cards that are nobody's and lie in hands, since their going on failed: a pile on the cloth for each hand. */
function outOfHands(s: State, pieces: ReadonlySet<number>, by: number): State {
  const draft = new Draft(s);
  for (const { seat, cards } of s.hands) {
    const loose = cards.filter((n) => pieces.has(n) && thePiece(s, n).face === KEYED && thePiece(s, n).key === NONE);
    if (loose.length === 0) continue;
    const lying = { ...draft.thePiece(loose[0]!), x: 0, y: 0, turn: 0, own: NONE };
    const place = loose.length > 1 ? draft.add(pileAt(lying, by)) : CLOTH;
    for (const n of loose) draft.touch(n, by, { in: place, x: 0, y: 0, turn: 0, z: draft.top++ });
    if (place !== CLOTH) draft.setList(place, loose);
    draft.setList(
      -2 - seat,
      cards.filter((n) => !loose.includes(n)),
    );
  }
  return draft.done();
}

/** The table without the press and without what it had done. */
export function undone(s: State, { slot, by, pieces, steps, before }: Press): State {
  const held = new Set(pieces);
  const mixed = mixedMeanwhile(s, before);
  const isHeld = ({ of, slots }: Urn): boolean => !mixed.has(of) && slots.some((n) => held.has(n));
  const put = restore(
    s,
    before.was.flatMap((was) => wasOf(s, was, by, mixed) ?? []),
    by,
  );
  const urns = [...put.urns.filter((urn) => !isHeld(urn)), ...before.urns.filter((urn) => isHeld(urn))];
  const sure = urns.filter(({ slots }) => slots.every((n) => pieceOf(put, n)?.face === LOOSE));
  const does = new Set(steps.map((step) => step.do));
  const next = { ...put, urns: sure, presses: s.presses.filter((press) => press.slot !== slot) };
  return outOfHands(
    {
      ...next,
      ...((does.has('pass') || does.has('order')) && { turn: before.turn, order: before.order }),
      ...(does.has('score') && { scores: before.scores }),
    },
    held,
    by,
  );
}

/** What must be known of these pieces to put them back. */
export const wasNow = (s: State, pieces: readonly number[]): readonly Was[] =>
  pieces.map((n) => {
    const piece = pieceOf(s, n);
    return { n, piece, at: placeIn(s, n), rev: piece?.rev ?? -1, text: null };
  });
