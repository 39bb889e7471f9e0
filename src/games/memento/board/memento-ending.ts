/** After the last scene: what comes next is talked about and written, the story is read again and taken home. */
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/base.ts';
import { customElement } from '../../../elements/define.ts';
import { words } from '../../../elements/words.ts';
import './memento-journal.ts';
import './memento-page.ts';
import { Part, partStyles } from './part.ts';

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
      h2 {
        font-size: 1.375rem;
        margin-bottom: 8px;
      }
      :host(:is([size='phone'], [size='tablet'])) {
        display: block;
        height: auto;
      }
      :host(:is([size='phone'], [size='tablet'])) memento-page {
        height: 420px;
        margin-bottom: 20px;
      }
    `,
  ];

  override render(): TemplateResult {
    return html`<memento-page .sight=${this.sight}></memento-page>
      <section tabindex="0" aria-label=${say(this.sight.lang).title}>
        <h2>${say(this.sight.lang).title}</h2>
        <memento-journal .sight=${this.sight}></memento-journal>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-ending': MementoEnding;
  }
}
