/** Before the pictures are laid: two halves of the cloth, one a team; who sits where, and who leads. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import { TEAMS, type Team } from '../view.ts';
import { isVirtual, seatsOf, type BoardContext, type Try } from './board-context.ts';
import { halvesStyles } from './halves-styles.ts';
import { seatRow, seatStyles } from './seat-row.ts';
import { emblem, identityStyles } from './shapes.ts';
import { smallButtons } from './rail-styles.ts';
import { wayWords } from './ways/way-words.ts';

function spymasterPlace(context: BoardContext, team: Team, attempt: Try): TemplateResult {
  const { view, w } = context;
  const { spymaster } = view.teams[team];
  if (spymaster !== null) {
    return html`${seatRow(context, spymaster, team)}${
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

function half(context: BoardContext, team: Team, attempt: Try): TemplateResult {
  const { view, w } = context;
  const heading = `half-${team}`;
  if (isVirtual(view, team))
    return html`<section class="half ${team}" aria-labelledby=${heading}>
      <header>
        ${emblem(team, w.letter[team])}
        <h3 id=${heading}>${wayWords(context.lang).virtual}</h3>
      </header>
      <p class="virtual">${wayWords(context.lang).virtualTeam(team)}</p>
    </section>`;
  return html`<section class="half ${team}" aria-labelledby=${heading}>
    <header>
      ${emblem(team, w.letter[team])}
      <h3 id=${heading}>${w.team[team]}</h3>
      <span class="count" aria-hidden="true">${seatsOf(view, team).length}</span>
    </header>
    <ul>
      ${spymasterPlace(context, team, attempt)}${view.teams[team].operatives.map((seat) => seatRow(context, seat, team))}
    </ul>
    ${
      view.me.seat !== null && view.me.team !== team
        ? html`<button class="btn join" @click=${() => attempt('setTeam', { team })}>${w.join(team)}</button>`
        : nothing
    }
  </section>`;
}

/** @event tv-propose - setTeam, claimSpymaster, resignSpymaster */
@customElement('codenames-halves')
export class CodenamesHalves extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, smallButtons, identityStyles, seatStyles, halvesStyles];

  readonly #attempt: Try = (move, args) => void this.offer(move, args);

  override render(): TemplateResult {
    const { view, people, w } = this.context;
    const seated = new Set(TEAMS.flatMap((team) => seatsOf(view, team)));
    const without = people.filter(({ seat }) => !seated.has(seat)).map(({ seat }) => seat);
    return html`<div class="halves">${TEAMS.map((team) => half(this.context, team, this.#attempt))}</div>
      ${without.length > 0 ? html`<p class="without">${w.noTeam}: <b>${namesOf(this.context, without)}</b></p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-halves': CodenamesHalves;
  }
}
