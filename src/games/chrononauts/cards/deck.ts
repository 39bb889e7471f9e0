/**
 * The play deck: each card's aims and the steps that it takes, as data. `effects.ts` knows the steps and no card by name. A card's face is its
 * id; copies that differ have their own id (`sell-artifact/creature`).
 */
import { LINCHPINS } from './timeline.ts';
import { PATCHES, type Patch } from './patches.ts';

export type Side = 'true' | 'prime';

/** What must be named when the card is announced (CH-281). */
export type Aim =
  | 'nothing'
  | 'linchpin'
  | 'place'
  | 'own-artifact'
  | 'rival-artifact'
  | 'any-artifact'
  | 'direction'
  | 'player'
  | 'play';

/** One thing that a resolving card does. `bonus` numbers replace the others, they aren't added. */
export type Step =
  | { readonly do: 'turn' }
  | { readonly do: 'cover' }
  | { readonly do: 'place' }
  | { readonly do: 'take' }
  | { readonly do: 'destroy' }
  | { readonly do: 'draw'; readonly n: number; readonly bonus?: number }
  | { readonly do: 'forward'; readonly n: number }
  | { readonly do: 'side-hand'; readonly draw: Bonus; readonly play: Bonus }
  | { readonly do: 'pass-hands' }
  | { readonly do: 'pool-hands' }
  | { readonly do: 'new-mission' }
  | { readonly do: 'new-identity' }
  | { readonly do: 'search'; readonly zone: 'discard' | 'draw' };

interface Bonus {
  readonly n: number;
  readonly bonus: number;
}

export type Kind = 'inverter' | 'patch' | 'artifact' | 'action' | 'timewarp';

export interface Card {
  readonly id: string;
  readonly kind: Kind;
  readonly count: number;
  readonly aim: Aim;
  readonly steps: readonly Step[];
  /** Linchpins that it may turn, and to which side; without a side: either way. */
  readonly turns?: Readonly<Record<string, Side | 'any'>>;
  readonly patch?: Patch;
  readonly artifact?: Artifact;
  /** The class of Artifact that earns the bonus; `unrivalled`: only what outranks all others of its class on the table. */
  readonly bonus?: { readonly class: ArtifactClass; readonly unrivalled?: true };
}

export type ArtifactClass = 'portrait' | 'creature' | 'relic' | 'future' | 'lost';

export interface Artifact {
  readonly id: string;
  readonly class: ArtifactClass;
  readonly year: number;
  /** Of portraits: 3 is the real one. */
  readonly authenticity?: 1 | 2 | 3;
  readonly blockedByUltraParadox?: true;
}

const artifact = (id: string, of: ArtifactClass, year: number, more: Partial<Artifact> = {}): Artifact => ({
  id,
  class: of,
  year,
  ...more,
});

/** Years before Christ are negative. */
export const ARTIFACTS: readonly Artifact[] = [
  artifact('portrait-real', 'portrait', 1911, { authenticity: 3 }),
  artifact('portrait-fine-copy', 'portrait', 1913, { authenticity: 2 }),
  artifact('portrait-poor-copy', 'portrait', 1914, { authenticity: 1 }),
  artifact('tyrannosaur', 'creature', -66_000_000),
  artifact('stegosaur', 'creature', -150_000_000),
  artifact('mammoth', 'creature', -10_000),
  artifact('ark', 'relic', -587),
  artifact('grail', 'relic', 33),
  artifact('menorah', 'relic', 70),
  artifact('sports-almanac', 'future', 2040, { blockedByUltraParadox: true }),
  artifact('cancer-cure', 'future', 2160, { blockedByUltraParadox: true }),
  artifact('lost-play', 'lost', 1613),
  artifact('library-scroll', 'lost', -48),
  artifact('rongorongo', 'lost', 1864),
  artifact('imperial-egg', 'lost', 1917),
];

const inverter = (id: string, count: number, turns: Readonly<Record<string, Side | 'any'>>): Card => ({
  id,
  kind: 'inverter',
  count,
  aim: 'linchpin',
  steps: [{ do: 'turn' }],
  turns,
});
const all = (side: Side | 'any'): Readonly<Record<string, Side | 'any'>> =>
  Object.fromEntries(LINCHPINS.map(({ id }) => [id, side]));

const INVERTERS: readonly Card[] = [
  inverter('reverse-fate', 9, all('any')),
  inverter('restore-history', 3, all('true')),
  // It only saves: whoever lived on the true side is saved by going back to it.
  inverter('prevent-assassination', 4, {
    L1865: 'prime',
    L1914: 'prime',
    L1936: 'true',
    L1963: 'prime',
    L1980: 'prime',
    L1981: 'true',
  }),
  inverter('avert-disaster', 2, { L1912: 'prime', L1915: 'prime', L1937: 'prime' }),
  inverter('halt-attack', 1, { L1941: 'prime', L1993: 'prime' }),
  inverter('sabotage', 1, { L1943: 'prime', L1957: 'prime' }),
];

const event = (
  kind: Kind,
  id: string,
  count: number,
  aim: Aim,
  steps: readonly Step[],
  bonus?: Card['bonus'],
): Card => ({
  id,
  kind,
  count,
  aim,
  steps,
  ...(bonus && { bonus }),
});

const SELL: readonly Step[] = [{ do: 'destroy' }, { do: 'draw', n: 2, bonus: 3 }];
const MIRACLE: readonly Step[] = [
  { do: 'destroy' },
  { do: 'side-hand', draw: { n: 2, bonus: 3 }, play: { n: 1, bonus: 2 } },
];
const sell = (bonus: NonNullable<Card['bonus']>): Card =>
  event('action', `sell-artifact/${bonus.class}`, 1, 'own-artifact', SELL, bonus);
const miracle = (bonus: NonNullable<Card['bonus']>): Card =>
  event('action', `perform-miracle/${bonus.class}`, 1, 'own-artifact', MIRACLE, bonus);

/** The card that wants Identities, and what a table without them may play it as. */
export const PARENTS = 'parents-never-met';
export const PARENTS_WITHOUT_IDENTITIES = 'parents-never-met/artifact';

const ACTIONS: readonly Card[] = [
  event('action', 'get-there-first', 3, 'rival-artifact', [{ do: 'take' }]),
  sell({ class: 'portrait', unrivalled: true }),
  sell({ class: 'creature' }),
  sell({ class: 'lost' }),
  miracle({ class: 'relic' }),
  miracle({ class: 'future' }),
  event('action', 'discontinuity', 1, 'direction', [{ do: 'pass-hands' }]),
  event('action', 'time-vortex', 1, 'nothing', [{ do: 'pool-hands' }]),
  event('action', 'new-mission', 1, 'nothing', [{ do: 'new-mission' }]),
  event('action', 'never-existed', 2, 'any-artifact', [{ do: 'destroy' }]),
  event('action', PARENTS, 1, 'player', [{ do: 'new-identity' }]),
  // In no full deck: see CH-241.
  event('action', PARENTS_WITHOUT_IDENTITIES, 0, 'any-artifact', [{ do: 'destroy' }]),
];

const TIMEWARPS: readonly Card[] = [
  event('timewarp', 'memo', 4, 'play', []),
  event('timewarp', 'fast-forward', 2, 'nothing', [{ do: 'forward', n: 2 }]),
  event('timewarp', 'rewind', 2, 'nothing', [{ do: 'search', zone: 'discard' }]),
  event('timewarp', 'quick-trip', 2, 'nothing', [{ do: 'search', zone: 'draw' }]),
];

/** All play cards, each kind once. */
export const CARDS: readonly Card[] = [
  ...INVERTERS,
  ...PATCHES.map((patch): Card => ({
    id: patch.id,
    kind: 'patch',
    count: 1,
    aim: 'place',
    steps: [{ do: 'cover' }, { do: 'draw', n: patch.bonusDraw }],
    patch,
  })),
  ...ARTIFACTS.map((one): Card => ({
    id: one.id,
    kind: 'artifact',
    count: 1,
    aim: 'nothing',
    steps: [{ do: 'place' }],
    artifact: one,
  })),
  ...ACTIONS,
  ...TIMEWARPS,
];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** What a face of the play deck says; undefined for any other text. */
export const findCard = (face: string | undefined): Card | undefined => (face === undefined ? face : BY_ID.get(face));

/** The one card that answers another. */
export const MEMO = 'memo';
