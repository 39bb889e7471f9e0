import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { renderReload } from '../../elements/loading/reload.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import { failureOf, part } from '../part.ts';
import { failureWords } from '../words/failure-words.ts';
import { peopleStyles } from './people-styles.ts';
import { peopleWords } from './people-words.ts';
import { wordTiles } from './word-tiles.ts';

type Reckon = (circle: string) => Promise<readonly string[]>;

/** One for the page, so that opening the window again costs nothing; loaded with the list when somebody first asks. */
let keeper: Promise<{ of: Reckon }> | undefined;

const reckon: Reckon = async (circle) => {
  keeper ??= (async () => {
    const [{ FourWords }, { webStretch }] = await Promise.all([
      part(import('../../kernel/identity/four-words.ts')),
      part(import('../adapters/stretch.ts')),
    ]);
    return new FourWords(webStretch);
  })();
  try {
    return await (await keeper).of(circle);
  } catch (error) {
    keeper = undefined;
    throw error;
  }
};

/**
 * The four words, large, and what to do when they are the same and when they aren't.
 *
 * @event tv-close - the person closed it, or found them the same
 */
@customElement('tv-four-words')
export class TvFourWords extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    peopleStyles,
    wordTiles,
    css`
      .differ {
        display: grid;
        gap: 8px;
        padding-inline-start: 14px;
        border-inline-start: 4px solid var(--tv-off);
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  /** `view.circle` */
  @property({ attribute: false }) circle = '';
  /** How words come of a circle; another one in tests. */
  @property({ attribute: false }) reckon: Reckon = reckon;

  @state() private words: readonly string[] = [];
  /** Why there are none; '' where nothing is wrong. */
  @state() private failed = '';
  @state() private differ = false;
  /** The circle that `words` were made from. */
  #of = '';
  @state() private changed = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) {
      this.differ = false;
      this.changed = false;
      // What failed is tried once each time it is opened.
      if (this.failed) this.#of = '';
    }
    if (!this.open || this.circle === this.#of) return;
    this.changed = !changed.has('open') && this.words.length > 0;
    this.words = [];
    this.failed = '';
    this.#of = this.circle;
    if (this.circle) void this.#make(this.circle);
  }

  async #make(circle: string): Promise<void> {
    try {
      const words = await this.reckon(circle);
      if (circle === this.#of) this.words = words;
    } catch (error) {
      console.error(error);
      if (circle === this.#of) this.failed = failureOf(error, 'unknown');
    }
  }

  #close(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #renderWords(): TemplateResult {
    const say = peopleWords(this.lang);
    if (this.words.length > 0) {
      return html`<ol class="words" role="list">
        ${this.words.map((word, i) => html`<li><small>${i + 1}</small><b lang="it">${word}</b></li>`)}
      </ol>`;
    }
    const told = this.circle === '' ? say.fourNone : say.fourWait;
    if (this.failed === 'page/part')
      return html`<p class="wait">${failureWords('page/part', this.lang).say}</p>
        ${renderReload(this.lang)}`;
    return html`<p class="wait">${this.failed ? say.fourFailed : told}</p>`;
  }

  override render(): TemplateResult {
    const say = peopleWords(this.lang);
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${say.checkWords}>
      ${
        this.open
          ? html`<div class="body">
                <p>${say.fourSay}</p>
                <div role="status" aria-busy=${this.words.length === 0 && this.failed === '' ? 'true' : 'false'}>
                  ${this.#renderWords()}
                </div>
                ${this.changed ? html`<p class="soft" role="status">${say.fourChanged}</p>` : nothing}
                <div role="status">
                  ${
                    this.differ
                      ? html`<div class="differ">
                          <p>${say.fourFirst}</p>
                          <p>${say.fourThen}</p>
                        </div>`
                      : nothing
                  }
                </div>
              </div>
              <button
                slot="acts"
                class="btn"
                aria-pressed=${this.differ ? 'true' : 'false'}
                ?disabled=${this.words.length === 0}
                @click=${(): void => void (this.differ = true)}
              >
                ${say.fourOther}
              </button>
              <button slot="acts" class="btn go" ?disabled=${this.words.length === 0} @click=${this.#close}>
                ${say.fourSame}
              </button>`
          : nothing
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-four-words': TvFourWords;
  }
}
