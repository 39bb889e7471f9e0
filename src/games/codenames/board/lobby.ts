/** Before the pictures are laid: two halves of the cloth, one a team; who sits where, who leads, what is missing. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { fetched } from '../../../elements/fetched.ts';
import '../../../elements/tv-cloth.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { TEAMS, type Team } from '../view.ts';
import { type OwnHands, ownRail } from './own/own-rail.ts';
import { fetchForms } from './rail.ts';
import { emblem } from './shapes.ts';
import { isSpymaster, missing, namesOf, seatsOf, type Sight, type Try } from './sight.ts';
import { isVirtual, seatRow } from './teams.ts';
import { wayWords } from './ways/way-words.ts';

/**
 * Its window is long and no other phase has it. Until it is there, or where it can't be had (an old game looked at without a network), its
 * line is empty.
 */
const fetchHouse = fetched(() => import('./house-rules.ts'));

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
  if (isVirtual(view, team))
    return html`<section class="half ${team}" aria-labelledby=${heading}>
      <header>
        ${emblem(team, w.letter[team])}
        <h3 id=${heading}>${wayWords(sight.lang).virtual}</h3>
      </header>
      <p class="virtual">${wayWords(sight.lang).virtualTeam(team)}</p>
    </section>`;
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

/** CN-002: alike in size; one more on a side is nothing. */
function uneven({ view, w }: Sight): TemplateResult | typeof nothing {
  const [red, blue] = [seatsOf(view, 'red').length, seatsOf(view, 'blue').length];
  if (view.options.mode !== 'standard' || Math.abs(red - blue) < 2) return nothing;
  return html`<p class="note">${w.uneven(red, blue)}</p>`;
}

/**
 * Beside the cloth: what is missing, and the two acts.
 * @param ways how the table plays
 * @param settable the table's rules know options: earlier ones didn't
 */
export function lobbyRail(
  sight: Sight,
  attempt: Try,
  own: OwnHands,
  ways: TemplateResult,
  settable: boolean,
): TemplateResult {
  const { view, w } = sight;
  fetchHouse();
  if (isSpymaster(view)) fetchForms();
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
    ${uneven(sight)}${ways}
    <codenames-house
      .lang=${sight.lang}
      .options=${view.options}
      ?locked=${view.me.seat === null || !settable}
      .attempt=${attempt}
    ></codenames-house>
    ${view.options.content === 'words' ? nothing : ownRail(view, sight.lang, own)}
    ${
      view.me.seat === null
        ? nothing
        : html`<div class=${view.options.mode === 'coop' ? 'foot one' : 'foot'}>
            ${
              view.options.mode === 'coop'
                ? nothing
                : html`<button class="btn" @click=${() => attempt('splitTeams', {})}>
                    <tv-icon name="shuffle"></tv-icon>${w.split}
                  </button>`
            }
            <button
              class="btn go"
              aria-disabled=${ifDefined(lacks.length > 0 ? 'true' : undefined)}
              @click=${() => attempt('drawGrid', {})}
            >
              ${view.flips ? w.flip : w.lay}
            </button>
          </div>`
    }
  </aside>`;
}
