/** Laying pieces: on the cloth, in piles, in hands; what another has moved meanwhile stays. */
import { expect, test } from 'vitest';
import { CLOTH, COVERED, LOCKED, handPlace } from '../../../src/games/sandbox/state.ts';
import { LAID, PILE, TOKEN, Table, ZONE_OPEN } from './table.ts';

const [A, B, C] = LAID;

test('[SB-40] what somebody else has moved meanwhile stays, the rest goes; if nothing is left the act is refused', () => {
  const t = new Table();
  const seen = [A, B].flatMap((n) => [n, t.piece(n).rev, 50, 60, 0]);
  t.put(1, [A]);
  expect(t.do(0, 'put', { p: seen, into: CLOTH })).toBe('ok');
  expect([t.piece(A).x, t.piece(B).x]).toEqual([0, 50]);
  expect(t.do(2, 'put', { p: seen.slice(0, 5), into: CLOTH })).toBe('moved-meanwhile SB-40');
});

test('[SB-41] one moves the same piece again without waiting for its stamp, unless another has moved it in between', () => {
  const t = new Table();
  const seen = (x: number): object => ({ p: [A, 0, x, 0, 0], into: CLOTH });
  expect([t.do(0, 'put', seen(1)), t.do(0, 'put', seen(2)), t.piece(A).x, t.piece(A).rev]).toEqual(['ok', 'ok', 2, 2]);
  t.put(1, [A]);
  expect(t.do(0, 'put', seen(3))).toBe('moved-meanwhile SB-40');
});

test('[SB-42] the place in a list is cut to its length, and two at one place lie in the order of their stamps', () => {
  const t = new Table();
  t.put(0, [A], PILE, { at: 99 });
  t.put(1, [B], PILE, { at: 10 });
  expect(t.list(PILE)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, B, A]);
});

test('a card on a card makes a pile where that lies; the last but one taken away leaves a card', () => {
  const t = new Table();
  t.put(0, [A], B);
  const pile = t.piece(A).in;
  expect([t.list(pile), t.piece(pile).x, t.piece(B).in]).toEqual([[B, A], 1000, pile]);
  t.put(1, [B], CLOTH);
  expect([t.piece(pile), t.piece(A).in, t.piece(A).x]).toEqual([null, CLOTH, 1000]);
});

test('a pile on a pile is one pile, and a pile in a hand is its cards', () => {
  const t = new Table();
  t.put(0, [A], B);
  const pile = t.piece(A).in;
  t.put(0, [pile], PILE);
  expect([t.piece(pile), t.list(PILE).slice(-2)]).toEqual([null, [B, A]]);
  t.put(0, [PILE], handPlace(0));
  expect([t.hand(0).length, t.piece(PILE)]).toEqual([12, null]);
});

test('a card that all know is covered in a hand and turned up by a zone that wants it so, and all still know it', () => {
  const t = new Table();
  t.put(0, [A], handPlace(0));
  expect([t.piece(A).face, t.piece(A).under]).toEqual([COVERED, 0]);
  t.put(0, [A], ZONE_OPEN);
  expect(t.piece(A).face).toBe(0);
  t.put(0, [A], CLOTH, { side: 'down' });
  expect([t.piece(A).face, t.piece(A).under]).toEqual([COVERED, 0]);
});

test('[SB-03] nothing goes where it can’t be: another’s hand, a token in a pile, a place that isn’t there', () => {
  const t = new Table();
  expect(t.put(0, [A], handPlace(1))).toBe('no-such-place SB-03');
  expect(t.put(0, [TOKEN], PILE)).toBe('not-there SB-03');
  expect(t.put(0, [A], A)).toBe('no-such-place SB-03');
  expect(t.put(0, [A], 999)).toBe('no-such-place SB-03');
  expect(t.do(0, 'put', { p: [A, 0, 0, 0, 0, A, 0, 0, 0, 0], into: CLOTH })).toBe('no-such-piece SB-03');
  expect(t.do(0, 'put', { p: [A, 0, 200_000, 0, 0], into: CLOTH })).toBe('no-such-piece SB-03');
});

test('[SB-04] when the table is cleared nothing is moved any more', () => {
  const t = new Table(1);
  t.do(0, 'finish');
  expect(t.dealer.judge(0, 'put', { p: [A, 0, 0, 0, 0], into: CLOTH }).ok).toBe(false);
});

test('what lies on the cloth is drawn in the order in which it was laid', () => {
  const t = new Table();
  t.put(0, [A]);
  t.put(1, [C]);
  t.put(0, [B]);
  expect(t.piece(A).z < t.piece(C).z && t.piece(C).z < t.piece(B).z).toBe(true);
});

test('[SB-43] what the table is busy with stays in its container and isn’t turned; on the cloth it is moved about', () => {
  const t = new Table();
  const job = {
    what: 'deal',
    step: 'asked',
    by: 1,
    seats: [],
    from: PILE,
    to: [],
    n: 1,
    up: false,
    named: [],
    held: [],
  } as const;
  const held = { ...job, pieces: [10, A], owed: 1, x: 0, y: 0 };
  t.dealer.play = { ...t.dealer.play, state: { ...t.s, jobs: [held] } };
  expect(t.put(0, [10])).toBe('busy SB-43');
  expect(t.put(0, [A], PILE)).toBe('busy SB-43');
  expect(t.do(0, 'flip', { p: t.p(A) })).toBe('busy SB-43');
  expect([t.put(0, [A]), t.put(0, [9]), t.put(0, [PILE])]).toEqual(['ok', 'ok', 'ok']);
});

test('[SB-11] at a strict table only the host lays something on a locked card: the pile of both would carry it away', () => {
  const t = new Table(2, { policy: 'strict' });
  t.do(0, 'mark', { p: t.p(LAID[0]), flags: LOCKED });
  expect(t.put(1, [LAID[1]], LAID[0])).toBe('locked SB-11');
  expect(t.put(0, [LAID[1]], LAID[0])).toBe('ok');
});

test('[SB-11] at a strict table only the host draws or deals a locked card that lies alone', () => {
  const t = new Table(2, { policy: 'strict' });
  t.do(0, 'shuffle', { from: PILE });
  const card = t.list(PILE).at(-1)!;
  t.put(0, [card]);
  t.do(0, 'mark', { p: t.p(card), flags: LOCKED });
  expect(t.do(1, 'draw', { from: card, n: 1 })).toBe('locked SB-11');
  expect(t.do(1, 'deal', { from: card, n: 1, to: [handPlace(1)] })).toBe('locked SB-11');
  expect(t.do(0, 'draw', { from: card, n: 1 })).toBe('ok');
});
