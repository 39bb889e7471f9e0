/** After the last scene: what comes next is talked about and written, the story is read again and taken home. */
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/receipt/tv-receipt.ts';
import './memento-journal.ts';
import './memento-page.ts';
import { Part, partStyles } from './part.ts';
import { receiptOf } from './receipt.ts';

const say = words({ title: 'La storia di questa sera' }, { title: 'This evening’s story' });

/** @event tv-propose - narrate */
@customElement('memento-ending')
export class MementoEnding extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        padding: 8px;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
        gap: 20px;
      }
      section {
        overflow: auto;
        min-height: 0;
      }
      tv-receipt {
        padding: 4px;
        margin-bottom: 18px;
      }
      h2 {
        font-size: 1.375rem;
        margin-bottom: 8px;
      }
      :host(:is([size='phone'], [size='tablet'])) {
        display: block;
        overflow: auto;
      }
      :host([size='phone']) {
        height: auto;
      }
      :host(:is([size='phone'], [size='tablet'])) memento-page {
        height: 420px;
        margin-bottom: 20px;
      }
    `,
  ];

  override render(): TemplateResult {
    return html`<memento-page .context=${this.context}></memento-page>
      <section tabindex="0" aria-label=${say(this.context.lang).title}>
        <tv-receipt
          .lang=${this.context.lang}
          .receipt=${receiptOf(this.context)}
          .evening=${this.context.evening}
        ></tv-receipt>
        <h2>${say(this.context.lang).title}</h2>
        <memento-journal .context=${this.context}></memento-journal>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-ending': MementoEnding;
  }
}
