/** Every question may fail, and an answer may come when nobody wants it any more: no table is left without a way on. */
import { expect, test } from 'vitest';
import type { Handle } from '../../../src/kernel/game.ts';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, RED_TOO, Trial, inClue, inGuess, ready } from './trial.ts';
import { AGENT, CHIEF, coop } from './ways.ts';

test('[CN-016] a failed roll for the grid leaves the lobby as it was, and names who kept back', () => {
  const t = ready({ hold: ['grid'] });
  t.do(RED, 'drawGrid');
  t.answer('grid', { failed: 'refused', by: [BLUE] });
  expect(t.view(null)).toMatchObject({ phase: 'lobby', game: 1, trouble: { what: 'roll', by: [BLUE] } });
  t.hold = [];
  expect(t.do(RED, 'drawGrid')).toBe('ok');
  expect(t.view(null).trouble).toBeUndefined();
});

test('[CN-002] a failed split changes no team', () => {
  const t = new Trial({ hold: ['split'] });
  const { teams } = t.s;
  t.do(RED, 'splitTeams');
  t.answer('split', { failed: 'lost' });
  expect(t.s).toMatchObject({ teams, trouble: { what: 'roll', by: [] } });
});

test('[CN-002] a split that is not in when the game begins is withdrawn and changes no team', () => {
  const t = ready({ hold: ['split'] });
  t.do(RED, 'splitTeams');
  const { teams } = t.s;
  t.do(RED, 'drawGrid');
  expect(t.asked('split')).toBeUndefined();
  expect(t.s.teams).toBe(teams);
});

test.each(['bad', 'refused'] as const)(
  '[CN-019] a key that comes to nothing (%s) is drawn again, and who was to blame is named',
  (failed) => {
    const t = ready({ hold: ['key'] });
    t.do(RED, 'drawGrid');
    const first = t.asked('key')!.id;
    t.answer('key', { failed, by: [BLUE_CHIEF] });
    expect(t.view(null)).toMatchObject({ phase: 'key', keyTrouble: [BLUE_CHIEF] });
    expect(t.asked('key')!.id).not.toBe(first);
    t.hold = [];
    t.deal();
    expect(t.s).toMatchObject({ phase: 'clue', trouble: null });
  },
);

test('[CN-006] with nobody left to make a key the table is in the lobby, where roles may change', () => {
  const t = ready({ hold: ['key'] });
  t.do(RED, 'drawGrid');
  t.answer('key', { failed: 'lost', by: [RED_CHIEF] });
  expect(t.view(null)).toMatchObject({ phase: 'lobby', game: 2, trouble: { what: 'key', by: [RED_CHIEF] } });
  expect(t.do(RED_CHIEF, 'resignSpymaster')).toBe('ok');
});

test('[CNQ-25] a spymaster who leaves before the key is asked for voids the game; later the table decides', () => {
  const early = ready({ hold: ['grid'] });
  early.do(RED, 'drawGrid');
  early.tell('left', RED_CHIEF);
  expect(early.s).toMatchObject({ phase: 'lobby', trouble: { what: 'gone' } });
  const late = ready({ hold: ['key'] });
  late.do(RED, 'drawGrid');
  late.tell('left', RED_CHIEF);
  expect(late.s.phase).toBe('key');
  for (const seat of [BLUE, RED, RED_TOO]) late.do(seat, 'voidGame');
  expect(late.s.phase).toBe('lobby');
});

test('[CN-023] lights that nobody opens, asked for twice, end in the lobby', () => {
  const t = ready({ hold: ['lights'] });
  t.do(RED, 'drawGrid');
  t.answer('lights', { failed: 'refused' });
  t.answer('lights', { failed: 'lost', by: [RED_CHIEF, BLUE_CHIEF] });
  expect(t.s).toMatchObject({ phase: 'lobby', trouble: { what: 'reveal', by: [RED_CHIEF, BLUE_CHIEF] } });
});

test('[CN-104] an answer to a game that was called off is heard by nobody', () => {
  const t = inGuess(2, { hold: ['cell'] });
  t.do(RED, 'touch', { cell: 0 });
  const asked = t.asked('cell');
  for (const seat of [RED_CHIEF, BLUE, RED, RED_TOO]) t.do(seat, 'voidGame');
  const { s } = t;
  expect(s.phase).toBe('lobby');
  expect([asked?.kind, t.asked('cell')]).toEqual(['open', undefined]);
  expect(t.on('cell', { tag: 'cell', faces: ['red'] })).toBe(s);
});

test('[CN-015] a second answer to anything changes nothing', () => {
  const t = inGuess();
  for (const [tag, answer] of [
    ['grid', { tag: 'grid', values: [1] }],
    ['key', { tag: 'key', failed: 'bad' }],
    ['lights', { tag: 'lights', faces: ['blue'] }],
    ['cell', { tag: 'cell', faces: ['assassin'] }],
    ['rest', { tag: 'rest', faces: [] }],
  ] as const)
    expect(t.on(tag, answer)).toBe(t.s);
});

test('[CN-104] an answer that nobody waits for any more changes nothing, in either way to play', () => {
  const t = inGuess();
  for (const tag of ['owed', 'enemy', 'asked', 'askTime', 'challengeTime', 'standIn'] as const)
    expect([tag, t.on(tag, { tag, faces: ['blue'] }) === t.s]).toEqual([tag, true]);
  const pair = coop();
  for (const phase of ['clue', 'enemy'] as const) {
    expect([phase, pair.on('enemy', { tag: 'enemy', faces: ['blue'] }) === pair.s]).toEqual([phase, true]);
    pair.do(CHIEF, 'giveClue', { word: 'nave', number: 1 });
    pair.do(AGENT, 'touch', { cell: 15 });
  }
  const early = inClue();
  expect(early.on('lights', { tag: 'lights', faces: ['blue'] })).toBe(early.s);
  const drawing = ready({ hold: ['grid'] });
  drawing.do(RED, 'drawGrid');
  expect(drawing.on('key', { tag: 'key', cards: [] })).toBe(drawing.s);
});

test('[CN-019] a key of another size is none, nor is one whose lights name no team', () => {
  const t = ready({ hold: ['key', 'lights'] });
  t.do(RED, 'drawGrid');
  t.answer('key', { cards: ['a/0' as Handle] });
  expect(t.view(null)).toMatchObject({ phase: 'key', keyTrouble: [] });
  const whole = Array.from({ length: 21 }, (_, i) => `a/${i}` as Handle);
  t.answer('key', { cards: whole });
  expect(t.asked('lights')).toMatchObject({ things: ['a/20'], first: RED_CHIEF });
  t.answer('lights', { faces: ['bystander'] });
  expect(t.s.phase).toBe('key');
  t.answer('key', { cards: whole });
  t.answer('lights', { failed: 'refused', by: [RED_CHIEF] });
  expect(t.asked('lights')).toMatchObject({ things: ['a/20'], first: BLUE_CHIEF });
  t.answer('lights', { faces: ['blue'] });
  expect(t.view(null)).toMatchObject({ phase: 'clue', active: 'blue' });
});

test('[CN-104] where nobody is to blame the trouble names nobody', () => {
  const grid = ready({ hold: ['grid'] });
  grid.do(RED, 'drawGrid');
  grid.answer('grid', { failed: 'lost' });
  expect(grid.view(null).trouble).toEqual({ what: 'roll', by: [] });
  const key = ready({ hold: ['key'] });
  key.do(RED, 'drawGrid');
  key.answer('key', { failed: 'lost' });
  expect(key.view(null).trouble).toEqual({ what: 'key', by: [] });
  const lights = ready({ hold: ['lights'] });
  lights.do(RED, 'drawGrid');
  for (const _ of ['once', 'twice']) lights.answer('lights', { failed: 'lost' });
  expect(lights.view(null).trouble).toEqual({ what: 'reveal', by: [] });
  const cell = inGuess(2, { hold: ['cell'] });
  cell.do(RED, 'touch', { cell: 0 });
  for (const _ of ['once', 'twice']) cell.answer('cell', { failed: 'lost' });
  expect(cell.view(null).trouble).toEqual({ what: 'reveal', by: [] });
});
