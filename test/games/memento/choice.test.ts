/** Choosing the Lantern, and how groups decide (5.E, MMQ-01, MMQ-14). */
import { expect, test } from 'vitest';
import { A, B, C, inChoice, L, type Tale } from './tale.ts';

const vote = (t: Tale, ...votes: readonly (readonly [number, number])[]): Tale => {
  for (const [seat, option] of votes) t.does(seat, 'vote', { option });
  return t;
};
const lantern = (t: Tale): number | undefined => t.s.characters.find(({ status }) => status === 'lantern')?.seat;

test('[MM-040, MM-041] the whole table picks one of all characters', () => {
  const { decision } = inChoice().s;
  expect([decision!.electors, decision!.options]).toEqual([
    [L, A, B, C],
    [L, A, B, C],
  ]);
  expect(lantern(vote(inChoice(), [L, B], [A, B], [B, B], [C, B]))).toBe(B);
});

test('[MM-042, MM-043] who isn’t picked is a Follower', () => {
  const t = vote(inChoice(), [L, B], [A, B], [B, B], [C, B]);
  expect(t.s.characters.map(({ status }) => status)).toEqual(['follower', 'follower', 'lantern', 'follower']);
});

test('[MM-046, MM-048] the Darkness begins Passive, and the Lantern’s scene is the first', () => {
  const t = vote(inChoice(), [L, B], [A, B], [B, B], [C, B]);
  expect(t.s.active).toBe(false);
  expect(t.s.scene).toMatchObject({ no: 1, kind: 'lantern', owner: B, step: 'declare' });
});

test('[MMQ-01] votes are open and may be changed; the decision closes at once when all agree', () => {
  const t = vote(inChoice(), [L, A], [A, B], [B, B], [C, B]);
  expect(t.view(null).decision!.votes).toContainEqual([L, A]);
  expect(t.do(L, 'vote', { option: A })).toBe('already-voted MMQ-01');
  expect(t.do(L, 'vote', { option: 7 })).toBe('not-an-option MMQ-01');
  expect(lantern(vote(t, [L, B]))).toBe(B);
  expect(t.do(L, 'vote', { option: A })).toBe('decision-closed MMQ-01');
  expect(t.do(L, 'hurry')).toBe('decision-closed MMQ-01');
});

test('[MMQ-01] its clock begins with the first vote, and then most votes win', () => {
  const t = inChoice().waits(1_000);
  expect(t.s.decision!.started).toBe(false);
  vote(t, [L, C], [A, B], [B, B]).waits(119);
  expect(t.s.stage).toBe('lantern');
  expect(lantern(t.waits(1))).toBe(B);
});

test('[MMQ-01] an elector may have the clock begin before', () => {
  const t = inChoice().does(A, 'hurry');
  expect(t.do(B, 'hurry')).toBe('clock-runs MMQ-01');
  expect(lantern(t.waits(120))).toBe(L);
});

test('[MMQ-01] the end of its clock that is shown is the timer’s, also after going back', () => {
  const t = inChoice().does(A, 'hurry');
  const { play } = t.dealer;
  t.dealer.play = { ...play, timers: play.timers.map((timer) => ({ ...timer, at: timer.at + 300_000 })) };
  expect(t.view(A).clock).toEqual({ ...t.s.clock, until: t.s.clock.until + 300_000 });
});

test('[MMQ-01] among equals the first clockwise from the anchor wins', () => {
  expect(lantern(vote(inChoice(), [L, C], [A, B], [B, C], [C, B]).waits(120))).toBe(B);
  const t = inChoice();
  t.put({ decision: { ...t.s.decision!, anchor: C } });
  expect(lantern(vote(t, [L, C], [A, B], [B, C], [C, B]).waits(120))).toBe(C);
});

test('[MMQ-01, MMX-38] of two votes of a seat the later one counts', () => {
  const t = vote(inChoice(), [L, A], [A, A], [B, A], [L, C]);
  expect(t.s.decision!.votes.filter(([seat]) => seat === L)).toEqual([[L, C]]);
});

test('[MMQ-01, MMX-39] the last vote and the end of the clock: whichever is first closes it, and the other is nothing', () => {
  const early = vote(inChoice(), [L, B], [A, B], [B, B]).waits(120);
  expect(early.do(C, 'vote', { option: B }, { slot: 'decision 1' })).toMatch(/^move\/stale/);
  const late = vote(inChoice(), [L, B], [A, B], [B, B], [C, B]).waits(120);
  expect([lantern(early), lantern(late)]).toEqual([B, B]);
});

test('[MMQ-01, MMQ-27] nobody waits for the vote of somebody who has left, nor for that character', () => {
  const t = vote(inChoice(5), [L, 4], [A, B], [B, B], [C, B]).tell('left', 4);
  expect(t.s.decision!.options).not.toContain(4);
  expect(lantern(vote(t, [L, B]))).toBe(B);
});
