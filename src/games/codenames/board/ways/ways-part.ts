/** The board's part that has to do with ways to play: the lobby's lines about them, and the window where they are chosen. */
import { css, html, nothing, type CSSResult, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { ExplainEvent, type Lang, type RefusalWords } from '../../../../elements/board.ts';
import type { CodenamesView } from '../../view.ts';
import type { Sight, Try } from '../sight.ts';
import type { WayEvent, WordsEvent } from './ways-dialog.ts';
import { wayWords } from './way-words.ts';

/** What this part needs of the board. */
export interface WaysHost extends ReactiveControllerHost, EventTarget {
  readonly lang: Lang;
  readonly check: (move: string, args: unknown) => RefusalWords | undefined;
}

export class WaysPart {
  private readonly host: WaysHost;
  private readonly attempt: Try;
  private choosing = false;

  constructor(host: WaysHost, attempt: Try) {
    this.host = host;
    this.attempt = attempt;
  }

  /** In the lobby: how the table plays. */
  rail({ view, lang }: Sight): TemplateResult {
    const w = wayWords(lang);
    const { mode, grid, content } = view.options;
    const may = view.me.seat !== null && this.host.check('configure', { change: {} })?.code !== 'move/unknown';
    return html`<div class="paper ways">
      <h3>${w.heading}</h3>
      <p>${w.modes[mode]} · ${w.grids[grid]} · ${w.contents[content]}</p>
      ${may ? html`<button class="btn small" @click=${(): void => this.choose()}>${w.change}</button>` : nothing}
    </div>`;
  }

  dialog(view: CodenamesView | undefined): TemplateResult | typeof nothing {
    if (!this.choosing || view?.phase !== 'lobby') return nothing;
    return html`<codenames-ways
      open
      .lang=${this.host.lang}
      .options=${view.options}
      .words=${view.wordList ?? 0}
      @tv-close=${(): void => this.show(false)}
      @cn-way=${({ change }: WayEvent): void => this.attempt('configure', { change })}
      @cn-words=${({ words }: WordsEvent): void => this.attempt('setWords', { words })}
    ></codenames-ways>`;
  }

  private choose(): void {
    const refusal = this.host.check('configure', { change: {} });
    if (refusal && refusal.code !== 'same-options') return void this.host.dispatchEvent(new ExplainEvent(refusal));
    import('./ways-dialog.ts').then(
      () => this.show(true),
      (error: unknown) => console.error(error),
    );
  }

  private show(choosing: boolean): void {
    this.choosing = choosing;
    this.host.requestUpdate();
  }
}

export const waysStyles: CSSResult = css`
  .ways > .btn {
    justify-self: start;
  }
  @container board (max-width: 900px) and (orientation: landscape) {
    .lobby .rail {
      overflow: auto;
    }
    .lobby .rail > :not(.foot) {
      flex: none;
    }
    .lobby .rail > .foot {
      position: sticky;
      bottom: 0;
    }
  }
  @container board (max-width: 900px) {
    .paper.ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 12px;
    }
    .ways > h3 {
      display: none;
    }
    .ways > p {
      flex: 1 1 8rem;
    }
  }
`;
