import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base, buttons } from '../elements/base.ts';
import type { Lang, RefusalWords } from '../elements/board.ts';
import type { IconName } from '../elements/icons-data.ts';
import '../elements/tv-dialog.ts';
import '../elements/tv-icon.ts';
import '../elements/tv-plate.ts';
import { RuleEvent } from '../elements/tv-refusal.ts';
import type { GameWords } from '../games/registry.ts';
import type { LogLine } from '../kernel/table-view.ts';
import { type LogItem, logItems } from './log-lines.ts';
import { logStyles } from './log-styles.ts';
import { logWords } from './log-words.ts';

/** Lines shown at first, and more each time they are asked for. */
const MOST = 200;

/** Where no person's plate stands. */
const MARKS: Readonly<Record<LogItem['kind'], IconName>> = {
  seat: 'door-open',
  start: 'megaphone',
  move: 'hand',
  answer: 'eye',
  roll: 'shuffle',
  failed: 'triangle-alert',
  refused: 'x',
};

/**
 * The table's public log in words, newest first. While it is open a new line is also said to who can't see it.
 *
 * @event tv-close - the person closed it
 * @event tv-rule - the person wants to read the rule that refused something (`rule`)
 */
@customElement('tv-log')
export class TvLog extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, logStyles];

  private items: readonly LogItem[] = [];
  /** The newest line when the window was opened: only what comes after it is said. */
  private heard: number | undefined;

  @state() private shown = MOST;

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) log: readonly LogLine[] = [];
  /** Words of the table's game, once they are loaded. */
  @property({ attribute: false }) words: GameWords | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.open) {
      this.items = [];
      return;
    }
    if (changed.has('open') || changed.has('log') || changed.has('lang') || changed.has('words')) {
      this.items = logItems(this.log, this.lang, this.words);
    }
    if (changed.has('open')) {
      this.shown = MOST;
      this.heard = this.items.at(-1)?.key;
    }
  }

  private renderRule({ rule, text }: RefusalWords): TemplateResult {
    // A promise of the table's own has no page in the game's rules.
    if (!text) return html`<span class="promise">${rule}</span>`;
    return html`<button
      class="rule"
      aria-label=${logWords(this.lang).rule(rule)}
      @click=${(): void => void this.dispatchEvent(new RuleEvent(rule))}
    >
      ${rule}
    </button>`;
  }

  private renderRefusal(refusal: RefusalWords): TemplateResult {
    return html`<p>
      ${refusal.advice} ${refusal.text ? html`<q class=${this.lang}>${refusal.text}</q>` : nothing}
      ${this.renderRule(refusal)}
    </p>`;
  }

  private renderItem({ at, kind, seat, name, text, more, refusal }: LogItem): TemplateResult {
    const plated = seat !== null && kind !== 'refused';
    return html`<li class=${kind}>
      <time>${at}</time>
      ${plated ? html`<tv-plate .plate=${seat}></tv-plate>` : html`<span class="mark"><tv-icon name=${MARKS[kind]}></tv-icon></span>`}
      <div class="said">
        <p>${name ? html`<b>${name}</b> ` : nothing}${text}</p>
        ${more.map((sentence) => html`<p>${sentence}</p>`)} ${refusal ? this.renderRefusal(refusal) : nothing}
      </div>
    </li>`;
  }

  private renderLines(): TemplateResult {
    const say = logWords(this.lang);
    const newest = this.items.at(-1);
    const left = this.items.length - this.shown;
    const lines = this.items.slice(Math.max(0, left)).toReversed();
    return html`<div class="log">
      <p class="lead">${say.lead}</p>
      <p class="heard" role="status">
        ${newest && newest.key !== this.heard ? `${newest.name} ${newest.text}` : nothing}
      </p>
      ${
        lines.length === 0
          ? html`<p class="empty">${say.empty}</p>`
          : html`<ol class="lines" role="list" tabindex="0" autofocus aria-label=${say.title}>
              ${repeat(
                lines,
                ({ key }) => key,
                (item) => this.renderItem(item),
              )}
              ${
                left > 0
                  ? html`<li class="older">
                      <button class="btn" @click=${(): void => void (this.shown += MOST)}>${say.older(left)}</button>
                    </li>`
                  : nothing
              }
            </ol>`
      }
    </div>`;
  }

  override render(): TemplateResult {
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${logWords(this.lang).title}>
      ${this.open ? this.renderLines() : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-log': TvLog;
  }
}
