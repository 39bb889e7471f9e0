/** Tests that stand on a card, with a way to take those that this person may. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CardShown, TestShown } from '../shown.ts';
import { costsFor, priceOf } from './costs.ts';
import { attributeName, tableOf, textOf, type TimeContext } from './context.ts';

/** Hands the move to the table. */
type Offer = (move: string, args: object) => boolean;

function testRow(context: TimeContext, card: CardShown, test: TestShown, offer: Offer): TemplateResult {
  const { w, chosen, check } = context;
  const { agent } = chosen;
  const { group, agents } = tableOf(context);
  // A conflict asks for one of its tests.
  const isAsked = group?.card === card.id || (agent !== null && agents[agent]?.conflict === card.id);
  const names = test.attributes.map((one) => attributeName(context, one));
  return html`<div class="test">
    <span><b>${w.testOf(names.join(w.or), test.difficulty)}</b> ${textOf(context, test.label)}</span>
    ${test.attributes.map((attribute, i) => {
      const args = { agent, card: card.id, test: test.id, attribute };
      if (agent === null || check('test', args) !== undefined) return nothing;
      return html`<button class=${isAsked ? 'btn go' : 'btn'} @click=${(): void => void offer('test', args)}>
        ${w.startTest(names[i]!)} · ${priceOf(context, costsFor(context, agent).test)}
      </button>`;
    })}
  </div>`;
}

export const cardTests = (context: TimeContext, card: CardShown, offer: Offer): readonly TemplateResult[] =>
  card.tests.filter(({ open }) => open).map((test) => testRow(context, card, test, offer));
