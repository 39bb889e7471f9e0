/** The frame of a turn, Losing Time, and who isn't there. */
import { expect, test } from 'vitest';
import { A, B, C, atTurnEnd, begun, everywhere, playing } from './trial.ts';

test('[CH-043] a turn begins with a card drawn into the hand', () => {
  const t = begun();
  t.setPile('grail');
  expect(t.do(A, 'draw')).toBe('ok');
  expect(t.faces(A).at(-1)).toBe('grail');
  expect([t.hand(A).length, t.phase]).toEqual([4, 'play']);
});

test('[CH-044] before the draw nothing is played, discarded, declared or ended', () => {
  const t = begun();
  t.setHand(A, 'grail');
  expect(t.play(A, 'grail')).toBe('must-draw-first CH-044');
  expect(t.lose(A, 'grail')).toBe('must-draw-first CH-044');
  expect(t.do(A, 'endTurn')).toBe('must-draw-first CH-044');
  expect(t.declare(A, 'hand')).toBe('win-only-at-turn-end CH-209');
});

test('[CH-045] nobody draws twice', () => {
  const t = begun();
  t.do(A, 'draw');
  expect(t.do(A, 'draw')).toBe('already-drew CH-045');
});

test('[CH-046, CH-047, CH-056] one required play, met by a card or by Losing Time', () => {
  const t = playing(['grail', 'ark']);
  t.resolve(A, 'grail');
  expect(t.phase).toBe('end');
  expect(t.play(A, 'ark')).toBe('no-play-left CH-046');
  const other = playing(['grail', 'ark']);
  other.lose(A, 'grail');
  expect(other.phase).toBe('end');
  expect(other.lose(A, 'ark')).toBe('no-play-left CH-046');
});

test('[CH-048] nobody plays in another’s turn', () => {
  const t = playing(['grail']);
  t.setHand(B, 'ark');
  for (const move of ['play', 'loseTime', 'loseTimeSwap'])
    expect(t.do(B, move, move === 'play' ? { card: t.card(B, 'ark'), targets: [] } : { card: t.card(B, 'ark') })).toBe(
      'not-your-turn CH-048',
    );
  expect(t.do(B, 'draw')).toBe('not-your-turn CH-048');
  expect(t.do(B, 'endTurn')).toBe('not-your-turn CH-048');
});

test('[CH-049] all kinds of cards are played, a Note only as an answer', () => {
  const t = playing(['reverse-fate', 'P1918', 'grail', 'never-existed', 'fast-forward', 'memo']);
  t.history([1914]);
  t.place(B, 'ark');
  const offered = t.choices(A, 'play') as readonly { readonly card: string }[];
  const faces = new Set(offered.map(({ card }) => t.dealer.face(card)));
  expect([...faces]).toEqual(['reverse-fate', 'P1918', 'grail', 'never-existed', 'fast-forward']);
});

test('[CH-050] the turn doesn’t end while a play is due', () => {
  expect(playing(['grail']).do(A, 'endTurn')).toBe('play-required CH-050');
});

test('[CH-051] with no card left the plays that are due are dropped', () => {
  const t = playing(['grail']);
  t.arrange((s) => ({ ...s, pending: [{ kind: 'main', left: 2, later: 0 }] }));
  t.resolve(A, 'grail');
  expect([t.hand(A).length, t.phase]).toEqual([0, 'end']);
});

test('[CH-052] a play is announced with its targets, and has no effect before the window closes', () => {
  const t = playing(['avert-disaster']);
  t.play(A, 'avert-disaster', 'L1912');
  expect(t.view(B).stack).toMatchObject([{ seat: A, face: 'avert-disaster', targets: ['L1912'] }]);
  expect(t.s.timeline.primes).toEqual([]);
  t.allPass();
  expect(t.s.timeline.primes).toEqual(['L1912']);
});

test('[CH-052] while the table still owes something, nothing else is done', () => {
  const t = begun();
  t.hold = ['dealt'];
  t.do(A, 'draw');
  t.setHand(A, 'grail');
  expect(t.play(A, 'grail')).toBe('not-yet CH-052');
});

test('[CH-053] only a card that one holds is played', () => {
  const t = playing(['grail']);
  const card = t.s.drawPile[0];
  expect(t.do(A, 'play', { card, targets: [] })).toBe('move/proof P7');
  t.setHand(B, 'ark');
  t.dealer.hide(t.card(B, 'ark'), 'ark', [A, B]);
  expect(t.do(A, 'play', { card: t.card(B, 'ark'), targets: [] })).toBe('not-in-hand CH-053');
});

test('[CH-054, CH-055, CH-133] a card is announced only if it can be carried out, and is discarded before its effect', () => {
  const t = playing(['sell-artifact/lost', 'fast-forward']);
  expect(t.play(A, 'sell-artifact/lost', 'grail')).toBe('not-your-artifact CH-054');
  t.hold = ['dealt'];
  t.resolve(A, 'fast-forward');
  expect(t.discards()).toEqual(['fast-forward']);
});

test('[CH-055, CH-092] what comes to lie on the table itself, a Patch or an Artifact, is not discarded before it does', () => {
  const artifact = playing(['grail']);
  artifact.resolve(A, 'grail');
  expect([artifact.discards(), artifact.table(A)]).toEqual([[], ['grail']]);
  const patch = playing(['P1918']);
  patch.history([1914]);
  patch.resolve(A, 'P1918', 'R1918');
  expect([patch.discards(), patch.s.timeline.patches]).toEqual([[], { R1918: 'P1918' }]);
});

test('[CH-208] a card that is drawn, played, discarded or in a hand of its own lies nowhere else', () => {
  const t = playing(['perform-miracle/relic', 'fast-forward', 'grail']);
  const laid = (): void => {
    const cards = everywhere(t.s);
    expect([cards.length, new Set(cards).size]).toEqual([80, 80]);
  };
  laid();
  t.resolve(A, 'fast-forward');
  laid();
  t.resolve(A, 'grail');
  laid();
  t.resolve(A, 'perform-miracle/relic', 'grail');
  expect(t.s.pending.at(-1)?.kind).toBe('side');
  laid();
});

test('[CH-058] with a turn timer a seat that takes its time may be skipped by the others', () => {
  const t = begun({ options: { turnSeconds: 30 } });
  expect(t.do(B, 'voteSkip', { seat: A })).toBe('not-late CH-058');
  t.pass(30_000);
  expect(t.do(B, 'voteSkip', { seat: A })).toBe('ok');
  expect(t.do(B, 'voteSkip', { seat: A })).toBe('already-voted CH-279');
  expect(t.view(C).votes.skip).toEqual([{ seat: A, by: [B], needed: 2 }]);
  t.do(C, 'voteSkip', { seat: A });
  expect([t.s.active, t.s.skipped]).toEqual([B, [A]]);
});

test('[CH-059, CH-060] any card may be discarded instead of a play, whatever else could be played', () => {
  const t = playing(['grail', 'sabotage']);
  expect(t.lose(A, 'sabotage')).toBe('ok');
  expect([t.discards(), t.faces(A)]).toEqual([['sabotage'], ['grail']]);
});

test('[CH-061] directly after it a second card may go, and one is drawn for it', () => {
  const t = playing(['grail', 'ark']);
  t.setPile('menorah');
  t.lose(A, 'grail');
  expect(t.view(A).swap).toBe(true);
  expect(t.do(A, 'loseTimeSwap', { card: t.card(A, 'ark') })).toBe('ok');
  expect([t.faces(A), t.discards()]).toEqual([['menorah'], ['grail', 'ark']]);
});

test('[CH-062] there is no second discard without the first', () => {
  const t = playing(['grail', 'ark']);
  const swap = (): string => t.do(A, 'loseTimeSwap', { card: t.card(A, 'ark') });
  expect(swap()).toBe('swap-not-available CH-062');
  t.resolve(A, 'grail');
  expect(swap()).toBe('swap-not-available CH-062');
});

test('[CH-063] and no third', () => {
  const t = playing(['grail', 'ark', 'menorah']);
  t.lose(A, 'grail');
  t.do(A, 'loseTimeSwap', { card: t.card(A, 'ark') });
  expect(t.do(A, 'loseTimeSwap', { card: t.card(A, 'menorah') })).toBe('swap-not-available CH-063');
});

test('[CH-064] the turn just goes on where nobody wants a second discard', () => {
  expect(atTurnEnd().do(A, 'endTurn')).toBe('ok');
});

test('[CH-065, CH-066] what is discarded lies face up and is no play: no window opens', () => {
  const t = playing(['grail', 'ark']);
  t.lose(A, 'grail');
  expect(t.s.stack).toEqual([]);
  expect(t.view(B).discard.map(({ face }) => face)).toEqual(['grail']);
});

test('[CH-067] plays of Double Time may be met by Losing Time too, each with its second discard', () => {
  const t = playing(['fast-forward', 'grail', 'ark', 'menorah']);
  t.resolve(A, 'fast-forward');
  t.lose(A, 'grail');
  expect(t.do(A, 'loseTimeSwap', { card: t.card(A, 'ark') })).toBe('ok');
  t.lose(A, 'menorah');
  expect(t.view(A).swap).toBe(true);
  expect(t.phase).toBe('end');
});

test('[CH-279] a skipped seat’s turns are passed over, and it counts as having passed', () => {
  const t = playing(['grail']);
  t.tell('away', C);
  t.do(A, 'voteSkip', { seat: C });
  t.do(B, 'voteSkip', { seat: C });
  t.play(A, 'grail');
  expect(t.do(C, 'passMemo', { play: 1 })).toBe('skipped CH-279');
  t.do(B, 'passMemo', { play: 1 });
  expect(t.table(A)).toEqual(['grail']);
  t.do(A, 'endTurn');
  t.idle(B);
  expect(t.s.active).toBe(A);
});

test('[CH-279] skipped in mid-turn, a seat loses the plays it still had; the card that is announced stands', () => {
  const t = playing(['fast-forward', 'grail', 'ark']);
  t.resolve(A, 'fast-forward');
  t.play(A, 'grail');
  t.tell('left', A);
  expect(t.phase).toBe('window');
  t.allPass();
  expect([t.table(A), t.s.active, t.phase]).toEqual([['grail'], B, 'draw']);
});

test('[CH-279] a skipped seat is left out of what happens to hands and goals, its Artifacts are not', () => {
  const t = playing(['discontinuity', 'get-there-first']);
  t.place(C, 'ark');
  t.tell('left', C);
  const [, b, c] = [A, B, C].map((seat) => t.hand(seat));
  t.resolve(A, 'discontinuity', 'clockwise');
  expect([t.hand(A), t.hand(C)]).toEqual([b, c]);
  const other = playing(['get-there-first', 'parents-never-met']);
  other.place(C, 'ark');
  other.tell('left', C);
  expect(other.play(A, 'parents-never-met', String(C))).toBe('no-legal-target CH-279');
  expect(other.play(A, 'get-there-first', 'ark')).toBe('ok');
});

test('[CH-279] a search of somebody who is skipped finds nothing, and the pile is mixed all the same', () => {
  const t = playing(['quick-trip']);
  t.resolve(A, 'quick-trip');
  expect(t.phase).toBe('choose');
  const pile = t.s.drawPile;
  t.tell('left', A);
  expect([t.s.active, t.s.prompt]).toEqual([B, null]);
  expect(t.s.drawPile).toHaveLength(pile.length);
  expect(t.s.drawPile).not.toContain(pile[0]);
});

test('[CH-279] who was skipped may come back, and plays from the next turn that comes round', () => {
  const t = begun();
  t.tell('away', A);
  t.do(B, 'voteSkip', { seat: A });
  t.do(C, 'voteSkip', { seat: A });
  expect(t.s.active).toBe(B);
  t.tell('back', A);
  expect(t.do(A, 'comeBack')).toBe('ok');
  expect(t.do(A, 'comeBack')).toBe('not-skipped CH-279');
  t.idle(B);
  t.idle(C);
  expect(t.s.active).toBe(A);
});

test('[CHQ-32] more than half of those who are there call a game off; then nobody has won', () => {
  const t = begun();
  t.do(A, 'callOff');
  expect(t.do(A, 'callOff')).toBe('already-voted CHQ-32');
  t.do(B, 'callOff');
  expect(t.s.result).toEqual({ winners: [], why: 'CHQ-32' });
});
