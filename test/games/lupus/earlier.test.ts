/** What rules 3 do otherwise than rules 2, by which tables play on that were set with them. */
import { describe, expect, test } from 'vitest';
import { lupus2 } from '../../../src/games/lupus/earlier.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { MoveCall } from '../../../src/kernel/game.ts';
import { Village, villagers } from './village.ts';

const EIGHT = ['wolf', 'wolf', 'seer', ...villagers(5)] as const;
const HUB = 8;

type Setting = ConstructorParameters<typeof Village>[1] & object;
const village = (rules: 2 | 3, setting: Setting = {}): Village =>
  new Village(EIGHT, { ...setting, game: rules === 2 ? { setup: lupus2.setup } : {} });

/** All who vote name this one, who goes to the stake; what comes of it hasn't been said. */
function stakes(played: Village, seat: number): void {
  while (played.state.stage !== 'verdict') {
    const { vote, floor } = played.state;
    const voter = vote?.order[vote.given.length];
    if (voter !== undefined) played.must(voter, 'vote', { seat });
    else if (floor) played.must(floor.queue[0]!, 'pass');
    else played.step();
  }
}

/** The last yes comes between the stake and what the moderator says of it; the roles are shown once night has fallen. */
function handedByNight(rules: 2 | 3): Village {
  const played = village(rules, { options: { moderator: 'person' } })
    .sleeps()
    .lynches(7)
    .sleeps({ 0: 6, 1: 6 });
  played.must(HUB, 'handOver', { seat: 7, as: 'program' });
  for (const seat of [0, 1, 2, 3]) played.must(seat, 'agree');
  stakes(played, 5);
  while (played.state.clock.until > 0) played.dealer.wait();
  played.must(4, 'agree');
  played.must(HUB, 'verdict', { side: 'none' });
  expect(played.state).toMatchObject({ stage: 'night', hub: HUB, now: { open: false } });
  played.dealer.settle();
  expect(played.state).toMatchObject({ stage: 'night', hub: 7, options: { moderator: 'program' } });
  return played;
}

describe('whoever takes the moderator’s part over', () => {
  test('[LU-003, LU-208] being out, as a person, is dealt no card in the next game', () => {
    const next = (rules: 2 | 3): State => {
      const played = village(rules).sleeps().lynches(7).sleeps({ 0: 6, 1: 6 });
      played.must(HUB, 'handOver', { seat: 7, as: 'person' });
      for (const seat of [0, 1, 2, 3, 4, 5]) played.must(seat, 'agree');
      played.dealer.settle();
      played.lynches(0).sleeps({ 1: 4 }).lynches(1).until('over');
      played.must(2, 'nextGame');
      return played.state;
    };
    expect(next(3)).toMatchObject({ hub: 7, players: [0, 1, 2, 3, 4, 5, 6, 8], options: { moderator: 'person' } });
    expect(next(2).players).toContain(7);
  });

  test('[LUQ-27, LU-193] between two calls of a night, as a program, opens the next by itself', () => {
    const now = handedByNight(3);
    expect(now.dealer.wait()).toBe(true);
    expect(now.state.now.open).toBe(true);
    expect(now.until('dawn').state).toMatchObject({ night: 3, hub: 7 });
    expect(handedByNight(2).dealer.wait()).toBe(false);
  });
});

describe('whoever leaves for good', () => {
  test('[LU-186, LU-205] isn’t asked for a vote as a ghost', () => {
    const order = (rules: 2 | 3): readonly number[] => {
      const played = village(rules, { options: { ghosts: true } })
        .sleeps()
        .lynches(7)
        .sleeps({ 0: 6, 1: 6 });
      played.dealer.tell('left', 7);
      return played.until('vote').state.vote!.order;
    };
    expect(order(3)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(order(2)).toContain(7);
  });

  test('[LU-097] having been away, leaves a seat in which nobody is away', () => {
    const away = (rules: 2 | 3): readonly number[] => {
      const played = village(rules).sleeps();
      played.dealer.tell('away', 7);
      played.lynches(7).dealer.tell('left', 7);
      played.sleeps().lynches(0).sleeps({ 1: 4 }).lynches(1).until('over');
      played.dealer.tell('joined', 7);
      played.must(2, 'nextGame');
      return played.state.away;
    };
    expect(away(3)).toEqual([]);
    expect(away(2)).toEqual([7]);
  });

  const owed = ({ dealer }: Village): readonly MoveCall[] => dealer.game.duties!(dealer.state, dealer.eyes(HUB));
  /** The moderator's word is written, two leave, and only then it is ordered. */
  function overtaken(rules: 2 | 3, played: Village, gone: readonly number[]): State {
    const [word] = owed(played);
    const { dealer } = played;
    const onItsWay = dealer.entry(HUB, word!.move, word!.args);
    for (const seat of gone) dealer.tell('left', seat);
    const moved = dealer.move(HUB, word!.move, word!.args, onItsWay);
    expect(moved.ok ? 'ok' : moved.refusal.code).toBe(rules === 3 ? 'move/stale' : 'ok');
    if (played.state.stage === 'talk' || played.state.stage === 'night')
      for (const seat of [0, 1, 2]) played.must(seat, 'callOff');
    return played.until('over').state;
  }
  const due = (played: Village, stage: State['stage']): Village => {
    played.until(stage);
    while (owed(played).length === 0) played.dealer.wait();
    return played;
  };

  test('[LU-130, LU-198] as dawn is told makes no liar of an honest moderator: it is told anew, of those who are left', () => {
    const dawn = (rules: 2 | 3): State => {
      const played = village(rules).sleeps().lynches(7);
      played.picks = { 0: 6, 1: 6 };
      return overtaken(rules, due(played, 'dawn'), [4, 5]);
    };
    expect(dawn(3)).toMatchObject({ findings: [], declared: 'wolves', side: 'wolves' });
    expect(dawn(2).findings).toEqual([{ what: 'verdict', night: 2 }]);
  });

  test('[LU-126, LU-198] …nor as the end is told after the stake', () => {
    const verdict = (rules: 2 | 3): State => {
      const played = village(rules).sleeps();
      stakes(played, 7);
      return overtaken(rules, due(played, 'verdict'), [4, 5, 6]);
    };
    expect(verdict(3)).toMatchObject({ findings: [], declared: 'wolves', side: 'wolves' });
    expect(verdict(2).findings).toEqual([{ what: 'verdict', night: 1 }]);
  });
});

test('[LUQ-27] a game that is called off is told to be so, though its record was opened and checked, and by which rule', () => {
  const off = (rules: 2 | 3): readonly unknown[] => {
    const played = village(rules).sleeps();
    for (const seat of [0, 1, 2, 3, 4]) played.must(seat, 'callOff');
    const { news, result } = played.until('over').state;
    return [news.slice(-2).map(({ what }) => what), result];
  };
  expect(off(3)).toEqual([['calledOff', 'checked'], { winners: [], why: 'LUQ-27' }]);
  expect(off(2)).toEqual([['moderatorMauled', 'checked'], { winners: [], why: 'LU-201' }]);
});
