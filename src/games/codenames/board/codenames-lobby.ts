/** Beside the lobby's cloth: what is missing, how the table plays, and the two acts. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import '../../../elements/pictures/tv-icon.ts';
import { isSpymaster, missing, seatsOf, type BoardContext, type Try } from './board-context.ts';
import { fetchForms } from './forms.ts';
import { lobbyRailStyles } from './lobby-rail-styles.ts';
import { ownRail, ownStyles, type OwnActions } from './own/own-rail.ts';
import { railStyles } from './rail-styles.ts';

/**
 * Its window is long and no other phase has it. Until it is there, or where it can't be had (an old game looked at without a network), its
 * line is empty.
 */
const fetchHouse = fetched(() => import('./house-rules.ts'));

/** CN-002: alike in size; one more on a side is nothing. */
function uneven({ view, w }: BoardContext): TemplateResult | typeof nothing {
  const [red, blue] = [seatsOf(view, 'red').length, seatsOf(view, 'blue').length];
  if (view.options.mode !== 'standard' || Math.abs(red - blue) < 2) return nothing;
  return html`<p class="note">${w.uneven(red, blue)}</p>`;
}

/** @event tv-propose - configure, splitTeams, drawGrid */
@customElement('codenames-lobby')
export class CodenamesLobby extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, railStyles, lobbyRailStyles, ownStyles];

  /** Own pictures, and the way to others. */
  @property({ attribute: false }) own!: OwnActions;
  /** How the table plays. */
  @property({ attribute: false }) ways: TemplateResult | typeof nothing = nothing;
  /** The table's rules know options: earlier ones didn't. */
  @property({ type: Boolean }) settable = false;

  readonly #attempt: Try = (move, args) => void this.offer(move, args);

  override render(): TemplateResult {
    const { context } = this;
    const attempt = this.#attempt;
    const { view, w } = context;
    fetchHouse();
    if (isSpymaster(view)) fetchForms();
    const lacks = missing(context);
    return html`${view.trouble ? html`<p class="note">${w.trouble(view.trouble.what, namesOf(context, view.trouble.by))}</p>` : nothing}
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
      ${uneven(context)}${this.ways}
      <codenames-house
        .lang=${context.lang}
        .options=${view.options}
        ?locked=${view.me.seat === null || !this.settable}
        .attempt=${attempt}
      ></codenames-house>
      ${view.options.content === 'words' ? nothing : ownRail(view, context.lang, this.own)}
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
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-lobby': CodenamesLobby;
  }
}
