/**
 * The effect of a press, step by step, before anybody presses (SB-62). Each step is taken on a copy of the table on which keys and dice stand
 * in nobody's way. So how many cards lie where comes out as it will. A step that couldn't be taken has the whole press refused.
 */
import type { Seat } from '../../../kernel/game.ts';
import { present } from '../../kit/seats.ts';
import { sameBack } from '../cards/loose.ts';
import { foreseenClocks, mayStart } from '../clocks.ts';
import { Draft, isCard, isContainer, isPublic, listOf, pieceOf, thePiece } from '../pieces.ts';
import { dissolve, takeOut } from '../piles.ts';
import type { Code } from '../rules.ts';
import { handPlace, isSince5, NONE, seatOfHand, type Place, type State } from '../state.ts';
import { bears } from '../takes.ts';
import { after } from '../turns.ts';
import type { SandboxView } from '../view.ts';
import { reopened } from './homes.ts';
import { broughtHome, handsPassed, recalled } from './moving.ts';
import { amount, meant } from './select.ts';
import { namedIn, placed, type Some, type Step, type StepName } from './step.ts';

/** One step in numbers; the words for it are in `words/`. */
export interface Foreseen {
  readonly do: StepName;
  /** Pieces or cards that it is about; of a deal those for each. */
  readonly n: number;
  /** Pieces that it comes to: containers by number, hands as places. */
  readonly to: readonly Place[];
  /** Degrees, points, how far a counter goes. */
  readonly value: number;
  readonly text: string;
}

export type Outlook =
  | { readonly ok: true; readonly steps: readonly Foreseen[]; readonly pieces: readonly number[] }
  | { readonly ok: false; readonly step: number; readonly why: Code };

/** A button's steps, with their pieces by number. */
export function stepsOf(s: State, n: number): readonly Step[] {
  const button = pieceOf(s, n);
  const steps = button?.kind === 'button' ? (s.defs[button.of]?.steps ?? []) : [];
  return steps.map((step) => placed(step, (piece) => s.box.first + piece));
}

interface Taken {
  readonly next: State;
  readonly seen: Partial<Foreseen>;
}

const isHolder = (s: State, place: Place): boolean => {
  const piece = pieceOf(s, place);
  return piece !== null && isContainer(piece);
};

/** Containers of the box that a step needs are there, piles that had gone too; `undefined` where one isn't. */
function opened(s: State, places: readonly Place[]): State | undefined {
  const draft = new Draft(s);
  return places.every((place) => reopened(s, draft, place)) ? draft.done() : undefined;
}

/** Cards that somebody holds the key of are taken out of no container. */
const areShared = (s: State, cards: readonly number[]): boolean => cards.every((n) => thePiece(s, n).key === NONE);

/** The place takes what comes to it, and has room for what isn't there yet. */
const isBorne = (s: State, place: Place, pieces: readonly number[]): boolean =>
  !isSince5(s) || bears(s, place, pieces, pieces.filter((n) => thePiece(s, n).in !== place).length);

function lifted(s: State, cards: readonly number[], from: Place, to: Place): State {
  const draft = new Draft(s);
  for (const n of cards) {
    takeOut(draft, n, from);
    draft.set(n, { ...draft.thePiece(n), in: to });
  }
  draft.setList(to, [...draft.list(to), ...cards]);
  dissolve(draft, [from]);
  return draft.done();
}

function dealt(
  s: State,
  { from, n, to, fill = false }: Extract<Step, { do: 'deal' }>,
  answers: readonly number[],
): Taken | Code {
  const places = to ?? present(s).map(handPlace);
  const there = opened(s, [from, ...(to ?? [])]);
  if (!there) return 'no-such-place';
  const each = amount(n, answers);
  let now = there;
  for (const place of places) {
    const count = fill ? Math.max(0, each - listOf(now, place).length) : each;
    const cards = count > 0 ? listOf(now, from).slice(-count) : [];
    if (cards.length < count) return 'too-few-cards';
    if (!areShared(now, cards)) return 'under-a-key';
    if (!isBorne(now, place, cards)) return 'not-there';
    now = lifted(now, cards, from, place);
  }
  return { next: now, seen: { n: each, to: places } };
}

function moved(s: State, { from, to, n }: Extract<Step, { do: 'move' }>, answers: readonly number[]): Taken | Code {
  const there = opened(s, [from, to]);
  if (!there) return 'no-such-place';
  const all = listOf(there, from);
  const cards = all.slice(-(amount(n, answers) || all.length));
  if (cards.length < amount(n, answers)) return 'too-few-cards';
  if (!areShared(there, cards)) return 'under-a-key';
  if (!isBorne(there, to, cards)) return 'not-there';
  return { next: lifted(there, cards, from, to), seen: { n: cards.length, to: [to] } };
}

const ofKind = (s: State, some: Some, kind: string): readonly number[] =>
  meant(s, some).filter((n) => thePiece(s, n).kind === kind);

function taken(s: State, step: Step, by: Seat, answers: readonly number[]): Taken | Code {
  switch (step.do) {
    case 'recall': {
      const there = opened(s, [step.to]);
      if (!there) return 'no-such-place';
      const cards = meant(s, step);
      const coming = cards.filter((n) => n !== step.to && !isContainer(thePiece(s, n)));
      if (!isBorne(there, step.to, coming)) return 'not-there';
      return { next: recalled(s, cards, step.to, by), seen: { n: cards.length, to: [step.to] } };
    }
    case 'shuffle': {
      const cards = listOf(s, step.at);
      if (!isHolder(s, step.at)) return 'no-such-place';
      if (cards.length > 1 && !sameBack(s, cards)) return 'different-backs';
      return areShared(s, cards) ? { next: s, seen: { n: cards.length, to: [step.at] } } : 'under-a-key';
    }
    case 'deal':
      return dealt(s, step, answers);
    case 'move':
      return moved(s, step, answers);
    case 'flip':
      return { next: s, seen: { n: meant(s, step).length } };
    case 'turn':
      return { next: s, seen: { n: meant(s, step).length, value: step.to ?? step.by ?? 0 } };
    case 'roll': {
      const dice = ofKind(s, step, 'die');
      return dice.length > 0 ? { next: s, seen: { n: dice.length } } : 'no-die';
    }
    case 'sort': {
      const cards = listOf(s, step.at);
      if (!isHolder(s, step.at)) return 'no-such-place';
      const known = cards.every((n) => isCard(s, thePiece(s, n)) && isPublic(thePiece(s, n)));
      return known ? { next: s, seen: { n: cards.length, to: [step.at] } } : 'under-a-key';
    }
    case 'count': {
      const counters = ofKind(s, step, 'counter');
      const value = amount(step.set ?? step.add ?? 0, answers);
      return counters.length > 0 ? { next: s, seen: { n: counters.length, value } } : 'no-counter';
    }
    case 'score': {
      const seats = step.of === 'me' ? [by] : s.seats;
      return { next: s, seen: { n: seats.length, to: seats.map(handPlace), value: amount(step.add, answers) } };
    }
    case 'pass':
      return s.turn.on ? { next: s, seen: {} } : 'no-turns';
    case 'order':
      return present(s).length > 1 ? { next: s, seen: { n: present(s).length } } : 'nobody-there';
    case 'clock': {
      const clocks = ofKind(s, step, 'clock');
      if (clocks.length === 0) return 'no-clock';
      if (isSince5(s) && step.does === 'start' && !mayStart(s, clocks)) return 'many-clocks';
      return { next: foreseenClocks(s, clocks, step.does), seen: { n: clocks.length, value: step.ms ?? 0 } };
    }
    case 'passHands': {
      const next = handsPassed(s, present(s), (seat) => after(s, seat, step.to === 'right'), by);
      return { next, seen: { n: present(s).length } };
    }
    case 'home': {
      const pieces = meant(s, step);
      return { next: broughtHome(s, pieces, by), seen: { n: pieces.length } };
    }
    case 'say':
      return { next: s, seen: { text: step.text } };
  }
}

const NOTHING: Omit<Foreseen, 'do'> = { n: 0, to: [], value: 0, text: '' };

/** What a step may touch as the table is then: what it names, what lies there, and shuffled sets as a whole. */
function touchedBy(s: State, step: Step): readonly number[] {
  const some: Some =
    'defs' in step || 'tags' in step || 'in' in step || 'pieces' in step || 'hands' in step ? step : {};
  const named = namedIn(step);
  const hands = step.do === 'passHands' ? present(s).flatMap((seat) => listOf(s, handPlace(seat))) : [];
  const cards = [...meant(s, some), ...named, ...named.flatMap((n) => listOf(s, n)), ...hands];
  const places = cards
    .flatMap((n) => pieceOf(s, n)?.in ?? [])
    .filter((place) => seatOfHand(place) === NONE && place >= 0);
  const loose = new Set(cards);
  const sets = s.urns.filter(({ slots }) => slots.some((n) => loose.has(n))).flatMap(({ slots }) => slots);
  return [...cards, ...places, ...sets];
}

/** @param answers to the button's questions */
export function outlook(s: State, n: number, by: Seat, answers: readonly number[]): Outlook {
  const steps: Foreseen[] = [];
  const pieces = new Set<number>();
  let now = s;
  for (const [i, step] of stepsOf(s, n).entries()) {
    for (const one of touchedBy(now, step)) pieces.add(one);
    const out = taken(now, step, by, answers);
    if (typeof out === 'string') return { ok: false, step: i, why: out };
    steps.push({ do: step.do, ...NOTHING, ...out.seen });
    now = out.next;
  }
  return { ok: true, steps, pieces: [...pieces] };
}

/** The same for a board: what the button that lies there would do if this seat pressed it. */
export const foreseen = (view: SandboxView, n: number, by: Seat, answers: readonly number[]): Outlook =>
  outlook({ ...view, urns: view.loose, rings: [], choice: null }, n, by, answers);
