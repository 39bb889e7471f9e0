/**
 * What the table does for somebody, step by step: how each job begins, and what becomes of it with every answer. At most one is under way
 * (LAB-02), so an answer needs no name. A job that fails leaves every card where it can be found.
 */
import type { Answer, Ask, Handle, Seat } from '../../kernel/game.ts';
import { present, without } from '../kit/seats.ts';
import {
  changed,
  handOf,
  intoHand,
  type Job,
  jobOf,
  openOf,
  outOfHand,
  type State,
  type Step,
  tell,
  withHand,
  withRoll,
} from './state.ts';

/** A seat among `n!` orders: 12! is below 2³². */
export const MOST_IN_ORDER = 12;

const PLAIN: Omit<Job, 'what' | 'step' | 'by'> = { seats: [], cards: [], parts: [], n: 0, sides: 0 };

export function begin(s: State, job: Pick<Job, 'what' | 'step' | 'by'> & Partial<Job>): State {
  return changed(s, { job: { ...PLAIN, ...job } });
}

const next = (s: State, job: Partial<Job>): State => changed(s, { job: { ...jobOf(s), ...job } });
export const done = (s: State): State => changed(s, { job: null });

/** The job, if it is at this step. */
const at = (s: State, step: Step): Job | undefined => (s.job?.step === step ? s.job : undefined);

/** What didn't come about is told, with whom it failed by. */
export function failed(s: State, job: Job, { by }: Answer): State {
  return done(tell(s, 'failed', job.by, { failed: job.what, seats: by ?? [] }));
}

/** @param shufflers in this order; those of the pile's top `n` cards */
export function shufflePile(s: State, ask: Ask, by: Seat, n: number, shufflers: readonly Seat[]): State {
  const cards = s.pile.slice(0, n);
  ask.shuffle('mixed', cards, shufflers);
  return begin(s, { what: 'shuffle', step: 'mixed', by, seats: shufflers, cards });
}

/** Its order is known to somebody: everybody here shuffles, if there is anything to shuffle. */
function mixAll(s: State, ask: Ask, by: Seat): State {
  const many = s.pile.length >= 2;
  const known = changed(done(s), { unmixed: many });
  return many ? shufflePile(known, ask, by, s.pile.length, present(s)) : known;
}

/** From the top of the pile, `n` cards to each of these in turn. */
export function dealOut(s: State, ask: Ask, by: Seat, n: number, seats: readonly Seat[]): State {
  const parts = seats.map((seat, i) => ({ seat, cards: s.pile.slice(i * n, (i + 1) * n) }));
  for (const { seat, cards } of parts) ask.deal('dealt', cards, seat);
  return begin(changed(s, { pile: s.pile.slice(n * seats.length) }), { what: 'deal', step: 'dealt', by, parts, n });
}

export function onMixed(s: State, answer: Answer, ask: Ask): State {
  const job = at(s, 'mixed');
  if (!job) return s;
  const cards = answer.cards?.length === job.cards.length && !answer.failed ? answer.cards : undefined;
  switch (job.what) {
    case 'search':
      if (!cards) return failed(s, job, answer);
      ask.show('looked', cards, [job.by]);
      return next(changed(s, { pile: cards }), { step: 'looked', cards });
    case 'scry':
      // Without the own pass the others see which card lies where afterwards, and still no face.
      return next(s, { step: 'person', cards: cards ?? job.cards });
    case 'steal':
      if (!cards) return failed(s, job, answer);
      return next(mixedHand(s, job, cards), { step: 'person', cards });
    default:
      return cards ? pileMixed(s, job, cards) : failed(s, job, answer);
  }
}

/** The hidden cards under their new names, before those that lie open. */
function mixedHand(s: State, { seats }: Job, cards: readonly Handle[]): State {
  const open = openOf(s, seats[0]!);
  return withHand(s, seats[0]!, [...cards, ...open], open);
}

function pileMixed(s: State, job: Job, cards: readonly Handle[]): State {
  const whole = cards.length === s.pile.length;
  const pile = [...cards, ...s.pile.slice(cards.length)];
  const mixed = changed(s, whole ? { pile, unmixed: false, mixedBy: job.seats } : { pile });
  return done(tell(mixed, 'shuffle', job.by, { seats: job.seats, n: cards.length }));
}

export function onDealt(s: State, answer: Answer, ask: Ask): State {
  const job = at(s, 'dealt');
  if (!job) return s;
  if (job.what === 'deal') return portion(s, job, answer);
  if (job.what === 'steal') return answer.failed ? failed(s, job, answer) : stolen(s, job);
  if (job.what === 'scry') return answer.failed ? scryBack(s, job, answer) : lookOn(s, job, ask);
  // The seat that searched has seen the order of the rest, even where the card itself didn't come.
  const [card] = job.cards;
  if (answer.failed || card === undefined) return mixAll(failed(s, job, answer), ask, job.by);
  const took = intoHand(changed(s, { pile: without(s.pile, [card]) }), job.by, [card]);
  return mixAll(tell(took, 'search', job.by, { n: 1 }), ask, job.by);
}

function portion(s: State, job: Job, answer: Answer): State {
  const part = job.parts.find(({ seat }) => seat === answer.seat);
  if (!part) return s;
  const { seat, cards } = part;
  const parts = job.parts.filter((one) => one !== part);
  const arrived = next(s, { parts, seats: answer.failed ? job.seats : [...job.seats, seat] });
  const moved = answer.failed
    ? tell(changed(arrived, { pile: [...cards, ...s.pile] }), 'failed', job.by, { failed: 'deal', seats: [seat] })
    : intoHand(arrived, seat, cards);
  return parts.length === 0 ? dealt(moved, jobOf(moved)) : moved;
}

function dealt(s: State, { by, seats, n }: Job): State {
  return done(seats.length === 0 ? s : tell(s, 'deal', by, { seats, n }));
}

function stolen(s: State, job: Job): State {
  const victim = job.seats[0]!;
  const moved = intoHand(outOfHand(s, victim, job.cards), job.by, job.cards);
  return done(tell(moved, 'steal', job.by, { seats: [victim], n: 1 }));
}

const scryBack = (s: State, job: Job, answer: Answer): State =>
  failed(changed(s, { pile: [...job.cards, ...s.pile] }), job, answer);

/** The cards are with whoever looks; an own pass hides which of them goes where. */
function lookOn(s: State, job: Job, ask: Ask): State {
  if (job.cards.length < 2) return next(s, { step: 'person' });
  ask.shuffle('mixed', job.cards, [job.by]);
  return next(s, { step: 'mixed' });
}

export function onLooked(s: State, answer: Answer, ask: Ask): State {
  const job = at(s, 'looked');
  if (!job) return s;
  if (job.what === 'search') {
    return answer.failed ? mixAll(failed(s, job, answer), ask, job.by) : next(s, { step: 'person' });
  }
  if (answer.failed) return failed(s, job, answer);
  return done(tell(s, job.what, job.by, { seats: job.seats, n: job.cards.length }));
}

export function onOpened(s: State, answer: Answer): State {
  const job = at(s, 'opened');
  if (!job) return s;
  const { faces } = answer;
  const good = !answer.failed && faces?.length === job.cards.length;
  switch (job.what) {
    case 'turn': {
      if (!good) return failed(changed(s, { pile: [...job.cards, ...s.pile] }), job, answer);
      return done(tell(changed(s, { row: [...s.row, ...job.cards] }), 'turn', job.by, { faces, n: faces.length }));
    }
    case 'force': {
      const seat = job.seats[0]!;
      if (!good) return failed(s, job, answer);
      const shown = withHand(s, seat, handOf(s, seat), handOf(s, seat));
      return done(tell(shown, 'force', job.by, { seats: [seat], faces, n: faces.length }));
    }
    default:
      return choicesOpened(s, job, good ? faces : undefined, answer);
  }
}

/** The words travel as JSON; what isn't one is shown as nothing. */
function choicesOpened(s: State, job: Job, faces: readonly string[] | undefined, answer: Answer): State {
  if (!s.choice) return done(s);
  if (!faces) return changed(failed(s, job, answer), { choice: null });
  const words = faces.map((face) => {
    try {
      const word: unknown = JSON.parse(face);
      return typeof word === 'string' ? word : '';
    } catch {
      return '';
    }
  });
  const seats = s.choice.got.map(({ seat }) => seat);
  return done(tell(changed(s, { choice: { ...s.choice, words } }), 'choices', job.by, { seats, n: words.length }));
}

export function onBuried(s: State, answer: Answer, ask: Ask): State {
  const job = at(s, 'buried');
  if (!job) return s;
  if (answer.failed) return failed(s, job, answer);
  const pile = [...s.pile, ...(answer.cards?.length === job.cards.length ? answer.cards : job.cards)];
  const seat = job.seats[0];
  const left = job.what === 'seize' && seat !== undefined ? outOfHand(s, seat, job.cards) : changed(s, { row: [] });
  const told = tell(changed(left, { pile }), job.what, job.by, { seats: job.seats, n: job.cards.length });
  return mixAll(told, ask, job.by);
}

export function onRolled(s: State, answer: Answer): State {
  const job = at(s, 'rolled');
  if (!job) return s;
  const { n, sides, by } = job;
  const values = answer.values ?? [];
  const thing = answer.cards?.[0];
  if (answer.failed || (job.what === 'hidden' ? thing === undefined : values.length !== n))
    return failed(s, job, answer);
  if (job.what === 'order') {
    const order = orderOf(job.seats, values[0]! - 1);
    return done(tell(changed(s, { order }), 'order', by, { seats: order }));
  }
  if (job.what === 'hidden') {
    return done(tell(withRoll(s, { by, n, sides, values: [], thing: thing! }), 'hidden', by, { n, sides }));
  }
  return done(tell(withRoll(s, { by, n, sides, values, thing: '' }), 'roll', by, { n, sides, values }));
}

export function ordersOf(n: number): number {
  let orders = 1;
  for (let i = 2; i <= n; i++) orders *= i;
  return orders;
}

/** The order with this number, from 0: one value of one die with as many sides as there are orders. */
export function orderOf(seats: readonly Seat[], number: number): readonly Seat[] {
  const left = [...seats];
  const order: Seat[] = [];
  let rest = number;
  while (left.length > 0) {
    order.push(...left.splice(rest % left.length, 1));
    rest = Math.floor(rest / (left.length + 1));
  }
  return order;
}

/** LAB-19: whatever is under way is given up; cards go back where they came from. */
export function giveUp(s: State, ask: Ask, by: Seat): State {
  const job = jobOf(s);
  for (const tag of ['mixed', 'dealt', 'looked', 'opened', 'buried', 'rolled']) ask.cancel(tag);
  const stopped = done(tell(s, 'failed', by, { failed: job.what }));
  const back = (cards: readonly Handle[]): State => changed(stopped, { pile: [...cards, ...s.pile] });
  if (job.what === 'deal') return back(job.parts.flatMap(({ cards }) => cards));
  if (job.what === 'turn') return back(job.cards);
  if (job.what === 'choices') return changed(stopped, { choice: null });
  if (job.what === 'scry') return job.step === 'dealt' ? back(job.cards) : intoHand(stopped, job.by, job.cards);
  // The seat that was searching knows the order, or is about to.
  if (job.what === 'search') return changed(stopped, { unmixed: s.pile.length >= 2 });
  return stopped;
}
