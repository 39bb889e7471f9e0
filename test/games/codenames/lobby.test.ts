/** Teams, spymasters, the start, and the way to the next game. */
import { expect, test } from 'vitest';
import { BLUE, BLUE_CHIEF, BLUE_TOO, RED, RED_CHIEF, RED_TOO, Trial, ended, inClue, ready } from './trial.ts';

const sizes = (t: Trial): readonly number[] => [t.s.teams.red.length, t.s.teams.blue.length];

test('[CN-001] everybody starts in one of two teams, and each team has its turn in seating', () => {
  const t = new Trial({ seats: 7 });
  expect(t.s.teams).toEqual({ red: [0, 2, 4, 6], blue: [1, 3, 5] });
  expect(t.do(0, 'setTeam', { team: 'red' })).toBe('already-in-team CN-001');
  expect(t.do(0, 'setTeam', { team: 'green' })).toBe('move/form P3');
});

test('[CN-002] a random split puts everybody in a team, sizes differ by one at most, and no role is left over', () => {
  for (const seats of [4, 5, 9, 25]) {
    const t = ready({ seats });
    expect(t.do(3, 'splitTeams')).toBe('ok');
    expect(Math.abs(sizes(t)[0]! - sizes(t)[1]!)).toBeLessThanOrEqual(1);
    expect([...t.s.teams.red, ...t.s.teams.blue].sort((a, b) => a - b)).toEqual(t.s.seats);
    expect(t.s.spymaster).toEqual({ red: -1, blue: -1 });
  }
});

test('[CN-003] the standard game needs four players', () => {
  const t = ready({ seats: 4 });
  t.tell('left', 3);
  expect(t.do(RED, 'drawGrid')).toBe('too-few-players CN-003');
  t.tell('joined', 3);
  expect(t.s.teams.blue).toEqual([1, 3]);
  expect(t.do(RED, 'drawGrid')).toBe('ok');
});

test('[CN-004] a team has one spymaster: a second claim and a start without are refused, and who resigns makes room', () => {
  const t = new Trial();
  expect(t.do(RED, 'drawGrid')).toBe('no-spymaster CN-004');
  expect(t.do(RED_CHIEF, 'claimSpymaster')).toBe('ok');
  expect(t.do(RED, 'claimSpymaster')).toBe('role-taken CN-004');
  expect(t.do(RED, 'resignSpymaster')).toBe('not-spymaster CN-004');
  expect(t.do(RED_CHIEF, 'resignSpymaster')).toBe('ok');
  expect(t.do(RED, 'claimSpymaster')).toBe('ok');
  expect(t.s.spymaster).toEqual({ red: RED, blue: -1 });
});

test('[CN-005] everybody else is an operative, and a team without one does not start', () => {
  const t = ready();
  expect(t.view(null).teams.red).toMatchObject({ spymaster: RED_CHIEF, operatives: [RED, RED_TOO] });
  t.do(RED, 'setTeam', { team: 'blue' });
  t.do(RED_TOO, 'setTeam', { team: 'blue' });
  expect(t.do(BLUE, 'drawGrid')).toBe('too-few-players CN-005');
});

test('[CN-006] teams and roles are fixed from the drawing of the grid to the end', () => {
  const t = inClue();
  expect(t.do(RED, 'setTeam', { team: 'blue' })).toBe('roles-fixed CN-006');
  expect(t.do(RED, 'claimSpymaster')).toBe('roles-fixed CN-006');
  expect(t.do(RED_CHIEF, 'resignSpymaster')).toBe('roles-fixed CN-006');
  expect(t.do(RED, 'splitTeams')).toBe('roles-fixed CN-006');
  const drawing = ready({ hold: ['grid'] });
  drawing.do(RED, 'drawGrid');
  expect(drawing.do(RED, 'setTeam', { team: 'blue' })).toBe('roles-fixed CN-006');
});

test('[CN-007] who has seen the key is no operative in that game, not even after leaving and coming back', () => {
  const t = inClue();
  expect(t.do(RED_CHIEF, 'setTeam', { team: 'blue' })).toBe('key-seen CN-007');
  t.tell('left', RED_CHIEF);
  t.tell('joined', RED_CHIEF);
  expect(t.do(RED_CHIEF, 'setTeam', { team: 'red' })).toBe('key-seen CN-007');
  expect(t.view(RED_CHIEF).me.role).toBe('spymaster');
});

test('[CN-009] a team may have any number of operatives that the table seats', () => {
  const t = inClue({ seats: 24 });
  expect(t.view(null).teams.red.operatives).toHaveLength(11);
  expect(t.s.phase).toBe('clue');
});

test('[CN-194] between games teams and roles may change, once the next game is called', () => {
  const t = ended();
  expect(t.do(RED, 'setTeam', { team: 'blue' })).toBe('next-game-first CN-194');
  expect(t.do(RED, 'drawGrid')).toBe('next-game-first CN-194');
  expect(t.do(BLUE, 'nextGame')).toBe('ok');
  expect(t.s.spymaster).toEqual({ red: RED_CHIEF, blue: BLUE_CHIEF });
  expect(t.do(RED_CHIEF, 'resignSpymaster')).toBe('ok');
  expect(t.do(RED, 'claimSpymaster')).toBe('ok');
  expect(t.do(BLUE, 'nextGame')).toBe('game-not-over CN-194');
});

test('[CNQ-27] a newcomer to a running game watches, and joins a team as operative between two turns', () => {
  const t = inClue();
  t.tell('joined', 6);
  expect(t.view(6).me).toEqual({ seat: 6, role: 'spectator' });
  expect(t.do(6, 'claimSpymaster')).toBe('roles-fixed CN-006');
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  expect(t.do(6, 'setTeam', { team: 'blue' })).toBe('between-turns CNQ-27');
  t.do(RED, 'touch', { cell: 15 });
  expect(t.do(6, 'setTeam', { team: 'blue' })).toBe('ok');
  expect(t.do(6, 'setTeam', { team: 'red' })).toBe('roles-fixed CN-006');
  expect(t.view(6).me).toEqual({ seat: 6, team: 'blue', role: 'operative' });
});

test('[CNQ-27] a team whose last operative has left in its turn waits, and a newcomer may step in', () => {
  const t = inClue({ seats: 4 });
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  t.tell('left', RED);
  t.tell('joined', 5);
  expect(t.do(5, 'setTeam', { team: 'red' })).toBe('ok');
  expect(t.do(5, 'touch', { cell: 0 })).toBe('ok');
});

test('[CNQ-25] more than half of the players who are there call a game off, and the table is back in the lobby', () => {
  const t = inClue();
  expect(t.do(RED, 'voidGame')).toBe('ok');
  expect(t.do(RED, 'voidGame')).toBe('already-voted CNQ-25');
  t.do(BLUE, 'voidGame');
  t.do(RED_TOO, 'voidGame');
  expect(t.view(null)).toMatchObject({ phase: 'clue', calledOff: { by: [RED, BLUE, RED_TOO], needed: 4 } });
  expect(t.do(BLUE_CHIEF, 'voidGame')).toBe('ok');
  expect(t.s).toMatchObject({
    phase: 'lobby',
    setting: { game: 2 },
    trouble: { what: 'voted' },
    votes: [],
    pictures: [],
    key: [],
  });
  expect(t.do(RED, 'voidGame')).toBe('no-game CNQ-25');
  expect(t.do(RED, 'drawGrid')).toBe('ok');
  expect(t.s.trouble).toBeNull();
});

test('[CNQ-25] who is away does not block the vote, a vote lapses as the game goes on, a watcher has none', () => {
  const t = inClue();
  t.do(RED, 'voidGame');
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  expect(t.s.votes).toEqual([]);
  t.tell('joined', 6);
  expect(t.do(6, 'voidGame')).toBe('not-a-player CNQ-25');
  for (const seat of [0, 1, 3, 5]) t.tell('away', seat);
  t.do(RED, 'voidGame');
  t.tell('back', BLUE_TOO);
  t.do(RED_TOO, 'voidGame');
  expect(t.view(null)).toMatchObject({ phase: 'guess', calledOff: { needed: 2 } });
  t.do(BLUE_TOO, 'voidGame');
  expect(t.s.phase).toBe('lobby');
});

test('[CNQ-25] a team alone does not call a game off, however many they are, unless nobody of the other is there', () => {
  const t = ready({ seats: 7 });
  t.do(BLUE, 'setTeam', { team: 'red' });
  t.do(RED, 'drawGrid');
  for (const seat of t.s.teams.red) expect(t.do(seat, 'voidGame')).toBe('ok');
  expect(t.s.phase).toBe('clue');
  for (const seat of t.s.teams.blue) t.tell('away', seat);
  expect(t.s).toMatchObject({ phase: 'lobby', trouble: { what: 'voted' } });
});

test('[CNQ-25] one spymaster gone: the game goes on; both gone: it is called off', () => {
  const t = inGuessWithout(RED_CHIEF);
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('ok');
  expect(t.s.covers[0]).toBe('red');
  t.tell('left', BLUE_CHIEF);
  expect(t.s).toMatchObject({ phase: 'lobby', trouble: { what: 'gone' }, spymaster: { red: -1, blue: -1 } });
  expect(t.s.teams).toEqual({ red: [2, 4], blue: [3, 5] });
});

function inGuessWithout(seat: number): Trial {
  const t = inClue();
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 3 });
  t.tell('left', seat);
  return t;
}

test('[CN-154] where all become one team the first who led goes on leading; in two teams each may', () => {
  const t = ready();
  t.do(RED, 'configure', { change: { mode: 'coop', coopTeam: 'blue' } });
  expect(t.s).toMatchObject({ teams: { red: [], blue: [0, 1, 2, 3, 4, 5] }, spymaster: { red: -1, blue: RED_CHIEF } });
  t.do(RED, 'configure', { change: { mode: 'standard' } });
  expect(t.s.spymaster).toEqual({ red: RED_CHIEF, blue: -1 });
  const unled = new Trial();
  unled.do(RED, 'configure', { change: { mode: 'coop' } });
  expect(unled.s.spymaster).toEqual({ red: -1, blue: -1 });
});

test('[CN-154] a split that comes in where all are one team, or after the start, changes no team', () => {
  const values = Array.from({ length: 16 }, (_, i) => i + 1);
  const one = new Trial({ options: { mode: 'coop' } });
  const running = inClue();
  for (const t of [one, running]) expect(t.on('split', { tag: 'split', values })).toBe(t.s);
});

test('[CN-001] who came while a game was on has a team once it is called off', () => {
  const t = inClue();
  t.tell('joined', 6);
  for (const seat of [RED_CHIEF, BLUE_CHIEF, RED, BLUE]) t.do(seat, 'voidGame');
  expect(t.s.teams).toEqual({ red: [RED_CHIEF, RED, RED_TOO, 6], blue: [BLUE_CHIEF, BLUE, BLUE_TOO] });
  expect(t.do(6, 'setTeam', { team: 'blue' })).toBe('ok');
});

test('[CNQ-25] who leaves is no longer away, wants nothing called off, and comes back as one who is here', () => {
  const t = inClue({ seats: 8 });
  t.do(RED, 'voidGame');
  t.do(BLUE, 'voidGame');
  t.tell('away', RED);
  expect(t.s.away).toEqual([RED]);
  t.tell('left', RED);
  expect(t.s).toMatchObject({ away: [], votes: [BLUE] });
  t.tell('away', BLUE);
  t.tell('joined', RED);
  t.tell('joined', BLUE);
  expect(t.s).toMatchObject({ away: [], votes: [BLUE] });
});

test('the view tells of each phase what belongs to it', () => {
  const lobby = ready();
  expect(lobby.view(null)).toMatchObject({ phase: 'lobby', wordList: 0, flips: false });
  for (const field of ['touched', 'rotation', 'trouble', 'keyTrouble', 'ask', 'challengeUntil', 'lastStand'])
    expect(lobby.view(null)).not.toHaveProperty(field);
  const drawn = ready({ hold: ['key'] });
  drawn.do(RED, 'drawGrid');
  drawn.answer('key', { failed: 'bad', by: [BLUE_CHIEF] });
  expect(drawn.view(null)).toMatchObject({ phase: 'key', keyTrouble: [BLUE_CHIEF] });
  expect(drawn.view(null)).not.toHaveProperty('trouble');
  const clue = inClue();
  for (const field of [
    'touched',
    'rotation',
    'wordList',
    'ask',
    'spelling',
    'challengeUntil',
    'lastStand',
    'keyTrouble',
  ])
    expect(clue.view(null)).not.toHaveProperty(field);
  const over = ended();
  expect(over.view(null)).toMatchObject({ rotation: { red: RED, blue: BLUE }, flips: false });
  over.do(RED, 'nextGame');
  expect(over.view(null)).toMatchObject({ phase: 'lobby', flips: true });
});

test('[CN-048] the record of turns has each clue with what was uncovered by it', () => {
  const t = inClue();
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 2 });
  for (const cell of [0, 15]) t.do(RED, 'touch', { cell });
  t.do(BLUE_CHIEF, 'giveClue', { word: 'notte', number: 1 });
  expect(t.view(null).history).toEqual([
    {
      team: 'red',
      word: 'nave',
      number: 2,
      covered: [
        { cell: 0, identity: 'red' },
        { cell: 15, identity: 'bystander' },
      ],
    },
    { team: 'blue', word: 'notte', number: 1, covered: [] },
  ]);
});
