/** Own undo: each their own acts, never what another has touched since. */
import { expect, test } from 'vitest';
import { allPieces, pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { CLOTH, LOCKED, LOOSE, type Piece, type State } from '../../../src/games/sandbox/state.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { canonical } from '../../helpers/plain.ts';
import { withSeeds } from '../../helpers/rng.ts';
import { fill as anything } from './fill.ts';
import type { Filler } from '../../helpers/bots.ts';
import { BAG, BOX, LAID, PILE, TOKEN, Table } from './table.ts';

const [A, B, C] = LAID;

test('[SB-02] no act is taken back by the table: undo is the game’s own', () => {
  for (const { final } of Object.values(sandbox.moves)) expect(final).toBe('SB-02');
});

test('[SB-50] each undoes their own acts, the last 24, and nothing where they have done nothing', () => {
  const t = new Table();
  for (let i = 0; i < 30; i++) t.put(0, [A]);
  let undone = 0;
  while (t.do(0, 'undo') === 'ok') undone++;
  expect(undone).toBe(24);
  expect(t.do(1, 'undo')).toBe('nothing-to-undo SB-50');
});

test('[SB-51] pieces that somebody else has touched since stay where they are, the others go back, and it is told', () => {
  const t = new Table();
  t.put(0, [A, B, C]);
  t.put(1, [B]);
  t.do(0, 'undo');
  expect([A, B, C].map((n) => t.piece(n).x)).toEqual([0, 0, 2000]);
  expect(t.piece(B).by).toBe(1);
  expect(t.s.news[0]).toMatchObject({ what: 'undo', n: 2, values: [1, 0, 0] });
});

test('[SB-52] what was undone can be done again, act by act, until one does something else', () => {
  const t = new Table();
  t.put(0, [A, B]);
  t.put(0, [A], PILE);
  const at = lying(t.s);
  t.do(0, 'undo');
  t.do(0, 'undo');
  t.do(0, 'redo');
  t.do(0, 'redo');
  expect(lying(t.s)).toBe(at);
  t.do(0, 'undo');
  t.put(0, [C]);
  expect(t.do(0, 'redo')).toBe('nothing-to-redo SB-50');
});

test('[SB-53] to undo a making removes the piece, to undo a removal brings it back under its number', () => {
  const t = new Table();
  t.do(0, 'make', { rows: [1, 5, 5, 0, 0, -1, CLOTH, -1, 0] });
  const made = t.s.made - 1;
  t.do(0, 'undo');
  expect(pieceOf(t.s, made)).toBeNull();
  t.do(0, 'redo');
  expect(t.piece(made).of).toBe(1);
  t.do(0, 'remove', { p: t.p(TOKEN, PILE) });
  expect(t.list(PILE)).toEqual([]);
  t.do(0, 'undo');
  expect([t.piece(TOKEN).x, t.list(PILE).length]).toEqual([1000, 10]);
});

test('[SB-53] a shuffled pack that was removed comes back with what is shuffled in it, goes again, and comes back', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  const sets = t.s.urns;
  t.do(0, 'remove', { p: t.p(PILE) });
  t.do(0, 'undo');
  expect([t.list(PILE).length, t.s.urns]).toEqual([10, sets]);
  t.do(0, 'redo');
  expect([pieceOf(t.s, 10), t.s.urns]).toEqual([null, []]);
  t.do(0, 'undo');
  t.do(0, 'turnUp', { p: t.p(10) });
  expect(t.piece(10).face).toBeGreaterThanOrEqual(0);
  t.do(0, 'draw', { from: PILE, n: 3 });
  // The third is the one that everybody has seen.
  expect(Object.keys(t.view(0).read)).toHaveLength(2);
});

test('[SB-53] of a shuffled pack of which a card was moved since, nothing goes by a redo', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'remove', { p: t.p(PILE, TOKEN) });
  t.do(0, 'undo');
  t.put(1, [10]);
  t.do(0, 'redo');
  expect([pieceOf(t.s, TOKEN), t.list(PILE).length, t.s.urns[0]!.slots.length]).toEqual([null, 9, 10]);
});

test('[SB-53] a shuffled set that was removed in two containers comes back only whole', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.put(0, [8, 9, 10], BAG);
  t.do(0, 'remove', { p: t.p(PILE, 8, 9, 10) });
  t.do(1, 'remove', { p: t.p(BAG) });
  t.do(0, 'undo');
  expect([pieceOf(t.s, PILE), pieceOf(t.s, 1), t.s.urns]).toEqual([null, null, []]);
});

test('a pile that was made or went comes and goes with the act that is undone', () => {
  const t = new Table();
  const before = lying(t.s);
  t.put(0, [A], B);
  t.put(0, [B], CLOTH);
  t.do(0, 'undo');
  expect(t.list(t.piece(A).in)).toEqual([B, A]);
  t.do(0, 'undo');
  expect(lying(t.s)).toBe(before);
});

test('what an act only moved along goes back too, once a later act with it is undone', () => {
  const t = new Table();
  t.put(0, [A], B);
  const pile = t.piece(A).in;
  t.do(0, 'flip', { p: t.p(A), to: 0 });
  const before = lying(t.s);
  t.do(0, 'flip', { p: t.p(A), to: 1 });
  t.do(0, 'remove', { p: t.p(B) });
  expect([t.piece(A).in, pieceOf(t.s, pile)]).toEqual([CLOTH, null]);
  t.do(0, 'mark', { p: t.p(A), flags: LOCKED });
  for (let i = 0; i < 3; i++) t.do(0, 'undo');
  expect(lying(t.s)).toBe(before);
});

/** Nobody lays another box meanwhile. */
const fill: Filler = (choice, at) => (at.move === 'lay' ? undefined : anything(choice, at));

/** Acts that leave something to undo. */
const UNDONE: ReadonlySet<string> = new Set(['put', 'flip', 'make', 'remove', 'mark']);

const undoable: Filler = (choice, at) => (UNDONE.has(at.move) ? anything(choice, at) : undefined);

/** How everything lies, revisions and the order in which it was touched apart. */
const lying = (s: State): string =>
  canonical([
    ...Array.from(allPieces(s), ([n, { rev: _rev, by: _by, z: _z, ...piece }]) => [n, piece] as const),
    s.lists.flat().filter(Boolean),
    s.hands,
  ]);

/** Moves of bots at a laid table, with `each` after every one. */
function evening(seed: number, moves: number, each: (dealer: Dealer<State>, before: State, by: string) => void): void {
  const seats = Array.from({ length: 2 + (seed % 4) }, (_, seat) => seat);
  const dealer = new Dealer(sandbox, { seats, options: {} }, seed);
  dealer.move(0, 'lay', BOX);
  for (let i = 0; i < moves; i++) {
    const before = dealer.state;
    botStep(dealer, { fill, rare: ['lay', 'finish'] });
    dealer.settle();
    const last = dealer.log.findLast((one) => one.kind === 'move');
    each(dealer, before, last?.kind === 'move' ? `${last.made.seat} ${last.made.move}` : '');
    if (dealer.state.over) return;
  }
}

test('[SB-51] whatever people do, undo and redo never touch what another has touched last', () => {
  withSeeds(5, (seed) => {
    evening(seed, 150, (dealer, before, made) => {
      const [seat, move] = made.split(' ');
      if (move !== 'undo' && move !== 'redo') return;
      for (const [n, piece] of allPieces(before)) {
        const now: Piece | null = pieceOf(dealer.state, n);
        if (piece.by === Number(seat) || piece.kind === 'pile') continue;
        expect(now && { rev: now.rev, by: now.by, face: now.face }, `${made} of ${n}`).toEqual({
          rev: piece.rev,
          by: piece.by,
          face: piece.face,
        });
      }
    });
  });
});

test('[SB-52] undone at once, an act leaves nothing; all undone and done again is as it was', () => {
  withSeeds(5, (seed) => {
    const dealer = new Dealer(sandbox, { seats: [0], options: {} }, seed);
    dealer.move(0, 'lay', BOX);
    const first = lying(dealer.state);
    for (let i = 0; i < 20; i++) {
      const before = lying(dealer.state);
      botStep(dealer, { fill: undoable, rare: ['lay', 'finish', 'undo', 'redo', 'mixHand'] });
      const last = dealer.log.findLast((one) => one.kind === 'move');
      if (dealer.state.over) return;
      if (last?.kind !== 'move' || !UNDONE.has(last.made.move)) continue;
      const after = lying(dealer.state);
      dealer.move(0, 'undo', {});
      expect(lying(dealer.state)).toBe(before);
      dealer.move(0, 'redo', {});
      expect(lying(dealer.state)).toBe(after);
    }
    while (dealer.move(0, 'redo', {}).ok);
    const last = lying(dealer.state);
    while (dealer.move(0, 'undo', {}).ok);
    expect(lying(dealer.state)).toBe(first);
    while (dealer.move(0, 'redo', {}).ok);
    expect(lying(dealer.state)).toBe(last);
  });
});

test('a piece’s number is never used again, and lists and places agree', () => {
  withSeeds(4, (seed) => {
    const gone = new Map<number, Piece>();
    evening(seed, 120, ({ state: s }, before) => {
      expect(s.made).toBeGreaterThanOrEqual(before.made);
      for (const [n, piece] of allPieces(before)) if (!pieceOf(s, n)) gone.set(n, piece);
      for (const [n, piece] of gone) {
        const again = pieceOf(s, n);
        if (!again) continue;
        expect([again.kind, again.of]).toEqual([piece.kind, piece.of]);
        // It is back: from now on people may make another thing of it, as of any piece.
        gone.delete(n);
      }
      agree(s);
    });
  });
});

/**
 * Every piece is in exactly the list of its place, every container has one. No two pieces lie at one height, and what is shuffled is in one
 * set.
 */
function agree(s: State): void {
  const listed = new Map<number, number>();
  const look = (place: number, list: readonly number[]): void => {
    for (const n of list) {
      expect(listed.has(n), `${n} twice`).toBe(false);
      listed.set(n, place);
    }
  };
  for (const [i, leaf] of s.lists.entries()) for (const [j, list] of leaf.entries()) if (list) look(i * 32 + j, list);
  for (const { seat, cards } of s.hands) look(-2 - seat, cards);
  const heights = new Set<number>();
  for (const [n, piece] of allPieces(s)) {
    expect(piece.in, `piece ${n}`).toBe(listed.get(n) ?? CLOTH);
    if (piece.in === CLOTH) expect(heights.has(piece.z), `height ${piece.z}`).toBe(false);
    heights.add(piece.z);
  }
  expect([...listed.keys()].every((n) => pieceOf(s, n))).toBe(true);
  const slots = s.urns.flatMap((urn) => urn.slots);
  const loose = Array.from(allPieces(s)).flatMap(([n, { face }]) => (face === LOOSE ? [n] : []));
  expect(slots.toSorted((a, b) => a - b)).toEqual(loose);
  expect(s.urns.every((urn) => urn.slots.length === urn.left.length)).toBe(true);
}

test('[SB-50] the turn that one has passed comes back to where it was, unless it has gone on since', () => {
  const t = new Table(3, { turns: true });
  t.do(0, 'pass');
  t.do(0, 'undo');
  expect(t.s.turn.seat).toBe(0);
  t.do(0, 'redo');
  expect(t.s.turn.seat).toBe(1);
  t.do(1, 'pass');
  t.do(0, 'undo');
  expect([t.s.turn.seat, t.s.news[0]?.values]).toEqual([2, [1, 0, 0]]);
  t.do(1, 'undo');
  expect(t.s.turn.seat).toBe(1);
});

test('[SB-51] points that one has written are taken out again, unless somebody has written there since', () => {
  const t = new Table(2);
  const cell = (): number | undefined => t.s.scores.rows.find(({ seat }) => seat === 1)?.points[0];
  const write = (by: number, points: number): string => t.do(by, 'score', { seat: 1, round: 0, points });
  write(0, 3);
  write(0, 5);
  t.do(0, 'undo');
  expect(cell()).toBe(3);
  t.do(0, 'undo');
  expect(cell()).toBe(0);
  t.do(0, 'redo');
  t.do(0, 'redo');
  write(1, 7);
  t.do(0, 'undo');
  expect([cell(), t.s.news[0]?.values]).toEqual([7, [1, 0, 0]]);
  t.do(1, 'undo');
  expect(cell()).toBe(5);
});
