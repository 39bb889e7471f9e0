/** Which pictures lie where, who is where, and what the next game starts with. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { SEED_ROLL, drawGrid, stream } from '../../../src/games/codenames/deck.ts';
import { KEY_CARDS, keyCard } from '../../../src/games/codenames/key-cards.ts';
import { isKey } from '../../../src/games/codenames/key.ts';
import { layKey, type KeyDraw } from '../../../src/games/codenames/lay-key.ts';
import { CARD_COUNT, FACE_COUNT, cardOf, otherSide } from '../../../src/games/codenames/pictures.ts';
import { dice } from '../../../src/kernel/dice.ts';
import { begin } from '../../../src/kernel/pipeline/play.ts';
import { BLUE, BLUE_CHIEF, DRAW, KEY, RED, RED_CHIEF, ended, inClue, ready, touching } from './trial.ts';

const PLAIN: KeyDraw = { cells: 20, source: 'generated', lastKey: [] };

const seedOf = (n: number): Uint8Array => Uint8Array.of(n & 255, n >> 8);
const many = Array.from({ length: 2_000 }, (_, n) => n);
// Drawn anew in each test: what is drawn while the file is loaded meets no mutant.
const drawnGrids = (): readonly (readonly number[])[] => many.map((n) => drawGrid(dice(seedOf(n)), DRAW).pictures);
const drawnKeys = (draw: KeyDraw = PLAIN): readonly (readonly string[])[] => many.map((n) => layKey(seedOf(n), draw));
const count = (list: readonly unknown[], value: unknown): number => list.filter((one) => one === value).length;

test('[CN-011] twenty pictures of the deck lie in the grid', () => {
  expect(inClue().view(null).grid).toHaveLength(20);
  for (const grid of drawnGrids())
    expect(grid.every((face) => Number.isInteger(face) && face >= 0 && face < FACE_COUNT)).toBe(true);
});

test('[CN-012] no card lies twice in a grid, neither by the same side nor by the other', () => {
  for (const grid of drawnGrids()) expect(new Set(grid.map(cardOf)).size).toBe(20);
});

test('[CN-016] the grid comes from one roll of the whole table, in which every face and place is as likely', () => {
  const t = ready({ hold: ['grid'] });
  t.do(BLUE, 'drawGrid');
  expect(t.asked('grid')).toMatchObject({ kind: 'roll', ...SEED_ROLL });
  const uses = Array.from({ length: FACE_COUNT }, () => 0);
  for (const grid of drawnGrids()) for (const face of grid) uses[face]!++;
  const expected = (many.length * 20) / FACE_COUNT;
  expect(Math.min(...uses)).toBeGreaterThan(expected * 0.6);
  expect(Math.max(...uses)).toBeLessThan(expected * 1.4);
  expect(drawnGrids().filter((grid) => grid[0]! < CARD_COUNT).length).toBeGreaterThan(many.length * 0.45);
});

test('[CN-016] another roll is another grid, and each of its values counts', () => {
  const values = Array.from({ length: SEED_ROLL.n }, (_, i) => i + 1);
  const grid = drawGrid(stream(values), DRAW);
  for (let i = 0; i < values.length; i++)
    for (const value of [values[i]! + 1, values[i]! + 256])
      expect(drawGrid(stream(values.with(i, value)), DRAW)).not.toEqual(grid);
});

test('[CN-013, CN-014] every seat and every spectator sees the same pictures in the same places', () => {
  const t = inClue();
  const seen = [null, 0, 1, 2, 3, 4, 5].map((seat) => t.view(seat).grid.map(({ picture }) => picture));
  for (const grid of seen) expect(grid).toEqual(seen[0]);
});

test('[CN-015] no move of a running game changes a picture', () => {
  const t = inClue();
  const grid = t.s.pictures;
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 3 });
  for (const cell of [0, 3, 8]) t.do(RED, 'touch', { cell });
  expect(t.do(RED, 'drawGrid')).toBe('wrong-phase CN-011');
  expect(t.s.pictures).toBe(grid);
});

test('[CN-017] the key gives every cell to Red, Blue, a bystander or the assassin', () => {
  for (const key of drawnKeys())
    expect(key.slice(0, 20).every((one) => /^(?:red|blue|bystander|assassin)$/.test(one))).toBe(true);
});

test('[CN-018, CN-177] a key of twenty has eight, seven, four and one', () => {
  for (const key of drawnKeys()) {
    const other = key[20] === 'red' ? 'blue' : 'red';
    expect([key[20]!, other, 'bystander', 'assassin'].map((one) => count(key.slice(0, 20), one))).toEqual([8, 7, 4, 1]);
    expect(isKey(key, 20)).toBe(true);
  }
  expect(isKey(KEY.with(0, 'blue'), 20)).toBe(false);
  expect(isKey(KEY.slice(1), 20)).toBe(false);
  expect(isKey([...KEY, 'red'], 20)).toBe(false);
  expect(isKey(KEY.with(20, 'bystander'), 20)).toBe(false);
});

test('[CN-019, CN-022] the key is a joint secret of the two spymasters, whom the table and not a seat draws it for', () => {
  const t = ready({ hold: ['key'] });
  t.do(RED, 'drawGrid');
  expect(t.asked('key')).toMatchObject({ kind: 'secret', holders: [RED_CHIEF, BLUE_CHIEF], layout: 'key' });
});

test('[CN-020, CN-025] every place is as likely for every identity, so a turned key is as likely as the key', () => {
  const keys = drawnKeys();
  expect(keys.filter((key) => key[20] === 'red').length / many.length).toBeCloseTo(0.5, 1);
  for (let cell = 0; cell < 20; cell++) {
    expect(keys.filter((key) => key[cell] === 'assassin').length / many.length).toBeCloseTo(1 / 20, 1);
    expect(keys.filter((key) => key[cell] === 'bystander').length / many.length).toBeCloseTo(4 / 20, 1);
  }
});

test('[CN-023] a key that is only not opened stands: nobody gets another one by stalling', () => {
  const t = ready({ hold: ['lights'] });
  t.do(RED, 'drawGrid');
  const { key } = t.s;
  t.answer('lights', { failed: 'refused', by: [RED_CHIEF] });
  expect(t.s).toMatchObject({ phase: 'key', trouble: { what: 'key', by: [RED_CHIEF] } });
  expect(t.s.key).toBe(key);
  expect(t.asked('lights')).toMatchObject({ things: [key[20]], first: BLUE_CHIEF });
  t.answer('lights', { faces: ['red'] });
  expect(t.s.phase).toBe('clue');
});

test('[CN-020] a key card lies along the grid or is turned by half, each as often', () => {
  const cards = new Set(Array.from({ length: KEY_CARDS }, (_, n) => keyCard(20, n).grid.join()));
  const grids = drawnKeys({ ...PLAIN, source: 'deck' }).map((key) => key.slice(0, 20));
  const upright = grids.filter((grid) => cards.has(grid.join()));
  const turned = grids.filter((grid) => cards.has(grid.toReversed().join()));
  expect(upright.length + turned.length).toBe(many.length);
  expect(upright.length / many.length).toBeCloseTo(0.5, 1);
});

test('[CN-024] lights that do not fit their commitment burn the key, and a new one is drawn', () => {
  const t = ready({ hold: ['lights'] });
  t.do(RED, 'drawGrid');
  const { key } = t.s;
  t.answer('lights', { failed: 'bad', by: [BLUE_CHIEF] });
  expect(t.view(null)).toMatchObject({ phase: 'key', keyTrouble: [BLUE_CHIEF] });
  expect(t.s.key).not.toEqual(key);
});

test('[CN-026, CN-027] the lights are public, and the team they name gives the first clue', () => {
  const blue = KEY.map((one) => (one === 'red' ? 'blue' : one === 'blue' ? 'red' : one));
  const t = inClue({ key: blue });
  expect(t.view(null)).toMatchObject({ starting: 'blue', active: 'blue', turn: 1 });
  expect(t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('not-your-turn CN-039');
  expect(t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('ok');
});

test('[CN-028, CN-029, CN-030, CN-031] the starting team has eight to find, the other seven, and everybody sees how many are left', () => {
  const t = touching([0, 1, 8]);
  expect(t.view(null).teams).toMatchObject({ red: { left: 6, total: 8 }, blue: { left: 6, total: 7 } });
  expect(inClue().view(RED).teams).toMatchObject({ red: { left: 8, total: 8 }, blue: { left: 7, total: 7 } });
  // Each of the eight counts alike: which of them the double agent is makes no difference.
  const after = (cell: number): object => {
    const { grid: _, history: __, ...rest } = touching([cell]).view(null);
    return rest;
  };
  for (let cell = 1; cell < 8; cell++) expect(after(cell)).toEqual(after(0));
});

test('[CN-192] for the next game the covers go, every picture is turned over in its place, and nothing is drawn', () => {
  const t = ended();
  const { pictures } = t.s;
  t.do(RED, 'nextGame');
  expect(t.view(null)).toMatchObject({ phase: 'lobby', flips: true, grid: [], teams: { red: { left: 0, total: 0 } } });
  t.hold = ['grid'];
  t.do(RED, 'drawGrid');
  expect(t.s.phase).toBe('clue');
  expect(t.s.pictures).toEqual(pictures.map(otherSide));
  expect(t.s.covers.every((cover) => cover === '')).toBe(true);
});

test('[CN-195] the key of the next game is drawn afresh, and its lights name who begins', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  t.key = KEY.map((one) => (one === 'red' ? 'blue' : one === 'blue' ? 'red' : one));
  const old = t.s.key;
  t.do(RED, 'drawGrid');
  expect(t.s).toMatchObject({ starting: 'blue', active: 'blue', turn: 1, history: [] });
  expect(t.s.key).not.toEqual(old);
});

test('[CN-196] the key just used is skipped and the stream read on', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  expect(t.s.setting.lastKey).toEqual(KEY);
  const drawn = layKey(seedOf(1), PLAIN);
  const second = layKey(seedOf(1), { ...PLAIN, lastKey: drawn });
  expect(second).not.toEqual(drawn);
  expect(isKey(second, 20)).toBe(true);
  expect(layKey(seedOf(1), { ...PLAIN, lastKey: second })).toEqual(drawn);
});

test('[CN-197] when both sides have been used, or the table prefers it, new pictures are laid', () => {
  const t = ended();
  const first = t.s.pictures;
  t.do(RED, 'nextGame');
  t.do(RED, 'drawGrid');
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  t.do(RED, 'touch', { cell: 19 });
  t.do(RED, 'nextGame');
  t.hold = ['grid'];
  t.do(RED, 'drawGrid');
  expect(t.s.phase).toBe('grid');
  t.answer('grid', { values: Array.from({ length: 16 }, (_, i) => i + 1) });
  expect(t.s.pictures).not.toEqual(first);
  const redeal = ended({ options: { nextMode: 'redeal' } });
  redeal.do(RED, 'nextGame');
  expect(redeal.view(null).flips).toBe(false);
});

test('[CN-192, CN-194] a table that is started anew goes on from the game before: teams, pictures to turn, key to skip', () => {
  const before = ended().s;
  const { state } = begin(codenames, { seats: [0, 1, 2, 3, 6], options: {}, before }, '00', 0);
  expect(state.teams).toEqual({ red: [0, 2, 6], blue: [1, 3] });
  expect(state.setting).toMatchObject({ game: 2, turnOver: before.pictures, lastKey: KEY });
  const unfinished = begin(codenames, { seats: [0, 1, 2, 3], options: {}, before: inClue().s }, '00', 0).state;
  expect(unfinished.setting).toMatchObject({ game: 2, turnOver: [], lastKey: [] });
});
