/** The announced cards, the uppermost first: what it would do, how long one may still answer, and the two answers. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { withTerms } from '../../../elements/tv-term.ts';
import { findCard, MEMO } from '../cards/deck.ts';
import type { PlayItem } from '../state.ts';
import { MOST_PARADOXES } from '../timeline.ts';
import { cardName } from './card-face.ts';
import type { Preview } from './preview.ts';
import { eventOf, isSending, nameOf, personOf, targetName, type Hands, type Sight } from './sight.ts';
import { sign } from './signs.ts';

const SIGNS = { turns: 'rotate-3d', opens: 'zap', heals: 'circle', falls: 'scissors', covered: 'scissors' } as const;

/** So many seconds before the end everybody is told what becomes of a card that comes too late, whatever they hold. */
const LAST = 4;

/** What becomes of a turned Linchpin is told by its other side. */
function after(sight: Sight, id: string): string {
  const place = sight.view.places.find((one) => one.id === id);
  if (!place) return '';
  return eventOf(sight, { id, side: place.side === 'prime' ? 'true' : 'prime' });
}

/** Every place that would change, and the meter. */
export function effects(sight: Sight, preview: Preview): TemplateResult {
  const { w, terms } = sight;
  const marks = [...preview.marks].toSorted(([a, x], [b, y]) =>
    x === 'turns' || y === 'turns' ? Number(y === 'turns') - Number(x === 'turns') : a.slice(1) < b.slice(1) ? -1 : 1,
  );
  return html`<ul class="effects" aria-label=${w.wouldHappen}>
    ${marks.map(
      ([id, mark]) =>
        html`<li>
          ${sign(SIGNS[mark])}<span>${withTerms(w.change(mark, Number(id.slice(1)), after(sight, id)), terms)}</span>
        </li>`,
    )}
    <li>${sign('gauge')}<b>${w.count(preview.before, preview.after, MOST_PARADOXES)}</b></li>
    ${preview.ultra === 'same' ? nothing : html`<li>${sign('rocket')}<b>${withTerms(preview.ultra === 'begins' ? w.ultraBegins : w.ultraEnds, terms)}</b></li>`}
    ${preview.after >= MOST_PARADOXES ? html`<li class="end"><tv-icon name="triangle-alert"></tv-icon><b>${w.ends}</b></li>` : nothing}
  </ul>`;
}

/** The seconds that are left, as a ring that runs out. */
function ring({ seconds, view, w }: Sight): TemplateResult {
  const part = Math.max(0, Math.min(1, seconds / view.options.memoSeconds));
  return html`<span class="ring" role="timer" aria-label=${w.seconds(seconds)}>
    <svg viewBox="0 0 54 54" aria-hidden="true">
      <circle cx="27" cy="27" r="23" class="track" pathLength="1" />
      <circle cx="27" cy="27" r="23" class="run" pathLength="1" stroke-dasharray="${part} 1" />
    </svg>
    <b aria-hidden="true">${seconds}</b>
  </span>`;
}

function aimedAt(sight: Sight, item: PlayItem, below: PlayItem | undefined): string {
  const { w } = sight;
  if (item.face === MEMO) return below ? w.cancels(cardName(sight, below.face)) : '';
  const places = ['linchpin', 'place'].includes(findCard(item.face)?.aim ?? '');
  if (item.targets.length === 0 || (places && sight.preview)) return '';
  return w.aims(item.targets.map((id) => targetName(sight, id)).join(', '));
}

/** A Memo of the own hand; without one, any card: the rules say why it can't answer. */
function answer({ view }: Sight): string | undefined {
  const hand = view.me?.hand ?? [];
  return (hand.find(({ face }) => face === MEMO) ?? hand[0])?.card;
}

/** One tap says it, as one word does at a table: a question whether one is sure would run down the time to answer in. */
function answers(sight: Sight, hands: Hands, item: PlayItem): TemplateResult | typeof nothing {
  const { w, me, view, seconds } = sight;
  const seat = view.seats.find((one) => one.seat === me);
  if (me === null || item.seat === me || !seat || seat.hasLeft || seat.isSkipped) return nothing;
  if (view.me?.passed || isSending(sight, 'passMemo')) return html`<p class="done">${w.passed}</p>`;
  const card = answer(sight);
  const busy = isSending(sight, 'memo');
  return html`<div class="two">
      <button class="btn" ?disabled=${busy} @click=${(): void => hands.attempt('passMemo', { play: item.id })}>
        ${w.pass}
      </button>
      <button
        class="btn"
        ?disabled=${busy || card === undefined}
        @click=${(): void => hands.attempt('memo', { card, play: item.id })}
      >
        <tv-icon name="hourglass"></tv-icon>${busy ? w.sending : w.memo}
      </button>
    </div>
    ${seconds <= LAST ? html`<p class="hint late">${w.late}</p>` : nothing}`;
}

export function stack(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w, preview } = sight;
  const item = view.stack.at(-1);
  if (!item) return nothing;
  const below = view.stack.slice(0, -1).toReversed();
  const aimed = aimedAt(sight, item, below[0]);
  return html`<section class="paper window" aria-label=${w.stack}>
    <div class="top">
      <tv-plate .plate=${personOf(sight, item.seat)?.plate ?? item.seat}></tv-plate>
      <div>
        <small>${w.says(nameOf(sight, item.seat))}</small>
        <h3>${cardName(sight, item.face)}</h3>
      </div>
      ${view.until === undefined ? nothing : ring(sight)}
    </div>
    ${aimed ? html`<p>${aimed}</p>` : nothing} ${item.tale ? html`<p class="tale">${item.tale}</p>` : nothing}
    ${preview && item.face !== MEMO ? effects(sight, preview) : nothing}
    ${
      below.length > 0
        ? html`<ol class="below">
            ${below.map((one) => html`<li>${nameOf(sight, one.seat)}: <b>${cardName(sight, one.face)}</b></li>`)}
          </ol>`
        : nothing
    }
    ${answers(sight, hands, item)}
  </section>`;
}
