/** From the first vote to the stake: the owl, nominations, speeches, ties, the lot. */
import { expect, test } from 'vitest';
import { silentByDay } from '../../../src/games/lupus/day.ts';
import type { Gone } from '../../../src/games/lupus/voting-order.ts';
import { SPEECH, Village } from './day-table.ts';

const gone = (seat: number, how: Gone['how'], cycle: number): Gone => ({ seat, how, cycle });
/** Four for 1, three for 2, one for 3. */
const CLEAR = [1, 2, 1, 2, 1, 2, 1, 3] as const;
/** Four each for 1 and 2. */
const EVEN = [1, 2, 1, 2, 1, 2, 1, 2] as const;

/** The first vote is given, and the owl's word is due. */
function atTheOwl(...targets: readonly number[]): Village {
  const village = new Village({ owl: true }).talked().votes(...targets);
  village.dealer.wait();
  return village;
}

test('[LU-101, LU-107, LU-109] the two with most votes are nominated and speak in the order of the votes', () => {
  const village = new Village({ out: [gone(1, 'mauled', 1)] }).talked().votes(0, 0, 4, 0, 4, 5, 4);
  expect(village.state.nominated).toEqual([4, 0]);
  expect(village.state.floor?.queue).toEqual([4, 0]);
  expect(village.does(0, 'pass')).toBe('LU-109 not-speaker');
  expect(silentByDay(village.state, [0, 4, 5, 8])).toEqual([0, 5, 8]);
  expect(village.does(4, 'pass')).toBe('ok');
  expect(village.state.floor?.queue).toEqual([0]);
});

test('[LU-106, LU-108] a speech ends after a minute, or when its speaker has said everything', () => {
  const village = new Village().talked().votes(...EVEN);
  const { dealer } = village;
  dealer.pass(dealer.now + SPEECH - 1);
  expect(village.state.floor?.queue).toEqual([1, 2]);
  dealer.pass(dealer.now + 1);
  expect(village.state.floor?.queue).toEqual([2]);
  village.does(2, 'pass');
  expect(village.state.vote?.round).toBe(2);
});

test('[LU-108] a person who moderates gives the word to the next, nobody else does', () => {
  const village = new Village({ options: { moderator: 'person' } }).talked().votes(...EVEN);
  expect(village.does(0, 'next')).toBe('LU-108 not-moderator');
  expect(village.does(8, 'next')).toBe('ok');
  expect(village.state.floor?.queue).toEqual([2]);
});

test('[LU-106] nobody speaks in defence while nobody is nominated', () => {
  expect(new Village().does(0, 'pass')).toBe('LU-106 not-now');
});

test('[LU-104, LU-105, LU-122] nominated alone one speaks, and goes to the stake without another vote', () => {
  const village = new Village().talked().votes(4, 4, 4, 4, 4, 4, 4, 4);
  expect(village.state).toMatchObject({ stage: 'speech', nominated: [4] });
  village.spoken();
  expect(village.state.stage).toBe('verdict');
  expect(village.state.out).toEqual([gone(4, 'lynched', 2)]);
  expect(village.state.ballots).toHaveLength(1);
});

test('[LU-122, case 46] if nobody votes the lot decides among all who live', () => {
  const village = new Village({ out: [gone(3, 'mauled', 2)] }).talked().votes(null, null, null, null, null, null, null);
  expect(village.state.lot?.among).toEqual([4, 5, 6, 7, 0, 1, 2]);
  village.dealer.settle();
  expect(village.state.out).toHaveLength(2);
  expect(village.told).toEqual(expect.arrayContaining(['nobodyVoted', 'lot', 'stake']));
});

test('[LU-119] if everybody is nominated the lot decides after the speeches', () => {
  const village = new Village({ players: [0, 1, 2, 3] }).talked().votes(1, 2, 3, 0).spoken();
  expect(village.state.lot?.among).toEqual([0, 1, 2, 3]);
  expect(village.told).toContain('nobodyLeft');
  village.dealer.settle();
  expect(village.state.stage).toBe('verdict');
});

test('[LU-115, LU-116, case 35] after a tie those who tied speak again, and the same voters vote again', () => {
  const village = new Village().talked().votes(1, 2, 3, 1, 2, 3, 1, 2);
  expect(village.state.nominated).toEqual([1, 2]);
  const three = new Village().talked().votes(1, 2, 3, 1, 2, 3, 4, 5).spoken();
  expect(three.state.vote).toMatchObject({ round: 2, order: [0, 4, 5, 6, 7], candidates: [1, 2, 3] });
  three.votes(1, 1, 2, 2, 3);
  expect(three.state.lot).toBeNull();
  expect(three.state.floor).toMatchObject({ round: 3, queue: [1, 2] });
  three.spoken();
  expect(three.state.vote).toMatchObject({ round: 3, order: [0, 4, 5, 6, 7], candidates: [1, 2] });
  expect(three.vote(0, 3)).toBe('LU-112 not-nominated');
  expect(three.vote(3, 1)).toBe('LU-111 nominees-do-not-vote');
});

test('[LU-117, LU-118, case 35] after a second tie the lot decides among those who tied, drawn by all', () => {
  const village = new Village()
    .talked()
    .votes(...EVEN)
    .spoken()
    .votes(1, 1, 1, 2, 2, 2)
    .spoken()
    .votes(1, 2, 1, 2, 1, 2);
  expect(village.state.lot?.among).toEqual([1, 2]);
  expect(village.dealer.play.asks.map(({ kind, tag }) => [kind, tag])).toEqual([['roll', 'lot']]);
  village.dealer.settle();
  expect([1, 2]).toContain(village.state.out[0]?.seat);
});

test('[LU-115, LU-117] where nobody votes in the second vote all tie, and where nobody does again the lot decides', () => {
  const none = [null, null, null, null, null, null];
  const village = new Village()
    .talked()
    .votes(...EVEN)
    .spoken()
    .votes(...none);
  expect(village.state.floor?.queue).toEqual([1, 2]);
  village.spoken().votes(...none);
  expect(village.state.lot?.among).toEqual([1, 2]);
});

test('[LU-118] a lot that doesn’t come is asked for again, then the order of the vote decides', () => {
  const lost = new Village({}, { fail: () => 'lost' })
    .talked()
    .votes(...EVEN)
    .spoken();
  lost.votes(1, 1, 1, 2, 2, 2).spoken().votes(1, 2, 1, 2, 1, 2);
  expect(lost.dealer.answerOne()).toBe(true);
  expect(lost.state).toMatchObject({ stage: 'lot', lot: { tries: 2 } });
  lost.dealer.settle();
  expect(lost.state.out).toEqual([gone(1, 'lynched', 2)]);
  expect(lost.told).toContain('lotLost');
});

test('[LU-151] after the first vote it is the moderator who says whom the owl pointed out, and not at once', () => {
  const village = new Village({ owl: true }).talked().votes(...CLEAR);
  expect(village.state.stage).toBe('owl');
  expect(village.does(8, 'owl', { seat: 5 })).toBe('LU-151 not-now');
  village.dealer.wait();
  expect(village.does(0, 'owl', { seat: 5 })).toBe('LU-151 not-moderator');
  expect(village.does(8, 'owl', { seat: 5 })).toBe('ok');
  expect(village.told).toContain('owled');
  expect(village.state.said).toMatchObject([{ is: 'owl', night: 2, seats: [5] }]);
  expect(atTheOwl(...CLEAR).does(8, 'vote', { seat: 5 })).toBe('LU-003 moderator-neutral');
});

test('[LU-152, LU-153, case 49] whom the owl pointed out is nominated with the leader, who came second isn’t', () => {
  const village = atTheOwl(...CLEAR);
  village.does(8, 'owl', { seat: 5 });
  expect(village.state.nominated).toEqual([1, 5]);
});

test('[LU-154, case 48] where the votes name the owl’s choice anyway, nothing changes', () => {
  const village = atTheOwl(...CLEAR);
  village.does(8, 'owl', { seat: 2 });
  expect(village.state.nominated).toEqual([1, 2]);
});

test('[LU-152, case 50] several who lead are all nominated, and the owl’s choice with them', () => {
  const village = atTheOwl(1, 2, 3, 1, 2, 3, 4, 0);
  village.does(8, 'owl', { seat: 6 });
  expect(village.state.nominated).toEqual([1, 2, 3, 6]);
});

test('[LU-155] the owl points out nobody where its choice is dead, and nobody who is dead', () => {
  const village = atTheOwl(...CLEAR);
  village.dealer.tell('left', 7);
  expect(village.does(8, 'owl', { seat: 7 })).toBe('LU-155 target-not-alive');
  expect(village.does(8, 'owl', { seat: -1 })).toBe('ok');
  expect(village.told).toContain('owledNobody');
  expect(village.state.nominated).toEqual([1, 2]);
});

test('[LU-104] the owl alone nominates where nobody voted', () => {
  const village = new Village({ owl: true }).talked().votes(null, null, null, null, null, null, null, null);
  village.dealer.wait();
  village.does(8, 'owl', { seat: 6 });
  village.spoken();
  expect(village.state.out).toEqual([gone(6, 'lynched', 2)]);
});

test('[LU-106] a speaker who is away has five seconds, and one who leaves for good none', () => {
  const village = new Village().talked().votes(...EVEN);
  village.dealer.tell('away', 1);
  village.dealer.pass(village.dealer.now + 5_000);
  expect(village.state.floor?.queue).toEqual([2]);
  village.dealer.tell('left', 2);
  expect(village.state.stage).toBe('verdict');
  expect(village.state.out.map(({ seat, how }) => [seat, how])).toEqual([
    [2, 'left'],
    [1, 'lynched'],
  ]);
});

test('[LU-122] where all the nominated have left the lot decides among the others', () => {
  const village = new Village().talked().votes(...EVEN);
  village.dealer.tell('left', 2);
  village.dealer.tell('left', 1);
  expect(village.state.lot?.among).toEqual([0, 3, 4, 5, 6, 7]);
});

test('[LU-117] a lot that falls on somebody who has left is drawn again among the rest', () => {
  const village = new Village()
    .talked()
    .votes(...EVEN)
    .spoken()
    .votes(1, 1, 1, 2, 2, 2)
    .spoken()
    .votes(1, 2, 1, 2, 1, 2);
  village.dealer.tell('left', 1);
  village.dealer.settle();
  expect(village.state.out.map(({ seat }) => seat)).toEqual([1, 2]);
});

test('[LU-200] the moderator’s word after the stake is due two seconds later, whatever it is', () => {
  const village = new Village().talked().votes(4, 4, 4, 4, 4, 4, 4, 4).spoken();
  expect(village.state).toMatchObject({ stage: 'verdict', clock: { until: village.dealer.now + 2_000 } });
});

test('[LU-108] a slip of the moderator’s hand can be taken back: it asks for timers and nothing else', () => {
  const { moves } = new Village().dealer.game;
  for (const name of ['endTalk', 'next', 'pause']) expect(moves[name]?.final).toBeUndefined();
  const village = new Village({ options: { moderator: 'person' } });
  for (const move of ['pause', 'goOn', 'endTalk']) {
    village.does(8, move);
    expect(village.dealer.play.asks).toEqual([]);
  }
  village.votes(...EVEN);
  village.does(8, 'next');
  expect(village.dealer.play.asks).toEqual([]);
});
