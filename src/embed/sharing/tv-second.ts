import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import '../../elements/pictures/tv-icon.ts';
import { ownWatchLink } from '../calls/watch-link.ts';
import { sharingWindowWords } from './sharing-window-words.ts';

/**
 * Opens the table in a second window of this browser, by a watcher's link. That window is another device: with a store of its own, no seat and
 * no key to write with. The link is in no attribute here: a browser shows the target of what a mouse rests on, also on a shared screen.
 */
@customElement('tv-second')
export class TvSecond extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
        margin-block: 10px 18px;
      }
      .btn {
        min-height: 44px;
      }
      p {
        margin-top: 8px;
        line-height: 1.35;
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) invitation = '';
  /** Address of the page that opens invitations. */
  @property({ attribute: false }) share = '';
  @state() private blocked = false;

  /** Opened within the tap and led on from there: what is opened later counts as a pop-up. */
  readonly #open = async (): Promise<void> => {
    const second = window.open('about:blank', '_blank', 'popup,width=1280,height=800');
    this.blocked = !second;
    if (!second) return;
    second.opener = null;
    second.location.replace(`${this.share}${await ownWatchLink(this.invitation)}`);
  };

  override render(): TemplateResult {
    const say = sharingWindowWords(this.lang);
    return html`<button class="btn" @click=${this.#open}><tv-icon name="eye"></tv-icon>${say.secondOpen}</button>
      <p role="alert" ?hidden=${!this.blocked}>${this.blocked ? say.secondBlocked : nothing}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-second': TvSecond;
  }
}
