/** Objections to a clue, where the table plays with them (rules 5.8). */
import { expect, test } from 'vitest';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, inClue, inGuess, touching, type Trial } from './trial.ts';

const options = { challenge: true };
const objected = (more: object = {}): Trial => {
  const t = inGuess(2, { options: { ...options, ...more } });
  expect(t.do(BLUE, 'challenge')).toBe('ok');
  return t;
};
const ruled = (t: Trial, valid: boolean): string => t.do(BLUE_CHIEF, 'ruleChallenge', { valid });

test('[CN-076, CNX-45] a clue counts as valid unless the table plays with objections', () => {
  expect(inGuess().do(BLUE, 'challenge')).toBe('option-off CN-076');
});

test('[CN-077] any player objects before the first touch; the rival spymaster rules', () => {
  for (const seat of [BLUE, RED, BLUE_CHIEF]) expect(inGuess(2, { options }).do(seat, 'challenge')).toBe('ok');
  const t = objected();
  expect(t.s.phase).toBe('challenge');
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('ruling-pending CN-077');
  expect(t.do(RED, 'challenge')).toBe('ruling-pending CN-077');
  for (const seat of [RED_CHIEF, BLUE, RED])
    expect(t.do(seat, 'ruleChallenge', { valid: true })).toBe('not-rival-spymaster CN-077');
  expect(ruled(t, true)).toBe('ok');
  expect(t.s).toMatchObject({ phase: 'guess', active: 'red' });
  expect(ruled(t, false)).toBe('no-question CN-077');
});

test('[CN-077] who only watches doesn’t object', () => {
  const t = inGuess(2, { options });
  t.tell('joined', 6);
  expect(t.do(6, 'challenge')).toBe('not-a-player CN-077');
  expect(inClue({ options }).do(BLUE, 'challenge')).toBe('wrong-phase CN-077');
});

test('[CN-077] without a ruling in time the clue stands', () => {
  const t = objected({ askSeconds: 15 });
  expect(t.view(null).challengeUntil).toBe(15_000);
  t.wait(15_000);
  expect(t.view(null)).toMatchObject({ phase: 'guess', judged: true });
});

test('[CN-071] a clue that has been allowed, or let stand, isn’t objected to again', () => {
  const t = objected();
  ruled(t, true);
  expect(t.do(BLUE, 'challenge')).toBe('already-ruled CN-071');
  const asked = inClue({ options });
  asked.do(RED_CHIEF, 'askRival', { question: { word: 'due parole', number: 1 } });
  asked.do(BLUE_CHIEF, 'ruleClue', { allow: true });
  expect(asked.do(BLUE, 'challenge')).toBe('already-ruled CN-071');
});

test('[CN-078] an invalid clue ends the turn at once, without a guess', () => {
  const t = objected();
  ruled(t, false);
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue', turn: 2, guesses: 0 });
  expect(t.view(null).history).toMatchObject([{ team: 'red', word: 'vapore', invalid: true, covered: [] }]);
  expect(t.do(BLUE_CHIEF, 'coverOwn', { cell: 8 })).toBe('option-off CN-079');
});

test('[CN-079] by option the rival spymaster may cover an own picture before the next clue', () => {
  const t = objected({ compensation: true });
  ruled(t, false);
  expect(t.view(null).owed).toBe(true);
  expect(t.do(RED_CHIEF, 'coverOwn', { cell: 8 })).toBe('not-spymaster CN-079');
  expect(t.do(BLUE_CHIEF, 'coverOwn', { cell: 20 })).toBe('no-such-cell CN-011');
  expect(t.do(BLUE_CHIEF, 'coverOwn', { cell: 8 })).toBe('ok');
  expect(t.view(null).teams.blue.left).toBe(6);
  // The slip and the bill tell of it.
  expect(t.view(null).history.at(-1)).toMatchObject({ invalid: true, owed: { cell: 8, identity: 'blue' } });
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue' });
  expect(t.do(BLUE_CHIEF, 'coverOwn', { cell: 9 })).toBe('option-off CN-079');
});

test('[CN-079] the right to it lapses with the clue', () => {
  const t = objected({ compensation: true });
  ruled(t, false);
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  expect(t.do(BLUE_CHIEF, 'coverOwn', { cell: 8 })).toBe('option-off CN-079');
});

test('[CN-079] who covers another than an own picture has touched it', () => {
  const t = objected({ compensation: true });
  ruled(t, false);
  t.do(BLUE_CHIEF, 'coverOwn', { cell: 19 });
  expect(t.s.result).toMatchObject({ winner: 'red', why: 'CN-117' });
});

test('[CN-079] [CN-117] where the assassin is to be found last, covering it as one’s own loses too', () => {
  const t = objected({ compensation: true, assassinsEnd: true });
  ruled(t, false);
  t.do(BLUE_CHIEF, 'coverOwn', { cell: 19 });
  expect(t.s.result).toMatchObject({ winner: 'red', why: 'CN-117' });
});

test('[CN-079] a team that has found all its pictures, and not the assassin, has nothing to cover', () => {
  const t = inGuess(7, { options: { ...options, compensation: true, assassinsEnd: true } });
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7]) t.do(RED, 'touch', { cell });
  expect(t.view(null)).toMatchObject({ phase: 'clue', active: 'blue', teams: { red: { left: 0 } } });
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  t.do(RED, 'challenge');
  expect(t.do(RED_CHIEF, 'ruleChallenge', { valid: false })).toBe('ok');
  expect(t.view(null)).toMatchObject({ phase: 'clue', active: 'red' });
  expect(t.view(null).owed).toBeUndefined();
  expect(t.do(RED_CHIEF, 'coverOwn', { cell: 19 })).toBe('option-off CN-079');
});

test('[CN-079] while it is being covered nobody gives a clue, and what can’t be opened calls the game off', () => {
  const t = inGuess(2, { options: { ...options, compensation: true }, hold: ['owed'] });
  t.do(BLUE, 'challenge');
  ruled(t, false);
  t.do(BLUE_CHIEF, 'coverOwn', { cell: 8 });
  expect(t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('wrong-phase CN-036');
  t.answer('owed', { failed: 'refused', by: [BLUE_CHIEF] });
  expect(t.s.phase).toBe('cover');
  t.answer('owed', { failed: 'lost' });
  expect(t.s).toMatchObject({ phase: 'lobby', trouble: { what: 'reveal' } });
});

test('[CNX-45] behind the first touch it is too late', () => {
  expect(touching([0], 2, { options }).do(BLUE, 'challenge')).toBe('too-late CN-077');
});

test('[CNX-61] objection and first touch at once: what comes first counts', () => {
  const touch = inGuess(2, { options });
  const late = touch.slot('challenge');
  touch.do(RED, 'touch', { cell: 0 });
  expect(touch.do(BLUE, 'challenge', {}, late)).toBe('too-late CN-077');
  const objection = inGuess(2, { options });
  const slot = objection.slot('touch');
  objection.do(BLUE, 'challenge');
  expect(objection.do(RED, 'touch', { cell: 0 }, slot)).toBe('ruling-pending CN-077');
  ruled(objection, true);
  expect(objection.do(RED, 'touch', { cell: 0 }, slot)).toBe('ok');
});
