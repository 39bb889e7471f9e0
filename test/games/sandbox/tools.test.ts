/** Counters, notes, ink, clocks, scores, turns, groups, and how strict the table is. */
import { expect, test } from 'vitest';
import { clockOf, shownAt } from '../../../src/games/sandbox/clocks.ts';
import { sandbox1, sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, handPlace } from '../../../src/games/sandbox/state.ts';
import { BOX, CLOCK, COUNTER, LAID, NOTE, PILE, TOKEN, Table } from './table.ts';

const [A, B, C] = LAID;

test('two who count at once both count, and neither counts further than the counter goes', () => {
  const t = new Table();
  t.do(0, 'count', { n: COUNTER, add: 2 });
  t.do(1, 'count', { n: COUNTER, add: 2 });
  expect(t.piece(COUNTER).face).toBe(4);
  expect(t.do(2, 'count', { n: COUNTER, add: 2 })).toBe('counts-no-further SB-03');
  expect(t.do(2, 'count', { n: COUNTER, add: 1, set: 1 })).toBe('no-counter SB-03');
  t.do(0, 'undo');
  expect(t.piece(COUNTER).face).toBe(4);
  t.do(1, 'undo');
  expect(t.piece(COUNTER).face).toBe(2);
});

test('a counter below nothing is no hidden card, whatever it stands at', () => {
  const t = new Table();
  for (const set of [-1, -2, -3]) {
    t.do(0, 'count', { n: COUNTER, set });
    expect(t.put(1, [COUNTER])).toBe('ok');
    expect(t.do(0, 'turnUp', { p: t.p(COUNTER) })).toBe('under-a-key SB-20');
    expect(t.put(1, [COUNTER], CLOTH, { open: [''] }).startsWith('ok')).toBe(false);
  }
});

test('[SB-40] two who write one note at once don’t overwrite each other; what was written is undone', () => {
  const t = new Table();
  expect(t.do(0, 'write', { n: NOTE, rev: 0, text: 'ciao' })).toBe('ok');
  expect(t.do(1, 'write', { n: NOTE, rev: 0, text: 'no' })).toBe('moved-meanwhile SB-40');
  t.do(0, 'write', { n: NOTE, rev: 1, text: 'ciao a tutti' });
  t.do(0, 'undo');
  expect(t.s.texts.map(({ text }) => text)).toEqual(['ciao']);
  t.do(0, 'undo');
  expect(t.s.texts).toEqual([]);
});

test('a stroke is a piece with its points, and is undone like one', () => {
  const t = new Table();
  expect(t.do(0, 'ink', { x: 1, y: 2, points: [0, 0], tint: 3 })).toBe('no-stroke SB-03');
  t.do(0, 'ink', { x: 1, y: 2, points: [0, 0, 5, 5], tint: 3 });
  const n = t.s.made - 1;
  expect([t.piece(n).kind, t.s.texts[0]?.points]).toEqual(['ink', [0, 0, 5, 5]]);
  t.do(0, 'undo');
  expect([pieceOf(t.s, n), t.s.texts]).toEqual([null, []]);
});

test('a clock counts by table time, keeps what is left while it stands, and tells when time is up', () => {
  const t = new Table();
  const shows = (): number => shownAt(clockOf(t.s, CLOCK), t.dealer.now);
  t.do(0, 'clock', { n: CLOCK, does: 'start' });
  t.dealer.pass(t.dealer.now + 20_000);
  t.do(1, 'clock', { n: CLOCK, does: 'stop' });
  t.dealer.pass(t.dealer.now + 20_000);
  expect(shows()).toBe(40_000);
  t.do(0, 'clock', { n: CLOCK, does: 'start' });
  t.dealer.pass(t.dealer.now + 40_000);
  expect([shows(), clockOf(t.s, CLOCK).since, t.s.news[0]?.what]).toEqual([0, -1, 'timeUp']);
  expect(t.do(0, 'clock', { n: NOTE, does: 'start' })).toBe('no-clock SB-03');
});

test('points are written round by round, for people who are here', () => {
  const t = new Table(2);
  expect(t.do(0, 'score', { seat: 1, round: 1, points: 5 })).toBe('no-round SB-03');
  t.do(0, 'score', { seat: 1, round: 0, points: 5 });
  t.do(0, 'score', { seat: 0, round: 1, points: -2 });
  expect([t.s.scores.rounds, t.s.scores.rows.map(({ seat, points }) => [seat, ...points])]).toEqual([
    2,
    [
      [0, 0, -2],
      [1, 5],
    ],
  ]);
});

test('[SB-12] a strict table with turns lets whoever is in turn act, and all others arrange their own hands', () => {
  const t = new Table(3, { policy: 'strict', turns: true });
  expect([t.put(0, [A]), t.put(1, [B])]).toEqual(['ok', 'not-your-turn SB-12']);
  t.put(0, [A, C], handPlace(0));
  expect(t.do(1, 'shuffle', { from: PILE })).toBe('not-your-turn SB-12');
  expect(t.do(1, 'pass')).toBe('not-your-turn SB-12');
  expect([t.do(0, 'pass'), t.s.turn.seat, t.put(0, [A], handPlace(0), { at: 1 }), t.put(0, [A])]).toEqual([
    'ok',
    1,
    'ok',
    'not-your-turn SB-12',
  ]);
  t.dealer.tell('away', 1);
  expect([t.do(2, 'pass'), t.s.turn.seat]).toEqual(['ok', 2]);
  expect(new Table().do(0, 'pass')).toBe('no-turns SB-12');
});

test('[SB-12] the turn of a person who leaves goes to the next, also where an order was drawn', () => {
  const t = new Table(4, { turns: true });
  const left = (seat: number): readonly unknown[] => {
    t.dealer.tell('left', seat);
    return [t.s.turn.seat, t.s.news[0]?.what, t.s.news[0]?.seats];
  };
  t.do(0, 'pass', { to: 2 });
  expect(left(1)[0]).toBe(2);
  expect(left(2)).toEqual([3, 'pass', [3]]);
  t.dealer.tell('away', 0);
  // Nobody else is here: it stays, for others to pass on as they come back.
  expect(left(3)[0]).toBe(3);
  t.dealer.tell('back', 0);
  expect([t.do(0, 'pass'), t.s.turn.seat]).toEqual(['ok', 0]);

  const drawn = new Table(4, { turns: true });
  drawn.do(0, 'order');
  const [first = 0, second] = drawn.s.order;
  drawn.do(0, 'pass', { to: first, anyway: true });
  drawn.dealer.tell('left', first);
  expect(drawn.s.turn.seat).toBe(second);
  const earlier = new Table(3, { turns: true }, {}, 11, sandbox4);
  earlier.do(0, 'pass', { to: 1 });
  earlier.dealer.tell('left', 1);
  expect(earlier.s.turn.seat).toBe(1);
});

test('pieces that are grouped belong to one group at most', () => {
  const t = new Table();
  t.do(0, 'group', { p: t.p(A, B) });
  t.do(0, 'group', { p: t.p(B, C, TOKEN) });
  expect(t.s.groups).toEqual([[B, C, TOKEN]]);
  t.do(0, 'group', { p: t.p(TOKEN, C), apart: true });
  expect(t.s.groups).toEqual([]);
});

test('[SB-16] the host says how strict the table is; others decide it by more than half', () => {
  const t = new Table(3);
  t.do(0, 'setPolicy', { policy: 'strict' });
  expect([t.s.policy, t.s.edit]).toEqual(['strict', 'all']);
  t.do(1, 'setPolicy', { policy: 'free' });
  expect(t.s.policy).toBe('strict');
  expect(t.do(1, 'setPolicy', { policy: 'free' })).toBe('already-voted SB-16');
  t.do(2, 'setPolicy', { policy: 'free' });
  expect(t.s.policy).toBe('free');
  expect(t.do(0, 'setPolicy', { policy: 'free' })).toBe('already-so SB-16');
});

test('[SB-16] a vote for another policy is told: who would like what, how many have said so, how many it takes', () => {
  const t = new Table(4);
  t.do(1, 'setPolicy', { policy: 'strict' });
  expect(t.s.news[0]).toMatchObject({ what: 'wantsPolicy', by: 1, n: 2, values: [1, 3] });
  t.do(2, 'setPolicy', { policy: 'strict' });
  expect(t.s.news[0]).toMatchObject({ what: 'wantsPolicy', by: 2, n: 2, values: [2, 3] });
  t.do(2, 'setEdit', { edit: 'nobody' });
  expect(t.s.news[0]).toMatchObject({ what: 'wantsEdit', by: 2, n: 2, values: [1, 3] });
  t.do(3, 'setPolicy', { policy: 'strict' });
  expect(t.s.news[0]).toMatchObject({ what: 'policy', by: 3 });
  const earlier = new Table(4, {}, {}, 11, sandbox4);
  earlier.do(1, 'setPolicy', { policy: 'strict' });
  expect(earlier.s.news[0]?.what).toBe('lay');
});

test('[SB-16] who edits is set by itself: of two quick changes both hold, and votes for one are none for the other', () => {
  const t = new Table(3);
  t.do(0, 'setPolicy', { policy: 'strict' });
  t.do(0, 'setEdit', { edit: 'host' });
  expect([t.s.policy, t.s.edit]).toEqual(['strict', 'host']);
  t.do(1, 'setPolicy', { policy: 'free' });
  t.do(2, 'setEdit', { edit: 'all' });
  expect([t.s.policy, t.s.edit]).toEqual(['strict', 'host']);
  t.do(1, 'setEdit', { edit: 'all' });
  expect([t.s.policy, t.s.edit]).toEqual(['strict', 'all']);
});

test('[SB-16] earlier rules set both at once, and close editing with the first part of a box', () => {
  const t = new Table(2, {}, {}, 11, sandbox1);
  t.do(0, 'setPolicy', { policy: 'strict', edit: 'host' });
  expect([t.s.policy, t.s.edit]).toEqual(['strict', 'host']);
  const part = { ...BOX, parts: 2, edit: 'nobody' } as const;
  expect([t.do(0, 'lay', part), t.s.edit]).toEqual(['ok', 'nobody']);
  expect(t.do(0, 'lay', { ...part, part: 1, defs: [], zones: [], rows: [], texts: [] })).toBe('nobody-edits SB-15');
});

test('[SB-15] a box that nobody may edit is laid to its end, and says so with its last part', () => {
  const t = new Table(2);
  const part = { ...BOX, parts: 2, edit: 'nobody', policy: 'strict' } as const;
  expect([t.do(0, 'lay', part), t.s.edit]).toEqual(['ok', 'all']);
  expect(t.do(0, 'lay', { ...part, part: 1, defs: [], zones: [], rows: [], texts: [] })).toBe('ok');
  expect([t.s.edit, t.s.policy]).toEqual(['nobody', 'strict']);
});

test('what somebody leaves behind stays: cards in the hand, pieces on the cloth, and nobody undoes it', () => {
  const t = new Table(3);
  t.put(2, [A], handPlace(2));
  t.put(2, [B], CLOTH);
  t.dealer.tell('left', 2);
  expect([t.hand(2), t.s.rings.map(({ seat }) => seat), t.s.seats]).toEqual([[A], [], [0, 1]]);
  t.dealer.tell('joined', 2);
  expect([t.hand(2), t.s.seats]).toEqual([[A], [0, 1, 2]]);
});

test('the table waits for whose turn it is, where the box has turns, and for nobody where it has none', () => {
  const t = new Table(3, { turns: true });
  expect(t.dealer.game.awaits(t.s)).toEqual([0]);
  t.do(0, 'pass');
  expect(t.dealer.game.awaits(t.s)).toEqual([1]);
  expect(new Table(3).dealer.game.awaits(new Table(3).s)).toEqual([]);
});

test('[SB-16] a vote counts once others have gone, and whoever has cast it does what it decides', () => {
  const t = new Table(2);
  expect([t.do(0, 'finish'), t.do(0, 'finish')]).toEqual(['ok', 'already-voted SB-16']);
  t.dealer.tell('away', 1);
  expect([t.do(0, 'finish'), t.s.over]).toEqual(['ok', true]);
});

test('[SB-24] the hand of somebody who has gone is taken by a vote that became enough', () => {
  const t = new Table(3);
  t.do(2, 'draw', { from: PILE, n: 2 });
  t.dealer.tell('away', 2);
  expect([t.do(0, 'seize', { seat: 2 }), t.do(0, 'seize', { seat: 2 })]).toEqual(['ok', 'already-voted SB-16']);
  t.dealer.tell('away', 1);
  expect([t.do(0, 'seize', { seat: 2 }), t.hand(2)]).toEqual(['ok', []]);
});

test('[SB-16] whoever has voted for a policy sets it once the vote is enough, or they are the host', () => {
  const t = new Table(4);
  const strict = (seat: number): string => t.do(seat, 'setPolicy', { policy: 'strict' });
  expect([strict(1), strict(1)]).toEqual(['ok', 'already-voted SB-16']);
  t.dealer.tell('away', 0);
  expect([strict(1), t.s.policy, t.s.votes]).toEqual(['ok', 'strict', []]);
});
