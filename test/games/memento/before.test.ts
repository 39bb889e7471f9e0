/** Before the story: the table, the Darkness, the talk, each character's own trait (5.A to 5.C). */
import { expect, test } from 'vitest';
import { memento2 } from '../../../src/games/memento/earlier.ts';
import { memento } from '../../../src/games/memento/memento.ts';
import { canBegin } from '../../../src/kernel/pipeline/play.ts';
import { slotOf } from '../../../src/kernel/play/slot.ts';
import { A, B, C, inElements, inOwn, inPlay, inPrelude, inTalk, L, Tale } from './tale.ts';

const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);

test('[MM-001, MMX-01] four to six play, no more and no fewer', () => {
  const refused = [3, 4, 5, 6, 7].filter((n) => canBegin(memento, { seats: seats(n), options: {} }));
  expect(refused).toEqual([3, 7]);
  const three = new Tale().tell('left', C);
  expect(three.do(L, 'confirm')).toBe('too-few MM-001');
  expect(three.tell('joined', 9).do(L, 'confirm')).toBe('ok');
  const six = new Tale(6).tell('joined', 9);
  expect(six.s.seats).toHaveLength(6);
});

test.each([
  [4, 13],
  [5, 16],
  [6, 19],
])('[MM-002, MM-044, MM-045] %i people play with %i dice, three each and one for the Darkness', (n, dice) => {
  const t = inPlay(n);
  expect(t.dice).toEqual([...seats(n).map(() => 3), 1]);
  expect(t.dice.reduce((sum, one) => sum + one, 0)).toBe(dice);
});

test('[MM-003] dice have ten sides', () => {
  const t = inPlay().does(L, 'cast');
  expect(t.dealer.play.asks).toMatchObject([{ kind: 'roll', n: 4, sides: 10 }]);
});

test('[MM-005] nobody leads the table: what one seat may do before the story, each may', () => {
  const offered = (t: Tale, seat: number): readonly string[] => t.dealer.lawful(seat).map(({ move }) => move);
  for (const t of [new Tale(), inElements(), inTalk(), inOwn()])
    for (const seat of [A, B, C]) expect(offered(t, seat)).toEqual(offered(t, L));
});

test('[MM-006] each seat has one character', () => {
  expect(inElements(5).s.characters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
});

test('[MM-010] it begins when all have said that they know how it ends, and by which settings', () => {
  const t = new Tale();
  for (const seat of [L, A, B]) t.does(seat, 'confirm');
  expect(t.s.stage).toBe('lobby');
  expect(t.do(A, 'confirm')).toBe('already-confirmed MM-010');
  t.does(A, 'configure', { finalScene: 'inOrder' });
  expect(t.s.confirmed).toEqual([]);
  expect(t.all('confirm').s.stage).toBe('elements');
  expect(t.do(A, 'configure', { finalScene: 'immediate' })).toBe('options-fixed MM-010');
  expect(t.do(A, 'confirm')).toBe('phase-closed MM-010');
});

test.each([
  ['configure', { finalScene: 'inOrder' }],
  ['setCare', { lines: 'ragni' }],
])('[MM-010] a yes that was on its way counts for nothing once %s has changed what it was for', (move, args) => {
  const t = new Tale();
  const slot = slotOf(memento, t.dealer.play, 'confirm', {});
  t.does(A, move, args);
  expect(t.do(B, 'confirm', {}, { slot })).toMatch('move/stale');
  expect([t.s.confirmed, t.do(B, 'confirm')]).toEqual([[], 'ok']);
  const before = new Tale(4, {}, memento2);
  expect([slotOf(memento2, before.dealer.play, 'confirm', {}), before.does(A, move, args).s.step]).toEqual([
    undefined,
    0,
  ]);
});

test('[MM-013, MMX-02] one element each: a second one takes its place until the phase closes', () => {
  const t = inElements().does(A, 'element', { text: 'fredda' }).does(A, 'ready').does(A, 'element', { text: 'lenta' });
  expect(t.s.elements).toEqual([[A, 'lenta']]);
  expect(t.s.ready).toEqual([]);
  expect(inTalk().do(A, 'element', { text: 'altra' })).toBe('phase-closed MM-013');
});

test('[MM-014, MMX-03] the Darkness is described when all have given an element', () => {
  const t = inElements();
  expect(t.do(C, 'ready')).toBe('element-missing MM-014');
  for (const seat of [L, A, B]) t.does(seat, 'element', { text: 'buia' }).does(seat, 'ready');
  expect([t.s.stage, t.do(C, 'ready')]).toEqual(['elements', 'element-missing MM-014']);
  expect(t.does(C, 'element', { text: 'buia' }).does(C, 'ready').s.stage).toBe('talk');
});

test('[MM-015] elements change no die, no trait and no turn', () => {
  const t = inElements().does(A, 'element', { text: 'dà un dado in più' });
  const { elements, ...after } = t.s;
  const { elements: _none, ...before } = inElements().s;
  expect(elements).toHaveLength(1);
  expect(after).toEqual(before);
});

test('[MM-016] all see all elements, watchers too', () => {
  for (const seat of [L, A, null]) expect(inTalk().view(seat).elements).toHaveLength(4);
});

test('[MM-017] the talk comes before any trait and ends when all are ready', () => {
  const t = inTalk();
  expect(t.do(A, 'ownTrait', { text: 'calma' })).toBe('phase-closed MM-019');
  for (const seat of [L, A, B]) t.does(seat, 'ready');
  expect(t.do(A, 'ready')).toBe('already-ready MM-017');
  expect(t.s.stage).toBe('talk');
  expect(t.does(C, 'ready').s.stage).toBe('own');
});

test('[MM-017, MM-018] the clock of the talk ends nothing, but then more than half are enough', () => {
  const t = inTalk().waits(600);
  expect([t.s.stage, t.told('talkOver')?.what]).toEqual(['talk', 'talkOver']);
  expect(t.does(L, 'ready').does(A, 'ready').s.stage).toBe('talk');
  expect(t.does(B, 'ready').s.stage).toBe('own');
  const three = inTalk().does(L, 'ready').does(A, 'ready').does(B, 'ready').waits(599);
  expect(three.s.stage).toBe('talk');
  expect(three.waits(1).s.stage).toBe('own');
});

test('[MM-019] one own trait each', () => {
  const t = inOwn().does(A, 'ownTrait', { text: '  mani   ferme ' });
  expect(t.traits(A).map((id) => t.s.traits[id])).toEqual(['mani ferme']);
  expect(t.do(A, 'ownTrait', { text: 'altra' })).toBe('phase-closed MM-019');
  expect(new Tale().do(A, 'nameCharacter', { text: 'Vera' })).toBe('phase-closed MM-019');
  expect(t.does(A, 'nameCharacter', { text: 'Vera' }).character(A).name).toBe('Vera');
});

test('[MM-023] a trait is a line that can be seen', () => {
  for (const text of ['', '   ', 'due\nrighe', 'a\u202eb', 'x'.repeat(81)])
    expect(inOwn().do(A, 'ownTrait', { text }), JSON.stringify(text)).toBe('text-not-plain MM-023');
});

test('[MM-024] preludes wait for everybody’s own trait', () => {
  const t = inOwn();
  for (const seat of [L, A, B]) t.does(seat, 'ownTrait', { text: `propria ${seat}` });
  expect(t.s.stage).toBe('own');
  expect(t.does(C, 'ownTrait', { text: 'propria 3' }).s.stage).toBe('prelude');
  expect(inPrelude().s.prelude).toBe(0);
});
