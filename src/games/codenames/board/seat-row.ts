/** One person of a team, as the lobby and the teams show them. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import { nameOf, personOf, plateOf } from '../../../elements/frame/board-context.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import type { Team } from '../view.ts';
import { onTurn, type BoardContext } from './board-context.ts';
import { wayWords } from './ways/way-words.ts';

/** One person in a team's list. */
export function seatRow(context: BoardContext, seat: number, team: Team): TemplateResult {
  const { view, w } = context;
  const spymaster = view.teams[team].spymaster === seat;
  const turn = view.active !== undefined && view.phase !== 'over' && onTurn(view).includes(seat);
  const away = personOf(context, seat)?.away === true;
  const other = view.options.mode === 'three' ? wayWords(context.lang).forBoth : w.operative;
  const role = spymaster ? html`<tv-icon name="eye"></tv-icon> ${w.spymaster}` : other;
  return html`<li class="seat">
    <tv-plate .plate=${plateOf(context, seat)} ?turn=${turn} ?away=${away}></tv-plate>
    <span class="who">
      <span class="name"
        >${nameOf(context, seat)}${seat === view.me.seat ? html` <span class="me">${w.me}</span>` : nothing}</span
      >
      <span class="role"
        >${role}${away ? html`<span class="away"><tv-icon name="wifi-off"></tv-icon> ${w.away}</span>` : nothing}</span
      >
    </span>
  </li>`;
}

export const seatStyles: CSSResult = css`
  .seat {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 50px;
  }
  .who {
    min-width: 0;
    display: grid;
    gap: 1px;
  }
  .name {
    font-weight: 700;
    line-height: 1.15;
    font-size: 1.0625rem;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  .role {
    font-size: 0.875rem;
    color: var(--tv-ink-2);
    line-height: 1.2;
    display: flex;
    gap: 5px;
    align-items: center;
  }
  .role:has(.away) {
    flex-wrap: wrap;
  }
  .away {
    color: var(--tv-off);
    font-weight: 600;
  }
  .me {
    font: 700 0.75rem/1.3 var(--tv-font-text);
    background: var(--tv-go);
    color: var(--tv-on-go);
    border-radius: 6px;
    padding: 0 6px;
    white-space: nowrap;
  }
`;
