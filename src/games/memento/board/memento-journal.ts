/** The journal: the story so far, read again at any time, saved as a document to print or as text. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/base.ts';
import { customElement } from '../../../elements/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-icon.ts';
import { Part, partStyles } from './part.ts';
import { asHtml, asText, storyOf } from './story-document.ts';

const say = words(
  {
    empty: 'Non c’è ancora niente di scritto. Quello che aggiungete alla storia si rilegge qui.',
    html: 'Salva il documento',
    text: 'Salva il testo',
    says: 'Un file solo, da leggere o stampare. Resta su questo dispositivo: non viene mandato a nessuno.',
    file: 'storia-di-una-sera',
  },
  {
    empty: 'Nothing is written yet. What you add to the story can be read again here.',
    html: 'Save the document',
    text: 'Save the text',
    says: 'One file, to read or print. It stays on this device: it is sent to nobody.',
    file: 'story-of-an-evening',
  },
);

@customElement('memento-journal')
export class MementoJournal extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-bottom: 8px;
      }
      h3 {
        font-size: 1.25rem;
        margin: 20px 0 6px;
        padding-bottom: 4px;
        border-bottom: 2px solid var(--tv-ink);
      }
      .line {
        padding: 7px 0;
        font-size: 1.0625rem;
        line-height: 1.45;
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
      small {
        display: block;
        color: var(--tv-ink-2);
      }
    `,
  ];

  private save(kind: 'html' | 'txt'): void {
    const story = storyOf(this.sight);
    const file = new Blob([kind === 'html' ? asHtml(story) : asText(story)], {
      type: kind === 'html' ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
    });
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${say(this.sight.lang).file}.${kind}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  }

  override render(): TemplateResult | typeof nothing {
    const w = say(this.sight.lang);
    const { chapters } = storyOf(this.sight);
    return html`<div class="acts">
        <button class="btn" @click=${(): void => this.save('html')}><tv-icon name="printer"></tv-icon>${w.html}</button>
        <button class="btn" @click=${(): void => this.save('txt')}><tv-icon name="download"></tv-icon>${w.text}</button>
      </div>
      <p class="note">${w.says}</p>
      ${chapters.length === 0 ? html`<p>${w.empty}</p>` : nothing}
      ${chapters.map(
        ({ title, lines }) =>
          html`<section>
            <h3>${title}</h3>
            ${lines.map(({ by, text }) => html`<p class="line">${text}<small>${by}</small></p>`)}
          </section>`,
      )}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-journal': MementoJournal;
  }
}
