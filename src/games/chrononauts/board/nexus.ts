/** CH-104: which icons a Patch of 1945 wants, and whether they stand so now; whoever plays one is to look twice. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../cards/deck.ts';
import type { Condition } from '../cards/timeline.ts';
import { holds, linchpinsOf } from '../timeline.ts';
import { line, type Line } from './goals.ts';
import { timelineOf } from './preview.ts';
import type { BoardContext } from './board-context.ts';
import type { Words } from './words.ts';

const parts = (condition: Condition): readonly Condition[] => ('and' in condition ? condition.and : [condition]);

const said = (w: Words, part: Condition): string => {
  const year = Number(linchpinsOf(part)[0]?.slice(1));
  return 'not' in part ? w.wantsTrue(year) : w.wantsTurned(year);
};

/** Only 1945 has more than one Patch: all others hold while their Paradox does. */
const isNexus = (card: Card): boolean =>
  card.patch !== undefined && 'and' in card.patch.playableIf && !isOfItsPlace(card);
const isOfItsPlace = ({ patch }: Card): boolean => patch?.id === `P${patch?.year}`;

/** In a line, for the face of the card. */
export const briefWants = (w: Words, card: Card): string =>
  card.patch && isNexus(card)
    ? parts(card.patch.playableIf)
        .map((part) => said(w, part))
        .join(', ')
    : '';

export function wants(context: BoardContext, card: Card): TemplateResult | typeof nothing {
  const { w, view } = context;
  if (!card.patch || !isNexus(card)) return nothing;
  const { primes } = timelineOf(view.places);
  const lines = parts(card.patch.playableIf).map((part): Line => ({ text: said(w, part), met: holds(part, primes) }));
  return html`<div class="wants goal">
    <p>${w.wants}</p>
    <ul>
      ${lines.map((one) => line(context, one))}
    </ul>
  </div>`;
}
