/** The next game: who leads, and what doesn't come again. */
import { expect, test } from 'vitest';
import { drawGrid } from '../../../src/games/codenames/deck.ts';
import { CARD_COUNT, cardOf } from '../../../src/games/codenames/pictures.ts';
import { dice } from '../../../src/kernel/dice.ts';
import { AGENT, CHIEF, coop, three } from './ways.ts';
import { BLUE, DRAW, RED, ended, inClue, type Trial } from './trial.ts';

function overAgain(t: Trial): void {
  t.do(RED, 'drawGrid');
  t.do(t.s.spymaster.red, 'giveClue', { word: 'nave', number: 1 });
  t.do(
    t.s.teams.red.find((seat) => seat !== t.s.spymaster.red)!,
    'touch',
    { cell: 19 },
  );
}

test('[CN-193] roles may go round: who has not led yet comes first', () => {
  const t = ended();
  expect(t.view(BLUE).rotation).toEqual({ red: 2, blue: 3 });
  expect(t.do(RED, 'nextGame', { rotate: true })).toBe('ok');
  expect(t.s.spymaster).toEqual({ red: 2, blue: 3 });
  overAgain(t);
  expect(t.view(BLUE).rotation).toEqual({ red: 4, blue: 5 });
  t.tell('away', 4);
  expect(t.view(BLUE).rotation).toEqual({ red: 0, blue: 5 });
});

test('[CN-193, CN-194] or stay as they are', () => {
  const t = ended();
  expect(t.do(RED, 'nextGame', { rotate: false })).toBe('ok');
  expect(t.s.spymaster).toEqual({ red: 0, blue: 1 });
});

test('[CN-193] with three the seats go on by one, with one team the role does', () => {
  const t = three();
  t.do(0, 'giveClue', { word: 'nave', number: 1 });
  t.do(2, 'touch', { cell: 19 });
  t.do(1, 'nextGame', { rotate: true });
  expect(t.s.spymaster).toEqual({ red: 2, blue: 0 });
  t.do(1, 'drawGrid');
  expect(t.view(1)).toMatchObject({ phase: 'clue', me: { seat: 1, role: 'operative' } });
  const pair = coop();
  pair.do(CHIEF, 'giveClue', { word: 'nave', number: 1 });
  pair.do(AGENT, 'touch', { cell: 19 });
  pair.do(AGENT, 'nextGame', { rotate: true });
  expect(pair.s.spymaster.red).toBe(AGENT);
});

test('[CN-197] new pictures and words are ones that have not lain here, until all the rest has', () => {
  const wordList = Array.from({ length: 70 }, (_, i) => `parola${i}`);
  let used: { usedCards: readonly number[]; usedWords: readonly number[] } = { usedCards: [], usedWords: [] };
  const seen: number[] = [];
  const said: string[] = [];
  for (let n = 0; n < 7; n++) {
    const grid = drawGrid(dice(Uint8Array.of(n)), { ...DRAW, words: 10, wordList, ...used });
    used = { usedCards: grid.usedCards, usedWords: grid.usedWords };
    seen.push(...grid.pictures.filter((face) => face >= 0).map(cardOf));
    said.push(...grid.words.filter((word) => word !== ''));
  }
  expect([new Set(seen).size, new Set(said).size]).toEqual([70, 70]);
  const again = drawGrid(dice(Uint8Array.of(9)), { ...DRAW, words: 10, wordList, ...used });
  expect([again.usedCards.length, again.usedWords.length]).toEqual([80, 10]);
  const last = drawGrid(dice(Uint8Array.of(9)), {
    ...DRAW,
    usedCards: Array.from({ length: CARD_COUNT - 19 }, (_, i) => i),
  });
  expect(last.usedCards).toHaveLength(20);
});

test('[CN-193] who has led before, by whatever way, comes after those who haven’t', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  t.do(0, 'resignSpymaster');
  t.do(4, 'claimSpymaster');
  overAgain(t);
  expect(t.view(BLUE).rotation).toEqual({ red: RED, blue: BLUE });
});

test('[CN-193] a role that nobody can take over stays, and no round of roles is called for', () => {
  const pair = coop();
  pair.do(CHIEF, 'giveClue', { word: 'nave', number: 1 });
  pair.do(AGENT, 'touch', { cell: 19 });
  pair.tell('away', AGENT);
  expect(pair.view(null)).not.toHaveProperty('rotation');
  expect(pair.do(CHIEF, 'nextGame', { rotate: true })).toBe('nobody-else CN-193');
  expect(pair.choices(CHIEF, 'nextGame')).toEqual([{}, { rotate: false }]);
  expect(pair.do(CHIEF, 'nextGame')).toBe('ok');
  expect(pair.s.spymaster.red).toBe(CHIEF);
});

test('[CN-193] with three the roles go on game by game, until each has guessed', () => {
  const t = three();
  const seen: (readonly number[])[] = [];
  for (let game = 0; game < 3; game++) {
    const { red, blue } = t.s.spymaster;
    const guesses = [0, 1, 2].find((seat) => seat !== red && seat !== blue)!;
    seen.push([red, blue, guesses]);
    t.do(red, 'giveClue', { word: 'nave', number: 1 });
    t.do(guesses, 'touch', { cell: 19 });
    expect(t.do(guesses, 'nextGame', { rotate: true })).toBe('ok');
    expect(t.do(red, 'drawGrid')).toBe('ok');
  }
  expect(seen).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
});

test('[CN-196] [CN-197] a game that is called off marks nobody as having led, and leaves no key and no cards to turn', () => {
  const t = inClue();
  for (const seat of [0, 1, 2, 3]) t.do(seat, 'voidGame');
  expect(t.s.setting).toMatchObject({ game: 2, led: [], lastKey: [], turnOver: [] });
});

test('[CN-192] [CN-194] whoever wants new pictures in the lobby gets them, and may have the turned ones again before', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  const before = t.s.setting.turnOver;
  const wish = (nextMode: string): string => t.do(RED, 'configure', { change: { nextMode } });
  expect(wish('redeal')).toBe('ok');
  expect(t.view(null).flips).toBe(false);
  wish('flip');
  expect(t.view(null).flips).toBe(true);
  wish('redeal');
  t.do(RED, 'drawGrid');
  expect(t.s.pictures.map(cardOf)).not.toEqual(before.map(cardOf));
});

test('[CN-192] where the roll for new pictures fails the turned ones may still be had', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  const wish = (nextMode: string): string => t.do(RED, 'configure', { change: { nextMode } });
  wish('redeal');
  t.hold = ['grid'];
  t.do(RED, 'drawGrid');
  t.answer('grid', { failed: 'lost' });
  wish('flip');
  expect(t.view(null).flips).toBe(true);
  wish('redeal');
  t.hold = [];
  t.do(RED, 'drawGrid');
  expect(t.s).toMatchObject({ phase: 'clue', setting: { turnOver: [] } });
});
