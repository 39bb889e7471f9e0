/** Touches, reveals, the end of a turn and of the game. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { BLUE, BLUE_CHIEF, KEY, RED, RED_CHIEF, RED_TOO, Trial, ended, inClue, inGuess, touching } from './trial.ts';

const touch = (t: Trial, cell: number, seat: number = RED): string => t.do(seat, 'touch', { cell });
const outcome = (t: Trial): unknown => codenames.outcome(t.s);

test('[CN-010] exactly one team wins', () => {
  const t = ended();
  expect(outcome(t)).toEqual({ winners: [1, 3, 5], why: 'CN-117' });
  expect(outcome(touching([0]))).toBeUndefined();
});

test('[CN-037] no guess before the clue of that turn', () => {
  expect(touch(inClue(), 0)).toBe('wrong-phase CN-037');
  expect(inClue().do(RED, 'stop')).toBe('wrong-phase CN-037');
  expect(touch(new Trial(), 0)).toBe('wrong-phase CN-037');
});

test('[CN-086, CN-088, CN-089] one operative of the active team touches, and that is the guess', () => {
  const t = inGuess();
  expect(touch(t, 0, RED_TOO)).toBe('ok');
  expect(t.s).toMatchObject({ guessesMade: 1, phase: 'guess' });
  expect(t.s.covers[0]).toBe('red');
  // Before the first touch and before the next: who guesses may speak, and nothing presses them.
  for (const one of [inGuess(), t]) {
    expect(codenames.silent!.seats(one.s)).not.toContain(RED);
    expect(one.do(RED, 'mark', { cell: 4 })).toBe('ok');
    expect(one.s.clock).toBeNull();
  }
});

test('[CN-090] a touch stands while its reveal is waited for: no move of the game takes it back', () => {
  const t = inGuess(2, { hold: ['cell'] });
  touch(t, 4);
  for (const seat of t.s.seats)
    for (const move of Object.keys(codenames.moves)) {
      if (move === 'voidGame') continue;
      expect(t.choices(seat, move)).toEqual([]);
    }
  expect(t.view(null)).toMatchObject({ phase: 'reveal', touched: 4 });
  expect(codenames.moves['touch']!.final).toBe('CN-090');
});

test('[CN-011] a grid of twenty has no picture beyond the twentieth', () => {
  expect(touch(inGuess(), 20)).toBe('no-such-cell CN-011');
  expect(touch(inGuess(), 19)).toBe('ok');
});

test('[CN-093] spymasters, the other team and watchers do not touch', () => {
  const t = inGuess();
  t.tell('joined', 6);
  expect(touch(t, 0, BLUE)).toBe('not-your-turn CN-093');
  expect(touch(t, 0, 6)).toBe('not-a-player CN-093');
  expect(touch(t, 0, 9)).toBe('move/not-your-seat P4');
});

test('[CN-123] who has seen the key never touches', () => {
  expect(touch(inGuess(), 0, RED_CHIEF)).toBe('spymaster-cannot-touch CN-123');
  expect(touch(inGuess(), 0, BLUE_CHIEF)).toBe('spymaster-cannot-touch CN-123');
});

test('[CN-094] a covered picture is not touched again', () => {
  expect(touch(touching([3]), 3)).toBe('cell-covered CN-094');
  expect(touch(touching([3]), 20)).toBe('no-such-cell CN-011');
});

test('[CN-095] one guess at a time: while one is revealed the next waits', () => {
  const t = inGuess(2, { hold: ['cell'] });
  touch(t, 0);
  expect(touch(t, 1, RED_TOO)).toBe('reveal-pending CN-095');
  expect(t.do(RED_TOO, 'stop')).toBe('reveal-pending CN-095');
  t.answer('cell', { faces: ['red'] });
  expect(touch(t, 1, RED_TOO)).toBe('ok');
});

test('[CN-096] any uncovered picture may be touched, whatever the clue', () => {
  expect(inGuess().choices(RED, 'touch')).toHaveLength(20);
  expect(touching([0, 5]).choices(RED_TOO, 'touch')).toHaveLength(18);
});

test('[CN-097] at least one guess in a turn', () => {
  const t = inGuess();
  expect(t.do(RED, 'stop')).toBe('guess-required CN-097');
  touch(t, 0);
  expect(t.do(RED, 'stop')).toBe('ok');
});

test('[CN-098, CN-112] number + 1 guesses at most; then the turn ends by itself', () => {
  const t = inGuess(2);
  expect(t.view(null).guessesLeft).toBe(3);
  touch(t, 0);
  touch(t, 1);
  expect(t.view(null)).toMatchObject({ phase: 'guess', guessesMade: 2, guessesLeft: 1 });
  touch(t, 2);
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue', turn: 2 });
  expect(touch(t, 3)).toBe('not-your-turn CN-093');
});

test('[CN-099] the guess beyond the number is there from the first turn on', () => {
  const t = inGuess(1);
  touch(t, 0);
  expect(touch(t, 1)).toBe('ok');
  expect(t.s.covers.slice(0, 2)).toEqual(['red', 'red']);
});

test('[CN-101, CN-102] the reveal is asked of the active spymaster’s device and is nobody’s decision', () => {
  const t = inGuess(2, { hold: ['cell'] });
  touch(t, 7);
  expect(t.asked('cell')).toMatchObject({ kind: 'open', things: [t.s.key[7]], first: RED_CHIEF });
  expect(codenames.awaits(t.s)).toEqual([]);
});

test('[CN-103] a reveal that fails is asked of the other spymaster; failing again, the game is called off', () => {
  const t = inGuess(2, { hold: ['cell'] });
  touch(t, 7);
  t.answer('cell', { failed: 'refused', by: [RED_CHIEF] });
  expect(t.asked('cell')).toMatchObject({ things: [t.s.key[7]], first: BLUE_CHIEF });
  expect(t.view(null)).toMatchObject({ phase: 'reveal', touched: 7 });
  t.answer('cell', { failed: 'lost', by: [RED_CHIEF, BLUE_CHIEF] });
  expect(t.s).toMatchObject({ phase: 'lobby', trouble: { what: 'reveal', by: [RED_CHIEF, BLUE_CHIEF] } });
});

test('[CN-104] an opening that does not fit covers nothing, nor does one that no key could have', () => {
  const t = inGuess(2, { hold: ['cell'] });
  touch(t, 7);
  t.answer('cell', { failed: 'bad', by: [RED_CHIEF] });
  expect(t.s.covers[7]).toBe('');
  t.answer('cell', { faces: ['red'] });
  expect(t.s.covers[7]).toBe('red');
  const two = touching([15], 1, { key: KEY.with(16, 'nobody') });
  two.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  touch(two, 16, BLUE);
  expect(two.s).toMatchObject({ phase: 'lobby', trouble: { what: 'reveal' } });
});

test('[CN-105] an own agent: covered, and the team may go on', () => {
  const t = touching([0], 2);
  expect(t.view(null)).toMatchObject({ phase: 'guess', active: 'red', guessesMade: 1, guessesLeft: 2 });
  expect(t.view(null).grid[0]).toMatchObject({ cover: 'red' });
});

test('[CN-106, CN-110] a bystander: covered, and the turn is over', () => {
  const t = touching([15]);
  expect(t.view(null).grid[15]).toMatchObject({ cover: 'bystander' });
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue' });
});

test('[CN-107] an agent of the other team: covered in its colour, that team advances, the turn is over', () => {
  const t = touching([8]);
  expect(t.view(null).teams.blue.left).toBe(6);
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue' });
});

test('[CN-108, CN-117] the assassin: the game is over, who touched has lost and the other team has won', () => {
  const t = touching([0, 19]);
  expect(t.view(null).result).toMatchObject({ winner: 'blue', why: 'CN-117' });
  expect(t.view(null).grid[19]).toMatchObject({ cover: 'assassin' });
});

test('[CN-109] covers stay, and who was found is public', () => {
  const t = touching([0, 15]);
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  touch(t, 16, BLUE);
  for (const seat of [null, RED, BLUE_CHIEF])
    expect([0, 15, 16].map((cell) => t.view(seat).grid[cell]!.cover)).toEqual(['red', 'bystander', 'bystander']);
});

test('[CN-111, CN-114] any operative of the active team may stop after a guess, nobody else', () => {
  const t = touching([0]);
  expect(t.do(RED_CHIEF, 'stop')).toBe('not-operative CN-114');
  expect(t.do(BLUE, 'stop')).toBe('not-your-turn CN-114');
  expect(t.do(RED_TOO, 'stop')).toBe('ok');
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue', turn: 2 });
});

test('[CN-115] the game is over as soon as all pictures of one colour are covered', () => {
  const t = touching([0, 1, 2, 3, 4, 5, 6, 7], 8);
  expect(outcome(t)).toEqual({ winners: [0, 2, 4], why: 'CN-115' });
  expect(t.s.phase).toBe('over');
});

test('[CN-115] on the last guess of the turn too: the win comes before the end of the turn', () => {
  expect(outcome(touching([0, 1, 2, 3, 4, 5, 6, 7], 7))).toEqual({ winners: [0, 2, 4], why: 'CN-115' });
});

test('[CN-116] a team also wins when the other touches its last picture', () => {
  const t = inClue();
  for (let cell = 8; cell < 15; cell++) {
    t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 });
    touch(t, cell);
    if (cell === 14) break;
    t.do(BLUE_CHIEF, 'giveClue', { word: 'mare', number: 1 });
    touch(t, cell - 8, BLUE);
  }
  expect(outcome(t)).toEqual({ winners: [1, 3, 5], why: 'CN-116' });
});

test('[CN-118] after the end there is no clue, no guess and no stop', () => {
  const t = ended();
  expect(t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('game-over CN-118');
  expect(touch(t, 0, BLUE)).toBe('game-over CN-118');
  expect(t.do(RED, 'stop')).toBe('game-over CN-118');
});

test('[CN-119] after the end the rest of the key is opened, and the result is verified', () => {
  const t = ended({ hold: ['rest'] });
  expect(t.asked('rest')).toMatchObject({ kind: 'open', things: t.s.key.slice(0, 19) });
  expect(t.view(RED).result?.verified).toBeUndefined();
  t.answer('rest', { faces: KEY.slice(0, 19) });
  expect(t.view(RED).result).toEqual({ winner: 'blue', why: 'CN-117', verified: true });
  expect(t.view(null).grid.map(({ key }) => key)).toEqual(KEY.slice(0, 20));
});

test('[CN-024, CNX-38] a key of wrong numbers is told as false, and nothing of it is shown, whichever number is wrong', () => {
  for (const [at, other] of [
    [0, 'blue'],
    [0, 'bystander'],
    [0, 'assassin'],
    [18, 'red'],
    [18, 'blue'],
    [0, ''],
  ] as const) {
    const t = ended({ hold: ['rest'] });
    t.answer('rest', { faces: KEY.slice(0, 19).with(at, other) });
    expect(t.view(RED).result, `${at} ${other}`).toEqual({ winner: 'blue', why: 'CN-117', verified: false });
    expect(t.s.result?.opened).toEqual([]);
  }
});

test('[CN-024, CN-119] a key that is not opened leaves the result unverified, a false one says so', () => {
  const t = ended({ hold: ['rest'] });
  t.answer('rest', { failed: 'lost' });
  expect(t.view(RED).result).toEqual({ winner: 'blue', why: 'CN-117', unopened: true });
  expect(t.do(RED, 'nextGame')).toBe('ok');
  const lie = ended({ hold: ['rest'] });
  lie.answer('rest', { failed: 'bad', by: [BLUE_CHIEF] });
  expect(lie.view(RED).result?.verified).toBe(false);
  const short = ended({ hold: ['rest'] });
  short.answer('rest', { faces: KEY.slice(0, 19).with(0, 'blue') });
  expect(short.view(RED).result?.verified).toBe(false);
  expect(short.s.result?.opened).toEqual([]);
});

test('[CN-018] one more than a key has of a kind is a lie: it covers nothing, and the game is called off', () => {
  const t = inClue({ key: KEY.with(0, 'bystander') });
  for (const [i, cell] of [15, 16, 17, 18, 0].entries()) {
    const isRed = i % 2 === 0;
    expect(t.do(isRed ? RED_CHIEF : BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 })).toBe('ok');
    touch(t, cell, isRed ? RED : BLUE);
    if (cell !== 0) expect(t.s.covers[cell]).toBe('bystander');
  }
  expect(t.s).toMatchObject({ phase: 'lobby', trouble: { what: 'reveal' } });
});

test('[CN-119] the rest of the key is heard once, and not of a game that is past', () => {
  const rest = { tag: 'rest', faces: KEY.slice(0, 19) } as const;
  const done = ended();
  expect(done.on('rest', { ...rest, faces: rest.faces.with(0, 'blue') })).toBe(done.s);
  done.do(RED, 'nextGame');
  expect(done.on('rest', rest)).toBe(done.s);
});
