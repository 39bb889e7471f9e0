/**
 * What hands and rows of cards have in common: one stop for Tab, arrows inside, a tap says which card. Where the board says so, cards can be
 * dragged as well. How the cards look is each one's own.
 */
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { CardDrag } from '../dragging/drag.ts';
import { GridKeys } from '../grid-keys.ts';

/** A card was tapped. */
export class PickEvent extends Event {
  readonly id: string;
  /** By keyboard: whoever shows something new for it may take the focus there. */
  readonly keyed: boolean;
  constructor(id: string, keyed: boolean) {
    super('tv-pick', { bubbles: true, composed: true });
    this.id = id;
    this.keyed = keyed;
  }
}

/** A row of cards: the element that hands and piles extend. */
export abstract class CardRow<C extends { readonly id: string }> extends LitElement {
  protected readonly keys: GridKeys = new GridKeys(this, {
    items: () => this.#items,
    columns: () => Math.max(1, this.cards.length),
  });
  protected readonly drag: CardDrag = new CardDrag(this, {
    items: () => this.#items,
    id: (i) => this.cards[i]?.id,
    may: (id) => this.movable(id),
  });

  @property({ attribute: false }) cards: readonly C[] = [];
  /** The one that is picked. */
  @property({ attribute: false }) chosen: string | undefined;
  @property() label = '';
  /** Whether a card can be dragged anywhere now; none, if not told. */
  @property({ attribute: false }) movable: (id: string) => boolean = () => false;

  get #items(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll('button')];
  }

  /** Puts the focus on a card; on the one that Tab would reach where it isn't here any more. */
  override focus(): void {
    const at = this.cards.findIndex(({ id }) => id === this.chosen);
    this.keys.go(at < 0 ? this.keys.current : at);
  }

  protected pick(id: string, event: MouseEvent): void {
    this.dispatchEvent(new PickEvent(id, event.detail === 0));
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-pick': PickEvent;
  }
}
