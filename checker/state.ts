/** "The state" of PROTOCOL.md: its members as far as the fold goes, and with what it begins. */
import { beyond } from './beyond.ts';
import { hex } from './bytes.ts';
import type { Node } from './places.ts';
import type { Play } from './play.ts';
import { rulesOf } from './rules-of.ts';
import type { Run } from './runs.ts';
import type { Secret } from './secret.ts';

interface Person {
  readonly seat: number;
  readonly device: string;
  readonly name: string;
}
export interface Last {
  readonly entry: string;
  readonly seat: number;
  readonly held?: string;
  readonly rule?: string;
}
interface Undo {
  readonly last?: Last;
  readonly times: number;
}
export interface State {
  readonly game: string;
  readonly version: number;
  readonly founder: string;
  readonly settings: { readonly open?: unknown };
  readonly now: number;
  readonly heads: Readonly<Record<string, string>>;
  readonly devices: Readonly<Record<string, object>>;
  readonly roster: readonly Person[];
  readonly away: readonly string[];
  readonly games: number;
  readonly play?: Play;
  readonly requests: Readonly<Record<string, Run>>;
  readonly secrets: Readonly<Record<string, Secret>>;
  readonly cards: { readonly deck: string };
  readonly undo: Undo;
}

/** A table at which nothing has happened yet. */
const NONE = {
  heads: {},
  roster: [],
  asking: [],
  pairing: [],
  reclaims: [],
  away: [],
  games: 0,
  requests: {},
  secrets: {},
  sealed: {},
  cards: {
    deck: '',
    seq: 0,
    hash: '00'.repeat(32),
    rolled: 0,
    faces: [],
    at: {},
    views: {},
    rolls: {},
    hands: {},
    bids: {},
    mixing: [],
    shuffles: {},
  },
  undo: { times: 0, by: '', since: 0, gone: [] },
};

/** The state with which a table begins, or a generation that brings one. @throws Beyond */
export function first({ entry, table, time }: Node, carried: unknown): State {
  const { game, version, settings, keys } = table;
  rulesOf(game, version);
  if (table.beginning)
    return isQuiet(carried)
      ? carried
      : beyond('the table went on with more than a quiet game and people with a device each');
  return {
    ...NONE,
    game,
    version,
    settings: settings as State['settings'],
    founder: entry.device,
    now: time,
    devices: { [entry.device]: { sig: hex(keys.sigPk), mail: hex(keys.mailPk) } },
  };
}

/** Nothing is under way in it that isn't followed, and nobody has a second device. */
function isQuiet(state: unknown): state is State {
  const { roster, keeping, lookingOn, barred, play, undo, ...rest } = (state ?? {}) as Partial<State> &
    Record<string, unknown>;
  const { requests, asking, pairing, reclaims } = rest;
  const none = [requests, asking, pairing, reclaims, play?.asks ?? [], play?.timers ?? []];
  const alone = Array.isArray(roster) && roster.every((one: object) => Object.keys(one).length === 3);
  const isAbsent = [keeping, lookingOn, barred].every((one) => one === undefined);
  return alone && isAbsent && undo?.times === 0 && none.every((one) => Object.keys(one ?? [0]).length === 0);
}
