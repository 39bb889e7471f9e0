/**
 * The face of Memento Mori. The status line says whose moment it is, the cloth shows it, the window beside it is where one acts, and below lie
 * everybody's sheets. Each stage of the story has a part of its own; this file says which one stands where.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import '../../../elements/frame/tv-board-frame.ts';
import '../../../elements/frame/tv-cloth.ts';
import '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import type { MementoView } from '../view.ts';
import { newsOf } from './spoken.ts';
import { DiceHold } from './dice-hold.ts';
import { headlineOf } from './headline.ts';
import { layoutStyles } from './layout-styles.ts';
import './memento-care.ts';
import './memento-cast.ts';
import './memento-darkness.ts';
import './memento-lobby.ts';
import './memento-own.ts';
import './memento-page.ts';
import './memento-prelude.ts';
import './memento-scene.ts';
import './memento-sheets.ts';
import './memento-side.ts';
import { sizeOf, type BoardContext, type Size } from './board-context.ts';

/** No page needs it before the end. */
const fetchEnding = fetched(() => import('./memento-ending.ts'));

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('memento-board')
export class MementoBoard extends GameBoard<MementoView> {
  static override styles: CSSResultGroup = [base, buttons, boardFrame, layoutStyles];

  readonly #hold = new DiceHold(this);
  readonly #watch = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    this.size = sizeOf(width, height);
  });

  @state() private size: Size = 'wide';
  /** In a telling: the dice that led to it are looked at again. */
  @state() private dice = false;
  #moment = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('memento-side')?.focus();
  }

  get #context(): BoardContext | undefined {
    const { size, view } = this;
    return view && { ...this.contextOf(view), size };
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const context = this.#context;
    if (!context) return;
    const { scene } = context.view;
    const moment = `${scene?.no} ${scene?.kind} ${scene?.step}`;
    if (moment !== this.#moment) this.dice = false;
    this.#moment = moment;
    this.#hold.take(scene);
  }

  /** What lies on the cloth. */
  #middle(context: BoardContext): TemplateResult {
    const { view } = context;
    switch (view.stage) {
      case 'lobby':
        return html`<memento-lobby .context=${context}></memento-lobby>`;
      case 'elements':
      case 'talk':
        return html`<memento-darkness .context=${context}></memento-darkness>`;
      case 'own':
        return html`<memento-own .context=${context}></memento-own>`;
      case 'prelude':
        return html`<memento-prelude .context=${context}></memento-prelude>`;
      case 'epilogue':
        fetchEnding();
        return html`<memento-ending .context=${context}></memento-ending>`;
      default:
        return this.#scene(context);
    }
  }

  #scene(context: BoardContext): TemplateResult {
    const { scene, decision } = context.view;
    if (!scene || decision)
      return html`<div class="scroll" tabindex="0"><memento-cast .context=${context}></memento-cast></div>`;
    if (scene.step !== 'narrate' || this.#hold.isOn) return html`<memento-scene .context=${context}></memento-scene>`;
    if (scene.rolls.length === 0) return html`<memento-page class="pad" .context=${context}></memento-page>`;
    const label = { it: ['Guarda i dadi', 'Torna al racconto'], en: ['Look at the dice', 'Back to the tale'] }[
      context.lang
    ];
    return html`<div class="told">
      <button
        class="btn quiet"
        aria-pressed=${this.dice ? 'true' : 'false'}
        @click=${(): void => void (this.dice = !this.dice)}
      >
        <tv-icon name=${this.dice ? 'pencil' : 'dices'}></tv-icon>${label[this.dice ? 1 : 0]}
      </button>
      ${
        this.dice
          ? html`<memento-scene .context=${context}></memento-scene>`
          : html`<memento-page .context=${context}></memento-page>`
      }
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const { says, second, plates } = headlineOf(context);
    const { stage, halted, paused, decision } = context.view;
    // After the end nothing stands beside the cloth, unless somebody has stopped the table.
    const isAlone = stage === 'epilogue' && !halted && !paused;
    const hasSheets = stage === 'play';
    // What all decide lies beside long sheets: on a phone it stays in sight below them.
    const side = decision ? 'window' : 'rail';
    return html`<tv-board-frame class="frame ${context.size}" own="across">
      <tv-status slot="status" .headline=${says} .plates=${plates}>
        <tv-news .news=${newsOf(context)}>${second}</tv-news>
        <memento-care slot="end" .context=${context}></memento-care>
      </tv-status>
      <tv-cloth game="memento">${this.#middle(context)}</tv-cloth>
      ${isAlone ? nothing : html`<memento-side slot=${side} .context=${context}></memento-side>`}
      ${hasSheets ? html`<memento-sheets slot="own" .context=${context}></memento-sheets>` : nothing}
    </tv-board-frame>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-board': MementoBoard;
  }
}
