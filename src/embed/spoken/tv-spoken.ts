import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import { wordTiles } from '../people/word-tiles.ts';
import type { SpokenCard } from './host.ts';
import { spokenWords } from './spoken-words.ts';

/** What makes a card; another one in tests. */
export type MakeCard = (relay: string, invitation: string, changed: () => void) => Promise<SpokenCard>;

const makeCard: MakeCard = async (relay, invitation, changed) => {
  const [{ SpokenCard: Card }, { spokenPorts }] = await Promise.all([import('./host.ts'), import('./spoken-parts.ts')]);
  return new Card({ ...(await spokenPorts()), socket: WebSocket, relay, invitation, changed });
};

/** Its words may be said. */
const isGood = ({ state: now }: SpokenCard): boolean => now === 'open' || now === 'lost';

/**
 * Four words to say aloud, as long as it is on the page: whoever types them gets the invitation. They end with it, after ten minutes, or
 * with three wrong tries. Where the table goes on under another link the words are others, too: whoever is put out knows the ones before.
 */
@customElement('tv-spoken')
export class TvSpoken extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    wordTiles,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
      p {
        color: var(--tv-ink-2);
        line-height: 1.35;
        text-wrap: pretty;
      }
      .news {
        color: var(--tv-ink);
        font-weight: 600;
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  /** The relay's base URL. */
  @property({ attribute: false }) relay = '';
  /** What those get who have the words. */
  @property({ attribute: false }) invitation = '';
  /** Where the words are typed, as it is said: `table.example`. '' where that isn't known. */
  @property({ attribute: false }) page = '';
  @property({ attribute: false }) make: MakeCard = makeCard;

  @state() private failed = false;
  /** The link has changed while words for the one before were shown. */
  @state() private moved = false;
  #card: SpokenCard | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** A card that comes after this has changed isn't wanted any more. */
  #asked = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#ticking = setInterval(() => this.requestUpdate(), 1000);
    // Properties of the first rendering are there by then.
    void this.updateComplete.then(() => this.#begin());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
    this.#end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || !changed.has('invitation')) return;
    // Words that have ended lead nowhere, and those asked for next lead to the new link.
    if (this.#card && !isGood(this.#card) && this.#card.state !== 'opening') return;
    this.moved = this.#card !== undefined && isGood(this.#card);
    void this.#begin();
  }

  #end(): void {
    this.#asked += 1;
    this.#card?.close();
    this.#card = undefined;
  }

  async #begin(): Promise<void> {
    this.#end();
    if (!this.isConnected) return;
    const asked = this.#asked;
    this.failed = false;
    try {
      const card = await this.make(this.relay, this.invitation, () => this.requestUpdate());
      if (asked === this.#asked) this.#card = card;
      else card.close();
      this.requestUpdate();
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  readonly #again = (): void => {
    this.moved = false;
    void this.#begin();
  };

  #renderEnd(told: string): TemplateResult {
    return html`<p class="wait" role="alert">${told}</p>
      <div>
        <button class="btn go" @click=${this.#again}>${spokenWords(this.lang).others}</button>
      </div>`;
  }

  override render(): TemplateResult {
    const say = spokenWords(this.lang);
    const card = this.#card;
    if (this.failed) return this.#renderEnd(say.heard.page);
    if (!card || card.state === 'opening') return html`<p class="wait" role="status" aria-busy="true">${say.wait}</p>`;
    const { state: now } = card;
    if (now !== 'open' && now !== 'lost') return this.#renderEnd(say.ends[now]);
    return html`<ol class="words" role="list">
        ${card.words.map((word, i) => html`<li><small>${i + 1}</small><b lang="it">${word}</b></li>`)}
      </ol>
      <div role="status">
        ${this.moved ? html`<p class="news">${say.moved}</p>` : nothing}
        ${now === 'lost' ? html`<p class="news">${say.lost}</p>` : nothing}
        ${card.came > 0 ? html`<p class="news">${say.came(card.came)}</p>` : nothing}
        ${card.triesLeft < 3 ? html`<p class="news">${say.triesLeft(card.triesLeft)}</p>` : nothing}
      </div>
      <p>${say.how(this.page)}</p>
      <p>${say.closes(card.leftS)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-spoken': TvSpoken;
  }
}
