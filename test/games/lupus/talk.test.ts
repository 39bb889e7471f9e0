/** The talk after dawn, its end, and pauses. */
import { expect, test } from 'vitest';
import { silentByDay } from '../../../src/games/lupus/day.ts';
import { view } from '../../../src/games/lupus/show.ts';
import { TALK, Village } from './day-table.ts';

const dead = (seat: number): { readonly seat: number; readonly how: 'mauled'; readonly cycle: number } => ({
  seat,
  how: 'mauled',
  cycle: 2,
});

test('[LU-083] the talk ends after three minutes', () => {
  const { dealer } = new Village();
  dealer.pass(dealer.now + TALK - 1);
  expect(dealer.state.stage).toBe('talk');
  dealer.pass(dealer.now + 1);
  expect(dealer.state.stage).toBe('vote');
});

test('[LU-084] it ends earlier once all who live and are here are ready, each of them once', () => {
  const village = new Village({ out: [dead(3)], away: [5] });
  for (const seat of [0, 1, 2, 4, 6]) expect(village.does(seat, 'ready')).toBe('ok');
  expect(village.does(6, 'ready')).toBe('LU-084 already-ready');
  expect(village.state.stage).toBe('talk');
  expect(village.does(7, 'ready')).toBe('ok');
  expect(village.state.stage).toBe('vote');
  expect(village.told).toContain('talkOver');
});

test('[LU-084] whoever goes away is waited for no more, and nobody ends the talk by being away alone', () => {
  const village = new Village();
  for (const seat of [0, 1, 2, 3, 4, 5, 6]) village.does(seat, 'ready');
  village.dealer.tell('away', 7);
  expect(village.state.stage).toBe('vote');
  const asleep = new Village();
  for (const seat of [0, 1, 2, 3, 4, 5, 6, 7]) asleep.dealer.tell('away', seat);
  expect(asleep.state.stage).toBe('talk');
});

test('[LU-084] a person who moderates ends it, nobody else and no program', () => {
  const person = new Village({ options: { moderator: 'person' } });
  expect(person.does(0, 'endTalk')).toBe('LU-084 not-moderator');
  expect(person.does(8, 'endTalk')).toBe('ok');
  expect(person.state.stage).toBe('vote');
  expect(new Village().does(8, 'endTalk')).toBe('LU-084 not-moderator');
});

test('[LU-085] the dead are neither heard nor asked whether they are ready', () => {
  const village = new Village({ out: [dead(3)] });
  expect(village.does(3, 'ready')).toBe('LU-085 eliminated-silent');
  expect(silentByDay(village.state, village.state.players)).toEqual([3]);
});

test('[LU-083, case 32] after its time there is no more talk, whatever the moderator wants', () => {
  const village = new Village({ options: { moderator: 'person' } }).talked();
  expect(village.does(0, 'ready')).toBe('LU-083 discussion-over');
  expect(village.does(8, 'endTalk')).toBe('LU-083 discussion-over');
});

test('[LU-084, case 39] the last one ready and the end of the time open the vote once, in either order', () => {
  const village = new Village();
  const late = village.dealer.entry(7, 'ready', {});
  for (const seat of [0, 1, 2, 3, 4, 5, 6]) village.does(seat, 'ready');
  village.talked();
  const { given, order } = village.state.vote!;
  expect([given.length, order.length]).toEqual([0, 8]);
  expect(village.dealer.judge(7, 'ready', {}, { slot: late.slot! }).ok).toBe(false);
  const early = new Village();
  for (let seat = 0; seat < 8; seat++) early.does(seat, 'ready');
  early.dealer.pass(early.dealer.now + TALK);
  expect(early.state.ballots).toEqual([]);
});

test('[LU-205] a pause stops the clock, and it goes on with what it had left', () => {
  const village = new Village();
  const { dealer } = village;
  dealer.pass(dealer.now + 60_000);
  expect(village.does(0, 'goOn')).toBe('LU-205 not-paused');
  expect(village.does(0, 'pause')).toBe('ok');
  expect(village.does(0, 'pause')).toBe('LU-205 paused');
  expect(village.does(0, 'ready')).toBe('LU-205 paused');
  dealer.pass(dealer.now + 10 * TALK);
  expect(village.state).toMatchObject({ stage: 'talk', clock: { until: 0, left: 120_000 } });
  expect(village.does(1, 'goOn')).toBe('ok');
  dealer.pass(dealer.now + 119_999);
  expect(village.state.stage).toBe('talk');
  dealer.pass(dealer.now + 1);
  expect(village.state.stage).toBe('vote');
});

test('[LU-205] after going back the talk ends, is shown and is paused by its timer', () => {
  const village = new Village();
  const { dealer } = village;
  const { play } = dealer;
  dealer.play = { ...play, timers: play.timers.map((timer) => ({ ...timer, at: timer.at + 300_000 })) };
  expect(view(village.state, dealer.eyes(null)).clock.until).toBe(village.state.clock.until + 300_000);
  dealer.pass(dealer.now + TALK + 60_000);
  village.does(0, 'pause');
  expect(village.state.clock).toEqual({ until: 0, left: 240_000 });
});

test('[LU-205] a pause that was asked for at night holds the day from its first moment', () => {
  const village = new Village({ paused: true });
  expect(village.dealer.wait()).toBe(false);
  expect(village.state.clock).toEqual({ until: 0, left: TALK });
  village.does(0, 'goOn');
  expect(village.dealer.wait()).toBe(true);
  expect(village.state.stage).toBe('vote');
});

test('[LU-205] with a person who moderates the pause is theirs', () => {
  const village = new Village({ options: { moderator: 'person' }, out: [dead(3)] });
  expect(village.does(0, 'pause')).toBe('LU-205 not-moderator');
  expect(village.does(8, 'pause')).toBe('ok');
  expect(village.does(0, 'goOn')).toBe('LU-205 not-moderator');
  expect(village.does(8, 'goOn')).toBe('ok');
  expect(new Village({ out: [dead(3)] }).does(3, 'pause')).toBe('LU-205 not-moderator');
});
