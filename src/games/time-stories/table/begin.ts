/** A run begins: everything lies where set-up puts it (TS-022 … TS-044, TS-313). */
import type { Seat } from '../../../kernel/game.ts';
import { begun } from '../azrak.ts';
import { adjustmentOf } from '../company.ts';
import type { Mission } from '../pack/mission.ts';
import type { Agent, PastRun, State } from './state.ts';

/** What stays from run to run. */
export interface Lasting {
  readonly players: readonly Seat[];
  readonly away: readonly Seat[];
  /** Counts all runs, from 1. */
  readonly run: number;
  readonly runs: readonly PastRun[];
  readonly pages: State['pages'];
  /** The page that the earlier run was still waiting for: its answer is about that one. */
  readonly asked: State['asked'];
  /** Never used twice, so that nobody answers a question of an earlier run. */
  readonly next: number;
  readonly edition?: number;
}

/** TS-040, TS-261: by receptacles in play; one may have a level of its own. */
function magicOf(mission: Mission, receptacle: Mission['receptacles'][number] | undefined, count: number): number {
  if (!mission.magic.enabled) return 0;
  const column = String(Math.max(2, count));
  return receptacle?.magicStart?.[column] ?? mission.magic.startByReceptacles[column] ?? 0;
}

/**
 * @param picked by seat, in the order of the seats; a person alone has two
 * @param at table time, in milliseconds
 */
export function setUp(
  mission: Mission,
  picked: readonly (readonly [Seat, string])[],
  lasting: Lasting,
  at: number,
): State {
  const chosen = picked.map(([, id]) => mission.receptacles.find((one) => one.id === id));
  const agents = picked.map(([player, receptacle], i): Agent => {
    const magic = magicOf(mission, chosen[i], picked.length);
    return {
      player,
      receptacle,
      magic,
      magicMost: magic,
      front: null,
      slot: null,
      owes: false,
      conflict: null,
      status: 'active',
      lettingGo: false,
      explored: 0,
      replacement: null,
    };
  });
  return {
    mission,
    pages: lasting.pages,
    asked: lasting.asked,
    stuck: '',
    players: lasting.players,
    away: lasting.away,
    run: lasting.run,
    round: 0,
    began: at,
    at,
    phase: 'setup',
    step: '',
    agents,
    captain: 0,
    purse: begun(
      chosen.map((one) => one?.azrakStart ?? 0),
      mission.azrak.total,
    ),
    prologue: 0,
    location: null,
    visits: {},
    rows: {},
    swaps: [],
    claims: [],
    confirmed: [],
    told: [],
    tellings: [],
    destiny: mission.shared.destiny.map(({ id }) => id),
    discards: [],
    draws: [],
    rolling: false,
    elements: {},
    tokens: [],
    removedTokens: [],
    removed: [],
    archive: [],
    drawn: [],
    flipped: [],
    out: [],
    looks: [],
    available: {},
    map: mission.shared.map.flatMap(({ id, at: place }) => (place ? [{ card: id, at: place }] : [])),
    coveredSpots: [],
    flags: mission.flags,
    counters: Object.fromEntries(Object.entries(mission.counters).map(([name, { start }]) => [name, start])),
    modifiers: [],
    trials: [],
    taken: [],
    used: [],
    damage: {},
    lastOutcome: null,
    group: null,
    groups: [],
    links: [],
    freeRefreshes: adjustmentOf(mission.adjustments, agents.length).freeRefresh,
    mustRefresh: false,
    goto: null,
    leaving: false,
    doing: [],
    current: -1,
    fired: [],
    firing: [],
    pledge: null,
    proposal: null,
    trade: null,
    shown: [],
    news: [],
    clocks: [],
    next: lasting.next,
    stoodFor: [],
    gaveUp: false,
    ending: null,
    score: null,
    runs: lasting.runs,
    ...(lasting.edition !== undefined && { edition: lasting.edition }),
  };
}
