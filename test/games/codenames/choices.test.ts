/** What each phase offers whom. A board draws nothing else, and who plays by keyboard or as a program knows nothing else. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { FREE } from '../../../src/kernel/game.ts';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, RED_TOO, Trial, ended, inClue, inGuess, ready } from './trial.ts';
import { AGENT, CHIEF, coop } from './ways.ts';

/** All that a seat may do, by move; where a picture is chosen, how many. Calling the game off stands in every phase of it. */
function offered(t: Trial, seat: number): Readonly<Record<string, unknown>> {
  const all = Object.keys(codenames.moves).map((name) => [name, t.choices(seat, name)] as const);
  const some = all.filter(([name, choices]) => name !== 'voidGame' && choices.length > 0);
  const isCell = (choice: unknown): boolean => Object.hasOwn(choice as object, 'cell');
  return Object.fromEntries(some.map(([name, choices]) => [name, choices.every(isCell) ? choices.length : choices]));
}
const challenging = { options: { challenge: true } };
const free = (name: string): readonly object[] => [{ [name]: FREE }];

test('[P16] the lobby offers teams, roles, options and, once both teams are led, the start', () => {
  const setting = { splitTeams: [{}], setPictures: free('set'), setWords: free('words'), configure: free('change') };
  const other = { setTeam: [{ team: 'blue' }], ...setting };
  expect(offered(new Trial(), RED)).toEqual({ ...other, claimSpymaster: [{}] });
  expect(offered(ready(), RED)).toEqual({ ...other, drawGrid: [{}] });
  expect(offered(ready(), RED_CHIEF)).toEqual({ ...other, resignSpymaster: [{}], drawGrid: [{}] });
});

test('[P16] a clue takes any word with each number that still fits, or a question to the rival', () => {
  const t = inClue(challenging);
  const { giveClue, ...rest } = offered(t, RED_CHIEF);
  expect(giveClue).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ word: FREE, number })));
  expect(rest).toEqual({ askRival: free('question') });
  for (const seat of [BLUE_CHIEF, RED, BLUE]) expect(offered(t, seat)).toEqual({});
  expect(t.choices(BLUE, 'voidGame')).toEqual([{}]);
});

test('[P16] a question may be answered either way, or taken back', () => {
  const t = inClue(challenging);
  t.do(RED_CHIEF, 'askRival', { question: { word: 'due parole', number: 1 } });
  expect(offered(t, RED_CHIEF)).toEqual({ withdrawAsk: [{}] });
  expect(offered(t, BLUE_CHIEF)).toEqual({ ruleClue: [{ allow: true }, { allow: false }] });
  expect(offered(t, RED)).toEqual({});
});

test('[P16] operatives touch and mark what is uncovered, and stop once they have guessed', () => {
  const t = inGuess(7, challenging);
  expect(offered(t, RED)).toEqual({ touch: 20, mark: 20, challenge: [{}] });
  for (const seat of [RED_CHIEF, BLUE_CHIEF, BLUE]) expect(offered(t, seat)).toEqual({ challenge: [{}] });
  t.do(RED, 'touch', { cell: 0 });
  t.do(RED_TOO, 'mark', { cell: 5 });
  t.do(RED, 'mark', { cell: 3 });
  expect(offered(t, RED)).toEqual({ touch: 19, stop: [{}], mark: 18, unmark: [{ on: 3 }] });
  expect(offered(t, BLUE)).toEqual({});
});

test('[P16] an objection is ruled upon either way, by the rival spymaster alone', () => {
  const t = inGuess(2, challenging);
  t.do(BLUE, 'challenge');
  expect(offered(t, BLUE_CHIEF)).toEqual({ ruleChallenge: [{ valid: true }, { valid: false }] });
  for (const seat of [RED_CHIEF, RED, BLUE]) expect(offered(t, seat)).toEqual({});
});

test('[P16] a spoken clue is spelled by whoever gave it, asked or not, and who asked may let it be', () => {
  const t = inClue({ options: { clueMode: 'voice' } });
  expect(t.choices(RED_CHIEF, 'giveClue')).toContainEqual({ number: 1 });
  t.do(RED_CHIEF, 'giveClue', { number: 1 });
  expect(offered(t, RED_CHIEF)).toEqual({ requestSpelling: [{}], spell: free('letters') });
  t.do(BLUE, 'requestSpelling');
  expect(offered(t, BLUE)).toEqual({ withdrawSpelling: [{}] });
  expect(offered(t, RED)).toEqual({ requestSpelling: [{}], mark: 20 });
  t.do(RED_CHIEF, 'spell', { letters: 'nave' });
  expect(offered(t, RED_CHIEF)).toEqual({});
});

test('[P16] who may lead in place of a spymaster who is gone are the operatives who are there', () => {
  const t = inClue({ seats: 8 });
  t.tell('away', RED_CHIEF);
  t.tell('away', RED_TOO);
  expect(offered(t, RED)).toEqual({ standIn: [{ seat: RED }, { seat: 6 }] });
  expect(offered(t, BLUE)).toEqual({});
});

test('[P16] an invalid clue lets the other spymaster cover a picture of theirs first, the virtual team’s turn one of its own', () => {
  const owed = inGuess(2, { options: { challenge: true, compensation: true } });
  owed.do(BLUE, 'challenge');
  owed.do(BLUE_CHIEF, 'ruleChallenge', { valid: false });
  expect(offered(owed, BLUE_CHIEF)).toMatchObject({ coverOwn: 20 });
  expect(offered(owed, RED_CHIEF)).toEqual({});
  const pair = coop();
  pair.do(CHIEF, 'giveClue', { word: 'nave', number: 1 });
  pair.do(AGENT, 'touch', { cell: 0 });
  pair.do(AGENT, 'stop');
  expect(offered(pair, CHIEF)).toEqual({ coverEnemy: 19 });
  expect(offered(pair, AGENT)).toEqual({});
});

test('[P16] behind the end there is the next game, with the roles going round or as they are', () => {
  expect(offered(ended(), BLUE)).toEqual({ nextGame: [{}, { rotate: true }, { rotate: false }] });
});

test('[CN-118] behind the end every move of the game says that it is over', () => {
  const t = ended({ options: { challenge: true } });
  const args = {
    giveClue: { word: 'nave', number: 1 },
    askRival: { question: { word: 'due parole', number: 1 } },
    ruleClue: { allow: true },
    ruleChallenge: { valid: true },
    coverOwn: { cell: 0 },
    touch: { cell: 0 },
    spell: { letters: 'nave' },
    standIn: { seat: RED },
    coverEnemy: { cell: 0 },
  };
  const bare = ['stop', 'withdrawAsk', 'challenge', 'requestSpelling', 'withdrawSpelling'];
  const all = [...Object.entries(args), ...bare.map((name) => [name, {}] as const)];
  for (const [name, with_] of all) expect([name, t.do(RED_CHIEF, name, with_)]).toEqual([name, 'game-over CN-118']);
});
