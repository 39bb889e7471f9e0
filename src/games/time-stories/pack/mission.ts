/** A mission as its public shell tells it (format 4B.1): who can play, receptacles, story, map, elements, what ends it and what it scores. */
import { program, type Program } from './blocks.ts';
import {
  bool,
  id,
  list,
  object,
  oneOf,
  optional,
  orNull,
  record,
  string,
  tuple,
  whole,
  type Reader,
} from './reading.ts';
import { shared, type Shared } from './shared.ts';
import { receptacle, story, type Receptacle, type Story } from './story.ts';
import { cond, expr, type Cond, type Expr } from './terms.ts';
import { localised, sealedOr, textOf, type Localised, type Sealed, type Text } from './texts.ts';

export const EVENTS = [
  'runStart',
  'roundStart',
  'locationEnter',
  'locationLeave',
  'cardRead',
  'elementTaken',
  'tokenTaken',
  'testResolved',
  'destinyRevealed',
  'azrakSpent',
  'missionReturnChanged',
  'cardArchived',
  'mapChanged',
  'groupConflictTurn',
  'groupConflictEnd',
  'refresh',
  'agentExpelled',
  'captainChanged',
] as const;
export interface Trigger {
  readonly on: (typeof EVENTS)[number];
  readonly when?: Cond;
  readonly do: Program;
  readonly once?: boolean;
}
export interface EndingText {
  readonly id?: string;
  readonly when: Cond;
  readonly text: Text;
}
export interface Scoring {
  readonly base: Expr;
  readonly azrakOnReturn: readonly { readonly max: number | null; readonly points: number; readonly text: Text }[];
  readonly bonuses: readonly { readonly when: Cond; readonly points: number; readonly text: Text }[];
  readonly grades: readonly { readonly min: number; readonly text: Text }[];
}

/** What fewer than four receptacles are given (TS adjustments); the book's where a mission says nothing. */
export interface Adjustment {
  readonly freeExplore: { readonly who: 'each' | 'captain'; readonly perRound: number } | null;
  readonly freeRefresh: number;
  readonly support: { readonly maxEach?: number; readonly oneMax?: number; readonly othersMax?: number };
}
export interface Blob {
  readonly sha256: string;
  readonly bytes: number;
  readonly padTo: number;
  readonly keyId: string;
}
export const FORMAT = 'tsr-mission/1';
export interface Mission {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly version: string;
  readonly title: Localised;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly ageHint: number;
  readonly durationMin: readonly [number, number];
  readonly players: { readonly min: number; readonly max: number };
  readonly soloReceptacles: number;
  readonly azrak: { readonly total: number };
  readonly attributes: readonly {
    readonly id: string;
    readonly symbol: string;
    readonly colour: string;
    readonly name: Localised;
  }[];
  readonly magic: { readonly startByReceptacles: Readonly<Record<string, number>>; readonly enabled: boolean };
  readonly adjustments?: Readonly<Record<string, Adjustment>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly counters: Readonly<Record<string, { readonly start: number; readonly min: number; readonly max: number }>>;
  readonly receptacles: readonly Receptacle[];
  readonly story: Story;
  readonly shared: Shared;
  readonly events: readonly Trigger[] | Sealed;
  readonly ending: { readonly success: readonly EndingText[]; readonly failure: readonly EndingText[] } | Sealed;
  readonly scoring: Scoring | Sealed;
  readonly experience?: { readonly ignoreIcon: boolean; readonly xp: Expr | null; readonly nm: Expr | null };
  readonly blobs: Readonly<Record<string, Blob>>;
}

const small = whole(0, 99);
const shift = whole(-99, 99);
const byCount = oneOf('2', '3', '4');
const line = string(200);

const adjustment: Reader<Adjustment> = object<Adjustment>({
  freeExplore: orNull(
    object<NonNullable<Adjustment['freeExplore']>>({ who: oneOf('each', 'captain'), perRound: small }),
  ),
  freeRefresh: small,
  support: object<Adjustment['support']>({
    maxEach: optional(small),
    oneMax: optional(small),
    othersMax: optional(small),
  }),
});

const endings = list(object<EndingText>({ id: optional(id), when: cond, text: textOf }), 12, 1);
type Row<K extends keyof Scoring> = Scoring[K] extends readonly (infer R)[] ? R : never;
export const scoring: Reader<Scoring> = object<Scoring>({
  base: expr,
  azrakOnReturn: list(object<Row<'azrakOnReturn'>>({ max: orNull(small), points: shift, text: textOf }), 12),
  bonuses: list(object<Row<'bonuses'>>({ when: cond, points: shift, text: textOf }), 24),
  grades: list(object<Row<'grades'>>({ min: shift, text: textOf }), 12),
});

export const eventsPage: Reader<readonly Trigger[]> = list(
  object<Trigger>({ on: oneOf(...EVENTS), when: optional(cond), do: program, once: optional(bool) }),
  100,
);
export const endingsPage: Reader<Exclude<Mission['ending'], Sealed>> = object<Exclude<Mission['ending'], Sealed>>({
  success: endings,
  failure: endings,
});

export const mission: Reader<Mission> = object<Mission>({
  format: oneOf(FORMAT),
  id,
  version: line,
  title: localised,
  authors: list(line, 20),
  licence: line,
  ageHint: small,
  durationMin: tuple<readonly [number, number]>(whole(1, 999), whole(1, 999)),
  players: object<Mission['players']>({ min: whole(1, 4), max: whole(1, 4) }),
  soloReceptacles: whole(2, 4),
  azrak: object<Mission['azrak']>({ total: small }),
  attributes: list(
    object<Mission['attributes'][number]>({ id, symbol: id, colour: string(32), name: localised }),
    8,
    1,
  ),
  magic: object<Mission['magic']>({ startByReceptacles: record(small, 3, byCount), enabled: bool }),
  adjustments: optional(record(adjustment, 3, byCount)),
  flags: record(bool, 500),
  counters: record(object<Mission['counters'][string]>({ start: shift, min: shift, max: whole(-99, 999) }), 100),
  receptacles: list(receptacle, 12),
  story,
  shared,
  events: sealedOr(eventsPage),
  ending: sealedOr(endingsPage),
  scoring: sealedOr(scoring),
  experience: optional(
    object<NonNullable<Mission['experience']>>({ ignoreIcon: bool, xp: orNull(expr), nm: orNull(expr) }),
  ),
  blobs: record(
    object<Blob>({ sha256: string(64), bytes: whole(0, 50_000_000), padTo: whole(1, 50_000_000), keyId: id }),
    4_000,
  ),
});
