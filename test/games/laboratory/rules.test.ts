/** Each house rule: what it lets through and what it refuses. */
import { describe, expect, test } from 'vitest';
import { orderOf, ordersOf } from '../../../src/games/laboratory/jobs.ts';
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import { dealt, Lab } from './lab.ts';

describe('the laboratory’s house rules', () => {
  test('[LAB-01] after the end only a new deck begins', () => {
    const lab = dealt(1, 2);
    lab.do(0, 'finish');
    lab.do(1, 'finish');
    expect(lab.do(0, 'draw')).toBe('cards-away LAB-01');
    expect(lab.do(0, 'newDeck')).toBe('ok');
    expect([lab.s.over, lab.s.pile.length, lab.s.unmixed]).toEqual([false, 52, true]);
  });

  test('[LAB-02] one thing at a time; giving a card is none', () => {
    const lab = dealt();
    lab.held = true;
    lab.do(0, 'draw');
    expect(lab.do(1, 'draw')).toBe('something-under-way LAB-02');
    expect(lab.do(1, 'give', { card: lab.hand(1)[0], to: 2 })).toBe('ok');
    lab.dealer.settle();
    lab.held = false;
    expect(lab.do(1, 'draw')).toBe('ok');
  });

  test('[LAB-03] nothing is taken from a pile whose order could be known', () => {
    const lab = new Lab();
    for (const [move, args] of [
      ['draw', {}],
      ['turnUp', {}],
      ['deal', { n: 1 }],
      ['peek', { n: 1, to: [0] }],
      ['scry', { n: 1 }],
      ['search', {}],
    ] as const)
      expect(lab.do(0, move, args), move).toBe('not-shuffled LAB-03');
    lab.do(0, 'shuffle', { n: 51 });
    expect(lab.do(0, 'draw')).toBe('not-shuffled LAB-03');
    lab.do(0, 'shuffle');
    expect(lab.do(0, 'draw')).toBe('ok');
  });

  test('[LAB-04] no more cards than the pile has', () => {
    const lab = dealt(13, 4);
    expect(lab.s.pile).toHaveLength(0);
    expect(lab.do(0, 'draw')).toBe('too-few-cards LAB-04');
    expect(lab.do(0, 'turnUp')).toBe('too-few-cards LAB-04');
    expect(dealt(12, 4).do(0, 'deal', { n: 2 })).toBe('too-few-cards LAB-04');
    expect(dealt(12, 4).do(0, 'peek', { n: 5, to: [0] })).toBe('too-few-cards LAB-04');
    expect(dealt(12, 4).do(0, 'shuffle', { n: 5 })).toBe('too-few-cards LAB-04');
  });

  test('[LAB-05] shuffling takes two cards', () => {
    const lab = dealt(0);
    expect(lab.do(0, 'shuffle', { n: 1 })).toBe('nothing-to-shuffle LAB-05');
    const empty = dealt(13, 4);
    expect(empty.do(0, 'shuffle')).toBe('nothing-to-shuffle LAB-05');
    expect(empty.do(0, 'search')).toBe('nothing-to-shuffle LAB-05');
  });

  test('[LAB-06] who shuffles is here, each once, in the order named', () => {
    const lab = dealt(0);
    expect(lab.do(0, 'shuffle', { by: [2, 0] })).toBe('ok');
    expect(lab.s.mixedBy).toEqual([2, 0]);
    lab.dealer.tell('away', 3);
    for (const by of [[], [1, 1], [3], [9]])
      expect(lab.do(0, 'shuffle', { by }), String(by)).toBe('who-shuffles LAB-06');
    lab.do(0, 'shuffle');
    expect(lab.s.mixedBy).toEqual([0, 1, 2]);
  });

  test('[LAB-07] one’s own cards only', () => {
    const lab = dealt();
    const [other] = lab.hand(1);
    expect(lab.do(0, 'give', { card: other, to: 2 })).toBe('not-your-card LAB-07');
    expect(lab.do(0, 'show', { card: other, to: 2 })).toBe('not-your-card LAB-07');
    expect(lab.do(0, 'putBack', { card: other, where: 'top' })).toBe('not-your-card LAB-07');
    // Nobody can prove what lies in another's hand.
    expect(lab.do(0, 'discard', { card: other })).toBe('move/proof P7');
    lab.do(1, 'reveal', { card: other });
    expect(lab.do(0, 'discard', { card: other })).toBe('not-your-card LAB-07');
  });

  test('[LAB-08] to somebody else who sits here', () => {
    const lab = dealt();
    const [card] = lab.hand(0);
    for (const to of [0, 7]) expect(lab.do(0, 'give', { card, to })).toBe('nobody-there LAB-08');
    expect(lab.do(0, 'steal', { from: 0 })).toBe('nobody-there LAB-08');
    lab.dealer.tell('away', 2);
    expect(lab.do(0, 'steal', { from: 2 })).toBe('nobody-there LAB-08');
    expect(lab.do(0, 'peek', { n: 1, to: [2] })).toBe('nobody-there LAB-08');
    expect(lab.do(0, 'give', { card, to: 2 })).toBe('ok');
  });

  test('[LAB-09] a hand that the table is busy with is left alone', () => {
    const lab = dealt();
    lab.held = true;
    const [card] = lab.hand(1);
    lab.do(0, 'steal', { from: 1 });
    expect(lab.do(1, 'discard', { card })).toBe('hand-held LAB-09');
    expect(lab.do(1, 'give', { card, to: 2 })).toBe('hand-held LAB-09');
    expect(lab.do(2, 'give', { card: lab.hand(2)[0], to: 1 })).toBe('hand-held LAB-09');
    expect(lab.do(2, 'discard', { card: lab.hand(2)[0] })).toBe('ok');
  });

  test('[LAB-10] nothing is stolen from an empty hand', () => {
    expect(dealt(0).do(0, 'steal', { from: 1 })).toBe('nothing-to-steal LAB-10');
  });

  test('[LAB-11] the victim mixes, the thief alone picks; both know the card, the others don’t', () => {
    const lab = dealt();
    const before = new Set(lab.hand(1));
    lab.do(0, 'steal', { from: 1 });
    const hand = lab.hand(1);
    expect(hand.some((card) => before.has(card))).toBe(false);
    expect(hand.every((card) => lab.reads(1, card) && !lab.reads(0, card))).toBe(true);
    expect(lab.do(2, 'pick', { card: hand[1] })).toBe('not-your-pick LAB-11');
    expect(lab.do(0, 'pick', { card: lab.hand(2)[0] })).toBe('not-your-pick LAB-11');
    expect(lab.do(0, 'pick', { card: hand[1] })).toBe('ok');
    expect([lab.hand(0).length, lab.hand(1).length]).toEqual([4, 2]);
    expect([0, 1, 2].map((seat) => lab.reads(seat, hand[1]!))).toEqual([true, true, false]);
  });

  test('[LAB-12] looked-at cards go back, all of them, where their looker wants', () => {
    const lab = dealt();
    lab.do(0, 'scry', { n: 3 });
    const [a, b, c] = lab.s.job!.cards;
    expect(lab.do(1, 'arrange', { top: [a, b, c], bottom: [] })).toBe('not-your-pick LAB-12');
    expect(lab.do(0, 'arrange', { top: [a, b], bottom: [] })).toBe('put-all-back LAB-12');
    expect(lab.do(0, 'arrange', { top: [a, a], bottom: [b] })).toBe('put-all-back LAB-12');
    expect(lab.do(0, 'arrange', { top: [c, a], bottom: [b] })).toBe('ok');
    expect([lab.s.pile[0], lab.s.pile[1], lab.s.pile.at(-1)]).toEqual([c, a, b]);
    expect(lab.view(0).pile.seen.map(({ place }) => place)).toEqual([0, 1, 39]);
    expect(lab.view(1).pile.seen).toEqual([]);
  });

  test('[LAB-13] a search is the searcher’s alone, and everybody shuffles after it', () => {
    const lab = dealt();
    lab.do(0, 'search');
    expect(lab.view(0).job!.cards.every(({ face }) => face !== undefined)).toBe(true);
    expect(lab.view(1).job!.cards).toEqual([]);
    const card = lab.s.pile.find((one) => lab.face(one) === lab.view(0).job!.cards[5]!.face);
    expect(lab.do(1, 'takeFound', { card })).toBe('not-your-pick LAB-13');
    expect(lab.do(0, 'takeFound', { card: lab.hand(0)[0] })).toBe('not-in-the-pile LAB-13');
    expect(lab.do(0, 'takeFound', { card })).toBe('ok');
    expect([lab.hand(0).at(-1), lab.s.unmixed, lab.s.mixedBy]).toEqual([card, false, [0, 1, 2, 3]]);
    expect(lab.view(0).pile.seen).toEqual([]);
  });

  test('[LAB-14] face-up cards go back hidden, and the pile is shuffled', () => {
    const lab = dealt();
    expect(lab.do(0, 'recycle')).toBe('row-empty LAB-14');
    lab.do(0, 'discard', { card: lab.hand(0)[0] });
    lab.do(1, 'turnUp');
    const shown = lab.s.row.map((card) => lab.face(card));
    expect(lab.do(2, 'recycle')).toBe('ok');
    expect([lab.s.row.length, lab.s.pile.length, lab.s.unmixed]).toEqual([0, 41, false]);
    expect(lab.s.pile.filter((card) => lab.reads(0, card))).toEqual([]);
    expect(lab.s.pile.map((card) => lab.face(card))).toEqual(expect.arrayContaining(shown));
  });

  test('[LAB-15, LAB-16] more than half of those here decide about the hand of whoever isn’t', () => {
    const lab = dealt();
    expect(lab.do(0, 'seize', { seat: 3 })).toBe('still-here LAB-15');
    lab.dealer.tell('left', 3);
    expect(lab.do(0, 'seize', { seat: 3 })).toBe('ok');
    expect(lab.hand(3)).toHaveLength(3);
    expect(lab.do(0, 'seize', { seat: 3 })).toBe('already-voted LAB-16');
    lab.do(1, 'seize', { seat: 3 });
    expect([lab.hand(3).length, lab.s.pile.length, lab.s.mixedBy]).toEqual([0, 43, [0, 1, 2]]);
    expect(lab.do(0, 'seize', { seat: 3 })).toBe('still-here LAB-15');
  });

  test('[LAB-15] a hand can be laid open instead; who comes back has votes no more against them', () => {
    const lab = dealt();
    lab.dealer.tell('away', 2);
    lab.do(0, 'force', { seat: 2 });
    lab.dealer.tell('back', 2);
    expect(lab.s.votes).toEqual([]);
    lab.dealer.tell('away', 2);
    lab.do(0, 'force', { seat: 2 });
    lab.do(1, 'force', { seat: 2 });
    expect(lab.hand(2).every((card) => lab.reads(3, card))).toBe(true);
    expect(lab.view(null).hands[2]!.cards.every(({ open, face }) => open && face !== undefined)).toBe(true);
  });

  test('[LAB-17] hidden dice are for the roller’s eyes until shown', () => {
    const lab = dealt();
    lab.do(0, 'rollHidden', { n: 3, sides: 6 });
    const { thing } = lab.s.rolls[0]!;
    expect([lab.view(0).rolls[0]!.values.length, lab.view(1).rolls[0]!.values.length]).toEqual([3, 0]);
    const mine = lab.view(0).rolls[0]!.values;
    expect(lab.do(1, 'showRoll', { thing })).toBe('move/proof P7');
    expect(lab.do(0, 'showRoll', { thing: 'none' })).toBe('move/proof P7');
    expect(lab.do(0, 'showRoll', { thing })).toBe('ok');
    expect(lab.view(1).rolls[0]!.values).toEqual(mine);
    expect(lab.do(1, 'showRoll', { thing })).toBe('not-your-roll LAB-17');
  });

  test('[LAB-18] secret choices: one round, one each, opened together', () => {
    const lab = dealt(0, 3);
    expect(lab.do(0, 'choose', { word: 'sasso' })).toBe('no-choice LAB-18');
    lab.do(0, 'callChoice');
    expect(lab.do(1, 'callChoice')).toBe('choice-open LAB-18');
    expect(lab.do(0, 'openChoices')).toBe('no-choice LAB-18');
    lab.do(0, 'choose', { word: 'sasso' });
    expect(lab.do(0, 'choose', { word: 'carta' })).toBe('already-chosen LAB-18');
    expect(lab.view(1).choice!.got).toEqual([{ seat: 0 }]);
    lab.do(1, 'choose', { word: 'forbici' });
    lab.dealer.tell('away', 2);
    expect(lab.s.choice!.waiting).toEqual([]);
    lab.do(2, 'openChoices');
    expect(lab.view(null).choice!.got.map(({ word }) => word)).toEqual(['sasso', 'forbici']);
  });

  test('[LAB-19] what is under way may be given up: cards are where they were', () => {
    const lab = dealt();
    expect(lab.do(0, 'callOff')).toBe('nothing-under-way LAB-19');
    const { pile } = lab.s;
    for (const [move, args] of [
      ['deal', { n: 2 }],
      ['turnUp', {}],
      ['scry', { n: 2 }],
      ['shuffle', {}],
    ] as const) {
      lab.held = true;
      lab.do(0, move, args);
      expect(lab.do(1, 'callOff')).toBe('ok');
      expect(lab.s.pile, move).toEqual(pile);
      expect([lab.s.job, lab.dealer.play.asks.length]).toEqual([null, 0]);
    }
  });

  test('[LAB-20] more than half put the cards away, and nobody has won', () => {
    const lab = dealt(1, 3);
    lab.do(0, 'finish');
    expect([lab.s.over, lab.do(0, 'finish')]).toEqual([false, 'already-voted LAB-16']);
    expect(laboratory.outcome(lab.s)).toBeUndefined();
    lab.do(1, 'finish');
    expect([lab.s.over, lab.s.hands]).toEqual([true, []]);
    expect(laboratory.outcome(lab.s)).toEqual({ winners: [0, 1, 2], why: 'LAB-20' });
  });

  test('[LAB-21] a card that all see isn’t shown, given or slipped back; discarding it is free', () => {
    const lab = dealt();
    const [card] = lab.hand(0);
    lab.do(0, 'reveal', { card });
    expect(lab.reads(3, card!)).toBe(true);
    expect(lab.do(0, 'reveal', { card })).toBe('card-face-up LAB-21');
    expect(lab.do(0, 'show', { card, to: 1 })).toBe('card-face-up LAB-21');
    expect(lab.do(0, 'give', { card, to: 1 })).toBe('card-face-up LAB-21');
    expect(lab.do(0, 'putBack', { card, where: 'bottom' })).toBe('card-face-up LAB-21');
    expect(lab.do(0, 'discard', { card })).toBe('ok');
    lab.do(0, 'revealAll', { cards: lab.hand(0) });
    expect(lab.do(0, 'revealAll', { cards: lab.hand(0) })).toBe('card-face-up LAB-21');
  });

  test('[LAB-22] the face-up cards become a deck of a few, shuffled by them, one at a time', () => {
    const lab = dealt(1);
    expect(lab.do(0, 'entrust', { seats: [0, 2] })).toBe('row-too-short LAB-22');
    for (const seat of [0, 1, 2]) lab.do(seat, 'discard', { card: lab.hand(seat)[0] });
    lab.dealer.tell('away', 3);
    for (const seats of [[], [1], [1, 1], [0, 3], [0, 9]])
      expect(lab.do(0, 'entrust', { seats }), String(seats)).toBe('a-few LAB-22');
    expect(lab.do(1, 'entrust', { seats: [2, 0] })).toBe('ok');
    expect([lab.s.few?.seats, lab.s.few?.cards.length, lab.s.row]).toEqual([[0, 2], 3, []]);
    expect(lab.view(1).few).toEqual({ seats: [0, 2], count: 3 });
    lab.do(0, 'turnUp');
    lab.do(0, 'turnUp');
    expect(lab.do(0, 'entrust', { seats: [0, 1] })).toBe('own-deck-there LAB-22');
  });

  test('[LAB-23] its own draw from it and lay it open, the others don’t', () => {
    const lab = dealt(1);
    for (const seat of [0, 1, 2]) lab.do(seat, 'discard', { card: lab.hand(seat)[0] });
    expect(lab.do(0, 'drawFew')).toBe('not-your-deck LAB-23');
    lab.do(0, 'entrust', { seats: [0, 2] });
    expect(lab.do(1, 'drawFew')).toBe('not-your-deck LAB-23');
    expect(lab.do(1, 'openFew')).toBe('not-your-deck LAB-23');
    expect(lab.do(2, 'drawFew')).toBe('ok');
    const [card] = lab.hand(2);
    expect([0, 1, 2].map((seat) => lab.reads(seat, card!))).toEqual([false, false, true]);
    expect(lab.do(0, 'openFew')).toBe('ok');
    expect([lab.s.few, lab.s.row.length]).toEqual([null, 2]);
  });

  test('a shown card is seen by one and stays where it is', () => {
    const lab = dealt();
    const [card] = lab.hand(0);
    lab.do(0, 'show', { card, to: 2 });
    expect([1, 2, 3].map((seat) => lab.reads(seat, card!))).toEqual([false, true, false]);
    expect(lab.hand(0)).toContain(card);
  });

  test('who begins is one throw: every order has its number, and no two the same', () => {
    const seats = [4, 7, 9, 11];
    const all = new Set(Array.from({ length: ordersOf(4) }, (_, i) => orderOf(seats, i).join()));
    expect(all.size).toBe(24);
    const lab = dealt(0, 5);
    lab.do(2, 'drawOrder');
    expect(new Set(lab.s.order)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(lab.s.order).toHaveLength(5);
  });

  test('a newcomer has an empty hand and is dealt in', () => {
    const lab = dealt(2, 2);
    lab.dealer.tell('joined', 5);
    lab.do(5, 'draw');
    lab.do(0, 'deal', { n: 1 });
    expect([lab.hand(5).length, lab.hand(0).length]).toEqual([2, 3]);
  });
});
