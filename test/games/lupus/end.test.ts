/** The end: who has won, the record that is opened, what was said falsely, and games that are called off or handed over. */
import { describe, expect, test } from 'vitest';
import { lupus1 } from '../../../src/games/lupus/earlier.ts';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import { presenceSteps } from '../../../src/games/lupus/presence.ts';
import type { Answer, Ask, Game } from '../../../src/kernel/game.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { start } from './fill.ts';
import { Village, villagers } from './village.ts';

const EIGHT: readonly Card[] = ['wolf', 'wolf', 'seer', ...villagers(5)];
const HUB = 8;

/** Both wolves lynched on the first two days. */
const humansWin = (setting: ConstructorParameters<typeof Village>[1] = {}): Village =>
  new Village(EIGHT, setting).sleeps().lynches(0).sleeps({ 1: 3 }).lynches(1).until('over', 'stuck');

test('[LU-008, LU-123, LU-126, LU-127, LU-128] night and day take turns until the last wolf is lynched; the dead win with their side', () => {
  const { state } = humansWin();
  expect(state.said.map(({ is, night, side }) => [is, night, side])).toEqual([
    ['dawn', 1, null],
    ['verdict', 1, null],
    ['dawn', 2, null],
    ['verdict', 2, 'humans'],
  ]);
  expect(state.result).toEqual({ winners: [2, 3, 4, 5, 6, 7], why: 'LU-123' });
});

test('[LU-008] before a side has won there is no next game', () => {
  const village = new Village(EIGHT).sleeps();
  expect(village.does(2, 'nextGame')).toMatch(/^LU-008 /);
  village.lynches(0);
  expect(village.does(2, 'nextGame')).toMatch(/^LU-008 /);
  expect(humansWin().does(2, 'nextGame')).toBe('ok');
});

test('[LU-124, LU-125, LU-131] wolves win once they are as many as the others who live', () => {
  const village = new Village(EIGHT).sleeps().lynches(2).sleeps({ 0: 3, 1: 3 }).lynches(4);
  expect(village.until('over').state.result).toMatchObject({ winners: [0, 1], why: 'LU-124' });
  expect(village.out).toHaveLength(4);
});

test('[LU-129] after the declaration nothing is voted, picked or said', () => {
  const village = humansWin();
  expect(village.does(2, 'vote', { seat: 3 })).toMatch('LU-129 game-over');
  expect(village.does(2, 'pick', { seat: 3 })).toMatch('LU-129 game-over');
  expect(village.does(HUB, 'dawn', { mauled: 2, dead: [], side: 'none' })).toMatch('LU-129 game-over');
  expect(village.does(2, 'callOff')).toMatch('LU-129 game-over');
});

test('[LU-130, LU-198] all roles and letters are opened, and an honest moderator is found honest', () => {
  const village = humansWin();
  expect(village.state.findings).toEqual([]);
  expect(village.state.roles).toEqual(EIGHT);
  const { dreamt, roles } = village.view(null);
  expect(roles).toEqual(EIGHT);
  expect(dreamt?.map(({ night, picks }) => [night, picks[1]])).toEqual([
    [1, null],
    [2, 3],
  ]);
});

test('[LU-130] a record that nobody opens leaves it unproven, and is asked for again', () => {
  const fails = { fail: ({ tag }: { readonly tag: string }) => (tag === 'record' ? ('refused' as const) : undefined) };
  const village = humansWin({ dealer: fails });
  expect(village.state).toMatchObject({ stage: 'stuck', stuck: { what: 'record' } });
  expect(village.does(3, 'tryAgain')).toBe('ok');
  village.dealer.settle();
  expect(village.state.stage).toBe('stuck');
  for (const seat of [2, 4, 5]) village.does(seat, 'callOff');
  expect(village.state).toMatchObject({ stage: 'over', declared: 'humans', findings: null, roles: null });
  expect(village.state.result).toEqual({ winners: [], why: 'LU-130' });
});

describe('what fails', () => {
  test('[LU-201] a night stands still where letters fail, and goes on when they are asked for again', () => {
    let broken = true;
    const fails = {
      fail: ({ tag }: { readonly tag: string }) => (tag === 'in' && broken ? ('lost' as const) : undefined),
    };
    const village = new Village(EIGHT, { dealer: fails });
    expect(village.does(0, 'tryAgain')).toBe('LU-201 nothing-stuck');
    expect(village.until('stuck').state.stuck).toEqual({ what: 'in', from: 'night' });
    broken = false;
    expect(village.does(0, 'tryAgain')).toBe('ok');
    expect(village.sleeps().state.stage).toBe('talk');
  });

  test('[LU-201] a deal that is broken off goes back to the lobby; a moderator who has left can’t be asked again', () => {
    const fails = { fail: ({ tag }: { readonly tag: string }) => (tag === 'roles' ? ('refused' as const) : undefined) };
    const undealt = new Village(EIGHT, { dealer: fails });
    expect(undealt.state.stuck).toEqual({ what: 'roles', from: 'roles' });
    expect(undealt.does(0, 'tryAgain')).toBe('ok');
    expect(undealt.state).toMatchObject({ stage: 'lobby', hub: HUB });
    const village = new Village(EIGHT).sleeps();
    village.dealer.tell('left', HUB);
    expect(village.state.stuck?.what).toBe('hub');
    expect(village.does(0, 'tryAgain')).toBe('LU-201 not-now');
    for (const seat of [0, 1, 2, 3, 4]) village.does(seat, 'callOff');
    expect(village.state.result).toEqual({ winners: [], why: 'LUQ-27' });
  });
});

describe('somebody who leaves for good during the deal', () => {
  /** The deal has begun, and nobody has answered it. */
  const dealing = (game: Partial<Game<State, State['options']>> = {}): Dealer<State> => {
    const dealer = new Dealer<State>({ ...lupus, ...game }, start(10, { mix: null }), 7);
    for (const [seat, move, args] of [
      [0, 'moderate', { seat: 9, plays: false }],
      [0, 'begin', {}],
    ] as const)
      expect(dealer.move(seat, move, args).ok).toBe(true);
    expect(dealer.state.stage).toBe('roles');
    return dealer;
  };

  test.each([3, 9])('[LU-208] seat %i is not dealt in: the lobby is open again for the others', (seat) => {
    const dealer = dealing();
    dealer.tell('left', seat);
    dealer.settle();
    const seats = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== seat);
    expect(dealer.state).toMatchObject({ stage: 'lobby', seats, cells: [], agreed: [] });
    expect(dealer.state.players).not.toContain(seat);
    if (dealer.state.hub !== 9) dealer.move(0, 'moderate', { seat: 8, plays: false });
    expect(dealer.move(0, 'begin', {}).ok).toBe(true);
    dealer.settle();
    expect(dealer.state).toMatchObject({ stage: 'night', out: [] });
  });

  test('[LU-208] a watcher who leaves doesn’t stop it', () => {
    const dealer = dealing();
    dealer.tell('joined', 10);
    dealer.tell('left', 10);
    dealer.settle();
    expect(dealer.state).toMatchObject({ stage: 'night', left: [10] });
  });

  test('a table of rules 1 goes on as it did', () => {
    const dealer = dealing(lupus1);
    dealer.tell('left', 3);
    dealer.settle();
    expect(dealer.state).toMatchObject({ stage: 'night', left: [3], out: [] });
  });
});

test('[LU-208] a device that breaks off three deals in a row moderates no more; one that others break off goes on', () => {
  let by: readonly number[] = [HUB];
  const fail = ({ tag }: { readonly tag: string }): 'refused' | undefined => (tag === 'roles' ? 'refused' : undefined);
  const village = new Village(EIGHT, { dealer: { fail, by: () => by } });
  const again = (): string => {
    village.must(0, 'tryAgain');
    const says = village.does(0, 'begin');
    village.dealer.settle();
    return says;
  };
  expect([again(), again()]).toEqual(['ok', 'ok']);
  expect(again()).toBe('LU-208 another-moderates');
  village.must(0, 'moderate', { seat: 3, plays: false });
  expect(village.does(0, 'begin')).toBe('ok');
  village.dealer.settle();
  by = [5];
  for (let i = 0; i < 4; i++) expect(again()).toBe('ok');
  // The first is still the one of the three deals, until another's comes through.
  village.must(0, 'tryAgain');
  village.must(0, 'moderate', { seat: HUB, plays: false });
  expect(village.does(0, 'begin')).toBe('LU-208 another-moderates');
});

describe('calling off and handing over', () => {
  test('[LUQ-27] more than half of those who live call a game off, and the record is opened all the same', () => {
    const village = new Village(EIGHT).sleeps().lynches(7).sleeps();
    expect(village.does(7, 'callOff')).toBe('LUQ-27 eliminated-silent');
    expect(village.does(0, 'callOff')).toBe('ok');
    expect(village.does(0, 'callOff')).toBe('LUQ-27 already-agreed');
    for (const seat of [1, 2]) village.must(seat, 'callOff');
    expect(village.state.stage).toBe('talk');
    expect([3, 4, 5, 6].some((seat) => village.does(seat, 'callOff') === 'ok')).toBe(true);
    village.until('over');
    expect(village.state).toMatchObject({ roles: EIGHT, findings: [], result: { winners: [], why: 'LUQ-27' } });
  });

  test('[LUQ-27] whoever called it off is counted again as others go away, or leave', () => {
    const called = (game: Partial<Game<State, State['options']>> = {}): Village => {
      const village = new Village(EIGHT, { game }).sleeps();
      for (const seat of [0, 1, 2]) village.must(seat, 'callOff');
      for (const seat of [5, 6]) village.dealer.tell('away', seat);
      expect(village.does(0, 'callOff')).toBe('LUQ-27 already-agreed');
      expect(village.state.stage).toBe('talk');
      village.dealer.tell('away', 7);
      return village;
    };
    expect(called().until('over').state).toMatchObject({ roles: EIGHT, result: { winners: [], why: 'LUQ-27' } });
    const { version, on } = lupus1;
    expect(called({ version, on }).state.stage).toBe('talk');
  });

  test('[LUQ-27] nothing is called off because somebody goes away who has no word in it', () => {
    const { state } = new Village(EIGHT).sleeps().lynches(7).sleeps();
    const called: State = { ...state, calling: [0, 1, 2, 3] };
    const ask = new Proxy({} as Ask, { get: () => () => undefined });
    const after = (seat: number): string => presenceSteps.away(called, { seat } as Answer, ask).stage;
    expect([after(7), after(5)]).toEqual(['talk', 'record']);
  });

  test('[LUQ-27] so it is where the record is waited for, and nothing is called off twice', () => {
    const village = new Village(EIGHT).sleeps();
    for (const seat of [0, 1, 2, 3, 4]) village.must(seat, 'callOff');
    for (const seat of [0, 1, 2, 3]) village.must(seat, 'callOff');
    expect(village.state.stage).toBe('record');
    village.dealer.tell('away', 7);
    expect(village.state).toMatchObject({ stage: 'over', findings: null });
    const told = village.state.news.length;
    village.dealer.tell('away', 6);
    expect(village.state.news).toHaveLength(told);
  });

  test('[LUQ-27, LU-208] the moderator’s part goes to somebody who doesn’t play any more, by day, if all who live agree', () => {
    const village = new Village(EIGHT).sleeps().lynches(7).sleeps({ 0: 3, 1: 3 });
    const to = (seat: number): unknown => ({ seat, as: 'person' });
    expect(village.does(0, 'handOver', to(7))).toBe('LUQ-27 not-moderator');
    expect(village.does(HUB, 'handOver', to(12))).toBe('LUQ-27 nobody-such');
    expect(village.does(HUB, 'handOver', to(0))).toBe('LU-208 not-for-a-player');
    expect(village.does(HUB, 'handOver', to(HUB))).toBe('LUQ-27 not-now');
    expect(village.does(HUB, 'handOver', to(7))).toBe('ok');
    expect(village.does(7, 'agree')).toBe('LU-208 not-for-a-player');
    for (const seat of [0, 1, 2, 4, 5]) village.must(seat, 'agree');
    expect(village.state.hub).toBe(HUB);
    village.must(6, 'agree');
    village.dealer.settle();
    expect(village.state).toMatchObject({ hub: 7, handing: null, options: { moderator: 'person' } });
    expect(village.lynches(0).sleeps({ 1: 4 }).out).toEqual(['7 lynched', '3 mauled', '0 lynched', '4 mauled']);
    expect(village.lynches(1).until('over').state.findings).toEqual([]);
  });

  test('[LU-003] a ghost, who still votes, can’t moderate', () => {
    const village = new Village(EIGHT, { options: { ghosts: true } }).sleeps().lynches(7).sleeps();
    expect(village.does(HUB, 'handOver', { seat: 7, as: 'person' })).toBe('LU-003 moderator-neutral');
  });
});

describe('a moderator that lies', () => {
  const lying = (game: Partial<Game<State, State['options']>>): Village => humansWin({ game });

  test('[LU-198] a false answer to one player is found, and to whom it went', () => {
    const letters: Game<State>['letters'] = (s, eyes, tag) => {
      const lists = lupus.letters!(s, eyes, tag);
      // The seer hears "yes" of a villager.
      return lists?.map((list, i) => (i === 2 && s.night === 2 && s.now.out?.last ? [...list.slice(0, -1), 1] : list));
    };
    expect(lying({ letters }).state.findings).toEqual([{ what: 'letter', night: 2, seat: 2 }]);
  });

  test('[LU-130] a false dawn is found, and the winners are those of the first true end', () => {
    const duties: Game<State>['duties'] = (s, eyes) =>
      lupus.duties!(s, eyes).map((one) =>
        one.move === 'dawn' && s.night === 2 ? { ...one, args: { mauled: 4, dead: [], side: 'none' } } : one,
      );
    const { findings, result } = lying({ duties }).state;
    expect(findings).toEqual([{ what: 'dawn', night: 2 }]);
    expect(result).toMatchObject({ why: 'LU-123' });
  });

  test('[LU-130] an end that is kept silent, or declared too early, is found', () => {
    const silent: Game<State>['duties'] = (s, eyes) =>
      lupus.duties!(s, eyes).map((one) => ({ ...one, args: { ...(one.args as object), side: 'none' } }));
    const village = new Village(EIGHT, { game: { duties: silent } }).sleeps().lynches(0).sleeps({ 1: 3 }).lynches(1);
    expect(village.state.stage).toBe('night');
    for (const seat of [2, 4, 5]) village.does(seat, 'callOff');
    village.until('over');
    expect(village.state).toMatchObject({ findings: [{ what: 'verdict', night: 2 }], side: 'humans' });
    expect(village.state.result?.winners).toEqual([2, 3, 4, 5, 6, 7]);
    const early: Game<State>['duties'] = (s, eyes) =>
      lupus.duties!(s, eyes).map((one) => ({ ...one, args: { ...(one.args as object), side: 'wolves' } }));
    const over = new Village(EIGHT, { game: { duties: early } }).until('over').state;
    expect(over).toMatchObject({ declared: 'wolves', side: null, findings: [{ what: 'verdict', night: 1 }] });
    expect(over.result).toEqual({ winners: [], why: 'LU-201' });
  });
});
