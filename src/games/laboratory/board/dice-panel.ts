/** Dice in the open and behind the hand, who begins, the secret choice, and putting the cards away. */
import { html, nothing, type TemplateResult } from 'lit';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { button, stepper } from './act-buttons.ts';
import type { BoardContext } from './board-context.ts';
import type { PanelActions } from './laboratory-panel.ts';

const USUAL = [4, 6, 8, 10, 12, 20, 100] as const;
const MOST_DICE = 20;
const MOST_SIDES = 1_000;

function choice(context: BoardContext, actions: PanelActions): TemplateResult {
  const { view, w } = context;
  const { choice: open } = view;
  if (!open || open.open) {
    return html`<p class="hint">${w.callChoiceSay}</p>
      <div class="acts">${button(actions, { move: 'callChoice', args: {}, label: w.callChoice })}</div>`;
  }
  const mine = view.me !== null && open.waiting.includes(view.me);
  const seal = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    const word = field?.value.trim() ?? '';
    if (word === '') return field?.focus();
    actions.attempt('choose', { word });
  };
  return html`${
      mine
        ? html`<form @submit=${seal}>
            <label class="field">${w.myWord}<input maxlength="40" autocomplete="off" enterkeyhint="done" /></label>
            <button class="btn go">${w.seal}</button>
          </form>`
        : html`<p class="hint">${w.sealed}</p>`
    }
    ${open.waiting.length > 0 ? html`<p class="hint">${w.missing(namesOf(context, open.waiting))}</p>` : nothing}
    <div class="acts">
      ${button(actions, { move: 'openChoices', args: {}, label: w.openAll, go: open.waiting.length === 0 })}
    </div>`;
}

function finishing(context: BoardContext, actions: PanelActions): TemplateResult {
  const { view, w } = context;
  const by = view.votes.find(({ what }) => what === 'finish')?.by ?? [];
  return html`<div class="acts">
      ${button(actions, { move: 'finish', args: {}, label: `${w.finish} · ${w.votes(by.length, view.needed)}` })}
    </div>
    ${by.length > 0 ? html`<p class="hint">${w.voted(namesOf(context, by))}</p>` : nothing}`;
}

export function dicePanel(context: BoardContext, actions: PanelActions): TemplateResult {
  const { w } = context;
  const { n, sides } = actions.dice;
  const set = (event: Event): void => {
    const given = Math.trunc(Number((event.target as HTMLInputElement).value));
    actions.setDice({ n, sides: Math.min(MOST_SIDES, Math.max(2, given || sides)) });
  };
  const names = { less: w.fewerDice, more: w.moreDice };
  return html`${stepper(w.howMany, n, MOST_DICE, names, (count) => actions.setDice({ n: count, sides }))}
    <div class="sides" role="group" aria-label=${w.sides}>
      ${USUAL.map(
        (usual) =>
          html`<button
            class="btn"
            aria-pressed=${usual === sides ? 'true' : 'false'}
            @click=${(): void => actions.setDice({ n, sides: usual })}
          >
            d${usual}
          </button>`,
      )}
      <label class="any"
        ><span class="heard">${w.sides}</span>d<input
          type="number"
          inputmode="numeric"
          min="2"
          max=${MOST_SIDES}
          .value=${String(sides)}
          @change=${set}
      /></label>
    </div>
    <div class="acts">
      ${button(actions, { move: 'roll', args: { n, sides }, label: w.roll(w.diceOf(n, sides)), icon: 'dices', go: true })}
      ${button(actions, { move: 'rollHidden', args: { n, sides }, label: w.rollHidden, icon: 'eye-off' })}
      ${button(actions, { move: 'drawOrder', args: {}, label: w.drawOrder, icon: 'users' })}
    </div>
    <h4>${w.choice}</h4>
    ${choice(context, actions)} ${finishing(context, actions)}`;
}
