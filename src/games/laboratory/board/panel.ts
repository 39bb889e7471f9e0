/** Beside the cloth: what can be done with what is selected, in one place for finger, keyboard and screen reader. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { button, stepper } from './act-buttons.ts';
import { faceName } from './card-face.ts';
import { dicePanel } from './dice-panel.ts';
import { fewPanel, makeFew } from './few-panel.ts';
import { nameOf, namesOf, others, ownHand, person, type Hands, type Sight } from './sight.ts';

/** @param say what they are marked for */
function chips(sight: Sight, hands: Hands, say: string): TemplateResult {
  const { w, people } = sight;
  return html`<fieldset class="chips">
    <legend>${w.who} <small>${say}</small></legend>
    ${people
      .filter(({ away }) => !away)
      .map(
        ({ seat, name, plate }) =>
          html`<button
            class="chip"
            aria-pressed=${hands.marked.includes(seat) ? 'true' : 'false'}
            @click=${(): void => hands.mark(seat)}
          >
            <tv-plate .plate=${plate}></tv-plate>${name}<tv-icon name="check"></tv-icon>
          </button>`,
      )}
  </fieldset>`;
}

function newDeck({ w }: Sight, hands: Hands): TemplateResult {
  if (!hands.asking) return html`<button class="btn quiet" @click=${(): void => hands.ask(true)}>${w.newDeck}</button>`;
  return html`<div class="ask" role="group" aria-label=${w.newDeck}>
    <p>${w.newDeckSay}</p>
    ${button(hands, { move: 'newDeck', args: {}, label: w.yes })}
    <button class="btn" @click=${(): void => hands.ask(false)}>${w.no}</button>
  </div>`;
}

function pilePanel(sight: Sight, hands: Hands): TemplateResult {
  const { w, view } = sight;
  const { n, marked } = hands;
  const { unmixed } = view.pile;
  const names = { fewer: w.fewer, more: w.more };
  return html`<div class="acts">
      ${button(hands, { move: 'shuffle', args: {}, label: w.mixAll, icon: 'shuffle', go: unmixed })}
      ${button(hands, { move: 'draw', args: {}, label: w.draw, icon: 'hand', go: !unmixed })}
      ${button(hands, { move: 'turnUp', args: {}, label: w.turnUp, icon: 'eye' })}
    </div>
    ${stepper(w.count, n, 13, names, (count) => hands.count(count))}
    <div class="acts">
      ${button(hands, { move: 'deal', args: { n }, label: w.deal(n), icon: 'layers' })}
      ${view.me === null ? nothing : button(hands, { move: 'peek', args: { n: Math.min(n, 10), to: [view.me] }, label: w.look(Math.min(n, 10)), icon: 'eye' })}
    </div>
    <details>
      <summary class="btn quiet">${w.moreActs}</summary>
      <div class="acts">
        ${button(hands, { move: 'scry', args: { n: Math.min(n, 4) }, label: w.scry(Math.min(n, 4)) })}
        ${button(hands, { move: 'search', args: {}, label: w.search, icon: 'search' })}
        ${button(hands, { move: 'shuffle', args: { n }, label: w.mixTop(n) })}
      </div>
      ${chips(sight, hands, w.whoSay)}
      <div class="acts">
        ${button(hands, { move: 'shuffle', args: { by: marked }, label: w.mixSome, icon: 'shuffle' })}
        ${button(hands, { move: 'peek', args: { n: Math.min(n, 10), to: marked }, label: w.lookTo(Math.min(n, 10)) })}
      </div>
      ${newDeck(sight, hands)}
    </details>`;
}

function cardPanel(sight: Sight, hands: Hands, id: string): TemplateResult | typeof nothing {
  const { w } = sight;
  const card = ownHand(sight)?.cards.find((one) => one.id === id);
  if (!card) return nothing;
  return html`<div class="acts">
      ${button(hands, { move: 'discard', args: { card: id }, label: w.discard, go: true })}
      ${button(hands, { move: 'reveal', args: { card: id }, label: w.reveal, icon: 'eye' })}
      ${button(hands, { move: 'putBack', args: { card: id, where: 'top' }, label: w.onTop, icon: 'arrow-up' })}
      ${button(hands, { move: 'putBack', args: { card: id, where: 'bottom' }, label: w.under, icon: 'arrow-down' })}
    </div>
    <ul class="people">
      ${others(sight).map((to) => {
        const name = nameOf(sight, to);
        return html`<li>
          <tv-plate .plate=${person(sight, to)?.plate ?? to}></tv-plate><b>${name}</b>
          <button
            class="btn"
            aria-label=${w.giveTo(name)}
            aria-disabled=${ifDefined(hands.refused('give', { card: id, to }) ? 'true' : undefined)}
            @click=${(): void => hands.attempt('give', { card: id, to })}
          >
            ${w.give}
          </button>
          <button
            class="btn"
            aria-label=${w.showTo(name)}
            aria-disabled=${ifDefined(hands.refused('show', { card: id, to }) ? 'true' : undefined)}
            @click=${(): void => hands.attempt('show', { card: id, to })}
          >
            ${w.show}
          </button>
        </li>`;
      })}
    </ul>
    ${handActs(sight, hands)}`;
}

function handActs(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const hand = ownHand(sight);
  if (!hand || hand.cards.length === 0) return nothing;
  const cards = hand.cards.map(({ id }) => id);
  return html`<div class="acts">
    ${button(hands, { move: 'revealAll', args: { cards }, label: sight.w.revealAll, icon: 'eye' })}
  </div>`;
}

function seatPanel(sight: Sight, hands: Hands, seat: number): TemplateResult {
  const { w, view } = sight;
  const name = nameOf(sight, seat);
  const hand = view.hands.find((one) => one.seat === seat);
  const votes = (what: 'seize' | 'force'): readonly number[] =>
    view.votes.find((one) => one.what === what && one.seat === seat)?.by ?? [];
  if (hand && hand.state === 'here') {
    return html`<div class="acts">
        ${button(hands, { move: 'steal', args: { from: seat }, label: w.steal(name), icon: 'hand', go: true })}
      </div>
      <p class="hint">${w.isHere(name)}</p>`;
  }
  // Without escrow nobody but its owner can do anything with a hand.
  if (sight.keepers?.strict) return html`<p class="hint">${w.noEscrow(name)}</p>`;
  const vote = (what: 'seize' | 'force', label: string): TemplateResult => {
    const by = votes(what);
    return html`${button(hands, { move: what, args: { seat }, label: `${label} · ${w.votes(by.length, view.needed)}`, go: what === 'seize' })}
    ${by.length > 0 ? html`<p class="hint">${w.voted(namesOf(sight, by))}</p>` : nothing}`;
  };
  return html`<div class="acts">${vote('seize', w.seize)}</div>
    <p class="hint">${w.seizeSay}</p>
    <div class="acts">${vote('force', w.force)}</div>`;
}

export function panelTitle(sight: Sight, { target }: Hands): string {
  const { w, lang, view } = sight;
  if (target.on === 'seat') return nameOf(sight, target.seat);
  if (target.on === 'few') return w.fewOf(namesOf(sight, view.few?.seats ?? []), view.few?.count ?? 0);
  if (target.on !== 'card') return w.of[target.on];
  const face = ownHand(sight)?.cards.find((one) => one.id === target.id)?.face;
  return face === undefined ? w.of.hand : faceName(face, lang);
}

function panelBody(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { target } = hands;
  const { w } = sight;
  switch (target.on) {
    case 'pile':
      return pilePanel(sight, hands);
    case 'row':
      return html`<div class="acts">
          ${button(hands, { move: 'recycle', args: {}, label: w.recycle, icon: 'shuffle', go: true })}
        </div>
        <p class="hint">${w.recycleSay}</p>
        ${makeFew(sight, hands, chips(sight, hands, w.whoFew))}`;
    case 'few':
      return fewPanel(sight, hands);
    case 'dice':
      return dicePanel(sight, hands);
    case 'hand':
      return handActs(sight, hands);
    case 'card':
      return cardPanel(sight, hands, target.id);
    case 'seat':
      return seatPanel(sight, hands, target.seat);
  }
}

export function panel(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w } = sight;
  if (view.me === null) return nothing;
  if (view.over)
    return html`<section class="paper panel">
      <div class="acts">
        ${button(hands, { move: 'newDeck', args: {}, label: w.newDeck, icon: 'layers', go: true })}
      </div>
    </section>`;
  return html`<section class="paper panel" aria-label=${w.panel} tabindex="-1">
    <h3>${panelTitle(sight, hands)}</h3>
    ${panelBody(sight, hands)}
  </section>`;
}
