/** The clue: who, when, what word, what number. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { folded } from '../../../src/games/codenames/visible.ts';
import { normal } from '../../../src/games/codenames/word.ts';
import { FREE } from '../../../src/kernel/game.ts';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, inClue, inGuess, touching, type Trial } from './trial.ts';

const clue = (t: Trial, word: string, number: unknown = 1): string => t.do(RED_CHIEF, 'giveClue', { word, number });

test('[CN-034, CN-113] the teams take turns, beginning with the starting team', () => {
  const t = inGuess(1);
  t.do(RED, 'touch', { cell: 15 });
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue', turn: 2 });
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  t.do(BLUE, 'touch', { cell: 16 });
  expect(t.s).toMatchObject({ phase: 'clue', active: 'red', turn: 3 });
});

test('[CN-035, CN-036] a turn has one clue; a second one is refused, and so is one before the game', () => {
  const t = inGuess();
  expect(clue(t, 'mare')).toBe('wrong-phase CN-036');
  t.do(RED, 'touch', { cell: 0 });
  expect(clue(t, 'mare')).toBe('wrong-phase CN-036');
  expect(t.s.history).toHaveLength(1);
  const lobby = inClue();
  lobby.tell('left', RED_CHIEF);
  lobby.tell('left', BLUE_CHIEF);
  expect(lobby.do(BLUE, 'giveClue', { word: 'mare', number: 1 })).toBe('wrong-phase CN-035');
});

test('[CN-038] a clue is one word and one number, and becomes public', () => {
  const t = inGuess(3);
  for (const seat of [null, RED, BLUE, BLUE_CHIEF]) expect(t.view(seat).clue).toEqual({ word: 'vapore', number: 3 });
});

test('[CN-039] only the spymaster whose turn it is gives it', () => {
  const t = inClue();
  const given = (seat: number): string => t.do(seat, 'giveClue', { word: 'nave', number: 1 });
  expect(given(BLUE_CHIEF)).toBe('not-your-turn CN-039');
  expect(given(RED)).toBe('not-spymaster CN-039');
  expect(given(BLUE)).toBe('not-spymaster CN-039');
  expect(given(RED_CHIEF)).toBe('ok');
});

test('[CN-042, CN-043] the number is a whole one, 1 or more', () => {
  for (const number of [-1, 1.5, 'two', Number.NaN, Infinity, -0.5, '1'])
    expect(clue(inClue(), 'nave', number)).toBe('number-invalid CN-043');
  expect(clue(inClue(), 'nave', 0)).toBe('number-not-allowed CN-128');
  for (const number of [null, true, [1], {}]) expect(clue(inClue(), 'nave', number)).toBe('move/form P3');
  expect(clue(inClue(), 'nave', 1)).toBe('ok');
});

test('[CN-132] "unlimited" is an expert clue, and those are off', () => {
  expect(clue(inClue(), 'nave', 'unlimited')).toBe('number-not-allowed CN-132');
});

test('[CN-044] the number is at most what the team has still to find', () => {
  expect(clue(inClue(), 'nave', 8)).toBe('ok');
  expect(clue(inClue(), 'nave', 9)).toBe('number-too-large CN-044');
  const t = touching([0, 1, 15]);
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 7 });
  t.do(BLUE, 'touch', { cell: 16 });
  expect(t.view(null).most).toBe(6);
  expect(clue(t, 'mare', 7)).toBe('number-too-large CN-044');
  expect(clue(t, 'mare', 6)).toBe('ok');
});

test('[CN-045] a table may set the cap to all uncovered pictures', () => {
  const t = inClue({ options: { numberCap: 'grid' } });
  expect(t.view(null).most).toBe(20);
  expect(clue(t, 'nave', 21)).toBe('number-too-large CN-044');
  expect(clue(t, 'nave', 20)).toBe('ok');
});

test('[CN-046] the move carries nothing but word and number', () => {
  const t = inClue();
  expect(t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1, comment: 'easy' })).toBe('move/form P3');
  expect(t.do(RED_CHIEF, 'giveClue', { word: 'nave' })).toBe('move/form P3');
  expect(clue(t, 'nave', 2)).toBe('ok');
  expect(t.s.history).toEqual([{ team: 'red', word: 'nave', number: 2, covered: [] }]);
});

test('[CN-047] a published clue is neither changed nor taken back', () => {
  const t = inGuess(2);
  const before = t.s;
  expect(clue(t, 'vapore', 3)).toBe('wrong-phase CN-036');
  expect(t.s).toBe(before);
  // With all else that may be done now, by anybody, the clue stays as it was given.
  for (const move of Object.keys(codenames.moves))
    for (const seat of t.s.seats)
      for (const args of t.choices(seat, move)) {
        const then = inGuess(2);
        expect(then.do(seat, move, args), `${seat} ${move}`).toBe('ok');
        expect(then.s.history[0]).toMatchObject({ team: 'red', word: 'vapore', number: 2 });
      }
  expect(codenames.moves['giveClue']!.final).toBe('CN-047');
});

test('[CN-048] this clue and all earlier ones of both teams stay in the view of everybody', () => {
  const t = inGuess(1);
  t.do(RED, 'touch', { cell: 15 });
  t.do(BLUE_CHIEF, 'giveClue', { word: 'mare', number: 2 });
  for (const seat of [null, RED, BLUE_CHIEF])
    expect(t.view(seat).history.map(({ team, word, number }) => [team, word, number])).toEqual([
      ['red', 'vapore', 1],
      ['blue', 'mare', 2],
    ]);
});

test('[CN-049] a correct guess gives no further clue', () => {
  const t = touching([0, 1]);
  expect(t.s.covers.slice(0, 2)).toEqual(['red', 'red']);
  expect(clue(t, 'mare')).toBe('wrong-phase CN-036');
});

test('[CN-051] one word, without space and without hyphen', () => {
  for (const word of ['sottoil mare', 'porta-ombrelli', 'sotto\u2013sopra', 'sotto\u00a0sopra', 'a_b', 'due\tvolte'])
    expect(clue(inClue(), word)).toMatch(/^(?:not-one-word CN-051|word-invalid CN-067)$/);
  expect(clue(inClue(), 'due parole')).toBe('not-one-word CN-051');
  expect(clue(inClue(), 'ping-pong')).toBe('not-one-word CN-051');
});

test('[CN-056, CN-061, CN-185] any plain word passes: wordplay, and things that are shown', () => {
  for (const word of ['pesca', 'ancora', 'Zug', 'perché', 'GARÇON', 'crème', 'Ærø', 'straße', 'łódź', 'ő̈x'])
    expect(clue(inClue(), word)).toBe('ok');
});

test('[CN-067] never a word: nothing, more than forty, control characters, what can’t be seen, emoji', () => {
  for (const word of [
    '',
    '   ',
    'a'.repeat(41),
    'na\u0007ve',
    'na\u200bve',
    'na\u202eve',
    'na\u00adve',
    'na\u3164ve',
    'na\u2800ve',
    'na\uffa0ve',
    'nave🚢',
    '🚢',
    '❤️',
    '1️⃣',
    '🇮🇹',
  ])
    expect(clue(inClue(), word)).toBe('word-invalid CN-067');
  for (const letter of ['a', 'à']) expect(clue(inClue(), letter.repeat(40))).toBe('ok');
  for (const long of ['à'.repeat(41), 'ﬁ'.repeat(21)]) expect(clue(inClue(), long)).toBe('word-invalid CN-067');
  for (const word of ['nave\u0000', '\ud800x', 'a'.repeat(201)]) expect(clue(inClue(), word)).toBe('move/form P3');
});

test('[CN-067] for the rival to judge: one letter, digits, apostrophes, other scripts', () => {
  for (const word of [
    'x',
    'r2d2',
    '1984',
    "l'onda",
    'l’onda',
    'naïve!',
    'λόγος',
    'море',
    '海',
    'a\u0301\u0301\u0301\u0301b',
    '𝐧𝐚𝐯𝐞',
  ])
    expect(clue(inClue(), word)).toBe('needs-ruling CN-067');
});

test('[CN-068] a word is trimmed and composed in one way before it is published', () => {
  for (const word of ['perché', '  perche\u0301 ', '\uff50\uff45\uff52\uff43\uff48\u00e9']) {
    const t = inClue();
    expect(clue(t, word)).toBe('ok');
    expect(t.view(null).clue?.word).toBe('perch\u00e9');
  }
});

test('[CN-068] letters that not every browser knows stay as they are, in words that are kept and in words that are compared', () => {
  const young = '\u{1ccd6}\u{1ccd7}';
  expect(normal(` ${young}e\u0301 `)).toBe(`${young}\u00e9`);
  expect(folded(`PERCHE\u0301 \u1c89`)).toBe('perch\u00e9 \u1c89');
});

test('[CN-084] a typed clue is spelled by being written: nothing is asked for before the guess', () => {
  const t = inGuess(1);
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('ok');
});

test('[CN-044] what is offered is every lawful number with a word of one’s own; nobody else is offered any', () => {
  const t = inClue();
  expect(t.choices(RED_CHIEF, 'giveClue')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ word: FREE, number })));
  expect(t.choices(BLUE_CHIEF, 'giveClue')).toEqual([]);
  expect(clue(t, FREE)).toBe('move/form P3');
});
