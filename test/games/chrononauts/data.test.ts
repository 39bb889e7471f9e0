/** The shipped cards: their numbers, and that they are sound whatever happens to the TimeLine. */
import { expect, test } from 'vitest';
import { ARTIFACTS, CARDS, findCard, type Kind } from '../../../src/games/chrononauts/cards/deck.ts';
import { IDENTITIES, MISSIONS, type Slot } from '../../../src/games/chrononauts/cards/goals.ts';
import { PATCHES } from '../../../src/games/chrononauts/cards/patches.ts';
import { LINCHPINS, RIPPLEPOINTS, type Condition } from '../../../src/games/chrononauts/cards/timeline.ts';
import { yearsOf } from '../../../src/games/chrononauts/goals.ts';
import { MOST_PARADOXES, holds, linchpinsOf } from '../../../src/games/chrononauts/timeline.ts';
import { faultsOf, type CardSet } from './card-set.ts';

const IDS = LINCHPINS.map(({ id }) => id);
/** Every state of the thirteen Linchpins. */
const STATES: readonly (readonly string[])[] = Array.from({ length: 1 << IDS.length }, (_, mask) =>
  IDS.filter((_, i) => (mask >> i) & 1),
);
const everywhere = (check: (primes: readonly string[]) => boolean): boolean => STATES.every(check);
const somewhere = (check: (primes: readonly string[]) => boolean): boolean => STATES.some(check);
const sum = (kind: Kind): number => CARDS.reduce((n, card) => n + (card.kind === kind ? card.count : 0), 0);
const conditionOf = (year: number): Condition => RIPPLEPOINTS.find((r) => r.year === year)!.paradoxIf;
const openIn = (primes: readonly string[]): number => RIPPLEPOINTS.filter((r) => holds(r.paradoxIf, primes)).length;
const SET: CardSet = { linchpins: LINCHPINS, ripplepoints: RIPPLEPOINTS, patches: PATCHES, cards: CARDS };

test('[CH-002, CH-003] 56 cards with a black border: 32 of the TimeLine, 10 Missions, 14 Identities', () => {
  expect([LINCHPINS.length, RIPPLEPOINTS.length, MISSIONS.length, IDENTITIES.length]).toEqual([13, 19, 10, 14]);
});

test('[CH-004] 80 play cards: 20 Inverters, 21 Patches, 15 Artifacts, 10 Timewarps, 14 Actions', () => {
  expect((['inverter', 'patch', 'artifact', 'timewarp', 'action'] as const).map(sum)).toEqual([20, 21, 15, 10, 14]);
});

test('[CH-069, CH-134, CH-147] six kinds of Inverter, eight of Action, four of Timewarp', () => {
  const kinds = (of: Kind): number =>
    new Set(CARDS.filter(({ kind }) => kind === of).map(({ id }) => id.split('/')[0])).size;
  expect([kinds('inverter'), kinds('action'), kinds('timewarp')]).toEqual([6, 8, 4]);
});

test('[CH-010] each of the 32 places has one card, and years go on from left to right and from top to bottom', () => {
  const places = [...LINCHPINS, ...RIPPLEPOINTS].toSorted((a, b) => a.year - b.year);
  const expected = ['A', 'B', 'C', 'D'].flatMap((row) => Array.from({ length: 8 }, (_, i) => `${row}${i + 1}`));
  expect(places.map(({ index }) => index)).toEqual(expected);
  expect(new Set([...places, ...CARDS, ...IDENTITIES, ...MISSIONS].map(({ id }) => id)).size).toBe(
    32 + CARDS.length + 24,
  );
});

test('[CH-015, CH-016, CH-017, CH-018] the shipped set has no fault', () => {
  expect(faultsOf(SET)).toEqual([]);
});

test.each<readonly [string, Partial<CardSet>]>([
  ['[CH-016] a list that misses a year', { linchpins: [{ ...LINCHPINS[0]!, ripples: [1868] }, ...LINCHPINS.slice(1)] }],
  [
    '[CH-017] a cause after its effect',
    { ripplepoints: [{ ...RIPPLEPOINTS[0]!, year: 1860 }, ...RIPPLEPOINTS.slice(1)] },
  ],
  [
    '[CH-018] three Linchpins elsewhere than in 1945',
    { ripplepoints: RIPPLEPOINTS.map((r) => (r.year === 1962 ? { ...r, paradoxIf: conditionOf(1945) } : r)) },
  ],
  ['[CH-015] an icon that no Linchpin has', { linchpins: LINCHPINS.slice(1) }],
  ['[CH-089] a Patch for a year that has no place', { patches: [{ ...PATCHES[0]!, slot: 'R1900' }] }],
])('%s is found', (_, wrong) => {
  expect(faultsOf({ ...SET, ...wrong })).not.toEqual([]);
});

test('[CH-016, CH-017, CH-018] every way to spoil a set is found by the same check', () => {
  expect(faultsOf({ ...SET, ripplepoints: [] }).length).toBeGreaterThan(LINCHPINS.length);
});

test('[CH-079, CH-080, CH-081] no year is a Paradox in True History, all are when all is turned, and each icon counts', () => {
  for (const { paradoxIf } of RIPPLEPOINTS) {
    expect(holds(paradoxIf, [])).toBe(false);
    expect(holds(paradoxIf, IDS)).toBe(true);
    for (const one of linchpinsOf(paradoxIf))
      expect(
        somewhere(
          (on) =>
            holds(paradoxIf, [...on, one]) !==
            holds(
              paradoxIf,
              on.filter((id) => id !== one),
            ),
        ),
      ).toBe(true);
  }
});

test('[CH-079, CH-080, CH-081] the booklet’s examples: 1968, 1969, 1974', () => {
  const is = (year: number, expected: (on: (id: string) => boolean) => boolean): void =>
    expect(everywhere((primes) => holds(conditionOf(year), primes) === expected((id) => primes.includes(id)))).toBe(
      true,
    );
  is(1968, (on) => on('L1963'));
  is(1969, (on) => on('L1963') || on('L1957'));
  is(1974, (on) => on('L1865') && on('L1963'));
});

test('[CH-070, CH-073] two Inverters reach every Linchpin, and each is on exactly one of the others', () => {
  const inverters = CARDS.filter(({ kind }) => kind === 'inverter');
  const reach = (id: string): readonly string[] => inverters.filter(({ turns }) => turns![id]).map((card) => card.id);
  for (const id of IDS)
    expect(reach(id).filter((one) => !['reverse-fate', 'restore-history'].includes(one))).toHaveLength(1);
  expect(Object.keys(findCard('avert-disaster')!.turns!)).toEqual(['L1912', 'L1915', 'L1937']);
});

test('[CH-074] only As It Was and A Different Story turn back, but for the two whose true side somebody survives', () => {
  const back = CARDS.filter(({ turns }) => Object.values(turns ?? {}).some((side) => side !== 'prime'));
  expect(back.map(({ id }) => id)).toEqual(['reverse-fate', 'restore-history', 'prevent-assassination']);
  expect(
    Object.entries(findCard('prevent-assassination')!.turns!)
      .filter(([, side]) => side === 'true')
      .map(([id]) => id),
  ).toEqual(['L1936', 'L1981']);
});

test('[CH-097, CH-100] one Patch a year and three for 1945, at most one of which fits at any time', () => {
  for (const { id, year } of RIPPLEPOINTS)
    expect(PATCHES.filter(({ slot }) => slot === id)).toHaveLength(year === 1945 ? 3 : 1);
  const nexus = PATCHES.filter(({ year }) => year === 1945);
  expect(everywhere((primes) => nexus.filter(({ playableIf }) => holds(playableIf, primes)).length <= 1)).toBe(true);
});

test.each(PATCHES.map((patch) => [patch.id, patch] as const))(
  '[CH-090, CH-095, CH-102] %s can be played, and only on its open Paradox',
  (_, { playableIf, year }) => {
    expect(somewhere((primes) => holds(playableIf, primes))).toBe(true);
    expect(everywhere((primes) => !holds(playableIf, primes) || holds(conditionOf(year), primes))).toBe(true);
    const alone = somewhere((primes) => !holds(playableIf, primes) && holds(conditionOf(year), primes));
    expect(alone).toBe(year === 1945);
  },
);

test('[CH-105] one Patch, that of 1962, makes the UltraParadox', () => {
  expect(PATCHES.filter(({ ultraparadox }) => ultraparadox).map(({ id }) => id)).toEqual(['P1962']);
});

test('[CH-110] exactly the Artifacts from after 1962 are out of reach', () => {
  const blocked = ARTIFACTS.filter((one) => one.blockedByUltraParadox).map(({ id }) => id);
  expect(blocked).toEqual(['sports-almanac', 'cancer-cure']);
  expect(ARTIFACTS.filter(({ year }) => year > 1962).map(({ id }) => id)).toEqual(blocked);
});

test('[CH-231] three portraits of three ranks, and nothing else has one', () => {
  const ranked = ARTIFACTS.filter((one) => one.authenticity !== undefined);
  expect(ranked.map((one) => [one.class, one.authenticity])).toEqual([
    ['portrait', 3],
    ['portrait', 2],
    ['portrait', 1],
  ]);
});

test('[CH-216, CH-232] each Mission can be met with three different Artifacts, and every Artifact is wanted', () => {
  const ids = (slot: Slot): readonly string[] => {
    if (slot.kind === 'artifact') return [slot.id];
    return slot.kind === 'any-of' ? slot.ids : ARTIFACTS.filter((one) => one.class === slot.class).map(({ id }) => id);
  };
  const wanted = MISSIONS.flatMap(({ slots }) => slots.flatMap(ids));
  expect(new Set(wanted)).toEqual(new Set(ARTIFACTS.map(({ id }) => id)));
  expect(new Set(MISSIONS.map(({ slots }) => JSON.stringify(slots))).size).toBe(MISSIONS.length);
  for (const { slots } of MISSIONS) {
    const [a, b, c] = slots.map(ids);
    expect(a!.some((x) => b!.some((y) => c!.some((z) => new Set([x, y, z]).size === 3)))).toBe(true);
  }
});

test('[CH-211, CH-215] each Identity names three years, none of them by a Patch of 1945, and can be met', () => {
  const find = (id: string): (typeof PATCHES)[number] => PATCHES.find((one) => one.id === id)!;
  for (const identity of IDENTITIES) {
    expect(new Set(yearsOf(identity)).size).toBe(3);
    const patches = identity.changed.map(find);
    expect(patches.every(({ year }) => year !== 1945)).toBe(true);
    const year = Number(identity.trueEvent.slice(1));
    const met = STATES.filter(
      (on) => !holds(conditionOf(year), on) && patches.every(({ playableIf }) => holds(playableIf, on)),
    );
    expect(met.some((on) => openIn(on) < MOST_PARADOXES)).toBe(true);
  }
});

test('[CH-112] one Identity lives in the UltraParadox, and needs nothing later', () => {
  const exempt = IDENTITIES.filter((one) => one.needsUltraParadox);
  expect(exempt.map(({ id }) => id)).toEqual(['I04']);
  for (const one of IDENTITIES) expect(one.changed.includes('P1962')).toBe(one.needsUltraParadox === true);
  expect(yearsOf(exempt[0]!).every((year) => year <= 1962)).toBe(true);
});

test('[CH-118] thirteen Paradoxes take six turned Linchpins at the least, and nineteen are possible', () => {
  const lost = STATES.filter((on) => openIn(on) >= MOST_PARADOXES);
  expect(Math.min(...lost.map((on) => on.length))).toBe(6);
  expect(Math.max(...STATES.map(openIn))).toBe(19);
});
