/** Doubtful words before the rival spymaster (rules 5.8). */
import { describe, expect, test } from 'vitest';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, inClue, inGuess, touching, type Trial } from './trial.ts';

const ask = (t: Trial, word: string, number: unknown = 2): string =>
  t.do(RED_CHIEF, 'askRival', { question: { word, number } });
const ruled = (t: Trial, allow: boolean, seat: number = BLUE_CHIEF): string => t.do(seat, 'ruleClue', { allow });
const asked = (word: string, number: unknown = 2, options: unknown = {}): Trial => {
  const t = inClue({ options });
  expect(ask(t, word, number)).toBe('ok');
  return t;
};

test('[CN-069] the spymaster whose turn it is may ask before the clue, nobody else and not later', () => {
  const t = inClue();
  const question = { question: { word: 'due parole', number: 1 } };
  expect(t.do(BLUE_CHIEF, 'askRival', question)).toBe('not-your-turn CN-069');
  expect(t.do(RED, 'askRival', question)).toBe('not-spymaster CN-069');
  expect(ask(t, 'due parole')).toBe('ok');
  expect(t.view(null)).toMatchObject({ phase: 'ask', active: 'red', turn: 1 });
  expect(inGuess().do(RED_CHIEF, 'askRival', question)).toBe('wrong-phase CN-069');
});

test('[CN-070] only the two spymasters read the question; nothing of it is in the state', () => {
  const t = asked('capo stazione', 3);
  for (const seat of [RED_CHIEF, BLUE_CHIEF])
    expect(t.view(seat).ask).toMatchObject({ word: 'capo stazione', number: 3, allowed: false });
  for (const seat of [RED, BLUE, null]) expect(JSON.stringify(t.view(seat))).not.toContain('stazione');
  expect(JSON.stringify(t.play)).not.toContain('stazione');
});

test('[CN-071, CN-074] what the rival allows is the clue, just as it was asked', () => {
  for (const word of ['due parole', 'r2d2', "l'onda", 'x', 'λόγος']) {
    const t = asked(word, 3);
    expect(ruled(t, true)).toBe('ok');
    expect(t.view(null)).toMatchObject({ phase: 'guess', clue: { word, number: 3 }, judged: true });
    expect(t.s.history).toHaveLength(1);
  }
});

test('[CN-071] what no ruling lifts can’t even be asked: empty, too long, emoji, control characters', () => {
  for (const word of ['', ' ', 'a'.repeat(41), 'nave🚢', 'na\u0007ve'])
    expect(ask(inClue(), word)).toBe('move/form P3');
});

test('[CN-071] a number out of bounds makes a no of a yes', () => {
  for (const number of [9, 0, 'unlimited', 1.5, 'two']) {
    const t = asked('nave', number);
    // What is no number at all isn't shown as one.
    expect(t.view(BLUE_CHIEF).ask?.number).toBe(number === 1.5 || number === 'two' ? undefined : number);
    ruled(t, true);
    expect(t.view(null)).toMatchObject({ phase: 'clue', active: 'red' });
    expect(t.s.history).toEqual([]);
  }
});

test('[CN-072] a denied word costs nothing; both spymasters see it listed, others don’t', () => {
  const t = asked('due parole');
  expect(ruled(t, false)).toBe('ok');
  expect(t.view(RED_CHIEF)).toMatchObject({ phase: 'clue', active: 'red', turn: 1, denied: ['due parole'] });
  expect(t.view(BLUE_CHIEF).denied).toEqual(['due parole']);
  expect(JSON.stringify(t.view(RED))).not.toContain('parole');
  expect(t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('ok');
  t.do(RED, 'touch', { cell: 15 });
  expect(t.view(RED_CHIEF).denied).toBeUndefined();
});

test('[CN-073] nobody but the rival spymaster rules, and no clue is given meanwhile', () => {
  const t = asked('due parole');
  for (const seat of [RED_CHIEF, RED, BLUE]) expect(ruled(t, true, seat)).toBe('not-rival-spymaster CN-073');
  expect(t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('ruling-pending CN-073');
  expect(ask(t, 'altro')).toBe('ruling-pending CN-073');
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('wrong-phase CN-037');
});

test('[CN-073] with the rival spymaster gone there is nobody to ask', () => {
  const t = inClue();
  t.tell('left', BLUE_CHIEF);
  expect(ask(t, 'due parole')).toBe('nobody-to-ask CN-073');
});

test('[CN-075] without an answer in time the word counts as denied', () => {
  const t = asked('due parole', 1, { askSeconds: 20 });
  expect(t.view(null).ask).toEqual({ until: 20_000, allowed: false });
  t.wait(19_999);
  expect(t.s.phase).toBe('ask');
  t.wait(1);
  expect(t.view(RED_CHIEF)).toMatchObject({ phase: 'clue', denied: ['due parole'] });
});

test('[CN-074] a question that nobody opens any more counts as denied', () => {
  const t = inClue({ hold: ['asked'] });
  ask(t, 'due parole');
  ruled(t, true);
  expect(ruled(t, false)).toBe('no-question CN-073');
  t.answer('asked', { failed: 'refused', by: [BLUE_CHIEF] });
  expect(t.view(RED_CHIEF)).toMatchObject({ phase: 'clue', denied: ['due parole'] });
});

test('[CN-080] in the co-operative game the spymaster decides alone', () => {
  const t = inClue({ seats: 4, options: { mode: 'coop' } });
  expect(ask(t, 'due parole')).toBe('nobody-to-ask CN-080');
  expect(t.do(RED_CHIEF, 'giveClue', { word: 'nave🚢', number: 1 })).toBe('word-invalid CN-067');
  expect(t.do(RED_CHIEF, 'giveClue', { word: "l'onda, 2", number: 1 })).toBe('ok');
});

describe('adversarial cases of rulings', () => {
  test('[CNX-17] two words, or a hyphen, are refused as a clue and accepted as a question', () => {
    for (const word of ['due parole', 'ping-pong']) {
      expect(inClue().do(RED_CHIEF, 'giveClue', { word, number: 1 })).toBe('not-one-word CN-051');
      expect(ask(inClue(), word)).toBe('ok');
    }
  });

  test('[CNX-23] a denied word that another program gives all the same stands: the table can’t know it', () => {
    const t = asked('vapore');
    ruled(t, false);
    expect(t.do(RED_CHIEF, 'giveClue', { word: 'vapore', number: 2 })).toBe('ok');
  });

  test('[CNX-24] own people don’t rule', () => {
    const t = asked('due parole');
    expect(ruled(t, true, RED)).toBe('not-rival-spymaster CN-073');
    expect(ruled(t, true, RED_CHIEF)).toBe('not-rival-spymaster CN-073');
  });

  test('[CNX-25] a ruling brings no word of its own', () => {
    const t = asked('due parole');
    const other = { allow: true, word: 'tre parole', number: 2 };
    expect(t.do(BLUE_CHIEF, 'ruleClue', other)).toBe('move/form P3');
  });

  test('[CNX-56] a withdrawal before the ruling: the ruling is stale; behind it: the ruling stands', () => {
    const first = asked('due parole');
    const slot = first.slot('ruleClue');
    expect(first.do(RED_CHIEF, 'withdrawAsk')).toBe('ok');
    expect(first.view(RED_CHIEF).denied).toBeUndefined();
    expect(first.do(BLUE_CHIEF, 'ruleClue', { allow: true }, slot)).toBe('move/stale P5');
    const second = asked('due parole');
    const withdrawal = second.slot('withdrawAsk');
    ruled(second, true);
    expect(second.do(RED_CHIEF, 'withdrawAsk', {}, withdrawal)).toBe('no-question CN-069');
    expect(second.s.phase).toBe('guess');
  });

  test('[CNX-56] only who asked withdraws', () => {
    expect(asked('due parole').do(BLUE_CHIEF, 'withdrawAsk')).toBe('not-your-turn CN-069');
  });

  test('a ruling of an earlier turn answers no question of a later one', () => {
    const t = asked('due parole');
    const slot = t.slot('ruleClue');
    ruled(t, false);
    ask(t, 'tre parole');
    expect(t.do(BLUE_CHIEF, 'ruleClue', { allow: true }, slot)).toBe('move/stale P5');
    expect(touching([15]).do(RED_CHIEF, 'ruleClue', { allow: true })).toBe('no-question CN-073');
  });
});
