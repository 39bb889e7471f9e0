/** The two teams beside the cloth: who is in them, and what they still have to find. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { TEAMS, type Team } from '../view.ts';
import { found, isVirtual, seatsOf, type BoardContext } from './board-context.ts';
import { seatRow, seatStyles } from './seat-row.ts';
import { emblem, identityStyles } from './shapes.ts';
import { wayWords } from './ways/way-words.ts';

function pips(of: number, done: number): TemplateResult {
  return html`<div class="pips" aria-hidden="true">
    ${Array.from({ length: of }, (_, i) => html`<i class=${i < done ? 'done' : ''}></i>`)}
  </div>`;
}

/** @param join a newcomer may take a place in it now */
function teamPanel(context: BoardContext, team: Team, join: ((team: Team) => void) | undefined): TemplateResult {
  const { view, w } = context;
  const { left, total } = view.teams[team];
  const heading = `team-${team}`;
  return html`<section class="team ${team}" aria-labelledby=${heading}>
    <header>
      ${emblem(team, w.letter[team])}
      <h3 id=${heading}>${w.team[team]}</h3>
      ${view.me.team === team ? html`<span class="mine">${w.me}</span>` : nothing}
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
      ${isVirtual(view, team) ? html`<li class="role">${wayWords(context.lang).virtual}</li>` : seatsOf(view, team).map((seat) => seatRow(context, seat, team))}
    </ul>
    ${
      join && view.me.seat !== null && view.me.team === undefined
        ? html`<button class="btn join" @click=${() => join(team)}>${w.join(team)}</button>`
        : nothing
    }
  </section>`;
}

/** @event tv-propose - setTeam */
@customElement('codenames-teams')
export class CodenamesTeams extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    identityStyles,
    seatStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 16px;
        width: clamp(176px, 16.5cqw, 232px);
        height: 100%;
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
      /* Where the people of a team have no room. */
      .mine {
        display: none;
        padding: 0 6px;
        border-radius: 6px;
        background: var(--tv-go);
        color: var(--tv-on-go);
        font: 700 0.75rem / 1.5 var(--tv-font-text);
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
      :host([crowd]) .seat {
        min-height: 40px;
        --tv-plate: 34px;
      }
      :host([crowd]) .seat .role:not(:has(tv-icon)) {
        display: none;
      }
      @container (min-width: 901px) and (max-width: 1150px) and (min-height: 1px) {
        .team h3 {
          font-size: 1.25rem;
        }
        .pips {
          gap: 2px;
        }
        .left small {
          display: none;
        }
      }
      @container (max-width: 900px) and (min-height: 1px) {
        :host {
          width: auto;
          height: auto;
          margin: 0;
          padding: 0;
          overflow: visible;
        }
        .team ul,
        .team .pips,
        .left small {
          display: none;
        }
        .mine {
          display: block;
        }
        .team header {
          gap: 7px;
        }
      }
      @container (max-width: 900px) and (orientation: landscape) {
        :host {
          gap: 6px;
        }
        .team {
          padding: 5px 8px;
          border-top-width: 0;
          border-inline-start: 6px solid var(--t);
          border-radius: 8px;
        }
        .team h3 {
          font-size: 1.0625rem;
        }
        .left b {
          font-size: 1.375rem;
        }
        .team .em {
          --em: 26px;
        }
      }
      @container (max-width: 900px) and (orientation: portrait) {
        :host {
          flex-direction: row;
          gap: 8px;
        }
        .team {
          flex: 1;
          padding: 6px 10px;
          border-top-width: 5px;
          border-radius: 10px;
        }
        .team h3 {
          font-size: 1.125rem;
        }
        .left b {
          font-size: 1.25rem;
        }
        .team .em {
          --em: 24px;
        }
      }
    `,
  ];

  /** A newcomer may take a place in one of them now. */
  @property({ type: Boolean }) open = false;

  readonly #join = (team: Team): void => void this.offer('setTeam', { team });

  protected override willUpdate(): void {
    if (!this.context) return;
    const { view } = this.context;
    this.toggleAttribute(
      'crowd',
      TEAMS.some((team) => seatsOf(view, team).length > 4),
    );
  }

  override render(): TemplateResult {
    return html`${TEAMS.map((team) => teamPanel(this.context, team, this.open ? this.#join : undefined))}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-teams': CodenamesTeams;
  }
}
