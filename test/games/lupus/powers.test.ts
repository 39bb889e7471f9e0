/** What each card can do at night, and what comes of it at dawn. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/games/lupus/roles.ts';
import { Village, villagers } from './village.ts';

/** Seats by what they are. */
const [WOLF, TWIN, SEER, MEDIUM, POSSESSED, GUARD, OWL, MASON, MATE, HAMSTER, MYTHO] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];
const V = 11;
const CARDS: readonly Card[] = [
  ...([
    'wolf',
    'wolf',
    'seer',
    'medium',
    'possessed',
    'bodyguard',
    'owl',
    'mason',
    'mason',
    'hamster',
    'mythomaniac',
  ] as const),
  ...villagers(4),
];
const LAST = 14;
const [YES, NO, NONE] = [1, 2, 0] as const;

describe.each(['together', 'called'] as const)('%s', (night) => {
  const village = (): Village => new Village(CARDS, { options: { night } });
  /** The second night: the last villager has been lynched on the first day. */
  const second = (picks = {}): Village => village().sleeps().lynches(LAST).sleeps(picks);
  const fellows = (of: Village, seat: number): readonly number[] | undefined => of.view(seat).reading?.fellows;

  test('[LU-044, LU-046, LU-048, LU-050, LU-051] the seer hears yes of a wolf, no of everybody else', () => {
    const asks = (target: number): number | undefined =>
      village()
        .sleeps({ [SEER]: target })
        .answer(SEER);
    expect([WOLF, POSSESSED, HAMSTER, V, SEER].map((target) => asks(target))).toEqual([YES, NO, NO, NO, NO]);
  });

  test('[LU-047, LU-049, LU-037] nobody else hears it, nothing is said without a choice, nor to a dead seer', () => {
    const asked = village().sleeps({ [SEER]: WOLF });
    expect(asked.state.players.filter((seat) => seat !== SEER).map((seat) => asked.answer(seat))).toEqual(
      Array<number>(14).fill(NONE),
    );
    expect(village().sleeps().answer(SEER)).toBe(NONE);
    expect(
      village()
        .sleeps()
        .lynches(SEER)
        .sleeps({ [SEER]: WOLF, [WOLF]: V, [TWIN]: V })
        .answer(SEER),
    ).toBe(NONE);
  });

  test('[LU-054, LU-141, LU-158, LU-159, LU-160] wolves know each other, and masons; the possessed nobody', () => {
    const first = village().sleeps();
    expect([WOLF, TWIN, MASON, MATE].map((seat) => fellows(first, seat))).toEqual([[TWIN], [WOLF], [MATE], [MASON]]);
    expect([SEER, POSSESSED, HAMSTER, V].map((seat) => fellows(first, seat))).toEqual([[], [], [], []]);
  });

  test('[LU-026, LU-024] everybody reads their own card, and nobody another’s', () => {
    const first = village().sleeps();
    expect(first.state.players.map((seat) => first.view(seat).reading?.card)).toEqual(CARDS);
    expect(first.view(null).reading).toBeUndefined();
  });

  test('[LU-134, LU-135, LU-137, LU-138] the medium hears what was lynched the day before, from the second night on', () => {
    expect(village().sleeps().answer(MEDIUM)).toBe(NONE);
    expect(second().answer(MEDIUM)).toBe(NO);
    expect(
      village()
        .sleeps()
        .lynches(WOLF)
        .sleeps({ [TWIN]: V })
        .answer(MEDIUM),
    ).toBe(YES);
  });

  test('[LU-136] of the lynched werehamster the medium hears no', () => {
    expect(
      village()
        .sleeps()
        .lynches(HAMSTER)
        .sleeps({ [WOLF]: V, [TWIN]: V })
        .answer(MEDIUM),
    ).toBe(NO);
  });

  test('[LU-142, LU-143, LU-146, LU-147, case 21] whom the bodyguard protects isn’t mauled, and then nobody is', () => {
    const maul = { [WOLF]: V, [TWIN]: V };
    const saved = second({ ...maul, [GUARD]: V });
    expect(saved.out).toEqual([`${LAST} lynched`]);
    expect(saved.state.news.at(-1)).toMatchObject({ what: 'unharmed', seats: [] });
    expect(second({ ...maul, [GUARD]: SEER }).out).toContain(`${V} mauled`);
  });

  test('[LU-145, LU-148] the same one twice is right, and a mauled bodyguard’s own choice stands', () => {
    const again = second({ [WOLF]: V, [TWIN]: V, [GUARD]: V })
      .lynches(13)
      .sleeps({ [WOLF]: V, [TWIN]: V, [GUARD]: V });
    expect(again.out).toEqual([`${LAST} lynched`, '13 lynched']);
    expect(second({ [WOLF]: GUARD, [TWIN]: GUARD, [GUARD]: V }).out).toContain(`${GUARD} mauled`);
  });

  test('[LU-149, LU-150, LU-151, LU-157] the owl names somebody each night, whom all hear of after the first vote', () => {
    const first = village().sleeps({ [OWL]: V });
    expect(JSON.stringify(first.view(null))).not.toContain('owled');
    const voted = first.lynches(LAST);
    expect(voted.state.said.find(({ is }) => is === 'owl')?.seats).toEqual([V]);
  });

  test('[LU-155, LU-156] a dead one isn’t named; a mauled owl’s last choice stands, a dead owl makes none', () => {
    const owled = (at: Village): readonly number[] | undefined =>
      at.state.said.findLast(({ is }) => is === 'owl')?.seats;
    expect(owled(second({ [OWL]: V, [WOLF]: V, [TWIN]: V }).lynches(13))).toEqual([]);
    const mauled = second({ [OWL]: V, [WOLF]: OWL, [TWIN]: OWL }).lynches(13);
    expect(owled(mauled)).toEqual([V]);
    expect(owled(mauled.sleeps({ [OWL]: V, [WOLF]: 12, [TWIN]: 12 }).lynches(V))).toEqual([]);
  });

  test('[LU-161, LU-162, LU-170] the werehamster isn’t mauled, and hears nothing of it', () => {
    const bitten = second({ [WOLF]: HAMSTER, [TWIN]: HAMSTER });
    expect(bitten.out).toEqual([`${LAST} lynched`]);
    expect(bitten.view(HAMSTER).reading).toEqual({ ...bitten.view(V).reading, card: 'hamster' });
  });

  test('[LU-164, LU-165, LU-166] seen, it dies with the mauled one, or alone; no bodyguard helps', () => {
    const both = second({ [SEER]: HAMSTER, [WOLF]: V, [TWIN]: V, [GUARD]: HAMSTER });
    expect(both.out.slice(1)).toEqual([`${V} mauled`, `${HAMSTER} dead`]);
    const alone = second({ [SEER]: HAMSTER, [WOLF]: HAMSTER, [TWIN]: HAMSTER });
    expect(alone.out.slice(1)).toEqual([`${HAMSTER} dead`]);
  });

  test('[LU-171, LU-174, LU-179, LU-180] the mythomaniac hears in the second night what came of it', () => {
    const becomes = (target: number): number | undefined => second({ [MYTHO]: target }).answer(MYTHO);
    expect([WOLF, SEER, V].map((target) => becomes(target))).toEqual([1, 2, 3]);
    expect(second().answer(MYTHO)).toBe(3);
    expect(
      village()
        .sleeps({ [MYTHO]: WOLF })
        .answer(MYTHO),
    ).toBe(NONE);
    const dead = village()
      .sleeps()
      .lynches(MYTHO)
      .sleeps({ [MYTHO]: WOLF });
    expect([dead.answer(MYTHO), dead.view(MYTHO).reading?.become]).toEqual([NONE, null]);
  });

  test('[LU-052, LU-175, LU-177, LU-178] who has become a wolf wakes with wolves, and is one for the seer', () => {
    const turned = second({ [MYTHO]: WOLF, [WOLF]: V, [TWIN]: V }).lynches(13);
    turned.sleeps({ [SEER]: MYTHO, [MYTHO]: 12, [WOLF]: 12, [TWIN]: 12 });
    expect([turned.answer(SEER), turned.view(MYTHO).reading?.become]).toEqual([YES, 'wolf']);
    expect([fellows(turned, MYTHO), fellows(turned, WOLF)]).toEqual([
      [WOLF, TWIN],
      [TWIN, MYTHO],
    ]);
    const early = second({ [MYTHO]: WOLF, [SEER]: MYTHO });
    expect(early.answer(SEER)).toBe(NO);
  });

  test('[LU-172, LU-173, LU-181] a doomed target is one that lives, and a doomed mythomaniac still becomes another', () => {
    expect(second({ [MYTHO]: SEER, [WOLF]: SEER, [TWIN]: SEER }).answer(MYTHO)).toBe(2);
    const doomed = second({ [MYTHO]: WOLF, [WOLF]: MYTHO, [TWIN]: MYTHO });
    expect([doomed.answer(MYTHO), doomed.out.at(-1)]).toEqual([1, `${MYTHO} mauled`]);
  });

  test('[LU-176, LU-182, LU-183, LU-207] two seers see the same one, whom the first to choose has chosen; one goes on alone', () => {
    const two = second({ [MYTHO]: SEER, [WOLF]: V, [TWIN]: V }).lynches(13);
    const both = two.sleeps({ [SEER]: WOLF, [MYTHO]: V - 2, [WOLF]: 12, [TWIN]: 12 });
    expect([fellows(both, SEER), fellows(both, MYTHO)]).toEqual([[MYTHO], [SEER]]);
    expect([both.answer(SEER), both.answer(MYTHO)]).toEqual([YES, YES]);
    const one = both.lynches(SEER);
    if (one.state.stage === 'over') throw new Error('over too early');
    expect(one.sleeps({ [MYTHO]: TWIN, [WOLF]: OWL, [TWIN]: OWL }).answer(MYTHO)).toBe(YES);
  });
});

test('[LU-059, LU-062, LU-065] wolves see whom each other points at in each answer of their call, and nobody else does', () => {
  const village = new Village(CARDS, { options: { night: 'called' } }).sleeps().lynches(LAST);
  village.picks = { [WOLF]: V, [TWIN]: SEER };
  const shown: (readonly (number | null)[] | undefined)[] = [];
  for (let i = 0; village.state.stage === 'night'; i++) {
    if (!village.dealer.answerOne()) village.dealer.wait();
    const last = village.state.record.at(-1);
    if (last?.night === 2 && last.name === 'wolf' && last.way === 'out') shown.push(village.view(WOLF).reading?.picks);
    expect(village.view(V).reading?.picks ?? []).toEqual([]);
  }
  expect(shown.length).toBeGreaterThanOrEqual(5);
  expect(shown).toEqual(shown.map(() => [SEER]));
});

test('[LU-020, LU-063] a role of the table’s own is a villager in everything', () => {
  const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'blank1', ...villagers(5)];
  const village = new Village(cards, { options: { blanks: [{ name: 'Oste', text: 'Sa tutto.' }] } });
  village.sleeps({ 2: 3 });
  expect([village.answer(2), village.view(3).reading?.card]).toEqual([NO, 'blank1']);
});
