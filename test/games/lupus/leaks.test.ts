/**
 * What nobody may know doesn't change what they see. Two villages that differ only in cards which somebody may not know look alike to them
 * in everything that their page gets and is offered. That is so whatever their own card, dead or alive, at play or looking on, by night and
 * by day.
 */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Options } from '../../../src/games/lupus/options.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { type Picks, Village, villagers } from './village.ts';

const ROLES: readonly Card[] = [
  ...(['wolf', 'wolf', 'seer', 'medium', 'possessed', 'bodyguard', 'owl', 'mason', 'mason', 'hamster'] as const),
  'mythomaniac',
];
/** The last three: lynched first, mauled, lynched next; villagers in every village. */
const [FIRST, SECOND, THIRD] = [12, 13, 14] as const;
const CARDS: readonly Card[] = [...ROLES, ...villagers(4)];
const SEATS = CARDS.map((_, seat) => seat);
const MOD = CARDS.length;

const KNOWN: Readonly<Partial<Record<Card, Card>>> = { wolf: 'wolf', mason: 'mason' };

/** The same with the cards of all those changed about whom this seat knows nothing. */
function otherwise(me: Seat | null): readonly Card[] {
  const own = me === null ? undefined : CARDS[me];
  const isOpen = (seat: Seat): boolean =>
    seat >= FIRST || seat === me || (own !== undefined && KNOWN[own] === CARDS[seat]);
  const hidden = SEATS.filter((seat) => !isOpen(seat));
  const out = [...CARDS];
  for (const [i, seat] of hidden.entries()) out[seat] = CARDS[hidden[(i + 5) % hidden.length]!]!;
  return out;
}

/** All choose one and the same, and the bodyguard nobody, so that the night ends alike whoever is who. */
const picksFor = (cards: readonly Card[], target: Seat): Picks =>
  Object.fromEntries(SEATS.filter((seat) => cards[seat] !== 'bodyguard').map((seat) => [seat, target]));

/** What a page of this seat gets and is offered at each moment of two days, and what the log says. */
function seenBy(me: Seat | null, cards: readonly Card[], options: Partial<Options>, hub: Seat): readonly string[] {
  const village = new Village(cards, { options, ...(hub === MOD ? {} : { hub }) });
  const out: string[] = [];
  const look = (): void => {
    const { dealer, state } = village;
    const offered = me === null ? [] : dealer.lawful(me);
    const public_ = [lupus.awaits(state), lupus.silent!.seats(state), lupus.hushed!(state), lupus.news!(state, state)];
    out.push(JSON.stringify([state.stage, dealer.now, village.view(me), offered, public_]));
  };
  const night = (target: Seat): void => {
    village.picks = picksFor(cards, target);
    for (let last = ''; !['talk', 'over'].includes(village.state.stage); village.step()) {
      look();
      last = village.state.stage;
      if (last === 'stuck') throw new Error('stuck');
    }
    look();
  };
  night(SECOND);
  village.lynches(FIRST);
  night(SECOND);
  village.lynches(THIRD);
  look();
  expect(village.out).toEqual([`${FIRST} lynched`, `${SECOND} mauled`, `${THIRD} lynched`]);
  return out;
}

const EYES: readonly (readonly [who: string, seat: Seat | null])[] = [
  ...ROLES.map((card, seat) => [`${card} ${seat}`, seat] as const),
  ['a villager', 11],
  ['who was lynched', FIRST],
  ['who was mauled', SECOND],
  ['who is lynched last', THIRD],
  ['who looks on, and a table’s own screen', null],
];

test.each(EYES)('[LU-024, LU-027, LU-199] %s sees no difference between cards that they may not know', (_, seat) => {
  for (const options of [{ night: 'together' }, { night: 'called', ghosts: true }] as const) {
    const [one, two] = [CARDS, otherwise(seat)].map((cards) => seenBy(seat, cards, options, MOD));
    expect(CARDS).not.toEqual(otherwise(seat));
    expect(two).toEqual(one);
  }
});

test('[LU-208] nor does a player whose own device moderates', () => {
  const me = 11;
  const [one, two] = [CARDS, otherwise(me)].map((cards) => seenBy(me, cards, { moderator: 'program' }, me));
  expect(two).toEqual(one);
});

test('[LU-209] a moderator who doesn’t play does, and the dead do where the table lets them: else nothing would have been compared', () => {
  const differ = (seat: Seat, options: Partial<Options>): boolean =>
    JSON.stringify(seenBy(seat, CARDS, options, MOD)) !== JSON.stringify(seenBy(seat, otherwise(null), options, MOD));
  expect(differ(MOD, {})).toBe(true);
  expect(differ(FIRST, { deadSeeAll: true })).toBe(true);
  expect(differ(FIRST, {})).toBe(false);
});
