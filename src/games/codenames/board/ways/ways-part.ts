/** The board's part that has to do with ways to play: the lobby's lines about them, and the window where they are chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../../../elements/frame/board.ts';
import type { CodenamesView } from '../../view.ts';
import { LateWindow, type WindowHost } from '../late-window.ts';
import type { BoardContext, Try } from '../board-context.ts';
import type { WayEvent, WordsEvent } from './ways-dialog.ts';
import { wayWords } from './way-words.ts';

/** What this part needs of the board. */
export interface WaysHost extends WindowHost {
  readonly lang: Lang;
}

export class WaysPart {
  readonly #host: WaysHost;
  readonly #attempt: Try;
  readonly #window: LateWindow;

  constructor(host: WaysHost, attempt: Try) {
    this.#host = host;
    this.#attempt = attempt;
    this.#window = new LateWindow(host, () => import('./ways-dialog.ts'));
  }

  /** In the lobby: how the table plays. */
  rail({ view, lang }: BoardContext): TemplateResult {
    const w = wayWords(lang);
    const { mode, grid, content } = view.options;
    const may = view.me.seat !== null && this.#host.check('configure', { change: {} })?.code !== 'move/unknown';
    return html`<div class="paper ways">
      <h3>${w.heading}</h3>
      <p>${w.modes[mode]} · ${w.grids[grid]} · ${w.contents[content]}</p>
      ${may ? html`<button class="btn small" @click=${(): void => this.#window.want('configure', { change: {} }, 'same-options')}>${w.change}</button>` : nothing}
    </div>`;
  }

  dialog(view: CodenamesView | undefined): TemplateResult | typeof nothing {
    if (!this.#window.isOpen || view?.phase !== 'lobby') return nothing;
    return html`<codenames-ways
      open
      .lang=${this.#host.lang}
      .options=${view.options}
      .words=${view.wordList ?? 0}
      @tv-close=${this.#window.close}
      @cn-way=${({ change }: WayEvent): void => this.#attempt('configure', { change })}
      @cn-words=${({ words }: WordsEvent): void => this.#attempt('setWords', { words })}
    ></codenames-ways>`;
  }
}
