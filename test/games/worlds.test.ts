/** No game of the list shows anybody a difference between two worlds that differ in what they may not know; and a game that does is caught. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Eyes, Game, Handle, Seat } from '../../src/kernel/game.ts';
import { looksAlike } from '../contracts/worlds-contract.ts';
import { often } from '../helpers/rng.ts';
import { SUITES } from './suites.ts';

/** Ten thousand: `TIMES=50 npx vitest run --project unit test/games/worlds.test.ts`. */
const PAIRS = often(200);

/** Its hidden things are pages of a file, which no device's table has: two missions are played in its own test. */
const OTHERWISE: ReadonlySet<string> = new Set(['time-stories']);

test.each(games.filter(({ id }) => !OTHERWISE.has(id)))(
  '$id: worlds that differ in what somebody may not know look alike to them',
  async ({ id, load }) => {
    const suite = SUITES[id];
    expect(suite, `${id} has a suite`).toBeDefined();
    const game: Game<unknown> | undefined = await load();
    expect(looksAlike(game!, { ...suite!, pairs: PAIRS })).toBe(PAIRS);
  },
);

/** What a careless game might do, by what is seen of it. */
interface Leak {
  readonly id: 'codenames' | 'lupus';
  readonly alter: (game: Game<unknown>) => Partial<Game<unknown>>;
}

const firstKey = (state: unknown, { read }: Pick<Eyes, 'read'>): string | undefined => {
  const { key = [], cells = [] } = state as { readonly key?: readonly Handle[]; readonly cells?: readonly Handle[] };
  const [first] = key.length > 0 ? key : cells;
  return first && read(first);
};
/** Remembered beside the table, by whatever it was asked for first. */
const remembering = (): ((state: object, face: string | undefined) => string) => {
  const kept = new WeakMap<object, string>();
  return (state, face) => {
    const known = kept.get(state) ?? face;
    if (known !== undefined) kept.set(state, known);
    return known ?? '';
  };
};
const isShort = (face: string | undefined): boolean => face !== undefined && face.length < 5;

/** Changes nothing. */
const hum: Game<unknown>['moves'][string] = {
  args: { read: (input) => input as never },
  who: (s) => (s as { readonly seats: readonly Seat[] }).seats,
  rules: [],
  apply: (s) => s,
  choices: () => [],
};

const LEAKS: Readonly<Record<string, Leak>> = {
  'a view that is kept by its state alone': {
    id: 'codenames',
    alter: (game) => {
      const remember = remembering();
      return { view: (s, eyes) => [game.view(s, eyes), remember(s as object, firstKey(s, eyes))] };
    },
  },
  'choices in an order that hangs on what another device has read': {
    id: 'codenames',
    alter: (game) => {
      const remember = remembering();
      return {
        view: (s, eyes) => (remember(s as object, firstKey(s, eyes)), game.view(s, eyes)),
        moves: {
          ...game.moves,
          voidGame: {
            ...game.moves['voidGame']!,
            rules: [],
            choices: (s: unknown) => (isShort(remember(s as object, undefined)) ? [{}, {}] : [{}]),
          } as never,
        },
      };
    },
  },
  'a number of choices that hangs on it': {
    id: 'codenames',
    alter: (game) => {
      let read = 0;
      return {
        view: (s, eyes) => {
          if (isShort(firstKey(s, eyes))) read++;
          return [game.view(s, eyes), read];
        },
      };
    },
  },
  'who is awaited': {
    id: 'codenames',
    alter: (game) => {
      const remember = remembering();
      return {
        view: (s, eyes) => (remember(s as object, firstKey(s, eyes)), game.view(s, eyes)),
        awaits: (s) => (isShort(remember(s as object, undefined)) ? [] : game.awaits(s)),
      };
    },
  },
  'a device that does something unasked in one world only': {
    id: 'codenames',
    alter: (game) => ({
      moves: { ...game.moves, hum },
      duties: (s, eyes) => (isShort(firstKey(s, eyes)) ? [{ move: 'hum', args: {} }] : []),
    }),
  },
  'a device that does one thing or another': {
    id: 'codenames',
    alter: (game) => ({
      moves: { ...game.moves, hum },
      duties: (s, eyes) => {
        const face = firstKey(s, eyes);
        return face === undefined ? [] : [{ move: 'hum', args: { n: face.length } }];
      },
    }),
  },
  'a letter that is longer for some': {
    id: 'lupus',
    alter: (game) => ({
      letters: (s, eyes, tag) =>
        game.letters!(s, eyes, tag)?.map((one, i) => (i === 0 && isShort(firstKey(s, eyes)) ? [...one, 0] : one)),
    }),
  },
  'letters that some don’t get': {
    id: 'lupus',
    alter: (game) => ({
      letters: (s, eyes, tag) => game.letters!(s, eyes, tag)?.slice(isShort(firstKey(s, eyes)) ? 1 : 0),
    }),
  },
  'a secret of more cells in some worlds': {
    id: 'codenames',
    alter: (game) => ({
      layouts: {
        key: (seed, s) => [...game.layouts!['key']!(seed, s), ...Array.from({ length: seed[0]! % 5 }, () => 'red')],
      },
    }),
  },
  'a veiled choice that is shorter than none': {
    id: 'lupus',
    alter: (game) => ({
      moves: Object.fromEntries(
        Object.entries(game.moves).map(([name, made]) => [
          name,
          made.veiled ? { ...made, veiled: { ...made.veiled, numbers: () => [1] } } : made,
        ]),
      ),
    }),
  },
};

test.each(Object.entries(LEAKS))('a leak that is planted is found: %s', async (_what, { id, alter }) => {
  const game: Game<unknown> = (await games.find((one) => one.id === id)!.load())!;
  const leaky = { ...game, ...alter(game) };
  expect(() => looksAlike(leaky, { ...SUITES[id]!, pairs: 200 })).toThrow(/ in one world, /);
});
