/**
 * `put`: pieces are laid on the cloth, into a container, on another card, into the own hand. It names the revision of each as its author
 * saw it: what somebody else has moved meanwhile stays, the rest goes (SB-40). Where a piece comes to lie is the board's arithmetic.
 */
import { FREE, type Eyes, type Handle, type Made, type Rule, type Seat } from '../../kernel/game.ts';
import { bool, fields, handle, integer, list, oneOf, optional } from '../../kernel/schemas.ts';
import { isBusy, isPressed } from './busy.ts';
import { optionals } from './candidates.ts';
import { keptOnce } from './kept-once.ts';
import { isAnothers, isOwn, keeper, notInHands, wantsDrawing, wantsSaying } from './keys.ts';
import { isFresh, isSound, MOST_NUMBER, MOST_REV } from './named.ts';
import { faceIn } from './faces.ts';
import { told } from './news.ts';
import { Draft, isCard, isContainer, isPublic, listOf, pieceOf, thePiece, zoneOf } from './pieces.ts';
import { dissolve, pileAt, takeOut } from './piles.ts';
import { MOST_AT_ONCE, notAnothers, notLocked, notOver, rule, type Anyway, type TableMove } from './rules.ts';
import { CLOTH, COVERED, NONE, handPlace, isSince5, seatOfHand, type Piece, type Place, type State } from './state.ts';
import { inTurn } from './in-turn.ts';
import { hasRoomFor, takes } from './takes.ts';
import { ringsAfter } from './undo.ts';

/** Places reach ten metres from the middle of the cloth. */
const FAR = 100_000;

/** Numbers for one piece in `Put.p`. */
const FIELDS = 5;

export interface Put extends Anyway {
  /** For each piece five numbers: its number, its revision as seen, x, y, turn. In a list (pile, hand, row) the place says nothing. */
  readonly p: readonly number[];
  /**
   * Where to: `CLOTH`, the own hand, a container; or another card, which makes a pile of both. A pile that is put anywhere but on the cloth
   * is its cards.
   */
  readonly into: Place;
  /** Index in the list that they come to, from the bottom; without it on top. */
  readonly at?: number | undefined;
  /** Known cards are laid with this side up; without it as the place has it: covered in a hand, else as they were. */
  readonly side?: 'up' | 'down' | undefined;
  /** Own hidden cards among them that are laid open with it, by their handles. */
  readonly open?: readonly Handle[] | undefined;
  /** Own hidden cards among them that go back into the deck, unseen, by their handles. */
  readonly back?: readonly Handle[] | undefined;
}

interface Moving {
  readonly n: number;
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

let named: { readonly p: readonly number[]; readonly numbers: readonly number[] } | undefined;

/** Several rules ask which pieces are named: they are listed once. */
function numbersOf({ p }: Put): readonly number[] {
  if (named?.p !== p) named = { p, numbers: p.filter((_, i) => i % FIELDS === 0) };
  return named.numbers;
}

/** Those that are as their author saw them, or whom the author has touched last; and that the table isn't busy with. */
const moving = keptOnce((s: State, { p, into }: Put, seat: Seat): readonly Moving[] => {
  const out: Moving[] = [];
  for (let i = 0; i < p.length; i += FIELDS) {
    const n = p[i]!;
    const piece = pieceOf(s, n);
    if (piece && isFresh(piece, p[i + 1]!, seat) && mayLeave(s, n, piece, into))
      out.push({ n, piece, x: p[i + 2]!, y: p[i + 3]!, turn: p[i + 4]! });
  }
  return out;
});

/** SB-43: what the table is busy with stays in its container; on the cloth it may be moved about. */
const mayLeave = (s: State, n: number, piece: Piece, into: Place): boolean =>
  (piece.in === CLOTH && into === CLOTH) || !isBusy(s, n);

/** Where pieces really come to, a card that lies in a container standing for that container. */
function target(s: State, into: Place): Place {
  const piece = pieceOf(s, into);
  return piece && !isContainer(piece) && piece.in !== CLOTH ? piece.in : into;
}

const isShort = ({ p }: Put): boolean =>
  p.every(
    (value, i) => i % FIELDS < 2 || (Math.abs(value) <= FAR && (i % FIELDS !== 4 || (value >= 0 && value < 360))),
  );

/** It is a place for what is moved: the cloth, the own hand, a container, a card; and none of what is moved itself. */
function isPlace(s: State, args: Put, seat: Seat): boolean {
  const { into } = args;
  if (into === CLOTH) return true;
  if (into < CLOTH) return into === handPlace(seat);
  const piece = pieceOf(s, into);
  const moved = numbersOf(args);
  if (!piece || moved.includes(into) || moved.includes(target(s, into))) return false;
  return isContainer(piece) || (piece.kind === 'card' && seatOfHand(piece.in) === NONE);
}

const fits = (s: State, m: Made<Put>): boolean => {
  const place = target(s, m.args.into);
  const all = moving(s, m.args, m.seat);
  if (!all.every(({ piece }) => takes(s, place, piece))) return false;
  const coming = all
    .filter(({ piece }) => piece.in !== place)
    .reduce((sum, { n, piece }) => sum + sizeOf(s, n, piece), 0);
  return hasRoomFor(s, place, coming);
};

const sizeOf = (s: State, n: number, piece: Piece): number => (piece.kind === 'pile' ? listOf(s, n).length : 1);

const saidOf = ({ open = [], back = [] }: Put): readonly Handle[] => [...open, ...back];

/** Each of the own hidden cards that are named is among what moves: none is laid open without it. */
function allSaid(s: State, { args, seat }: Made<Put>): boolean {
  const said = saidOf(args);
  if (said.length === 0) return true;
  const own = new Set(moving(s, args, seat).flatMap(({ piece }) => (isOwn(piece, seat) ? [piece.thing] : [])));
  return new Set(said).size === said.length && said.every((thing) => own.has(thing));
}

/** All cards that come to a place, those of piles among them. */
const goingTo = keptOnce(
  (s: State, args: Put, seat: Seat): readonly { readonly n: number; readonly place: Place }[] => {
    const place = target(s, args.into);
    // On the cloth nothing is asked of any key.
    if (place === CLOTH) return [];
    return moving(s, args, seat).flatMap(({ n, piece }) =>
      (piece.kind === 'pile' ? listOf(s, n) : [n]).map((one) => ({ n: one, place })),
    );
  },
);

/** Pieces and zones whose owner matters: the place that they come to is one of them, too. */
const concerned = (s: State, m: Made<Put>): readonly number[] =>
  m.args.into === CLOTH ? numbersOf(m.args) : [...numbersOf(m.args), target(s, m.args.into)];

/** A person who arranges the own hand plays nothing. */
const staysInHand = (s: State, { args, seat }: Made<Put>): boolean =>
  args.into === handPlace(seat) && numbersOf(args).every((n) => pieceOf(s, n)?.in === args.into);

/** A card that becomes a pile with what is laid on it is moved with that from then on. */
export const notOnLocked: Rule<State, Put> = notLocked((s, { args }: Made<Put>) => {
  const base = pieceOf(s, args.into);
  return base && !isContainer(base) && base.in === CLOTH ? [args.into] : [];
});

export const put: TableMove<Put> = {
  args: fields({
    p: list(integer(-FAR, MOST_REV), MOST_AT_ONCE * FIELDS),
    into: integer(-64, MOST_NUMBER),
    at: optional(integer(0, MOST_NUMBER)),
    side: optional(oneOf('up', 'down')),
    open: optional(list(handle, MOST_AT_ONCE)),
    back: optional(list(handle, MOST_AT_ONCE)),
    anyway: optional(bool),
  }),
  brings: ({ open = [], back = [] }) => ({ open, give: Array.from(back, (thing) => [thing, 'pile'] as const) }),
  rules: [
    notOver,
    rule('SB-03', 'no-such-piece', (_, m: Made<Put>) => isSound(m.args.p, FIELDS) && isShort(m.args)),
    rule('SB-03', 'no-such-place', (s, m: Made<Put>) => isPlace(s, m.args, m.seat)),
    rule('SB-43', 'busy', (s, m: Made<Put>) =>
      numbersOf(m.args).some((n) => {
        const piece = pieceOf(s, n);
        return !piece || mayLeave(s, n, piece, m.args.into);
      }),
    ),
    rule('SB-43', 'busy', (s, m: Made<Put>) => !isPressed(s, target(s, m.args.into))),
    rule('SB-40', 'moved-meanwhile', (s, m: Made<Put>) => moving(s, m.args, m.seat).length > 0),
    rule('SB-03', 'not-there', fits),
    notInHands((_, m: Made<Put>) => numbersOf(m.args)),
    inTurn(staysInHand),
    rule('SB-20', 'under-a-key', (s, m: Made<Put>) =>
      goingTo(s, m.args, m.seat).every(({ n, place }) => !isAnothers(s, n, place, m.seat)),
    ),
    // A pile would be made on a card that only its owner can give back to all.
    rule('SB-20', 'under-a-key', (s, m: Made<Put>) => {
      const base = pieceOf(s, target(s, m.args.into));
      return !base || isContainer(base) || base.key === NONE;
    }),
    rule('SB-21', 'draw-it', (s, m: Made<Put>) =>
      goingTo(s, m.args, m.seat).every(({ n, place }) => !wantsDrawing(s, n, place)),
    ),
    rule('SB-21', 'open-or-back', (s, m: Made<Put>) =>
      goingTo(s, m.args, m.seat).every(({ n, place }) => !wantsSaying(s, n, place, m.seat, saidOf(m.args))),
    ),
    rule('SB-21', 'open-or-back', (s, m: Made<Put>) => {
      const keeps = keeper(s, target(s, m.args.into)) !== NONE;
      return !keeps || (m.args.back ?? []).length === 0;
    }),
    rule('SB-22', 'not-your-card', allSaid),
    rule('SB-35', 'seen-anyway', (s, m: Made<Put>) =>
      goingTo(s, m.args, m.seat).every(
        ({ n, place }) => place < 0 || keeper(s, place) === NONE || isCard(s, thePiece(s, n)),
      ),
    ),
    notAnothers(concerned),
    notLocked((_, m: Made<Put>) => numbersOf(m.args)),
    notOnLocked,
  ],
  apply: (s, { seat, args, eyes }, ask) => laidDown(s, args, seat, eyes, ask.now),
  choices: () => optionals<Put>({ p: FREE, into: FREE }, ['at', 'side', 'open', 'back', 'anyway']),
};

function laidDown(s: State, args: Put, by: Seat, eyes: Eyes, now: number): State {
  const all = moving(s, args, by);
  const draft = new Draft(s);
  const touched: number[] = [];
  let place = target(s, args.into);
  const base = place >= 0 ? draft.piece(place) : null;
  if (base && !isContainer(base)) {
    // A card on a card: a pile where the lower one lies.
    const pile = draft.add(pileAt(base, by));
    draft.setList(pile, [place]);
    draft.touch(place, by, { in: pile, x: 0, y: 0, turn: 0 });
    touched.push(pile, place);
    place = pile;
  }
  const cards = place === CLOTH ? all : onceEach(all.flatMap((one) => spread(s, one)));
  const left: Place[] = [];
  for (const { n } of cards) {
    const from = draft.thePiece(n).in;
    if (from === CLOTH) continue;
    left.push(from);
    takeOut(draft, n, from);
  }
  for (const { n, x, y, turn } of cards) {
    const z = draft.top++;
    draft.touch(n, by, { x, y, turn, z, in: place }, faceThere(s, n, place, args, eyes));
    touched.push(n);
  }
  if (place !== CLOTH) {
    const there = draft.list(place);
    const at = Math.min(args.at ?? there.length, there.length);
    draft.setList(place, there.toSpliced(at, 0, ...cards.map(({ n }) => n)));
  }
  for (const { n, piece } of all) {
    if (place === CLOTH || piece.kind !== 'pile') continue;
    draft.set(n, null);
    draft.setList(n, null);
    touched.push(n);
  }
  if (left.length > 0) touched.push(...dissolve(draft, left));
  // What was laid open or given back isn't undone: its card is another one's to know now.
  const said = saidOf(args).length > 0;
  const rings = said ? s.rings : ringsAfter(s, draft, by, 'put', touched.length > 1 ? [...new Set(touched)] : touched);
  const isPlayed = isSince5(s) && place === CLOTH && isFromHand(s, all, by);
  const sides = cards.map(({ n }) => draft.thePiece(n).face);
  const isOpen = (args.open ?? []).length > 0 || (isPlayed && sides.every((face) => face >= 0));
  const faces = isOpen ? sides : [];
  const holder = isSince5(s) ? (pieceOf(s, place)?.of ?? NONE) : NONE;
  const of = faces.length > 0 ? draft.thePiece(cards[0]!.n).of : holder;
  const came = isSince5(s) ? cameTo(place, holder, all, cards, isPlayed) : { n: all.length, values: [place] };
  return draft.done({ rings, news: told(s, 'put', by, { ...came, of, faces, at: now }) });
}

/** Cards of one deck that their owner plays from the own hand. */
const isFromHand = (s: State, all: readonly Moving[], by: Seat): boolean =>
  all.every(({ piece }) => piece.in === handPlace(by) && piece.of === all[0]!.piece.of && isCard(s, piece));

/** What is told of where it was put: the place, and so many cards of piles that have become part of it. */
function cameTo(
  place: Place,
  holder: number,
  all: readonly Moving[],
  cards: readonly unknown[],
  isPlayed: boolean,
): { readonly n: number; readonly values: readonly number[] } {
  const stays = all.every(({ piece }) => piece.in === place);
  // A pile has no definition, and so no name.
  const how = stays ? 1 : place >= 0 && holder === NONE ? 2 : isPlayed ? 3 : 0;
  return { n: place === CLOTH ? all.length : cards.length, values: [place, how] };
}

/** A card may be named beside the pile that it lies in. */
const onceEach = <T extends { readonly n: number }>(all: readonly T[]): readonly T[] =>
  all.length < 2 ? all : [...new Map(all.map((one) => [one.n, one] as const)).values()];

/** A pile that comes into a list is its cards, bottom first. */
function spread(s: State, one: Moving): readonly Omit<Moving, 'piece'>[] {
  if (one.piece.kind !== 'pile') return [one];
  return listOf(s, one.n).map((n) => ({ n, x: one.x, y: one.y, turn: one.turn }));
}

const AS_IT_IS: Partial<Piece> = {};

/**
 * As the mover says, else as the place has it. Only a card that everybody knows is turned over by being laid down. One that is laid open is
 * known from then on, and one that goes back into the deck is nobody's.
 */
function faceThere(s: State, n: number, place: Place, args: Put, eyes: Eyes): Partial<Piece> {
  const piece = thePiece(s, n);
  if (args.back?.includes(piece.thing as Handle)) return { key: NONE };
  const opened = args.open?.includes(piece.thing as Handle);
  const under = opened ? faceIn(eyes.read(piece.thing as Handle), piece.of) : piece.under;
  if (under === undefined || (!opened && !isPublic(piece)) || !isCard(s, piece)) return AS_IT_IS;
  const holder = place >= 0 ? pieceOf(s, place) : null;
  const enter = (holder && zoneOf(s, holder)?.enter) ?? 'keep';
  // What lies there already doesn't come in: it is only moved about.
  const lies = isSince5(s) && piece.in === place;
  const wanted = args.side ?? (place < CLOTH ? 'down' : lies ? 'keep' : enter);
  const up = wanted === 'keep' ? opened || piece.face >= 0 : wanted === 'up';
  return { face: up ? under : COVERED, under, ...(opened && { thing: '', key: NONE }) };
}
