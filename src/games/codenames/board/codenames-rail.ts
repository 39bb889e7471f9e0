/** Beside the cloth: the order slip, what I may do now, the key's warning, the bill. One green button at a time. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { RefusalWords } from '../../../elements/frame/board.ts';
import type { CodenamesView, MarkView } from '../view.ts';
import '../../../elements/pictures/tv-icon.ts';
import { nameOf, namesOf } from '../../../elements/frame/board-context.ts';
import { comanda, comandaStyles } from './comanda.ts';
import { gameRailStyles } from './game-rail-styles.ts';
import { drawnLater, fetched } from '../../../elements/loading/fetched.ts';
import { fetchForms } from './forms.ts';
import type { ReceiptPictures } from './codenames-receipt.ts';
import { railStyles } from './rail-styles.ts';
import { identityStyles } from './shapes.ts';
import { guessing } from './guess-rail.ts';
import { wayWords } from './ways/way-words.ts';
import { objecting, owes, rules, rulings, rulingStyles } from './rulings.ts';
import {
  givesClue,
  guesses,
  isSpymaster,
  leaderless,
  rulers,
  seesKey,
  type BoardContext,
  type Try,
} from './board-context.ts';

/** In most games nobody leads in another's place (CNQ-25). */
const standIn = drawnLater(() => import('./stand-in.ts'));

/** What the board knows and does for the rail. */
export interface BoardActions {
  readonly chosen: number | undefined;
  /** An own act is on its way. */
  readonly busy: boolean;
  readonly keyOpen: boolean;
  readonly aimed: number;
  readonly asking: boolean;
  readonly attempt: Try;
  readonly check: (move: string, args: unknown) => RefusalWords | undefined;
  /** @param mine the own mark that lies there already */
  readonly mark: (cell: number, mine: MarkView | undefined) => void;
  readonly letGo: () => void;
  readonly confirm: () => void;
  readonly toggleKey: () => void;
  readonly ask: (asking: boolean) => void;
  /** CN-146: stopping was tapped in a last stand, and is to be confirmed. */
  readonly stopping: boolean;
  readonly askStop: (stopping: boolean) => void;
  /** CN-079: does without covering an own picture. */
  readonly forgone: boolean;
  readonly forgo: () => void;
}

function secret({ w }: BoardContext, actions: BoardActions): TemplateResult {
  return html`<div class="secret">
    <tv-icon name=${actions.keyOpen ? 'eye' : 'eye-off'}></tv-icon>
    <div>${actions.keyOpen ? html`${w.eyesOnly}<small>${w.noShare}</small>` : w.keyCovered}</div>
    <button class="btn small" @click=${actions.toggleKey}>${actions.keyOpen ? w.coverKey : w.showKey}</button>
  </div>`;
}

function callOff(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w } = context;
  const { by, needed, lacks } = view.calledOff;
  if (view.phase === 'over' || view.me.role === 'spectator') return nothing;
  const mine = view.me.seat !== null && by.includes(view.me.seat);
  const vote = (): void => {
    actions.ask(false);
    actions.attempt('voidGame', {});
  };
  return html`<div class="calling">
    ${by.length > 0 ? html`<p>${w.callOffVotes(namesOf(context, by), by.length, needed)}</p>` : nothing}
    ${by.length >= needed ? lacks.map((side) => html`<p>${w.callOffLacks(side.map((seat) => nameOf(context, seat)))}</p>`) : nothing}
    ${
      mine
        ? nothing
        : actions.asking
          ? html`<p>${w.callOffAsk}</p>
              <button class="btn small" @click=${vote}>${w.callOffYes}</button>
              <button class="btn small" @click=${() => actions.ask(false)}>${w.callOffNo}</button>`
          : html`<button class="btn quiet small" @click=${() => actions.ask(true)}>
              ${by.length > 0 ? w.callOffToo : w.callOff}
            </button>`
    }
  </div>`;
}

/** The spymaster whose operatives are guessing. */
const isWatching = ({ active, me, phase, teams }: CodenamesView): boolean =>
  phase === 'guess' &&
  me.role === 'spymaster' &&
  active !== undefined &&
  active === me.team &&
  teams[active].operatives.length > 0;

/** The ruler on a doubtful word; nobody in the co-operative game, nor by rules of a time before there were rulings. */
function rival(context: BoardContext, actions: BoardActions): string {
  const [ruler] = rulers(context.view);
  const none = context.view.options.mode === 'coop' || actions.check('askRival', {})?.code === 'move/unknown';
  return ruler === undefined || none ? '' : nameOf(context, ruler);
}

/** The virtual team's turn: a picture is pointed at, then covered. */
function covering({ view, lang }: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const v = wayWords(lang);
  if (view.phase !== 'enemy' || actions.busy || view.touched !== undefined) return nothing;
  if (!isSpymaster(view)) return html`<p class="hint">${v.coverWait}</p>`;
  const { chosen } = actions;
  return html`<p class="hint">${v.coverHint}</p>
    ${
      chosen === undefined
        ? nothing
        : html`<div class="foot one">
            <button class="btn go" @click=${actions.confirm}>${v.cover(chosen + 1)}</button>
          </div>`
    }`;
}

/** This person writes a clue or rules on one: that wants the room of what else stands here. */
export const isWriting = (context: BoardContext, actions: BoardActions): boolean =>
  (givesClue(context.view) && !owes(context, actions)) || rules(context);

/** No page needs it before the end. */
const fetchReceipt = fetched(() => import('./codenames-receipt.ts'));

/** @event tv-propose - what one can do while a game is on, and after it */
@customElement('codenames-rail')
export class CodenamesRail extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    identityStyles,
    railStyles,
    comandaStyles,
    gameRailStyles,
    rulingStyles,
  ];

  @property({ attribute: false }) actions!: BoardActions;
  @property({ attribute: false }) pictures: ReceiptPictures | undefined;

  override render(): TemplateResult {
    const { context, actions } = this;
    const { view, w } = context;
    if (view.phase === 'over') {
      fetchReceipt();
      return html`<div class="all over">
        <codenames-receipt .context=${context} .pictures=${this.pictures}></codenames-receipt
        >${comanda(context, nothing)}
      </div>`;
    }
    if (isSpymaster(view)) fetchForms();
    const clue = givesClue(view) && !owes(context, actions);
    const left = view.active ? view.teams[view.active].left : 1;
    return html`<div class="all ${isWriting(context, actions) ? 'writing' : ''}">
      ${seesKey(view) ? secret(context, actions) : nothing}
      ${
        clue
          ? html`<codenames-clue
              .lang=${context.lang}
              .left=${left}
              .most=${view.most}
              .options=${view.options}
              .rival=${rival(context, actions)}
              .denied=${view.denied ?? []}
              .aimed=${actions.aimed}
              .check=${actions.check}
              .inert=${actions.busy}
            ></codenames-clue>`
          : nothing
      }
      ${actions.busy ? nothing : this.#standingIn()}${actions.busy ? nothing : rulings(context, actions)}
      ${comanda(context, html`${objecting(context, actions)}${callOff(context, actions)}`)}
      ${covering(context, actions)} ${guesses(view) && !actions.busy ? guessing(context, actions) : nothing}
      ${isWatching(view) ? html`<p class="hint">${w.pokerFace}</p>` : nothing}
    </div>`;
  }

  #standingIn(): TemplateResult | typeof nothing {
    if (!this.context.view.standIn && !leaderless(this.context)) return nothing;
    return standIn.of(this)?.standingIn(this.context, this.actions) ?? nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-rail': CodenamesRail;
  }
}
