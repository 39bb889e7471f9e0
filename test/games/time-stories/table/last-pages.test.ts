/** The last page of a run may come late, or not at all. The next run begins all the same, and knows of the one before (TS-318, TS-323). */
import { expect, test } from 'vitest';
import { timeStories3 } from '../../../../src/games/time-stories/earlier.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import type { Session } from '../../../../src/games/time-stories/session.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { mission, say } from './mission.ts';
import { HASH, Table } from './table.ts';

const ENDING = 'e'.repeat(64);
const EVENTS = 'f'.repeat(64);
const blob = (sha256: string): Mission['blobs'][string] => ({ sha256, bytes: 90, padTo: 4_096, keyId: 'k' });

const sealed = (): Mission => {
  const whole = mission({});
  const blobs = { ...whole.blobs, ending: blob(ENDING), events: blob(EVENTS) };
  return { ...whole, ending: { sealed: 'ending' }, events: { sealed: 'events' }, blobs };
};
const endings = {
  success: [{ when: true, text: say('won') }],
  failure: [{ when: true, text: say('lost') }],
};
const gaveUp = { rounds: 0, result: 'abandoned', missionReturn: 0, score: null, minutes: 0 };

/** The people give up their run: its last page is asked for, and not answered yet. */
function givenUp(game: typeof timeStories, packs: Readonly<Record<string, unknown>>): Table {
  const made = new Table({ mission: mission({}) });
  const dealer = new Dealer<Session>(game, { seats: [0, 1, 2], options: {} }, 7, {
    packs: { [HASH]: sealed(), ...packs },
    loose: true,
  });
  (made as { dealer: Dealer<Session> }).dealer = dealer;
  made.ok(0, 'load', { hash: HASH });
  for (const [seat, receptacle] of ['miller', 'nun', 'smith'].entries()) made.ok(seat, 'pick', { receptacle });
  made.ok(0, 'begin', {});
  agreed(made);
  made.ok(0, 'giveUp', {});
  made.ok(1, 'vote', { yes: true });
  expect(dealer.move(2, 'vote', { yes: true }).ok).toBe(true);
  expect(made.state).toMatchObject({ phase: 'ended', asked: ['ending'], runs: [] });
  return made;
}

/** A Captain is agreed on, and the events are opened. */
function agreed(made: Table): void {
  made.ok(0, 'propose', { what: 'captain', shares: [0], free: false });
  for (const seat of [1, 2]) made.ok(seat, 'vote', { yes: true });
}

test('[TS-318] a run whose last page is still on its way is written down when the next one begins', () => {
  const made = givenUp(timeStories, { [ENDING]: endings, [EVENTS]: [] });
  expect(made.dealer.move(0, 'begin', {}).ok).toBe(true);
  expect(made.state).toMatchObject({ phase: 'setup', run: 2, asked: ['ending'], runs: [gaveUp] });
  // Its answer is taken for what it is, whenever it comes.
  made.dealer.settle();
  expect(made.state).toMatchObject({ asked: [], stuck: '', runs: [gaveUp] });
  expect(Object.keys(made.state.pages).toSorted()).toEqual(['ending', 'events']);
  agreed(made);
  expect(made.state.phase).toBe('prologue');
});

test('[TS-323] a last page that nobody has hinders no next run, whether that is known before or after it begins', () => {
  const after = givenUp(timeStories, { [EVENTS]: [] });
  expect(after.dealer.move(0, 'begin', {}).ok).toBe(true);
  after.dealer.settle();
  expect(after.state).toMatchObject({ asked: [], stuck: '', runs: [gaveUp], news: [] });
  const before = givenUp(timeStories, { [EVENTS]: [] });
  before.dealer.settle();
  expect(before.state).toMatchObject({ asked: ['ending'], stuck: 'ending', runs: [] });
  before.ok(0, 'begin', {});
  expect(before.state).toMatchObject({ asked: [], stuck: '', runs: [gaveUp] });
  for (const made of [after, before]) {
    agreed(made);
    made.goTo();
    expect(made.state).toMatchObject({ phase: 'exploration', run: 2, stuck: '' });
  }
});

test('a run that was read to its end is written down once', () => {
  const made = givenUp(timeStories, { [ENDING]: endings, [EVENTS]: [] });
  made.dealer.settle();
  expect(made.state.runs).toEqual([gaveUp]);
  made.ok(0, 'begin', {});
  expect(made.state.runs).toEqual([gaveUp]);
});

test('tables set with the earlier rules forget a run whose last page hadn’t come, and what it waited for', () => {
  const made = givenUp(timeStories3, { [EVENTS]: [] });
  expect(made.dealer.move(0, 'begin', {}).ok).toBe(true);
  expect(made.state).toMatchObject({ asked: [], runs: [] });
  const stuck = givenUp(timeStories3, { [EVENTS]: [] });
  stuck.dealer.settle();
  stuck.ok(0, 'begin', {});
  expect(stuck.state).toMatchObject({ asked: [], stuck: '', runs: [] });
});
