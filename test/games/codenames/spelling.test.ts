/** Clues that are said on the call, and their letters (rules 5.9). */
import { expect, test } from 'vitest';
import { FREE } from '../../../src/kernel/game.ts';
import { BLUE, RED, RED_CHIEF, RED_TOO, inClue, inGuess, type Trial } from './trial.ts';

const options = { clueMode: 'voice' };
const said = (more: object = {}): Trial => {
  const t = inClue({ options: { ...options, ...more } });
  expect(t.do(RED_CHIEF, 'giveClue', { number: 2 })).toBe('ok');
  return t;
};
const spell = (t: Trial, letters: string = 'vapore'): string => t.do(RED_CHIEF, 'spell', { letters });
const touch = (t: Trial, cell: number = 0): string => t.do(RED, 'touch', { cell });

test('[CN-202] a clue that is said carries only its number; a written one both', () => {
  expect(said().view(null).clue).toEqual({ word: '', number: 2 });
  expect(inClue({ options }).do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('word-spoken CN-202');
  expect(inClue().do(RED_CHIEF, 'giveClue', { number: 1 })).toBe('word-spoken CN-202');
  const question = { question: { word: 'due parole', number: 1 } };
  expect(inClue({ options }).do(RED_CHIEF, 'askRival', question)).toBe('word-spoken CN-202');
});

test('[CN-202] what is offered are numbers alone', () => {
  expect(inClue({ options }).choices(RED_CHIEF, 'giveClue')).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ number })),
  );
});

test('[CN-081] a spymaster may spell unasked, and that adds the word to the clue', () => {
  const t = said();
  expect(spell(t, '  perche\u0301')).toBe('ok');
  expect(t.view(null).clue).toEqual({ word: 'perch\u00e9', number: 2 });
  expect(said().do(RED, 'spell', { letters: 'nave' })).toBe('not-spymaster CN-081');
  expect(spell(said(), 'nave🚢')).toBe('word-invalid CN-067');
});

test('[CN-081] spelling stands among the choices of the spymaster whose clue was only said', () => {
  const t = said();
  expect(t.choices(RED_CHIEF, 'spell')).toEqual([{ letters: FREE }]);
  expect(t.choices(RED, 'spell')).toEqual([]);
  expect(inGuess().choices(RED_CHIEF, 'spell')).toEqual([]);
});

test('[CN-082, CN-085] anybody may ask for the letters; until they are there nobody touches', () => {
  const t = said();
  expect(t.do(BLUE, 'requestSpelling')).toBe('ok');
  expect(t.do(RED, 'requestSpelling')).toBe('ok');
  expect(t.do(RED, 'requestSpelling')).toBe('already-asked CN-082');
  expect(touch(t)).toBe('spelling-pending CN-085');
  expect(t.view(null).spelling).toEqual([BLUE, RED]);
  spell(t);
  expect(touch(t)).toBe('ok');
});

test('[CN-085] who asked may withdraw; who has left asks no more', () => {
  const t = said();
  t.do(BLUE, 'requestSpelling');
  t.do(RED_TOO, 'requestSpelling');
  expect(t.do(RED, 'withdrawSpelling')).toBe('no-question CN-085');
  expect(t.do(BLUE, 'withdrawSpelling')).toBe('ok');
  expect(touch(t)).toBe('spelling-pending CN-085');
  t.tell('left', RED_TOO);
  expect(touch(t)).toBe('ok');
});

test('[CN-084] a typed clue counts as spelled, and so does one that is', () => {
  expect(inGuess().do(BLUE, 'requestSpelling')).toBe('already-spelled CN-084');
  expect(inGuess().do(RED_CHIEF, 'spell', { letters: 'nave' })).toBe('already-spelled CN-084');
  const t = said();
  spell(t);
  expect(t.do(BLUE, 'requestSpelling')).toBe('already-spelled CN-084');
  expect(spell(t, 'nave')).toBe('already-spelled CN-084');
});

test('[CN-082] before the clue there is nothing to spell', () => {
  expect(inClue({ options }).do(BLUE, 'requestSpelling')).toBe('wrong-phase CN-082');
});

test('[CNX-44] a touch during an unanswered request is refused', () => {
  const t = said();
  t.do(BLUE, 'requestSpelling');
  expect(touch(t)).toBe('spelling-pending CN-085');
});

test('[CNX-62] request and touch at once: a touch that comes first is made, and the letters are for later guesses', () => {
  const t = said();
  const slot = t.slot('requestSpelling');
  touch(t);
  expect(t.do(BLUE, 'requestSpelling', {}, slot)).toBe('ok');
  expect(t.s.covers[0]).toBe('red');
  expect(touch(t, 1)).toBe('spelling-pending CN-085');
  const asked = said();
  const late = asked.slot('touch');
  asked.do(BLUE, 'requestSpelling');
  expect(asked.do(RED, 'touch', { cell: 0 }, late)).toBe('spelling-pending CN-085');
});

test('[CN-085] [CN-092] a majority that comes about by somebody’s going waits for the letters', () => {
  const voted = (...votes: readonly (readonly [string, object])[]): Trial => {
    const t = inClue({ seats: 8, options: { ...options, touchMode: 'majority' } });
    t.do(RED_CHIEF, 'giveClue', { number: 2 });
    for (const [move, args] of votes) expect(t.do(RED, move, args)).toBe('ok');
    t.do(BLUE, 'requestSpelling');
    return t;
  };
  const gone = (t: Trial): Trial => {
    for (const seat of [RED_TOO, 6]) t.tell('away', seat);
    return t;
  };
  const t = gone(voted(['touch', { cell: 19 }]));
  expect(t.s.phase).toBe('guess');
  t.do(BLUE, 'withdrawSpelling');
  expect(t.s.result).toMatchObject({ winner: 'blue' });
  const spelled = gone(voted(['touch', { cell: 19 }]));
  spell(spelled);
  expect(spelled.s.result).toMatchObject({ winner: 'blue' });
});
