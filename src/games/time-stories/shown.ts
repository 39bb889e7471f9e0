/** What `view` of the rules gives a board: types only, so that a board imports no rules. */
import type { Purse } from './azrak.ts';
import type { Outcome } from './company.ts';
import type { Card } from './pack/cards.ts';
import type { Mission } from './pack/mission.ts';
import type { Cell, MapCard } from './pack/shared.ts';
import type { BlobRef, Localised, Text } from './pack/texts.ts';
import type { Costs } from './table/costs.ts';
import type { Bill } from './table/ending.ts';
import type {
  Agent,
  AgentId,
  Happening,
  PastRun,
  Phase,
  Pledge,
  Proposal,
  Shown,
  Step,
  Telling,
  Trade,
  Trial,
  Whereabouts,
} from './table/state.ts';

export interface TestShown {
  readonly id: string;
  readonly label: Text;
  readonly attributes: readonly string[];
  readonly difficulty: number;
  /** It may be taken now, as far as the card says. */
  readonly open: boolean;
}

/** A card that this person may read now. Its text may be a page of the pack, which the reader's own device opens. */
export interface CardShown {
  readonly id: string;
  readonly kind: Card['kind'];
  readonly number: number | null;
  readonly colour: NonNullable<Card['colour']> | null;
  readonly back: string;
  readonly text: Text;
  readonly image: string | null;
  readonly alt: Text | null;
  readonly tests: readonly TestShown[];
  readonly conflict: {
    readonly type: 'personal' | 'group';
    readonly name: Text;
    readonly damage: number;
    readonly hitPoints: number | null;
  } | null;
  /** All at the table may read it. */
  readonly aloud: boolean;
  readonly tradable: boolean;
}

export interface PlaceShown {
  readonly id: string;
  readonly name: Localised;
  readonly number: number | null;
  readonly spots: readonly string[];
  /** A crystal lies there. */
  readonly crystal: boolean;
  readonly visits: number;
}

export interface MapShown {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly art: BlobRef;
  readonly cells: readonly Cell[];
  readonly edges: MapCard['edges'];
}

export interface HeaderShown {
  readonly label: string;
  readonly text: Text;
  readonly keywords: readonly { readonly word: Localised; readonly slot: number }[];
}

export interface SumShown {
  readonly attribute: number;
  readonly boost: number;
  readonly support: number;
  readonly destiny: number;
  readonly more: number;
  readonly difficulty: number;
}

export interface TrialShown extends Omit<Trial, 'outcome'> {
  readonly outcome: Outcome | null;
  readonly sum: SumShown;
  /** Agents whose word is waited for. */
  readonly waits: readonly AgentId[];
  /** What support of 1, 2, … costs each agent, as far as the agent may give and can pay it. */
  readonly prices: readonly (readonly number[])[];
}

interface Asked {
  readonly doing: number;
  readonly agent: AgentId;
}
/** Others see that somebody thinks, not about what. */
export type QuestionShown =
  | (Asked & { readonly what?: undefined })
  | (Asked & { readonly card: string; readonly what: 'may'; readonly op: string; readonly n: number })
  | (Asked & { readonly card: string; readonly what: 'whom'; readonly seats: readonly AgentId[] })
  | (Asked & {
      readonly card: string;
      readonly what: 'choose';
      readonly offered: readonly number[];
      readonly labels: readonly Text[];
    })
  | (Asked & { readonly card: string; readonly what: 'code'; readonly tries: number; readonly prompt: Text | null })
  | (Asked & { readonly card: string; readonly what: 'spend' });

export interface UseShown {
  readonly agent: AgentId;
  readonly from: string;
  readonly id: string;
  readonly label: Text;
  readonly cost: { readonly azrak?: number; readonly magic?: number; readonly token?: string };
  readonly step: string;
  /** On these tests, or on none (`null`), it can be used now. */
  readonly now: readonly (number | null)[];
}

export interface TableShown {
  readonly mine: readonly AgentId[];
  readonly reads: readonly string[];
  /** Blobs that this person's vault may open. */
  readonly opens: readonly string[];
  /** Those of them that anybody may open: all that a screen for the whole table opens. */
  readonly opensToAll: readonly string[];
  readonly cards: readonly CardShown[];
  readonly places: readonly PlaceShown[];
  readonly maps: readonly MapShown[];
  readonly run: number;
  readonly round: number;
  readonly phase: Phase;
  readonly step: Step;
  readonly captain: AgentId;
  readonly agents: readonly Agent[];
  /** By agent, as they count now. */
  readonly attributes: readonly Readonly<Record<string, number>>[];
  /** By agent, what a Replacement says in place of both sides of its receptacle. */
  readonly stories: readonly (Text | null)[];
  readonly purse: Purse;
  readonly prologue: number;
  readonly location: string | null;
  readonly row: readonly (string | null)[];
  /** Backs of the row's cards, by slot: pictures that all see. */
  readonly backs: readonly (string | null)[];
  readonly free: readonly number[];
  readonly header: HeaderShown | null;
  readonly claims: readonly (readonly [AgentId, number])[];
  readonly confirmed: readonly AgentId[];
  readonly told: readonly AgentId[];
  readonly tellings: readonly Telling[];
  readonly destiny: {
    readonly left: number;
    readonly discards: readonly number[];
    readonly summary: { readonly count: number; readonly min: number; readonly max: number };
  };
  readonly elements: Readonly<Record<string, Whereabouts>>;
  readonly tokens: readonly { readonly token: string; readonly agent: AgentId | null }[];
  readonly archive: readonly {
    readonly card: string;
    readonly summary: readonly { readonly icon: string; readonly label: Text }[];
  }[];
  readonly spots: readonly string[];
  /** Places that the Captain may choose now, and what one costs. */
  readonly choices: readonly string[];
  readonly price: number;
  readonly links: readonly AgentId[];
  readonly freeRefreshes: number;
  readonly mustRefresh: boolean;
  /** Of the own agents. */
  readonly costs: readonly Costs[];
  readonly trials: readonly TrialShown[];
  readonly group:
    | ({
        readonly card: string;
        readonly reader: AgentId;
        readonly step: 'before' | 'order' | 'turn';
        readonly turn: number;
        readonly order: readonly AgentId[];
      } & { readonly damage: number; readonly hitPoints: number | null; readonly name: Text | null })
    | null;
  readonly waiting: readonly { readonly card: string; readonly reader: AgentId }[];
  readonly pledge: Pledge | null;
  readonly proposal: Proposal | null;
  readonly trade: Trade | null;
  readonly questions: readonly QuestionShown[];
  readonly uses: readonly UseShown[];
  readonly shown: readonly Shown[];
  readonly clocks: readonly { readonly what: string; readonly until: number }[];
  readonly news: readonly Happening[];
  readonly ending: {
    readonly result: PastRun['result'];
    readonly ending: string | null;
    /** Null where the run was given up, too: the board has words of its own for that. */
    readonly text: Text | null;
  } | null;
  /** What the score is made of. */
  readonly bill: Bill | null;
  readonly score: number | null;
  readonly runs: readonly PastRun[];
  /** Pages that the log asks for just now. */
  readonly asked: readonly string[];
  readonly stuck: string;
  /** A Refresh of a card is to be shared out. */
  readonly sharing: boolean;
}

/** The table's vault, as far as this person's device has come to its keys. */
export interface KeysShown {
  /** The seat that laid them. */
  readonly by: number;
  /** Hash on the shelf of what is left of them. */
  readonly item: string;
  /** By blob, of the pages that may be opened now and of those that the log asks for. */
  readonly pads: Readonly<Record<string, { readonly way: 'alone' | 'together'; readonly pad: string }>>;
  /** Pages that this person may open and can't yet wait for these people's devices. */
  readonly waits: readonly number[];
  /** They wait, and nobody who is at the table has what opens them: its keys are to be laid again. */
  readonly lost: boolean;
}

export interface SessionShown {
  readonly players: readonly number[];
  readonly away: readonly number[];
  readonly hash: string;
  /** Hash of the file that its pages lie in; '' for a mission that lies open. */
  readonly container: string;
  /** Null where the keys came with the file. */
  readonly keyring: KeysShown | null;
  readonly failed: 'lost' | 'bad' | '';
  readonly mission: Mission | null;
  readonly picked: readonly (readonly [number, string])[];
  readonly over: boolean;
  readonly table: TableShown | null;
}
