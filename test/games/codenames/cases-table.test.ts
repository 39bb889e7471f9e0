/** Adversarial cases: teams, roles, the grid, the end. */
import { expect, test } from 'vitest';
import { runCases, type Case } from '../../contracts/adversarial.ts';
import { clue, race, touch } from './cases.ts';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, RED_TOO, Trial, ended, inClue, inGuess, ready } from './trial.ts';

const CASES: readonly Case[] = [
  {
    id: 'CNX-26',
    what: 'a spymaster marks a picture',
    expected: 'not-operative CN-100',
    run: () => inGuess().do(RED_CHIEF, 'mark', { cell: 3 }),
  },
  {
    id: 'CNX-32',
    what: 'a new draw of grid and key while one is played',
    expected: 'wrong-phase CN-011',
    run: () => inGuess().do(RED, 'drawGrid'),
  },
  {
    id: 'CNX-33',
    what: 'a change of team during the game',
    expected: 'roles-fixed CN-006',
    run: () => inClue().do(RED, 'setTeam', { team: 'blue' }),
  },
  {
    id: 'CNX-34',
    what: 'a spymaster of this key, left and back, wants to be an operative',
    expected: 'key-seen CN-007',
    run: () => {
      const t = inClue();
      t.tell('left', RED_CHIEF);
      t.tell('joined', RED_CHIEF);
      return t.do(RED_CHIEF, 'setTeam', { team: 'red' });
    },
  },
  {
    id: 'CNX-35',
    what: 'a second spymaster in a team',
    expected: 'role-taken CN-004',
    run: () => ready().do(RED, 'claimSpymaster'),
  },
  {
    id: 'CNX-36',
    what: 'a start with three players',
    expected: 'too-few-players CN-003',
    run: () => {
      const t = ready({ seats: 4 });
      t.tell('left', 3);
      return t.do(RED, 'drawGrid');
    },
  },
  {
    id: 'CNX-36',
    what: 'a start with a team without operative',
    expected: 'too-few-players CN-005',
    run: () => {
      const t = ready({ seats: 4 });
      t.do(RED, 'setTeam', { team: 'blue' });
      return t.do(RED, 'drawGrid');
    },
  },
  { id: 'CNX-43', what: 'a clue after the end', expected: 'game-over CN-118', run: () => clue(ended(), BLUE_CHIEF) },
  { id: 'CNX-43', what: 'a touch after the end', expected: 'game-over CN-118', run: () => touch(ended(), 0, BLUE) },
  {
    id: 'CNX-46',
    what: 'options changed during the game',
    expected: 'options-fixed CN-006',
    run: () => inClue().do(RED, 'configure', { change: { nextMode: 'redeal' } }),
  },
  {
    id: 'CNX-47',
    what: 'a picture moved',
    expected: 'grid-fixed CN-015',
    here: ['wrong-phase CN-011', 'the one move that lays pictures has its phase'],
    run: () => inGuess().do(RED, 'drawGrid'),
  },
  {
    id: 'CNX-48',
    what: 'a spymaster opens the whole key before the end',
    expected: 'too-early CN-021',
    here: ['move/unknown P2', 'no move opens a key: the game asks for it after the end'],
    run: () => inGuess().do(RED_CHIEF, 'openKey'),
  },
  {
    id: 'CNX-60',
    what: 'two claims of one spymaster seat',
    expected: 'role-taken CN-004',
    run: () => race(new Trial(), [RED, 'claimSpymaster', {}], [RED_TOO, 'claimSpymaster', {}]),
  },
  {
    id: 'CNX-66',
    what: 'a role change behind the call of the next game by one who still saw the old one',
    expected: 'next-game-first CN-194',
    here: ['move/stale P5', 'it names the game before'],
    run: () => race(ended(), [RED, 'nextGame', {}], [RED, 'setTeam', { team: 'blue' }]),
  },
  {
    id: 'CNX-66',
    what: 'a role change before the start of the next game',
    expected: 'ok',
    run: () => {
      const t = ended();
      t.do(RED, 'nextGame');
      return race(t, [RED, 'setTeam', { team: 'blue' }], [RED, 'drawGrid', {}]);
    },
  },
];

runCases(CASES);

test('a refusal leaves the state as it was', () => {
  const t = inGuess();
  const before = t.play;
  for (const move of ['giveClue', 'stop', 'drawGrid', 'nextGame', 'claimSpymaster'])
    expect(t.do(BLUE, move)).not.toBe('ok');
  expect(t.play).toBe(before);
});
