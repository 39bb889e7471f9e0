import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { repeat } from 'lit/directives/repeat.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang, RefusalWords } from '../../elements/frame/board.ts';
import type { IconName } from '../../elements/pictures/icons-data.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/icons-apart.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/pictures/tv-plate.ts';
import { RuleEvent } from '../../elements/tv-refusal.ts';
import type { GameWords } from '../../games/registered-game.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import { type LogItem, logItems } from './log-lines.ts';
import { type StoryItem, storyOf } from './log-story.ts';
import { ActEvent } from '../shell/acts.ts';
import type { LogTongue } from './log-games.ts';
import { logStyles } from './log-styles.ts';
import { logWords } from './log-words.ts';
import { failureWords } from '../words/failure-words.ts';
import { undoWords } from '../undo/undo-words.ts';
import { replayWords } from '../past/replay-words.ts';
import './tv-file.ts';
import type { FileEvent } from './tv-file.ts';

/** Lines shown at first, and more each time they are asked for. */
const MOST = 200;

/** Where no person's plate stands. */
const MARKS: Readonly<Record<LogItem['kind'], IconName>> = {
  seat: 'door-open',
  start: 'megaphone',
  game: 'dices',
  move: 'hand',
  work: 'eye',
  news: 'sparkles',
  roll: 'shuffle',
  failed: 'triangle-alert',
  refused: 'x',
  undo: 'rotate-ccw',
  said: 'message-circle',
};

/**
 * The table's public log in words, newest first. While it is open a new line is also said to whoever can't see it.
 *
 * @event tv-close - the person closed it
 * @event tv-act - look at a moment, save the log, open a saved one
 * @event tv-rule - the person wants to read the rule that refused something (`rule`)
 */
@customElement('tv-log')
export class TvLog extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, logStyles];

  #items: readonly StoryItem[] = [];
  /** The newest line when the window was opened: only what comes after it is said. */
  #heard: number | undefined;

  @state() private shown = MOST;
  /** Times stand beside the lines. */
  @state() private timed = false;

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  /** There is room beside the board. */
  @property({ type: Boolean, reflect: true }) docked = false;
  @property({ attribute: false }) log: readonly LogLine[] = [];
  /** The place of the order that is shown, where it isn't now. */
  @property({ attribute: false }) past: number | undefined;
  /** One may propose to go back. */
  @property({ type: Boolean }) undoing = false;
  /** Why saving or opening went wrong, or that a log is being saved: a code of `log-files.ts`. */
  @property() trouble = '';
  /** Words of the table's game, once they are loaded. */
  @property({ attribute: false }) words: GameWords | undefined;
  /** Where the table has had several games: words of each. */
  @property({ attribute: false }) tongue: LogTongue | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.open) {
      this.#items = [];
      return;
    }
    if (
      changed.has('open') ||
      changed.has('log') ||
      changed.has('lang') ||
      changed.has('words') ||
      changed.has('tongue')
    ) {
      this.#items = storyOf(logItems(this.log, this.lang, this.words, this.tongue));
    }
    if (changed.has('open')) {
      this.shown = MOST;
      this.#heard = this.#items.at(-1)?.key;
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.open && changed.has('open')) this.renderRoot.querySelector('.here')?.scrollIntoView({ block: 'center' });
  }

  #renderRule({ rule, text }: RefusalWords): TemplateResult {
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

  #renderRefusal(refusal: RefusalWords): TemplateResult {
    return html`<p>
      ${refusal.advice} ${refusal.text ? html`<q class=${this.lang}>${refusal.text}</q>` : nothing}
      ${this.#renderRule(refusal)}
    </p>`;
  }

  #look(position: number): void {
    this.dispatchEvent(new ActEvent({ act: 'look', position }));
  }

  #renderUndo({ name, text, position }: LogItem): TemplateResult {
    const label = undoWords(this.lang).goBackTo(`${name} ${text}`.trim());
    return html`<button
      class="btn quiet icon back"
      aria-label=${label}
      title=${label}
      @click=${(): void => void this.dispatchEvent(new ActEvent({ act: 'undo-ask', position }))}
    >
      <tv-icon name="rotate-ccw"></tv-icon>
    </button>`;
  }

  /** What came of it, in the same breath; how the table knows it waits until it is asked for. */
  #renderCame({ came, proofs }: StoryItem): TemplateResult {
    return html`${came.map((one) => html`<p class="came">${one}</p>`)}
    ${
      proofs.length > 0
        ? html`<details>
            <summary>${logWords(this.lang).proofs}</summary>
            ${proofs.map((one) => html`<p>${one}</p>`)}
          </details>`
        : nothing
    }`;
  }

  #renderItem(item: StoryItem, here: LogItem | undefined): TemplateResult {
    const { at, kind, seat, name, text, more, refusal, until } = item;
    const plated = seat !== null && kind !== 'refused';
    return html`<li class="${kind} ${item === here ? 'here' : ''}" aria-current=${item === here ? 'step' : 'false'}>
      <button
        class="at"
        aria-label=${replayWords(this.lang).goTo(at, `${name} ${text}`.trim())}
        @click=${(): void => this.#look(until)}
      >
        ${this.timed ? html`<time>${at}</time>` : html`<tv-icon name="rotate-ccw-clock"></tv-icon>`}
      </button>
      ${plated ? html`<tv-plate .plate=${seat}></tv-plate>` : html`<span class="mark"><tv-icon name=${MARKS[kind]}></tv-icon></span>`}
      <div class="said">
        <p>${name ? html`<b><bdi>${name}</bdi></b> ` : nothing}${text}</p>
        ${more.map((sentence) => html`<p>${sentence}</p>`)} ${this.#renderCame(item)}
        ${refusal ? this.#renderRefusal(refusal) : nothing}
      </div>
      ${this.undoing && item.standing ? this.#renderUndo(item) : nothing}
    </li>`;
  }

  /** What the code says, in the language that is read now. */
  #told(): string {
    const { trouble, lang } = this;
    if (trouble === '') return '';
    const saving: Readonly<Record<string, string>> = replayWords(lang).saving;
    if (Object.hasOwn(saving, trouble)) return saving[trouble]!;
    const { headline, say } = failureWords(trouble, lang);
    return `${headline}. ${say}`;
  }

  #renderActs(): TemplateResult {
    const say = replayWords(this.lang);
    const first = this.#items[0];
    const runs = this.trouble === 'save/runs';
    return html`<div slot="acts" class="acts">
      <p class="trouble" role=${runs ? 'status' : 'alert'}>${this.#told()}</p>
      <tv-file .label=${say.open} .short=${say.openShort} @tv-file=${this.#onFile}></tv-file>
      ${
        first
          ? html`<button
                class="btn"
                aria-label=${say.save}
                title=${say.save}
                aria-disabled=${runs ? 'true' : 'false'}
                @click=${(): void => void this.dispatchEvent(new ActEvent({ act: 'save-log' }))}
              >
                <tv-icon name="download"></tv-icon>${say.saveShort}
              </button>
              <button
                class="btn go"
                aria-label=${say.lookBack}
                title=${say.lookBack}
                @click=${(): void => this.#look(first.position)}
              >
                <tv-icon name="rotate-ccw-clock"></tv-icon>${say.lookBackShort}
              </button>`
          : nothing
      }
    </div>`;
  }

  #onFile({ file }: FileEvent): void {
    this.dispatchEvent(new ActEvent({ act: 'open-log', file }));
  }

  #renderLines(): TemplateResult {
    const say = logWords(this.lang);
    const newest = this.#items.at(-1);
    const left = this.#items.length - this.shown;
    const lines = this.#items.slice(Math.max(0, left)).toReversed();
    const { past } = this;
    const here = past === undefined ? undefined : this.#items.findLast((item) => item.position <= past);
    return html`<div class="log">
      <div class="lead">
        <p>${say.lead}</p>
        <label
          ><input type="checkbox" .checked=${this.timed} @change=${(): void => void (this.timed = !this.timed)} /><span
            >${say.times} <small>${say.timesSay}</small></span
          ></label
        >
      </div>
      <p class="heard" role="status">
        ${newest && newest.key !== this.#heard ? [`${newest.name} ${newest.text}`, ...newest.came].join('. ') : nothing}
      </p>
      ${
        lines.length === 0
          ? html`<p class="empty">${say.empty}</p>`
          : html`<ol class="lines" role="list" tabindex="0" autofocus aria-label=${say.title}>
              ${repeat(
                lines,
                ({ key }) => key,
                (item) => this.#renderItem(item, here),
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
    return html`<tv-dialog
      .open=${this.open}
      .docked=${this.docked}
      .lang=${this.lang}
      .heading=${logWords(this.lang).title}
    >
      ${this.open ? this.#renderLines() : nothing} ${this.open ? this.#renderActs() : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-log': TvLog;
  }
}
