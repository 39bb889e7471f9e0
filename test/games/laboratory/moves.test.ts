/** What the laboratory offers, what each move comes to, what is told of it, and what becomes of the cards when something fails. */
import { describe, expect, test } from 'vitest';
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import type { News } from '../../../src/games/laboratory/state.ts';
import { FREE } from '../../../src/kernel/game.ts';
import { dealt, Lab } from './lab.ts';

const UP_TO = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
/** What the last line of news says, without its number. */
const told = ({ s }: Lab): Partial<News> => {
  const { number: _, ...news } = s.news[0]!;
  return news;
};
/** Every card of the table, in no order. */
const allCards = ({ s }: Lab): readonly string[] =>
  [...s.pile, ...s.row, ...(s.few?.cards ?? []), ...s.hands.flatMap(({ cards }) => cards)].toSorted();

describe('what is offered', () => {
  const counts = UP_TO(3).map((n) => ({ n }));

  test('[P16] a pile is shuffled in whole or in part, by all or by some, and dealt once it is mixed', () => {
    const lab = new Lab(2);
    expect(lab.dealer.choices(0, 'shuffle')).toHaveLength(2 * 52);
    expect(lab.dealer.choices(0, 'shuffle')).toEqual(
      expect.arrayContaining([{}, { by: FREE }, { n: 52 }, { n: 2, by: FREE }]),
    );
    for (const move of ['deal', 'draw', 'turnUp', 'peek', 'scry', 'search', 'recycle'])
      expect(lab.dealer.choices(0, move), move).toEqual([]);
    lab.do(0, 'shuffle');
    expect(lab.dealer.choices(0, 'deal')).toEqual(UP_TO(13).map((n) => ({ n })));
    expect(lab.dealer.choices(0, 'peek')).toEqual(UP_TO(10).map((n) => ({ n, to: FREE })));
    expect(lab.dealer.choices(0, 'scry')).toEqual([...counts, { n: 4 }]);
    for (const move of ['draw', 'turnUp', 'search', 'newDeck', 'callChoice', 'drawOrder', 'finish'])
      expect(lab.dealer.choices(0, move), move).toEqual([{}]);
    for (const move of ['roll', 'rollHidden'])
      expect(lab.dealer.choices(0, move), move).toEqual(UP_TO(20).map((n) => ({ n, sides: FREE })));
    expect(lab.dealer.choices(null as never, 'draw')).toEqual([]);
  });

  test('[P16] cards of one’s own hand, to whom, and where to', () => {
    const lab = dealt(2, 3);
    const [a, b] = lab.hand(0);
    const each = [a, b].map((card) => ({ card }));
    for (const move of ['reveal', 'discard']) expect(lab.dealer.choices(0, move), move).toEqual(each);
    for (const move of ['give', 'show'])
      expect(lab.dealer.choices(0, move), move).toEqual([
        { card: a, to: 1 },
        { card: a, to: 2 },
        { card: b, to: 1 },
        { card: b, to: 2 },
      ]);
    expect(lab.dealer.choices(0, 'revealAll')).toEqual([{ cards: [a, b] }]);
    expect(lab.dealer.choices(0, 'putBack')).toEqual([
      { card: a, where: 'top' },
      { card: a, where: 'bottom' },
      { card: b, where: 'top' },
      { card: b, where: 'bottom' },
    ]);
    expect(lab.dealer.choices(0, 'steal')).toEqual([{ from: 1 }, { from: 2 }]);
  });

  test('[P16] what a step of one’s own asks for, and of nobody else', () => {
    const lab = dealt(2, 3);
    lab.do(0, 'steal', { from: 1 });
    expect(laboratory.awaits(lab.s)).toEqual([0]);
    expect(lab.dealer.choices(0, 'pick')).toEqual(lab.hand(1).map((card) => ({ card })));
    expect(lab.dealer.choices(2, 'pick')).toEqual([]);
    expect(lab.dealer.choices(2, 'callOff')).toEqual([{}]);
    lab.do(0, 'pick', { card: lab.hand(1)[0] });
    lab.do(0, 'scry', { n: 2 });
    const [a, b] = lab.s.job!.cards;
    const orders = [
      [a, b],
      [b, a],
    ].flatMap((order) => [0, 1, 2].map((cut) => ({ top: order.slice(0, cut), bottom: order.slice(cut) })));
    expect(lab.dealer.choices(0, 'arrange')).toEqual(orders);
    expect(lab.dealer.choices(1, 'arrange')).toEqual([]);
    lab.do(0, 'arrange', { top: [a, b], bottom: [] });
    lab.do(1, 'search');
    expect(lab.dealer.choices(1, 'takeFound')).toEqual(lab.s.pile.map((card) => ({ card })));
    expect(lab.dealer.choices(0, 'takeFound')).toEqual([]);
  });

  test('[P16] a choice, a hidden roll, a hand without its owner, a deck of a few', () => {
    const lab = dealt(1, 4);
    expect(lab.dealer.choices(0, 'choose')).toEqual([]);
    lab.do(0, 'callChoice');
    expect(laboratory.awaits(lab.s)).toEqual([0, 1, 2, 3]);
    expect(lab.dealer.choices(1, 'choose')).toEqual([{ word: FREE }]);
    for (const seat of [0, 1, 2, 3]) lab.do(seat, 'choose', { word: `${seat}` });
    expect(laboratory.awaits(lab.s)).toEqual([]);
    expect(lab.dealer.choices(2, 'openChoices')).toEqual([{}]);
    lab.do(0, 'openChoices');
    lab.do(0, 'rollHidden', { n: 1, sides: 6 });
    lab.do(0, 'roll', { n: 1, sides: 6 });
    const thing = lab.s.rolls.find((roll) => roll.thing !== '')!.thing;
    expect(lab.dealer.choices(0, 'showRoll')).toEqual([{ thing }]);
    lab.do(0, 'showRoll', { thing });
    expect(lab.dealer.choices(0, 'showRoll')).toEqual([]);
    for (const seat of [0, 1]) lab.do(seat, 'discard', { card: lab.hand(seat)[0] });
    expect(lab.dealer.choices(0, 'recycle')).toEqual([{}]);
    expect(lab.dealer.choices(0, 'entrust')).toEqual([{ seats: FREE }]);
    lab.do(0, 'entrust', { seats: [0, 1] });
    for (const move of ['drawFew', 'openFew']) {
      expect(lab.dealer.choices(1, move), move).toEqual([{}]);
      expect(lab.dealer.choices(2, move), move).toEqual([]);
    }
    lab.dealer.tell('away', 3);
    for (const move of ['seize', 'force']) expect(lab.dealer.choices(0, move), move).toEqual([{ seat: 3 }]);
  });
});

describe('what a move comes to, and what is told of it', () => {
  const head = { by: 0, seats: [], n: 0, sides: 0, values: [], faces: [] };

  test('a card that is given, revealed or put back goes there and nowhere else', () => {
    const lab = dealt(3, 3);
    const [a, b, c] = lab.hand(0);
    lab.do(0, 'give', { card: a, to: 2 });
    expect([lab.hand(0), lab.hand(2).at(-1)]).toEqual([[b, c], a]);
    expect(told(lab)).toMatchObject({ ...head, what: 'give', seats: [2], n: 1 });
    lab.do(0, 'putBack', { card: b, where: 'top' });
    expect([lab.hand(0), lab.s.pile[0]]).toEqual([[c], b]);
    expect(told(lab)).toMatchObject({ ...head, what: 'putBack', n: 1 });
    lab.do(0, 'putBack', { card: c, where: 'bottom' });
    expect([lab.hand(0), lab.s.pile.at(-1)]).toEqual([[], c]);
    expect(told(lab)).toMatchObject({ ...head, what: 'putBack', n: 0 });
    expect(lab.dealer.choices(0, 'revealAll')).toEqual([]);
    const [d] = lab.hand(1);
    lab.do(1, 'reveal', { card: d });
    expect(told(lab)).toMatchObject({ what: 'reveal', by: 1, n: 1, faces: [lab.face(d!)] });
    lab.do(1, 'discard', { card: d });
    expect([lab.s.row, lab.hand(1).includes(d!)]).toEqual([[d], false]);
    expect(told(lab)).toMatchObject({ what: 'discard', by: 1, n: 1, faces: [lab.face(d!)] });
  });

  test('[LAB-07] a hand is revealed whole, in its order, or not at all', () => {
    const lab = dealt(3, 2);
    const hand = lab.hand(0);
    for (const cards of [[], hand.slice(1), hand.toReversed()])
      expect(lab.do(0, 'revealAll', { cards }), String(cards.length)).toBe('not-your-card LAB-07');
    lab.do(0, 'reveal', { card: hand[1] });
    expect(lab.do(0, 'revealAll', { cards: hand })).toBe('ok');
    expect(lab.view(1).hands[0]!.cards.map(({ face, open }) => [face, open])).toEqual(
      hand.map((card) => [lab.face(card), true]),
    );
    expect(told(lab)).toMatchObject({ what: 'reveal', n: 3, faces: hand.map((card) => lab.face(card)) });
  });

  test('dice in the open have their values for all, hidden ones for whoever threw them', () => {
    const lab = dealt(0, 2);
    lab.do(0, 'roll', { n: 3, sides: 20 });
    const [open] = lab.s.rolls;
    expect(open).toMatchObject({ by: 0, n: 3, sides: 20, thing: '' });
    expect(open!.values).toHaveLength(3);
    expect(told(lab)).toMatchObject({ what: 'roll', n: 3, sides: 20, values: open!.values, seats: [] });
    for (const seat of [0, 1]) lab.do(seat, 'rollHidden', { n: 2, sides: 6 });
    expect(told(lab)).toMatchObject({ what: 'hidden', by: 1, n: 2, sides: 6, values: [] });
    const mine = lab.s.rolls.find(({ by, thing }) => by === 0 && thing !== '')!;
    lab.do(0, 'showRoll', { thing: mine.thing });
    const shown = lab.s.rolls.find(({ thing }) => thing === mine.thing)!;
    expect(shown.values).toHaveLength(2);
    expect(lab.s.rolls.find(({ by }) => by === 1)!.values).toEqual([]);
    expect(told(lab)).toMatchObject({ what: 'roll', n: 2, sides: 6, values: shown.values, seats: [0] });
  });

  test('top cards are looked at by those who are named, and stay where they are', () => {
    const lab = dealt(1, 3);
    const { pile } = lab.s;
    lab.do(0, 'peek', { n: 2, to: [1] });
    expect(lab.s.pile).toEqual(pile);
    expect([0, 1, 2].map((seat) => pile.slice(0, 3).map((card) => lab.reads(seat, card)))).toEqual([
      [false, false, false],
      [true, true, false],
      [false, false, false],
    ]);
    expect(told(lab)).toMatchObject({ what: 'peek', by: 0, seats: [1], n: 2 });
    expect(lab.view(1).pile.seen.map(({ place }) => place)).toEqual([0, 1]);
  });

  test('[LAB-16] votes are counted for one thing at a time, by those who are here', () => {
    const lab = dealt(1, 4);
    lab.dealer.tell('away', 3);
    lab.do(0, 'seize', { seat: 3 });
    lab.do(1, 'force', { seat: 3 });
    lab.do(2, 'finish');
    expect(lab.view(0).votes).toEqual([
      { what: 'seize', seat: 3, by: [0] },
      { what: 'force', seat: 3, by: [1] },
      { what: 'finish', seat: -1, by: [2] },
    ]);
    lab.dealer.tell('left', 0);
    expect(lab.s.votes.flatMap(({ by }) => by)).not.toContain(0);
    expect(lab.do(1, 'finish')).toBe('ok');
    expect([lab.s.over, laboratory.outcome(lab.s)]).toEqual([true, { winners: [1, 2], why: 'LAB-20' }]);
  });
});

describe('what fails', () => {
  const ROUND = [
    ['shuffle', {}],
    ['deal', { n: 1 }],
    ['draw', {}],
    ['turnUp', {}],
    ['peek', { n: 1, to: [0] }],
    ['scry', { n: 2 }],
    ['search', {}],
    ['recycle', {}],
    ['roll', { n: 1, sides: 6 }],
    ['rollHidden', { n: 1, sides: 6 }],
    ['drawOrder', {}],
    ['steal', { from: 1 }],
    ['entrust', { seats: [0, 1] }],
  ] as const;

  test.each(ROUND)('[LAB-19] %s that nobody can answer leaves each card where it lay, and is told', (move, args) => {
    let failing = false;
    const lab = dealt(3, 3, { fail: () => (failing ? 'lost' : undefined) });
    for (const seat of [0, 1]) lab.do(seat, 'discard', { card: lab.hand(seat)[0] });
    const { pile, row, hands, rolls, order } = lab.s;
    failing = true;
    expect(lab.do(0, move, args)).toBe('ok');
    expect(allCards(lab)).toHaveLength(52);
    // Cards that several didn't get lie on top again, as they came back.
    expect(lab.s.pile.toSorted()).toEqual(pile.toSorted());
    expect([lab.s.pile.slice(3), lab.s.row, lab.s.hands]).toEqual([pile.slice(3), row, hands]);
    expect([lab.s.rolls, lab.s.order, lab.s.few]).toEqual([rolls, order, null]);
    expect(lab.s.job === null || move === 'steal').toBe(true);
    if (move !== 'steal') expect(lab.s.news.some(({ what }) => what === 'failed')).toBe(true);
  });

  test('[LAB-19] a step that fails half-way leaves each card where it was', () => {
    let failing = false;
    const lab = dealt(3, 3, { fail: () => (failing ? 'refused' : undefined) });
    for (const [move, args, then] of [
      ['steal', { from: 1 }, (): string => lab.do(0, 'pick', { card: lab.hand(1)[0] })],
      ['search', {}, (): string => lab.do(0, 'takeFound', { card: lab.s.pile[3] })],
    ] as const) {
      failing = false;
      lab.do(0, move, args);
      const hands = lab.s.hands.map(({ cards }) => cards.length);
      failing = true;
      expect(then()).toBe('ok');
      expect([move, lab.s.job]).toEqual([move, null]);
      expect(lab.s.hands.map(({ cards }) => cards.length)).toEqual(hands);
      expect(new Set(allCards(lab)).size).toBe(52);
    }
  });

  test('[LAB-18] envelopes that nobody opens end the round', () => {
    const lab = dealt(0, 2, { fail: (ask) => (ask.kind === 'open' ? 'lost' : undefined) });
    lab.do(0, 'callChoice');
    for (const seat of [0, 1]) lab.do(seat, 'choose', { word: 'x' });
    lab.do(0, 'openChoices');
    expect([lab.s.choice, lab.s.job]).toEqual([null, null]);
    expect(told(lab)).toMatchObject({ what: 'failed', failed: 'choices' });
    expect(lab.do(1, 'callChoice')).toBe('ok');
  });

  test('[LAB-19] a round of choices and a deck of a few are given up alike', () => {
    const lab = dealt(2, 3);
    lab.do(0, 'callChoice');
    lab.do(0, 'choose', { word: 'x' });
    lab.held = true;
    lab.do(0, 'openChoices');
    expect(lab.do(1, 'choose', { word: 'y' })).toBe('already-chosen LAB-18');
    expect(lab.do(1, 'callOff')).toBe('ok');
    expect(lab.s.choice).toBeNull();
    lab.do(0, 'search');
    lab.do(0, 'callOff');
    expect(lab.s.unmixed).toBe(true);
    expect(new Set(allCards(lab)).size).toBe(52);
  });
});

describe('what is seen', () => {
  test('[LAB-11] a thief picks from backs, but for what lies open; the others see that there is a choice', () => {
    const lab = dealt(3, 3);
    const [open] = lab.hand(1);
    lab.do(1, 'reveal', { card: open });
    lab.do(0, 'steal', { from: 1 });
    const { cards, ...job } = lab.view(0).job!;
    expect(job).toEqual({ what: 'steal', step: 'person', by: 0, seats: [1], n: 0, sides: 0, count: 3 });
    const backs = lab.hand(1).map((id) => ({ id, open: false }));
    expect(cards).toEqual(backs.map((one) => (one.id === open ? { id: open, face: lab.face(open), open: true } : one)));
    expect(cards.filter((one) => one.open)).toHaveLength(1);
    for (const seat of [1, 2, null]) expect(lab.view(seat).job).toMatchObject({ what: 'steal', cards: [], count: 3 });
  });

  test('[LAB-12] [LAB-13] cards that are looked at or searched are for whoever does it, and counted for all', () => {
    const lab = dealt(1, 2);
    lab.do(0, 'scry', { n: 2 });
    const looked = lab.s.job!.cards.map((id) => ({ id, face: lab.face(id), open: false }));
    expect(lab.view(0).job!.cards).toEqual(looked);
    expect(lab.view(1).job).toMatchObject({ what: 'scry', cards: [], count: 2 });
    lab.do(0, 'callOff');
    lab.do(0, 'search');
    expect(lab.view(0).job!.cards).toHaveLength(lab.s.pile.length);
    expect(lab.view(1).job).toMatchObject({ what: 'search', cards: [], count: lab.s.pile.length });
  });

  test('[LAB-18] one’s own envelope says what one has written, the others’ nothing before all are open', () => {
    const lab = dealt(0, 2);
    lab.do(0, 'callChoice');
    lab.do(0, 'choose', { word: 'sasso' });
    expect(lab.view(0).choice).toEqual({ by: 0, waiting: [1], open: false, got: [{ seat: 0, word: 'sasso' }] });
    expect(lab.view(1).choice).toEqual({ by: 0, waiting: [1], open: false, got: [{ seat: 0 }] });
    lab.do(1, 'choose', { word: '' });
    lab.do(1, 'openChoices');
    expect(lab.view(null).choice).toMatchObject({
      open: true,
      got: [
        { seat: 0, word: 'sasso' },
        { seat: 1, word: '' },
      ],
    });
  });

  test('hands say who is here, away or gone; cards face up are read by all, a deck in order card by card by nobody', () => {
    const lab = dealt(1, 3);
    lab.do(0, 'discard', { card: lab.hand(0)[0] });
    lab.dealer.tell('away', 1);
    lab.dealer.tell('left', 2);
    const view = lab.view(null);
    expect(view.hands.map(({ seat, state, cards }) => [seat, state, cards.length])).toEqual([
      [0, 'here', 0],
      [1, 'away', 1],
      [2, 'left', 1],
    ]);
    expect(view.row).toEqual([{ id: lab.s.row[0], face: lab.face(lab.s.row[0]!), open: true }]);
    expect(view.hands[1]!.cards).toEqual([{ id: lab.hand(1)[0], open: false }]);
    expect(new Lab(2).view(0).pile).toEqual({ count: 52, unmixed: true, mixedBy: [], seen: [] });
  });

  test('[LAB-17] a hidden roll has its values for whoever threw it, and a name until it is shown', () => {
    const lab = dealt(0, 2);
    lab.do(0, 'rollHidden', { n: 2, sides: 6 });
    const { thing } = lab.s.rolls[0]!;
    expect(lab.view(1).rolls).toEqual([{ by: 0, n: 2, sides: 6, values: [], thing }]);
    expect(lab.view(0).rolls[0]!.values).toHaveLength(2);
    lab.do(0, 'showRoll', { thing });
    expect(lab.view(1).rolls[0]).toMatchObject({ thing: '', values: lab.view(0).rolls[0]!.values });
  });
});
