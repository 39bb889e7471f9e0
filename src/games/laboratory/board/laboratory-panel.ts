/** Beside the cloth: what can be done with what is selected, in one place for finger, keyboard and screen reader. */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { nameOf, namesOf, plateOf, present } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/pictures/tv-plate.ts';
import '../../../elements/tv-seats.ts';
import { button, stepper, type Acting } from './act-buttons.ts';
import { faceName } from './card-face.ts';
import { dicePanel } from './dice-panel.ts';
import { fewPanel, makeFew } from './few-panel.ts';
import { fewName, others, ownHand, type BoardContext } from './board-context.ts';
import { moreStyles } from './more-styles.ts';
import { panelStyles } from './panel-styles.ts';

/** What the panel knows and does for its pages. */
export interface PanelActions extends Acting {
  /** How many cards an act is about. */
  readonly n: number;
  readonly marked: readonly number[];
  readonly dice: { readonly n: number; readonly sides: number };
  /** A new deck is being asked about. */
  readonly asking: boolean;
  count(n: number): void;
  mark(seat: number): void;
  setDice(dice: { readonly n: number; readonly sides: number }): void;
  ask(asking: boolean): void;
}

/** @param say what they are marked for */
function chips(context: BoardContext, actions: PanelActions, say: string): TemplateResult {
  const { w, people } = context;
  return html`<fieldset class="chips">
    <legend>${w.who} <small>${say}</small></legend>
    ${people
      .filter(({ away }) => !away)
      .map(
        ({ seat, name, plate }) =>
          html`<button
            class="chip"
            aria-pressed=${actions.marked.includes(seat) ? 'true' : 'false'}
            @click=${(): void => actions.mark(seat)}
          >
            <tv-plate .plate=${plate}></tv-plate>${name}<tv-icon name="check"></tv-icon>
          </button>`,
      )}
  </fieldset>`;
}

function newDeck({ w }: BoardContext, actions: PanelActions): TemplateResult {
  if (!actions.asking)
    return html`<button class="btn quiet" @click=${(): void => actions.ask(true)}>${w.newDeck}</button>`;
  return html`<div class="ask" role="group" aria-label=${w.newDeck}>
    <p>${w.newDeckSay}</p>
    ${button(actions, { move: 'newDeck', args: {}, label: w.yes })}
    <button class="btn" @click=${(): void => actions.ask(false)}>${w.no}</button>
  </div>`;
}

function pilePanel(context: BoardContext, actions: PanelActions): TemplateResult {
  const { w, view } = context;
  const { n, marked } = actions;
  const { unmixed } = view.pile;
  const names = { less: w.fewer, more: w.more };
  return html`<div class="acts">
      ${button(actions, { move: 'shuffle', args: {}, label: w.mixAll, icon: 'shuffle', go: unmixed })}
      ${button(actions, { move: 'draw', args: {}, label: w.draw, icon: 'hand', go: !unmixed })}
      ${button(actions, { move: 'turnUp', args: {}, label: w.turnUp, icon: 'eye' })}
    </div>
    ${stepper(w.count, n, 13, names, (count) => actions.count(count))}
    <div class="acts">
      ${button(actions, { move: 'deal', args: { n }, label: w.deal(n), icon: 'layers' })}
      ${view.me === null ? nothing : button(actions, { move: 'peek', args: { n: Math.min(n, 10), to: [view.me] }, label: w.look(Math.min(n, 10)), icon: 'eye' })}
    </div>
    <details>
      <summary class="btn quiet">${w.moreActs}</summary>
      <div class="acts">
        ${button(actions, { move: 'scry', args: { n: Math.min(n, 4) }, label: w.scry(Math.min(n, 4)) })}
        ${button(actions, { move: 'search', args: {}, label: w.search, icon: 'search' })}
        ${button(actions, { move: 'shuffle', args: { n }, label: w.mixTop(n) })}
      </div>
      ${chips(context, actions, w.whoSay)}
      <div class="acts">
        ${button(actions, { move: 'shuffle', args: { by: marked }, label: w.mixSome, icon: 'shuffle' })}
        ${button(actions, { move: 'peek', args: { n: Math.min(n, 10), to: marked }, label: w.lookTo(Math.min(n, 10)) })}
      </div>
      ${newDeck(context, actions)}
    </details>`;
}

function cardPanel(context: BoardContext, actions: PanelActions, id: string): TemplateResult | typeof nothing {
  const { w } = context;
  const card = ownHand(context)?.cards.find((one) => one.id === id);
  if (!card) return nothing;
  return html`<div class="acts">
      ${button(actions, { move: 'discard', args: { card: id }, label: w.discard, go: true })}
      ${button(actions, { move: 'reveal', args: { card: id }, label: w.reveal, icon: 'eye' })}
      ${button(actions, { move: 'putBack', args: { card: id, where: 'top' }, label: w.onTop, icon: 'arrow-up' })}
      ${button(actions, { move: 'putBack', args: { card: id, where: 'bottom' }, label: w.under, icon: 'arrow-down' })}
    </div>
    <tv-seats
      .people=${others(context).map((to) => ({ seat: to, name: nameOf(context, to), plate: plateOf(context, to) }))}
    >
      ${others(context).map((to) => {
        const name = nameOf(context, to);
        const act = (move: string, label: string, spoken: string): TemplateResult =>
          html`<button
            class="btn"
            aria-label=${spoken}
            aria-disabled=${ifDefined(actions.refused(move, { card: id, to }) ? 'true' : undefined)}
            @click=${(): void => actions.attempt(move, { card: id, to })}
          >
            ${label}
          </button>`;
        return html`<span slot="end-${to}" class="pair"
          >${act('give', w.give, w.giveTo(name))}${act('show', w.show, w.showTo(name))}</span
        >`;
      })}
    </tv-seats>
    ${handActs(context, actions)}`;
}

function handActs(context: BoardContext, actions: PanelActions): TemplateResult | typeof nothing {
  const hand = ownHand(context);
  if (!hand || hand.cards.length === 0) return nothing;
  const cards = hand.cards.map(({ id }) => id);
  return html`<div class="acts">
    ${button(actions, { move: 'revealAll', args: { cards }, label: context.w.revealAll, icon: 'eye' })}
  </div>`;
}

function seatPanel(context: BoardContext, actions: PanelActions, seat: number): TemplateResult {
  const { w, view } = context;
  const name = nameOf(context, seat);
  const hand = view.hands.find((one) => one.seat === seat);
  const votes = (what: 'seize' | 'force'): readonly number[] =>
    view.votes.find((one) => one.what === what && one.seat === seat)?.by ?? [];
  if (hand && hand.state === 'here') {
    return html`<div class="acts">
        ${button(actions, { move: 'steal', args: { from: seat }, label: w.steal(name), icon: 'hand', go: true })}
      </div>
      <p class="hint">${w.isHere(name)}</p>`;
  }
  // Without escrow nobody but its owner can do anything with a hand.
  if (context.keepers?.strict) return html`<p class="hint">${w.noEscrow(name)}</p>`;
  const vote = (what: 'seize' | 'force', label: string): TemplateResult => {
    const by = votes(what);
    return html`${button(actions, { move: what, args: { seat }, label: `${label} · ${w.votes(by.length, view.needed)}`, go: what === 'seize' })}
    ${by.length > 0 ? html`<p class="hint">${w.voted(namesOf(context, by))}</p>` : nothing}`;
  };
  return html`<div class="acts">${vote('seize', w.seize)}</div>
    <p class="hint">${w.seizeSay}</p>
    <div class="acts">${vote('force', w.force)}</div>`;
}

function title(context: BoardContext): string {
  const { w, lang, target } = context;
  if (target.on === 'seat') return nameOf(context, target.seat);
  if (target.on === 'few') return fewName(context);
  if (target.on !== 'card') return w.of[target.on];
  const face = ownHand(context)?.cards.find((one) => one.id === target.id)?.face;
  return face === undefined ? w.of.hand : faceName(face, lang);
}

function body(context: BoardContext, actions: PanelActions): TemplateResult | typeof nothing {
  const { w, target } = context;
  switch (target.on) {
    case 'pile':
      return pilePanel(context, actions);
    case 'row':
      return html`<div class="acts">
          ${button(actions, { move: 'recycle', args: {}, label: w.recycle, icon: 'shuffle', go: true })}
        </div>
        <p class="hint">${w.recycleSay}</p>
        ${makeFew(context, actions, chips(context, actions, w.whoFew))}`;
    case 'few':
      return fewPanel(context, actions);
    case 'dice':
      return dicePanel(context, actions);
    case 'hand':
      return handActs(context, actions);
    case 'card':
      return cardPanel(context, actions, target.id);
    case 'seat':
      return seatPanel(context, actions, target.seat);
  }
}

/** @event tv-propose - what one can do with what was tapped */
@customElement('laboratory-panel')
export class LaboratoryPanel extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, fields, moreStyles, panelStyles];

  @state() private n = 5;
  /** Those who aren't to shuffle or look; so that a newcomer is in. */
  @state() private unmarked: readonly number[] = [];
  @state() private dice: { readonly n: number; readonly sides: number } = { n: 2, sides: 6 };
  @state() private asking = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('context');
    if (before && before.target !== this.context.target) this.asking = false;
  }

  get #actions(): PanelActions {
    const { n, dice, asking, unmarked, context } = this;
    return {
      n,
      dice,
      asking,
      marked: present(context).filter((seat) => !unmarked.includes(seat)),
      count: (count) => (this.n = count),
      mark: (seat) => {
        const was = this.unmarked;
        this.unmarked = was.includes(seat) ? was.filter((one) => one !== seat) : [...was, seat];
      },
      setDice: (chosen) => (this.dice = chosen),
      ask: (on) => (this.asking = on),
      attempt: (move, args) => {
        if (this.offer(move, args)) this.asking = false;
      },
      refused: (move, args) => this.blocked(move, args),
    };
  }

  override render(): TemplateResult {
    const { context } = this;
    const actions = this.#actions;
    const { view, w } = context;
    if (view.over)
      return html`<tv-panel .label=${w.panel}>
        <div class="acts">
          ${button(actions, { move: 'newDeck', args: {}, label: w.newDeck, icon: 'layers', go: true })}
        </div>
      </tv-panel>`;
    return html`<tv-panel .label=${w.panel} .heading=${title(context)}>${body(context, actions)}</tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-panel': LaboratoryPanel;
  }
}
