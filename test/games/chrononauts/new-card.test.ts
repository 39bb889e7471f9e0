/**
 * A card of known steps is one entry of data: it is offered, refused, cancelled and resolved without a line of code for it. Here an entry is
 * exchanged for the time of these tests: "A Change of Plan" becomes a theft, with a bonus for relics.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCard, type Card } from '../../../src/games/chrononauts/cards/deck.ts';
import { A, B, playing } from './trial.ts';

const ENTRY = findCard('new-mission') as { -readonly [K in keyof Card]: Card[K] };
const WAS: Card = { ...ENTRY };

beforeAll(() => {
  ENTRY.aim = 'rival-artifact';
  ENTRY.steps = [{ do: 'take' }, { do: 'draw', n: 1, bonus: 2 }];
  ENTRY.bonus = { class: 'relic' };
});
afterAll(() => {
  delete ENTRY.bonus;
  Object.assign(ENTRY, WAS);
});

test('[CH-054, CH-135] it is offered with its targets, and refused without', () => {
  const t = playing(['new-mission', 'ark']);
  expect(t.choices(A, 'play')).toHaveLength(1); // The Artifact.
  expect(t.play(A, 'new-mission', 'grail')).toBe('no-legal-target CH-282');
  t.place(B, 'grail');
  expect(t.choices(A, 'play')).toContainEqual({ card: t.card(A, 'new-mission'), targets: ['grail'] });
});

test('[CH-133] it does what its steps say, with the bonus of its class', () => {
  const t = playing(['new-mission']);
  t.place(B, 'grail', 'mammoth');
  t.resolve(A, 'new-mission', 'grail');
  expect([t.table(A), t.table(B), t.hand(A).length]).toEqual([['grail'], ['mammoth'], 2]);
  const u = playing(['new-mission']);
  u.place(B, 'grail', 'mammoth');
  u.resolve(A, 'new-mission', 'mammoth');
  expect([u.table(A), u.hand(A).length]).toEqual([['mammoth'], 1]);
});

test('[CH-153] a Note cancels all of it', () => {
  const t = playing(['new-mission']);
  t.place(B, 'grail');
  t.setHand(B, 'memo');
  t.play(A, 'new-mission', 'grail');
  expect(t.memo(B)).toBe('ok');
  t.allPass();
  expect([t.table(B), t.discards(), t.hand(A)]).toEqual([['grail'], ['new-mission', 'memo'], []]);
});
