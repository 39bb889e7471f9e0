/** What a button will do if it is pressed now, step by step: shown while somebody points at it or has chosen it. It comes with the panels. */
import { nameOf } from '../../../elements/frame/board-context.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { foreseen, type Foreseen } from '../buttons/outlook.ts';
import { NONE, seatOfHand, type Piece } from '../state.ts';
import { defOf, factsOf, pieceOf, type BoardContext } from './context.ts';
import { placeName } from './names.ts';
import { panelWords } from './panel-words.ts';

/** Of one deal to more, all of them are told by number. */
const MOST_NAMED = 4;

function placesOf(context: BoardContext, to: readonly number[]): string {
  const w = panelWords(context.lang);
  const names = to.slice(0, MOST_NAMED).map((place) => {
    const seat = seatOfHand(place);
    return seat === NONE ? placeName(context, place) : w.hand(nameOf(context, seat));
  });
  return to.length > MOST_NAMED ? `${names.join(', ')} … (${to.length})` : context.w.names(names);
}

function stepOf(context: BoardContext, n: number, step: Foreseen, i: number): string {
  const { steps } = panelWords(context.lang);
  const asked = defOf(context, pieceOf(context, n)!.of)?.button?.steps[i];
  const isSet = asked?.do === 'count' && asked.set !== undefined;
  const says = isSet ? steps.countTo : steps[step.do];
  return says(step.n, step.do === 'say' ? step.text : placesOf(context, step.to), step.value);
}

/** What it would be pressed with, where nobody has answered its questions yet. */
const firstAnswers = (context: BoardContext, piece: Piece): readonly number[] =>
  (factsOf(context, piece)?.asks ?? []).map(({ least, most }) => Math.max(least, Math.min(most, 1)));

/** Each step in words; the refusal alone where it can't be pressed; undefined for what is no button, or does nothing here. */
export function outlookOf(
  context: BoardContext,
  n: number,
  given?: readonly number[],
): { readonly says: string; readonly steps: readonly string[] } | undefined {
  const piece = pieceOf(context, n);
  const def = piece && defOf(context, piece.of);
  const { me } = context.view;
  if (piece?.kind !== 'button' || !def || me === null || def.button?.asleep !== undefined) return undefined;
  const w = panelWords(context.lang);
  const answers = given ?? firstAnswers(context, piece);
  const out = foreseen(context.view, n, me, answers);
  if (out.ok) return { says: w.will(def.name), steps: out.steps.map((step, i) => stepOf(context, n, step, i)) };
  return { says: w.wont(def.name), steps: [context.check('press', { n, answers })?.advice ?? ''].filter(Boolean) };
}

export function outlookLine(
  context: BoardContext,
  n: number,
  answers?: readonly number[],
): TemplateResult | typeof nothing {
  const out = outlookOf(context, n, answers);
  if (!out) return nothing;
  return html`<div class="outlook" role="status">
    <b>${out.says}</b>
    <ol>
      ${out.steps.map((step) => html`<li>${step}</li>`)}
    </ol>
  </div>`;
}
