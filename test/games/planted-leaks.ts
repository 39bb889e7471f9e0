/** What a careless game might do, by what is seen of it: each is planted in the games of the list, and must be found. */
import type { Eyes, Game, Seat } from '../../src/kernel/game.ts';

export interface Leak {
  /** Whether this game has what would leak. */
  readonly fits: (game: Game<unknown>) => boolean;
  readonly alter: (game: Game<unknown>) => Partial<Game<unknown>>;
}

type Reads = Pick<Eyes, 'read'>;

/** All that a device can read of what a state names, in the state's order. */
export function known(state: unknown, { read }: Reads): string {
  const faces: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') faces.push(read(value as never) ?? '');
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(state);
  return faces.join('|');
}

/** One bit of it, which hangs on the order of what was read as well. */
const isOdd = (text: string): boolean => {
  const hash = Array.from(text).reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0, 7);
  return ((hash >>> 9) ^ (hash >>> 17)) % 2 !== 0;
};

/** Remembered beside the table, by whatever it was asked for first. */
export function remembering(): (state: object, said?: string) => string {
  const kept = new WeakMap<object, string>();
  return (state, said) => {
    const all = kept.get(state) ?? said;
    if (all !== undefined) kept.set(state, all);
    return all ?? '';
  };
}

interface Humming {
  readonly seats: readonly Seat[];
  /** At what size of the state it was done. */
  readonly hummed?: number;
}
const sizeOf = (s: Humming): number => JSON.stringify({ ...s, hummed: 0 }).length;

/** Changes nothing that anybody sees. */
const hum: Game<unknown>['moves'][string] = {
  args: { read: (input) => input as never },
  who: (s) => (s as Humming).seats,
  rules: [],
  apply: (s) => ({ ...(s as Humming), hummed: sizeOf(s as Humming) }),
  choices: () => [],
};
/** It is done once after whatever has happened, so that the game goes on. */
const isDue = (s: unknown): boolean => (s as Humming).hummed !== sizeOf(s as Humming);

const always = (): boolean => true;
const writes = (game: Game<unknown>): boolean => game.letters !== undefined;

/** A view that tells nothing, and remembers who looked first. */
const noting =
  (game: Game<unknown>, remember: ReturnType<typeof remembering>): Game<unknown>['view'] =>
  (s, eyes) => {
    remember(s as object, known(s, eyes));
    return game.view(s, eyes);
  };

export const LEAKS: Readonly<Record<string, Leak>> = {
  'a view that is kept by its state alone': {
    fits: always,
    alter: (game) => {
      const remember = remembering();
      return { view: (s, eyes) => [game.view(s, eyes), remember(s as object, known(s, eyes))] };
    },
  },
  'a number of choices that hangs on what another device has read': {
    fits: always,
    alter: (game) => {
      const remember = remembering();
      const choices = (s: unknown): readonly object[] => (isOdd(remember(s as object)) ? [{}, {}] : [{}]);
      return { view: noting(game, remember), moves: { ...game.moves, hum: { ...hum, choices } as never } };
    },
  },
  'choices in an order that hangs on it': {
    fits: always,
    alter: (game) => {
      const remember = remembering();
      const choices = (s: unknown): readonly object[] => {
        const both = [{ n: 1 }, { n: 2 }];
        return isOdd(remember(s as object)) ? both.toReversed() : both;
      };
      return { view: noting(game, remember), moves: { ...game.moves, hum: { ...hum, choices } as never } };
    },
  },
  'a count of what was read': {
    fits: always,
    alter: (game) => {
      let read = 0;
      return {
        view: (s, eyes) => {
          if (isOdd(known(s, eyes))) read++;
          return [game.view(s, eyes), read];
        },
      };
    },
  },
  'who is awaited': {
    fits: always,
    alter: (game) => {
      const remember = remembering();
      const awaits = (s: unknown): readonly Seat[] => (isOdd(remember(s as object)) ? [0] : []);
      return { view: noting(game, remember), awaits };
    },
  },
  'a device that does something unasked in one world only': {
    fits: always,
    alter: (game) => ({
      moves: { ...game.moves, hum },
      duties: (s, eyes) => (isDue(s) && isOdd(known(s, eyes)) ? [{ move: 'hum', args: {} }] : []),
    }),
  },
  'a device that does one thing or another': {
    fits: always,
    alter: (game) => ({
      moves: { ...game.moves, hum },
      duties: (s, eyes) => (isDue(s) ? [{ move: 'hum', args: { n: isOdd(known(s, eyes)) ? 1 : 0 } }] : []),
    }),
  },
  'a letter that is longer for some': {
    fits: writes,
    alter: (game) => ({
      letters: (s, eyes, tag) =>
        game.letters!(s, eyes, tag)?.map((one, i) => (i === 0 && isOdd(known(s, eyes)) ? [...one, 0] : one)),
    }),
  },
  'letters that some don’t get': {
    fits: writes,
    alter: (game) => ({
      letters: (s, eyes, tag) => game.letters!(s, eyes, tag)?.slice(isOdd(known(s, eyes)) ? 1 : 0),
    }),
  },
  'a secret of more cells in some worlds': {
    fits: (game) => game.layouts !== undefined,
    alter: (game) => ({
      layouts: Object.fromEntries(
        Object.entries(game.layouts!).map(([name, lay]) => [
          name,
          (seed, s) => [...lay(seed, s), ...Array.from({ length: seed[0]! % 5 }, () => lay(seed, s)[0]!)],
        ]),
      ),
    }),
  },
  'a veiled choice that is shorter than none': {
    fits: (game) => Object.values(game.moves).some(({ veiled }) => veiled !== undefined),
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
