/** One game after the other, and what people tell of their cards. */
import { expect, test } from 'vitest';
import { IDENTITIES, MISSIONS } from '../../../src/games/chrononauts/cards/goals.ts';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { chrononauts4 } from '../../../src/games/chrononauts/earlier.ts';
import type { State } from '../../../src/games/chrononauts/state.ts';
import { moves as movesEn } from '../../../src/games/chrononauts/words/log-en.ts';
import { moves as movesIt } from '../../../src/games/chrononauts/words/log-it.ts';
import { A, B, C, Trial, atTurnEnd, begun, playing } from './trial.ts';

/** A has won by the Identity, and B has shown what was left. */
function over(): Trial {
  const t = atTurnEnd({ options: { memoSeconds: 30, mulligan: false } });
  t.setGoal(A, 'identities', 'I06');
  t.history([1936], 'P1942');
  t.setHand(A, ...'sabotage halt-attack avert-disaster P1868 P1917 P1918 P1929 P1933 P1939 P1944'.split(' '));
  expect(t.declare(A, 'hand')).toBe('ok');
  expect(t.do(B, 'showCards', t.choices(B, 'showCards')[0])).toBe('ok');
  return t;
}

test('[CH-227] after the end, and not before, another game begins in the lobby by the same rules of the house', () => {
  expect(playing(['grail']).do(A, 'nextGame')).toBe('game-not-over CH-227');
  const t = over();
  expect(t.do(C, 'nextGame')).toBe('ok');
  expect([t.phase, t.s.options.memoSeconds, t.s.seats, t.s.result, t.s.discard]).toEqual([
    'lobby',
    30,
    [A, B, C],
    null,
    [],
  ]);
  expect(t.do(A, 'begin')).toBe('ok');
  expect([t.s.stage, t.hand(A).length, t.s.drawPile.length]).toEqual(['start', 3, 71]);
});

test.each([
  [chrononauts, false],
  [chrononauts4, true],
])(
  '[CH-058] the reminder of a turn in which the universe ended comes in no other game: rules $version',
  (game, comes) => {
    const t = playing(['reverse-fate'], { game, options: { turnSeconds: 40 } });
    t.history([1865, 1912, 1936, 1963, 1981]);
    t.pass(5_000);
    t.resolve(A, 'reverse-fate', 'L1980');
    expect(t.s.result?.why).toBe('CH-118');
    for (const move of ['nextGame', 'begin']) expect(t.do(A, move)).toBe('ok');
    t.pass(39_000);
    expect([t.s.stage, t.s.reminded]).toEqual(['start', comes]);
  },
);

test('[CHQ-32] who has left isn’t in the next game, and who sat down meanwhile is', () => {
  const t = over();
  t.tell('left', B);
  t.tell('joined', 5);
  t.tell('joined', 7);
  t.tell('left', 7);
  expect(t.view(5).me).toBeUndefined();
  t.do(A, 'nextGame');
  expect(t.s.seats).toEqual([A, C, 5]);
});

test('[CH-037] whoever has shown an Identity is reminded of it before they exchange another', () => {
  const t = over();
  const was = t.goal(B, 'identities');
  t.do(A, 'nextGame');
  expect([A, B].map((seat) => t.view(seat).me!.earlier)).toEqual([[], [was]]);
  expect(JSON.stringify(t.view(C))).not.toContain(`"${was}"`);
});

test('[CH-132, CH-274] a play carries a line of what happened, which nobody has to write and no rule reads', () => {
  const t = playing(['grail']);
  const args = { card: t.card(A, 'grail'), targets: [], tale: 'L’ho barattato con una torcia.' };
  expect(t.do(A, 'play', { ...args, tale: 'x'.repeat(141) })).toMatch(/^move\//);
  expect(t.do(A, 'play', args)).toBe('ok');
  expect(t.view(B).stack[0]!.tale).toBe(args.tale);
  expect([movesIt, movesEn].map(({ play }) => play.said(args))).toEqual([
    'gioca una carta. Racconta: «L’ho barattato con una torcia.»',
    'plays a card. As they tell it: “L’ho barattato con una torcia.”',
  ]);
});

test('[CH-132] what is found by a search may be told of too', () => {
  const t = playing(['rewind']);
  t.discard('grail');
  t.resolve(A, 'rewind');
  const card = t.s.discard.find((one) => t.s.faces[one] === 'grail');
  expect(t.do(A, 'choose', { card, targets: [], tale: 'Era ancora lì.' })).toBe('ok');
  expect(t.s.stack[0]!.tale).toBe('Era ancora lì.');
});

test('[C27] the lobby says which decks will be shuffled, so that passes can be prepared; a game that is on has none to come', () => {
  const sizes = (s?: State): readonly number[] => chrononauts.decks!(s).map((deck) => deck.length);
  const lobby = (options: object): State => new Trial({ options }).s;
  const play = sizes(lobby({ mode: 'solonauts' }))[1]!;
  expect(sizes()).toEqual(sizes(lobby({})));
  expect(sizes(lobby({ mode: 'chrononauts' }))).toEqual([IDENTITIES.length, MISSIONS.length, expect.any(Number)]);
  expect(sizes(lobby({ mode: 'artifaxx' }))).toEqual([MISSIONS.length, expect.any(Number)]);
  expect(sizes(lobby({ mode: 'solonauts' }))).toEqual([IDENTITIES.length, play]);
  for (const deck of chrononauts.decks!(lobby({}))) expect(new Set(deck).size).toBeGreaterThan(1);
  expect(sizes(begun().s)).toEqual([]);
});
