/** Own undo where people take turns: whose turn it is, what of an earlier one is taken back, and when. */
import { expect, test } from 'vitest';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { CLOTH, handPlace } from '../../../src/games/sandbox/state.ts';
import { COUNTER, LAID, PILE, Table } from './table.ts';

const [A, B, C] = LAID;
const passedAt = (policy: 'free' | 'strict'): Table => {
  const t = new Table(3, { policy, turns: true });
  t.put(0, [A]);
  t.do(0, 'pass');
  return t;
};

test('[SB-51] a turn that was passed comes back while nobody has acted in the next one, at a strict table too', () => {
  for (const policy of ['free', 'strict'] as const) {
    const t = passedAt(policy);
    expect([t.do(0, 'undo'), t.s.turn.seat, t.do(0, 'redo'), t.s.turn.seat]).toEqual(['ok', 0, 'ok', 1]);
    t.put(1, [B]);
    t.do(0, 'undo');
    expect(t.s.turn.seat).toBe(1);
  }
});

test('[SB-51] what the table does for somebody is an act of their turn, and what anybody may do at any time is none', () => {
  const dealt = passedAt('free');
  dealt.do(1, 'draw', { from: PILE, n: 1 });
  dealt.do(0, 'undo');
  expect([dealt.s.turn.seat, dealt.s.news[0]?.values]).toEqual([1, [1, 0, 0]]);
  const t = new Table(3, { policy: 'strict', turns: true });
  t.do(0, 'pass');
  t.put(1, [B, C], handPlace(1));
  t.do(1, 'pass');
  t.do(2, 'pass');
  t.do(0, 'pass');
  t.put(1, [B], handPlace(1), { at: 1 });
  t.do(1, 'count', { n: COUNTER, add: 1 });
  expect([t.do(0, 'undo'), t.s.turn.seat]).toEqual(['ok', 0]);
});

test('[SB-51] a turn that came back is as it was: acted in, where somebody had', () => {
  const t = new Table(3, { turns: true });
  t.do(0, 'pass');
  t.put(1, [B]);
  t.do(1, 'pass');
  t.do(1, 'undo');
  t.do(0, 'undo');
  expect(t.s.turn.seat).toBe(1);
});

test('[SB-12] at a strict table nobody takes pieces back or does it again in the turn of another', () => {
  const t = new Table(3, { policy: 'strict', turns: true });
  t.put(0, [A]);
  t.put(0, [B]);
  t.do(0, 'undo');
  t.do(0, 'pass', { to: 1 });
  t.do(1, 'pass', { to: 0 });
  t.do(0, 'undo');
  t.do(0, 'pass', { to: 1 });
  t.put(1, [C]);
  expect([t.do(0, 'undo'), t.do(0, 'redo')]).toEqual(['not-your-turn SB-12', 'nothing-to-redo SB-50']);
  const free = new Table(3, { turns: true });
  free.put(0, [A]);
  free.do(1, 'pass', { to: 1, anyway: true });
  expect(free.do(0, 'undo')).toBe('ok');
});

test('[SB-12] what anybody does at any time they take back at any time: counting, the order of the own hand', () => {
  const t = new Table(2, { policy: 'strict', turns: true });
  t.put(0, [A, B], handPlace(0));
  t.do(0, 'pass');
  t.put(0, [A], handPlace(0), { at: 1 });
  t.do(0, 'count', { n: COUNTER, add: 1 });
  expect([t.do(0, 'undo'), t.do(0, 'undo'), t.hand(0)]).toEqual(['ok', 'ok', [A, B]]);
  expect([t.do(0, 'redo'), t.hand(0)]).toEqual(['ok', [B, A]]);
});

test('[SB-51] by earlier rules a passed turn came back at any time', () => {
  const t = new Table(3, { policy: 'strict', turns: true }, {}, 11, sandbox4);
  t.do(0, 'pass');
  t.put(1, [B], CLOTH);
  expect([t.do(0, 'undo'), t.s.turn.seat]).toEqual(['ok', 0]);
});
