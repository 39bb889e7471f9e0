/** Votes in turn: who, when, for whom, and what comes of them. */
import { expect, test } from 'vitest';
import { silentByDay } from '../../../src/games/lupus/day.ts';
import type { Gone } from '../../../src/games/lupus/voting-order.ts';
import { VOTE, Village } from './day-table.ts';

const gone = (seat: number, how: Gone['how'], cycle: number): Gone => ({ seat, how, cycle });

test('[LU-088, LU-089, LU-093, case 25] one votes in turn, from the left of whoever was mauled last', () => {
  const village = new Village({ out: [gone(2, 'mauled', 1), gone(5, 'lynched', 1)] }).talked();
  expect(village.state.vote?.order).toEqual([3, 4, 6, 7, 0, 1]);
  expect(village.vote(4, 0)).toBe('LU-093 not-your-turn');
  expect(village.vote(3, 0)).toBe('ok');
  expect(village.vote(3, 0)).toBe('LU-093 not-your-turn');
  expect(village.vote(4, 0)).toBe('ok');
});

test('[LU-088] nobody votes before the moderator asks', () => {
  const village = new Village();
  expect(village.vote(0, 1)).toMatch(/^LU-088 /);
  expect(village.talked().vote(0, 1)).toBe('ok');
});

test('[LU-071, LU-089] before anybody was mauled it begins at the left of the moderator', () => {
  expect(new Village({ night: 1 }).talked().state.vote?.order[0]).toBe(0);
});

test('[LU-090] who died without being mauled moves the beginning nowhere', () => {
  const out = [gone(2, 'mauled', 1), gone(6, 'dead', 2)];
  expect(new Village({ out }).talked().state.vote?.order[0]).toBe(3);
});

test('[LU-080] where dawn gives names only, it begins at the left of the first of tonight’s dead', () => {
  const out = [gone(2, 'dead', 2), gone(6, 'dead', 2)];
  expect(new Village({ out, options: { hideDawnCause: true } }).talked().state.vote?.order).toEqual([3, 4, 5, 7, 0, 1]);
});

test('[LU-092, LU-098] each vote is public at once, one for whom it names', () => {
  const village = new Village().talked().votes(5);
  expect(village.dealer.view(null)).toMatchObject({ vote: { given: [[0, 5]] } });
});

test('[LU-094, case 31] a vote is binding, and the same voter isn’t asked again', () => {
  const village = new Village().talked();
  expect(village.dealer.game.moves['vote']!.final).toBe('LU-094');
  const again = village.dealer.entry(0, 'vote', { seat: 5 });
  expect(village.vote(0, 4)).toBe('ok');
  const second = village.dealer.judge(0, 'vote', { seat: 5 }, { slot: again.slot! });
  expect(second.ok ? 'ok' : second.refusal.code).toBe('move/stale');
  expect(village.state.vote?.given).toEqual([[0, 4]]);
});

test('[LU-095, LU-096] one votes for somebody who lives, oneself too, and there is no vote for nobody', () => {
  const village = new Village({ out: [gone(3, 'mauled', 2)] }).talked();
  expect(village.vote(4, 3)).toBe('LU-095 target-not-alive');
  expect(village.does(4, 'vote', {})).toBe('P3 move/form');
  expect(village.dealer.choices(4, 'vote')).toHaveLength(7);
  expect(village.vote(4, 4)).toBe('ok');
});

test('[LU-003, case 7] the moderator neither votes nor is voted for', () => {
  const village = new Village({ options: { moderator: 'person' } }).talked();
  expect(village.vote(8, 0)).toBe('LU-003 moderator-neutral');
  expect(village.vote(0, 8)).toBe('LU-003 nobody-such');
});

test('[LU-097] whoever is silent for thirty seconds gives no vote, and five are enough for whoever is away', () => {
  const village = new Village({ away: [1] }).talked();
  const { dealer } = village;
  dealer.pass(dealer.now + VOTE - 1);
  expect(village.state.vote?.given).toEqual([]);
  dealer.pass(dealer.now + 1);
  expect(village.state.vote?.given).toEqual([[0, null]]);
  expect(village.told.at(-1)).toBe('noVote');
  dealer.pass(dealer.now + 4_999);
  expect(village.state.vote?.given).toHaveLength(1);
  dealer.pass(dealer.now + 1);
  expect(village.state.vote?.given).toHaveLength(2);
});

test('[LU-097] whoever goes away in their turn has five seconds from then, and no more than were left', () => {
  const village = new Village().talked();
  const { dealer } = village;
  dealer.tell('away', 3);
  dealer.tell('away', 0);
  dealer.pass(dealer.now + 5_000);
  expect(village.state.vote?.given).toEqual([[0, null]]);
  dealer.pass(dealer.now + VOTE - 2_000);
  dealer.tell('away', 1);
  dealer.pass(dealer.now + 2_000);
  expect(village.state.vote?.given).toHaveLength(2);
});

test('[LU-097, case 38] a vote that comes after its time is over is for a turn that is over', () => {
  const village = new Village().talked();
  const { slot } = village.dealer.entry(0, 'vote', { seat: 5 });
  village.dealer.wait();
  const late = village.dealer.judge(0, 'vote', { seat: 5 }, { slot: slot! });
  expect(late.ok ? 'ok' : late.refusal.code).toBe('move/stale');
});

test('[LU-094, case 40] the same vote delivered twice counts once', () => {
  const village = new Village().talked();
  const { slot } = village.dealer.entry(0, 'vote', { seat: 5 });
  village.vote(0, 5);
  expect(village.dealer.judge(0, 'vote', { seat: 5 }, { slot: slot! }).ok).toBe(false);
});

test('[LU-041, LU-085] at votes everybody listens, the moderator too', () => {
  const village = new Village().talked();
  expect(silentByDay(village.state, [0, 1, 8])).toEqual([0, 1, 8]);
});

test('[LU-186, LU-187, LU-188, case 29, case 30] ghosts vote first of all and only then, from the day after', () => {
  const out = [gone(2, 'lynched', 1), gone(5, 'mauled', 2)];
  const village = new Village({ out, options: { ghosts: true } }).talked();
  expect(village.state.vote?.order).toEqual([6, 7, 0, 1, 2, 3, 4]);
  expect(village.vote(5, 0)).toBe('LU-187 from-next-day');
  village.votes(7, 6, 7, 6, 7, 6, 7).spoken();
  expect(village.state.vote).toMatchObject({ round: 2, order: [0, 1, 3, 4] });
  expect(village.vote(2, 6)).toBe('LU-188 ghosts-nominate-only');
});

test('[LU-191, case 26] nobody votes for a ghost', () => {
  const village = new Village({ out: [gone(2, 'lynched', 1)], options: { ghosts: true } }).talked();
  expect(village.vote(0, 2)).toBe('LU-191 target-not-alive');
});

test('[LU-076, LU-091] without ghosts the dead have no vote', () => {
  const village = new Village({ out: [gone(2, 'lynched', 1)] }).talked();
  expect(village.vote(2, 0)).toBe('LU-076 eliminated-silent');
});

test('[LU-185] whoever has left for good is no ghost', () => {
  const village = new Village({ out: [gone(2, 'left', 1)], options: { ghosts: true } }).talked();
  expect(village.state.vote?.order).not.toContain(2);
});

test('[LU-111, LU-112, case 27, case 28] in the second vote the nominated are voted on, by the others', () => {
  const village = new Village().talked().votes(1, 2, 1, 2, 1, 2, 1, 2).spoken();
  expect(village.state.vote).toMatchObject({ round: 2, candidates: [1, 2], order: [0, 3, 4, 5, 6, 7] });
  expect(village.vote(1, 2)).toBe('LU-111 nominees-do-not-vote');
  expect(village.vote(0, 3)).toBe('LU-112 not-nominated');
  expect(village.vote(0, 1)).toBe('ok');
});

test('[LU-110] the second vote begins without a vote for anybody, and the first stays in the history', () => {
  const village = new Village().talked().votes(1, 2, 1, 2, 1, 2, 1, 2).spoken();
  expect(village.state.vote?.given).toEqual([]);
  expect(village.state.ballots).toMatchObject([{ cycle: 2, round: 1 }]);
  expect(village.state.ballots[0]?.given[0]).toEqual([0, 1]);
});

test('[LU-114, LU-121, LU-122] the nominated one with most votes goes to the stake, and the day is over', () => {
  const village = new Village().talked().votes(1, 2, 1, 2, 1, 2, 1, 2).spoken().votes(1, 1, 1, 2, 2, 1);
  expect(village.state).toMatchObject({ stage: 'verdict', vote: null, floor: null });
  expect(village.state.out).toEqual([gone(1, 'lynched', 2)]);
  expect(village.told.at(-1)).toBe('stake');
});

test('[LU-093, LU-095] whoever leaves while voting goes on is skipped, and votes for them count no more', () => {
  const village = new Village().talked().votes(3, 3, 4);
  village.dealer.tell('left', 3);
  expect(village.state.vote?.order).toEqual([0, 1, 2, 4, 5, 6, 7]);
  expect(village.state.vote?.given).toHaveLength(3);
  village.dealer.tell('left', 6);
  village.votes(5, 4, 5);
  expect(village.state.nominated).toEqual([4, 5]);
});

test('[LU-129] after the end nobody votes, speaks or ends anything', () => {
  const over = new Village({ stage: 'over', options: { moderator: 'person' } });
  expect(over.vote(0, 1)).toBe('LU-129 game-over');
  for (const move of ['ready', 'pass']) expect(over.does(0, move)).toBe('LU-129 game-over');
  for (const move of ['endTalk', 'next', 'pause']) expect(over.does(8, move)).toBe('LU-129 game-over');
});

test('[LU-099, LU-100] twenty-four people may all vote for one: no printed card limits them', () => {
  const players = Array.from({ length: 24 }, (_, seat) => seat);
  const village = new Village({ players, hub: 24, seated: 25 }).talked().votes(...players.map(() => 5));
  expect(village.state.ballots[0]?.given.filter(([, target]) => target === 5)).toHaveLength(24);
  expect(village.state.nominated).toEqual([5]);
});

test('[LU-113] the second vote goes in the order of the first, and is as public', () => {
  const village = new Village({ out: [gone(3, 'mauled', 1)] }).talked().votes(1, 2, 1, 2, 1, 2, 1).spoken();
  expect(village.state.vote?.order).toEqual([4, 5, 6, 7, 0]);
  village.votes(1);
  expect(village.dealer.view(null)).toMatchObject({ vote: { given: [[4, 1]] } });
});

test('[LU-120, case 8] whoever went to the stake says nothing more, and shows nothing', () => {
  const village = new Village().talked().votes(4, 4, 4, 4, 4, 4, 4, 4).spoken();
  expect(silentByDay({ ...village.state, stage: 'talk' }, village.state.players)).toEqual([4]);
  expect(village.dealer.lawful(4).map(({ move }) => move)).toEqual([]);
  expect(JSON.stringify(village.state.out)).toBe('[{"seat":4,"how":"lynched","cycle":2}]');
});

test('[LU-190] all that a ghost does is name somebody in the first vote', () => {
  const village = new Village({ out: [gone(2, 'lynched', 1)], options: { ghosts: true } });
  expect(silentByDay(village.state, village.state.players)).toEqual([2]);
  expect(village.dealer.lawful(2)).toEqual([]);
  village.talked().votes(0, 0);
  expect(village.dealer.lawful(2).map(({ move }) => move)).toEqual(['vote']);
});
