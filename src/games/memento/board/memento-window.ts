/** The one place where somebody owes something in a scene: envy, whom to attack, the dice, the Trickster, closing, a defeat. */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { ChooseEvent, Choice } from '../../../elements/tv-choices.ts';
import { PointEvent } from '../../../elements/frame/pointing.ts';
import '../../../elements/tv-choices.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/pictures/tv-icon.ts';
import type { Scene } from '../state.ts';
import { windowWords } from './window-words.ts';
import { stakesOf } from './stakes.ts';
import { Part, partStyles } from './part.ts';
import { nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import { callOf, characterOf, followerOf, isSeated } from './board-context.ts';
import { sheetName, traitName } from './pointed.ts';
import { sign } from './signs.ts';

const CLOSING_SECONDS = 60;

/**
 * @event tv-point - somebody or a trait that is about to be chosen
 * @event tv-propose - cast, envy, target, trickster, accept, tryAgain, close, notYet, waive
 */
@customElement('memento-window')
export class MementoWindow extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .btn.go {
        min-height: 52px;
      }
      /* However many there are to choose from, what is done with the choice stays in sight. */
      .acts {
        position: sticky;
        /* As far as what scrolls keeps room below for the ring. */
        bottom: -8px;
        z-index: 1;
        display: grid;
        gap: 8px;
        margin: 0 -6px -6px;
        padding: 6px;
        background: var(--tv-paper);
        border-radius: 14px;
        /* Nothing of what goes on below it is seen between it and the edge. */
        box-shadow: 0 8px 0 var(--tv-paper);
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
      }
      :host([size='half']) .acts {
        bottom: -5px;
      }
      :host([size='phone']) .acts {
        bottom: -14px;
      }
      /* Until something is chosen, a small screen's room is for what there is to choose from. */
      :host([size='phone']) .acts:has([disabled]) {
        position: static;
      }
      :host([size='low']) {
        --tv-choice: 40px;
        --tv-choice-gap: 5px;
      }
      :host([size='half']) {
        --tv-choice: 38px;
        --tv-choice-gap: 4px;
        --tv-act: 38px;
      }
      :host([size='half']) .btn.go {
        min-height: 40px;
      }
      :host([size='half']) :is(.kick, .note) {
        font-size: 0.875rem;
      }
    `,
  ];

  @state() private picked = '';
  #moment = '';

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { scene, me } = this.context.view;
    const moment = `${scene?.no} ${scene?.kind} ${scene?.step} ${scene?.gaveUp.length} ${me}`;
    if (moment !== this.#moment) this.picked = '';
    this.#moment = moment;
  }

  /** The others see what a finger is on while somebody still thinks about it. */
  readonly #pick = ({ value }: ChooseEvent): void => {
    this.picked = value;
    const { scene, me } = this.context.view;
    if (scene?.step === 'declare' && scene.kind === 'darkness') this.dispatchEvent(new PointEvent(sheetName(value)));
    else this.dispatchEvent(new PointEvent(traitName(scene?.step === 'trickster' ? me : scene?.against, value)));
  };

  #traits(traits: readonly number[]): readonly Choice[] {
    return traits.map((trait) => ({ value: String(trait), label: this.context.view.traits[trait] ?? '' }));
  }

  #choices(label: string, options: readonly Choice[]): TemplateResult {
    return html`<tv-choices
      .label=${label}
      .options=${options}
      .value=${this.picked}
      @tv-choose=${this.#pick}
    ></tv-choices>`;
  }

  #declaring(scene: Scene): TemplateResult {
    const { view, lang } = this.context;
    const w = windowWords(lang);
    if (scene.kind === 'lantern')
      return html`<p>${w.cast}</p>
        <button class="btn go wide" @click=${(): void => void this.offer('cast', {})}>
          <tv-icon name="dices"></tv-icon>${w.castGo}
        </button>`;
    if (scene.kind === 'darkness') {
      const living = view.characters.filter(({ status }) => status !== 'defeated');
      const options = living.map(({ seat }) => ({
        value: String(seat),
        label: callOf(this.context, seat),
        says: callOf(this.context, seat) === nameOf(this.context, seat) ? '' : nameOf(this.context, seat),
        plate: plateOf(this.context, seat),
      }));
      const seat = Number(this.picked);
      // The first who has yielded has nobody to ask.
      const isAlone = view.characters.length - living.length < 2;
      return html`<h3>${w.target}</h3>
        ${
          isAlone
            ? nothing
            : html`<p class="note">${w.targetSays}${view.options.channel ? html` ${w.targetPrivate}` : nothing}</p>`
        }
        ${this.#choices(w.target, options)}
        <div class="acts">
          <button
            class="btn go wide"
            ?disabled=${this.picked === ''}
            @click=${(): void => void this.offer('target', { seat })}
          >
            <tv-icon name="dices"></tv-icon
            >${this.picked === '' ? w.targetPick : w.targetGo(callOf(this.context, seat))}
          </button>
        </div>`;
    }
    const own = characterOf(this.context, scene.owner)!.traits;
    const enviable = (characterOf(this.context, scene.against)?.traits ?? []).filter((trait) => !own.includes(trait));
    if (enviable.length === 0)
      return html`<p>${w.nothing}</p>
        <button class="btn go wide" @click=${(): void => void this.offer('envy', { trait: -1 })}>
          <tv-icon name="dices"></tv-icon>${w.castGo}
        </button>`;
    const chosen = view.traits[Number(this.picked)] ?? '';
    return html`<h3>${w.envy}</h3>
      <p class="note">${w.envySays}</p>
      ${this.#choices(w.envy, this.#traits(enviable))}
      <div class="acts">
        <button
          class="btn go wide"
          ?disabled=${this.picked === ''}
          @click=${(): void => void this.offer('envy', { trait: Number(this.picked) })}
        >
          <tv-icon name="dices"></tv-icon>${this.picked === '' ? w.envyPick : w.envyGo(chosen)}
        </button>
      </div>`;
  }

  #trickster(scene: Scene): TemplateResult {
    const { view, lang } = this.context;
    const w = windowWords(lang);
    const own = characterOf(this.context, view.me!)!.traits;
    const chosen = view.traits[Number(this.picked)] ?? '';
    const n = scene.rolls.find(({ party }) => party === 'follower')?.dice.length ?? 0;
    const about = `${this.#moment} ${this.picked}`;
    return html`<p class="kick">${sign('drama')}${w.kick}</p>
      <h3>${w.trick}</h3>
      ${this.#choices(w.trick, this.#traits(own))}
      <p class="note">${w.trickSays(n)}</p>
      <div class="acts">
        ${stakesOf(this.context, scene).map((one) => html`<p class="note"><b>${one}</b></p>`)}
        <tv-confirm
          go
          icon="dices"
          .lang=${lang}
          ?disabled=${this.picked === ''}
          .label=${this.picked === '' ? w.trickPick : w.trickGo}
          .sure=${w.sure(chosen)}
          .about=${about}
          @tv-confirm=${(): void => void this.offer('trickster', { trait: Number(this.picked) })}
        ></tv-confirm>
        <tv-confirm
          .lang=${lang}
          .label=${w.accept}
          .sure=${w.acceptSure}
          .about=${about}
          @tv-confirm=${(): void => void this.offer('accept', {})}
        ></tv-confirm>
      </div>`;
  }

  #telling(scene: Scene): TemplateResult {
    const { view, lang, now } = this.context;
    const w = windowWords(lang);
    const mine = scene.holders.includes(view.me ?? -1);
    const mayWaive = mine && (scene.kind === 'defeat' || scene.kind === 'final') && view.options.mayWaive;
    const isClosing = scene.closing.length > 0;
    return html`<div class="head">
        <h3>${mine ? w.tell : w.tells(namesOf(this.context, scene.holders), scene.holders.length)}</h3>
        ${
          isClosing && view.clock.until > 0
            ? html`<tv-clock
                .now=${now}
                .until=${view.clock.until}
                .whole=${CLOSING_SECONDS}
                .lang=${lang}
                label=${w.time}
              ></tv-clock>`
            : nothing
        }
      </div>
      <p class="note">${mine ? (scene.holders.length > 1 ? w.tellMany : w.tellSays) : w.listens}</p>
      ${isClosing ? html`<p class="kick">${w.closing(namesOf(this.context, scene.closing))}</p>` : nothing}
      ${
        mine && !scene.closing.includes(view.me!)
          ? html`<tv-confirm
              go
              icon="check"
              .lang=${lang}
              .label=${w.close}
              .sure=${w.closeSure}
              .about=${this.#moment}
              @tv-confirm=${(): void => void this.offer('close', {})}
            ></tv-confirm>`
          : nothing
      }
      ${
        mine && isClosing && !scene.objected.includes(view.me!)
          ? html`<button class="btn wide" @click=${(): void => void this.offer('notYet', {})}>
              <tv-icon name="hand"></tv-icon>${w.notYet}
            </button>`
          : nothing
      }
      ${
        mayWaive
          ? html`<tv-confirm
              .lang=${lang}
              .label=${w.waive}
              .sure=${w.waiveSure}
              .about=${this.#moment}
              @tv-confirm=${(): void => void this.offer('waive', {})}
            ></tv-confirm>`
          : nothing
      }`;
  }

  #inside(scene: Scene): { readonly mine: boolean; readonly shows: TemplateResult } {
    const { view, lang } = this.context;
    const w = windowWords(lang);
    const waits = (seats: readonly number[]): TemplateResult =>
      html`<h3>${w.waits(namesOf(this.context, seats))}</h3>
        <p class="note">${w.waitSays}</p>`;
    if (view.stuck)
      return {
        mine: isSeated(this.context),
        shows: isSeated(this.context)
          ? html`<button class="btn go wide" @click=${(): void => void this.offer('tryAgain', {})}>
              <tv-icon name="dices"></tv-icon>${w.again}
            </button>`
          : html`<p class="note">${w.rolling}</p>`,
      };
    if (scene.step === 'rolling') return { mine: false, shows: html`<p class="note">${w.rolling}</p>` };
    if (scene.step === 'narrate') return { mine: scene.holders.includes(view.me ?? -1), shows: this.#telling(scene) };
    const seat = scene.step === 'trickster' ? followerOf(this.context, scene)! : scene.owner;
    if (seat !== view.me) return { mine: false, shows: waits([seat]) };
    return { mine: true, shows: scene.step === 'trickster' ? this.#trickster(scene) : this.#declaring(scene) };
  }

  override render(): TemplateResult | typeof nothing {
    const { scene } = this.context.view;
    if (!scene) return nothing;
    const { mine, shows } = this.#inside(scene);
    return html`<section class=${mine ? 'win' : 'panel'}>${shows}</section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-window': MementoWindow;
  }
}
