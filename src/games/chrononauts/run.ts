/**
 * Does what is to do, one task after the other, until something must be waited for: an answer of the table, a window, a choice. Then the
 * turn goes on. The answers come in by `answers.ts`.
 */
import type { Ask, Handle } from '../../kernel/game.ts';
import { without } from '../kit/seats.ts';
import { contestSettled, openContest } from './contest.ts';
import { takeStep } from './effects.ts';
import { DECKS, handOf, isIdle, isPlaying, isSolo, unsearched, type State } from './state.ts';
import { mixing, type Task, type ToSeat } from './tasks.ts';
import { tell } from './news.ts';
import { beginStep, beginTurn, turnSettled } from './turns.ts';
import { announce } from './window.ts';

type Do<K extends Task['do']> = (s: State, task: Extract<Task, { readonly do: K }>, ask: Ask) => State;

const before = (s: State, ...tasks: readonly Task[]): State => ({ ...s, todo: [...tasks, ...s.todo] });
const waits = (s: State, doing: Task, waiting: number): State =>
  waiting === 0 ? s : { ...s, doing, waiting, failed: [] };

/** A single card needs no order; it only has to be hidden again. */
const mix: Do<'mix'> = (s, task, ask) => {
  const piles = task.piles
    .map(({ pile, cards }) => ({ pile, cards: pile === 'pool' ? s.pool : cards }))
    .filter(({ cards }) => cards.length > 0);
  for (const { pile, cards } of piles) {
    if (cards.length === 1) ask.bury(pile, cards);
    else ask.shuffle(pile, cards);
  }
  return waits(s, mixing(...piles), piles.length);
};

const withCards = (list: readonly ToSeat[]): readonly ToSeat[] => list.filter(({ cards }) => cards.length > 0);

/** Nothing is dealt to whoever has left for good. What was meant for them lies where it lay; what came to it from A Good Shuffle, under the pile. */
const deal: Do<'deal'> = (s, task, ask) => {
  const list = withCards(task.list).filter(({ seat }) => !s.left.includes(seat));
  const spare = s.pool.filter((card) => !list.some(({ cards }) => cards.includes(card)));
  for (const { seat, cards } of list) ask.deal('dealt', cards, seat);
  const next = { ...s, pool: without(s.pool, spare), drawPile: [...s.drawPile, ...spare] };
  return waits(next, { ...task, list }, list.length);
};

const dealOut: Do<'deal-out'> = (s, { as, n }) => {
  const pile = as === 'hand' ? s.drawPile : s[DECKS[as]];
  return before(s, {
    do: 'deal',
    as,
    list: s.seats.map((seat, i) => ({ seat, cards: pile.slice(i * n, (i + 1) * n) })),
  });
};

/** CH-202, CH-204: from the discard pile once the draw pile is empty; where both are, nothing is drawn. */
const draw: Do<'draw'> = (s, task) => {
  const { seat, n, as } = task;
  const cards = s.drawPile.slice(0, n);
  if (n === 0) return s;
  if (cards.length > 0) return before(s, { do: 'deal', as, list: [{ seat, cards }] }, { ...task, n: n - cards.length });
  return s.discard.length === 0 ? s : before(s, mixing({ pile: 'drawPile', cards: s.discard }), task);
};

const bury: Do<'bury'> = (s, task, ask) => {
  const list = withCards(task.list);
  for (const { cards } of list) ask.bury('buried', cards);
  return waits(s, { ...task, list }, list.length);
};

/** Nothing went under the deck where its holder didn't give it; then there is nothing to replace. */
const replace: Do<'replace'> = (s, { as, seat }) =>
  s[as][seat] === undefined ? before(s, { do: 'deal', as, list: [{ seat, cards: s[DECKS[as]].slice(0, 1) }] }) : s;

/** CH-286: whose hand didn't come in keeps it and gets nothing more. */
const redeal: Do<'redeal'> = (s, task) => {
  const to = task.to.filter((seat) => handOf(s, seat).length === 0);
  const from = Math.max(0, to.indexOf(task.seat));
  const hands: Handle[][] = to.map(() => []);
  s.pool.forEach((card, i) => hands[(from + i) % to.length]!.push(card));
  return before(s, { do: 'deal', as: 'hand', list: to.map((seat, i) => ({ seat, cards: hands[i]! })) });
};

const open: Do<'open'> = (s, task, ask) => {
  if (task.cards.length > 0) ask.open('opened', task.cards, task.seat < 0 ? undefined : task.seat);
  return waits(s, task, Math.min(task.cards.length, 1));
};

const turnUp: Do<'turn-up'> = (s, { as, n }) => {
  const pile = as === 'hand' ? s.drawPile : s.identityDeck;
  return before(s, { do: 'open', as, seat: -1, cards: pile.slice(0, n) });
};

const look: Do<'look'> = (s, task, ask) => {
  if (s.drawPile.length === 0) return s;
  ask.show('seen', s.drawPile, [task.seat]);
  return waits(s, task, 1);
};

/** Where there is nothing to look through, there is nothing to choose; nor for somebody who isn't there any more (CH-279). */
const prompt: Do<'prompt'> = (s, { seat, zone }) => {
  if (s[zone === 'draw' ? 'drawPile' : 'discard'].length === 0) return s;
  const asked = { ...s, prompt: { seat, zone } };
  return isPlaying(s, seat) ? asked : unsearched(asked);
};

const stage: Do<'stage'> = (s, { to }, ask) => {
  const next = { ...s, stage: to };
  if (to === 'start') return openContest(next, ask);
  return isSolo(s)
    ? beginStep({ ...next, active: s.seats[0]! })
    : beginTurn(tell(next, 'begins', { seats: [s.active] }), s.active, ask);
};

const DO: { readonly [K in Task['do']]: Do<K> } = {
  mix,
  deal,
  'deal-out': dealOut,
  draw,
  bury,
  replace,
  redeal,
  open,
  'turn-up': turnUp,
  look,
  prompt,
  announce: (s, { item }, ask) => announce(s, item, ask),
  step: (s, task) => takeStep(s, task),
  roll: (s, task, ask) => {
    ask.roll('first', { n: 1, sides: task.among.length });
    return waits(s, task, 1);
  },
  stage,
};

/** What follows once nothing is under way. The same state: nothing does. */
function settled(s: State, ask: Ask): State {
  if (s.stage === 'start') return contestSettled(s);
  return s.stage === 'turns' ? turnSettled(s, ask) : s;
}

export function run(before: State, ask: Ask): State {
  let s = before;
  for (;;) {
    while (canGoOn(s)) {
      const [task, ...todo] = s.todo;
      s = (DO[task!.do] as Do<Task['do']>)({ ...s, todo }, task!, ask);
    }
    const next = isIdle(s) ? settled(s, ask) : s;
    if (next === s) return s;
    s = next;
  }
}

const canGoOn = (s: State): boolean =>
  s.todo.length > 0 && s.waiting === 0 && s.result === null && !s.stuck && !s.prompt && s.stack.length === 0;
