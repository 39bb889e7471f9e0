/**
 * The face of Memento Mori: the status line says whose moment it is, the cloth shows it, the window beside it is where one acts, and below
 * lie everybody's sheets. Each stage of the story has a part of its own; this file says which one stands where.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { Announcer } from '../../../elements/announce.ts';
import { base, buttons } from '../../../elements/base.ts';
import { customElement } from '../../../elements/define.ts';
import { fetched } from '../../../elements/fetched.ts';
import { GameBoard } from '../../../elements/game-board.ts';
import '../../../elements/tv-cloth.ts';
import '../../../elements/tv-status.ts';
import type { MementoView } from '../view.ts';
import { newsOf } from './spoken.ts';
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
import { sizeOf, type Sight, type Size } from './sight.ts';

/** No page needs it before the end. */
const fetchEnding = fetched(() => import('./memento-ending.ts'));

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('memento-board')
export class MementoBoard extends GameBoard {
  static override styles: CSSResultGroup = [base, buttons, layoutStyles];

  private readonly voice = new Announcer(this);
  private heardOf = -1;
  private readonly watch = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    this.size = sizeOf(width, height);
  });

  @state() private size: Size = 'wide';
  /** In a telling: the dice that led to it are looked at again. */
  @state() private dice = false;
  private moment = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('memento-side')?.focus();
  }

  protected override onKey(): void {}

  private get sight(): Sight | undefined {
    const { people, lang, size, table, me, pending, shared } = this;
    const view = this.view as MementoView | undefined;
    if (!view) return undefined;
    const drafts = table === '' || me === null ? '' : `${table}/${me}`;
    return {
      view,
      people,
      lang,
      size,
      drafts,
      shared,
      pending,
      now: () => this.now(),
      check: (move, args) => this.check(move, args),
    };
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { sight } = this;
    if (!sight) return;
    const { scene } = sight.view;
    const moment = `${scene?.no} ${scene?.kind} ${scene?.step}`;
    if (moment !== this.moment) this.dice = false;
    this.moment = moment;
    const newest = sight.view.news.at(-1)?.number ?? 0;
    if (this.heardOf >= 0 && newest > this.heardOf) this.voice.say(newsOf(sight, this.heardOf));
    this.heardOf = newest;
  }

  /** What lies on the cloth. */
  private middle(sight: Sight): TemplateResult {
    const { view } = sight;
    switch (view.stage) {
      case 'lobby':
        return html`<memento-lobby .sight=${sight}></memento-lobby>`;
      case 'elements':
      case 'talk':
        return html`<memento-darkness .sight=${sight}></memento-darkness>`;
      case 'own':
        return html`<memento-own .sight=${sight}></memento-own>`;
      case 'prelude':
        return html`<memento-prelude .sight=${sight}></memento-prelude>`;
      case 'epilogue':
        fetchEnding();
        return html`<memento-ending .sight=${sight}></memento-ending>`;
      default:
        return this.scene(sight);
    }
  }

  private scene(sight: Sight): TemplateResult {
    const { scene, decision } = sight.view;
    if (!scene || decision) return html`<div class="scroll"><memento-cast .sight=${sight}></memento-cast></div>`;
    if (scene.step !== 'narrate') return html`<memento-scene .sight=${sight}></memento-scene>`;
    if (scene.rolls.length === 0) return html`<memento-page class="pad" .sight=${sight}></memento-page>`;
    const label = { it: ['Guarda i dadi', 'Torna al racconto'], en: ['Look at the dice', 'Back to the tale'] }[
      sight.lang
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
          ? html`<memento-scene .sight=${sight}></memento-scene>`
          : html`<memento-page .sight=${sight}></memento-page>`
      }
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { sight } = this;
    if (!sight) return nothing;
    const { says, second, plates } = headlineOf(sight);
    const { stage, halted, paused } = sight.view;
    // After the end nothing stands beside the cloth, unless somebody has stopped the table.
    const isAlone = stage === 'epilogue' && !halted && !paused;
    const hasSheets = stage === 'play';
    return html`<div class="frame">
      <tv-status .headline=${says} .plates=${plates}>
        ${second}
        <memento-care slot="end" .sight=${sight}></memento-care>
      </tv-status>
      <div class="table ${sight.size} ${hasSheets ? 'sheets' : ''} ${isAlone ? 'alone' : ''} ${stage}">
        <tv-cloth game="memento-mori">${this.middle(sight)}</tv-cloth>
        <aside class="rail"><memento-side .sight=${sight}></memento-side></aside>
        ${hasSheets ? html`<memento-sheets .sight=${sight}></memento-sheets>` : nothing}
      </div>
      ${this.voice.region()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-board': MementoBoard;
  }
}
