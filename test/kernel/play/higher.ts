/**
 * Higher or lower, a game for tests: say whether the next card beats the last. Anybody else may stop the guess with a veto from the hand.
 * Three points win. A joint deck, hidden hands, a window that betrays nothing, a timer, stale moves, answers that fail.
 */
import { move, type Game, type Handle, type Move, type Rule, type Seat, type Step } from '../../../src/kernel/game.ts';
import { fields, handle, nothing, oneOf } from '../../../src/kernel/schemas.ts';

export interface State {
  readonly seats: readonly Seat[];
  readonly turn: number;
  readonly points: readonly number[];
  readonly last: number;
  readonly pile: readonly Handle[];
  readonly hands: readonly (readonly Handle[])[];
  readonly phase: 'deal' | 'guess' | 'window' | 'turning' | 'void';
  readonly way?: 'higher' | 'lower';
  readonly passed: readonly Seat[];
}

const place = (s: State, seat: Seat): number => s.seats.indexOf(seat);
const active = (s: State): Seat => s.seats[s.turn % s.seats.length]!;
const others = (s: State): readonly Seat[] => s.seats.filter((seat) => seat !== active(s) && !s.passed.includes(seat));
const slot = (s: State): string => `turn ${s.turn}`;
const during = (id: string, phase: State['phase']): Rule<State> => ({
  id,
  code: 'wrong-phase',
  holds: (s) => s.phase === phase,
});
const next = (s: State): State => ({ ...s, turn: s.turn + 1, passed: [], phase: 'guess' });
const turnUp: Step<State> = (s, _, ask) => {
  ask.cancel('window');
  ask.open('card', s.pile.slice(0, 1));
  return { ...s, phase: 'turning' };
};

const guess: Move<State, { readonly way: 'higher' | 'lower' }> = {
  args: fields({ way: oneOf('higher', 'lower') }),
  who: (s) => [active(s)],
  slot,
  rules: [during('HL-01', 'guess')],
  apply(s, m, ask) {
    ask.timer('window', 5_000);
    return { ...s, way: m.args.way, phase: 'window' };
  },
  choices: () => [{ way: 'higher' }, { way: 'lower' }],
};

const veto: Move<State, { readonly card: Handle }> = {
  args: fields({ card: handle }),
  who: others,
  slot,
  brings: (a) => ({ open: [a.card] }),
  rules: [
    during('HL-02', 'window'),
    { id: 'HL-03', code: 'not-in-hand', holds: (s, m) => s.hands[place(s, m.seat)]!.includes(m.args.card) },
    { id: 'HL-03', code: 'not-a-veto', holds: (_, m) => m.eyes.read(m.args.card) === 'veto' },
  ],
  apply(s, m, ask) {
    ask.cancel('window');
    return next({ ...s, hands: s.hands.map((hand) => hand.filter((card) => card !== m.args.card)) });
  },
  choices: (s, eyes) => s.hands[place(s, eyes.seat!)]!.map((card) => ({ card })),
};

const pass: Move<State, Record<never, never>> = {
  args: nothing,
  who: others,
  slot,
  rules: [during('HL-02', 'window')],
  choices: () => [{}],
  apply(s, m, ask) {
    const after = { ...s, passed: [...s.passed, m.seat] };
    return others(after).length > 0 ? after : turnUp(after, { tag: 'all' }, ask);
  },
};

export const higher: Game<State> = {
  id: 'higher',
  version: 1,
  seats: { min: 2, max: 8 },
  options: nothing,
  moves: { guess: move(guess), veto: move(veto), pass: move(pass) },
  setup({ seats }, ask) {
    ask.shuffle(
      'numbers',
      ask.deck(
        'numbers',
        Array.from({ length: 40 }, (_, i) => String(i)),
      ),
    );
    ask.shuffle(
      'vetoes',
      ask.deck(
        'vetoes',
        seats.map((_, i) => (i % 2 ? 'blank' : 'veto')),
      ),
    );
    const hands = seats.map(() => []);
    return { seats, turn: 0, points: seats.map(() => 0), last: 20, pile: [], hands, phase: 'deal', passed: [] };
  },
  on: {
    numbers: (s, { cards }) => (cards ? { ...s, pile: cards, phase: 'guess' } : { ...s, phase: 'void' }),
    vetoes(s, { cards }, ask) {
      // Without vetoes the game goes on.
      if (cards) s.seats.forEach((seat, i) => ask.deal('hand', [cards[i]!], seat));
      return s;
    },
    hand: (s, { cards, seat }) => ({
      ...s,
      hands: s.hands.map((hand, i) => (i === place(s, seat!) ? [...hand, ...(cards ?? [])] : hand)),
    }),
    window: turnUp,
    card(s, { faces }) {
      const after = next({ ...s, pile: s.pile.slice(1) });
      if (!faces) return after;
      const face = Number(faces[0]);
      const right = face > s.last === (s.way === 'higher');
      return { ...after, last: face, points: s.points.map((p, i) => (right && i === place(s, active(s)) ? p + 1 : p)) };
    },
    left: (s, { seat }, ask) =>
      s.phase === 'window' && others(s).includes(seat!) ? turnUp(s, { tag: 'left' }, ask) : s,
  },
  awaits: (s) => (s.phase === 'guess' ? [active(s)] : s.phase === 'window' ? s.seats : []),
  outcome(s) {
    const winner = s.points.indexOf(3);
    if (winner >= 0) return { winners: [s.seats[winner]!], why: 'HL-04' };
    return s.phase === 'void' || (s.phase === 'guess' && s.pile.length === 0)
      ? { winners: [], why: 'HL-05' }
      : undefined;
  },
  view: (s, eyes) => ({
    ...s,
    passed: [],
    pile: s.pile.length,
    hands: s.hands.map((hand, i) =>
      eyes.seat !== null && i === place(s, eyes.seat) ? hand.map((card) => eyes.read(card) ?? '?') : hand.length,
    ),
  }),
};
