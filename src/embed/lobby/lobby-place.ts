import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import { plateName } from '../../elements/pictures/tv-plate.ts';
import type { SeatView } from '../../kernel/view/table-view.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';

/**
 * A place round the cloth where nobody sits.
 *
 * @param n the place, from 0
 * @param sit sits down there; none for people who can’t
 */
export function renderFree(n: number, sit: (() => void) | undefined, lang: Lang): TemplateResult {
  const say = shellWords(lang);
  const inside = html`<tv-plate free></tv-plate><span class="name free">${say.free}</span>`;
  return html`<li>
    ${
      sit
        ? html`<button class="place" aria-label=${say.freeSeat(n + 1)} @click=${sit}>${inside}</button>`
        : html`<div class="place">${inside}</div>`
    }
  </li>`;
}

/**
 * A person's place round the cloth, with what is to be told of the person.
 *
 * @param n the place, from 0
 * @param isOver the game has no room for this person, who looks on
 */
export function renderTaken(seat: SeatView, n: number, isOver: boolean, lang: Lang): TemplateResult {
  const say = shellWords(lang);
  const asks = seat.state === 'asking';
  const short = shortWords(lang);
  const told = asks
    ? say.asks
    : isOver
      ? say.looksOn
      : { here: '', hidden: short.hiddenShort, away: short.awayShort }[seat.presence];
  return html`<li>
    <div class="place" title=${plateName(n, lang)}>
      <tv-plate .plate=${n} ?away=${asks || seat.presence === 'away'}></tv-plate>
      <span class="who"
        ><bdi class="name">${seat.name}</bdi>${seat.me ? html`<span class="me">${say.you}</span>` : nothing}</span
      >
      ${told ? html`<small>${told}</small>` : nothing}
    </div>
  </li>`;
}
