/** What a game asks for becomes one open question each, with all that it was asked with; what can't be meant throws. */
import { describe, expect, test } from 'vitest';
import { type Ask, type Game, type Handle, MAX_SEATS, type Veil } from '../../../src/kernel/game.ts';
import { integer } from '../../../src/kernel/schemas.ts';
import { answerAsk, begin, passTime } from '../../../src/kernel/pipeline/play.ts';
import type { OpenAsk } from '../../../src/kernel/play/state.ts';
import { go, refused, start, taken, toy, type Toy } from './toy.ts';

const h = (...things: string[]): Handle[] => things as Handle[];
const seatsOf = (many: number): number[] => Array.from({ length: many }, (_, i) => i);
const HEAD = { id: 'e1:0', cause: 'e1', index: 0, tag: 'a' };

const LETTERS: Veil = { root: h('r')[0]!, hub: 1, way: 'in', seats: [0, 2], ms: 5_000, bases: [3, 4] };
/** At the move's time, two seconds. */
const ASKED = { kind: 'veil', root: 'r', hub: 1, way: 'in', seats: [0, 2], bases: [3, 4], at: 7_000 };

const asking = (play: (ask: Ask) => void): Game<Toy> => ({
  ...toy({ play }),
  layouts: { key: (seed) => [`${seed.length}`] },
  packs: { a: integer(0, 9) },
});
const asks = (play: (ask: Ask) => void): readonly OpenAsk[] => {
  const game = asking(play);
  return taken(go(game, start(game))).asks;
};

describe('each question', () => {
  test.each<readonly [string, (ask: Ask) => void, object]>([
    ['a shuffle', (ask) => ask.shuffle('a', h('p', 'q')), { kind: 'shuffle', cards: ['p', 'q'] }],
    ['a shuffle by some', (ask) => ask.shuffle('a', h('p'), [2, 0]), { kind: 'shuffle', cards: ['p'], by: [2, 0] }],
    ['a deal', (ask) => ask.deal('a', h('p'), 2), { kind: 'deal', cards: ['p'], to: 2 }],
    ['a show', (ask) => ask.show('a', h('p', 'q'), [1, 2]), { kind: 'show', things: ['p', 'q'], to: [1, 2] }],
    ['an opening', (ask) => ask.open('a', h('p')), { kind: 'open', things: ['p'] }],
    ['an opening by one first', (ask) => ask.open('a', h('p'), 0), { kind: 'open', things: ['p'], first: 0 }],
    ['an entrusting', (ask) => ask.entrust('a', h('p'), [0, 1]), { kind: 'entrust', cards: ['p'], to: [0, 1] }],
    ['a burial', (ask) => ask.bury('a', h('p')), { kind: 'bury', cards: ['p'] }],
    ['a roll', (ask) => ask.roll('a', { n: 2, sides: 6 }), { kind: 'roll', n: 2, sides: 6 }],
    ['a hidden roll', (ask) => ask.roll('a', { n: 1, sides: 6 }, 0), { kind: 'roll', n: 1, sides: 6, to: 0 }],
    ['a pick', (ask) => ask.pick('a', { of: 9, take: 4 }), { kind: 'roll', n: 4, sides: 9, distinct: true }],
    ['a secret', (ask) => ask.secret('a', [0, 2], 'key'), { kind: 'secret', holders: [0, 2], layout: 'key' }],
    ['a pack', (ask) => ask.pack('a', 'ab'), { kind: 'pack', hash: 'ab' }],
    ['veiled letters', (ask) => ask.veil('a', LETTERS), ASKED],
    [
      'veiled letters that leave early',
      (ask) => ask.veil('a', { ...LETTERS, graceMs: 5_000 }),
      { ...ASKED, graceMs: 5_000 },
    ],
  ])('[P10] %s stands open with all that was said, and with nothing else', (_, play, expected) => {
    // What is undefined has no canonical JSON: there must be no such member.
    expect(asks(play)).toStrictEqual([{ ...HEAD, ...expected }]);
  });

  test('[P17] what was handed in may change afterwards: the question is what it was', () => {
    const cards = h('p', 'q');
    const seats = [0, 1];
    const bases = [3, 4];
    const asked = asks((ask) => {
      ask.shuffle('a', cards, seats);
      ask.show('a', cards, seats);
      ask.entrust('a', cards, seats);
      ask.secret('a', seats, 'key');
      ask.veil('a', { ...LETTERS, seats, bases });
    });
    const before = structuredClone(asked);
    cards.pop();
    seats.pop();
    bases.pop();
    expect(asked).toEqual(before);
  });
});

describe('what can’t be meant', () => {
  test.each<readonly [string, (ask: Ask) => void]>([
    ['an answer that nothing takes', (ask) => ask.roll('z', { n: 1, sides: 6 })],
    ['no dice', (ask) => ask.roll('a', { n: 0, sides: 6 })],
    ['too many dice', (ask) => ask.roll('a', { n: 10_001, sides: 6 })],
    ['half a die', (ask) => ask.roll('a', { n: 1.5, sides: 6 })],
    ['a die without sides', (ask) => ask.roll('a', { n: 1, sides: 0 })],
    ['more sides than four bytes count', (ask) => ask.roll('a', { n: 1, sides: 2 ** 32 + 1 })],
    ['more picked than there are', (ask) => ask.pick('a', { of: 3, take: 4 })],
    ['more picked than one question holds', (ask) => ask.pick('a', { of: 20_000, take: 10_001 })],
    ['nothing to pick from', (ask) => ask.pick('a', { of: 0, take: 0 })],
    [
      'too many cards',
      (ask) =>
        ask.bury(
          'a',
          Array.from({ length: 10_001 }, (_, i) => `${i}` as Handle),
        ),
    ],
    ['too large a deck', (ask) => void ask.deck('a', Array.from({ length: 10_001 }, String))],
    ['an unknown layout', (ask) => ask.secret('a', [0], 'constructor')],
    ['a pack without a schema', (ask) => ask.pack('b', 'ab')],
    ['a pack by an inherited name', (ask) => ask.pack('constructor', 'ab')],
    ['a timer in the past', (ask) => ask.timer('a', -1)],
    ['letters that leave before they are asked for', (ask) => ask.veil('a', { ...LETTERS, graceMs: 5_001 })],
    ['letters that leave too late', (ask) => ask.veil('a', { ...LETTERS, graceMs: -1 })],
    ['letters that have had their time', (ask) => ask.veil('a', { ...LETTERS, ms: -1 })],
    ['letters of nothing', (ask) => ask.veil('a', { ...LETTERS, bases: [] })],
    ['letters of more seats than there are', (ask) => ask.veil('a', { ...LETTERS, seats: seatsOf(MAX_SEATS + 1) })],
    ['a timer beyond all numbers', (ask) => ask.timer('a', Number.MAX_SAFE_INTEGER)],
  ])('[P10] %s is a fault of the game', (_, play) => {
    const game = asking(play);
    expect(refused(go(game, start(game)))).toBe('game/fault P6');
  });

  test('[P10] the most that can be meant can be asked', () => {
    const most = Array.from({ length: 10_000 }, (_, i) => `${i}` as Handle);
    expect(asks((ask) => ask.roll('a', { n: 10_000, sides: 2 ** 32 }))).toHaveLength(1);
    expect(asks((ask) => ask.pick('a', { of: 3, take: 3 }))).toHaveLength(1);
    expect(asks((ask) => ask.bury('a', most))).toMatchObject([{ cards: most }]);
    expect(asks((ask) => ask.veil('a', { ...LETTERS, seats: seatsOf(MAX_SEATS), graceMs: 0 }))).toHaveLength(1);
  });

  test('[P10] a game without layouts and packs asks for neither', () => {
    for (const play of [(ask: Ask) => ask.secret('a', [0], 'key'), (ask: Ask) => ask.pack('a', 'ab')]) {
      const game = toy({ play });
      expect(refused(go(game, start(game)))).toBe('game/fault P6');
    }
  });
});

describe('several questions', () => {
  const three = (ask: Ask): void => {
    ask.bury('a', h('p'));
    ask.show('b', h('q'), [1]);
    ask.deal('c', h('r'), 2);
    ask.timer('a', 10);
    ask.timer('b', 20);
  };
  const tags = (list: readonly { readonly tag: string }[]): readonly string[] => list.map(({ tag }) => tag);

  test('[P11] an answer closes its own question and no other', () => {
    const game = asking(three);
    const play = taken(go(game, start(game)));
    const after = answerAsk(game, play, 'e1:1', {}, 3_000);
    expect(tags(after.asks)).toEqual(['a', 'c']);
    expect(after.causes).toEqual({ e1: 5 });
    expect(tags(answerAsk(game, after, 'e1:0', {}, 3_000).asks)).toEqual(['c']);
  });

  test('[P14] what is taken back goes by its name, questions and timers alike, and leaves the others', () => {
    const game = asking((ask) => {
      three(ask);
      ask.cancel('a');
      ask.cancel('nothing');
    });
    const play = taken(go(game, start(game)));
    expect([tags(play.asks), tags(play.timers)]).toEqual([['b', 'c'], ['b']]);
  });

  test('[P14] a game is told when its timer fires, by its name', () => {
    const heard: unknown[] = [];
    const game = asking((ask) => {
      ask.timer('a', 10);
      ask.timer('b', 20);
      heard.push(ask.until('b'), ask.until('c'));
      ask.cancel('b');
      heard.push(ask.until('b'));
    });
    taken(go(game, start(game)));
    // The move's time is two seconds.
    expect(heard).toEqual([2_020, undefined, undefined]);
  });

  test('[P14] the only timer, and the only question, can be taken back', () => {
    const game = asking((ask) => {
      ask.timer('a', 10);
      ask.bury('b', h('p'));
      ask.cancel('a');
      ask.cancel('b');
    });
    expect(taken(go(game, start(game)))).toMatchObject({ asks: [], timers: [], causes: {} });
  });

  test('[P10] a cause that has something open is remembered, beside the one that asks now', () => {
    const game = toy({
      play: (ask, { turn }) => {
        ask.bury('a', h('p'));
        if (turn === 0) ask.bury('b', h('q'));
      },
    });
    const once = taken(go(game, start(game)));
    const twice = taken(go(game, once, { cause: 'e2' }));
    expect(twice.causes).toEqual({ e1: 2, e2: 1 });
    expect(answerAsk(game, twice, 'e2:0', {}, 3_000).causes).toEqual({ e1: 2 });
  });

  test('[P11] who is shown cards, and who buried them, hears which; an answer that failed brings none', () => {
    const game = asking(three);
    const play = taken(go(game, start(game)));
    const heard = (id: string, failed?: 'lost'): readonly Handle[] =>
      answerAsk(game, play, id, failed ? { failed } : {}, 3_000).state.cards;
    expect([heard('e1:0'), heard('e1:1'), heard('e1:2')]).toEqual([['p'], ['q'], ['r']]);
    expect([heard('e1:0', 'lost'), heard('e1:1', 'lost'), heard('e1:2', 'lost')]).toEqual([[], [], []]);
    expect(answerAsk(game, play, 'e1:2', { failed: 'lost' }, 3_000).state.heard).toEqual(['go 1', 'c 2 lost']);
  });
});

describe('a beginning', () => {
  test('[P21] hears its seats, its options and the game before it, where there was one', () => {
    const seen: unknown[] = [];
    const game: Game<Toy> = { ...toy(), setup: (table) => (seen.push(table), { turn: 0, heard: [], cards: [] }) };
    begin(game, { seats: [2, 0], options: {} }, 'e0', 0);
    begin(game, { seats: [1], options: {}, before: { turn: 7 } }, 'e0', 0);
    expect(seen).toStrictEqual([
      { seats: [2, 0], options: {} },
      { seats: [1], options: {}, before: { turn: 7 } },
    ]);
  });

  test('[P21] with what the game doesn’t take throws, and says what', () => {
    expect(() => begin(toy(), { seats: [], options: {} }, 'e0', 0)).toThrow('start: game/seats');
    expect(() => begin(toy(), { seats: [0], options: 7 }, 'e0', 0)).toThrow('start: game/options');
  });

  test('[P14] a timer of no time fires at most a thousand times in one pass', () => {
    let fired = 0;
    const endless = toy({
      play: (ask) => ask.timer('a', 0),
      on: { a: (ask) => (fired++, ask.timer('a', 0)) },
    });
    passTime(endless, taken(go(endless, start(endless))), 9_000);
    expect(fired).toBe(1_000);
  });
});

test('[P11] a question’s cards are hidden again when they are entrusted, shuffled or buried', () => {
  for (const kind of ['entrust', 'shuffle', 'bury'] as const) {
    const game = toy({
      setup: (ask) => ask.deck('d', ['x', 'y']),
      play: (ask, { cards }) => (kind === 'entrust' ? ask.entrust('a', cards, [0]) : ask[kind]('a', cards)),
    });
    const play = taken(go(game, start(game)));
    expect(answerAsk(game, play, play.asks[0]!.id, {}, 3_000).faces).toEqual({});
  }
});
