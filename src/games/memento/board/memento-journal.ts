/** The journal: the story so far, read again at any time, saved as a document to print or as text. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { download } from '../../../elements/loading/download.ts';
import { words } from '../../../elements/words.ts';
import type { DieKind } from '../../../elements/dice/tv-die.ts';
import '../../../elements/dice/tv-die.ts';
import '../../../elements/pictures/tv-icon.ts';
import type { Party } from '../compare.ts';
import { Part, partStyles } from './part.ts';
import { asHtml } from './story/story-html.ts';
import { asText } from './story/story-text.ts';
import { storyWords } from './story/story-words.ts';
import { storyOf, type Chapter, type Side } from './story/story.ts';

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

const KINDS: Readonly<Record<Party, DieKind>> = { darkness: 'dark', lantern: 'ivory', follower: 'dashed' };

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
      .margin {
        margin: 8px 0 4px;
        padding-inline-start: 12px;
        border-inline-start: 3px solid var(--tv-line-strong);
        color: var(--tv-ink-2);
        line-height: 1.35;
        --tv-die: 30px;
      }
      .side {
        display: grid;
        grid-template-columns: 8.5em minmax(0, 1fr);
        gap: 10px;
        align-items: center;
        overflow-wrap: anywhere;
      }
      .side.wins > :first-child {
        color: var(--tv-ink);
        font-weight: 700;
      }
      .side small {
        display: inline;
        font-weight: 400;
      }
      small {
        display: block;
        color: var(--tv-ink-2);
      }
    `,
  ];

  #save(kind: 'html' | 'txt'): void {
    const story = storyOf(this.context);
    const file = new Blob([kind === 'html' ? asHtml(story) : asText(story)], {
      type: kind === 'html' ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
    });
    download(file, `${say(this.context.lang).file}.${kind}`);
  }

  #chapter({ number, title, lines, dice, margin }: Chapter): TemplateResult {
    const hasMargin = dice.length > 0 || margin.length > 0;
    return html`<section>
      <h3>${number === '' ? nothing : html`<small>${number}</small>`}${title}</h3>
      ${hasMargin ? html`<div class="margin">${dice.map((side) => this.#side(side))}${margin.map((line) => html`<p>${line}</p>`)}</div>` : nothing}
      ${lines.map(({ by, text }) => html`<p class="line">${text}<small>${by}</small></p>`)}
    </section>`;
  }

  #side({ party, name, dice, wins }: Side): TemplateResult {
    const said = dice.join(', ') || '–';
    return html`<p class="side ${wins ? 'wins' : ''}">
      <span>${name}${wins ? html` <small>${storyWords(this.context.lang).wins}</small>` : nothing}</span>
      <span role="img" aria-label=${said}
        >${dice.map((face) => html`<tv-die sides="10" .kind=${KINDS[party]} .value=${face}></tv-die>`)}</span
      >
    </p>`;
  }

  override render(): TemplateResult | typeof nothing {
    const w = say(this.context.lang);
    const { chapters } = storyOf(this.context);
    return html`<div class="acts">
        <button class="btn" @click=${(): void => this.#save('html')}>
          <tv-icon name="printer"></tv-icon>${w.html}
        </button>
        <button class="btn" @click=${(): void => this.#save('txt')}>
          <tv-icon name="download"></tv-icon>${w.text}
        </button>
      </div>
      <p class="note">${w.says}</p>
      ${chapters.length === 0 ? html`<p>${w.empty}</p>` : nothing} ${chapters.map((chapter) => this.#chapter(chapter))}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-journal': MementoJournal;
  }
}
