/** The announced cards, the uppermost first: what it would do, how long one may still answer, and the two answers. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-window.ts';
import { divisible } from '../../../elements/syllables.ts';
import { withTerms } from '../../../elements/tv-term.ts';
import { findCard, MEMO } from '../cards/deck.ts';
import type { PlayItem } from '../state.ts';
import { MOST_PARADOXES } from '../timeline.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { cardName, cardText } from './card-face.ts';
import { withAims } from './headline.ts';
import type { Preview } from './preview.ts';
import { eventOf, isSending, targetName, type BoardActions, type BoardContext } from './board-context.ts';
import { sign } from './signs.ts';

/** Beside the countdown a word of so many letters has no room on half a screen. */
const WIDER_THAN_A_COLUMN = 13;

const SIGNS = { turns: 'rotate-3d', opens: 'zap', heals: 'circle', falls: 'scissors', covered: 'scissors' } as const;

/** What becomes of a turned Linchpin is told by its other side. */
function after(context: BoardContext, id: string): string {
  const place = context.view.places.find((one) => one.id === id);
  if (!place) return '';
  return eventOf(context, { id, side: place.side === 'prime' ? 'true' : 'prime' });
}

/** Every place that would change, and the meter. */
export function effects(context: BoardContext, preview: Preview): TemplateResult {
  const { w, terms } = context;
  const marks = [...preview.marks].toSorted(([a, x], [b, y]) =>
    x === 'turns' || y === 'turns' ? Number(y === 'turns') - Number(x === 'turns') : a.slice(1) < b.slice(1) ? -1 : 1,
  );
  return html`<ul class="effects" aria-label=${w.wouldHappen}>
    ${marks.map(
      ([id, mark]) =>
        html`<li>
          ${sign(SIGNS[mark])}<span>${withTerms(w.change(mark, Number(id.slice(1)), after(context, id)), terms)}</span>
        </li>`,
    )}
    <li>${sign('gauge')}<b>${w.count(preview.before, preview.after, MOST_PARADOXES)}</b></li>
    ${preview.ultra === 'same' ? nothing : html`<li>${sign('rocket')}<b>${withTerms(preview.ultra === 'begins' ? w.ultraBegins : w.ultraEnds, terms)}</b></li>`}
    ${preview.after >= MOST_PARADOXES ? html`<li class="end"><tv-icon name="triangle-alert"></tv-icon><b>${w.ends}</b></li>` : nothing}
  </ul>`;
}

/** What is said where the uppermost card would end the universe; else ''. */
export function endsAll({ view, w, preview }: BoardContext): string {
  if (view.stack.length === 0 || !preview || preview.after < MOST_PARADOXES) return '';
  return `${w.wouldHappen}: ${w.count(preview.before, preview.after, MOST_PARADOXES)}. ${w.ends}`;
}

function aimedAt(context: BoardContext, item: PlayItem, below: PlayItem | undefined): string {
  const { w } = context;
  if (item.face === MEMO) return below ? w.cancels(cardName(context, below.face)) : '';
  const places = ['linchpin', 'place'].includes(findCard(item.face)?.aim ?? '');
  if (item.targets.length === 0 || (places && context.preview)) return '';
  return w.aims(item.targets.map((id) => targetName(context, id)).join(', '));
}

/** What the card itself says, where the TimeLine doesn't show what it would do: people who never held it are asked whether to stop it. */
function onCard(context: BoardContext, face: string): TemplateResult | typeof nothing {
  const card = findCard(face);
  if (!card || face === MEMO || !['action', 'timewarp'].includes(card.kind)) return nothing;
  return html`<p><q>${withTerms(cardText(context, card), context.terms)}</q></p>`;
}

/** A Note of the own hand; without one, any card: the rules say why it can't answer. */
function answer({ view }: BoardContext): string | undefined {
  const hand = view.me?.hand ?? [];
  return (hand.find(({ face }) => face === MEMO) ?? hand[0])?.card;
}

/** What is announced, who may answer, and what it would do. One tap passes: a question whether one is sure would run down the time. */
export function stack(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, preview, me, lang } = context;
  const item = view.stack.at(-1);
  if (!item) return nothing;
  const below = view.stack.slice(0, -1).toReversed();
  const aimed = aimedAt(context, item, below[0]);
  const seat = view.seats.find((one) => one.seat === me);
  const mayAnswer = me !== null && item.seat !== me && seat !== undefined && !seat.hasLeft && !seat.isSkipped;
  const hasPassed = view.me?.passed === true || isSending(context, 'passMemo');
  const card = answer(context);
  const isBusy = isSending(context, 'memo');
  return html`<section class="window" aria-label=${w.stack}>
    <tv-window
      ?open=${mayAnswer}
      ?busy=${isBusy}
      .kick=${w.says(nameOf(context, item.seat))}
      .heading=${divisible(cardName(context, item.face), WIDER_THAN_A_COLUMN)}
      .plate=${plateOf(context, item.seat)}
      .now=${context.now}
      .until=${view.until ?? 0}
      .whole=${view.options.memoSeconds}
      .passed=${hasPassed ? w.passed : ''}
      .pass=${w.pass}
      .late=${w.late}
      .lang=${lang}
      @tv-pass=${(): void => actions.attempt('passMemo', { play: item.id })}
    >
      ${onCard(context, item.face)} ${aimed ? html`<p>${aimed}</p>` : nothing}
      ${item.tale ? html`<p class="tale">${item.tale}</p>` : nothing}
      ${preview && item.face !== MEMO ? effects(context, preview) : nothing}
      ${
        below.length > 0
          ? html`<ol class="below">
              ${below.map((one, i) => html`<li>${withAims(context, one, below[i + 1])}</li>`)}
            </ol>`
          : nothing
      }
      <button
        slot="answer"
        class="btn"
        ?disabled=${isBusy || card === undefined}
        @click=${(): void => actions.attempt('memo', { card, play: item.id })}
      >
        <tv-icon name="hourglass"></tv-icon>${isBusy ? w.sending : w.memo}
      </button>
    </tv-window>
  </section>`;
}
