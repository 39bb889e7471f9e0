/** Telepathy: what agents told of cards, in their own words, beside the row. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-slip.ts';
import type { Telling } from '../table/state.ts';
import { callOf, tableOf, type TimeContext } from './context.ts';
import { inLang } from './pages.ts';

/** Told aloud again at the next visit: one line says so. */
const isSaidBefore = (tellings: readonly Telling[], i: number): boolean => {
  const { agent, location, slot, text } = tellings[i]!;
  return (
    text === '' &&
    tellings.findIndex(
      (one) => one.text === '' && one.agent === agent && one.location === location && one.slot === slot,
    ) < i
  );
};

@customElement('time-notes')
export class TimeNotes extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        min-height: 0;
      }
      li {
        padding: 6px 0;
        line-height: 1.35;
        overflow-wrap: anywhere;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      h3 {
        margin: 10px 0 2px;
        font-size: 0.9375rem;
        color: var(--tv-ink-2);
      }
      p {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
    `,
  ];

  #line({ agent, slot, text }: Telling): TemplateResult {
    const { w } = this.context;
    return html`<li>
      <b>${callOf(this.context, agent)}</b> · ${slot + 1} · ${text === '' ? html`<em>${w.aloud}</em>` : text}
    </li>`;
  }

  override render(): TemplateResult {
    const { w, lang } = this.context;
    const { tellings, location, places } = tableOf(this.context);
    const elsewhere = [...new Set(tellings.map((one) => one.location))].filter((one) => one !== location);
    const of = (where: string | null): readonly Telling[] =>
      tellings
        .filter((one, i) => one.location === where && !isSaidBefore(tellings, i))
        .toSorted((a, b) => a.slot - b.slot || a.round - b.round);
    const name = (id: string): string => {
      const place = places.find((one) => one.id === id);
      return place ? inLang(place.name, lang) : '';
    };
    return html`<tv-slip .heading=${w.notes}>
      <span slot="end">${w.notesSays}</span>
      ${tellings.length === 0 ? html`<p>${w.noNotes}</p>` : nothing}
      <ul>
        ${of(location).map((one) => this.#line(one))}
      </ul>
      ${elsewhere.toReversed().map(
        (where) =>
          html`<h3>${name(where)}</h3>
            <ul>
              ${of(where).map((one) => this.#line(one))}
            </ul>`,
      )}
    </tv-slip>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-notes': TimeNotes;
  }
}
