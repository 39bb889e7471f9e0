/** What each phase offers whom, and whom it waits for. A board draws nothing else; a keyboard and a program know nothing else. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { FREE } from '../../../src/kernel/game.ts';
import { A, B, C, Trial, atTurnEnd, begun, dealt, playing, solo } from './trial.ts';

/** In every phase of a game. */
const ALWAYS = new Set(['callOff', 'setAutoPass']);

/** All that a seat may do besides, by move. */
function offered(t: Trial, seat: number): Readonly<Record<string, readonly unknown[]>> {
  const all = Object.keys(chrononauts.moves).map((name) => [name, t.choices(seat, name)] as const);
  return Object.fromEntries(all.filter(([name, choices]) => !ALWAYS.has(name) && choices.length > 0));
}
const awaited = (t: Trial): readonly number[] => chrononauts.awaits(t.s);
const each = (cards: readonly unknown[]): readonly object[] => cards.map((card) => ({ card }));

test('[P16] the lobby offers its options and, once agreed, the start; everybody is waited for', () => {
  const t = new Trial();
  expect(Object.keys(offered(t, A)).toSorted()).toEqual(expect.arrayContaining(['begin', 'configure']));
  expect(offered(t, A)).toMatchObject({ begin: [{}] });
  expect(awaited(t)).toEqual([A, B, C]);
});

test('[P16] before the first turn: a guess, staying out, keeping the Identity or another one', () => {
  const t = dealt();
  expect(offered(t, B)).toEqual({
    guessTime: [{ minute: FREE, at: FREE }],
    disqualifySelf: [{}],
    keepIdentity: [{}],
    mulliganIdentity: [{}],
  });
  expect(awaited(t)).toEqual([A, B, C]);
  t.do(B, 'keepIdentity');
  expect(awaited(t)).toEqual([A, B, C]);
  t.do(B, 'disqualifySelf');
  expect(awaited(t)).toEqual([A, C]);
  const chosen = dealt({ options: { startMethod: 'chosen', mulligan: false } });
  expect(offered(chosen, B)).toEqual({ chooseFirst: [{ seat: A }, { seat: B }, { seat: C }] });
  expect(awaited(chosen)).toEqual([A, B, C]);
});

test('[P16] a turn: to draw, to play or lose time, to declare or end; the others wait', () => {
  const t = begun();
  expect(offered(t, A)).toEqual({ draw: [{}] });
  expect(awaited(t)).toEqual([A]);
  t.do(A, 'draw');
  t.setHand(A, 'tyrannosaur', 'sabotage', 'reverse-fate');
  expect(offered(t, A)).toMatchObject({ loseTime: each(t.hand(A)) });
  expect(t.choices(A, 'play').length).toBeGreaterThan(0);
  expect(offered(t, B)).toEqual({});
  expect(awaited(t)).toEqual([A]);
});

test('[P16] at the end of a turn one may say that one has won in each way, with the card that shows it', () => {
  const t = atTurnEnd();
  const win = [
    { kind: 'identity', card: t.s.identities[A] },
    { kind: 'mission', card: t.s.missions[A] },
    { kind: 'hand' },
  ];
  const own = chrononauts.moves['declareWin']!.choices(t.s, t.dealer.eyes(A));
  expect(own).toEqual(win);
  expect([...chrononauts.moves['declareWin']!.choices(t.s, t.dealer.eyes(null))]).toEqual([]);
  expect(offered(t, A)['endTurn']).toEqual([{}]);
  expect(awaited(t)).toEqual([A]);
});

test('[P16] in a window the others pass or say Note, and all of them are waited for', () => {
  const t = playing(['reverse-fate']);
  t.setHand(B, 'memo', 'sabotage');
  const [year] = t.choices(A, 'play') as readonly { readonly targets: readonly string[] }[];
  t.do(A, 'play', { card: t.hand(A)[0], targets: year!.targets });
  const { id } = t.s.stack.at(-1)!;
  expect(t.view(B)).toMatchObject({ phase: 'window', active: A });
  expect(offered(t, B)).toMatchObject({ memo: [{ card: t.card(B, 'memo'), play: id }], passMemo: [{ play: id }] });
  expect(offered(t, C)['memo']).toBeUndefined();
  expect(offered(t, A)['passMemo']).toBeUndefined();
  expect(awaited(t)).toEqual([B, C]);
  t.do(C, 'passMemo', { play: id });
  expect(awaited(t)).toEqual([B, C]);
});

test('[P16] who keeps the table waiting may be passed over, and comes back', () => {
  const t = begun();
  t.tell('away', A);
  expect(offered(t, B)['voteSkip']).toEqual([{ seat: A }]);
  for (const seat of [B, C]) t.do(seat, 'voteSkip', { seat: A });
  expect(offered(t, A)['comeBack']).toEqual([{}]);
  expect(offered(t, B)['comeBack']).toBeUndefined();
  expect(t.choices(C, 'callOff')).toEqual([{}]);
});

test('[P16] behind the end there is the next game, and each may show what is left', () => {
  const t = atTurnEnd({ options: { auditAtEnd: true } });
  t.setHand(A, ...Array.from({ length: 9 }, () => 'reverse-fate'), 'sabotage');
  expect(t.declare(A, 'hand')).toBe('ok');
  const left = [...t.hand(B), t.s.identities[B], t.s.missions[B]];
  expect(offered(t, B)).toMatchObject({ nextGame: [{}], showCards: [{ cards: left }] });
  expect(awaited(t)).toEqual([]);
});

test('[P16] alone one sends home, lays patches away and fills up the hand, or gives up', () => {
  const t = solo();
  expect(Object.keys(offered(t, A))).toEqual(expect.arrayContaining(['discardAny', 'giveUp']));
  expect(chrononauts.moves['sendHome']!.choices(t.s, t.dealer.eyes(A))).toEqual(each(t.s.travellers));
  expect(awaited(t)).toEqual([A]);
});

test('[P16] passing by itself is switched on where it is off, and off where it is on', () => {
  const t = begun();
  expect(t.choices(B, 'setAutoPass')).toEqual([{ on: true }]);
  t.do(B, 'setAutoPass', { on: true });
  expect(t.choices(B, 'setAutoPass')).toEqual([{ on: false }]);
  expect(t.choices(C, 'callOff')).toEqual([{}]);
});

test('the view says whose turn it is from the first one on, and how it has ended', () => {
  const t = dealt({ options: { startMethod: 'chosen', mulligan: false } });
  expect(t.view(B)).not.toHaveProperty('active');
  expect(t.view(B)).not.toHaveProperty('until');
  t.do(A, 'chooseFirst', { seat: B });
  expect(t.view(C)).toMatchObject({ active: B, votes: { off: { by: [], needed: 2 } } });
  expect(t.view(C)).not.toHaveProperty('result');
  t.do(A, 'callOff');
  expect(t.view(C)).toMatchObject({ votes: { off: { by: [A], needed: 2 } } });
  t.do(B, 'callOff');
  expect(t.view(null)).toMatchObject({ phase: 'over', result: { winners: [], why: 'CHQ-32' } });
});

test('[CHQ-32] a vote to call it off goes with whoever leaves, and one’s own away ends with leaving or coming', () => {
  const t = begun({ seats: 4 });
  t.do(B, 'callOff');
  t.tell('away', B);
  t.tell('away', C);
  t.tell('left', B);
  expect(t.s).toMatchObject({ offVotes: [], left: [B] });
  t.tell('joined', B);
  t.tell('back', C);
  expect(t.s).toMatchObject({ left: [], away: [] });
  t.tell('away', 9);
  expect(t.s.away).toEqual([]);
  t.tell('joined', 9);
  t.tell('joined', 9);
  expect(t.s.late).toEqual([9]);
});
