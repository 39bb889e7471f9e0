/**
 * A game for tests of veiled letters: nights in which everybody dreams of somebody, and one seat, the hub, tells each who dreams of them.
 * The first two roles watch: only they are told. What was dreamt is in no state before the end, when the root opens all of it.
 */
import { dice } from '../../src/kernel/dice.ts';
import {
  type Game,
  type Handle,
  makeRule,
  type MakeRule,
  move,
  type Seat,
  type Step,
  veiledMove,
} from '../../src/kernel/game.ts';
import { fields, integer, nothing, optional } from '../../src/kernel/schemas.ts';

export interface VigilOptions {
  /** The last seat unless said. */
  readonly hub?: number | undefined;
  readonly nights?: number | undefined;
  readonly windowMs?: number | undefined;
  /** Letters have left so long before the window closes. */
  readonly graceMs?: number | undefined;
}

export interface Vigil {
  readonly players: readonly Seat[];
  readonly hub: Seat;
  /** The seat that is to be the hub next. */
  readonly heir: Seat;
  readonly nights: number;
  readonly windowMs: number;
  readonly graceMs: number;
  readonly night: number;
  readonly stage: 'roles' | 'in' | 'out' | 'day' | 'record' | 'over' | 'stuck';
  /** Roles, then the root. */
  readonly cells: readonly Handle[];
  readonly heard: readonly Handle[];
  readonly told: readonly Handle[];
  readonly missing: readonly (readonly Seat[])[];
  readonly failed: readonly string[];
}

const ROOT_LETTERS = 22;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const WATCHERS = 2;

/** What one dreams of: a place, 0 nobody. */
const DREAM = [26];
/** What one is told: the own role, and who dreams of one, at most three. */
const TOLD = [26, 26, 26, 26];

const root = (s: Vigil): Handle => s.cells.at(-1)!;
const night = (s: Vigil, ask: Parameters<Step<Vigil>>[2]): Vigil => {
  const { hub, players: seats, windowMs: ms, graceMs } = s;
  ask.veil('in', { root: root(s), hub, way: 'in', seats, ms, graceMs, bases: DREAM });
  return { ...s, stage: 'in', night: s.night + 1 };
};
const stuck = (s: Vigil, what: string): Vigil => ({ ...s, stage: 'stuck', failed: [...s.failed, what] });

/** The places that each seat dreamt of, where they can be read. */
export const dreams = (face: string | undefined): readonly (readonly number[] | null)[] =>
  face === undefined ? [] : (JSON.parse(face) as readonly (readonly number[] | null)[]);

/** What this seat reads of itself and of all that is open to it. */
export interface VigilView extends Vigil {
  readonly role: string | undefined;
  readonly dreamt: readonly (readonly (readonly number[] | null)[])[];
  readonly word: readonly (readonly (readonly number[] | null)[])[];
}

const rule: MakeRule<Vigil, 'V10', 'asleep' | 'own-role'> = makeRule;

export const vigil: Game<Vigil, VigilOptions> = {
  id: 'vigil',
  version: 1,
  seats: { min: 2, max: 25 },
  options: fields({
    hub: optional(integer(0, 24)),
    nights: optional(integer(1, 50)),
    windowMs: optional(integer(1, 60_000)),
    graceMs: optional(integer(0, 60_000)),
  }),
  setup({ seats, options }, ask) {
    const hub = options.hub ?? seats.at(-1)!;
    const players = seats.filter((seat) => seat !== hub || options.hub !== undefined);
    ask.secret('roles', [hub], 'roles');
    const { nights = 2, windowMs = 8_000, graceMs = 1_500 } = options;
    const nothingYet = { cells: [], heard: [], told: [], missing: [], failed: [] };
    return { players, hub, heir: hub, nights, windowMs, graceMs, night: 0, stage: 'roles', ...nothingYet };
  },
  layouts: {
    roles(seed, s) {
      const luck = dice(seed);
      const roles = luck.shuffle(s.players.map((_, i) => (i < WATCHERS ? 'watcher' : 'sleeper')));
      return [...roles, Array.from({ length: ROOT_LETTERS }, () => ALPHABET[luck.below(64)]).join('')];
    },
  },
  moves: {
    dream: veiledMove<Vigil, { readonly of: number }>({
      args: fields({ of: integer(0, 24) }),
      who: (s) => s.players,
      slot: (s) => `night ${s.night}`,
      veiled: { tag: 'in', numbers: ({ of }) => [of + 1], none: [0] },
      rules: [
        rule('V10', 'asleep', (s) => s.stage === 'in'),
        // By its own eyes: the role stands in what it was told.
        rule('V10', 'own-role', (s, { seat, args, eyes }) => {
          const place = s.players.indexOf(seat);
          const [role] = dreams(s.told.at(-1) && eyes.read(s.told.at(-1)!))[place] ?? [0];
          return role !== 1 || args.of !== seat;
        }),
      ],
      choices: (s) => s.players.map((of) => ({ of })),
    }),
    on: move<Vigil, object>({
      args: nothing,
      who: (s) => [s.hub, ...s.players],
      slot: (s) => `day ${s.night}`,
      rules: [],
      apply(s, _, ask) {
        if (s.stage !== 'day') return s;
        if (s.night < s.nights) return night(s, ask);
        ask.open('record', s.cells);
        return { ...s, stage: 'record' };
      },
      choices: () => [{}],
    }),
    handOver: move<Vigil, { readonly to: Seat }>({
      args: fields({ to: integer(0, 24) }),
      who: (s) => [s.hub],
      rules: [],
      apply(s, { args }, ask) {
        ask.show('handed', s.cells, [args.to]);
        return { ...s, heir: args.to };
      },
      choices: () => [],
    }),
    stop: move<Vigil, object>({
      args: nothing,
      who: (s) => s.players,
      rules: [],
      apply(s, _, ask) {
        ask.cancel('in');
        return { ...s, stage: 'day' };
      },
      choices: () => [],
    }),
  },
  on: {
    roles: (s, { failed, cards }, ask) => (failed ? stuck(s, 'roles') : night({ ...s, cells: cards! }, ask)),
    in(s, { failed, cards, by }, ask) {
      if (failed) return stuck(s, 'in');
      const next = { ...s, stage: 'out' as const, heard: [...s.heard, cards![0]!], missing: [...s.missing, by!] };
      ask.veil('out', { root: root(s), hub: s.hub, way: 'out', seats: s.players, ms: 2_000, bases: TOLD });
      return next;
    },
    out: (s, { failed, cards }) => (failed ? stuck(s, 'out') : { ...s, stage: 'day', told: [...s.told, cards![0]!] }),
    // Same root, same keys: only the hand that answers is another.
    handed: (s, { failed }) => (failed ? stuck(s, 'handed') : { ...s, hub: s.heir }),
    record(s, { failed }, ask) {
      if (failed) return stuck(s, 'record');
      ask.open('letters', [...s.heard, ...s.told]);
      return s;
    },
    letters: (s, { failed }) => (failed ? stuck(s, 'letters') : { ...s, stage: 'over' }),
  },
  letters(s, { read }, tag) {
    const roles = s.players.map((_, i) => read(s.cells[i]!));
    const heard = read(s.heard.at(-1)!);
    if (tag !== 'out' || heard === undefined) return undefined;
    const of = dreams(heard).map((numbers) => numbers?.[0] ?? 0);
    return s.players.map((seat, i) => {
      const watches = roles[i] === 'watcher';
      const by = watches ? of.flatMap((place, j) => (place === seat + 1 ? [j + 1] : [])) : [];
      return [watches ? 1 : 2, by[0] ?? 0, by[1] ?? 0, by[2] ?? 0];
    });
  },
  hushed: (s) => s.stage === 'in' || s.stage === 'out',
  awaits: (s) => (s.stage === 'day' ? [s.hub] : []),
  outcome: (s) => (s.stage === 'over' || s.stage === 'stuck' ? { winners: [], why: s.stage } : undefined),
  view: (s, eyes): VigilView => ({
    ...s,
    role: eyes.read(s.cells[s.players.indexOf(eyes.seat ?? -1)]!),
    dreamt: s.heard.map((thing) => dreams(eyes.read(thing))),
    word: s.told.map((thing) => dreams(eyes.read(thing))),
  }),
};
