/**
 * The deck laboratory: a plain table with one deck of 52 cards, dice and hands. Everything that a joint deck can do is done by hand on it.
 * There are no turns: whoever is quicker acts. Rule ids (LAB-…) are house rules of our own, in `words/`.
 */
import { move, type Game, type Seat } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { present } from '../kit/seats.ts';
import { callChoice, choose, drawOrder, openChoices, roll, rollHidden, showRoll } from './dice-moves.ts';
import { FACES } from './faces.ts';
import { drawFew, entrust, fewDealt, fewMixed, fewOpened, openFew } from './few-moves.ts';
import { discard, give, pick, putBack, reveal, revealAll, show, steal } from './hand-moves.ts';
import { onBuried, onDealt, onLooked, onMixed, onOpened, onRolled } from './jobs.ts';
import { arrange, deal, draw, newDeck, peek, recycle, scry, search, shuffle, takeFound, turnUp } from './pile-moves.ts';
import { news } from './news.ts';
import type { None } from './rules.ts';
import { view } from './show.ts';
import type { State } from './state.ts';
import { callOff, finish, force, onAway, onBack, onJoined, onLeft, seize } from './table-moves.ts';

/** Only who is to choose something is waited for; all else is free. */
function awaits({ job, choice }: State): readonly Seat[] {
  if (job?.step === 'person') return [job.by];
  return choice && choice.words.length === 0 ? choice.waiting : [];
}

export const laboratory: Game<State, None> = {
  id: 'laboratory',
  version: 1,
  keepers: true,
  // The order of play is one throw of a die with as many sides as there are orders.
  seats: { min: 1, max: 12 },
  options: nothing,
  decks: (s) => (!s || s.unmixed ? [FACES] : []),
  setup: ({ seats }, ask) => ({
    seats,
    away: [],
    pile: ask.deck('deck', FACES),
    unmixed: true,
    mixedBy: [],
    row: [],
    hands: seats.map((seat) => ({ seat, cards: [], open: [] })),
    job: null,
    rolls: [],
    order: [],
    choice: null,
    votes: [],
    few: null,
    news: [],
    over: false,
  }),
  moves: {
    shuffle: move(shuffle),
    deal: move(deal),
    draw: move(draw),
    turnUp: move(turnUp),
    peek: move(peek),
    scry: move(scry),
    arrange: move(arrange),
    search: move(search),
    takeFound: move(takeFound),
    recycle: move(recycle),
    newDeck: move(newDeck),
    give: move(give),
    show: move(show),
    reveal: move(reveal),
    revealAll: move(revealAll),
    discard: move(discard),
    putBack: move(putBack),
    steal: move(steal),
    pick: move(pick),
    seize: move(seize),
    force: move(force),
    roll: move(roll),
    rollHidden: move(rollHidden),
    showRoll: move(showRoll),
    drawOrder: move(drawOrder),
    callChoice: move(callChoice),
    choose: move(choose),
    openChoices: move(openChoices),
    entrust: move(entrust),
    drawFew: move(drawFew),
    openFew: move(openFew),
    callOff: move(callOff),
    finish: move(finish),
  },
  on: {
    mixed: (s, answer, ask) => (s.job?.what === 'few' ? fewMixed(s, answer) : onMixed(s, answer, ask)),
    dealt: (s, answer, ask) => (s.job?.what === 'fewDraw' ? fewDealt(s, answer) : onDealt(s, answer, ask)),
    looked: onLooked,
    opened: (s, answer) => (s.job?.what === 'fewOpen' ? fewOpened(s, answer) : onOpened(s, answer)),
    buried: onBuried,
    rolled: onRolled,
    away: onAway,
    back: onBack,
    joined: onJoined,
    left: onLeft,
  },
  awaits,
  // LAB-20: nobody wins; the cards are put away.
  outcome: (s) => (s.over ? { winners: present(s), why: 'LAB-20' } : undefined),
  news,
  view,
};
