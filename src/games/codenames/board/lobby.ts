/** Before the pictures are laid: two halves of the cloth, one a team; who sits where, who leads, what is missing. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../../../elements/tv-cloth.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { TEAMS, type Team } from '../view.ts';
import { emblem } from './shapes.ts';
import { missing, namesOf, seatsOf, type Sight, type Try } from './sight.ts';
import { seatRow } from './teams.ts';

function spymasterPlace(sight: Sight, team: Team, attempt: Try): TemplateResult {
  const { view, w } = sight;
  const { spymaster } = view.teams[team];
  if (spymaster !== null) {
    return html`${seatRow(sight, spymaster, team)}${
      spymaster === view.me.seat
        ? html`<li class="aside">
            <button class="btn quiet small" @click=${() => attempt('resignSpymaster', {})}>${w.resign}</button>
          </li>`
        : nothing
    }`;
  }
  if (view.me.team !== team) {
    return html`<li class="seat free">
      <tv-plate free></tv-plate><span class="who"><span class="role">${w.freeSpymaster}</span></span>
    </li>`;
  }
  return html`<li>
    <button class="btn claim" @click=${() => attempt('claimSpymaster', {})}>
      <tv-icon name="eye"></tv-icon>
      <span class="who"><span class="name">${w.claim}</span><span class="role">${w.claimHint}</span></span>
    </button>
  </li>`;
}

function half(sight: Sight, team: Team, attempt: Try): TemplateResult {
  const { view, w } = sight;
  const heading = `half-${team}`;
  return html`<section class="half ${team}" aria-labelledby=${heading}>
    <header>
      ${emblem(team, w.letter[team])}
      <h3 id=${heading}>${w.team[team]}</h3>
      <span class="count" aria-hidden="true">${seatsOf(view, team).length}</span>
    </header>
    <ul>
      ${spymasterPlace(sight, team, attempt)}${view.teams[team].operatives.map((seat) => seatRow(sight, seat, team))}
    </ul>
    ${
      view.me.seat !== null && view.me.team !== team
        ? html`<button class="btn join" @click=${() => attempt('setTeam', { team })}>${w.join(team)}</button>`
        : nothing
    }
  </section>`;
}

export function lobbyCloth(sight: Sight, attempt: Try): TemplateResult {
  const { view, people, w } = sight;
  const seated = new Set(TEAMS.flatMap((team) => seatsOf(view, team)));
  const without = people.filter((p) => !seated.has(p.seat)).map((p) => p.seat);
  return html`<tv-cloth class="cloth" game="codenames">
    <div class="halves">${TEAMS.map((team) => half(sight, team, attempt))}</div>
    ${without.length > 0 ? html`<p class="without">${w.noTeam}: <b>${namesOf(sight, without)}</b></p>` : nothing}
  </tv-cloth>`;
}

/** Beside the cloth: what is missing, and the two acts. */
export function lobbyRail(sight: Sight, attempt: Try): TemplateResult {
  const { view, w } = sight;
  const lacks = missing(sight);
  return html`<aside class="rail">
    ${view.trouble ? html`<p class="note">${w.trouble(view.trouble.what, namesOf(sight, view.trouble.by))}</p>` : nothing}
    <div class="paper">
      ${
        lacks.length > 0
          ? html`<h3>${w.missing}</h3>
              <ul class="lacks">
                ${lacks.map((lack) => html`<li>${lack}</li>`)}
              </ul>`
          : html`<p class="ready"><tv-icon name="check"></tv-icon>${w.readyToLay}</p>`
      }
      <p class="hint">${w.lobbyHint}</p>
    </div>
    ${
      view.me.seat === null
        ? nothing
        : html`<div class="foot">
            <button class="btn" @click=${() => attempt('splitTeams', {})}>
              <tv-icon name="shuffle"></tv-icon>${w.split}
            </button>
            <button
              class="btn go"
              aria-disabled=${lacks.length > 0 ? 'true' : nothing}
              @click=${() => attempt('drawGrid', {})}
            >
              ${view.flips ? w.flip : w.lay}
            </button>
          </div>`
    }
  </aside>`;
}

export const lobbyStyles: CSSResult = css`
  .lobby .cloth {
    grid-column: 1 / span 2;
  }
  .halves {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 18px;
    height: 100%;
    min-height: 0;
    padding: 8px;
  }
  .cloth:has(.without) .halves {
    height: calc(100% - 34px);
  }
  .without {
    text-align: center;
    padding: 6px;
    color: var(--tv-ink-2);
  }
  .without b {
    color: var(--tv-ink);
  }
  .half {
    background: var(--tv-paper);
    border-radius: 16px;
    border-top: 10px solid var(--t);
    box-shadow: var(--tv-shadow-1);
    padding: 18px 20px 20px;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    overflow: auto;
  }
  .half header {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .half .em {
    --em: 44px;
  }
  .half h3 {
    flex: 1;
    font-size: 2rem;
    color: var(--ti);
  }
  .count {
    font-size: 1.75rem;
    font-weight: 800;
    color: var(--tv-ink-2);
  }
  .half ul {
    display: grid;
    gap: 6px;
  }
  .half .seat {
    --tv-plate: 52px;
    min-height: 62px;
    gap: 14px;
  }
  .half .name {
    font-size: 1.1875rem;
  }
  .half .role {
    font-size: 0.9375rem;
  }
  .claim {
    width: 100%;
    justify-content: flex-start;
    text-align: start;
    min-height: 62px;
    gap: 14px;
    border-radius: 14px;
    background: var(--ts);
    box-shadow: inset 0 0 0 2px var(--t);
  }
  .claim > tv-icon {
    font-size: 1.375rem;
    width: 52px;
    margin-inline-start: -10px;
    color: var(--ti);
  }
  .claim .role {
    font-weight: 400;
  }
  .join {
    margin-top: auto;
    align-self: stretch;
    flex: none;
  }
  .aside {
    margin: -8px 0 0 54px;
  }
  .paper {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 16px;
    box-shadow: var(--tv-shadow-1);
    display: grid;
    gap: 10px;
  }
  .paper h3 {
    font-size: 1.25rem;
  }
  .lacks {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
  .lacks li {
    padding-inline-start: 20px;
    position: relative;
    line-height: 1.35;
  }
  .lacks li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.42em;
    width: 9px;
    height: 9px;
    border: 2px solid var(--tv-wait);
    border-radius: 2px;
  }
  .ready {
    display: flex;
    gap: 8px;
    font-weight: 700;
    color: var(--tv-live);
  }
  @container board (max-width: 900px) and (orientation: landscape) {
    .lobby .cloth {
      grid-column: 1;
      grid-row: 1 / 3;
    }
    .halves {
      gap: 8px;
      padding: 3px;
    }
    .half {
      padding: 8px 10px;
      gap: 6px;
      border-top-width: 6px;
      border-radius: 10px;
    }
    .half .em {
      --em: 26px;
    }
    .half h3,
    .count {
      font-size: 1.125rem;
    }
    .half .seat,
    .claim {
      --tv-plate: 36px;
      min-height: 44px;
      gap: 9px;
    }
    .claim > tv-icon {
      width: 36px;
    }
    .half .name {
      font-size: 1rem;
    }
    .half .role {
      font-size: 0.8125rem;
    }
    .claim .role,
    .lobby .paper .hint {
      display: none;
    }
    .aside {
      margin-inline-start: 36px;
    }
    .paper {
      padding: 10px;
      gap: 6px;
      border-radius: 10px;
      font-size: 0.875rem;
      overflow: auto;
    }
    .paper h3 {
      font-size: 1rem;
    }
    .lobby .foot {
      grid-template-columns: 1fr;
    }
  }
  @container board (max-width: 900px) and (orientation: portrait) {
    .lobby.table {
      grid-template-rows: minmax(0, 1fr) auto;
    }
    .lobby .cloth {
      grid-row: 1;
    }
    .halves {
      gap: 8px;
      padding: 2px;
    }
    .half {
      padding: 10px;
      gap: 8px;
      border-top-width: 6px;
      border-radius: 12px;
    }
    .half .em {
      --em: 30px;
    }
    .half h3,
    .count {
      font-size: 1.375rem;
    }
    .half .seat,
    .claim {
      --tv-plate: 40px;
      gap: 8px;
      min-height: 52px;
    }
    .half .name {
      font-size: 1rem;
    }
    .half .role {
      font-size: 0.8125rem;
    }
    .claim {
      padding: 6px 8px;
    }
    .claim > tv-icon {
      width: 28px;
      margin: 0;
    }
    .aside {
      margin: -6px 0 0;
    }
    .join {
      padding: 6px 8px;
      font-size: 0.9375rem;
    }
    .lobby .rail .hint {
      display: none;
    }
    .paper {
      padding: 10px 14px;
      border-radius: 12px;
    }
    .lobby .paper h3 {
      display: none;
    }
    .lacks {
      gap: 2px;
      font-size: 0.9375rem;
    }
  }
`;
