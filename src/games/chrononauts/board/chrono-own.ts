/** One's own things, below the cloth: goals, and the cards as a fan. Cards that can be played now are raised, and the others say why not. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { cardBack, cardBackStyles } from '../../../elements/cards/card-back.ts';
import type { PickEvent } from '../../../elements/cards/card-row.ts';
import type { LiftEvent } from '../../../elements/dragging/drag.ts';
import type { Mode } from '../options.ts';
import { MEMO } from '../cards/deck.ts';
import type { CardView } from '../view.ts';
import { cardFace, cardLabel } from './card-face.ts';
import './chrono-hand.ts';
import type { HeldCard } from './chrono-hand.ts';
import type { BoardActions, BoardContext } from './board-context.ts';
import { faceStyles } from './face-styles.ts';
import { goalStyles } from './goal-styles.ts';
import { goals } from './goals.ts';
import { ownStyles } from './own-styles.ts';
import { adviceOn, guess } from './turn.ts';

function held(context: BoardContext, actions: BoardActions, list: readonly CardView[]): readonly HeldCard[] {
  const { view, w, me } = context;
  const mine = view.options.mode === 'solonauts' || view.active === me;
  const asks = mine && (view.phase === 'play' || view.phase === 'step');
  const answers = view.phase === 'window' && view.stack.at(-1)?.seat !== me && view.me?.passed === false;
  return list.map((one, i): HeldCard => {
    const { card, face } = one;
    if (face === undefined || actions.covered)
      return { id: card, label: w.place(i + 1, list.length, w.covered), raised: false, reason: '' };
    const raised = (asks && actions.options(card).length > 0) || (answers && face === MEMO);
    const refused = asks && !raised ? actions.refusal('play', { card, targets: guess(face) }) : undefined;
    const label = w.place(i + 1, list.length, cardLabel(context, face));
    return {
      id: card,
      label: raised ? `${label}, ${w.playable}` : label,
      face: cardFace(context, face),
      raised,
      reason: refused ? adviceOn(context, face, refused) : '',
    };
  });
}

/** What this screen knows of a hand that is on another device: how many cards it has. All lie side by side, and none can be tapped. */
function backs({ w, view }: BoardContext, list: readonly CardView[]): TemplateResult {
  const side = (view.me?.sideHand.length ?? 0) > 0;
  return html`<ul class="backs" aria-label="${side ? w.sideHand : w.hand}, ${w.handThere(list.length)}">
    ${list.map(() => html`<li>${cardBack()}</li>`)}
  </ul>`;
}

/** The hand as a fan; nothing for whoever holds none. */
function hand(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, picked } = context;
  if (!view.me || view.phase === 'lobby') return nothing;
  const side = view.me.sideHand.length > 0;
  const list = side ? view.me.sideHand : view.me.hand;
  if (list.length === 0) return html`<p class="none">${view.phase === 'deal' ? w.dealing : w.emptyHand}</p>`;
  if (context.shared) return backs(context, list);
  const pickHeld = ({ id }: PickEvent): void => {
    if (!actions.covered) actions.pick(list.find(({ card }) => card === id));
  };
  return html`<chrono-hand
    .label=${side ? w.sideHand : w.hand}
    style="--rows: ${Math.ceil(list.length / 6)}"
    .cards=${held(context, actions, list)}
    .chosen=${picked?.card}
    .movable=${actions.movable}
    @tv-pick=${pickHeld}
    @tv-lift=${({ id }: LiftEvent): void => actions.lift(id)}
    @tv-above=${actions.above}
    @tv-drop=${actions.put}
  ></chrono-hand>`;
}

/** Own goals, and the hand beside or below them. */
@customElement('chrono-own')
export class ChronoOwn extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, faceStyles, goalStyles, cardBackStyles, ownStyles];

  @property({ attribute: false }) actions!: BoardActions;
  @property({ reflect: true }) mode: Mode = 'chrononauts';
  /** The hand is on another device. */
  @property({ type: Boolean, reflect: true }) shared = false;

  override render(): TemplateResult {
    const { context, actions } = this;
    return html`${this.mode === 'solonauts' ? nothing : goals(context, actions)} ${hand(context, actions)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-own': ChronoOwn;
  }
}
