/**
 * The judgement whether a later generation is what it says. It must be opened from a place of this one by those who may decide it, with the
 * state that follows from there. Every holder of the generation before computes all of it again; nobody is believed.
 */
import { hex } from '../bytes.ts';
import { stateHash } from '../canonical.ts';
import type { TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import { type Carried, HOW, type How, NO_SEAT } from '../journal/carried.ts';
import type { Rules, TableSettings } from '../journal/bodies.ts';
import type { Stamped } from '../log/order.ts';
import { carry } from './carry.ts';
import { rulesAfter } from './renewal.ts';
import { baseOf, carries, electorate, goingOn, type VowPorts, vowsTo } from './votes.ts';

/** What judging a move to another generation needs. */
export interface JudgePorts extends VowPorts {
  readonly world: FoldWorld;
  /** Of this generation. */
  readonly settings: TableSettings;
  stateAt(hash: string): TableState | undefined;
}

/** A generation that may begin: from where, with which state, and with which voters. */
export interface Successor {
  readonly base: Stamped;
  readonly at: TableState;
  readonly state: TableState;
  readonly going: readonly string[];
  /** What stands in its first entry. */
  readonly settings: TableSettings;
}

/** The seat that a move is about; undefined for `NO_SEAT`. @param about as it stands in the bytes */
export const aboutOf = (about: number): number | undefined => (about === NO_SEAT ? undefined : about);

/** What is read of them, compared as it is read: a stranger's may hold anything besides. */
function isSame(a: TableSettings, b: TableSettings): boolean {
  const { open, name, strict } = a.settings;
  const rest =
    open === b.settings.open && name === b.settings.name && (strict ?? false) === (b.settings.strict ?? false);
  return rest && a.game === b.game && a.version === b.version;
}

/**
 * What these votes for this opener come to. `early`: something that they name isn't here yet, or isn't folded. `short`: they aren't
 * enough.
 */
export function successorOf(
  ports: JudgePorts,
  m: {
    readonly how: How;
    readonly about: number;
    /** Of the rules that are wanted, for `renew` and `change`. */
    readonly version?: number | undefined;
    readonly game?: string | undefined;
    readonly opener: string;
    readonly votes: readonly Uint8Array[];
  },
): Successor | 'early' | 'short' {
  const vows = vowsTo(ports, m.opener, m.votes);
  if (vows === 'early') return 'early';
  const about = aboutOf(m.about);
  const named = vows.some(({ device }) => device === m.opener) ? baseOf(ports.order, vows) : undefined;
  if (!named) return 'short';
  const { base } = named;
  const at = ports.stateAt(base.hash);
  if (!at) return 'early';
  if (!carries(m.how, about, vows, named, at, ports.order.strict)) return 'short';
  const voters = m.how === HOW['go-on'] ? goingOn(vows, base, at) : electorate(at, base.voters.devices, about);
  const rules = rulesAfter(ports.world.game, at, m.how, { game: m.game ?? at.game, version: m.version ?? 0 });
  const state = carry(ports.world, at, { how: m.how, about, rules, going: voters, opener: m.opener, base });
  return { base, at, state, going: voters, settings: { ...ports.settings, ...rules } };
}

/**
 * @param opener hex device that signed the first entry
 * @param table what it says of game, rules and settings: those of this generation, but for rules that were wanted
 * @param wanted those rules; the entry's own, where nobody has heard the proposals
 */
export function judgeBeginning(
  ports: JudgePorts,
  opener: string,
  c: Carried,
  table: TableSettings,
  wanted: Rules = table,
): 'good' | 'early' | 'bad' {
  const { place, order } = ports;
  if (c.from.room !== hex(place.room) || c.from.generation !== place.generation) return 'bad';
  const successor = successorOf(ports, {
    how: c.how,
    about: c.about,
    game: wanted.game,
    version: wanted.version,
    votes: c.votes,
    opener,
  });
  if (successor === 'early' || !order.at(c.base.hash)) return 'early';
  if (successor === 'short') return 'bad';
  const { base, state, going, settings } = successor;
  if (!isSame(settings, table)) return 'bad';
  const same = base.hash === c.base.hash && base.epoch === c.base.epoch && base.position === c.base.position;
  const vote = going.length === c.voters.length && going.every((device, i) => c.voters[i] === device);
  return same && vote && base.time === c.timeMs && hex(stateHash(state)) === c.state ? 'good' : 'bad';
}
