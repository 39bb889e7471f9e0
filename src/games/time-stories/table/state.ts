/** The state of a mission at a table: whose receptacle is whose, what lies where, what runs and what it waits for. All of it is public. */
import type { Seat } from '../../../kernel/game.ts';
import type { Purse } from '../azrak.ts';
import type { Outcome, Support } from '../company.ts';
import type { Run } from '../language/run.ts';
import type { Until } from '../pack/blocks.ts';
import type { Mission } from '../pack/mission.ts';
import type { Text } from '../pack/texts.ts';

/** A place in the circle of agents, from 0; the language of missions calls it a seat. A solo player has two of them. */
export type AgentId = number;

export type Phase = 'setup' | 'prologue' | 'captain' | 'exploration' | 'between' | 'ended';
export type Step =
  /** Captain: the location is chosen; then its A card is read. */
  | 'choose'
  | 'read'
  /** Exploration. */
  | 'recon'
  | 'telepathy'
  | 'actions'
  /** Between. */
  | 'refresh'
  | 'exchange'
  | '';

export interface Agent {
  readonly player: Seat;
  readonly receptacle: string;
  readonly magic: number;
  readonly magicMost: number;
  /** The Story card in front, by id. */
  readonly front: string | null;
  /** The slot that it came from, and goes back to. */
  readonly slot: number | null;
  /** Instructions of that card are still to be followed (TS-088). */
  readonly owes: boolean;
  /** The card whose Personal Conflict binds the agent. */
  readonly conflict: string | null;
  /** Active, or expelled: by loss of control, by a card. */
  readonly status: 'active' | 'link' | 'card';
  /** The link is given up; the agent is expelled when the running action is over (TS-140). */
  readonly lettingGo: boolean;
  /** Free Explores of this actions step. */
  readonly explored: number;
  /** The Replacement on top, by the number of its Element. */
  readonly replacement: number | null;
}

/** A test from its undertaking to its end (TS-114 …). */
export interface Trial {
  readonly id: number;
  readonly agent: AgentId;
  readonly card: string;
  readonly test: string;
  readonly attribute: string;
  readonly step: 'boost' | 'support' | 'drawing' | 'seen' | 'outcome';
  readonly boost: number;
  readonly support: readonly Support[];
  /** The agents that won't support any more; after the draw, those that won't use anything any more. */
  readonly declined: readonly AgentId[];
  /** Destiny cards revealed that count; the first `handled` of them have had their say. */
  readonly destiny: readonly string[];
  readonly handled: number;
  /** Modifiers of this test alone. */
  readonly more: number;
  readonly outcome: Outcome | null;
  /** A Group Conflict has broken in (TS-163). */
  readonly suspended: boolean;
}

export interface GroupConflict {
  readonly card: string;
  /** The agent that read it. */
  readonly reader: AgentId;
  readonly step: 'before' | 'order' | 'turn';
  readonly turn: number;
  /** Agents that still have to undertake a test in this turn, in their order. */
  readonly order: readonly AgentId[];
}

/** Where an Element is that isn't in its deck. */
export type Whereabouts = AgentId | 'table' | 'removed';

/** A change of tests or attributes that lasts. */
export interface Modifier {
  readonly what: 'test' | 'add' | 'set';
  readonly attr?: string;
  readonly n: number;
  readonly agent: AgentId | null;
  readonly until: Until | 'next';
}

/** A program under way. */
export interface Doing {
  readonly id: number;
  readonly agent: AgentId;
  readonly run: Run;
  /** The test that an action is used on. */
  readonly trial: number | null;
}

/** A broken link waits for its agent's choice, and the program that broke it waits too. */
export interface Broken {
  readonly agent: AgentId;
  readonly doing: number;
}

/** What an agent told of a card, in own words; empty where it was said aloud. */
export interface Telling {
  readonly agent: AgentId;
  readonly location: string;
  readonly slot: number;
  readonly round: number;
  readonly text: string;
}

/** A page of text or picture that a card ordered to be shown, to one or to all. */
export interface Shown {
  readonly number: number;
  readonly to: AgentId | null;
  readonly text: Text;
  readonly image?: string;
}

/** Crystals or Magic that agents have promised together (TS-288). */
export interface Pledge {
  readonly doing: number;
  readonly resource: 'azrak' | 'magic';
  readonly n: number;
  readonly given: readonly Support[];
}

/** What the group decides together; the Captain's word stands where they don't agree (TS-003). */
export interface Proposal {
  readonly number: number;
  readonly what: 'captain' | 'leave' | 'refresh' | 'skip' | 'abandon' | 'share';
  /** Shares of a Refresh by agent; the first Captain, alone in the list. */
  readonly shares: readonly number[];
  readonly free: boolean;
  /** People, not agents. */
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/** Between two agents; it takes both (TS-272). */
export interface Trade {
  /** What a yes or a no is about; by rules before 6 there was none. */
  readonly number?: number;
  readonly from: AgentId;
  readonly to: AgentId;
  readonly gives: Items;
  readonly wants: Items;
}
export interface Items {
  readonly elements: readonly number[];
  readonly tokens: readonly string[];
}

export interface Happening {
  readonly number: number;
  readonly what: string;
  readonly agent?: AgentId;
  readonly about?: string;
  readonly n?: number;
}

/** How an earlier run ended; no text of a card is kept (TS-314). */
export interface PastRun {
  readonly rounds: number;
  readonly result: 'success' | 'failure' | 'abandoned';
  readonly missionReturn: number;
  readonly score: number | null;
  readonly minutes: number;
}

export interface State {
  readonly mission: Mission;
  /** Sealed parts that the log has opened, by blob. */
  readonly pages: Readonly<Record<string, unknown>>;
  /** Asked for and not there yet. */
  readonly asked: readonly string[];
  /** The page that nobody has, or that is damaged; empty where none is missing. */
  readonly stuck: string;
  readonly players: readonly Seat[];
  readonly away: readonly Seat[];
  readonly run: number;
  readonly round: number;
  /** Table time, in milliseconds: of the set-up's end, and of the last step. */
  readonly began: number;
  readonly at: number;
  readonly phase: Phase;
  readonly step: Step;
  readonly agents: readonly Agent[];
  readonly captain: AgentId;
  readonly purse: Purse;
  /** Prologue cards that were read. */
  readonly prologue: number;
  readonly location: string | null;
  readonly visits: Readonly<Record<string, number>>;
  /** By location, its slots as they are for the next visit: a card, or nothing. */
  readonly rows: Readonly<Record<string, readonly (string | null)[]>>;
  /** Cards that come into a row once the one in front of somebody goes back. */
  readonly swaps: readonly { readonly location: string; readonly slot: number; readonly card: string }[];
  readonly claims: readonly (readonly [AgentId, number])[];
  readonly confirmed: readonly AgentId[];
  readonly told: readonly AgentId[];
  readonly tellings: readonly Telling[];
  /** Destiny cards face down, by id in the order of the pack; which comes next is rolled. */
  readonly destiny: readonly string[];
  readonly discards: readonly string[];
  /** Draws asked for, in log order; a roll is open for the first. */
  readonly draws: readonly number[];
  readonly rolling: boolean;
  readonly elements: Readonly<Record<string, Whereabouts>>;
  readonly tokens: readonly { readonly token: string; readonly agent: AgentId | null }[];
  /** Out of the mission for good. */
  readonly removedTokens: readonly string[];
  readonly removed: readonly string[];
  readonly archive: readonly string[];
  /** Mysteries that aren't in their deck. */
  readonly drawn: readonly string[];
  readonly flipped: readonly string[];
  /** Cards of a deck that lie out until their test or conflict is over (TS-330). */
  readonly out: readonly { readonly card: string; readonly agent: AgentId }[];
  /** What was read last and is back already: its reader, or all, may still look. */
  readonly looks: readonly { readonly card: string; readonly agent: AgentId | null }[];
  readonly available: Readonly<Record<string, boolean>>;
  /** Map cards in play, and the spots that something covers. */
  readonly map: readonly { readonly card: string; readonly at: readonly [number, number] }[];
  readonly coveredSpots: readonly string[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly modifiers: readonly Modifier[];
  readonly trials: readonly Trial[];
  /** `card test` or `card test agent`, where it may not be taken again. */
  readonly taken: readonly string[];
  readonly used: readonly string[];
  readonly damage: Readonly<Record<string, number>>;
  readonly lastOutcome: Outcome | null;
  readonly group: GroupConflict | null;
  /** Group Conflicts that wait for their turn (TS-178). */
  readonly groups: readonly { readonly card: string; readonly reader: AgentId }[];
  /** In their order. */
  readonly links: readonly Broken[];
  readonly freeRefreshes: number;
  readonly mustRefresh: boolean;
  readonly goto: { readonly location: string; readonly free: boolean } | null;
  readonly leaving: boolean;
  readonly doing: readonly Doing[];
  /** The program that makes its steps just now; -1 between steps. */
  readonly current: number;
  readonly fired: readonly number[];
  /** Triggers that run just now. */
  readonly firing: readonly number[];
  readonly pledge: Pledge | null;
  readonly proposal: Proposal | null;
  readonly trade: Trade | null;
  readonly shown: readonly Shown[];
  readonly news: readonly Happening[];
  readonly clocks: readonly { readonly what: string; readonly until: number }[];
  readonly next: number;
  /** Seats of agents that somebody else stands in for: agent, its player. */
  readonly stoodFor: readonly (readonly [AgentId, Seat])[];
  readonly gaveUp: boolean;
  readonly ending: { readonly result: 'success' | 'failure'; readonly ending: string | null } | null;
  readonly score: number | null;
  readonly runs: readonly PastRun[];
  /** The rules that the table was set with, from the sixth on; absent before (`earlier.ts`). */
  readonly edition?: number;
}

/** Whether the table was set with the sixth rules or later ones. */
export const isSince6 = ({ edition }: { readonly edition?: number | undefined }): boolean => edition !== undefined;
