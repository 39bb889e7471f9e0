/** What refusals say: the table's own in both languages, beside each game's. */
import { expect, test, vi } from 'vitest';
import { allWords } from '../../../src/embed/words/all-words.ts';
import { refusalWords } from '../../../src/embed/words/refusal-words.ts';
import { noticeWords } from '../../../src/embed/words/failure-words.ts';
import { advice as en } from '../../../src/embed/words/refusals-en.ts';
import { advice as it } from '../../../src/embed/words/refusals-it.ts';
import type { RegisteredGame } from '../../../src/games/registered-game.ts';
import { findGame } from '../../../src/games/registry.ts';
import { FOLD_RULES } from '../../../src/kernel/fold/refusals.ts';
import { TABLE_RULES } from '../../../src/kernel/pipeline/refusals.ts';

const game = findGame('codenames')!;

test('[F9] every refusal of the table says what is wrong, in both languages, and so do notices that come late', () => {
  const codes = [...Object.keys({ ...FOLD_RULES, ...TABLE_RULES }), 'peer/differs'].toSorted();
  expect(Object.keys(it).toSorted()).toEqual(codes);
  expect(Object.keys(en).toSorted()).toEqual(codes);
  for (const code of codes as (keyof typeof it)[]) {
    expect(it[code].length * en[code].length, code).toBeGreaterThan(100);
    expect(it[code], code).not.toBe(en[code]);
  }
});

test('[O7] whose browser folds to another state is said in both languages, with the name', () => {
  const notice = { code: 'peer/differs', seat: 1, name: 'Bruna' } as const;
  expect(noticeWords(notice, 'it', it)).toContain('Il browser di Bruna e questo');
  expect(noticeWords(notice, 'en', en)).toContain('Bruna’s browser and this one');
  expect(noticeWords(notice, 'it', undefined)).toBe('');
});

test('a refusal of the table reads in the words of the page’s language, one of the game in the game’s', async () => {
  const words = await allWords(game, 'it');
  expect(refusalWords({ code: 'seat/none', rule: 'F5' }, 'it', words).advice).toBe(it['seat/none']);
  const [code] = Object.keys((await game.words('it')).advice) as [string];
  expect(refusalWords({ code, rule: 'CN-001' }, 'it', words).advice).toBe(words.advice[code]);
  expect(refusalWords({ code: 'constructor', rule: 'F5' }, 'it', words).advice).toBe('Così non va: scegli altro.');
});

test('a game has the last word on a refusal of the table, and one whose words can’t be had has none', async () => {
  const own: RegisteredGame = {
    ...game,
    words: async () => ({ rules: {}, advice: { 'move/stale': 'mine' }, moves: {} }),
  };
  const words = await allWords(own, 'en');
  expect(words.advice['move/stale']).toBe('mine');
  expect(words.advice['seat/none']).toBe(en['seat/none']);
  const gone: RegisteredGame = { ...game, words: () => Promise.reject(new Error('gone')) };
  await expect(allWords(gone, 'en')).rejects.toThrow('gone');
});

test('where the table’s words can’t be had the game’s come without them', async () => {
  vi.doMock('../../../src/embed/words/refusals-en.ts', () => {
    throw new Error('no line');
  });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    expect((await allWords(game, 'en')).advice).toEqual((await game.words('en')).advice);
    expect(told).toHaveBeenCalledOnce();
  } finally {
    vi.doUnmock('../../../src/embed/words/refusals-en.ts');
    told.mockRestore();
  }
});
