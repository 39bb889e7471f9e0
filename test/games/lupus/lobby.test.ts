/** Before the deal: who plays, who moderates, what is dealt. */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Options } from '../../../src/games/lupus/options.ts';
import { type Mix, ROLES } from '../../../src/games/lupus/roles.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { start } from './fill.ts';

const table = (n: number, options: Partial<Options> = {}): Dealer<State> =>
  new Dealer<State>(lupus, start(n, options), 7);
const does = (dealer: Dealer<State>, seat: Seat, move: string, args: unknown = {}): string => {
  const out = dealer.move(seat, move, args);
  return out.ok ? 'ok' : `${out.refusal.rule} ${out.refusal.code}`;
};
const agreed = (dealer: Dealer<State>): Dealer<State> => {
  for (const seat of dealer.state.players) does(dealer, seat, 'agree');
  return dealer;
};
const mix = (given: Partial<Mix>): Mix => ({
  ...(Object.fromEntries(ROLES.map((role) => [role, 0])) as Mix),
  ...given,
});

/** A spare device moderates, so that so many players begin with this mix. */
const begins = (players: number, options: Partial<Options>): string => {
  const dealer = table(players + 1, options);
  does(dealer, 0, 'moderate', { seat: players, plays: false });
  return does(dealer, 0, 'begin');
};

test('[LU-001, case 1] eight to twenty-four play', () => {
  expect(begins(7, {})).toBe('LU-001 player-count');
  expect(begins(8, {})).toBe('ok');
  expect(begins(24, {})).toBe('ok');
  const full = table(25);
  expect(full.state.players).toHaveLength(24);
  does(full, 0, 'moderate', { seat: 24, plays: true });
  expect(does(agreed(full), 0, 'begin')).toBe('LU-001 player-count');
});

test('[LU-208] a device whose person plays moderates only if all players agree, to what the lobby shows now', () => {
  const dealer = table(8);
  expect([dealer.state.hub, dealer.state.players.length]).toEqual([0, 8]);
  expect(does(dealer, 3, 'begin')).toBe('LU-208 all-must-agree');
  agreed(dealer);
  expect(does(dealer, 2, 'agree')).toBe('LU-208 already-agreed');
  expect(does(dealer, 1, 'configure', { change: { ghosts: true } })).toBe('ok');
  expect(dealer.state.agreed).toEqual([]);
  expect(does(dealer, 3, 'begin')).toBe('LU-208 all-must-agree');
  agreed(dealer);
  dealer.tell('joined', 8);
  expect(does(dealer, 3, 'begin')).toBe('LU-208 all-must-agree');
  expect(does(agreed(dealer), 3, 'begin')).toBe('ok');
  expect(does(dealer, 3, 'configure', { change: { ghosts: false } })).toBe('LU-208 already-begun');
});

test('[LU-208] a yes that was given to what stood there before counts for nothing that has come since', () => {
  const changes: readonly ((dealer: Dealer<State>) => unknown)[] = [
    (dealer) => does(dealer, 1, 'moderate', { seat: 4, plays: true }),
    (dealer) => does(dealer, 1, 'configure', { change: { ghosts: true } }),
    (dealer) => dealer.tell('joined', 8),
    (dealer) => dealer.tell('left', 7),
  ];
  for (const change of changes) {
    const dealer = table(8);
    const onItsWay = dealer.entry(2, 'agree', {});
    change(dealer);
    const late = dealer.move(2, 'agree', {}, onItsWay);
    expect(late.ok ? 'ok' : late.refusal.code).toBe('move/stale');
    expect(does(dealer, 2, 'agree')).toBe('ok');
  }
});

test('[LU-208] whoever moderates sits at the table, and a change changes something', () => {
  const dealer = table(9);
  expect(does(dealer, 1, 'moderate', { seat: 12, plays: false })).toBe('LU-208 nobody-such');
  expect(does(dealer, 1, 'moderate', { seat: 0, plays: true })).toBe('LU-208 not-now');
  expect(does(dealer, 1, 'configure', { change: { ghosts: false } })).toBe('LU-208 not-now');
  expect(does(dealer, 1, 'moderate', { seat: 4, plays: false })).toBe('ok');
  expect(dealer.state.players).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  expect(does(dealer, 4, 'agree')).toBe('LU-208 not-for-a-player');
  expect(does(dealer, 1, 'begin')).toBe('ok');
});

test('[LU-003] a person who moderates plays no role', () => {
  const dealer = table(9, { moderator: 'person' });
  expect(dealer.state.players).not.toContain(0);
  expect(does(dealer, 1, 'moderate', { seat: 2, plays: true })).toBe('LU-003 moderator-neutral');
});

test('[LU-042] each kind of moderator has its kind of night, unless the table says otherwise', () => {
  const dealer = table(9);
  expect(dealer.state.options.night).toBe('together');
  does(dealer, 1, 'configure', { change: { moderator: 'person' } });
  expect([dealer.state.options.night, dealer.state.players.length]).toEqual(['called', 8]);
  does(dealer, 1, 'configure', { change: { night: 'together' } });
  expect(dealer.state.options.night).toBe('together');
});

test.each([
  ['LU-011 no-specials-at-eight', 8, { mix: mix({ wolf: 2, seer: 1, villager: 4, medium: 1 }) }],
  [
    'LU-011 no-specials-at-eight',
    8,
    { mix: mix({ wolf: 2, seer: 1, villager: 4 }), blanks: [{ name: 'a', text: 'b' }] },
  ],
  ['LU-013 wolves', 15, { mix: mix({ wolf: 3, seer: 1, villager: 11 }) }],
  ['LU-013 wolves', 16, { mix: mix({ wolf: 2, seer: 1, villager: 12, medium: 1 }) }],
  ['LU-014 one-seer', 9, { mix: mix({ wolf: 2, villager: 7 }) }],
  ['LU-018 masons-in-pair', 13, { mix: mix({ wolf: 2, seer: 1, mason: 1, villager: 9 }) }],
  ['LU-016 supply', 20, { mix: mix({ wolf: 3, seer: 1, owl: 2, medium: 1, bodyguard: 1, villager: 12 }) }],
  ['LU-016 villager-supply', 20, { mix: mix({ wolf: 3, seer: 1, owl: 1, medium: 1, villager: 14 }) }],
  ['LU-015 cards-and-players', 9, { mix: mix({ wolf: 2, seer: 1, villager: 5 }) }],
  ['LU-017 recommended-from', 12, { mix: mix({ wolf: 2, seer: 1, hamster: 1, villager: 8 }), respectMinimums: true }],
  ['ok', 12, { mix: mix({ wolf: 2, seer: 1, hamster: 1, villager: 8 }) }],
  ['ok', 20, { mix: mix({ wolf: 3, seer: 1, owl: 1, medium: 1, villager: 14 }), unlimitedVillagers: true }],
  ['ok', 9, { mix: mix({ wolf: 2, seer: 1, villager: 5 }), blanks: [{ name: 'Oste', text: 'Sa tutto.' }] }],
] as const)(
  '[LU-011, LU-013, LU-014, LU-015, LU-016, LU-017, LU-018, LU-020, case 2, case 3, case 4, case 5, case 6] %s with %i players',
  (says, n, options) => {
    expect(begins(n, options)).toBe(says);
  },
);

test('[LUQ-24] the dead don’t see all where they vote as ghosts', () => {
  const dealer = table(8, { ghosts: true });
  expect(does(dealer, 0, 'configure', { change: { deadSeeAll: true } })).toBe('LUQ-24 ghosts-or-open-graves');
  expect(does(dealer, 0, 'configure', { change: { deadSeeAll: true, ghosts: false } })).toBe('ok');
});

test('[LU-023] what is dealt is the mix, in an order that nobody chooses, with a lot for each night and a root', () => {
  const { state } = table(16);
  const one = lupus.layouts!['roles']!(new Uint8Array(32), state);
  const two = lupus.layouts!['roles']!(new Uint8Array(32).fill(1), state);
  const count = (role: string): number => one.slice(0, 16).filter((card) => card === role).length;
  expect(ROLES.map((role) => count(role))).toEqual(ROLES.map((role) => state.mix[role]));
  expect(one).toHaveLength(16 + 30 + 1);
  expect(one.at(-1)).toHaveLength(22);
  expect(two.slice(0, 16)).not.toEqual(one.slice(0, 16));
  expect(one.slice(16, 46).every((lot) => Number(lot) >= 0 && Number(lot) < 2 ** 32)).toBe(true);
});
