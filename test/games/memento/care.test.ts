/** Care: the X that anybody may touch, a pause, lines and veils, and what may be written (MMQ-28, MMQ-29). */
import { expect, test } from 'vitest';
import { memento1, memento3 } from '../../../src/games/memento/earlier.ts';
import { memento } from '../../../src/games/memento/memento.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeUndoBody, UNDO_ACT } from '../../../src/kernel/undo/body.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { A, B, C, envied, envies, gifts, inFollower, inPlay, inPrelude, inThree, L, Tale } from './tale.ts';

const told = (): Tale =>
  inPlay()
    .does(L, 'cast')
    .falls({ lantern: [10] })
    .does(L, 'narrate', { text: 'Una.' });

test('[MMQ-28] anybody has the scene step back: the last words go, nobody is named, nothing goes on', () => {
  const t = told().does(L, 'narrate', { text: 'Due.' });
  t.does(C, 'stepBack');
  expect(t.s.journal.map(({ text }) => text)).toEqual(['Una.']);
  expect(t.view(null).news.at(-1)).toMatchObject({ what: 'steppedBack', seats: [], args: [] });
  expect(t.do(B, 'stepBack')).toBe('stepped-back MMQ-28');
  expect(t.do(L, 'narrate', { text: 'Tre.' })).toBe('stepped-back MMQ-28');
  expect(t.do(L, 'close')).toBe('paused MMQ-28');
  expect(t.does(A, 'goOn').do(L, 'narrate', { text: 'Tre.' })).toBe('ok');
});

test('[MMQ-28] only of this scene anything is taken back', () => {
  const t = told().does(L, 'close').does(A, 'stepBack');
  expect(t.s.journal).toHaveLength(1);
  expect(inFollower().does(A, 'stepBack').s).toMatchObject({ halted: true, journal: [] });
  const prelude = inPrelude().does(L, 'narrate', { text: 'Piove.' }).does(L, 'endPrelude');
  expect(prelude.does(L, 'give', gifts(prelude, L)).does(A, 'stepBack').s.journal).toHaveLength(1);
  const defeat = envies(inFollower().deals(3, 1, 3, 3), { lantern: [10] }).does(A, 'accept');
  defeat.does(L, 'narrate', { text: 'Vinco.' }).does(L, 'close').does(A, 'stepBack');
  expect(defeat.s.journal).toHaveLength(1);
});

/** A has told of the own defeat, and it is the turn of L, defeated in the same scene. */
function twoDefeats(game = memento): Tale {
  const t = new Tale(4, {}, game).put(inThree().deals(1, 1, 3, 0).s);
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ darkness: [10] })
    .does(A, 'accept')
    .closes();
  return t.does(A, 'narrate', { text: 'Vado.' }).does(A, 'close');
}

/** L has written in its own prelude, and is gone in the next, in the middle of which it has added to the story. */
function leftInPreludes(game = memento): Tale {
  const t = new Tale(5, {}, game).put(inPrelude(5).s).does(L, 'narrate', { text: 'Piove.' }).does(L, 'endPrelude');
  t.does(L, 'give', gifts(t, L)).does(A, 'narrate', { text: 'Nevica.' }).tell('left', L);
  return t;
}

test('[MMQ-28] of two defeats in one scene the first, which is closed, stays as it was told', () => {
  const t = twoDefeats().does(C, 'stepBack').does(C, 'goOn');
  expect(t.s.journal.map(({ text }) => text)).toEqual(['Vado.']);
  expect(t.does(L, 'narrate', { text: 'Anch’io.' }).does(C, 'stepBack').s.journal).toHaveLength(1);
  expect(twoDefeats(memento3).does(C, 'stepBack').s.journal).toEqual([]);
});

test('[MMQ-28] a prelude keeps what was told in it when somebody leaves, and what was told in the next is its own', () => {
  const t = leftInPreludes();
  expect(t.s.journal.map(({ owner }) => owner)).toEqual([L, A]);
  expect(t.does(B, 'stepBack').s.journal.map(({ text }) => text)).toEqual(['Piove.']);
  expect(t.does(B, 'goOn').does(B, 'stepBack').s.journal).toHaveLength(1);
  // By number the text of the next prelude is of none that is on, and the one before is.
  const third = leftInPreludes(memento3);
  expect(third.does(B, 'stepBack').s.journal.map(({ text }) => text)).toEqual(['Piove.', 'Nevica.']);
});

test('[MMQ-28] with the setter gone the text stays out of the next prelude, and where none is left to set nothing is told', () => {
  const t = new Tale(5).put(inPrelude(5).s).does(L, 'narrate', { text: 'Piove.' }).tell('left', L);
  expect(t.does(B, 'stepBack').s.journal).toHaveLength(1);
  const third = new Tale(5, {}, memento3).put(inPrelude(5).s).does(L, 'narrate', { text: 'Piove.' }).tell('left', L);
  expect(third.does(B, 'stepBack').s.journal).toEqual([]);
  const last = inPrelude(5);
  for (const seat of [L, A, B, C]) last.does(seat, 'endPrelude').does(seat, 'give', gifts(last, seat));
  last.does(A, 'object', { trait: last.traits(B)[1] }).tell('left', 4);
  expect(last.s).toMatchObject({ stage: 'prelude', prelude: 4, seats: [L, A, B, C] });
  expect(last.do(A, 'narrate', { text: 'E ora?' })).toBe('scene-closed MM-077');
});

test.each([
  [memento, 'undo/final'],
  [memento3, 'done'],
])('[MMQ-28] a step back binds, as taking it back would say whose it was: rules $version', async (game, out) => {
  const bench = await Bench.playing(game as never, 4);
  const [anna] = bench.people;
  expect(codeOf(bench.move(anna!, 'stepBack', {}))).toBe('done');
  const about = bench.state.undo.last!.entry;
  expect(codeOf(bench.put(anna!, KIND.undo, makeUndoBody({ act: UNDO_ACT.takeBack, about })))).toBe(out);
});

test('[MMQ-28] in a pause nothing goes on and no clock runs', () => {
  const t = inPlay().tell('away', L).does(A, 'pause').waits(1_000);
  expect(t.do(A, 'pause')).toBe('paused MMQ-28');
  expect([t.s.scene!.step, t.do(L, 'cast')]).toEqual(['declare', 'paused MMQ-28']);
  expect(t.does(B, 'goOn').waits(179).s.scene!.step).toBe('declare');
  expect(t.waits(1).s.scene!.step).toBe('rolling');
  expect(t.do(B, 'goOn')).toBe('not-paused MMQ-28');
});

test('[MMQ-28] what stays out is written before the story, and then confirmed by all anew', () => {
  const t = new Tale().does(A, 'confirm').does(B, 'setCare', { lines: 'ragni', veils: '' });
  expect([t.s.lines, t.s.confirmed]).toEqual(['ragni', []]);
  expect(inPlay().do(B, 'setCare', { lines: '', veils: '' })).toBe('options-fixed MMQ-28');
});

test('[MMQ-28] two people write one each of what stays out and what is hinted at, and both stand', () => {
  const t = new Tale().does(A, 'setCare', { lines: 'ragni' }).does(B, 'setCare', { veils: 'sangue' });
  expect([t.s.lines, t.s.veils]).toEqual(['ragni', 'sangue']);
  const first = new Tale(4, {}, memento1);
  expect(first.do(A, 'setCare', { lines: 'ragni' })).toMatch('move/form');
  first.does(A, 'setCare', { lines: 'ragni', veils: '' }).does(B, 'setCare', { lines: '', veils: 'sangue' });
  expect([first.s.lines, first.s.veils]).toEqual(['', 'sangue']);
});

test.each(['', ' ', 'a\u202eb', 'a\u200bb', 'x'.repeat(1_501)])('[MMQ-29] %j is no text of a story', (text) => {
  expect(told().do(L, 'narrate', { text })).toBe('text-not-plain MMQ-29');
});

test('[MMQ-29] elements, names, lines and veils are texts as well, within their lengths', () => {
  const t = new Tale();
  expect(t.do(A, 'setCare', { lines: 'a\u202e', veils: '' })).toBe('text-not-plain MMQ-29');
  expect(t.all('confirm').do(A, 'element', { text: 'x'.repeat(201) })).toBe('text-not-plain MMQ-29');
  expect(t.do(A, 'nameCharacter', { text: 'due\nrighe' })).toBe('text-not-plain MMQ-29');
  expect(t.do(A, 'element', { text: 'due\nrighe' })).toBe('ok');
});

test('[MMQ-29] a journal has an end', () => {
  const t = told();
  t.put({ journal: Array.from({ length: 500 }, () => t.s.journal[0]!) });
  expect(t.do(L, 'narrate', { text: 'Ancora.' })).toBe('story-full MMQ-29');
});
