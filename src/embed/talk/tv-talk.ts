import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons, fields } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/pictures/tv-plate.ts';
import type { Seat } from '../../kernel/game.ts';
import { LINE_MAX_CODE_POINTS, type Saying, SIGNS } from '../../kernel/journal/say-body.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import { ActEvent } from '../shell/acts.ts';
import { type Sending, stillSending } from './sending.ts';
import { SIGN_ICONS, talkLines, type TalkLine } from './talk-lines.ts';
import { talkWindowWords } from './talk-window-words.ts';

/** Lines shown: what is older stands in the log. */
const MOST = 100;

/**
 * What people write to each other at the table, and a few signs to give with one tap. On a call it is for whoever has no microphone.
 *
 * @event tv-act - say
 * @event tv-close - the person closed it
 */
@customElement('tv-talk')
export class TvTalk extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: contents;
        --tv-plate: 28px;
      }
      .talk {
        display: grid;
        gap: 12px;
      }
      :host([docked]) .lines {
        max-height: calc(100dvh - 480px);
      }
      .soft {
        color: var(--tv-ink-2);
        font-size: var(--tv-text-s);
        line-height: 1.35;
      }
      .lines {
        max-height: 40dvh;
        min-height: 6rem;
        overflow: auto;
        overscroll-behavior: contain;
        border-top: 2px solid var(--tv-ink);
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 10px;
        align-items: start;
        padding: 8px 4px;
        line-height: 1.4;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      li p {
        overflow-wrap: anywhere;
      }
      .signs {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
        gap: 8px;
      }
      .signs .btn {
        padding: 6px 12px;
        font-weight: 600;
      }
      .sending {
        padding: 8px 4px;
        overflow-wrap: anywhere;
      }
      form,
      .unsaid {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 10px;
        align-items: center;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  /** There is room beside the board. */
  @property({ type: Boolean, reflect: true }) docked = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) log: readonly LogLine[] = [];
  /** The seat of this person, where they may speak. */
  @property({ attribute: false }) seat: Seat | null = null;
  /** So many acts of this person have no place in the order yet. */
  @property({ attribute: false }) waiting = 0;
  /** Why the last act was refused, in words: beneath a window nobody reads it. */
  @property({ attribute: false }) trouble = '';

  /** Lines that were refused while another one was being written, or none could be. */
  @state() private unsaid: readonly string[] = [];
  /** What has no place in the log yet. */
  @state() private sending: readonly Sending[] = [];

  @query('.lines') private readonly list!: HTMLElement | null;
  @query('input') private readonly input!: HTMLInputElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Where nothing waits for a place any more, the table has told of each what became of it.
    if (changed.has('waiting') && this.waiting === 0) this.sending = [];
    else if (this.sending.length > 0) this.sending = stillSending(this.sending, this.log, this.seat);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const isNew = changed.has('log') || changed.has('open') || this.sending.length > 0;
    if (this.open && isNew) this.list?.scrollTo({ top: this.list.scrollHeight });
  }

  async #onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    const text = this.input?.value.trim() ?? '';
    if (!this.input || text === '') return;
    const said = this.#say({ text });
    this.input.value = '';
    // What was refused needn't be written again; what is being written by then stays.
    if (await said) return;
    if (this.input?.value === '') this.input.value = text;
    else this.unsaid = [...this.unsaid, text];
  }

  /** @returns whether it was taken: it is on its way then */
  async #say(what: Saying): Promise<boolean> {
    const saying = new ActEvent({ act: 'say', ...what });
    this.sending = [...this.sending, { what, after: this.log.at(-1)?.position ?? -1 }];
    this.dispatchEvent(saying);
    const isTaken = (await saying.done) !== false;
    if (!isTaken) this.sending = this.sending.filter((one) => one.what !== what);
    return isTaken;
  }

  /** Back to where one writes; what stands there waits in its place. */
  #takeUp(at: number): void {
    if (!this.input) return;
    const { value } = this.input;
    this.input.value = this.unsaid[at] ?? '';
    this.unsaid = this.unsaid.toSpliced(at, 1, ...(value.trim() === '' ? [] : [value]));
    this.input.focus();
  }

  #renderLine({ seat, name, text, sign }: TalkLine): TemplateResult {
    const say = talkWindowWords(this.lang);
    return html`<li>
      <tv-plate .plate=${seat}></tv-plate>
      <p>
        <b><bdi>${name}</bdi></b> ${
          sign === undefined ? text : html`<tv-icon name=${SIGN_ICONS[sign]}></tv-icon> ${say.sign[sign]}`
        }
      </p>
    </li>`;
  }

  #renderForm(): TemplateResult {
    const say = talkWindowWords(this.lang);
    return html`<div class="signs" role="group" aria-label=${say.signs}>
        ${SIGNS.map(
          (sign) =>
            html`<button class="btn" @click=${(): void => void this.#say({ sign })}>
              <tv-icon name=${SIGN_ICONS[sign]}></tv-icon>${say.sign[sign]}
            </button>`,
        )}
      </div>
      <form @submit=${this.#onSubmit}>
        <label class="field"
          ><input
            autofocus
            autocomplete="off"
            maxlength=${LINE_MAX_CODE_POINTS}
            aria-label=${say.line}
            placeholder=${say.line}
        /></label>
        <button class="btn go"><tv-icon name="send"></tv-icon>${say.send}</button>
      </form>
      ${this.unsaid.map(
        (text, at) =>
          html`<p class="unsaid">
            <span>${say.unsaid(text)}</span>
            <button class="btn" @click=${(): void => this.#takeUp(at)}>${say.again}</button>
          </p>`,
      )}`;
  }

  /** At the end of the log, so that nothing below moves. It is read out once: as what was said. */
  #renderSending(): readonly TemplateResult[] {
    const say = talkWindowWords(this.lang);
    return this.sending.map(
      ({ what }) =>
        html`<p class="soft sending" aria-live="off">
          ${say.sending('text' in what ? what.text : (say.sign[what.sign] ?? ''))}
        </p>`,
    );
  }

  override render(): TemplateResult {
    const say = talkWindowWords(this.lang);
    const lines = this.open ? talkLines(this.log).slice(-MOST) : [];
    // The log is there before the first line: what comes together with it isn't read out.
    return html`<tv-dialog .open=${this.open} .docked=${this.docked} .lang=${this.lang} .heading=${say.talk}>
      ${
        this.open
          ? html`<div class="talk">
              <p class="soft">${say.lead}</p>
              <div class="lines" role="log" aria-label=${say.talk} tabindex="0">
                ${
                  lines.length > 0
                    ? html`<ol>
                        ${lines.map((line) => this.#renderLine(line))}
                      </ol>`
                    : this.sending.length > 0
                      ? nothing
                      : html`<p>${say.empty}</p>`
                }
                ${this.#renderSending()}
              </div>
              ${this.seat === null ? html`<p class="soft">${say.watching}</p>` : this.#renderForm()}
              <p class="say" role="alert">${this.trouble}</p>
            </div>`
          : nothing
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-talk': TvTalk;
  }
}
