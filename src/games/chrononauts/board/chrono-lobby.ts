/** Beside the cloth before the cards are dealt: who plays, the rules of the house, and the way to begin. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import '../../../elements/tv-options.ts';
import type { OptionEvent, OptionField } from '../../../elements/tv-options.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/tv-seats.ts';
import type { BoardContext } from './board-context.ts';
import { isAsked, OPTIONS, VALUES, valueText } from './house.ts';
import { lobbyStyles } from './lobby-styles.ts';
import { configured } from './modes.ts';
import type { OptionName } from './words.ts';

/** A person's name stands in place of a seat. */
const seatText = (context: BoardContext, seat: number): string =>
  seat < 0 ? context.w.values['nobody']! : nameOf(context, seat);

/** @event tv-propose - configure, accept, begin */
@customElement('chrono-lobby')
export class ChronoLobby extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, lobbyStyles];

  #field(name: OptionName): OptionField {
    const { context } = this;
    const { view, w } = context;
    const values = name === 'timekeeper' ? [-1, ...view.seats.map(({ seat }) => seat)] : VALUES[name];
    return {
      name,
      label: w.option[name],
      text: (value) => (name === 'timekeeper' ? seatText(context, Number(value)) : valueText(w, name, value)),
      ...(values && { values }),
    };
  }

  readonly #onOption = ({ option, value }: OptionEvent): void => {
    this.offer('configure', configured(this.context, { [option]: value }));
  };

  readonly #accept = (): void => void this.offer('accept');
  readonly #begin = (): void => void this.offer('begin');

  override render(): TemplateResult {
    const { context } = this;
    const { view, w, me, lang } = context;
    const { mode, axParents } = view.options;
    const needsAccord = mode === 'artifaxx' && axParents === 'asItNeverExisted';
    const fields = OPTIONS[mode].filter((name) => isAsked(name, view.options)).map((name) => this.#field(name));
    return html`<tv-panel .label=${w.people}>
        <tv-seats
          .label=${w.people}
          .lang=${lang}
          .people=${view.seats.map(({ seat }) => ({
            seat,
            name: nameOf(context, seat),
            plate: plateOf(context, seat),
            ...(needsAccord && view.accepted.includes(seat) && { says: w.accepted }),
          }))}
        ></tv-seats>
      </tv-panel>
      <tv-panel class="options" .heading=${w.options}>
        <tv-options
          ?locked=${me === null}
          .lang=${lang}
          .groups=${[{ fields }]}
          .values=${view.options}
          @tv-option=${this.#onOption}
        ></tv-options>
      </tv-panel>
      ${
        me === null
          ? nothing
          : html`<div class="acts">
              ${
                needsAccord && !view.accepted.includes(me)
                  ? html`<button class="btn" @click=${this.#accept}>${w.accept}</button>`
                  : nothing
              }
              <button class="btn go big" @click=${this.#begin}>${w.begin}</button>
            </div>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-lobby': ChronoLobby;
  }
}
