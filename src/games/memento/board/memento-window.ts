/** The one place where somebody owes something in a scene: envy, whom to attack, the dice, the Trickster, closing, a defeat. */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/base.ts';
import { customElement } from '../../../elements/define.ts';
import type { ChooseEvent, Choice } from '../../../elements/tv-choices.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-choices.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-icon.ts';
import type { Scene } from '../state.ts';
import { Part, partStyles } from './part.ts';
import { callOf, characterOf, followerOf, nameOf, namesOf, plateOf } from './sight.ts';
import { sign } from './signs.ts';

const say = words(
  {
    cast: 'Di’ che cosa provi a fare, poi tira contro l’Oscurità.',
    castGo: 'Tira i dadi',
    envy: 'Che cosa invidi alla Lanterna?',
    envySays: 'Di’ in che situazione siete, poi scegli: dopo i dadi non si cambia.',
    envyGo: (trait: string) => `Invidio «${trait}»`,
    envyPick: 'Scegli una caratteristica',
    nothing: 'Hai già tutto quello che ha la Lanterna: la sfidi lo stesso.',
    target: 'Chi attacca l’Oscurità?',
    targetSays: 'Parlane con chi ha già ceduto, poi scegli.',
    targetGo: (name: string) => `Attacca ${name}`,
    targetPick: 'Scegli qualcuno',
    kick: 'Perdi, ma puoi fare il Trickster',
    trick: 'A che cosa rinunci?',
    trickSays: (n: number) =>
      `${n === 1 ? 'Si ritira il tuo dado' : `Si tirano di nuovo tutti i tuoi ${n} dadi`}: gli altri restano. La caratteristica non torna.`,
    trickGo: 'Rinuncio e rilancio',
    trickPick: 'Scegli a che cosa rinunci',
    sure: (trait: string) => `Sì, rinuncio a «${trait}»`,
    accept: 'Cedo un dado',
    acceptSure: 'Sì, cedo il dado',
    last: 'Era l’ultima: se perdi ancora, il tuo personaggio cede.',
    rolling: 'I dadi li tirate tutti insieme.',
    again: 'Chiedili di nuovo',
    tell: 'Hai la parola',
    tellSays: 'Di’ a voce che cosa succede. Quando la scena è finita, chiudila.',
    tellMany: 'Avete la parola insieme. La scena si chiude quando siete tutti d’accordo, o un minuto dopo il primo.',
    close: 'Chiudo la scena',
    closeSure: 'Sì, la scena è finita',
    closing: (names: string) => `Chiuderebbe: ${names}`,
    notYet: 'Aspettate, non ancora',
    time: 'Si chiude fra',
    waive: 'Non la racconto',
    waiveSure: 'Sì, lascio andare la scena',
    waits: (names: string) => `Tocca a ${names}`,
    tells: (names: string) => `Racconta ${names}`,
    listens: 'Ascolta, chiedi, gioca il tuo personaggio: le parole sono libere, la decisione è sua.',
    waitSays: 'Parlate pure: nessuno ha fretta.',
  },
  {
    cast: 'Say what you attempt, then roll against the Darkness.',
    castGo: 'Roll the dice',
    envy: 'What do you envy in the Lantern?',
    envySays: 'Say where you two are, then choose: after the dice it stays.',
    envyGo: (trait: string) => `I envy “${trait}”`,
    envyPick: 'Choose a trait',
    nothing: 'You have all that the Lantern has: challenge it anyway.',
    target: 'Whom does the Darkness attack?',
    targetSays: 'Talk to the others who have yielded, then choose.',
    targetGo: (name: string) => `Attack ${name}`,
    targetPick: 'Choose somebody',
    kick: 'You are losing, but may play the Trickster',
    trick: 'What do you give up?',
    trickSays: (n: number) =>
      `${n === 1 ? 'Your die is rolled again' : `All your ${n} dice are rolled again`}: the others stay. The trait doesn’t come back.`,
    trickGo: 'Give it up and roll again',
    trickPick: 'Choose what to give up',
    sure: (trait: string) => `Yes, I give up “${trait}”`,
    accept: 'I cede a die',
    acceptSure: 'Yes, I cede the die',
    last: 'It is the last one: lose again, and your character yields.',
    rolling: 'All of you roll the dice together.',
    again: 'Ask for them again',
    tell: 'You have the word',
    tellSays: 'Say aloud what happens. When the scene is over, close it.',
    tellMany: 'You have the word together. The scene closes when all of you agree, or a minute after the first.',
    close: 'I close the scene',
    closeSure: 'Yes, the scene is over',
    closing: (names: string) => `Would close: ${names}`,
    notYet: 'Wait, not yet',
    time: 'It closes in',
    waive: 'I won’t tell it',
    waiveSure: 'Yes, let the scene go',
    waits: (names: string) => `${names} acts`,
    tells: (names: string) => `${names} tells`,
    listens: 'Listen, ask, play your character: words are free, the decision is theirs.',
    waitSays: 'Take your time and talk.',
  },
);

const CLOSING_SECONDS = 60;

/** @event tv-propose - cast, envy, target, trickster, accept, tryAgain, close, notYet, waive */
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
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
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
  private moment = '';

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { scene, me } = this.sight.view;
    const moment = `${scene?.no} ${scene?.kind} ${scene?.step} ${scene?.gaveUp.length} ${me}`;
    if (moment !== this.moment) this.picked = '';
    this.moment = moment;
  }

  private readonly pick = ({ value }: ChooseEvent): void => void (this.picked = value);

  private traits(traits: readonly number[]): readonly Choice[] {
    return traits.map((trait) => ({ value: String(trait), label: this.sight.view.traits[trait] ?? '' }));
  }

  private choices(label: string, options: readonly Choice[]): TemplateResult {
    return html`<tv-choices
      .label=${label}
      .options=${options}
      .value=${this.picked}
      @tv-choose=${this.pick}
    ></tv-choices>`;
  }

  private declaring(scene: Scene): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    if (scene.kind === 'lantern')
      return html`<p>${w.cast}</p>
        <button class="btn go wide" @click=${(): void => void this.offer('cast', {})}>
          <tv-icon name="dices"></tv-icon>${w.castGo}
        </button>`;
    if (scene.kind === 'darkness') {
      const living = view.characters.filter(({ status }) => status !== 'defeated');
      const options = living.map(({ seat }) => ({
        value: String(seat),
        label: callOf(this.sight, seat),
        says: nameOf(this.sight, seat),
        plate: plateOf(this.sight, seat),
      }));
      const seat = Number(this.picked);
      return html`<h3>${w.target}</h3>
        <p class="note">${w.targetSays}</p>
        ${this.choices(w.target, options)}
        <button
          class="btn go wide"
          ?disabled=${this.picked === ''}
          @click=${(): void => void this.offer('target', { seat })}
        >
          <tv-icon name="dices"></tv-icon>${this.picked === '' ? w.targetPick : w.targetGo(callOf(this.sight, seat))}
        </button>`;
    }
    const own = characterOf(this.sight, scene.owner)!.traits;
    const enviable = (characterOf(this.sight, scene.against)?.traits ?? []).filter((trait) => !own.includes(trait));
    if (enviable.length === 0)
      return html`<p>${w.nothing}</p>
        <button class="btn go wide" @click=${(): void => void this.offer('envy', { trait: -1 })}>
          <tv-icon name="dices"></tv-icon>${w.castGo}
        </button>`;
    const chosen = view.traits[Number(this.picked)] ?? '';
    return html`<h3>${w.envy}</h3>
      <p class="note">${w.envySays}</p>
      ${this.choices(w.envy, this.traits(enviable))}
      <button
        class="btn go wide"
        ?disabled=${this.picked === ''}
        @click=${(): void => void this.offer('envy', { trait: Number(this.picked) })}
      >
        <tv-icon name="dices"></tv-icon>${this.picked === '' ? w.envyPick : w.envyGo(chosen)}
      </button>`;
  }

  private trickster(scene: Scene): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    const own = characterOf(this.sight, view.me!)!.traits;
    const chosen = view.traits[Number(this.picked)] ?? '';
    const n = scene.rolls.find(({ party }) => party === 'follower')?.dice.length ?? 0;
    const about = `${this.moment} ${this.picked}`;
    return html`<p class="kick">${sign('drama')}${w.kick}</p>
      <h3>${w.trick}</h3>
      ${this.choices(w.trick, this.traits(own))}
      <p class="note">${w.trickSays(n)}${own.length === 1 ? html` <b>${w.last}</b>` : nothing}</p>
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
      ></tv-confirm>`;
  }

  private telling(scene: Scene): TemplateResult {
    const { view, lang, now } = this.sight;
    const w = say(lang);
    const mine = scene.holders.includes(view.me ?? -1);
    const mayWaive = mine && (scene.kind === 'defeat' || scene.kind === 'final') && view.options.mayWaive;
    const isClosing = scene.closing.length > 0;
    return html`<div class="head">
        <h3>${mine ? w.tell : w.tells(namesOf(this.sight, scene.holders))}</h3>
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
      ${isClosing ? html`<p class="kick">${w.closing(namesOf(this.sight, scene.closing))}</p>` : nothing}
      ${
        mine && !scene.closing.includes(view.me!)
          ? html`<tv-confirm
              go
              icon="check"
              .lang=${lang}
              .label=${w.close}
              .sure=${w.closeSure}
              .about=${this.moment}
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
              .about=${this.moment}
              @tv-confirm=${(): void => void this.offer('waive', {})}
            ></tv-confirm>`
          : nothing
      }`;
  }

  private inside(scene: Scene): { readonly mine: boolean; readonly shows: TemplateResult } {
    const { view, lang } = this.sight;
    const w = say(lang);
    const waits = (seats: readonly number[]): TemplateResult =>
      html`<h3>${w.waits(namesOf(this.sight, seats))}</h3>
        <p class="note">${w.waitSays}</p>`;
    if (view.stuck)
      return {
        mine: view.me !== null,
        shows: html`<button class="btn go wide" @click=${(): void => void this.offer('tryAgain', {})}>
          <tv-icon name="dices"></tv-icon>${w.again}
        </button>`,
      };
    if (scene.step === 'rolling') return { mine: false, shows: html`<p class="note">${w.rolling}</p>` };
    if (scene.step === 'narrate') return { mine: scene.holders.includes(view.me ?? -1), shows: this.telling(scene) };
    const seat = scene.step === 'trickster' ? followerOf(this.sight, scene)! : scene.owner;
    if (seat !== view.me) return { mine: false, shows: waits([seat]) };
    return { mine: true, shows: scene.step === 'trickster' ? this.trickster(scene) : this.declaring(scene) };
  }

  override render(): TemplateResult | typeof nothing {
    const { scene } = this.sight.view;
    if (!scene) return nothing;
    const { mine, shows } = this.inside(scene);
    return html`<section class=${mine ? 'win' : 'panel'}>${shows}</section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-window': MementoWindow;
  }
}
