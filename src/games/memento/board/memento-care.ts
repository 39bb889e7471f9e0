/** What is always at hand: the X, the story so far, notes, a pause, limits, and the way out. */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-dialog.ts';
import '../../../elements/pictures/tv-icon.ts';
import { Part, partStyles } from './part.ts';
import { isSeated } from './board-context.ts';

const say = words(
  {
    x: 'X: un passo indietro',
    xSays: 'La scena si ferma, e l’ultima cosa scritta si toglie. Nessuno saprà chi è stato, e non serve dire perché.',
    xSure: 'Fermiamoci qui',
    story: 'La storia',
    notes: 'Appunti',
    news: 'Appunti: un messaggio da chi ha ceduto',
    more: 'Altro',
    pause: 'Mettiamo in pausa',
    limits: 'I vostri limiti',
    lines: 'Resta fuori:',
    veils: 'Si accenna soltanto:',
    none: 'niente di scritto',
    end: 'Finiamo qui la storia',
    endSays: (n: number) => `Serve più della metà di chi c’è: per ora ${n}. Poi si parla di che cosa succede dopo.`,
    endSure: 'Sì, per me finisce qui',
  },
  {
    x: 'X: one step back',
    xSays:
      'The scene stops, and what was written last is taken out. Nobody will know that it was you, and you needn’t say why.',
    xSure: 'Let us stop here',
    story: 'The story',
    notes: 'Notes',
    news: 'Notes: a message from those who yielded',
    more: 'More',
    pause: 'Pause the game',
    limits: 'Your limits',
    lines: 'Stays out:',
    veils: 'Only hinted at:',
    none: 'nothing written',
    end: 'End the story here',
    endSays: (n: number) =>
      `More than half of those who are here have to want it: ${n} so far. Then you talk about what comes after.`,
    endSure: 'Yes, it ends here',
  },
);

/** They are read now and then: fetched when one of their windows opens. */
const fetchJournal = fetched(() => import('./memento-journal.ts'));
const fetchNotes = fetched(() => import('./memento-notes.ts'));

type Open = '' | 'x' | 'story' | 'notes' | 'more';

/** @event tv-propose - stepBack, pause, endStory, and what its parts propose */
@customElement('memento-care')
export class MementoCare extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .tools {
        display: flex;
        gap: 4px;
      }
      .btn.x {
        box-shadow: inset 0 0 0 2px var(--tv-off);
        color: var(--tv-off);
        font-weight: 800;
      }
      .menu {
        display: grid;
        gap: 12px;
      }
      :host([size='half']) .btn {
        min-width: 38px;
      }
      /* A message that hasn't been read. */
      .new {
        position: relative;
      }
      .new::after {
        content: '';
        position: absolute;
        inset: 5px 5px auto auto;
        width: 12px;
        height: 12px;
        border-radius: 50%;
        background: var(--tv-go);
        box-shadow: 0 0 0 2px var(--tv-paper);
      }
      @media (forced-colors: active) {
        .new::after {
          background: Highlight;
          forced-color-adjust: none;
        }
      }
      h3 {
        font-size: 1.125rem;
      }
    `,
  ];

  @state() private open: Open = '';
  /** What the Darkness said last among itself, when this person last looked; undefined before the first look. */
  #seen: string | undefined;
  /** Others have said something there since. */
  #isNew = false;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { view, past, me, shared } = this.context;
    if (past || shared) return;
    const { channel } = view;
    const last = channel?.at(-1);
    const says = last === undefined ? '' : JSON.stringify([channel!.length, last.seat, last.text]);
    if (channel === undefined || this.open === 'notes' || last?.seat === me) this.#seen = says;
    this.#seen ??= says;
    this.#isNew = says !== this.#seen;
  }

  #tool(open: Open, icon: 'x' | 'scroll-text' | 'pencil' | 'ellipsis', label: string, isNew = false): TemplateResult {
    return html`<button
      class="btn icon ${open === 'x' ? 'x' : 'quiet'} ${isNew ? 'new' : ''}"
      aria-label=${label}
      title=${label}
      @click=${(): void => void (this.open = open)}
    >
      <tv-icon name=${icon}></tv-icon>
    </button>`;
  }

  readonly #close = (): void => void (this.open = '');

  /** @returns what a tap on it does: the move, then the window is closed */
  readonly #doing = (move: string) => (): void => {
    if (this.offer(move, {})) this.#close();
  };

  #menu(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    return html`<div class="menu">
      ${this.context.size === 'phone' ? this.#entries() : nothing}
      ${
        this.blocked('pause')
          ? nothing
          : html`<button class="btn" @click=${this.#doing('pause')}><tv-icon name="pause"></tv-icon>${w.pause}</button>`
      }
      <div>
        <h3>${w.limits}</h3>
        <p>${w.lines} ${view.lines || w.none}</p>
        <p>${w.veils} ${view.veils || w.none}</p>
      </div>
      ${
        this.blocked('endStory')
          ? view.ending.length > 0
            ? html`<p class="note">${w.endSays(view.ending.length)}</p>`
            : nothing
          : html`<tv-confirm
              .lang=${lang}
              .label=${w.end}
              .sure=${w.endSure}
              .says=${w.endSays(view.ending.length)}
              @tv-confirm=${this.#doing('endStory')}
            ></tv-confirm>`
      }
    </div>`;
  }

  /** A person who watches, and had none before, can't write any. */
  get #hasNotes(): boolean {
    return isSeated(this.context) || this.context.view.note !== undefined;
  }

  /** On a phone they stand in the menu. */
  #entries(): TemplateResult {
    const { lang, shared } = this.context;
    const w = say(lang);
    const to = (open: Open, label: string): TemplateResult =>
      html`<button
        class="btn ${open === 'notes' && this.#isNew ? 'new' : ''}"
        @click=${(): void => void (this.open = open)}
      >
        ${label}
      </button>`;
    return html`${to('story', w.story)}${!this.#hasNotes || shared ? nothing : to('notes', this.#isNew ? w.news : w.notes)}`;
  }

  #inside(): TemplateResult | typeof nothing {
    const w = say(this.context.lang);
    switch (this.open) {
      case 'x':
        return html`<div class="menu">
          <p>${w.xSays}</p>
          <button class="btn go" autofocus @click=${this.#doing('stepBack')}>${w.xSure}</button>
        </div>`;
      case 'story':
        fetchJournal();
        return html`<memento-journal .context=${this.context}></memento-journal>`;
      case 'notes':
        fetchNotes();
        return html`<memento-notes .context=${this.context}></memento-notes>`;
      case 'more':
        return this.#menu();
      default:
        return nothing;
    }
  }

  override render(): TemplateResult {
    const { lang, size, view } = this.context;
    const w = say(lang);
    const titles: Readonly<Record<Open, string>> = { '': '', x: w.x, story: w.story, notes: w.notes, more: w.more };
    // On a phone notes are in the menu.
    const isNewInside = this.#isNew && size === 'phone';
    return html`<div class="tools">
        ${isSeated(this.context) && !view.halted ? this.#tool('x', 'x', w.x) : nothing}
        ${size === 'phone' ? nothing : this.#tool('story', 'scroll-text', w.story)}
        ${size === 'phone' || !this.#hasNotes || this.context.shared ? nothing : this.#tool('notes', 'pencil', this.#isNew ? w.news : w.notes, this.#isNew)}
        ${isSeated(this.context) || size === 'phone' ? this.#tool('more', 'ellipsis', isNewInside ? `${w.more}: ${w.news}` : w.more, isNewInside) : nothing}
      </div>
      <tv-dialog ?open=${this.open !== ''} .lang=${lang} .heading=${titles[this.open]} @tv-close=${this.#close}>
        ${this.#inside()}
      </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-care': MementoCare;
  }
}
