/** What each may do: looking, zones, being asked first, a teacher's table, watchers, many seats, and who leaves. */
import { expect, test } from 'vitest';
import { CLOTH, FOR_HANDS, KEYED, LOOSE, NONE, handPlace } from '../../../src/games/sandbox/state.ts';
import { BOX, DIE, LAID, PILE, TOKEN, Table, ZONE_OPEN, ZONE_OWN, ZONES } from './table.ts';

const [A, B] = LAID;
const look = (t: Table, seat: number, from: number, to = [seat]): string => t.do(seat, 'look', { from, n: 1, to });

test('[SB-13] at a strict table one looks where a zone lets one, elsewhere anywhere, and all are told', () => {
  for (const policy of ['free', 'advise'] as const) {
    const t = new Table(3, { policy });
    expect([look(t, 1, PILE), t.s.news[0]?.what, t.s.news[0]?.seats]).toEqual(['ok', 'look', [1]]);
  }
  const t = new Table(3, { policy: 'strict' });
  t.put(0, [A], ZONE_OPEN);
  t.put(0, [B], ZONE_OWN);
  expect([look(t, 1, PILE), look(t, 1, ZONE_OPEN)]).toEqual(['not-to-look SB-13', 'ok']);
  expect([look(t, 0, ZONE_OWN, [1]), look(t, 0, ZONE_OWN)]).toEqual(['not-to-look SB-13', 'ok']);
});

test('[SB-10] what lies in a zone of its owner’s or the host’s touch is theirs to put and take, by the policy', () => {
  for (const [touch, able] of [
    ['owner', [2]],
    ['host', [0]],
    ['all', [0, 1, 2]],
  ] as const) {
    const t = new Table(3, { policy: 'strict', zones: ZONES.with(0, { ...ZONES[0]!, touch }) });
    t.do(0, 'mark', { p: t.p(ZONE_OPEN), own: touch === 'owner' ? 2 : NONE });
    const into = t.s.seats.filter(
      (seat) => t.dealer.judge(seat, 'put', { p: [A, t.piece(A).rev, 0, 0, 0], into: ZONE_OPEN }).ok,
    );
    expect(into).toEqual(able);
    t.put(able[0], [A], ZONE_OPEN);
    const out = t.s.seats.filter(
      (seat) => t.dealer.judge(seat, 'put', { p: [A, t.piece(A).rev, 0, 0, 0], into: CLOTH }).ok,
    );
    expect(out).toEqual(able);
  }
});

test('[SB-10] where the table advises, what is done anyway stands in the log as such', () => {
  const t = new Table(2, { policy: 'advise' });
  t.do(1, 'mark', { p: t.p(TOKEN), own: 1 });
  expect(t.put(0, [TOKEN])).toBe('of-another SB-10');
  t.put(0, [TOKEN], CLOTH, { anyway: true });
  expect(t.s.news.slice(0, 2).map(({ what, by }) => [what, by])).toEqual([
    ['put', 0],
    ['anyway', 0],
  ]);
  const free = new Table(2);
  free.put(0, [TOKEN], CLOTH, { anyway: true });
  expect(free.s.news.map(({ what }) => what)).not.toContain('anyway');
});

test('[SB-12] where the table advises, what is done out of turn is marked, and what is free at any time isn’t', () => {
  const t = new Table(2, { policy: 'advise', turns: true });
  t.put(1, [A]);
  expect(t.s.news[0]).toMatchObject({ what: 'put', out: true });
  t.put(0, [B]);
  expect(t.s.news[0]).toMatchObject({ what: 'put', out: false });
  t.do(1, 'score', { seat: 1, round: 0, points: 1 });
  expect(t.s.news[0]).toMatchObject({ what: 'score', out: false });
});

test('[SB-15] at a teacher’s table nobody edits, also not the host, and all play on', () => {
  const t = new Table(3, { edit: 'nobody', policy: 'strict' });
  const editing: readonly (readonly [string, object])[] = [
    ['make', { rows: [1, 0, 0, 0, 0, NONE, CLOTH, NONE, 0] }],
    ['remove', { p: t.p(TOKEN) }],
    ['define', { hash: 'x', defs: [], zones: [] }],
    ['change', { p: t.p(A), under: 1 }],
    ['lay', BOX],
  ];
  for (const seat of t.s.seats)
    for (const [move, args] of editing) expect(t.do(seat, move, args)).toBe('nobody-edits SB-15');
  expect([t.put(1, [A]), t.do(2, 'flip', { p: t.p(TOKEN) }), t.do(1, 'roll', { p: t.p(DIE) })]).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  // The host opens it again, or most of those who are here.
  expect([t.do(1, 'setEdit', { edit: 'all' }), t.s.edit]).toEqual(['ok', 'nobody']);
  t.do(0, 'setEdit', { edit: 'host' });
  expect([t.s.edit, t.do(0, 'remove', { p: t.p(TOKEN) })]).toEqual(['host', 'ok']);
});

test('who watches sees what all see and no card of a hand, and makes no move', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'deal', { from: PILE, n: 2, to: t.s.seats.map(handPlace) });
  const seen = t.view(null);
  expect([seen.me, seen.read, seen.back, seen.hands.map(({ cards }) => cards.length)]).toEqual([
    null,
    {},
    null,
    [2, 2],
  ]);
  for (const seat of t.s.seats)
    for (const n of t.hand(seat)) expect(JSON.stringify(seen)).not.toContain(`"${t.dealer.face(t.piece(n).thing)}"`);
  for (const { who } of Object.values(t.dealer.game.moves)) expect(who(t.s)).toEqual([0, 1]);
});

test('twenty-five sit at one table: a card for each, lots for all, and the hand of one who leaves is taken in by most', () => {
  const t = new Table(25);
  const deck = Array.from({ length: 30 }, (_, i) => [0, 0, 0, 0, -1, i % 10, -2, NONE, 0]).flat();
  const pile = t.s.made;
  t.do(0, 'make', { rows: [NONE, 0, 0, 0, 0, NONE, CLOTH, NONE, 0, ...deck] });
  t.do(3, 'shuffle', { from: pile });
  expect(t.do(24, 'deal', { from: pile, n: 1, to: t.s.seats.map(handPlace) })).toBe('ok');
  for (const seat of t.s.seats) expect(t.hand(seat).map((n) => t.view(seat).read[n] !== undefined)).toEqual([true]);
  t.do(7, 'order');
  expect(t.s.order.toSorted((a, b) => a - b)).toEqual(t.s.seats);
  const [card] = t.hand(24) as [number];
  t.dealer.tell('left', 24);
  for (let seat = 0; seat < 13; seat++) t.do(seat, 'seize', { seat: 24 });
  expect([t.hand(24), t.piece(card).in, t.piece(card).key, t.piece(card).face]).toEqual([[], CLOTH, NONE, KEYED]);
});

test('whoever leaves with cards in hand leaves them there; they come back to them, or the others take them in and shuffle', () => {
  const t = new Table(3);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'deal', { from: PILE, n: 2, to: t.s.seats.map(handPlace) });
  const cards = t.hand(2);
  t.dealer.tell('left', 2);
  expect([t.hand(2), t.put(0, [cards[0]!]), t.do(0, 'steal', { from: 2 })]).toEqual([
    cards,
    'hand-of-another SB-14',
    'nobody-there SB-08',
  ]);
  t.dealer.tell('joined', 2);
  expect([t.hand(2), cards.every((n) => t.view(2).read[n] !== undefined)]).toEqual([cards, true]);
  t.dealer.tell('left', 2);
  t.do(0, 'seize', { seat: 2 });
  t.do(1, 'seize', { seat: 2 });
  expect(t.put(0, [t.piece(cards[0]!).in], PILE)).toBe('ok');
  expect([t.do(1, 'shuffle', { from: PILE }), t.list(PILE).length]).toEqual(['ok', 6]);
  expect(t.piece(PILE).flags & FOR_HANDS).toBe(FOR_HANDS);
  // Own pieces of somebody who has left are everybody's.
  const strict = new Table(3, { policy: 'strict' });
  strict.do(2, 'mark', { p: strict.p(TOKEN), own: 2 });
  expect(strict.put(1, [TOKEN])).toBe('of-another SB-10');
  strict.dealer.tell('left', 2);
  expect(strict.put(1, [TOKEN])).toBe('ok');
});

test('[SB-36] going back, a shuffled pile has its whole set again, and another card may come up', () => {
  const faces = new Set<number>();
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  const before = t.dealer.play;
  for (let i = 0; i < 24; i++) {
    t.do(0, 'turnUp', { p: t.p(10) });
    faces.add(t.piece(10).face);
    // What the table does when all agree to go back: the play of then, with new chance.
    t.dealer.play = before;
    expect([t.piece(10).face, t.s.urns[0]!.left.length]).toEqual([LOOSE, 10]);
  }
  expect(faces.size).toBeGreaterThan(3);
});
