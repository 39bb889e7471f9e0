/** Nights: who is told what, whom the wolves get, what is said at dawn, and who may say it. */
import { describe, expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { Village, villagers } from './village.ts';

const EIGHT: readonly Card[] = ['wolf', 'wolf', 'seer', ...villagers(5)];
const [WOLF, TWIN, V3, V4, V5] = [0, 1, 3, 4, 5] as const;
const eight = (setting: ConstructorParameters<typeof Village>[1] = {}): Village => new Village(EIGHT, setting);
/** Past the first night and its day. */
const second = (setting: ConstructorParameters<typeof Village>[1] = {}): Village => eight(setting).sleeps().lynches(7);

describe('picking', () => {
  const awake = (): Village => second().until('night').until('night');
  const inCall = (village: Village): Village => {
    while (!village.state.now.open || village.state.record.at(-1)?.night !== 2) {
      if (village.state.now.open) village.dealer.answer(village.dealer.play.asks[0]!.id, answerOf(village));
      else village.dealer.wait();
    }
    return village;
  };
  /** The first answer of the night, and no more: the first choices are being made. */
  const answerOf = (village: Village): { readonly cards: readonly never[] } => {
    const ask = village.dealer.play.asks[0]!;
    const thing = `${ask.id}/0`;
    const lists = village.dealer.game.letters!(village.state, village.dealer.eyes(village.hub), 'out')!;
    village.dealer.seal(thing, ask as never, lists);
    return { cards: [thing as never] };
  };

  test('[LU-041] nothing is picked before a call, and by day', () => {
    const village = awake();
    expect(village.state.now.open).toBe(false);
    expect(village.does(V3, 'pick', { seat: V4 })).toBe('LU-041 asleep');
    expect(second().sleeps().does(V3, 'pick', { seat: V4 })).toBe('LU-041 asleep');
  });

  test('[LU-204] nor once a call’s last letters have come, by anybody; where nothing is chosen, to the end of the call', () => {
    const asked = awake();
    const choosing = new Set<boolean | undefined>();
    while (!asked.state.now.out?.last) {
      if (asked.state.now.open) choosing.add(asked.view(V3).turn?.choosing);
      if (!asked.dealer.answerOne()) asked.dealer.wait();
    }
    expect([[...choosing][0], asked.view(V3).turn?.choosing]).toEqual([true, false]);
    for (const seat of asked.state.players) expect(asked.does(seat, 'pick', { seat: V4 })).toBe('LU-204 too-late');
    const told = eight({ options: { night: 'called' } });
    while (told.state.now.call === 0 || told.state.record.at(-1)?.name !== 'wolf')
      if (!told.dealer.answerOne()) told.dealer.wait();
    expect(told.view(V3).turn).toMatchObject({ name: 'wolf', choosing: true });
    expect(told.does(V3, 'pick', { seat: V4 })).toBe('ok');
  });

  test('[LU-204, LU-038] …in a call that is closed by hand, once the last letters leave that go before half of it is over', () => {
    const options = { moderator: 'person', night: 'called', byHand: true, firstNightModVictim: false } as const;
    const village = eight({ options });
    const { dealer } = village;
    village.must(8, 'call');
    dealer.settle();
    village.must(8, 'call');
    const from = dealer.now;
    const turn = (): readonly unknown[] => {
      const { choosing, ends, last } = village.view(V3).turn!;
      return [choosing, ends - from, last];
    };
    /** All letters of the beat that is on come at its end. */
    const beat = (): void => {
      const { asks } = dealer.play;
      dealer.pass(Math.max(...asks.map((ask) => (ask.kind === 'veil' ? ask.at : 0))));
      for (const ask of asks) dealer.answerThis(ask);
    };
    expect(turn()).toEqual([true, 35_500, false]);
    beat();
    village.must(8, 'close');
    // Everybody's clock says so at once.
    expect(turn()).toEqual([true, 21_000, false]);
    beat();
    expect(turn()).toEqual([true, 21_000, true]);
    dealer.pass(from + 20_999);
    expect(village.does(V3, 'pick', { seat: V4 })).toBe('ok');
    dealer.pass(from + 21_000);
    for (const seat of village.state.players) expect(village.does(seat, 'pick', { seat: V4 })).toBe('LU-204 too-late');
    beat();
    expect(turn()).toEqual([false, expect.any(Number), false]);
  });

  test('[LU-204] once choosing is over, everybody is shown what their letters said, whatever they picked since', () => {
    const village = second();
    village.picks = { [V3]: V4 };
    village.lost = (seat, sent) => seat === V3 && sent > 1;
    village.until('night');
    while (village.state.now.beats < 5) if (!village.dealer.answerOne()) village.dealer.wait();
    village.must(V3, 'pick', { seat: V5 });
    expect(village.view(V3).turn).toMatchObject({ choosing: true });
    expect(village.view(V3).turn).not.toHaveProperty('sent');
    while (village.state.now.in) village.dealer.answerOne();
    expect(village.view(V3).turn?.sent).toEqual({ seat: V4, says: 0, of: -1 });
    expect(village.view(V5).turn?.sent).toEqual({ seat: -1, says: 0, of: -1 });
    expect(village.view(8).turn).not.toHaveProperty('sent');
  });

  test('[LU-066, LU-144] in the first night wolves and bodyguard have nothing to choose: they tap anybody, as all do', () => {
    const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'bodyguard', ...villagers(5)];
    const first = (firstNightModVictim: boolean): readonly string[] => {
      const village = new Village(cards, { options: { firstNightModVictim } }).until('night');
      while (village.state.now.beats === 0) if (!village.dealer.answerOne()) village.dealer.wait();
      return [village.does(WOLF, 'pick', { seat: TWIN }), village.does(3, 'pick', { seat: 3 })];
    };
    expect(first(true)).toEqual(['ok', 'ok']);
    expect(first(false)).toEqual(['LU-058 innocent-only', 'ok']);
  });

  test('[LU-045, LU-058, case 10] wolves pick neither each other nor the dead; what everybody picks stays on the device', () => {
    const village = inCall(awake());
    expect(village.does(WOLF, 'pick', { seat: TWIN })).toBe('LU-058 innocent-only');
    expect(village.does(WOLF, 'pick', { seat: WOLF })).toBe('LU-058 innocent-only');
    expect(village.does(WOLF, 'pick', { seat: 7 })).toBe('LU-045 target-not-alive');
    const before = village.state;
    expect(village.does(WOLF, 'pick', { seat: V3 })).toBe('ok');
    expect(village.does(V4, 'pick', { seat: V4 })).toBe('ok');
    expect(village.does(7, 'pick', { seat: WOLF })).toBe('ok');
    expect(village.state).toBe(before);
    village.until('talk');
    expect(village.out).toEqual(['7 lynched', '3 mauled']);
  });

  test('[LU-144, LU-172] bodyguard and mythomaniac don’t pick themselves in their own call', () => {
    const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'bodyguard', 'mythomaniac', ...villagers(4)];
    const village = new Village(cards).sleeps().lynches(8);
    inCall(village);
    expect(village.does(3, 'pick', { seat: 3 })).toBe('LU-144 not-self');
    expect(village.does(4, 'pick', { seat: 4 })).toBe('ok');
    while (village.state.now.call === 0) village.dealer.answerOne();
    expect(village.state.now.open).toBe(true);
    expect(village.does(4, 'pick', { seat: 4 })).toBe('LU-172 another-player');
    expect(village.does(3, 'pick', { seat: 3 })).toBe('ok');
  });
});

test('[LU-205] a pause that is asked for by night, or taken back, is told as one after dawn, and by day as one', () => {
  const told = (village: Village): readonly string[] =>
    ['pause', 'goOn'].flatMap((move) => {
      const before = village.state;
      village.must(8, move);
      return lupus.news!(before, village.state).map(({ what }) => what);
    });
  const person = (): Village => eight({ options: { moderator: 'person' } });
  expect(told(person())).toEqual(['pausedLater', 'resumedLater']);
  expect(told(person().until('dawn'))).toEqual(['pausedLater', 'resumedLater']);
  expect(told(person().until('talk'))).toEqual(['paused', 'resumed']);
});

describe('dawn', () => {
  test('[LU-066, LU-067, LU-071] in the first night nobody dies, and the day says that the moderator was mauled', () => {
    const village = eight().sleeps({ [WOLF]: V3, [TWIN]: V3 });
    expect(village.out).toEqual([]);
    expect(village.state.news.map(({ what }) => what)).toContain('moderatorMauled');
    expect(village.until('vote').state.vote!.order[0]).toBe(0);
  });

  test('[LU-066] in the first night the moderator can say of no player to have been mauled', () => {
    const village = eight().until('night').until('dawn');
    village.dealer.wait();
    const word = { dead: [], side: 'none' };
    expect(village.does(8, 'dawn', { ...word, mauled: V3 })).toBe('LU-066 nobody-such');
    expect(village.does(8, 'dawn', { ...word, mauled: -1 })).toBe('ok');
  });

  test('[LU-069] with that off, the wolves maul in the first night', () => {
    const village = eight({ options: { firstNightModVictim: false } }).sleeps({ [WOLF]: V3, [TWIN]: V3 });
    expect(village.out).toEqual(['3 mauled']);
  });

  test('[LU-055, LU-056, LU-073, LU-075] whom all wolves point at is mauled, and it is said', () => {
    const village = second().sleeps({ [WOLF]: V3, [TWIN]: V3 });
    expect(village.out).toEqual(['7 lynched', '3 mauled']);
    expect(village.state.news.at(-1)).toMatchObject({ what: 'mauled', seats: [3] });
  });

  test('[LU-057, LU-206] split wolves leave it to the lot of that night, silent ones to a lot among all', () => {
    const lots = (n: number): readonly string[] => Array.from({ length: 30 }, () => String(n));
    const split = { [WOLF]: V3, [TWIN]: V5 };
    expect(second({ lots: lots(0) }).sleeps(split).out).toContain('3 mauled');
    expect(second({ lots: lots(1) }).sleeps(split).out).toContain('5 mauled');
    expect(second({ lots: lots(4) }).sleeps().out).toContain('6 mauled');
    expect(second({ lots: lots(5) }).sleeps().out).toContain('2 mauled');
  });

  test('[LU-204] a choice counts as it stands when the letters end; one that doesn’t come leaves the one before', () => {
    const late = second();
    late.lost = (seat, beat) => seat <= TWIN && beat > 1;
    expect(late.sleeps({ [WOLF]: V4, [TWIN]: V4 }).out).toContain('4 mauled');
  });

  test('[LU-196, LU-072] nobody but the moderator’s device says who lives, when it is due, of people who live', () => {
    const village = second().until('night').until('dawn');
    const word = { mauled: 3, dead: [], side: 'none' };
    expect(village.does(8, 'dawn', word)).toBe('LU-072 not-now');
    village.dealer.wait();
    expect(village.does(WOLF, 'dawn', word)).toBe('LU-196 not-moderator');
    expect(village.does(8, 'dawn', { ...word, mauled: 7 })).toBe('LU-072 target-not-alive');
    expect(village.does(8, 'verdict', { side: 'none' })).toBe('LU-126 not-a-checkpoint');
    expect(village.does(8, 'dawn', word)).toBe('ok');
    expect(village.does(8, 'dawn', word)).toBe('LU-072 not-now');
  });

  test('[LU-078, LU-079] one is mauled at most, one more found dead, and each of them is named once', () => {
    const village = second().until('night').until('dawn');
    village.dealer.wait();
    const dawn = (mauled: Seat, ...dead: readonly Seat[]): string =>
      village.does(8, 'dawn', { mauled, dead, side: 'none' });
    expect(dawn(3, 3)).toBe('LU-078 nobody-such');
    expect(dawn(-1, 3, 4)).toBe('LU-079 nobody-such');
    expect(dawn(3, 4)).toBe('ok');
    expect(village.state.news.slice(-2).map(({ what }) => what)).toEqual(['mauled', 'dead']);
    expect(village.out).toEqual(['7 lynched', '3 mauled', '4 dead']);
  });

  test('[LU-080] names in seat order, without a reason, where the table wants no inference', () => {
    const village = second({ options: { hideDawnCause: true } })
      .until('night')
      .until('dawn');
    village.dealer.wait();
    expect(village.does(8, 'dawn', { mauled: 3, dead: [], side: 'none' })).toBe('LU-080 nobody-such');
    expect(village.does(8, 'dawn', { mauled: -1, dead: [4, 3], side: 'none' })).toBe('LU-078 nobody-such');
    expect(village.does(8, 'dawn', { mauled: -1, dead: [3, 4], side: 'none' })).toBe('ok');
    expect(village.out.slice(1)).toEqual(['3 dead', '4 dead']);
  });
});

describe('the hand that moderates', () => {
  test('[LU-193, LU-035] a person opens each call in the order of the night; a program needs no hand', () => {
    const village = eight({ options: { moderator: 'person', night: 'called' } });
    expect(village.does(WOLF, 'call')).toBe('LU-193 not-moderator');
    expect(village.does(8, 'call')).toBe('ok');
    expect(village.does(8, 'call')).toBe('LU-193 not-in-sequence');
    expect(village.until('talk').does(8, 'call')).toBe('LU-193 not-in-sequence');
    expect(eight().does(8, 'call')).toBe('LU-193 not-moderator');
  });

  test('[LU-038, LU-204] the desk says from when on a closing by hand would cut off what is picked, and of how many a choice has come', () => {
    const options = { moderator: 'person', night: 'called', byHand: true, firstNightModVictim: false } as const;
    const village = eight({ options });
    const { dealer } = village;
    const running = () => village.view(8).console!.running;
    expect(running()).toBeUndefined();
    village.must(8, 'call');
    // A call of one beat has its last letters anyway.
    expect(running()).toEqual({ closing: false });
    dealer.settle();
    village.picks = { 0: V4, 3: V4 };
    village.must(8, 'call');
    const from = dealer.now;
    const beat = (): void => {
      const { asks } = dealer.play;
      dealer.pass(Math.max(...asks.map((ask) => (ask.kind === 'veil' ? ask.at : 0))));
      for (const ask of asks) dealer.answerThis(ask);
    };
    expect(running()).toEqual({ closing: false });
    beat();
    // Before half of it another beat follows.
    expect(running()).toEqual({ closing: false, picks: 2 });
    beat();
    expect(running()).toEqual({ closing: false, picks: 2, leave: from + 21_000 });
    dealer.pass(from + 20_000);
    village.must(8, 'close');
    expect(running()).toEqual({ closing: true, picks: 2 });
    expect(village.view(V3).turn!.ends).toBe(from + 21_000);
    for (const seat of village.state.players) expect(village.view(seat).console).toBeUndefined();
  });

  test('[LU-038] a call is closed by hand after half of it at the earliest, by a person who may', () => {
    const options = { moderator: 'person', night: 'called' } as const;
    const fixed = eight({ options });
    fixed.must(8, 'call');
    expect(fixed.does(8, 'close')).toBe('LU-038 not-moderator');
    const village = eight({ options: { ...options, byHand: true } });
    expect(village.does(8, 'close')).toBe('LU-038 not-now');
    village.must(8, 'call');
    expect(village.does(8, 'close')).toBe('ok');
    expect(village.does(8, 'close')).toBe('LU-038 not-now');
    // Wolves meet: an answer of five seconds, then quiet until ten instead of twenty.
    const first = village.state.now.call;
    while (village.state.now.call === first) village.step();
    village.must(8, 'call');
    const opened = village.dealer.now;
    village.dealer.settle();
    village.must(8, 'close');
    village.dealer.wait();
    expect(village.state.stage).toBe('dawn');
    expect(village.dealer.now - opened).toBe(10_000);
  });
});
