import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { ActEvent } from '../shell/acts.ts';

/**
 * The way into a game's first two minutes: its files are fetched when it is opened, so that no table waits for them.
 *
 * @event tv-act - toured: it has opened, and needn't be offered again; part-missing: it couldn't be had
 * @event tv-close - it is over or was left; whoever opened it sets `open` to false
 */
@customElement('tv-tour-door')
export class TvTourDoor extends LitElement {
  @state() private ready = false;

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  /** Id of a game that has a tour. */
  @property({ attribute: false }) game = '';

  /** For tests: what fetches it. */
  @property({ attribute: false }) bring: () => Promise<unknown> = () => import('./tv-tour.ts');

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open && !this.ready) void this.#fetch();
  }

  protected override updated(changed: PropertyValues): void {
    const isNew = changed.has('open') || changed.has('ready');
    if (isNew && this.open && this.ready) this.dispatchEvent(new ActEvent({ act: 'toured' }));
  }

  async #fetch(): Promise<void> {
    try {
      await this.bring();
      this.ready = true;
    } catch (error) {
      console.error(error);
      this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
      this.dispatchEvent(new ActEvent({ act: 'part-missing' }));
    }
  }

  override render(): TemplateResult | typeof nothing {
    return this.open && this.ready ? html`<tv-tour .game=${this.game} .lang=${this.lang}></tv-tour>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-tour-door': TvTourDoor;
  }
}
