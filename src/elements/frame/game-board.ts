/**
 * What the faces of all games have in common: what the table hands them, the keyboard, and the way of a move to the table. How a game looks
 * and what is tapped is each board's own.
 */
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { About, MoveCall } from '../../kernel/game.ts';
import type { Gestures } from '../../kernel/view/table-view.ts';
import type { KeepersView } from '../../kernel/keygen/view.ts';
import { NO_TERMS, type Terms } from './book.ts';
import { KeptFocus } from './kept-focus.ts';
import { ExplainEvent, offer, type BoardProps, type Lang, type Person, type RefusalWords } from './board.ts';
import type { BoardContext } from './board-context.ts';
import { NOTHING_POINTED, PointEvent, type Pointed } from './pointing.ts';
import type { Evening } from '../receipt/receipt.ts';
import type { NewsItem, TvNews } from '../tv-news.ts';
import type { TvStatus } from '../tv-status.ts';

/**
 * The element of a game's board: subclasses draw `view`, and propose moves with `offer`.
 *
 * @typeParam View - what `view` of the game's rules gives
 */
export abstract class GameBoard<View = unknown> extends LitElement implements BoardProps {
  @property({ attribute: false }) view: View | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ attribute: false }) me: number | null = null;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) terms: Terms = NO_TERMS;
  @property({ attribute: false }) pending: readonly MoveCall[] = [];
  @property({ attribute: false }) desk: readonly MoveCall[] = [];
  @property({ attribute: false }) waiting: readonly number[] = [];
  @property({ attribute: false }) now: () => number = Date.now;
  @property({ type: Boolean }) shared = false;
  @property({ type: Boolean }) past = false;
  @property() table = '';
  @property() beside = '';
  @property({ attribute: false }) news: readonly NewsItem[] = [];
  @property({ attribute: false }) evening: Evening | undefined;
  @property({ attribute: false }) pointed: Pointed = NOTHING_POINTED;
  @property({ attribute: false }) keepers: KeepersView | undefined;
  @property({ attribute: false }) gestures: Gestures | undefined;
  @property({ attribute: false }) choices: (move: string, about?: About) => readonly unknown[] = () => [];
  @property({ attribute: false }) check: (move: string, args: unknown) => RefusalWords | undefined = () => undefined;

  protected readonly focusKept: KeptFocus = new KeptFocus(this, () => this.renderRoot.querySelector('tv-status'));

  /** A key was pressed somewhere on the board. */
  protected onKey(_event: KeyboardEvent): void {}
  readonly #keyed = (event: KeyboardEvent): void => this.onKey(event);
  /** Where nothing has the focus, after a tap beside everything, keys are the board's too. */
  readonly #loose = (event: KeyboardEvent): void => {
    if (event.target === this.ownerDocument.body) this.onKey(event);
  };

  constructor() {
    super();
    this.addController({ hostUpdated: () => this.#hush() });
  }

  /** Of an earlier moment the bar of the way back tells. */
  #hush(): void {
    for (const one of this.renderRoot.querySelectorAll<TvStatus | TvNews>('tv-status, tv-news')) one.past = this.past;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#keyed);
    this.ownerDocument.addEventListener('keydown', this.#loose);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#keyed);
    this.ownerDocument.removeEventListener('keydown', this.#loose);
  }

  /** What the board's parts are given, with this view of the game. */
  protected contextOf(view: View): BoardContext<View> {
    const { table, people, me, waiting, pending, desk, evening, pointed, keepers, shared, past, lang } = this;
    const now = (): number => this.now();
    return {
      view,
      people,
      me,
      waiting,
      pending,
      desk,
      evening,
      pointed,
      keepers,
      shared,
      past,
      lang,
      drafts: table === '' || me === null ? '' : `${table}/${me}`,
      now,
      choices: (move, about) => this.choices(move, about),
      check: (move, args) => this.check(move, args),
    };
  }

  /** Shows the others what this person has a finger on: only things that all may know of. @param card a card is held over it */
  protected point(thing: string | undefined, card = false): void {
    this.dispatchEvent(new PointEvent(thing, card));
  }

  /** Hands a move to the table, or has it say why not. @returns whether it was handed over */
  protected offer(move: string, args: unknown): boolean {
    return offer(this, this.check, move, args);
  }

  /** Says why this isn't possible now. @returns whether it isn't */
  protected explained(move: string, args: unknown): boolean {
    const refusal = this.check(move, args);
    if (refusal) this.dispatchEvent(new ExplainEvent(refusal));
    return refusal !== undefined;
  }
}
