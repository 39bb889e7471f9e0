import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons, fields } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { cleanName } from '../../kernel/identity/names.ts';
import { ActEvent } from '../shell/acts.ts';
import { shellWords } from '../words/shell-words.ts';

/** What is wrong with a name, if anything; told, never cut silently. */
function nameTrouble(name: string): 'empty' | 'long' | undefined {
  const clean = cleanName(name);
  if (clean.ok) return undefined;
  return clean.code === 'name/too-long' ? 'long' : 'empty';
}

/**
 * A name and one button: sits a person down, asks for somebody's seat, or gives another name.
 *
 * @event tv-act - write, sit, reclaim, or rename
 * @slot - a second button
 */
@customElement('tv-sit')
export class TvSit extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
      }
      form {
        display: grid;
        gap: 4px;
      }
      /* Clear of the ring round the field. Trouble and advice share a place: there is never both. */
      .say {
        grid-area: 2 / 1;
        margin-top: 5px;
      }
      .advice {
        color: var(--tv-ink-2);
      }
      .acts {
        display: flex;
        gap: 10px;
      }
      .acts .btn {
        flex: 1;
        min-height: 52px;
        font-size: 1.0625rem;
      }
    `,
  ];

  @query('input') private readonly input!: HTMLInputElement;
  @state() private trouble: 'empty' | 'long' | undefined;
  @state() private written: string | undefined;
  /** The seat that was tapped while the name was still to be written. */
  #seat: number | undefined;

  @property() override lang: Lang = 'it';
  /** Written in the field already: the name used last. */
  @property({ attribute: false }) name = '';
  /** What the person had begun to write when another form was taken away; goes before the name. */
  @property({ attribute: false }) draft: string | undefined;
  /** Names of the others: one like them is allowed, as plates differ, and said. */
  @property({ attribute: false }) others: readonly string[] = [];
  @property({ attribute: false }) label = '';
  @property({ attribute: false }) act: 'sit' | 'rename' = 'sit';
  /** The seat of somebody else that is asked for, in place of a free one. */
  @property({ attribute: false }) of: number | undefined;

  /** A window focuses what it shows before that was drawn. A name used before may be written over, a begun one is gone on with. */
  override focus(): void {
    void this.updateComplete.then(() => {
      this.input.focus();
      if (this.draft === undefined) this.input.select();
      else this.input.setSelectionRange(this.input.value.length, this.input.value.length);
    });
  }

  /** Sends what is written, to a certain seat if one was tapped. Without a fitting name it asks for it, and keeps the seat in mind. */
  submit(seat?: number): void {
    const name = this.input.value.trim();
    this.trouble = nameTrouble(name);
    const wanted = seat ?? this.#seat;
    this.#seat = this.trouble ? wanted : undefined;
    if (this.trouble) return this.focus();
    if (this.of !== undefined) this.dispatchEvent(new ActEvent({ act: 'reclaim', seat: this.of, name }));
    else if (this.act === 'rename') this.dispatchEvent(new ActEvent({ act: 'rename', name }));
    else this.dispatchEvent(new ActEvent({ act: 'sit', name, ...(wanted !== undefined && { seat: wanted }) }));
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    this.submit();
  }

  #onInput(): void {
    const { value } = this.input;
    this.written = value;
    if (this.trouble) this.trouble = nameTrouble(value);
    if (this.act === 'sit' && this.of === undefined) this.dispatchEvent(new ActEvent({ act: 'write', name: value }));
  }

  get #isTaken(): boolean {
    const name = (this.written ?? this.draft ?? this.name).trim().toLowerCase();
    return name !== '' && this.others.some((other) => other.trim().toLowerCase() === name);
  }

  override render(): TemplateResult {
    const say = shellWords(this.lang);
    const told = { empty: say.nameEmpty, long: say.nameLong };
    const advice = !this.trouble && this.#isTaken;
    return html`<form @submit=${this.#onSubmit} novalidate>
      <label class="field">
        ${say.name}
        <input
          name="name"
          autocomplete="nickname"
          autocapitalize="words"
          spellcheck="false"
          enterkeyhint="done"
          placeholder=${say.nameHint}
          .value=${this.draft ?? this.name}
          aria-invalid=${this.trouble ? 'true' : 'false'}
          aria-describedby="trouble advice"
          @input=${this.#onInput}
        />
      </label>
      <p class="say" id="trouble" role="alert">${this.trouble ? told[this.trouble] : ''}</p>
      <p class="say advice" id="advice" role="status">${advice ? say.nameTaken : ''}</p>
      <div class="acts">
        <slot></slot>
        <button class="btn go" type="submit">${this.label || say.sit}</button>
      </div>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-sit': TvSit;
  }
}
