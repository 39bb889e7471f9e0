/** By night, where the table lets wolves talk: one of a few sentences to go with the choice. Everybody has it; only wolves are told. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, fields } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import { isAbout, type Sentence, SENTENCES } from '../sentences.ts';
import type { LupusContext } from './board-context.ts';
import { sentenceWords } from './sentence-words.ts';

const say = words(
  { label: 'Con la scelta dico', nothing: 'niente', whom: 'Di chi', dots: 'questa persona' },
  { label: 'With it I say', nothing: 'nothing', whom: 'Of whom', dots: 'this person' },
);

/** Another sentence is to go with the choice, or none. */
export class SentenceEvent extends Event {
  readonly sentence: Sentence | null;
  constructor(sentence: Sentence | null) {
    super('lupus-sentence');
    this.sentence = sentence;
  }
}

/** @event lupus-sentence - another was chosen; nothing is sent by that */
@customElement('lupus-sentence')
export class LupusSentence extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    fields,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
        gap: 8px;
        min-width: 0;
      }
    `,
  ];

  @property({ attribute: false }) sentence: Sentence | null = null;

  #choose(says: Sentence['says'] | undefined, of: number | null): void {
    const first = this.context.view.players[0] ?? null;
    const about = says !== undefined && isAbout(says) ? (of ?? first) : null;
    this.dispatchEvent(new SentenceEvent(says === undefined ? null : { says, of: about }));
  }

  readonly #onSays = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.#choose(SENTENCES[Number(value) - 1], this.sentence?.of ?? null);
  };

  readonly #onOf = (event: Event): void =>
    this.#choose(this.sentence?.says, Number((event.target as HTMLSelectElement).value));

  override render(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    const { sentence } = this;
    const text = sentenceWords(lang);
    return html`<label class="field"
        ><span>${w.label}</span
        ><select @change=${this.#onSays}>
          <option value="0" ?selected=${sentence === null}>${w.nothing}</option>
          ${SENTENCES.map(
            (name, i) =>
              html`<option value=${i + 1} ?selected=${sentence?.says === name}>${text[name](w.dots)}</option>`,
          )}
        </select></label
      >${
        sentence && isAbout(sentence.says)
          ? html`<label class="field"
              ><span>${w.whom}</span
              ><select @change=${this.#onOf}>
                ${view.players.map(
                  (seat) =>
                    html`<option value=${seat} ?selected=${seat === sentence.of}>
                      ${nameOf(this.context, seat)}
                    </option>`,
                )}
              </select></label
            >`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-sentence': LupusSentence;
  }
  interface HTMLElementEventMap {
    'lupus-sentence': SentenceEvent;
  }
}
