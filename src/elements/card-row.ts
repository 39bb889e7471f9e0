/**
 * What hands and rows of cards have in common: one stop for Tab, arrows inside, a tap says which card. How the cards look is each one's own.
 */
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { GridKeys } from './grid-keys.ts';

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

export abstract class CardRow<C extends { readonly id: string }> extends LitElement {
  protected readonly keys: GridKeys = new GridKeys(this, {
    items: () => [...this.renderRoot.querySelectorAll('button')],
    columns: () => Math.max(1, this.cards.length),
  });

  @property({ attribute: false }) cards: readonly C[] = [];
  /** The one that is picked. */
  @property({ attribute: false }) chosen: string | undefined;
  @property() label = '';

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
