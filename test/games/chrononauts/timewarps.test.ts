/** Double Time, A Second Chance, A Peek Ahead; draw pile and discard pile. */
import { expect, test } from 'vitest';
import { A, B, begun, playing, type Trial } from './trial.ts';

/** Of the open search: the card with this face. */
const found = (t: Trial, face: string): string =>
  (t.s.prompt?.zone === 'draw' ? t.s.drawPile : t.s.discard).find((card) => t.dealer.face(card) === face)!;
const choose = (t: Trial, seat: number, face: string, ...targets: readonly string[]): string =>
  t.do(seat, 'choose', { card: found(t, face), targets });

test('[CH-182] Double Time draws two cards and adds two plays', () => {
  const t = playing(['fast-forward', 'grail']);
  t.setPile('ark', 'menorah');
  t.resolve(A, 'fast-forward');
  expect([t.faces(A), t.phase]).toEqual([['grail', 'ark', 'menorah'], 'play']);
  t.resolve(A, 'ark');
  t.resolve(A, 'menorah');
  expect(t.phase).toBe('end');
});

test('[CH-183] cancelled, it does neither', () => {
  const t = playing(['fast-forward', 'grail']);
  t.setHand(B, 'memo');
  t.play(A, 'fast-forward');
  t.memo(B);
  t.allPass();
  expect([t.faces(A), t.phase]).toEqual([['grail'], 'end']);
});

test('[CH-184, CH-185] a Note on one of its plays cancels that card only', () => {
  const t = playing(['fast-forward', 'grail', 'ark']);
  t.setHand(B, 'memo');
  t.resolve(A, 'fast-forward');
  t.play(A, 'grail');
  expect(t.memo(B, 1)).toBe('memo-too-late CH-159');
  t.memo(B);
  t.allPass();
  expect([t.phase, t.table(A)]).toEqual(['play', []]);
  expect(t.play(A, 'ark')).toBe('ok');
});

test('[CH-186] all of it is one turn, with one end', () => {
  const t = playing(['fast-forward', 'grail', 'ark']);
  t.resolve(A, 'fast-forward');
  t.resolve(A, 'grail');
  expect(t.declare(A, 'hand')).toBe('win-only-at-turn-end CH-209');
  expect(t.do(A, 'endTurn')).toBe('play-required CH-050');
  expect(t.do(A, 'draw')).toBe('already-drew CH-045');
});

test('[CH-187] a second one adds its own to what is still to be played', () => {
  const t = playing(['fast-forward', 'fast-forward']);
  t.resolve(A, 'fast-forward');
  t.resolve(A, 'fast-forward');
  expect([t.s.pending, t.hand(A).length]).toEqual([[{ kind: 'main', left: 3, later: 0 }], 4]);
});

test('[CH-188] read as two turns it gives a draw and a play, and again a draw and a play', () => {
  const t = playing(['fast-forward', 'grail'], { options: { fastForward: 'twoTurns' } });
  t.resolve(A, 'fast-forward');
  expect([t.phase, t.hand(A).length]).toEqual(['draw', 1]);
  t.do(A, 'draw');
  t.lose(A, 'grail');
  expect(t.phase).toBe('draw');
  t.do(A, 'draw');
  t.do(A, 'loseTime', { card: t.hand(A)[0] });
  expect(t.phase).toBe('end');
});

test('[CH-189, CH-192, CH-201] A Second Chance takes a card from the discard pile, before all, and plays it at once', () => {
  const t = playing(['rewind', 'ark']);
  t.discard('grail', 'menorah');
  t.resolve(A, 'rewind');
  expect(t.view(B).prompt).toMatchObject({ seat: A, zone: 'discard' });
  expect(t.view(B).prompt!.cards.map(({ face }) => face)).toEqual(['grail', 'menorah', 'rewind']);
  expect(t.do(A, 'choose', { targets: [] })).toBe('must-take-one CH-189');
  expect(choose(t, A, 'grail')).toBe('ok');
  expect([t.faces(A), t.s.stack.map(({ face }) => face)]).toEqual([['ark'], ['grail']]);
  t.allPass();
  expect([t.table(A), t.discards()]).toEqual([['grail'], ['menorah', 'rewind']]);
});

test('[CH-190] only what can be played now', () => {
  const t = playing(['rewind']);
  t.discard('P1918', 'grail');
  t.resolve(A, 'rewind');
  expect(choose(t, A, 'P1918', 'R1918')).toBe('no-paradox CH-090');
  expect(t.s.prompt).not.toBeNull();
});

test('[CH-191] without such a card it can’t be announced', () => {
  const t = playing(['rewind']);
  expect(t.play(A, 'rewind')).toBe('no-legal-target CH-191');
  t.discard('P1918', 'memo', 'quick-trip');
  expect(t.play(A, 'rewind')).toBe('no-legal-target CH-191');
});

test('[CH-148] no Timewarp is brought up by another', () => {
  for (const [card, zone] of [
    ['rewind', 'discard'],
    ['quick-trip', 'draw'],
  ] as const) {
    const t = playing([card]);
    if (zone === 'discard') t.discard('grail', 'fast-forward');
    else t.setPile('grail', 'fast-forward');
    t.resolve(A, card);
    expect(choose(t, A, 'fast-forward')).toBe('timewarp-excluded CH-148');
    expect(choose(t, A, 'grail')).toBe('ok');
  }
});

test('[CH-193, CH-206] A Peek Ahead looks through the draw pile alone', () => {
  const t = playing(['quick-trip']);
  t.setPile('grail');
  t.resolve(A, 'quick-trip');
  expect(t.view(A).prompt!.cards[0]!.face).toBe('grail');
  expect(t.view(A).prompt!.cards).toHaveLength(t.s.drawPile.length);
  expect(t.view(B).prompt).toEqual({ seat: A, zone: 'draw', cards: [] });
  expect(t.do(B, 'choose', { targets: [] })).toBe('not-your-turn CH-048');
});

test('[CH-194] it takes only what can be played now', () => {
  const t = playing(['quick-trip']);
  t.setPile('P1918');
  t.resolve(A, 'quick-trip');
  expect(choose(t, A, 'P1918', 'R1918')).toBe('no-paradox CH-090');
});

test('[CH-191, CH-194] cards that can’t be played now are nothing to find', () => {
  const t = playing(['rewind']);
  t.discard('P1918', 'fast-forward');
  expect(t.play(A, 'rewind')).toBe('no-legal-target CH-191');
  t.discard('grail');
  expect(t.play(A, 'rewind')).toBe('ok');
});

test('[CH-195] the rest is mixed before the card’s window opens', () => {
  const t = playing(['quick-trip']);
  t.setPile('grail', 'ark');
  t.resolve(A, 'quick-trip');
  const rest = t.s.drawPile.slice(1);
  t.hold = ['drawPile'];
  choose(t, A, 'grail');
  expect([t.phase, t.asked('drawPile')!.kind]).toEqual(['resolve', 'shuffle']);
  t.hold = [];
  t.settle();
  expect(t.phase).toBe('window');
  expect(t.s.drawPile).toHaveLength(rest.length);
  expect(t.s.drawPile.some((card) => rest.includes(card))).toBe(false);
});

test('[CH-196] whoever finds nothing plays nothing, and the pile is mixed all the same', () => {
  const t = playing(['quick-trip', 'ark']);
  t.resolve(A, 'quick-trip');
  const before = t.s.drawPile;
  expect(t.do(A, 'choose', { targets: [] })).toBe('ok');
  expect([t.phase, t.s.drawPile.length]).toEqual(['end', before.length]);
  expect(t.s.drawPile).not.toEqual(before);
});

test('[CH-197] with an empty draw pile the discard pile is mixed first', () => {
  const t = playing(['quick-trip', 'ark']);
  t.onlyPile();
  const there = t.s.discard.length;
  t.resolve(A, 'quick-trip');
  expect([t.view(A).prompt!.cards.length, t.s.discard]).toEqual([there + 1, []]);
});

test('[CH-198, CH-199, CH-200] the card found has its own window and costs no other play; cancelled, all is spent', () => {
  const t = playing(['quick-trip', 'ark']);
  t.setPile('grail');
  t.setHand(B, 'memo');
  t.resolve(A, 'quick-trip');
  choose(t, A, 'grail');
  expect(t.phase).toBe('window');
  t.memo(B);
  t.allPass();
  expect([t.discards(), t.phase]).toEqual([['quick-trip', 'grail', 'memo'], 'end']);
  const more = playing(['fast-forward', 'rewind', 'ark']);
  more.discard('grail');
  more.resolve(A, 'fast-forward');
  more.resolve(A, 'rewind');
  choose(more, A, 'grail');
  expect([more.phase, more.table(A)]).toEqual(['window', []]);
  more.allPass();
  expect(more.table(A)).toEqual(['grail']);
  expect(more.s.pending).toEqual([{ kind: 'main', left: 1, later: 0 }]);
});

test('[CH-293] the choice names all targets, and lays the card open', () => {
  const t = playing(['quick-trip']);
  t.setPile('sabotage');
  t.resolve(A, 'quick-trip');
  const card = found(t, 'sabotage');
  expect(choose(t, A, 'sabotage')).toBe('bad-target-count CH-077');
  const bad = t.dealer.move(A, 'choose', { card, targets: ['L1957'] }, { proofs: 'bad' });
  expect(bad).toMatchObject({ ok: false, refusal: { code: 'move/proof' } });
  expect(choose(t, A, 'sabotage', 'L1957')).toBe('ok');
});

test('[CH-293] while a choice is due nothing else is played, and a card that isn’t there can’t be chosen', () => {
  const t = playing(['rewind', 'ark']);
  t.discard('grail');
  t.resolve(A, 'rewind');
  expect(t.play(A, 'ark')).toBe('choice-pending CH-293');
  expect(t.do(A, 'choose', { card: t.card(A, 'ark'), targets: [] })).toBe('not-in-pile CH-189');
  expect(playing([]).do(A, 'choose', { targets: [] })).toBe('nothing-to-choose CH-293');
});

test('[CH-202, CH-203, CH-205] when a card is needed and the pile is empty, the discard pile becomes the draw pile, and not before', () => {
  const t = begun();
  t.onlyPile('grail');
  const there = t.s.discard.length;
  t.do(A, 'draw');
  expect([t.s.drawPile.length, t.s.discard.length]).toEqual([0, there]);
  t.lose(A, 'grail');
  t.do(A, 'endTurn');
  t.do(B, 'draw');
  expect([t.s.drawPile.length, t.s.discard.length]).toEqual([there, 0]);
  expect(t.s.drawPile.every((card) => t.s.faces[card] === undefined)).toBe(true);
  expect(t.view(null).discard).toEqual([]);
});

test('[CH-204] with both empty nothing is drawn, and play goes on', () => {
  const t = begun();
  t.onlyPile();
  t.arrange((s) => ({ ...s, discard: [] }));
  const before = t.hand(A);
  expect(t.do(A, 'draw')).toBe('ok');
  expect([t.hand(A), t.phase]).toEqual([before, 'play']);
});

test('[CH-207] what is being played is in no pile', () => {
  const t = playing(['grail', 'ark']);
  t.play(A, 'grail');
  const card = t.s.stack[0]!.card;
  expect([t.s.discard, t.s.drawPile, t.hand(A)].some((pile) => pile.includes(card))).toBe(false);
});
