/** The hand of somebody who isn't here, or who has left: what the table decides about it (SB-24), with the votes so far. */
import { html, nothing, type TemplateResult } from 'lit';
import { handPlace } from '../../state.ts';
import { listOf, type BoardActions, type BoardContext } from '../context.ts';
import { betweenWords } from './between-words.ts';

/** @param does hands a vote to the table */
export function leftHand(
  context: BoardContext,
  seat: number,
  does: BoardActions['attempt'],
): TemplateResult | typeof nothing {
  const w = betweenWords(context.lang);
  const { votes, needed } = context.view;
  if (listOf(context, handPlace(seat)).length === 0) return nothing;
  const button = (what: 'seize' | 'force'): TemplateResult => {
    const by = votes.find((vote) => vote.what === what && vote.about === seat)?.by ?? [];
    const isOff = context.check(what, { seat }) !== undefined;
    return html`<button
      class="btn"
      data-act=${what}
      aria-disabled=${isOff ? 'true' : 'false'}
      @click=${(): void => void does(what, { seat })}
    >
      ${w.votes(w[what], by.length, needed)}
    </button>`;
  };
  return html`<p class="say">${w.leftSay}</p>
    <div class="chips">${button('seize')} ${button('force')}</div>`;
}
