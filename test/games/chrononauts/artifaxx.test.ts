/** Artifaxx: Artifacts and Missions, without a TimeLine. */
import { expect, test } from 'vitest';
import { A, B, C, Trial, atTurnEnd, begun, dealt, playing } from './trial.ts';

const MODE = { options: { mode: 'artifaxx' } };

test('[CH-237] two to four play, more where the table wants it', () => {
  const begins = (seats: number, overfull = false): string =>
    new Trial({ seats, options: { mode: 'artifaxx', overfull } }).do(A, 'begin');
  expect([1, 2, 4, 5].map((n) => begins(n))).toEqual(['seat-limit CH-005', 'ok', 'ok', 'seat-limit CH-005']);
  expect(begins(5, true)).toBe('ok');
});

test('[CH-239, CH-240, CH-242, CH-248] three cards and a Mission each, no Identity, no TimeLine', () => {
  const t = dealt(MODE);
  expect(t.s.identities).toEqual({});
  expect(Object.keys(t.s.missions)).toHaveLength(3);
  expect(t.hand(A)).toHaveLength(3);
  expect(t.s.drawPile).toHaveLength(38 - 9);
  expect(t.view(A)).toMatchObject({ places: [], openParadoxes: 0, ultraParadox: false });
});

test('[CH-243, CH-244, CH-245] draw one, play one: Artifacts are laid, the others discarded and carried out', () => {
  const t = begun(MODE);
  t.do(A, 'draw');
  t.setHand(A, 'grail', 'never-existed');
  t.resolve(A, 'grail');
  expect([t.table(A), t.phase]).toEqual([['grail'], 'end']);
  t.do(A, 'endTurn');
  t.do(B, 'draw');
  t.setHand(B, 'never-existed');
  t.resolve(B, 'never-existed', 'grail');
  expect([t.table(A), t.discards()]).toEqual([[], ['never-existed', 'grail']]);
});

test('[CH-246] three Artifacts of the Mission win at the end of the own turn', () => {
  const t = atTurnEnd(MODE);
  t.setGoal(A, 'missions', 'menagerie');
  t.place(A, 'tyrannosaur', 'stegosaur', 'mammoth');
  expect(t.declare(A, 'mission')).toBe('ok');
  expect(t.s.result).toEqual({ winners: [A], why: 'CH-246' });
});

test('[CH-247] neither a full hand nor an Identity does', () => {
  const t = atTurnEnd(MODE);
  expect(t.declare(A, 'hand')).toBe('not-in-this-mode CH-247');
  expect(t.declare(A, 'identity')).toBe('not-in-this-mode CH-247');
});

test('[CH-249] Losing Time, the Note, goal exchange and the Mona Lisas are as in Chrononauts', () => {
  const t = playing(['new-mission', 'sell-artifact/portrait', 'ark'], MODE);
  const old = t.s.missions[A];
  t.resolve(A, 'new-mission');
  expect(t.s.missions[A]).not.toBe(old);
  t.do(A, 'endTurn');
  t.do(B, 'draw');
  t.setHand(B, 'sell-artifact/portrait', 'menorah');
  t.place(A, 'portrait-real');
  t.place(B, 'portrait-poor-copy');
  t.setHand(A, 'memo');
  t.play(B, 'sell-artifact/portrait', 'portrait-poor-copy');
  t.memo(A);
  t.allPass();
  expect([t.table(B), t.hand(B).length]).toEqual([['portrait-poor-copy'], 1]);
  t.do(B, 'endTurn');
  const other = playing(['sabotage'], { seats: 2 });
  expect(other.lose(A, 'sabotage')).toBe('ok');
});

test('[CH-250] the first player is found in the same way, and there is no Identity to exchange', () => {
  const t = dealt({ seats: 2, ...MODE });
  expect(t.do(A, 'mulliganIdentity')).toBe('not-in-this-mode CH-042');
  t.do(A, 'guessTime', { minute: 17, at: 16 });
  t.do(B, 'guessTime', { minute: 900, at: 16 });
  expect([t.s.active, t.phase]).toEqual([A, 'draw']);
});

test('[CH-241] where the table wants it, the Parents card discards an Artifact', () => {
  const t = new Trial({
    seats: 2,
    options: { mode: 'artifaxx', axParents: 'asItNeverExisted', startMethod: 'chosen' },
  });
  t.do(A, 'accept');
  t.do(B, 'accept');
  t.do(A, 'begin');
  t.do(A, 'chooseFirst', { seat: A });
  t.do(A, 'draw');
  t.setHand(A, 'parents-never-met/artifact');
  t.place(B, 'grail');
  t.resolve(A, 'parents-never-met/artifact', 'grail');
  expect(t.table(B)).toEqual([]);
});

test('[CH-182, CH-187, CH-202, CHQ-32] where hardly a card is left Double Time brings itself back for ever; the others can call the game off', () => {
  const t = playing(['fast-forward'], { options: { mode: 'artifaxx' } });
  t.arrange((s) => ({ ...s, drawPile: [], hands: { ...s.hands, [B]: [...s.hands[B]!, ...s.drawPile] } }));
  for (let i = 0; i < 5; i++) {
    t.resolve(A, 'fast-forward');
    expect([t.faces(A), t.phase]).toEqual([['fast-forward'], 'play']);
  }
  expect(t.do(B, 'callOff')).toBe('ok');
  expect(t.do(C, 'callOff')).toBe('ok');
  expect(t.s.result).toEqual({ winners: [], why: 'CHQ-32' });
});
