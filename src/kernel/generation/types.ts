/**
 * A face's view of a table that moves on, and what a person may ask for. It moves on where somebody is sent away, those present go on
 * without the others, the link is new, or the room is tidied up. `company/company.ts` fulfils it.
 */
import type { Seat } from '../game.ts';
import type { HowKind } from '../journal/carried.ts';
import type { Refusal } from '../pipeline/refusals.ts';

/** Somebody wants the table to move on, and not all have answered. */
export interface CompanyView {
  /** Names the proposal in a consent; hex. */
  readonly id: string;
  readonly kind: HowKind;
  /** The author of the proposal. */
  readonly by: Seat;
  /** `kick`: who would be sent away. `go-on`: who would be left behind as things stand. Else empty. */
  readonly about: readonly Seat[];
  /** `change`: id of the game that is wanted. */
  readonly game?: string;
  /** It is on this person to say yes or no (`consent`). */
  readonly asked: boolean;
  readonly consented: readonly Seat[];
  readonly refused: readonly Seat[];
  /** So many yeses carry it (the proposer's counts); for `go-on` it begins with whoever has said yes when all present have answered. */
  readonly needed: number;
}

/** The others went on while this person was away: `follow` or `stay`. */
export interface BehindView {
  /** Number of the last move that counts on both sides. */
  readonly position: number;
  /** People who went on. */
  readonly seats: readonly Seat[];
  /** Own moves beyond that place, which the others never had. */
  readonly lost: number;
  /** Chosen: on the way to them, until what they have done is here and checked. */
  readonly following: boolean;
}

/** `undefined` where the act was written; else why not. Nothing was written then. */
type Outcomes = Promise<Refusal | undefined>;

/** The people one plays with. */
export interface Company {
  /**
   * The link under which the table lies now, with its `#`. It is another one once somebody was sent away or left behind, or a new one was
   * made.
   */
  readonly link: string;
  /** Go on without whoever isn't here. */
  goOn(): Outcomes;
  /** Go on without this person. */
  kick(seat: Seat): Outcomes;
  /** A new link for all who sit here: devices that ask for something, and those that look on, stay behind with the old one. */
  relink(): Outcomes;
  /** Go on with the newer rules that this page has (`view.newer`), once all who are here agree and no game is on. */
  renew(): Outcomes;
  /**
   * Play another game at this table, by the newest rules that this page has of it. While one is on, all who are here must agree, and it
   * ends; between games whoever says nothing for ten seconds agrees.
   * @param game its id
   */
  change(game: string): Outcomes;
  /**
   * The consent to `view.company`; the proposer's own no withdraws it. `company/other-asked` where another proposal has come meanwhile.
   * @param proposal its `id`, as the person saw it
   */
  consent(proposal: string, yes: boolean): Outcomes;
  /** Go where the others are (`view.behind`). */
  follow(): Outcomes;
  /** Stay with this side of the table. */
  stay(): Outcomes;
}
