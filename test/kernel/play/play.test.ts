import { describe, expect, test } from 'vitest';
import type { Answer, Ask, Handle, Step } from '../../../src/kernel/game.ts';
import { answerAsk, begin, canBegin, nextDeadline, passTime, tell } from '../../../src/kernel/pipeline/play.ts';
import { eyesOf } from '../../../src/kernel/play/eyes.ts';
import type { Play } from '../../../src/kernel/play/state.ts';
import { deepFreeze } from '../../helpers/plain.ts';
import { go, start, taken, toy, type Toy } from './toy.ts';

const ids = (play: Play): string[] => play.asks.map(({ id }) => id);
const h = (...things: string[]): Handle[] => things as Handle[];

describe('names', () => {
  test('[P10] questions, decks and timers of one cause are counted together', () => {
    const game = toy({
      play: (ask) => {
        ask.timer('a', 5);
        const cards = ask.deck('d', ['x', 'y']);
        ask.shuffle('b', cards);
        ask.roll('c', { n: 1, sides: 6 });
      },
    });
    const play = taken(go(game, start(game)));
    expect(play.timers).toEqual([{ tag: 'a', at: 2_005, cause: 'e1', index: 0 }]);
    expect(play.faces).toEqual({ 'e1:1/0': 'x', 'e1:1/1': 'y' });
    expect(ids(play)).toEqual(['e1:2', 'e1:3']);
    expect(play.asks[0]).toMatchObject({ kind: 'shuffle', tag: 'b', cards: ['e1:1/0', 'e1:1/1'] });
    expect(play.causes).toEqual({ e1: 4 });
  });

  test('[P10] through timers and answers the cause stays and its count goes on', () => {
    const game = toy({
      play: (ask) => ask.timer('a', 5),
      on: { a: (ask) => ask.shuffle('b', []), b: (ask) => ask.bury('c', []) },
    });
    let play = passTime(game, taken(go(game, start(game))), 3_000);
    expect(ids(play)).toEqual(['e1:1']);
    play = answerAsk(game, play, 'e1:1', { cards: [] }, 3_000);
    expect(ids(play)).toEqual(['e1:2']);
    expect(play.causes).toEqual({ e1: 3 });
    expect(answerAsk(game, play, 'e1:2', {}, 3_000).causes).toEqual({});
  });
});

describe('answers', () => {
  const asked = (kind: 'open' | 'shuffle' | 'bury' | 'deal'): { game: ReturnType<typeof toy>; play: Play<Toy> } => {
    const game = toy({
      setup: (ask) => ask.deck('d', ['x', 'y']),
      play: (ask, { cards }) => (kind === 'deal' ? ask.deal('a', cards, 2) : ask[kind]('a', cards)),
    });
    return { game, play: taken(go(game, start(game))) };
  };

  test('[P11] one counts, the second is nothing', () => {
    const { game, play } = asked('shuffle');
    const after = answerAsk(game, play, 'e1:0', { cards: h('p', 'q') }, 3_000);
    expect(after.state.heard).toEqual(['go 1', 'a']);
    expect(after.asks).toEqual([]);
    expect(answerAsk(game, after, 'e1:0', { cards: h('p', 'q') }, 3_000)).toBe(after);
    expect(answerAsk(game, play, 'e9:0', {}, 3_000)).toBe(play);
  });

  test('[P11] opened faces are public', () => {
    const game = toy({ play: (ask) => ask.open('a', h('p', 'q')) });
    const play = answerAsk(game, taken(go(game, start(game))), 'e1:0', { faces: ['7', '8'] }, 3_000);
    expect(play.faces).toEqual({ p: '7', q: '8' });
    expect(eyesOf(play, null, new Map()).read(h('q')[0]!)).toBe('8');
  });

  test('[P11] an answer that does not fit its question is the table’s bug and throws', () => {
    const { game, play } = asked('open');
    expect(() => answerAsk(game, play, 'e1:0', { faces: ['x'] }, 3_000)).toThrow('faces: 1 for 2');
    expect(() => answerAsk(game, play, 'e1:0', {}, 3_000)).toThrow(new RangeError('faces: undefined for 2'));
  });

  test('[P11] a step hears the name of what it answers, and beside the answer nothing that was not asked for', () => {
    const heard: Answer[] = [];
    const hears: Step<Toy> = (s, answer) => (heard.push(answer), s);
    const asks = (ask: Ask): void => {
      ask.open('a', h('p'));
      ask.roll('b', { n: 1, sides: 6 });
      ask.show('c', h('q'), [1]);
      ask.timer('b', 5);
    };
    const game = { ...toy({ play: asks }), on: { a: hears, b: hears, c: hears } };
    let play = taken(go(game, start(game)));
    play = answerAsk(game, play, 'e1:0', { faces: ['7'] }, 2_000);
    play = answerAsk(game, play, 'e1:1', { values: [3] }, 2_000);
    play = answerAsk(game, play, 'e1:2', {}, 2_000);
    passTime(game, play, 3_000);
    expect(heard).toStrictEqual([
      { tag: 'a', faces: ['7'] },
      { tag: 'b', values: [3] },
      { tag: 'c', cards: ['q'] },
      { tag: 'b' },
    ]);
  });

  test('[P11] a shuffle takes the old faces away, a burial hides them, a deal changes nothing', () => {
    const left = (kind: 'shuffle' | 'bury' | 'deal'): number => {
      const { game, play } = asked(kind);
      return Object.keys(answerAsk(game, play, 'e1:0', {}, 3_000).faces).length;
    };
    expect([left('shuffle'), left('bury'), left('deal')]).toEqual([0, 0, 2]);
  });

  test('[P11] cards that keep their names and the seat they went to need not be said', () => {
    const { game, play } = asked('deal');
    const after = answerAsk(game, play, 'e1:0', {}, 3_000);
    expect(after.state.heard.at(-1)).toBe('a 2');
    expect(after.state.cards).toEqual(play.state.cards);
  });

  test('[P12] a failed opening makes nothing public', () => {
    const game = toy({ play: (ask) => ask.open('a', h('p')) });
    const play = answerAsk(game, taken(go(game, start(game))), 'e1:0', { failed: 'lost' }, 3_000);
    expect(play.faces).toEqual({});
    expect(play.state.heard.at(-1)).toBe('a lost');
  });

  test('[P13] a throw at an answer leaves the state, takes the question away and is counted', () => {
    const game = toy({
      play: (ask) => ask.open('a', h('p')),
      on: {
        a: (ask) => {
          ask.timer('b', 5);
          throw new Error('boom');
        },
      },
    });
    const before = taken(go(game, start(game)));
    const after = answerAsk(game, before, 'e1:0', { faces: ['7'] }, 3_000);
    expect(after.state).toBe(before.state);
    expect(after).toMatchObject({ asks: [], timers: [], causes: {}, faults: 1, faces: { p: '7' } });
  });
});

describe('time', () => {
  const timers = (list: readonly (readonly ['a' | 'b' | 'c', number])[]): ReturnType<typeof toy> =>
    toy({ play: (ask) => list.forEach(([tag, ms]) => ask.timer(tag, ms)) });

  test('[P14] due timers fire by deadline, among equals by order of asking', () => {
    const game = timers([
      ['c', 20],
      ['b', 10],
      ['a', 20],
    ]);
    const play = taken(go(game, start(game)));
    expect(nextDeadline(play)).toBe(2_010);
    expect(passTime(game, play, 2_020).state.heard.slice(1)).toEqual(['b', 'c', 'a']);
  });

  test('[P14] a deadline of now is due, one of later is not', () => {
    const game = timers([['a', 10]]);
    const play = taken(go(game, start(game)));
    expect(passTime(game, play, 2_009)).toBe(play);
    expect(passTime(game, play, 2_010).state.heard).toEqual(['go 1', 'a']);
    expect(nextDeadline(passTime(game, play, 2_010))).toBeUndefined();
  });

  test('[P14] a timer fires before a later entry, which meets another state', () => {
    const game = toy({
      play: (ask) => ask.timer('a', 10),
      rules: [{ id: 'T-1', code: 'closed', holds: (s) => !s.heard.includes('a') }],
    });
    const open = taken(go(game, start(game)));
    const intime = go(game, passTime(game, open, 2_005), { now: 2_005, cause: 'e2' });
    const late = go(game, passTime(game, open, 2_015), { now: 2_015, cause: 'e2' });
    expect([intime.ok, late.ok]).toEqual([true, false]);
  });

  test('[P14] a timer set by a timer waits for its own deadline, and fires at once where that is now', () => {
    const game = (ms: number): ReturnType<typeof toy> =>
      toy({ play: (ask) => ask.timer('a', 10), on: { a: (ask) => ask.timer('b', ms) } });
    const heard = (ms: number): readonly string[] => {
      const g = game(ms);
      return passTime(g, taken(go(g, start(g))), 2_050).state.heard.slice(1);
    };
    expect(heard(0)).toEqual(['a', 'b']);
    expect(heard(1)).toEqual(['a']);
  });

  test('[P14] a game that sets timers of 0 ms for ever does not hold the table up', () => {
    const game = toy({ play: (ask) => ask.timer('a', 0), on: { a: (ask) => ask.timer('a', 0) } });
    expect(passTime(game, taken(go(game, start(game))), 2_000).timers).toHaveLength(1);
  });

  test('[P14] cancel takes away all timers of a tag, of other causes too', () => {
    const game = toy({
      play: (ask, s) => {
        if (s.turn < 2) ask.timer('a', 10);
        else ask.cancel('a');
        ask.timer('b', 10);
      },
    });
    let play = start(game);
    for (const cause of ['e1', 'e2', 'e3']) play = taken(go(game, play, { cause }));
    expect(play.timers.map(({ tag }) => tag)).toEqual(['b', 'b', 'b']);
  });

  test('[P14] cancel withdraws open questions of a tag: an answer that comes later is of nothing', () => {
    const game = toy({
      play: (ask, s) => {
        if (s.turn < 2) ask.roll('a', { n: 1, sides: 2 });
        else ask.cancel('a');
      },
    });
    let play = start(game);
    for (const cause of ['e1', 'e2']) play = taken(go(game, play, { cause }));
    const [first] = ids(play);
    play = taken(go(game, play, { cause: 'e3' }));
    expect(ids(play)).toEqual([]);
    expect(answerAsk(game, play, first!, { values: [1] }, 2_000)).toBe(play);
  });
});

test('[P15] the game hears who leaves; a game that does not listen is not told', () => {
  const listens = toy({ on: { left: (ask) => ask.roll('a', { n: 1, sides: 2 }) } });
  const told = tell(listens, start(listens), 'left', 1, 'e5', 2_000);
  expect(told.state.heard).toEqual(['left 1']);
  expect(ids(told)).toEqual(['e5:0']);
  const deaf = toy({ deaf: true });
  const play = start(deaf);
  expect(tell(deaf, play, 'left', 1, 'e5', 2_000)).toBe(play);
});

test('[P21] a game begins only with fitting seats and options', () => {
  const game = toy();
  const code = (seats: readonly number[], options: unknown = {}): string | undefined =>
    canBegin(game, { seats, options })?.code;
  expect(code([0, 1])).toBeUndefined();
  expect([code([]), code([0, 1, 2, 3]), code([1, 1])]).toEqual(['game/seats', 'game/seats', 'game/seats']);
  expect(code([0], { more: 1 })).toBe('game/options');
  expect(() => begin(game, { seats: [], options: {} }, 'e0', 0)).toThrow('game/seats');
});

test('[P17] no step changes the play it starts from', () => {
  const game = toy({ setup: (ask) => ask.deck('d', ['x']), play: (ask, s) => ask.open('a', s.cards) });
  const before = deepFreeze(start(game));
  const copy = JSON.stringify(before);
  answerAsk(game, taken(go(game, before)), 'e1:0', { faces: ['x'] }, 3_000);
  expect(JSON.stringify(before)).toBe(copy);
});
