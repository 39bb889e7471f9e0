/** What only a person can think of at the free table: which pieces, where to, what to add. */
import { MOVES, type MoveName } from '../../../src/games/sandbox/names.ts';
import { allPieces, pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, COVERED, KEYED, NONE, handPlace, type Kind, type State } from '../../../src/games/sandbox/state.ts';
import { FREE, type Seat } from '../../../src/kernel/game.ts';
import type { Filler } from '../../helpers/bots.ts';
import type { Rng } from '../../helpers/rng.ts';
import type { Step } from '../../../src/games/sandbox/buttons/step.ts';
import type { Lay } from '../../../src/games/sandbox/lay.ts';
import { BOX, FACTS, PILE, ROWS, TOKEN, ZONE_OPEN } from './table.ts';

const STEPS: readonly Step[] = [
  { do: 'flip', pieces: [TOKEN] },
  { do: 'recall', defs: [0], hands: true, to: PILE },
  { do: 'shuffle', at: PILE },
  { do: 'deal', from: PILE, n: 1 },
  { do: 'passHands', to: 'left' },
  { do: 'move', from: PILE, to: ZONE_OPEN, n: 1, side: 'up' },
  { do: 'score', of: 'all', add: 1 },
];

/** The box of the tests with a button on it. */
export const PRESSED: Lay = {
  ...BOX,
  defs: [...FACTS, { ...FACTS[1]!, kind: 'button', faces: 1, steps: STEPS }],
  rows: [...ROWS.flat(), FACTS.length, 0, 5_000, 0, 0, NONE, CLOTH, NONE, 0],
};

interface At {
  readonly s: State;
  readonly rng: Rng;
  readonly seat: Seat;
}

/** Some pieces that may be moved; mostly a few, sometimes many. */
function some({ s, rng, seat }: At): readonly number[] {
  const all = Array.from(allPieces(s), ([n, piece]) => ({ n, piece }));
  const reachable = all.filter(({ piece }) => piece.in >= CLOTH || piece.in === handPlace(seat));
  const count = rng.oneIn(6) ? 6 : 1 + rng.below(2);
  return rng.shuffle(reachable.map(({ n }) => n)).slice(0, count);
}

const rev = (s: State, n: number): number => pieceOf(s, n)?.rev ?? 0;

/** Seen late once in eight times. */
const named = (at: At, numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((n) => [n, Math.max(0, rev(at.s, n) - (at.rng.oneIn(8) ? 1 : 0))]);

const placed = (at: At, numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((n) => [n, rev(at.s, n), at.rng.below(4000), at.rng.below(4000), at.rng.pick([0, 45, 90, 180])!]);

function place({ s, rng, seat }: At): number {
  const others = Array.from(allPieces(s), ([n, piece]) => ({ n, piece })).filter(
    ({ piece }) => piece.kind === 'pile' || piece.kind === 'bag' || piece.kind === 'zone' || piece.kind === 'card',
  );
  const pick = rng.below(4);
  if (pick === 0) return CLOTH;
  if (pick === 1) return handPlace(seat);
  return rng.pick(others)?.n ?? CLOTH;
}

function row({ s, rng }: At): readonly number[] {
  const of = rng.below(Math.max(1, s.defs.length));
  const def = s.defs[of];
  const under = def?.kind === 'card' && def.back ? rng.below(def.faces) : NONE;
  const face = under === NONE ? 0 : rng.oneIn(2) ? under : COVERED;
  return [of, rng.below(4000), rng.below(4000), 0, face, under, CLOTH, NONE, 0];
}

const FIELDS: Readonly<Record<string, (at: At, move: MoveName) => unknown>> = {
  p: (at, move) => (move === 'put' ? placed(at, some(at)) : named(at, some(at))),
  into: place,
  at: ({ rng }) => rng.below(5),
  side: ({ rng }) => rng.pick(['up', 'down']),
  to: ({ rng }) => rng.below(3),
  anyway: ({ rng }) => rng.oneIn(2),
  rows: (at) => (at.s.defs.length === 0 ? BOX.rows : row(at)),
  flags: ({ rng }) => rng.below(4),
  bits: ({ rng }) => rng.below(4),
  own: ({ s, rng }) => (rng.oneIn(2) ? NONE : (rng.pick(s.seats) ?? NONE)),
  from: ({ s, rng }) => rng.pick(holders(s)) ?? 0,
  n: ({ rng }) => 1 + rng.below(3),
  up: ({ rng }) => rng.oneIn(2),
  x: ({ rng }) => rng.below(4000),
  y: ({ rng }) => rng.below(4000),
  word: () => 'tamburo',
  add: ({ rng }) => rng.below(3) - 1,
  set: ({ rng }) => rng.below(5),
  does: ({ rng }) => rng.pick(['start', 'stop', 'reset', 'set']),
  ms: ({ rng }) => rng.below(90_000),
  text: ({ rng }) => rng.pick(['', 'tre punti', 'da pagare']),
  points: (at, move) => (move === 'score' ? at.rng.below(9) : [0, 0, at.rng.below(90), 10]),
  tint: ({ rng }) => rng.below(12),
  seat: ({ s, rng }) => rng.pick(s.seats),
  of: ({ s, rng }) => rng.below(Math.max(1, s.defs.length)),
  under: ({ rng }) => rng.below(6),
  hash: () => 'builtin:test@1',
  defs: ({ s, rng }) =>
    s.defs.length === 0 || rng.oneIn(2) ? [] : [{ i: rng.below(s.defs.length), def: rng.pick(s.defs) }],
  zones: () => [],
  turns: ({ rng }) => rng.oneIn(2),
  round: ({ s, rng }) => rng.below(s.scores.rounds + 1),
  answers: () => [],
  apart: ({ rng }) => rng.oneIn(2),
};

const holders = (s: State): readonly number[] =>
  Array.from(allPieces(s), ([n, { kind }]) => (kind === 'pile' || kind === 'bag' || kind === 'zone' ? [n] : [])).flat();

/** Hidden cards that this seat alone can read; in its hand only, if so wanted. */
const own = ({ s, seat }: At, held = false): readonly number[] =>
  Array.from(allPieces(s), ([n, { face, key, in: at }]) =>
    face === KEYED && key === seat && (!held || at === handPlace(seat)) ? [n] : [],
  ).flat();

const ofKind = ({ s, rng }: At, kind: Kind): number | undefined =>
  rng.pick(Array.from(allPieces(s), ([n, piece]) => (piece.kind === kind ? [n] : [])).flat());

/** Moves of which one field follows from another. */
const WHOLE: Readonly<Record<string, (at: At, given: Readonly<Record<string, unknown>>) => unknown>> = {
  put(at, given) {
    const { s, rng } = at;
    const hidden = own(at);
    const named = 'open' in given || 'back' in given ? rng.shuffle(hidden).slice(0, 2) : some(at);
    if (named.length === 0) return undefined;
    const things = named.flatMap((n) => pieceOf(s, n)?.thing || []);
    const cut = 'open' in given && 'back' in given ? 1 : things.length;
    return {
      ...filled(at, 'put', given),
      p: placed(at, named),
      ...('open' in given && { open: things.slice(0, cut) }),
      ...('back' in given && { back: 'open' in given ? things.slice(cut) : things }),
    };
  },
  deal: (at, given) => ({
    ...filled(at, 'deal', given),
    to: at.rng.shuffle([...at.s.seats.map(handPlace), CLOTH]).slice(0, 2),
  }),
  look: (at, given) => ({ ...filled(at, 'look', given), to: at.rng.shuffle(at.s.seats).slice(0, 2) }),
  count: (at, given) => ({ ...filled(at, 'count', given), n: ofKind(at, 'counter') }),
  clock: (at, given) => ({ ...filled(at, 'clock', given), n: ofKind(at, 'clock') }),
  press: (at, given) => ({ ...filled(at, 'press', given), n: ofKind(at, 'button') ?? 0 }),
  write(at, given) {
    const n = ofKind(at, 'note');
    return { ...filled(at, 'write', given), n, rev: rev(at.s, n ?? 0) };
  },
  show: (at) => ({ p: at.rng.shuffle(own(at)).slice(0, 2), to: at.rng.shuffle(at.s.seats).slice(0, 1) }),
  give(at) {
    const p = at.rng.shuffle(own(at, true)).slice(0, 2);
    return { p, things: p.map((n) => pieceOf(at.s, n)!.thing), to: at.rng.pick(at.s.seats) };
  },
  reveal(at) {
    const p = at.rng.shuffle(own(at)).slice(0, 2);
    return { p, things: p.map((n) => pieceOf(at.s, n)!.thing) };
  },
};

const filled = (at: At, move: MoveName, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === FREE ? FIELDS[name]?.(at, move) : value]),
  );

export const fill: Filler = (choice, { move, seat, rng, dealer }) => {
  if (move === 'lay') return { ...PRESSED, policy: rng.pick(['free', 'advise', 'strict']) };
  if (!MOVES.includes(move as MoveName)) return choice;
  const at: At = { s: dealer.state as State, rng, seat };
  const given = choice as Readonly<Record<string, unknown>>;
  return move in WHOLE ? WHOLE[move]!(at, given) : filled(at, move as MoveName, given);
};

/** Moves that undo what an evening is about when bots make them as often as others. */
export const RARE = ['lay', 'remove'] as const;
