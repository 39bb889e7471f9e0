/**
 * What the table can't give: an order or a card of a pile is asked for again when somebody says so. What only one person could give stays.
 */
import { expect, test } from 'vitest';
import type { OpenAsk } from '../../../src/kernel/play/state.ts';
import type { Failed } from '../../helpers/dealer.ts';
import { A, B, C, Trial, begun, dealt, playing, solo } from './trial.ts';

/** The first question of this kind goes wrong. */
function once(fits: (ask: OpenAsk) => boolean, failed: Failed = 'lost'): (ask: OpenAsk) => Failed | undefined {
  let done = false;
  return (ask) => {
    if (done || !fits(ask)) return undefined;
    done = true;
    return failed;
  };
}

test.each(['refused', 'lost', 'bad'] as const)(
  '[CHQ-32] a shuffle that fails (%s) is made again when somebody asks',
  (failed) => {
    const t = new Trial({ fail: once(({ tag }) => tag === 'drawPile', failed) });
    t.do(A, 'begin');
    expect([t.phase, t.view(B).stuck]).toEqual(['stuck', { by: [] }]);
    expect(t.do(B, 'tryAgain')).toBe('ok');
    expect(t.phase).toBe('start');
    expect(t.do(B, 'tryAgain')).toBe('nothing-missing CHQ-32');
  },
);

test('[CHQ-32] of decks that are mixed at the same time only the one that failed is mixed again', () => {
  const t = new Trial({ fail: once(({ tag }) => tag === 'missionDeck') });
  t.do(A, 'begin');
  const { drawPile, identityDeck } = t.s;
  t.hold = ['dealt'];
  t.do(A, 'tryAgain');
  expect([t.s.drawPile, t.s.identityDeck, t.s.missionDeck.length]).toEqual([drawPile, identityDeck, 10]);
});

test('[CHQ-32] a deal that fails is made again for those who have nothing yet', () => {
  const t = dealt({ fail: once((ask) => ask.kind === 'deal' && ask.to === B) });
  expect(t.phase).toBe('stuck');
  t.do(A, 'tryAgain');
  expect([A, B, C].map((seat) => t.hand(seat).length)).toEqual([3, 3, 3]);
});

test('[CHQ-32] a draw, a roll and the cards of Solonauts as well', () => {
  const t = begun();
  t.fail = once(({ tag }) => tag === 'dealt');
  t.do(A, 'draw');
  expect([t.phase, t.hand(A).length]).toEqual(['stuck', 3]);
  t.do(A, 'tryAgain');
  expect([t.phase, t.hand(A).length]).toEqual(['play', 4]);
  const roll = dealt({ options: { startMethod: 'random', mulligan: false }, fail: once(({ tag }) => tag === 'first') });
  expect(roll.phase).toBe('stuck');
  roll.do(A, 'tryAgain');
  expect(roll.phase).toBe('draw');
  const alone = solo({ fail: once(({ tag }) => tag === 'opened') });
  alone.do(A, 'tryAgain');
  expect(alone.phase).toBe('step');
});

test('[CHQ-32] a game that is stuck for good can be called off', () => {
  const t = new Trial({ seats: 2, fail: () => 'lost' });
  t.do(A, 'begin');
  t.do(A, 'tryAgain');
  expect(t.phase).toBe('stuck');
  t.do(A, 'callOff');
  t.do(B, 'callOff');
  expect(t.s.result).toEqual({ winners: [], why: 'CHQ-32' });
});

test('[CH-137] a goal card that isn’t given stays where it is', () => {
  const t = playing(['new-mission'], { fail: (ask) => (ask.tag === 'buried' ? 'refused' : undefined) });
  const old = t.s.missions[A];
  t.resolve(A, 'new-mission');
  expect([t.s.missions[A], t.phase]).toEqual([old, 'end']);
});

test('[CH-139] an Identity that isn’t shown goes under the deck all the same', () => {
  const t = playing(['parents-never-met'], { fail: (ask) => (ask.tag === 'opened' ? 'refused' : undefined) });
  const old = t.s.identities[B];
  t.resolve(A, 'parents-never-met', String(B));
  expect([t.s.exposed, t.s.identityDeck.at(-1)]).toEqual([[], old]);
});

test('[CH-285] of hands that are passed on, one that isn’t given stays with its holder', () => {
  const t = playing(['discontinuity', 'grail']);
  const hands = [A, B, C].map((seat) => t.hand(seat));
  t.fail = (ask) => (ask.kind === 'deal' && ask.to === C ? 'refused' : undefined);
  t.resolve(A, 'discontinuity', 'clockwise');
  expect([t.phase, t.hand(B)]).toEqual(['end', [...hands[1]!, ...hands[0]!.slice(1)]]);
  expect(t.hand(C)).toEqual([]);
});

test('[CH-286] whose hand doesn’t come into A Good Shuffle keeps it and gets nothing more', () => {
  const t = playing(['time-vortex', 'grail']);
  const hand = t.hand(B);
  t.fail = once((ask) => ask.kind === 'bury' && hand.includes(ask.cards[0] as never), 'refused');
  t.resolve(A, 'time-vortex');
  expect([t.hand(B), t.hand(A).length + t.hand(C).length]).toEqual([hand, 4]);
});

test('[CH-286] A Good Shuffle that can’t be mixed waits, with all hands in it', () => {
  const t = playing(['time-vortex', 'grail'], { fail: once(({ tag }) => tag === 'pool') });
  t.resolve(A, 'time-vortex');
  expect([t.phase, t.s.pool.length]).toEqual(['stuck', 7]);
  t.do(C, 'tryAgain');
  expect([t.phase, t.s.pool.length]).toEqual(['end', 0]);
});

test('[CHQ-32] there is a test here, or of guessing the time, for each thing that is asked of the table', () => {
  const asked = ['drawPile', 'pool', 'identityDeck', 'missionDeck', 'dealt', 'buried', 'opened', 'seen', 'first'];
  const timers = ['window', 'guess', 'reveal', 'reminder'];
  const told = ['away', 'back', 'left', 'joined'];
  const tags = Object.keys(begun().dealer.game.on).filter((tag) => !/^time\d+$/.test(tag));
  expect(tags.toSorted()).toEqual([...asked, ...timers, ...told].toSorted());
});

test('[CH-193] whoever isn’t shown the pile finds nothing in it', () => {
  const t = playing(['quick-trip'], { fail: (ask) => (ask.tag === 'seen' ? 'lost' : undefined) });
  t.resolve(A, 'quick-trip');
  expect(t.choices(A, 'choose')).toEqual([{ targets: [] }]);
  expect(t.do(A, 'choose', { targets: [] })).toBe('ok');
});

test('[CH-145] a side hand whose rest isn’t opened waits, and lies with the hand once its player is gone', () => {
  const t = playing(['perform-miracle/relic']);
  t.place(A, 'mammoth');
  t.setPile('ark', 'menorah');
  t.resolve(A, 'perform-miracle/relic', 'mammoth');
  t.fail = (ask) => (ask.tag === 'opened' ? 'refused' : undefined);
  t.resolve(A, 'ark');
  expect(t.phase).toBe('stuck');
  t.tell('left', A);
  t.do(B, 'tryAgain');
  expect([t.s.active, t.faces(A)]).toEqual([B, ['menorah']]);
});

test('[CH-279] what was to be dealt to somebody who leaves meanwhile stays in its pile, and the game goes on', () => {
  const t = begun();
  const pile = t.s.drawPile;
  t.hold = ['dealt'];
  t.do(A, 'draw');
  t.tell('left', A);
  t.hold = [];
  t.answer('dealt', { failed: 'lost', by: [A] });
  expect([t.s.active, t.phase, t.s.drawPile]).toEqual([B, 'draw', pile]);
});

test('[CH-279] who leaves in A Good Shuffle gets nothing out of it: it lies under the pile', () => {
  const t = playing(['time-vortex', 'grail']);
  t.hold = ['pool'];
  t.resolve(A, 'time-vortex');
  t.tell('left', C);
  const pile = t.s.drawPile.length;
  t.hold = [];
  t.settle();
  expect([t.hand(C), t.s.pool, t.phase]).toEqual([[], [], 'end']);
  expect(t.s.drawPile.length - pile).toBe(7 - t.hand(A).length - t.hand(B).length);
});

test('[CH-279] who leaves before the search begins finds nothing', () => {
  const t = playing(['quick-trip']);
  t.hold = ['seen'];
  t.resolve(A, 'quick-trip');
  t.tell('left', A);
  t.hold = [];
  t.answer('seen', { failed: 'lost', by: [A] });
  expect([t.s.active, t.s.prompt, t.phase]).toEqual([B, null, 'draw']);
});

test('[CHQ-32] an answer that nobody waits for changes nothing', () => {
  const t = begun();
  const never = new Proxy({} as never, { get: () => () => expect.fail('asked') });
  for (const tag of [
    'drawPile',
    'pool',
    'identityDeck',
    'missionDeck',
    'dealt',
    'buried',
    'opened',
    'seen',
    'first',
    'guess',
    'reveal',
    'window',
  ])
    expect(t.dealer.game.on[tag]!(t.s, { tag, cards: [], faces: [], values: [1] }, never)).toBe(t.s);
});
