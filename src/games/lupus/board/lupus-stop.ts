/** Folded below what stands beside the square: a pause, and a game that is called off. By night it is the same for all who play. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import { words } from '../../../elements/words.ts';
import { isNight } from '../people.ts';
import type { LupusContext } from './board-context.ts';
import { mayCall } from './lupus-calling.ts';

const say = words(
  {
    stop: 'Se dovete fermarvi',
    asked: 'C’è chi vuole chiudere qui',
    pause: 'Ferma il gioco',
    later: 'Dopo l’alba ci fermiamo',
    notLater: 'Dopo l’alba si va avanti',
  },
  {
    stop: 'If you have to stop',
    asked: 'Somebody wants to call it off',
    pause: 'Pause the game',
    later: 'Pause after dawn',
    notLater: 'Go on after dawn',
  },
);

/** @event tv-propose - pause, goOn, and that of lupus-calling */
@customElement('lupus-stop')
export class LupusStop extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      summary {
        justify-content: flex-start;
        padding-inline: 0;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary::before {
        content: '▸';
      }
      [open] > summary::before {
        content: '▾';
      }
      .in {
        display: grid;
        gap: 8px;
      }
      .in .btn {
        width: 100%;
      }
    `,
  ];

  /** By night one for all: what a tap may not do is said, and who is out has the same page as who lives. */
  #pause(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const w = say(lang);
    const isLater = isNight(view);
    const move = isLater && view.paused ? 'goOn' : 'pause';
    const isTheirs = isLater ? view.options.moderator === 'program' : !this.blocked('pause');
    if (!isTheirs) return nothing;
    const label = !isLater ? w.pause : view.paused ? w.notLater : w.later;
    return html`<button class="btn" ?disabled=${this.underway(move)} @click=${(): void => void this.offer(move)}>
      <tv-icon name=${move === 'pause' ? 'pause' : 'play'}></tv-icon>${label}
    </button>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const w = say(lang);
    const isAsked = view.calling.length > 0;
    const pause = this.#pause();
    if (!isAsked && pause === nothing && !mayCall(this.context)) return nothing;
    return html`<details ?open=${isAsked}>
      <summary class="btn quiet">${isAsked ? w.asked : w.stop}</summary>
      <div class="in">${pause}<lupus-calling .context=${this.context}></lupus-calling></div>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-stop': LupusStop;
  }
}
