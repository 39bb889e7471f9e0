/** Expert clues, caps and relaxations that a table may agree on (rules 5.6, 5.7 and 5.15). */
import { expect, test } from 'vitest';
import { FREE } from '../../../src/kernel/game.ts';
import { RED, RED_CHIEF, inClue, inGuess, touching, type Trial } from './trial.ts';

const zero = { options: { expertZero: true } };
const unlimited = { options: { expertUnlimited: true } };
const clue = (t: Trial, word: string, number: unknown = 1): string => t.do(RED_CHIEF, 'giveClue', { word, number });
const withClue = (number: unknown, setting: object): Trial => {
  const t = inClue(setting);
  expect(clue(t, 'nave', number)).toBe('ok');
  return t;
};

test('[CN-128, CN-129, CN-130] zero is a clue where the table admits it, with no limit of guesses', () => {
  expect(clue(inClue(), 'nave', 0)).toBe('number-not-allowed CN-128');
  const t = withClue(0, zero);
  expect(t.view(null)).toMatchObject({ clue: { word: 'nave', number: 0 }, guessesLeft: null });
  for (const cell of [0, 1, 2, 3, 4, 5, 6]) expect(t.do(RED, 'touch', { cell })).toBe('ok');
  expect(t.s).toMatchObject({ active: 'red', phase: 'guess', guessesMade: 7 });
});

test('[CN-132, CN-133, CN-135] so is "unlimited", which tells no number', () => {
  expect(clue(inClue(zero), 'nave', 'unlimited')).toBe('number-not-allowed CN-132');
  expect(clue(inClue(unlimited), 'nave', 0)).toBe('number-not-allowed CN-128');
  const t = withClue('unlimited', unlimited);
  expect(t.view(null)).toMatchObject({ clue: { word: 'nave', number: 'unlimited' }, guessesLeft: null });
  for (const cell of [0, 1, 2, 3, 4]) t.do(RED, 'touch', { cell });
  expect(t.s).toMatchObject({ active: 'red', guessesMade: 5 });
});

test('[CN-131, CN-134] at least one guess even so', () => {
  expect(withClue(0, zero).do(RED, 'stop')).toBe('guess-required CN-097');
  expect(withClue('unlimited', unlimited).do(RED, 'stop')).toBe('guess-required CN-097');
});

test('[CN-136] and the turn still ends at the first picture that isn’t the own, or on stopping', () => {
  const wrong = withClue(0, zero);
  wrong.do(RED, 'touch', { cell: 15 });
  expect(wrong.s.active).toBe('blue');
  const stopped = withClue('unlimited', unlimited);
  stopped.do(RED, 'touch', { cell: 0 });
  expect(stopped.do(RED, 'stop')).toBe('ok');
  expect(stopped.s.active).toBe('blue');
});

test('[CN-128, CN-132] what is offered are the numbers that this table admits', () => {
  const all = inClue({ options: { expertZero: true, expertUnlimited: true } });
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 'unlimited'];
  expect(all.choices(RED_CHIEF, 'giveClue')).toEqual(numbers.map((number) => ({ word: FREE, number })));
});

test('[CN-062] a table may admit names of several words', () => {
  const t = { options: { allowMultiwordNames: true } };
  for (const word of ['Vasco da Gama', 'Jean-Paul', 'Romeo e Giulietta']) {
    expect(clue(inClue(), word)).toBe('not-one-word CN-051');
    expect(clue(inClue(t), word)).toBe('ok');
  }
  for (const word of ['Vasco  da', 'Enrico VIII 8', '- -', "Giovanna d'Arco"])
    expect(clue(inClue(t), word)).toBe('needs-ruling CN-067');
});

test('[CN-063] a table may admit abbreviations', () => {
  const t = { options: { allowAbbreviations: true } };
  for (const word of ['U.S.A.', 'ecc.', 'S.p.A.']) {
    expect(clue(inClue(), word)).toBe('needs-ruling CN-067');
    expect(clue(inClue(t), word)).toBe('ok');
  }
  for (const word of ['...', '.x', 'a.']) expect(clue(inClue(t), word)).toBe('needs-ruling CN-067');
  expect(clue(inClue(t), 'due parole')).toBe('not-one-word CN-051');
});

test('[CN-064] a table may admit compounds with a hyphen or a blank', () => {
  const t = { options: { allowCompounds: true } };
  for (const word of ['ping-pong', 'ferro da stiro']) expect(clue(inClue(t), word)).toBe('ok');
  expect(clue(inClue(t), 'ping–pong')).toBe('needs-ruling CN-067');
});

test('[CN-053, CN-055, CN-065] foreign words, voices and forbidden topics are agreed in words, and judged by people', () => {
  const said = { allowForeign: true, allowVoices: true, bannedTopics: 'niente forme' };
  expect(inClue({ options: said }).view(null).options).toMatchObject(said);
  expect(clue(inClue({ options: said }), 'schadenfreude')).toBe('ok');
});

test('[CN-181, CN-183, CNX-19, CNX-20, CNX-71] a word that lies on the grid is no clue until it is covered', () => {
  const t = onWords('L\u00e0mpada');
  for (const word of ['l\u00e0mpada', 'LA\u0300MPADA']) expect(clue(t, word)).toBe('word-visible CN-181');
  t.do(RED_CHIEF, 'askRival', { question: { word: 'L\u00e0mpada', number: 1 } });
  t.do(1, 'ruleClue', { allow: true });
  expect(t.s).toMatchObject({ phase: 'clue', history: [] });
  const covered = onWords('lampada', [0]);
  expect(covered.do(1, 'giveClue', { word: 'lampada', number: 1 })).toBe('ok');
});

test('[CN-182, CNX-21] what comes near a word on the grid goes to the rival spymaster', () => {
  for (const word of ['lampadario', 'lampade', 'lampa'])
    expect(clue(onWords('lampada'), word)).toBe('needs-ruling CN-182');
  expect(clue(onWords('lampada'), 'luce')).toBe('ok');
});

test('[CN-182] near is: three letters that lie in the other word, or a common beginning that lacks two at most', () => {
  const near = (word: string, there: string): boolean => clue(onWords(there), word) === 'needs-ruling CN-182';
  expect([near('mar', 'amaro'), near('ma', 'amaro'), near('amaro', 'mar')]).toEqual([true, false, true]);
  expect([near('torrone', 'torretta'), near('torrido', 'torretta'), near('torri', 'torre')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([near('casco', 'casba'), near('cane', 'caro'), near('carro', 'carne')]).toEqual([true, false, true]);
  expect(near('carta', 'porta carte')).toBe(true);
  expect(near('nave', 'porta carte')).toBe(false);
});

/** A table on whose first cell this word lies. */
function onWords(word: string, touched: readonly number[] = []): Trial {
  const t = touched.length > 0 ? touching(touched) : inClue();
  if (touched.length > 0) t.do(RED, 'stop');
  t.play = { ...t.play, state: { ...t.s, words: [word] } };
  return t;
}

test('[CN-098] without expert clues the limit is one guess more than the number', () => {
  expect(inGuess(2).view(null).guessesLeft).toBe(3);
});
