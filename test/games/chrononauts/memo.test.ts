/** The Note, and the window in which it may come. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { chrononauts4 } from '../../../src/games/chrononauts/earlier.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeUndoBody, UNDO_ACT } from '../../../src/kernel/undo/body.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { A, B, C, atTurnEnd, playing, type Setting, type Trial } from './trial.ts';

/** A has announced the grail; B and C hold these. */
function announced(b: readonly string[] = ['memo'], c: readonly string[] = ['memo'], setting: Setting = {}): Trial {
  const t = playing(['grail', 'ark', 'memo'], setting);
  t.setHand(B, ...b);
  t.setHand(C, ...c);
  expect(t.play(A, 'grail')).toBe('ok');
  return t;
}
const pass = (t: Trial, seat: number, play = t.s.stack.at(-1)!.id): string => t.do(seat, 'passMemo', { play });

test('[CH-149, CH-152, CH-153] a Note cancels a card that another plays: both are discarded, and nothing happens', () => {
  const t = announced();
  expect(t.memo(B)).toBe('ok');
  t.allPass();
  expect(t.discards()).toEqual(['grail', 'memo']);
  expect([t.table(A), t.hand(B)]).toEqual([[], []]);
});

test('[CH-153] a cancelled card costs nothing but itself', () => {
  const t = playing(['sell-artifact/lost', 'ark']);
  t.place(A, 'grail');
  t.setHand(B, 'memo');
  t.play(A, 'sell-artifact/lost', 'grail');
  t.memo(B);
  t.allPass();
  expect([t.table(A), t.faces(A)]).toEqual([['grail'], ['ark']]);
});

test('[CH-150] it answers the card announced last, and nothing else', () => {
  const t = announced();
  t.memo(B);
  expect(t.memo(C, 1)).toBe('not-top CH-150');
  expect(t.memo(C, 2)).toBe('ok');
});

test('[CH-151] nobody answers their own card', () => {
  expect(announced().memo(A)).toBe('memo-own-card CH-151');
  expect(pass(announced(), A)).toBe('memo-own-card CH-151');
});

test('[CH-154, CH-155, CH-156] the turn goes on with its player, the play is spent, and no card is drawn for the Note', () => {
  const t = announced();
  t.memo(B);
  t.allPass();
  expect([t.s.active, t.phase, t.hand(B).length]).toEqual([A, 'end', 0]);
  expect(t.play(A, 'ark')).toBe('no-play-left CH-046');
});

test('[CH-157] without a card to answer it can only be discarded', () => {
  const t = playing(['memo']);
  expect(t.play(A, 'memo')).toBe('memo-no-target CH-157');
  expect(t.lose(A, 'memo')).toBe('ok');
});

test('[CH-158, CH-159, CH-160] once the window is closed the card stands', () => {
  const t = announced();
  t.allPass();
  expect(t.memo(B, 1)).toBe('memo-too-late CH-159');
  expect(t.faces(B)).toEqual(['memo']);
  expect(t.table(A)).toEqual(['grail']);
  t.do(A, 'endTurn');
  t.do(B, 'draw');
  expect(t.memo(C, 1)).toBe('memo-too-late CH-159');
});

test('[CH-158] after another card has been announced it is too late for the one before', () => {
  const t = playing(['fast-forward', 'grail']);
  t.setHand(B, 'memo');
  t.resolve(A, 'fast-forward');
  t.play(A, 'grail');
  expect(t.memo(B, 1)).toBe('memo-too-late CH-159');
  expect(t.memo(B, 2)).toBe('ok');
});

test('[CH-161, CH-162] a Note may be cancelled by a Note; the card below resolves without a new window', () => {
  const t = announced();
  t.memo(B);
  expect(t.memo(A)).toBe('ok');
  t.allPass();
  expect([t.phase, t.table(A)]).toEqual(['end', ['grail']]);
  expect(t.discards()).toEqual(['memo', 'memo']);
});

test('[CH-161, CH-162] and that one by another', () => {
  const t = announced(['memo', 'memo']);
  t.memo(B);
  t.memo(A);
  t.memo(C);
  t.allPass();
  expect([t.table(A), t.discards()]).toEqual([[], ['memo', 'memo', 'grail', 'memo']]);
});

test('[CH-163, CH-164] no Note touches a win, nor the card that made it possible', () => {
  const t = atTurnEnd();
  t.setHand(A, ...Array.from({ length: 9 }, () => 'reverse-fate'), 'ark');
  t.setHand(B, 'memo');
  expect(t.declare(A, 'hand')).toBe('ok');
  expect(t.memo(B, 1)).toBe('memo-not-on-goal CH-164');
});

test('[CH-165] discards, draws and what lies on the table are no plays', () => {
  const t = playing(['grail', 'ark']);
  t.setHand(B, 'memo');
  t.lose(A, 'grail');
  expect(t.memo(B, 0)).toBe('memo-not-a-play CH-165');
  expect(t.memo(B, t.s.plays + 1)).toBe('memo-not-a-play CH-165');
});

test('[CH-166] of two on the same card the first stands, and the second stays in the hand', () => {
  const t = announced();
  t.memo(B);
  expect(t.memo(C, 1)).toBe('not-top CH-150');
  expect(t.faces(C)).toEqual(['memo']);
});

test('[CH-149] only a Note answers', () => {
  const t = announced(['menorah']);
  expect(t.do(B, 'memo', { card: t.card(B, 'menorah'), play: 1 })).toBe('not-a-memo CH-149');
});

test('[CH-167, CH-177] every play opens a window for all others, whether or not anybody could answer', () => {
  const t = announced([], []);
  expect([t.phase, t.dealer.game.awaits(t.s)]).toEqual(['window', [B, C]]);
  expect(t.dealer.game.duties).toBeUndefined();
});

test('[CH-168] it stays open until all others have passed or its time is over', () => {
  const t = announced();
  pass(t, B);
  expect(t.phase).toBe('window');
  pass(t, C);
  expect(t.phase).toBe('end');
});

test('[CH-168] neither one pass nor its own player closes it: with somebody silent it takes the whole time', () => {
  const t = announced();
  pass(t, B);
  expect(pass(t, A)).toBe('memo-own-card CH-151');
  t.pass(10_499);
  expect(t.phase).toBe('window');
  t.pass(1);
  expect(t.phase).toBe('end');
  expect(t.table(A)).toEqual(['grail']);
});

test('[CH-169] meanwhile its player can do nothing', () => {
  const t = announced();
  for (const [move, args] of [
    ['draw', {}],
    ['play', { card: t.card(A, 'ark'), targets: [] }],
    ['loseTime', { card: t.card(A, 'ark') }],
    ['endTurn', {}],
    ['declareWin', { kind: 'hand' }],
  ] as const)
    expect(t.do(A, move, args)).toBe('window-open CH-169');
});

test('[CH-170, CH-171, CH-172] a window closes by the table’s own time, half a second after what the table sees', () => {
  for (const seconds of [3, 10, 60]) {
    const t = announced(['memo'], ['memo'], { options: { memoSeconds: seconds } });
    expect(t.view(B).until).toBe(t.dealer.now + seconds * 1_000);
    t.pass(seconds * 1_000 + 499);
    expect(t.phase).toBe('window');
    t.pass(1);
    expect([t.phase, t.table(A)]).toEqual(['end', ['grail']]);
    expect(t.memo(B, 1)).toBe('memo-too-late CH-159');
  }
});

test('[CH-171] each card on the stack has its own time', () => {
  const t = announced();
  t.pass(9_000);
  t.memo(B);
  t.pass(9_000);
  expect(t.s.stack).toHaveLength(2);
  t.pass(1_500);
  expect(t.s.stack).toEqual([]);
});

test('[CH-173, CH-177] nobody sees who has passed before the window closes, but for oneself', () => {
  const t = announced();
  const before = [A, C, null].map((seat) => JSON.stringify(t.view(seat)));
  pass(t, B);
  expect([A, C, null].map((seat) => JSON.stringify(t.view(seat)))).toEqual(before);
  expect(t.dealer.game.awaits(t.s)).toEqual([B, C]);
  expect(t.view(B).me!.passed).toBe(true);
});

test('[CH-174] a fixed window runs its whole time', () => {
  const t = announced([], [], { options: { fixedWindow: true } });
  t.allPass();
  expect(t.phase).toBe('window');
  t.pass(10_500);
  expect(t.phase).toBe('end');
});

test('[CH-175] a pass stands', () => {
  const t = announced();
  pass(t, B);
  expect(t.memo(B)).toBe('pass-given CH-175');
  expect(pass(t, B)).toBe('pass-given CH-175');
});

test('[CH-175] in the window of the next card it is forgotten', () => {
  const t = announced();
  pass(t, B);
  t.memo(C);
  expect(t.memo(B)).toBe('ok');
});

test('[CH-176] with all four Notes to be seen there is no window, unless the table wants one', () => {
  for (const [skipWindow, phase] of [
    [true, 'end'],
    [false, 'window'],
  ] as const) {
    const t = playing(['grail', 'ark'], { options: { skipWindow } });
    t.discard('memo', 'memo', 'memo', 'memo');
    t.play(A, 'grail');
    expect(t.phase).toBe(phase);
  }
});

test('[CH-176] the last Note, on the stack, is answered at once', () => {
  const t = announced();
  t.discard('memo', 'memo');
  t.setHand(A, 'ark');
  t.setHand(C);
  t.discard('memo');
  t.setHand(B);
  expect(t.phase).toBe('window');
  const last = playing(['grail', 'ark']);
  last.discard('memo', 'memo', 'memo');
  last.setHand(B, 'memo');
  last.play(A, 'grail');
  last.memo(B);
  expect([last.phase, last.table(A)]).toEqual(['end', []]);
});

test('[CH-178] who wants to passes all windows, and everybody sees it', () => {
  const t = playing(['fast-forward', 'grail', 'ark']);
  t.setHand(B, 'memo');
  expect(t.do(B, 'setAutoPass', { on: true })).toBe('ok');
  expect(t.do(B, 'setAutoPass', { on: true })).toBe('already-so CH-178');
  expect(t.view(C).seats.map(({ autoPass }) => autoPass)).toEqual([false, true, false]);
  t.play(A, 'fast-forward');
  expect(t.memo(B)).toBe('pass-given CH-175');
  pass(t, C);
  expect(t.phase).toBe('play');
  t.do(B, 'setAutoPass', { on: false });
  t.play(A, 'grail');
  expect(t.memo(B)).toBe('ok');
});

test('[CH-178] said while a window is open it passes that one too', () => {
  const t = announced();
  pass(t, C);
  t.do(B, 'setAutoPass', { on: true });
  expect(t.phase).toBe('end');
});

test.each([
  [chrononauts, true, ['undo/final', 'CH-178']],
  [chrononauts, false, ['undo/final', 'CH-178']],
  [chrononauts4, true, ['done', undefined]],
])(
  '[CH-175, CH-178] passing all windows, on or off again, isn’t taken back alone, and its own rule says why: %#',
  async (game, on, out) => {
    const bench = await Bench.playing(game as never, 2);
    const [anna] = bench.people;
    for (const one of on ? [true] : [true, false])
      expect(codeOf(bench.move(anna!, 'setAutoPass', { on: one }))).toBe('done');
    const about = bench.state.undo.last!.entry;
    const folded = bench.put(anna!, KIND.undo, makeUndoBody({ act: UNDO_ACT.takeBack, about }));
    expect([codeOf(folded), folded?.kind === 'refused' ? folded.refusal.rule : undefined]).toEqual(out);
  },
);

test('[CH-181] between two the same holds', () => {
  const t = playing(['grail'], { seats: 2 });
  t.setHand(B, 'memo');
  t.play(A, 'grail');
  expect(t.phase).toBe('window');
  expect(t.memo(B)).toBe('ok');
});
