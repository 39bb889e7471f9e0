/** What is done with piles, bags and zones: shuffle, deal, draw, turn up, look. */
import { FREE, MAX_SEATS, type Handle, type Made, type Rule, type Seat } from '../../../kernel/game.ts';
import { bool, fields, handle, integer, list, optional, seat } from '../../../kernel/schemas.ts';
import { isBusy, isPressed, isTaken } from '../busy.ts';
import { optionals } from '../candidates.ts';
import { faceIn } from '../faces.ts';
import { drawnFrom, isLone, isOwn, notInHands } from '../keys.ts';
import { present } from '../../kit/seats.ts';
import { ANY_NAMED, freshOf, MOST_NUMBER, named, namedRules, numbersOf, type Named } from '../named.ts';
import { tell } from '../news.ts';
import { Draft, isContainer, isPublic, listOf, pieceOf, thePiece, zoneOf } from '../pieces.ts';
import { notAnothers, notLocked, notOver, rule, type Anyway, type TableMove } from '../rules.ts';
import {
  CLOTH,
  FOR_HANDS,
  handPlace,
  isSince5,
  NONE,
  seatOfHand,
  type Piece,
  type Place,
  type State,
} from '../state.ts';
import { inTurn } from '../in-turn.ts';
import { bears } from '../takes.ts';
import { keyOf } from './deal.ts';
import { canLoosen, isMixed, loosened, sameBack } from './loose.ts';
import { freeSlot, start } from './run.ts';

const MOST_PLACES = 64;
const FAR = 100_000;

/** SB-06: eight things at a time. */
export const hasSlot: Rule<State, never> = rule('SB-06', 'much-under-way', (s) => freeSlot(s) >= 0);

export interface From extends Anyway {
  /** Number of a container. */
  readonly from: number;
}

const holderOf = (s: State, { from }: From): Piece | null => {
  const piece = pieceOf(s, from);
  return piece && isContainer(piece) ? piece : null;
};

export const isThere = <A extends From>(): Rule<State, A> =>
  rule('SB-03', 'no-such-place', (s, m: Made<A>) => holderOf(s, m.args) !== null);

/** A container, or a single card that nobody knows. */
const isSource = <A extends From>(): Rule<State, A> =>
  rule('SB-03', 'no-such-place', (s, m: Made<A>) => {
    const piece = pieceOf(s, m.args.from);
    return piece !== null && (isContainer(piece) || isLone(piece));
  });

/** SB-11: a locked card that lies alone is no source for those who may not move it. */
const notLockedAlone = <A extends From>(): Rule<State, A> =>
  notLocked((s, { args: { from } }: Made<A>) => (isLone(thePiece(s, from)) ? [from] : []));

const enough = <A extends From>(wanted: (args: A) => number): Rule<State, A> =>
  rule('SB-07', 'too-few-cards', (s, m: Made<A>) => drawnFrom(s, m.args.from).length >= wanted(m.args));

/** Nothing under another's key lies in it. */
const isShared = <A extends From>(): Rule<State, A> =>
  rule('SB-20', 'under-a-key', (s, m: Made<A>) => listOf(s, m.args.from).every((n) => thePiece(s, n).key === NONE));

const ANY_FROM = { from: FREE } as const;

/**
 * The cards of a container lose their order. Known ones at once, in this act (SB-30): keys are paid for only where a hand needs them. What
 * is under keys is shuffled by everybody who is here.
 */
export const shuffle: TableMove<From> = {
  args: fields({ from: integer(0, MOST_NUMBER), anyway: optional(bool) }),
  rules: [
    notOver,
    isThere(),
    rule('SB-30', 'nothing-to-shuffle', (s, m: Made<From>) => listOf(s, m.args.from).length >= 2),
    rule('SB-34', 'different-backs', (s, m: Made<From>) => sameBack(s, listOf(s, m.args.from))),
    isShared(),
    rule('SB-43', 'busy', (s, m: Made<From>) => listOf(s, m.args.from).every((n) => !isTaken(s, n, NONE))),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<From>) => [m.args.from]),
  ],
  apply(s, { seat: by, args: { from } }, ask) {
    const cards = listOf(s, from);
    if (!isMixed(s, cards) && !canLoosen(s, cards)) return start(s, { what: 'mix', by, from }, ask);
    const mixed = isMixed(s, cards) ? s : loosened(s, cards, by);
    const told = tell(mixed, 'shuffle', by, { n: cards.length });
    const forHands = (thePiece(s, from).flags & FOR_HANDS) !== 0;
    return forHands && present(s).length > 1 ? start(told, { what: 'secret', by, from }, ask) : told;
  },
  choices: () => optionals<From>(ANY_FROM, ['anyway']),
};

export interface Deal extends From {
  /** To each place. */
  readonly n: number;
  /** Hands, containers, the cloth; in this order, round by round. */
  readonly to: readonly Place[];
  /** Face up; else unseen, which in hands only their owner reads. */
  readonly up?: boolean | undefined;
  /** Where on the cloth. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** Each of them takes cards: the hand of somebody who is here, a container but the one that is dealt from, the cloth. No key comes twice. */
function arePlaces(s: State, { from, to }: Deal): boolean {
  const keys = to.map((place) => keyOf(s, place)).filter((key) => key !== NONE);
  const isPlace = (place: Place): boolean => {
    if (place === CLOTH) return true;
    if (place < CLOTH) return s.seats.includes(seatOfHand(place));
    const holder = pieceOf(s, place);
    return place !== from && holder !== null && isContainer(holder);
  };
  return to.length > 0 && new Set(to).size === to.length && new Set(keys).size === keys.length && to.every(isPlace);
}

/** Each container takes what comes there and has room for it; of a bag anything may come. */
function areBorne(s: State, { from, n, to }: Deal): boolean {
  if (!isSince5(s)) return true;
  const cards = drawnFrom(s, from);
  const all = pieceOf(s, from)?.kind === 'bag' && !isMixed(s, cards) ? cards : cards.slice(-n * to.length).toReversed();
  return to.every((place, i) => bears(s, place, all === cards ? all : all.filter((_, j) => j % to.length === i), n));
}

/** A bag has no order: what is in it is loose before anything is drawn. */
function readied(s: State, from: number, by: Seat): State {
  const cards = listOf(s, from);
  const loosens = thePiece(s, from).kind === 'bag' && cards.length > 1 && sameBack(s, cards);
  return loosens && canLoosen(s, cards) && !isMixed(s, cards) ? loosened(s, cards, by) : s;
}

export const deal: TableMove<Deal> = {
  args: fields({
    from: integer(0, MOST_NUMBER),
    n: integer(1, 256),
    to: list(integer(-64, MOST_NUMBER), MOST_PLACES),
    up: optional(bool),
    x: optional(integer(-FAR, FAR)),
    y: optional(integer(-FAR, FAR)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    isSource(),
    rule('SB-03', 'not-there', (s, m: Made<Deal>) => arePlaces(s, m.args) && areBorne(s, m.args)),
    rule('SB-43', 'busy', (s, m: Made<Deal>) => m.args.to.every((place) => !isPressed(s, place))),
    enough(({ n, to }) => n * to.length),
    isShared(),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<Deal>) => [m.args.from]),
    notLockedAlone(),
  ],
  apply: (s, { seat: by, args: { from, n, to, up = false, x = 0, y = 0 } }, ask) =>
    start(readied(s, from, by), { what: 'deal', by, from, n, to, up, x, y }, ask),
  choices: () => optionals<Deal>({ from: FREE, n: FREE, to: FREE }, ['up', 'x', 'y', 'anyway']),
};

export interface Draw extends From {
  readonly n: number;
}

/** From the top into the own hand. */
export const draw: TableMove<Draw> = {
  args: fields({ from: integer(0, MOST_NUMBER), n: integer(1, 256), anyway: optional(bool) }),
  rules: [
    notOver,
    isSource(),
    enough(({ n }) => n),
    isShared(),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<Draw>) => [m.args.from]),
    notLockedAlone(),
  ],
  apply: (s, { seat: by, args: { from, n } }, ask) =>
    start(readied(s, from, by), { what: 'deal', by, from, n, to: [handPlace(by)] }, ask),
  choices: () => optionals<Draw>({ from: FREE, n: FREE }, ['anyway']),
};

/** Those of the named that nobody sees: loose ones, and what is under the keepers' keys. */
const unseen = (s: State, args: Named, seat: Seat): readonly number[] =>
  freshOf(s, args, seat).filter((n) => !isPublic(thePiece(s, n)) && thePiece(s, n).key === NONE);

/** Cards that nobody sees come face up where they lie: loose ones by joint dice (SB-32), others by their keepers. Own ones: `reveal`. */
export const turnUp: TableMove<Named> = {
  args: fields({ p: named, anyway: optional(bool) }),
  rules: [
    notOver,
    ...namedRules<Named>(),
    notInHands((_, m: Made<Named>) => numbersOf(m.args)),
    rule('SB-20', 'under-a-key', (s, m: Made<Named>) => unseen(s, m.args, m.seat).length > 0),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<Named>) => numbersOf(m.args)),
  ],
  apply: (s, { seat: by, args }, ask) => start(s, { what: 'turnUp', by, named: unseen(s, args, by) }, ask),
  choices: () => optionals<Named>(ANY_NAMED, ['anyway']),
};

export interface Look extends From {
  /** From the top; all of it where there are fewer. */
  readonly n: number;
  readonly to: readonly Seat[];
}

/** SB-13: at a strict table one looks where a zone says so: what all may see, or what only its owner may. */
function mayLook(s: State, { from, to }: Look): boolean {
  const holder = thePiece(s, from);
  const zone = zoneOf(s, holder);
  return zone !== undefined && (zone.see === 'all' || to.every((seat) => seat === holder.own));
}

/** Some see the top cards, which stay where they are; everybody is told. */
export const look: TableMove<Look> = {
  args: fields({
    from: integer(0, MOST_NUMBER),
    n: integer(1, 256),
    to: list(seat, MAX_SEATS),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    isThere(),
    enough(() => 1),
    rule('SB-08', 'nobody-there', (s, m: Made<Look>) => {
      const { to } = m.args;
      return to.length > 0 && new Set(to).size === to.length && to.every((one) => present(s).includes(one));
    }),
    isShared(),
    rule('SB-13', 'not-to-look', (s, m: Made<Look>) => s.policy !== 'strict' || mayLook(s, m.args)),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<Look>) => [m.args.from]),
  ],
  apply: (s, { seat: by, args: { from, n, to } }, ask) => start(s, { what: 'look', by, from, n, seats: to }, ask),
  choices: () => optionals<Look>({ from: FREE, n: FREE, to: FREE }, ['anyway']),
};

export interface Reveal {
  /** Own hidden cards, wherever they lie, and their handles. */
  readonly p: readonly number[];
  readonly things: readonly Handle[];
}

/** Each is the mover's to open, and its handle stands at its place. */
const areOwn = (s: State, { p, things }: Reveal, seat: Seat): boolean =>
  p.length > 0 &&
  new Set(p).size === p.length &&
  p.length === things.length &&
  p.every((n, i) => {
    const piece = pieceOf(s, n);
    return piece !== null && isOwn(piece, seat) && piece.thing === things[i];
  });

/** Own cards are laid open where they are, with the proof. */
export const reveal: TableMove<Reveal> = {
  args: fields({ p: list(integer(0, MOST_NUMBER), 256), things: list(handle, 256) }),
  brings: ({ things }) => ({ open: things }),
  rules: [
    notOver,
    rule('SB-22', 'not-your-card', (s, m: Made<Reveal>) => areOwn(s, m.args, m.seat)),
    rule('SB-43', 'busy', (s, m: Made<Reveal>) => m.args.p.every((n) => !isBusy(s, n))),
  ],
  apply(s, { seat: by, args: { p }, eyes }, ask) {
    const draft = new Draft(s);
    const faces: number[] = [];
    for (const n of p) {
      const { thing, of } = draft.thePiece(n);
      const face = faceIn(eyes.read(thing as Handle), of);
      if (face === undefined) continue;
      draft.touch(n, by, { face, under: face, thing: '', key: NONE });
      faces.push(face);
    }
    const of = thePiece(s, p[0]!).of;
    return tell(draft.done(), 'reveal', by, { n: faces.length, of, faces, at: ask.now });
  },
  choices: () => optionals<Reveal>({ p: FREE, things: FREE }, []),
};
