import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../../elements/define.ts';
import { base, buttons, fields } from '../../../elements/base.ts';
import type { Lang } from '../../../elements/board.ts';
import '../../../elements/tv-dialog.ts';
import { PLAIN, type Options } from '../options.ts';
import { GROUPS, VALUES, changes, counts } from './house-list.ts';
import { optionWords, valueIn, type HouseOption, type OptionWords } from './option-words.ts';
import type { Try } from './sight.ts';

/**
 * The rules of the house in the lobby: what this table has changed, and the window where it does.
 *
 * @event tv-propose - through `attempt`
 */
@customElement('codenames-house')
export class HouseRules extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
        background: var(--tv-paper);
        border-radius: 16px;
        padding: 14px 16px;
        box-shadow: var(--tv-shadow-1);
      }
      header {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      h3 {
        flex: 1;
        font-size: 1.25rem;
        line-height: 1.15;
      }
      .changed {
        display: grid;
        gap: 3px;
        margin-top: 6px;
        font-size: 0.9375rem;
        line-height: 1.3;
        max-height: 7.5em;
        overflow: auto;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0 0 18px;
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      legend {
        font: 400 1.25rem/1.2 var(--tv-font-sign);
        padding: 0;
        margin-bottom: 6px;
      }
      .hint {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
      label:not(.field) {
        display: flex;
        align-items: center;
        gap: 12px;
        min-height: 44px;
        line-height: 1.3;
      }
      label.field {
        font-weight: 400;
      }
      input[type='checkbox'] {
        width: 24px;
        height: 24px;
        flex: none;
        accent-color: var(--tv-go);
      }
      .btn.small {
        font-size: 0.875rem;
        padding: 4px 12px;
      }
      @media (max-width: 900px) {
        :host {
          padding: 10px 14px;
          border-radius: 12px;
        }
        h3 {
          font-size: 1rem;
        }
      }
      /* A line like those beside it: what stands on the left, the button on the right. */
      @media (max-width: 900px) and (orientation: portrait) {
        :host {
          display: grid;
          grid-template-columns: minmax(0, 1fr) auto;
          gap: 0 12px;
        }
        header {
          display: contents;
        }
        .btn.small {
          grid-area: 1 / 2 / span 2;
          align-self: center;
        }
        .changed {
          margin: 0;
          font-size: 1rem;
          line-height: 1.35;
        }
      }
      @media (max-width: 900px) and (orientation: landscape) {
        .changed {
          display: none;
        }
      }
    `,
  ];

  @state() private open = false;

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) options: Options = PLAIN;
  /** This person sees them, and sets none. */
  @property({ type: Boolean }) locked = false;
  @property({ attribute: false }) attempt: Try = () => undefined;

  private set<N extends HouseOption>(name: N, value: Options[N]): void {
    if (value !== this.options[name]) this.attempt('configure', { change: { [name]: value } });
  }

  private option(w: OptionWords, name: HouseOption): TemplateResult {
    const now = this.options[name];
    const values = VALUES[name];
    if (typeof now === 'boolean')
      return html`<label
        ><input
          type="checkbox"
          data-option=${name}
          .checked=${now}
          @change=${(e: Event) => this.set(name, (e.target as HTMLInputElement).checked)}
        /><span>${w.option[name]}</span></label
      >`;
    if (values === undefined)
      return html`<label class="field"
        ><span>${w.option[name]}</span
        ><input
          data-option=${name}
          maxlength="200"
          placeholder=${w.bannedHint}
          .value=${String(now)}
          @change=${(e: Event) => this.set(name, (e.target as HTMLInputElement).value.trim())}
      /></label>`;
    const all = values.includes(now) ? values : [...values, now];
    return html`<label class="field"
      ><span>${w.option[name]}</span
      ><select
        data-option=${name}
        @change=${(e: Event) => this.set(name, all[(e.target as HTMLSelectElement).selectedIndex] as never)}
      >
        ${all.map((value) => html`<option ?selected=${value === now}>${valueIn(w, value as never)}</option>`)}
      </select></label
    >`;
  }

  private group(w: OptionWords, [group, names]: (typeof GROUPS)[number]): TemplateResult {
    return html`<fieldset>
      <legend>${w.groups[group]}</legend>
      ${w.hints[group] ? html`<p class="hint">${w.hints[group]}</p>` : nothing}
      ${names.filter((name) => counts(name, this.options)).map((name) => this.option(w, name))}
    </fieldset>`;
  }

  override render(): TemplateResult {
    const w = optionWords(this.lang);
    const list = changes(w, this.options).map(({ name, value }) => [name, value].filter(Boolean).join(': '));
    return html`<header>
        <h3>${w.title}</h3>
        ${
          this.locked
            ? nothing
            : html`<button class="btn small" @click=${() => (this.open = true)}>${w.change}</button>`
        }
      </header>
      <ul class="changed">
        ${list.length === 0 ? html`<li>${w.plain}</li>` : list.map((one) => html`<li>${one}</li>`)}
      </ul>
      ${
        this.open
          ? html`<tv-dialog
              open
              .heading=${w.title}
              .lang=${this.lang}
              style="--tv-dialog-width: 620px"
              @tv-close=${() => (this.open = false)}
            >
              ${GROUPS.map((group) => this.group(w, group))}
              <button slot="acts" class="btn go" @click=${() => (this.open = false)}>${w.done}</button>
            </tv-dialog>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-house': HouseRules;
  }
}
