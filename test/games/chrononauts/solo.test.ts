/** Solonauts: sending Identities home before the cards run out. */
import { expect, test } from 'vitest';
import { A, B, Trial, solo, type Setting } from './trial.ts';

/** The hand is these, face up. */
function holding(hand: readonly string[], setting: Setting = {}): Trial {
  const t = solo(setting);
  t.setHand(A, ...hand);
  const known = Object.fromEntries(t.hand(A).map((card) => [card, t.dealer.face(card)]));
  t.arrange((s) => ({ ...s, faces: { ...s.faces, ...known } }));
  t.dealer.play = { ...t.dealer.play, faces: { ...t.dealer.play.faces, ...known } };
  return t;
}

/** The traveller with this face, wherever it was. */
function traveller(t: Trial, face: string): string {
  const old = t.s.travellers[0]!;
  t.arrange((s) => ({ ...s, faces: { ...s.faces, [old]: face } }));
  return old;
}

test('[CH-251, CH-253, CH-254, CH-255] True History, eight Identities and five cards, all face up, for one or for a team', () => {
  for (const seats of [1, 3]) {
    const t = solo({ seats });
    const view = t.view(null);
    expect(view.travellers.map(({ face }) => face).every((face) => face!.startsWith('I'))).toBe(true);
    expect([view.travellers.length, t.s.drawPile.length]).toEqual([8, 41 - 5]);
    expect(view.places.every(({ side }) => side === 'true')).toBe(true);
    for (const seat of t.s.seats)
      expect(t.view(seat).me!.hand.filter(({ face }) => face !== undefined)).toHaveLength(5);
    expect(t.phase).toBe('step');
  }
  expect(solo({ options: { soloIdentities: 6 } }).s.travellers).toHaveLength(6);
  expect(new Trial({ seats: 2 }).do(A, 'refill')).toBe('not-begun CH-007');
});

test('[CH-252] there are no Missions, no Artifacts, no events', () => {
  const t = solo();
  const all = [...t.hand(A), ...t.s.drawPile].map((card) => t.dealer.face(card));
  expect(all.every((face) => /^P1|-fate|-history|-assassination|-disaster|-attack|sabotage/.test(face))).toBe(true);
  expect([t.s.missionDeck, t.s.missions]).toEqual([[], {}]);
});

test('[CH-256, CH-269] in a step one card is played or discarded, without a window', () => {
  const t = holding(['reverse-fate', 'sabotage']);
  expect(t.play(A, 'reverse-fate', 'L1912')).toBe('ok');
  expect([t.phase, t.s.timeline.primes, t.s.stack]).toEqual(['home', ['L1912'], []]);
  expect(t.play(A, 'sabotage', 'L1957')).toBe('no-play-left CH-046');
  const other = holding(['reverse-fate', 'sabotage']);
  expect(other.do(A, 'discardAny', { card: other.card(A, 'sabotage') })).toBe('ok');
  expect([other.phase, other.discards()]).toEqual(['home', ['sabotage']]);
  expect(other.lose(A, 'reverse-fate')).toBe('not-in-this-mode CH-256');
  expect(other.do(A, 'endTurn')).toBe('not-in-this-mode CH-256');
});

test('[CH-257] a Patch gives no card', () => {
  const t = holding(['P1918']);
  t.history([1914]);
  t.play(A, 'P1918', 'R1918');
  expect([t.hand(A), t.s.timeline.patches]).toEqual([[], { R1918: 'P1918' }]);
  expect(t.do(A, 'draw')).toBe('not-in-this-mode CH-257');
});

test('[CH-258] any number of Patches may be thrown away before the refill, and nothing else', () => {
  const t = holding(['P1918', 'P1929', 'sabotage']);
  expect(t.do(A, 'discardPatch', { card: t.card(A, 'P1918') })).toBe('ok');
  expect(t.phase).toBe('step');
  expect(t.do(A, 'discardPatch', { card: t.card(A, 'sabotage') })).toBe('not-a-patch CH-258');
  t.play(A, 'sabotage', 'L1957');
  expect(t.do(A, 'discardPatch', { card: t.card(A, 'P1929') })).toBe('ok');
});

test('[CH-259] after a step the hand is filled up to five', () => {
  const t = solo();
  t.do(A, 'discardAny', { card: t.hand(A)[0] });
  expect(t.do(A, 'refill')).toBe('ok');
  expect([t.hand(A).length, t.phase, t.s.turn, t.s.drawPile.length]).toEqual([5, 'step', 2, 35]);
  expect(t.view(A).me!.hand.every(({ face }) => face !== undefined)).toBe(true);
  expect(t.do(A, 'refill')).toBe('step-first CH-260');
});

test('[CH-260, CH-261, CH-262] after a step one says who goes home, and whoever is there stays there', () => {
  const t = holding(['prevent-assassination', 'sabotage']);
  t.history([1865, 1915], 'P1917');
  const card = traveller(t, 'I01');
  t.arrange((s) => ({ ...s, travellers: [card as never, ...s.travellers.slice(1)] }));
  t.history([1865, 1915, 1963], 'P1974');
  expect(t.do(A, 'sendHome', { card })).toBe('step-first CH-260');
  t.do(A, 'discardAny', { card: t.card(A, 'sabotage') });
  expect(t.s.home).toEqual([]);
  expect(t.do(A, 'sendHome', { card })).toBe('ok');
  expect(t.view(A).home.map(({ face }) => face)).toEqual(['I01']);
  expect(t.do(A, 'sendHome', { card })).toBe('not-waiting CH-260');
  t.history([]);
  expect(t.s.home).toHaveLength(1);
});

test('[CH-263] what could be read only before the latest play is too late', () => {
  const t = holding(['reverse-fate']);
  t.history([1865, 1915, 1963], 'P1917', 'P1974');
  const card = traveller(t, 'I01');
  t.play(A, 'reverse-fate', 'L1912');
  expect(t.do(A, 'sendHome', { card })).toBe('win-not-met CH-263');
});

test('[CH-264, CH-266] the deck is gone through once; with pile and hand empty the rest has lost', () => {
  const t = holding(['sabotage']);
  t.arrange((s) => ({ ...s, drawPile: [] }));
  t.do(A, 'discardAny', { card: t.card(A, 'sabotage') });
  expect(t.phase).toBe('home');
  t.do(A, 'refill');
  expect(t.s.result).toEqual({ winners: [], why: 'CH-266' });
  expect(t.view(A).home).toHaveLength(0);
});

test('[CH-265] with all at home all have won, also by the last card', () => {
  const t = holding(['reverse-fate'], { seats: 2 });
  t.history([1865, 1915, 1980], 'P1917', 'P1999');
  const card = traveller(t, 'I08');
  t.arrange((s) => ({ ...s, travellers: s.travellers.slice(0, 1), drawPile: [] }));
  t.do(B, 'discardAny', { card: t.card(A, 'reverse-fate') });
  expect(t.do(B, 'sendHome', { card })).toBe('ok');
  expect(t.s.result).toEqual({ winners: [A, B], why: 'CH-265' });
});

test('[CH-267, CH-271] one may go on discarding, or give up; how many are home is told', () => {
  const t = solo();
  for (let i = 0; i < 3; i++) {
    expect(t.do(A, 'discardAny', { card: t.hand(A)[0] })).toBe('ok');
    t.do(A, 'refill');
  }
  t.do(A, 'giveUp');
  expect(t.s.result).toEqual({ winners: [], why: 'CH-271' });
  expect(t.view(A).home).toEqual([]);
});

test('[CH-271] who gives up keeps those who are home, and the result tells how many', () => {
  const t = holding(['reverse-fate', 'sabotage']);
  const home = traveller(t, 'I01');
  t.history([1865, 1915, 1963], 'P1917', 'P1974');
  t.do(A, 'discardAny', { card: t.hand(A)[0] });
  expect(t.do(A, 'sendHome', { card: home })).toBe('ok');
  expect(t.do(A, 'giveUp')).toBe('ok');
  expect(t.s.result).toEqual({ winners: [], why: 'CH-271' });
  expect([t.view(A).home.map(({ face }) => face), t.view(A).travellers.length]).toEqual([['I01'], 7]);
});

test('[CH-251] several play as one: one hand for all, seen by all, and anybody makes the next step', () => {
  const t = holding(['reverse-fate', 'sabotage', 'P1918'], { seats: 3 });
  const hands = [A, B, 2].map((seat) => t.view(seat).me!.hand);
  expect(hands[1]).toEqual(hands[0]);
  expect(hands[2]).toEqual(hands[0]);
  expect(t.view(A).seats.map(({ hand }) => hand)).toEqual([3, 3, 3]);
  const card = (face: string): unknown => t.hand(A).find((one) => t.dealer.face(one) === face);
  expect(t.do(B, 'play', { card: card('sabotage'), targets: ['L1957'] })).toBe('ok');
  expect(t.do(2, 'refill')).toBe('ok');
  expect(t.do(A, 'discardAny', { card: card('reverse-fate') })).toBe('ok');
  expect(t.view(2).me!.hand.map(({ face }) => face)).not.toContain('sabotage');
  expect(t.s.discard.map((one) => t.dealer.face(one))).toEqual(['sabotage', 'reverse-fate']);
});

test('[CH-268] thirteen Paradoxes, UltraParadox and 1945 are as in Chrononauts', () => {
  const t = holding(['reverse-fate', 'P1945b']);
  t.history([1865, 1912, 1936, 1963, 1981]);
  expect(t.play(A, 'P1945b', 'R1945')).toBe('patch-not-playable-if CH-101');
  t.play(A, 'reverse-fate', 'L1980');
  expect(t.s.result?.why).toBe('CH-118');
  const ultra = holding(['reverse-fate']);
  ultra.history([1943], 'P1962');
  expect(ultra.play(A, 'reverse-fate', 'L1980')).toBe('ultraparadox-unreachable CH-108');
});

test('[CH-251] its moves are for Solonauts only', () => {
  const t = new Trial({ seats: 2, options: { startMethod: 'chosen', mulligan: false } });
  t.do(A, 'begin');
  t.do(A, 'chooseFirst', { seat: A });
  t.do(A, 'draw');
  for (const [move, args] of [
    ['discardAny', { card: t.hand(A)[0] }],
    ['discardPatch', { card: t.hand(A)[0] }],
    ['sendHome', { card: t.hand(A)[0] }],
    ['refill', {}],
    ['giveUp', {}],
  ] as const)
    expect(t.do(A, move, args)).toBe('not-in-this-mode CH-251');
});
