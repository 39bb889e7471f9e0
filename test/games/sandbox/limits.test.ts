/** Limits, policies, who may edit, and laying a box. */
import { expect, test } from 'vitest';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, LOCKED, NONE } from '../../../src/games/sandbox/state.ts';
import { BOX, LAID, PILE, ROWS, TOKEN, Table, ZONE_OPEN } from './table.ts';

const [A] = LAID;
const token = [1, 0, 0, 0, 0, NONE, CLOTH, NONE, 0];

test('[SB-01] the table is full at 6,000 pieces and at 256 containers', () => {
  const t = new Table();
  const many = Array.from({ length: 256 }, () => token).flat();
  let laid = ROWS.length;
  while (t.do(0, 'make', { rows: many }) === 'ok') laid += 256;
  expect([laid + 256 > 6_000, laid <= 6_000]).toEqual([true, true]);
  expect(t.do(0, 'make', { rows: many })).toBe('table-full SB-01');
  const bags = new Table();
  const bag = [3, 0, 0, 0, 0, NONE, CLOTH, NONE, 0];
  expect(bags.do(0, 'make', { rows: Array.from({ length: 253 }, () => bag).flat() })).toBe('table-full SB-01');
  expect(bags.do(0, 'make', { rows: Array.from({ length: 252 }, () => bag).flat() })).toBe('ok');
});

test('[SB-05] a box is laid part after part, by its hash; the first part clears the table, numbers go on', () => {
  const t = new Table();
  const made = t.s.made;
  const half = { ...BOX, hash: 'two', parts: 2 };
  expect(t.do(0, 'lay', { ...half, part: 1, defs: [], zones: [] })).toBe('laid-otherwise SB-05');
  expect(t.do(0, 'lay', half)).toBe('ok');
  expect([pieceOf(t.s, PILE), t.piece(made).kind, t.list(made).length]).toEqual([null, 'pile', 10]);
  expect(t.do(0, 'lay', { ...half, hash: 'other', part: 1 })).toBe('laid-otherwise SB-05');
  const more = [0, 0, 0, 0, 3, 3, 0, NONE, 0];
  expect(t.do(0, 'lay', { ...half, part: 1, defs: [], zones: [], rows: more })).toBe('ok');
  expect(t.list(made).length).toBe(11);
});

test.each([
  ['a definition that isn’t there', { rows: [99, 0, 0, 0, 0, NONE, CLOTH, NONE, 0] }],
  ['a face that isn’t there', { rows: [0, 0, 0, 0, 10, 10, CLOTH, NONE, 0] }],
  ['a container that comes later', { rows: [0, 0, 0, 0, 1, 1, 1, NONE, 0, ...ROWS[0]!] }],
  ['a row cut short', { rows: [0, 0, 0] }],
  ['a zone without a policy', { defs: [{ ...BOX.defs[4]!, zone: 7 }], rows: [] }],
])('[SB-03] no box is laid with %s', (_, wrong) => {
  const t = new Table();
  expect(t.do(0, 'lay', { ...BOX, ...wrong })).toBe('not-a-box SB-03');
});

test('[SB-10] a piece of another seat: done at a free table, asked first where it advises, refused where it is strict', () => {
  for (const [policy, plain, anyway] of [
    ['free', 'ok', 'ok'],
    ['advise', 'of-another SB-10', 'ok'],
    ['strict', 'of-another SB-10', 'of-another SB-10'],
  ] as const) {
    const t = new Table(3, { policy });
    t.do(1, 'mark', { p: t.p(TOKEN), own: 1 });
    expect([t.put(0, [TOKEN]), t.put(0, [TOKEN], CLOTH, { anyway: true })]).toEqual([plain, anyway]);
    expect(t.put(1, [TOKEN])).toBe('ok');
  }
});

test('[SB-11] a locked piece: moved all the same at a free table, asked first where it advises, by the host alone where strict', () => {
  for (const [policy, plain, anyway] of [
    ['free', 'ok', 'ok'],
    ['advise', 'locked SB-11', 'ok'],
    ['strict', 'locked SB-11', 'locked SB-11'],
  ] as const) {
    const t = new Table(3, { policy });
    t.do(0, 'mark', { p: t.p(TOKEN), flags: LOCKED });
    expect([t.put(1, [TOKEN]), t.put(1, [TOKEN], CLOTH, { anyway: true })]).toEqual([plain, anyway]);
    expect(t.put(0, [TOKEN])).toBe('ok');
  }
});

test('[SB-15] only whom the table lets make and remove pieces does it, whatever its policy', () => {
  const rows = token;
  expect(new Table(2, { edit: 'all' }).do(1, 'make', { rows })).toBe('ok');
  const hosted = new Table(2, { edit: 'host' });
  expect([hosted.do(1, 'make', { rows }), hosted.do(0, 'make', { rows })]).toEqual(['editing-closed SB-15', 'ok']);
  const closed = new Table(2, { edit: 'nobody' });
  expect(closed.do(0, 'remove', { p: closed.p(TOKEN) })).toBe('nobody-edits SB-15');
});

test('[SB-15] anybody erases what was drawn, also another’s at a table that nobody edits, and nothing else with it', () => {
  const t = new Table(3, { edit: 'nobody' });
  const stroke = (): number => {
    t.do(0, 'ink', { x: 0, y: 0, points: [0, 0, 5, 5], tint: 0 });
    return t.s.made - 1;
  };
  const [one, other] = [stroke(), stroke()];
  expect(t.do(1, 'remove', { p: t.p(one, TOKEN) })).toBe('nobody-edits SB-15');
  expect([t.do(1, 'remove', { p: t.p(one, other) }), pieceOf(t.s, one)]).toEqual(['ok', null]);
  const hosted = new Table(2, { edit: 'host' });
  hosted.do(0, 'ink', { x: 0, y: 0, points: [0, 0, 5, 5], tint: 0 });
  expect(hosted.do(1, 'remove', { p: hosted.p(hosted.s.made - 1) })).toBe('ok');
  const earlier = new Table(2, { edit: 'host' }, {}, 11, sandbox4);
  earlier.do(0, 'ink', { x: 0, y: 0, points: [0, 0, 5, 5], tint: 0 });
  expect(earlier.do(1, 'remove', { p: earlier.p(earlier.s.made - 1) })).toBe('editing-closed SB-15');
});

test('[SB-03] a card of a shuffled deck goes only with the whole of it, and is told so; turned up it goes alone', () => {
  const t = new Table();
  t.do(0, 'shuffle', { from: PILE });
  expect(t.do(0, 'remove', { p: t.p(10) })).toBe('of-a-set SB-03');
  t.do(0, 'turnUp', { p: t.p(10) });
  expect([t.do(0, 'remove', { p: t.p(10) }), t.do(0, 'remove', { p: t.p(PILE) })]).toEqual(['ok', 'ok']);
});

test('[SB-16] more than half of those who are here put everything away, each with one vote', () => {
  const t = new Table(4);
  t.do(0, 'finish');
  expect(t.do(0, 'finish')).toBe('already-voted SB-16');
  t.dealer.tell('away', 3);
  t.do(1, 'finish');
  expect(t.s.over).toBe(true);
});

test('[SB-17] the free table ends without a winner, for all who are here', () => {
  const t = new Table(2);
  t.do(0, 'finish');
  t.do(1, 'finish');
  expect(t.dealer.game.outcome(t.s)).toEqual({ winners: [0, 1], why: 'SB-17' });
});

test('a container is removed with what is in it only where that is named too, a pile with its cards', () => {
  const t = new Table();
  t.put(0, [A], ZONE_OPEN);
  expect(t.do(0, 'remove', { p: t.p(ZONE_OPEN) })).toBe('not-empty SB-03');
  t.do(0, 'remove', { p: t.p(ZONE_OPEN, A, PILE) });
  expect([ZONE_OPEN, A, PILE, 1].map((n) => pieceOf(t.s, n))).toEqual([null, null, null, null]);
});
