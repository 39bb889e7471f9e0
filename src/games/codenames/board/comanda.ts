/** The order slip: the current clue large, every earlier one with what it uncovered, in order. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../../elements/tv-fit.ts';
import '../../../elements/tv-slip.ts';
import type { TurnView } from '../view.ts';
import { emblem } from './shapes.ts';
import type { BoardContext } from './board-context.ts';
import { wayWords } from './ways/way-words.ts';

/** Of an invalid clue that is what the others had covered for it. */
function chips({ w }: BoardContext, { covered, owed }: TurnView): TemplateResult | typeof nothing {
  const all = owed ? [...covered, owed] : covered;
  if (all.length === 0) return nothing;
  return html`<span class="got"
    >${all.map(
      ({ cell, identity }) =>
        html`<i class=${identity} role="img" aria-label=${w.chip(cell + 1, w.identity[identity])}>${cell + 1}</i>`,
    )}</span
  >`;
}

/** The virtual team says nothing. */
function said({ view, h, lang }: BoardContext, turn: TurnView): TemplateResult {
  const { mode, coopTeam } = view.options;
  if (mode === 'coop' && turn.team !== coopTeam) return html`<i class="virtual">${wayWords(lang).virtualCovers}</i>`;
  const word =
    turn.word === ''
      ? html`<b class="aloud">${h.onlySaid}</b>`
      : html`<tv-fit class="word" .text=${turn.word}></tv-fit>`;
  return html`${word}<span class="n">${h.number(turn.number)}</span>`;
}

function line(context: BoardContext, turn: TurnView, now: boolean): TemplateResult {
  return html`<li class="clue ${turn.team} ${now ? 'now' : ''}">
    <span class="said"
      >${emblem(turn.team, context.w.letter[turn.team])}<span class="heard">${context.w.team[turn.team]}: </span>${said(
        context,
        turn,
      )}</span
    >
    ${turn.invalid ? html`<small class="void">${context.h.wasInvalid}</small>` : nothing} ${chips(context, turn)}
  </li>`;
}

/** `last` stands below the clues. */
export function comanda(context: BoardContext, last: TemplateResult | typeof nothing): TemplateResult {
  const { view, w } = context;
  const newestFirst = [...view.history].reverse();
  const current = view.clue !== undefined && view.phase !== 'over';
  return html`<tv-slip class="comanda" .heading=${w.slip}>
    ${view.turn > 0 ? html`<span slot="end">${w.turn(view.turn)}</span>` : nothing}
    ${
      newestFirst.length === 0
        ? html`<p class="none">${w.noClues}</p>`
        : // After the end nothing else in it has the focus, and it scrolls.
          html`<ol tabindex=${ifDefined(view.phase === 'over' ? '0' : undefined)}>
            ${newestFirst.map((turn, i) => line(context, turn, current && i === 0))}
          </ol>`
    }
    ${last}
  </tv-slip>`;
}

export const comandaStyles: CSSResult = css`
  .comanda {
    flex: 1 1 auto;
    min-height: 120px;
  }
  .none {
    color: var(--tv-ink-2);
    padding: 10px 0;
  }
  .clue {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px 9px;
    padding: 8px 0;
    border-bottom: 1.5px dashed var(--tv-line);
    font-size: 1rem;
    position: relative;
  }
  .clue .em {
    --em: 24px;
  }
  /* The number stays beside its word; what was uncovered goes below where both need the line. */
  .said {
    flex: 1 1 auto;
    max-width: 100%;
    display: flex;
    align-items: center;
    gap: 9px;
    min-width: 0;
  }
  .aloud,
  .word {
    flex: 1;
    min-width: 0;
  }
  .aloud,
  .word {
    line-height: 1.2;
    font-weight: 700;
    letter-spacing: 0.02em;
  }
  .virtual {
    flex: 1;
    color: var(--tv-ink-2);
  }
  .clue .n {
    font-weight: 800;
  }
  .void {
    color: var(--tv-off);
    font-weight: 600;
  }
  .got {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    forced-color-adjust: none;
  }
  .got i {
    min-width: 25px;
    height: 22px;
    padding: 0 4px;
    font: 700 0.8125rem/22px var(--tv-font-text);
    text-align: center;
    border-radius: 4px;
    background: var(--t);
    color: var(--to);
    box-shadow: 0 0 0 1px var(--tv-rim);
  }
  /* The shapes again, small: pointed, round, square. */
  .got .red {
    clip-path: polygon(5px 0, calc(100% - 5px) 0, 100% 50%, calc(100% - 5px) 100%, 5px 100%, 0 50%);
    padding: 0 7px;
  }
  .got .blue {
    border-radius: 11px;
  }
  .got .bystander {
    box-shadow: inset 0 0 0 1.5px var(--to);
  }
  .got .assassin {
    text-decoration: line-through 2px;
  }
  .clue.now {
    margin: -8px calc(-1 * var(--pad, 16px)) 4px;
    padding: 12px var(--pad, 16px);
    background: var(--ts);
    border: 0;
  }
  .clue.now .said {
    font-size: clamp(1.25rem, 2.1cqw, 1.875rem);
  }
  .clue.now .word {
    font: 400 1em/1.15 var(--tv-font-sign);
    letter-spacing: 0;
  }
  .clue.now .aloud {
    font-size: 1.125rem;
  }
  .clue.now .n {
    font-size: 1.75rem;
    line-height: 1;
  }
  .clue.now .em {
    --em: 30px;
  }
  .clue.now .got {
    flex-basis: 100%;
  }
`;
