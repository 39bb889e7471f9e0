/**
 * What the table answers. Anything that can't be had leaves a way on. A thing that the game can't do without (an order, a card of a pile) waits
 * until somebody asks for it again. A thing that only one person could give and doesn't is left where it is.
 */
import type { Answer, Ask, Handle, Seat } from '../../kernel/game.ts';
import { without } from '../kit/seats.ts';
import { decided, guessOpened, openGuesses, TIME_TAGS } from './contest.ts';
import { tell } from './news.ts';
import { run } from './run.ts';
import { DECKS, current, discarded, handOf, isPlaying, learned, withHand, type BySeat, type State } from './state.ts';
import { mixing, PILES, type Pile, type Task } from './tasks.ts';
import { withCurrent } from './turns.ts';
import { closed } from './window.ts';

type Of<K extends Task['do']> = Extract<Task, { readonly do: K }>;

/** The task that waits, if it is of this kind: an answer may come when nobody wants it any more. */
const doing = <K extends Task['do']>(s: State, kind: K): Of<K> | undefined =>
  s.waiting > 0 && s.doing?.do === kind ? (s.doing as Of<K>) : undefined;

/** Hidden again: nobody's face. */
const hidden = (s: State, cards: readonly Handle[]): State => ({
  ...s,
  faces: Object.fromEntries(Object.entries(s.faces).filter(([card]) => !cards.includes(card as Handle))),
});

/** One answer fewer to wait for; after the last the game goes on. @param failed which of several: a seat, or the number of a pile */
function arrived(s: State, ask: Ask, failed?: { readonly which: number; readonly by: readonly Seat[] }): State {
  const all = failed ? [...s.failed, failed.which] : s.failed;
  if (s.waiting > 1) return { ...s, waiting: s.waiting - 1, failed: all };
  const again = all.length > 0 ? missing(s, s.doing!, all) : undefined;
  const next: State = { ...s, waiting: 0, doing: null, failed: [] };
  if (!again) return run(next, ask);
  return { ...next, todo: [again, ...next.todo], stuck: { by: failed?.by ?? [] } };
}

/** What has to be asked for once more, if the game can't do without it. */
function missing(s: State, task: Task, failed: readonly number[]): Task | undefined {
  if (task.do === 'roll') return task;
  if (task.do === 'mix') return mixing(...task.piles.filter(({ pile }) => failed.includes(PILES.indexOf(pile))));
  if (task.do === 'open')
    return task.as === 'exposed' || (task.as === 'rest' && !isPlaying(s, task.seat)) ? undefined : task;
  if (task.do !== 'deal') return undefined;
  // What lies in somebody's hand and isn't given stays there.
  const held = (card: Handle | undefined): boolean => s.seats.some((seat) => handOf(s, seat).includes(card!));
  const list = task.list.filter(
    ({ seat, cards }) => failed.includes(seat) && !held(cards[0]) && !s.left.includes(seat),
  );
  return list.length > 0 ? { ...task, list } : undefined;
}

const onMixed =
  (pile: Pile) =>
  (s: State, { cards, failed, by = [] }: Answer, ask: Ask): State => {
    const mixed = doing(s, 'mix')?.piles.find((one) => one.pile === pile);
    if (!mixed) return s;
    if (failed || !cards) return arrived(s, ask, { which: PILES.indexOf(pile), by });
    const rest = hidden({ ...s, discard: without(s.discard, mixed.cards) }, mixed.cards);
    return arrived({ ...rest, [pile]: cards }, ask);
  };

/** From wherever they were, to where they are now (CH-208). */
function moved(s: State, as: Of<'deal'>['as'], seat: Seat, cards: readonly Handle[]): State {
  const hands: BySeat<readonly Handle[]> = Object.fromEntries(
    Object.entries(s.hands).map(([of, hand]) => [of, without(hand, cards)]),
  );
  const rest: State = { ...s, hands, drawPile: without(s.drawPile, cards), pool: without(s.pool, cards) };
  if (as === 'hand') return withHand(rest, seat, [...handOf(rest, seat), ...cards]);
  if (as === 'side') {
    const now = current(rest);
    return now?.kind === 'side' ? withCurrent(rest, { ...now, cards: [...now.cards, ...cards] }) : rest;
  }
  return { ...rest, [as]: { ...s[as], [seat]: cards[0] }, [DECKS[as]]: without(s[DECKS[as]], cards) };
}

function onDealt(s: State, { seat = -1, cards = [], failed, by = [] }: Answer, ask: Ask): State {
  const task = doing(s, 'deal');
  if (!task) return s;
  return failed ? arrived(s, ask, { which: seat, by }) : arrived(moved(s, task.as, seat, cards), ask);
}

function onBuried(s: State, { cards, failed, by = [] }: Answer, ask: Ask): State {
  const task = doing(s, 'bury');
  if (!task) return s;
  if (failed || !cards) return arrived(s, ask, { which: -1, by });
  const { as } = task;
  const buried = hidden(s, cards);
  if (as === 'pool') {
    const hands = Object.fromEntries(Object.entries(s.hands).map(([of, hand]) => [of, without(hand, cards)]));
    return arrived({ ...buried, hands, pool: [...s.pool, ...cards] }, ask);
  }
  const held = Object.fromEntries(Object.entries(s[as]).filter(([, card]) => !cards.includes(card)));
  return arrived({ ...buried, [as]: held, [DECKS[as]]: [...s[DECKS[as]], ...cards] }, ask);
}

function onOpened(s: State, { faces, failed, by = [] }: Answer, ask: Ask): State {
  const task = doing(s, 'open');
  if (!task) return s;
  if (failed || !faces) return arrived(unopened(s, task), ask, { which: -1, by });
  const { cards, as, seat } = task;
  const open = cards.reduce((at, card, i) => learned(at, card, faces[i] ?? ''), s);
  if (as === 'exposed') {
    const face = faces[0] ?? '';
    const exposed = { ...open, exposed: [...s.exposed, { seat, face }] };
    return arrived(tell(exposed, 'identity', { seats: [seat], ids: [face] }), ask);
  }
  if (as === 'rest') return arrived(discarded(emptied(open), cards), ask);
  if (as === 'travellers')
    return arrived({ ...open, travellers: cards, identityDeck: without(s.identityDeck, cards) }, ask);
  const rest = { ...open, drawPile: without(s.drawPile, cards) };
  return arrived(withHand(rest, s.active, [...handOf(s, s.active), ...cards]), ask);
}

const emptied = (s: State): State => {
  const now = current(s);
  return now?.kind === 'side' ? withCurrent(s, { ...now, cards: [] }) : s;
};

/** The side hand of somebody who is gone and whose cards nobody can open lies with the hand, unplayed (CH-279). */
const unopened = (s: State, { as, seat, cards }: Of<'open'>): State =>
  as === 'rest' && !isPlaying(s, seat) ? withHand(emptied(s), seat, [...handOf(s, seat), ...cards]) : s;

function onFirst(s: State, { values, failed, by = [] }: Answer, ask: Ask): State {
  const task = doing(s, 'roll');
  if (!task) return s;
  const seat = task.among[(values?.[0] ?? 0) - 1];
  return failed || seat === undefined ? arrived(s, ask, { which: -1, by }) : arrived({ ...s, active: seat }, ask);
}

const inContest =
  (step: 'commit' | 'open', then: (s: State, ask: Ask) => State) =>
  (s: State, _: Answer, ask: Ask): State =>
    s.stage === 'start' && s.start.step === step ? run(then(s, ask), ask) : s;

/** One opening of a guess, by the place of its seat. */
const TIMES = Object.fromEntries(
  TIME_TAGS.map((tag, i) => [
    tag,
    (s: State, answer: Answer, ask: Ask): State => run(guessOpened(s, s.seats[i] ?? -1, answer, ask), ask),
  ]),
);

export const answers: Readonly<Record<string, (s: State, answer: Answer, ask: Ask) => State>> = {
  ...Object.fromEntries(PILES.map((pile) => [pile, onMixed(pile)])),
  dealt: onDealt,
  buried: onBuried,
  opened: onOpened,
  /** A seat that couldn't be shown the pile finds nothing in it. */
  seen: (s, _, ask) => (doing(s, 'look') ? arrived(s, ask) : s),
  first: onFirst,
  guess: inContest('commit', openGuesses),
  reveal: inContest('open', decided),
  ...TIMES,
  /** CH-171, CH-172: the time of the table's order, and nobody's own. */
  window: (s, _, ask) => (s.stack.length > 0 && s.stage === 'turns' ? run(closed(s, ask), ask) : s),
  reminder: (s) => (s.stage === 'turns' || s.stage === 'start' ? { ...s, reminded: true } : s),
};
