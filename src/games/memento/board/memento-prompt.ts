/** A question for whoever is stuck: one at a time, about this moment; another, or none at all. The questions come when one is wanted. */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';
import { Part, partStyles } from './part.ts';
import { aboutTrait, type Moment, type Prompts, promptsIn } from './prompts.ts';

const say = words(
  { ask: 'Serve uno spunto?', another: 'Un altro', away: 'Basta spunti', title: 'Uno spunto' },
  { ask: 'In need of an idea?', another: 'Another', away: 'No more ideas', title: 'An idea' },
);

@customElement('memento-prompt')
export class MementoPrompt extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .panel {
        display: grid;
        gap: 8px;
      }
      .q {
        font: 400 1.1875rem/1.35 var(--tv-font-sign);
        overflow-wrap: anywhere;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .btn {
        padding: 6px 12px;
      }
    `,
  ];

  @state() private prompts: Prompts | undefined;
  @state() private on = false;
  @state() private n = 0;
  #fetchedIn = '';

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.on && this.#fetchedIn !== this.context.lang) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const { lang } = this.context;
    this.#fetchedIn = lang;
    this.prompts = await promptsIn(lang);
  }

  readonly #begin = (): void => {
    this.on = true;
    // Where one begins is by the device's clock: people at one table get different ones.
    this.n = Math.floor(performance.now());
    void this.#fetch();
  };

  get #moment(): Moment {
    const { stage, scene } = this.context.view;
    if (stage === 'prelude') return 'prelude';
    if (!scene) return 'setting';
    if (scene.kind === 'defeat' || scene.kind === 'final') return 'defeat';
    if (scene.step !== 'narrate')
      return scene.kind === 'darkness' ? 'darkness' : scene.kind === 'lantern' ? 'lantern' : 'envy';
    return scene.result?.winner === 'darkness' ? 'darknessTells' : 'tells';
  }

  /** Those of the moment, and those about the trait that has its turn in it. */
  #questions(prompts: Prompts): readonly string[] {
    const { scene, traits } = this.context.view;
    const given = scene?.gaveUp.at(-1);
    const trait = given ?? scene?.envied ?? null;
    if (trait === null) return prompts[this.#moment];
    const turn = given === undefined ? 'envied' : 'gaveUp';
    return [...prompts[turn].map((one) => aboutTrait(one, traits[trait] ?? '')), ...prompts[this.#moment]];
  }

  override render(): TemplateResult | typeof nothing {
    const w = say(this.context.lang);
    if (this.context.view.me === null) return nothing;
    if (!this.on)
      return html`<button class="btn quiet wide" @click=${this.#begin}>
        <tv-icon name="lightbulb"></tv-icon>${w.ask}
      </button>`;
    const all = this.prompts ? this.#questions(this.prompts) : [];
    return html`<div class="panel">
      <p class="kick"><tv-icon name="lightbulb"></tv-icon>${w.title}</p>
      <p class="q" aria-live="polite">${all[this.n % Math.max(1, all.length)] ?? ''}</p>
      <div class="acts">
        <button class="btn" @click=${(): void => void this.n++}>${w.another}</button>
        <button class="btn quiet" @click=${(): void => void (this.on = false)}>${w.away}</button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-prompt': MementoPrompt;
  }
}
