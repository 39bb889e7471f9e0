/**
 * A move that travels veiled is judged on its author's device, by the same questions as one in the open. But it is judged with that
 * device's own eyes.
 */
import { expect, test } from 'vitest';
import { type Game, type Handle, veiledMove } from '../../../src/kernel/game.ts';
import { fields, integer } from '../../../src/kernel/schemas.ts';
import { judgeVeiled } from '../../../src/kernel/pipeline/move-chain.ts';
import { makeMove } from '../../../src/kernel/pipeline/play.ts';
import type { MadeMove } from '../../../src/kernel/pipeline/context.ts';
import { refused, start, toy, type Toy } from '../play/toy.ts';

const ROLE = 'role' as Handle;
const bite = veiledMove<Toy, { readonly n: number }>({
  args: fields({ n: integer(0, 9) }),
  who: () => [0, 1],
  veiled: { tag: 'a', numbers: ({ n }) => [n], none: [0] },
  rules: [{ id: 'T-1', code: 'no-wolf', holds: (_, m) => m.eyes.read(ROLE) === 'wolf' && m.seat === 0 }],
  choices: () => [{ n: 1 }],
});
const game: Game<Toy> = { ...toy(), moves: { ...toy().moves, bite } };
const play = start(game);
const made: MadeMove = { seat: 0, move: 'bite', args: { n: 1 }, cause: 'e1', now: 0, opened: { role: 'wolf' } };
const judged = (more: Partial<MadeMove> = {}): string => {
  const verdict = judgeVeiled(game, play, { ...made, ...more });
  return verdict.ok ? 'taken' : `${verdict.refusal.code} ${verdict.refusal.rule}`;
};

test('[P23] rules of a veiled move may read what its device has opened, which is proven to nobody', () => {
  const verdict = judgeVeiled(game, play, made);
  expect(verdict).toMatchObject({
    ok: true,
    value: { move: bite, made: { seat: 0, args: { n: 1 } }, opened: made.opened },
  });
  expect(judged({ opened: { role: 'seer' } })).toBe('no-wolf T-1');
  expect(judged({ opened: undefined })).toBe('no-wolf T-1');
});

test('[P23] a veiled move is asked for its game, name, form and seat as any other', () => {
  expect(judgeVeiled(game, undefined, made)).toMatchObject({ refusal: { code: 'game/not-running' } });
  expect(judged({ move: 'fly' })).toBe('move/unknown P2');
  expect(judged({ args: { n: 10 } })).toBe('move/form P3');
  expect(judged({ seat: 2 })).toBe('move/not-your-seat P4');
});

test('[P23] what travels veiled is no move in the open, and what doesn’t is none under a veil', () => {
  expect(refused(makeMove(game, play, { ...made, opened: undefined }))).toBe('move/unknown P2');
  expect(judged({ move: 'go' })).toBe('move/unknown P2');
});

test('[P23] its rules know the time, and when letters leave that are on their way to a hub', () => {
  const late: typeof bite.rules = [
    { id: 'T-2', code: 'too-late', holds: (_, { now, eyes }) => (now ?? 0) < (eyes.letters?.('a')?.leave ?? Infinity) },
  ];
  const timely = { ...game, moves: { ...game.moves, bite: { ...bite, rules: late } } };
  const veil = { kind: 'veil', cause: 'e1', index: 0, root: 'r', hub: 1, seats: [0], bases: [2] } as const;
  const code = (now: number, asks: typeof play.asks): string => {
    const verdict = judgeVeiled(timely, { ...play, asks }, { ...made, now });
    return verdict.ok ? 'taken' : verdict.refusal.code;
  };
  const asks = [
    { ...veil, id: 'e1:0', tag: 'b', way: 'in', at: 0 },
    { ...veil, id: 'e1:1', tag: 'a', way: 'out', at: 0 },
    { ...veil, id: 'e1:2', tag: 'a', way: 'in', at: 10_000, graceMs: 3_000 },
  ] as const;
  expect([code(5_499, asks), code(5_500, asks), code(5_500, asks.slice(0, 2))]).toEqual(['taken', 'too-late', 'taken']);
  const plain = [{ ...veil, id: 'e1:2', tag: 'a', way: 'in', at: 10_000 }] as const;
  expect([code(6_999, plain), code(7_000, plain)]).toEqual(['taken', 'too-late']);
});
