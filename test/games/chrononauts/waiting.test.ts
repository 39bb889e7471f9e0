/** Votes on somebody who keeps the table waiting, and on calling it off: whose count, and who can be voted on. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { chrononauts3, chrononauts4 } from '../../../src/games/chrononauts/earlier.ts';
import { A, B, begun, C, dealt, Trial } from './trial.ts';

test('[CH-279] nobody is passed over in the lobby, nor alone, nor by oneself, nor who doesn’t play', () => {
  const lobby = new Trial();
  lobby.tell('away', C);
  expect(lobby.do(A, 'voteSkip', { seat: C })).toBe('not-begun CH-279');
  const t = begun();
  for (const seat of [A, C]) t.tell('away', seat);
  expect(t.do(A, 'voteSkip', { seat: A })).toBe('no-legal-target CH-279');
  expect(t.do(A, 'voteSkip', { seat: 9 })).toBe('no-legal-target CH-279');
  expect(t.do(B, 'voteSkip', { seat: B })).toBe('no-legal-target CH-279');
});

test('[CH-279] the votes of those who are away count neither for nor against', () => {
  const t = begun({ seats: 4 });
  for (const seat of [C, 3]) t.tell('away', seat);
  // Two of four are here: both of them are more than half.
  expect(t.do(A, 'voteSkip', { seat: C })).toBe('ok');
  expect(t.s.skipped).toEqual([]);
  expect(t.do(A, 'voteSkip', { seat: C })).toBe('already-voted CH-279');
  expect(t.do(B, 'voteSkip', { seat: C })).toBe('ok');
  expect(t.s.skipped).toEqual([C]);
});

test('[CHQ-32] of two who are here both are needed to call it off, however many are away', () => {
  const t = begun({ seats: 4 });
  for (const seat of [C, 3]) t.tell('away', seat);
  expect(t.do(A, 'callOff')).toBe('ok');
  expect(t.s.result).toBe(null);
  expect(t.do(B, 'callOff')).toBe('ok');
  expect(t.s.result).toMatchObject({ winners: [], why: 'CHQ-32' });
});

test.each(['away', 'left'] as const)('[CHQ-32] a vote that was open carries once the others are %s', (word) => {
  const t = begun({ seats: 2 });
  t.do(A, 'callOff');
  expect(t.s.result).toBe(null);
  t.tell(word, B);
  expect(t.s.result).toMatchObject({ winners: [], why: 'CHQ-32' });
});

test('[CHQ-32] votes lapse as soon as a turn goes on: a phone that sleeps later ends no game', () => {
  const t = begun({ seats: 4 });
  for (const seat of [A, B]) t.do(seat, 'callOff');
  expect(t.s.offVotes).toEqual([A, B]);
  t.arrange((s) => ({ ...s, active: A, pending: [{ kind: 'main', left: 0, later: 0 }] }));
  expect(t.do(A, 'endTurn')).toBe('ok');
  expect(t.s.offVotes).toEqual([]);
  t.tell('away', 3);
  expect(t.s.result).toBe(null);
});

test('[CHQ-32] who has voted and goes away is neither counted nor shown, and is both again once back', () => {
  const t = begun();
  t.do(A, 'callOff');
  t.tell('away', A);
  t.do(B, 'callOff');
  expect(t.view(B).votes.off).toEqual({ by: [B], needed: 2 });
  t.tell('back', A);
  expect(t.s.result).toMatchObject({ why: 'CHQ-32' });
});

test('[CHQ-32] with somebody passed over an open vote needs fewer', () => {
  const t = begun({ options: { turnSeconds: 20 } });
  t.do(A, 'callOff');
  t.arrange((s) => ({ ...s, active: B, reminded: true }));
  t.do(A, 'voteSkip', { seat: B });
  t.tell('away', C);
  expect([t.s.skipped, t.s.result]).toEqual([[B], expect.objectContaining({ why: 'CHQ-32' })]);
});

test('[CH-279] votes on passing somebody over count anew when others go away, and none of before where that one has been back', () => {
  const t = begun({ seats: 4 });
  t.tell('away', C);
  t.do(A, 'voteSkip', { seat: C });
  t.tell('back', C);
  for (const seat of [B, 3]) t.tell('away', seat);
  expect(t.s.skipped).toEqual([]);
  t.tell('away', C);
  expect([t.s.skipped, t.view(A).votes.skip]).toEqual([[], []]);
  expect(t.do(A, 'voteSkip', { seat: C })).toBe('ok');
  expect(t.s.skipped).toEqual([C]);
});

test('[CH-279] votes on passing somebody over lapse also where that one leaves and sits down again', () => {
  const t = begun({ seats: 4 });
  t.tell('away', C);
  t.do(A, 'voteSkip', { seat: C });
  for (const word of ['left', 'joined', 'away'] as const) t.tell(word, C);
  expect(t.do(A, 'voteSkip', { seat: C })).toBe('ok');
  expect([t.s.skipVotes, t.s.skipped]).toEqual([{ [C]: [A] }, []]);
});

test.each([chrononauts3, chrononauts4])(
  '[CH-279] by rules $version a vote on passing somebody over stays, also where that one has been back',
  (game) => {
    const t = new Trial({ seats: 4, game });
    t.do(A, 'begin');
    t.tell('away', C);
    t.do(A, 'voteSkip', { seat: C });
    for (const word of ['back', 'left', 'joined'] as const) {
      t.tell(word, C);
      expect(t.s.skipVotes).toEqual({ [C]: [A] });
    }
  },
);

test('[CH-279] a vote on passing somebody over shows only those whose word counts', () => {
  const t = begun({ seats: 4 });
  t.tell('away', C);
  t.do(A, 'voteSkip', { seat: C });
  t.tell('away', A);
  t.do(B, 'voteSkip', { seat: C });
  expect(t.view(B).votes.skip).toEqual([{ seat: C, by: [B], needed: 2 }]);
});

test('[CHQ-32] by earlier rules an open vote waits for the next one', () => {
  const t = new Trial({ seats: 2, game: chrononauts3 });
  t.do(A, 'begin');
  t.do(A, 'callOff');
  t.tell('away', B);
  expect(t.s.result).toBe(null);
});

test('[CH-278] with the last one passed over who owed a guess, the guesses are opened', () => {
  const t = dealt();
  t.tell('away', C);
  for (const seat of [A, B]) t.do(seat, 'guessTime', { minute: 5 + seat, at: 5 });
  expect(t.view(A).start.opened).toEqual([]);
  for (const seat of [A, B]) expect(t.do(seat, 'voteSkip', { seat: C })).toBe('ok');
  expect(t.view(A).start.opened.map(({ seat }) => seat)).toEqual([A, B]);
  expect(t.s.active).toBe(A);
});

test('[CH-278] with the last one gone whose guess wasn’t open, the others’ decide; before that nothing does', () => {
  const t = dealt();
  t.hold = ['time2'];
  for (const seat of [A, B, C]) t.do(seat, 'guessTime', { minute: 9 - seat, at: 5 });
  expect(t.s.active).toBe(-1);
  t.tell('left', C);
  expect(t.s.active).toBe(B);
  const two = dealt();
  two.hold = ['time1', 'time2'];
  for (const seat of [A, B, C]) two.do(seat, 'guessTime', { minute: 9 - seat, at: 5 });
  two.tell('left', C);
  expect(two.s.active).toBe(-1);
});

test('[CH-278] where nobody guesses, somebody who leaves opens no contest', () => {
  const t = dealt({ options: { startMethod: 'chosen' } });
  t.tell('left', C);
  expect(t.s.start.step).toBe('commit');
  expect(t.do(A, 'chooseFirst', { seat: B })).toBe('ok');
  expect(t.s.active).toBe(B);
});

test('[CH-279] in the game’s end and in the lobby somebody who leaves changes nothing else', () => {
  const t = begun();
  for (const seat of [A, B]) t.do(seat, 'callOff');
  const { result, stage } = t.s;
  t.tell('left', C);
  expect(t.s).toMatchObject({ result, stage, left: [C] });
});

test('[CHQ-32] those who won’t do what a question asks of them are named, until it is asked again', () => {
  const t = dealt();
  t.hold = ['first'];
  for (const seat of [A, B, C]) t.do(seat, 'disqualifySelf');
  t.answer('first', { failed: 'refused', by: [B] });
  expect([t.phase, t.s.stuck]).toEqual(['stuck', { by: [B] }]);
  expect(t.do(C, 'tryAgain')).toBe('ok');
  expect(t.s.stuck).toBe(null);
  t.answer('first', { values: [3] });
  expect(t.s.active).toBe(C);
});

test('[CHQ-32] a card that couldn’t be dealt is asked for again, and only that', () => {
  const t = begun();
  t.hold = ['dealt'];
  const before = t.hand(t.s.active).length;
  expect(t.do(t.s.active, 'draw')).toBe('ok');
  t.answer('dealt', { failed: 'lost', by: [] });
  expect([t.phase, t.hand(t.s.active).length]).toEqual(['stuck', before]);
  t.hold = [];
  expect(t.do(B, 'tryAgain')).toBe('ok');
  expect(t.hand(t.s.active).length).toBe(before + 1);
});

test('[CHQ-32] where all had gone, and who is to move went last, the turn goes on with whoever sits down again', () => {
  const gone = (game = chrononauts): Trial => {
    const t = begun({ seats: 2, game });
    t.do(A, 'draw');
    for (const seat of [B, A]) t.tell('left', seat);
    expect([t.s.active, t.phase]).toEqual([A, 'play']);
    t.tell('joined', B);
    return t;
  };
  const t = gone();
  expect([t.s.active, t.phase, t.do(B, 'draw')]).toEqual([B, 'draw', 'ok']);
  t.tell('joined', A);
  expect([t.s.active, t.phase]).toEqual([B, 'play']);
  expect(gone(chrononauts4).s.active).toBe(A);
});

test('[CH-058] everybody sees how long a turn still has, and that it is over; nobody does where no time is set', () => {
  const t = begun({ options: { turnSeconds: 60 } });
  const { now } = t.dealer;
  for (const seat of [A, B, null]) expect(t.view(seat)).toMatchObject({ lateAt: now + 60_000, isLate: false });
  t.pass(60_000);
  expect(t.view(B)).toMatchObject({ isLate: true });
  expect(t.view(B).lateAt).toBe(undefined);
  for (const seat of [A, B]) t.do(seat, 'callOff');
  expect(t.view(B)).toMatchObject({ phase: 'over', isLate: false });
  expect(begun().view(A).lateAt).toBe(undefined);
});

test('[CH-170] after going back into an open window the countdown is that of the timer, which has what it had left', () => {
  const t = begun();
  t.do(A, 'draw');
  t.setHand(A, 'ark');
  t.play(A, 'ark');
  const until = t.view(B).until!;
  const { play } = t.dealer;
  expect(play.timers.map(({ tag, at }) => [tag, at])).toContainEqual(['window', until + 500]);
  t.dealer.play = { ...play, timers: play.timers.map((timer) => ({ ...timer, at: timer.at + 60_000 })) };
  expect(t.view(B).until).toBe(until + 60_000);
});
