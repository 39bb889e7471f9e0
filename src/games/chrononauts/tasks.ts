/**
 * What a game still has to do before anybody may move: a list of plain data in the state, done from the front by `run.ts`. Some tasks ask
 * the table for something and wait for the answers; what fails there is done once more when somebody says so.
 */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { Step } from './cards/deck.ts';
import type { PlayItem, Stage } from './state.ts';

/** Where face-down cards lie by seat or in a pile. */
export type GoalKind = 'identities' | 'missions';

export interface ToSeat {
  readonly seat: Seat;
  readonly cards: readonly Handle[];
}

/** Piles that are mixed; the tag of the answer is the pile's name. */
export const PILES = ['drawPile', 'pool', 'identityDeck', 'missionDeck'] as const;
export type Pile = (typeof PILES)[number];

export interface Mixed {
  readonly pile: Pile;
  readonly cards: readonly Handle[];
}

export const mixing = (...piles: readonly Mixed[]): Task => ({ do: 'mix', piles });

export type Task =
  /** Each pile anew from these cards, in an order that nobody knows; all at the same time. */
  | { readonly do: 'mix'; readonly piles: readonly Mixed[] }
  | { readonly do: 'deal'; readonly as: 'hand' | 'side' | GoalKind; readonly list: readonly ToSeat[] }
  /** From the top of its deck, so many to each. */
  | { readonly do: 'deal-out'; readonly as: 'hand' | GoalKind; readonly n: number }
  | { readonly do: 'draw'; readonly seat: Seat; readonly n: number; readonly as: 'hand' | 'side' }
  /** Back under the table's key: into A Good Shuffle, or under its deck. */
  | { readonly do: 'bury'; readonly as: 'pool' | GoalKind; readonly list: readonly ToSeat[] }
  /** From the top of a goal deck, for a seat whose card went under it. */
  | { readonly do: 'replace'; readonly as: GoalKind; readonly seat: Seat }
  /** The pool of A Good Shuffle, one card at a time, beginning with this seat. */
  | { readonly do: 'redeal'; readonly seat: Seat; readonly to: readonly Seat[] }
  | {
      readonly do: 'open';
      readonly as: 'rest' | 'exposed' | 'hand' | 'travellers';
      readonly seat: Seat;
      readonly cards: readonly Handle[];
    }
  /** Solonauts: from the top, face up. */
  | { readonly do: 'turn-up'; readonly as: 'hand' | 'travellers'; readonly n: number }
  | { readonly do: 'look'; readonly seat: Seat }
  | { readonly do: 'prompt'; readonly seat: Seat; readonly zone: 'discard' | 'draw' }
  | { readonly do: 'announce'; readonly item: Omit<PlayItem, 'id'> }
  | { readonly do: 'step'; readonly step: Step; readonly item: PlayItem; readonly bonus: boolean }
  | { readonly do: 'roll'; readonly among: readonly Seat[] }
  | { readonly do: 'stage'; readonly to: Stage };
