/** An evening's games and who has won them, from the table's past. */
import { expect, test } from 'vitest';
import { type GamePlayed, GamesPlayed, type PastGames, tallyOf } from '../../../src/embed/evening/games-played.ts';
import { findGame } from '../../../src/games/registry.ts';
import type { LogLine, TableView } from '../../../src/kernel/view/table-view.ts';
import { people, viewOf } from '../fake-table.ts';

const line = (position: number, what: string, more: Partial<LogLine> = {}): LogLine => ({
  position,
  time: 0,
  seat: 0,
  name: 'Giulia',
  what,
  ...more,
});

const game = (id: string, number: number, winners?: readonly number[], n = 3): TableView =>
  viewOf({
    phase: 'playing',
    game: { id, version: 1 },
    seats: people(n, 0),
    play: { number, view: null, awaits: [], ...(winners && { outcome: { winners, why: 'X-1' } }) },
  });

/** Two games of Codenames, one of Chrononauts that is left, and the laboratory. */
function evening(asked: (number | undefined)[] = []): PastGames {
  const at: Readonly<Record<number, TableView>> = {
    9: game('codenames', 1, [0, 2]),
    20: game('codenames', 2, [1]),
    30: game('chrononauts', 3, undefined, 4),
  };
  return {
    log: [
      line(4, 'start'),
      line(5, 'start', { refusal: { code: 'start/running', rule: 'F7' } }),
      line(10, 'start'),
      line(20, 'move/touch'),
      line(20, 'game', { args: { game: 'chrononauts', version: 2 } }),
      line(24, 'start'),
      line(30, 'game', { args: { game: 'laboratory', version: 1 } }),
      line(33, 'start'),
    ],
    at(position) {
      asked.push(position);
      return position === undefined ? game('laboratory', 4) : at[position]!;
    },
  };
}

test('[G16] the games of an evening, with who sat there and who won each; one that was left has no winner', () => {
  expect(new GamesPlayed().list(evening())).toEqual([
    { game: 'codenames', people: ['Giulia', 'Marco', 'Sofia'], winners: ['Giulia', 'Sofia'], on: false },
    { game: 'codenames', people: ['Giulia', 'Marco', 'Sofia'], winners: ['Marco'], on: false },
    { game: 'chrononauts', people: ['Giulia', 'Marco', 'Sofia', 'Dario'], on: false },
    { game: 'laboratory', people: ['Giulia', 'Marco', 'Sofia'], on: true },
  ]);
});

test('games that are played again at the same board count one by one; a vote for another that changes nothing ends none', () => {
  const again = (position: number): LogLine => line(position, 'move/nextGame');
  const at: Readonly<Record<number, TableView>> = {
    // Somebody wants another, and the bill still lies there.
    5: game('codenames', 1, [0]),
    6: game('codenames', 1),
    7: game('codenames', 1, [0]),
    8: game('codenames', 1, [1]),
    9: game('codenames', 1),
  };
  const past: PastGames = {
    log: [line(1, 'start'), again(5), again(6), again(9), line(9, 'game', { args: { game: 'laboratory' } })],
    at: (position) => at[position ?? 0]!,
  };
  expect(new GamesPlayed().list(past).map(({ winners }) => winners)).toEqual([['Giulia'], ['Marco']]);
});

test('[G16] an evening at the free table counts among the games, and for nobody: there all who are here would have won', () => {
  const past: PastGames = { log: [line(1, 'start')], at: () => game('sandbox', 1, [0, 1, 2]) };
  const played = new GamesPlayed().list(past);
  expect(played).toEqual([{ game: 'sandbox', people: ['Giulia', 'Marco', 'Sofia'], winners: [], on: true }]);
  expect(tallyOf(played, 'it')).toEqual([]);
});

test('a game that is over is looked for once', () => {
  const asked: (number | undefined)[] = [];
  const [played, past] = [new GamesPlayed(), evening(asked)];
  played.list(past);
  played.list(past);
  expect(asked).toEqual([9, 20, 30, undefined, undefined]);
});

test('who has won most comes first, and who has won nothing is left out', () => {
  const games = [
    { game: 'a', people: [], winners: ['Marco'], on: false },
    { game: 'a', people: [], winners: ['Giulia', 'Marco'], on: false },
    { game: 'b', people: [], on: false },
  ];
  expect(tallyOf(games, 'it')).toEqual([
    { name: 'Marco', won: 2 },
    { name: 'Giulia', won: 1 },
  ]);
});

test('[G16] where teams win, teams are counted: Rossi 1, Blu 1, Giulia 2', () => {
  const won = (side: { it: string; en: string } | undefined, ...winners: string[]): GamePlayed => ({
    game: 'a',
    people: [],
    ...(side && { side }),
    winners,
    on: false,
  });
  const [reds, blues] = [
    { it: 'Rossi', en: 'Reds' },
    { it: 'Blu', en: 'Blues' },
  ];
  const games = [won(reds, 'Giulia', 'Marco'), won(undefined, 'Giulia'), won(blues, 'Dario'), won(undefined, 'Giulia')];
  expect(tallyOf(games, 'it')).toEqual([
    { name: 'Giulia', won: 2 },
    { name: 'Rossi', won: 1 },
    { name: 'Blu', won: 1 },
  ]);
  expect(tallyOf(games, 'en').map(({ name }) => name)).toEqual(['Giulia', 'Reds', 'Blues']);
});

test('[G16] of Codenames the team is told where two of them play, and nobody’s where people win for themselves', () => {
  const side = findGame('codenames')!.side!;
  const view = (mode: string, winner: string): object => ({ options: { mode }, result: { winner } });
  expect(side(view('standard', 'blue'))?.it).toBe('Blu');
  expect(side(view('three', 'red'))).toBeUndefined();
  expect(side(view('coop', 'red'))).toBeUndefined();
  expect([side(null), side({ options: { mode: 'standard' } })]).toEqual([undefined, undefined]);
});
