/** One's own cards as a fan: what can be played now is raised, and the others say why not. */
import { html, nothing, type TemplateResult } from 'lit';
import { cardBack } from '../../../elements/card-back.ts';
import type { PickEvent } from '../../../elements/card-row.ts';
import type { LiftEvent } from '../../../elements/drag.ts';
import { MEMO } from '../cards/deck.ts';
import type { CardView } from '../view.ts';
import { cardFace, cardLabel } from './card-face.ts';
import './chrono-hand.ts';
import type { HeldCard } from './chrono-hand.ts';
import type { Hands, Sight } from './sight.ts';
import { adviceOn, guess } from './turn.ts';

function held(sight: Sight, hands: Hands, list: readonly CardView[]): readonly HeldCard[] {
  const { view, w, me } = sight;
  const mine = view.options.mode === 'solonauts' || view.active === me;
  const asks = mine && (view.phase === 'play' || view.phase === 'step');
  const answers = view.phase === 'window' && view.stack.at(-1)?.seat !== me && view.me?.passed === false;
  return list.map((one, i): HeldCard => {
    const { card, face } = one;
    if (face === undefined || hands.covered)
      return { id: card, label: w.place(i + 1, list.length, w.covered), raised: false, reason: '' };
    const raised = (asks && hands.options(card).length > 0) || (answers && face === MEMO);
    const refused = asks && !raised ? hands.refusal('play', { card, targets: guess(face) }) : undefined;
    const label = w.place(i + 1, list.length, cardLabel(sight, face));
    return {
      id: card,
      label: raised ? `${label}, ${w.playable}` : label,
      face: cardFace(sight, face),
      raised,
      reason: refused ? adviceOn(sight, face, refused) : '',
    };
  });
}

/** What this screen knows of a hand that is on another device: how many cards it has. All lie side by side, and none can be tapped. */
function backs({ w, view }: Sight, list: readonly CardView[]): TemplateResult {
  const side = (view.me?.sideHand.length ?? 0) > 0;
  return html`<ul class="backs" aria-label="${side ? w.sideHand : w.hand}, ${w.handThere(list.length)}">
    ${list.map(() => html`<li>${cardBack()}</li>`)}
  </ul>`;
}

/** The hand as a fan; nothing for who holds none. */
export function hand(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w, picked } = sight;
  if (!view.me || view.phase === 'lobby') return nothing;
  const side = view.me.sideHand.length > 0;
  const list = side ? view.me.sideHand : view.me.hand;
  if (list.length === 0) return html`<p class="none">${view.phase === 'deal' ? w.dealing : w.emptyHand}</p>`;
  if (sight.shared) return backs(sight, list);
  const pickHeld = ({ id }: PickEvent): void => {
    if (!hands.covered) hands.pick(list.find(({ card }) => card === id));
  };
  return html`<chrono-hand
    .label=${side ? w.sideHand : w.hand}
    style="--rows: ${Math.ceil(list.length / 6)}"
    .cards=${held(sight, hands, list)}
    .chosen=${picked?.card}
    .movable=${hands.movable}
    @tv-pick=${pickHeld}
    @tv-lift=${({ id }: LiftEvent): void => hands.lift(id)}
    @tv-above=${hands.above}
    @tv-drop=${hands.put}
  ></chrono-hand>`;
}
