import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import '../../../elements/tv-dialog.ts';
import '../../../elements/tv-options.ts';
import type { OptionEvent, OptionField, OptionGroup } from '../../../elements/tv-options.ts';
import { PLAIN, type Options } from '../options.ts';
import { GROUPS, VALUES, changes, counts } from './house-list.ts';
import { optionWords, valueIn, type HouseOption, type OptionWords } from './option-words.ts';
import type { Try } from './board-context.ts';

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

  #group(w: OptionWords, [group, names]: (typeof GROUPS)[number]): OptionGroup {
    const field = (name: HouseOption): OptionField => ({
      name,
      label: w.option[name],
      hint: w.bannedHint,
      text: (value) => valueIn(w, name, value),
      ...(VALUES[name] && { values: VALUES[name] }),
    });
    return {
      heading: w.groups[group],
      ...(w.hints[group] && { says: w.hints[group] }),
      fields: names.filter((name) => counts(name, this.options)).map(field),
    };
  }

  readonly #onOption = ({ option, value }: OptionEvent): void =>
    this.attempt('configure', { change: { [option]: value } });

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
              <tv-options
                .lang=${this.lang}
                .groups=${GROUPS.map((group) => this.#group(w, group))}
                .values=${this.options}
                @tv-option=${this.#onOption}
              ></tv-options>
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
