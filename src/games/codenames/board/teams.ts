/** The two teams beside the cloth: who sits where, how many agents are still to find. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { TEAMS, type CodenamesView, type Team } from '../view.ts';
import { emblem } from './shapes.ts';
import { wayWords } from './ways/way-words.ts';
import { found, nameOf, onTurn, person, seatsOf, type Sight, type Try } from './sight.ts';

/** One person in a team's list. */
export function seatRow(sight: Sight, seat: number, team: Team): TemplateResult {
  const { view, w } = sight;
  const spymaster = view.teams[team].spymaster === seat;
  const turn = view.active !== undefined && view.phase !== 'over' && onTurn(view).includes(seat);
  const away = person(sight, seat)?.away === true;
  const other = view.options.mode === 'three' ? wayWords(sight.lang).forBoth : w.operative;
  const role = spymaster ? html`<tv-icon name="eye"></tv-icon> ${w.spymaster}` : other;
  return html`<li class="seat">
    <tv-plate .plate=${person(sight, seat)?.plate ?? seat} ?turn=${turn} ?away=${away}></tv-plate>
    <span class="who">
      <span class="name"
        >${nameOf(sight, seat)}${seat === view.me.seat ? html` <span class="me">${w.me}</span>` : nothing}</span
      >
      <span class="role"
        >${role}${away ? html`<span class="away"><tv-icon name="wifi-off"></tv-icon> ${w.away}</span>` : nothing}</span
      >
    </span>
  </li>`;
}

function pips(of: number, done: number): TemplateResult {
  return html`<div class="pips" aria-hidden="true">
    ${Array.from({ length: of }, (_, i) => html`<i class=${i < done ? 'done' : ''}></i>`)}
  </div>`;
}

/** CN-154: nobody plays it. */
export const isVirtual = ({ options }: CodenamesView, team: Team): boolean =>
  options.mode === 'coop' && team !== options.coopTeam;

function teamPanel(sight: Sight, team: Team, attempt: Try | undefined): TemplateResult {
  const { view, w } = sight;
  const { left, total } = view.teams[team];
  const heading = `team-${team}`;
  return html`<section class="team ${team}" aria-labelledby=${heading}>
    <header>
      ${emblem(team, w.letter[team])}
      <h3 id=${heading}>${w.team[team]}</h3>
      ${
        total > 0
          ? html`<span class="left"
              ><span class="heard">${w.leftOf(left, total)}</span><b aria-hidden="true">${left}</b
              ><small aria-hidden="true">${w.left}</small></span
            >`
          : nothing
      }
    </header>
    ${total > 0 ? pips(total, found(view, team)) : nothing}
    <ul>
      ${isVirtual(view, team) ? html`<li class="role">${wayWords(sight.lang).virtual}</li>` : seatsOf(view, team).map((seat) => seatRow(sight, seat, team))}
    </ul>
    ${
      attempt && view.me.seat !== null && view.me.team === undefined
        ? html`<button class="btn join" @click=${() => attempt('setTeam', { team })}>${w.join(team)}</button>`
        : nothing
    }
  </section>`;
}

/** With `attempt`, a newcomer may take a place in one of them now. */
export function teams(sight: Sight, attempt?: Try): TemplateResult {
  const crowd = Math.max(...TEAMS.map((team) => seatsOf(sight.view, team).length));
  return html`<div class="teams ${crowd > 4 ? 'crowd' : ''}">
    ${TEAMS.map((team) => teamPanel(sight, team, attempt))}
  </div>`;
}

export const teamsStyles: CSSResult = css`
  .teams {
    grid-area: teams;
    display: flex;
    flex-direction: column;
    gap: 16px;
    min-height: 0;
    overflow: auto;
    margin: -4px;
    padding: 4px;
  }
  .team {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 14px 14px 10px;
    box-shadow: var(--tv-shadow-1);
    border-top: 8px solid var(--t);
  }
  .team header {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .team h3 {
    font-size: 1.5rem;
    color: var(--ti);
    flex: 1;
  }
  .left {
    text-align: end;
    line-height: 1;
    position: relative;
  }
  .left b {
    font-size: 1.875rem;
    font-weight: 800;
    display: block;
  }
  .left small {
    white-space: nowrap;
    font-size: 0.8125rem;
    color: var(--tv-ink-2);
  }
  .pips {
    display: flex;
    gap: 4px;
    margin: 10px 0 8px;
    forced-color-adjust: none;
  }
  .pips i {
    flex: 1;
    height: 12px;
    border-radius: 3px;
    background: var(--t);
    box-shadow: 0 0 0 1px var(--tv-rim);
  }
  .pips i.done {
    background: transparent;
    box-shadow: inset 0 0 0 2px var(--tv-line);
  }
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
  .crowd .seat {
    min-height: 40px;
    --tv-plate: 34px;
  }
  .crowd .seat .role:not(:has(tv-icon)) {
    display: none;
  }
`;
