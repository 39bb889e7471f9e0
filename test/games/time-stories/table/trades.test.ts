/** Exchanges of which more than one is offered, or which nobody ends (TS-266, TS-272, TS-274). */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import type { Session } from '../../../../src/games/time-stories/session.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { element, panorama, say, test as trial } from './mission.ts';
import { Table } from './table.ts';

const NONE = { elements: [], tokens: [] };
const of = (...elements: readonly number[]): object => ({ elements, tokens: [] });

const hit = trial('hit', { difficulty: 3, critical: [{ op: 'damage' }], success: [{ op: 'damage' }] });
const opponent = { type: 'group', name: say('rat'), hitPoints: 1, tests: ['hit'], onEnd: [] } as const;

/** Each agent has the Element of its number, from 31; agent 3 reads of a Group Conflict where it follows its card. */
function held(game: Game<Session, Record<never, never>> = timeStories): Table {
  const numbers = [31, 32, 33];
  const table = new Table({
    people: 4,
    elements: numbers.map((number) => element(number, 'green')),
    cards: [
      ...numbers.map((number, i) => panorama(`mill.${i + 1}`, { instructions: [{ op: 'takeElement', number }] })),
      panorama('mill.4', { tests: [hit], conflict: opponent }),
    ],
    game,
  }).in();
  for (const agent of numbers.keys()) table.does(agent, 'follow');
  return table;
}

/** …between two places. */
function exchanging(game?: Game<Session, Record<never, never>>): Table {
  const table = held(game);
  table.does(3, 'follow');
  table.does(0, 'beginConflict');
  table.does(0, 'orderTurn', { order: [0, 1, 2, 3] });
  table.takes(0, 'hit', { card: 'mill.4' });
  table.leave().agree('skip');
  return table;
}

/** Agent 1's yes or no, made while it saw the offer that is open now. */
const answer = (table: Table, move: 'accept' | 'decline'): (() => string) => {
  const { slot } = table.dealer.entry(1, move, { agent: 1 });
  return () => {
    const out = table.dealer.move(1, move, { agent: 1 }, { slot });
    return out.ok ? 'ok' : out.refusal.code;
  };
};

test('[TS-272] an offer doesn’t take the place of another, but a gift waits for none', () => {
  const table = exchanging();
  table.does(2, 'offer', { to: 1, gives: of(33), wants: of(32) });
  const { trade } = table.state;
  expect(table.do(0, 'offer', { to: 1, gives: of(31), wants: of(32) })).toBe('TS-272 proposal-open');
  expect(table.state.trade).toBe(trade);
  table.does(0, 'offer', { to: 3, gives: of(31), wants: NONE });
  expect(table.state).toMatchObject({ trade, elements: { 31: 3 } });
});

test('[TS-272] a yes and a no are about the offer that their person saw', () => {
  for (const move of ['accept', 'decline'] as const) {
    const table = exchanging();
    table.does(2, 'offer', { to: 1, gives: of(33), wants: of(32) });
    const says = answer(table, move);
    table.does(2, 'decline');
    table.does(0, 'offer', { to: 1, gives: of(31), wants: of(32) });
    expect(says()).toBe('move/stale');
    expect(table.state.trade).toMatchObject({ from: 0 });
    expect(answer(table, move)()).toBe('ok');
    expect(table.state.elements['31']).toBe(move === 'accept' ? 1 : 0);
  }
});

test('[TS-272] one that nobody ends the Captain ends, so that others may exchange something', () => {
  const table = exchanging();
  table.does(2, 'offer', { to: 1, gives: of(33), wants: of(32) });
  expect(table.do(3, 'decline')).toBe('TS-272 no-question');
  table.does(0, 'decline');
  expect(table.state.trade).toBe(null);
});

test('[TS-165 TS-274] one before a Group Conflict is over as that begins', () => {
  const begun = (game?: Game<Session, Record<never, never>>): Table => {
    const table = held(game);
    table.does(3, 'follow');
    table.does(0, 'offer', { to: 1, gives: of(31), wants: of(32) });
    table.does(0, 'beginConflict');
    return table;
  };
  expect(begun().state.trade).toBe(null);
  expect(begun(timeStories5).state.trade).toMatchObject({ from: 0, to: 1 });
});

test('at tables of rules 5 an offer took the place of another, and a yes counted for it', () => {
  const table = exchanging(timeStories5);
  table.does(2, 'offer', { to: 1, gives: of(33), wants: of(32) });
  const says = answer(table, 'accept');
  table.does(0, 'offer', { to: 1, gives: of(31), wants: of(32) });
  expect(table.state.trade).toEqual({ from: 0, to: 1, gives: of(31), wants: of(32) });
  expect(table.do(3, 'decline')).toBe('TS-272 no-question');
  expect(says()).toBe('ok');
  expect(table.state.elements).toEqual({ 31: 1, 32: 0, 33: 2 });
});
