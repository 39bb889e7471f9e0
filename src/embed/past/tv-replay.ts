import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/pictures/icons-apart.ts';
import '../../elements/pictures/tv-icon.ts';
import { ActEvent } from '../shell/acts.ts';
import { replayStyles } from './replay-styles.ts';
import { replayWords } from './replay-words.ts';
import type { Step } from './steps.ts';

/** How long a moment stays while the past runs by itself. */
const PACE_MS = 1_400;

/**
 * Stepping through a table's past: which moment is shown, a slider, one back, one on, running by itself, and the way back to now.
 *
 * @event tv-act - look (another moment, or none: back to now), home (close a saved log)
 */
@customElement('tv-replay')
export class TvReplay extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, replayStyles];

  @query('input') private readonly slider!: HTMLInputElement | null;
  @state() private running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) steps: readonly Step[] = [];
  /** Which of them is shown. */
  @property({ type: Number }) step = 0;
  /** It is a file's, not an open table's past. */
  @property({ type: Boolean }) saved = false;
  /** There is a table to come back to. */
  @property({ type: Boolean }) returns = true;
  /** There is a first page to go to from a saved log. */
  @property({ type: Boolean }) home = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override focus(): void {
    this.slider?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.running || !changed.has('step')) return;
    clearTimeout(this.#timer);
    if (this.step >= this.steps.length - 1) this.running = false;
    else this.#timer = setTimeout(() => this.#look(this.step + 1), PACE_MS);
  }

  #look(step: number): void {
    const to = this.steps[Math.min(Math.max(0, step), this.steps.length - 1)];
    if (to) this.dispatchEvent(new ActEvent({ act: 'look', position: to.position }));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** Goes on or back by hand: what runs by itself stops. */
  #go(step: number): void {
    this.#stop();
    this.#look(step);
  }

  #toggle(): void {
    if (this.running) return this.#stop();
    this.running = true;
    const atEnd = this.step >= this.steps.length - 1;
    this.#look(atEnd ? 0 : this.step + 1);
  }

  #leave(): void {
    this.#stop();
    this.dispatchEvent(new ActEvent(this.returns ? { act: 'look' } : { act: 'home' }));
  }

  #key(
    icon: 'step-back' | 'step-forward' | 'play' | 'pause',
    say: string,
    act: () => void,
    off = false,
  ): TemplateResult {
    return html`<button
      class="btn quiet icon"
      aria-label=${say}
      title=${say}
      aria-disabled=${off ? 'true' : 'false'}
      @click=${off ? undefined : act}
    >
      <tv-icon name=${icon}></tv-icon>
    </button>`;
  }

  override render(): TemplateResult {
    const say = replayWords(this.lang);
    const { steps, step, saved } = this;
    const [n, of] = [Math.min(step + 1, steps.length), steps.length];
    const at = steps[step];
    return html`<section class="replay" aria-label=${say.region}>
      <tv-icon name="rotate-ccw-clock"></tv-icon>
      <div class="told">
        <b class="long">${(saved ? say.saved : say.past)(n, of)}</b>
        <b class="short">${(saved ? say.savedShort : say.pastShort)(n, of)}</b>
        <p role="status" title=${at?.text ?? ''}>${at ? `${at.at} · ${at.text}` : say.nothing}</p>
      </div>
      <div class="keys">
        ${this.#key('step-back', say.before, () => this.#go(step - 1), step <= 0)}
        ${
          this.running
            ? this.#key('pause', say.pause, () => this.#toggle())
            : this.#key('play', say.play, () => this.#toggle(), of < 2)
        }
        ${this.#key('step-forward', say.after, () => this.#go(step + 1), step >= of - 1)}
      </div>
      <div class="slide">
        <input
          type="range"
          min="1"
          max=${Math.max(of, 1)}
          .value=${String(n)}
          aria-label=${say.slider}
          aria-valuetext=${say.of(n, of)}
          @input=${(event: Event): void => this.#go(Number((event.target as HTMLInputElement).value) - 1)}
        />
      </div>
      ${
        this.returns || this.home
          ? html`<button class="btn go back" @click=${this.#leave}>${this.returns ? say.now : say.close}</button>`
          : nothing
      }
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-replay': TvReplay;
  }
}
