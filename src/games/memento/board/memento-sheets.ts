/** Everybody's sheets below the cloth, as sheets where there is room, as chips where there isn't; a tap opens one. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-dialog.ts';
import '../../../elements/dice/tv-die.ts';
import '../../../elements/pictures/tv-plate.ts';
import '../../../elements/tv-write.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import { fingers, fingerStyles, PointEvent, type Finger } from '../../../elements/frame/pointing.ts';
import { loserOf } from '../outcome.ts';
import type { Character } from '../state.ts';
import { NAME_MOST } from '../texts.ts';
import { Part } from './part.ts';
import { sheetStyles } from './sheet-styles.ts';
import { draftKey, nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import { callOf, isAway } from './board-context.ts';
import { learntIn } from './learnt.ts';
import { onSheet, sheetName, traitName } from './pointed.ts';
import { sign } from './signs.ts';

const say = words(
  {
    sheets: 'I personaggi',
    lantern: 'Lanterna',
    follower: 'Seguace',
    defeated: 'Oscurità',
    me: 'tu',
    dice: (n: number) => (n === 1 ? '1 dado' : `${n} dadi`),
    die: (n: number): string => (n === 1 ? 'dado' : 'dadi'),
    envied: 'invidiata',
    given: 'lasciata',
    learnt: 'imparata',
    yielded: (name: string) => `Ha ceduto. Ora ${name} dà voce all’Oscurità e tiene il suo posto nel giro.`,
    left: 'non c’è',
    open: (name: string) => `Scheda di ${name}`,
    rename: 'Come si chiama',
    set: 'Cambia il nome',
    none: 'nessuna caratteristica',
    points: (names: string) => `, il dito di ${names}`,
  },
  {
    sheets: 'The characters',
    lantern: 'Lantern',
    follower: 'Follower',
    defeated: 'Darkness',
    me: 'you',
    dice: (n: number) => (n === 1 ? '1 die' : `${n} dice`),
    die: (n: number): string => (n === 1 ? 'die' : 'dice'),
    envied: 'envied',
    given: 'given up',
    learnt: 'learnt',
    yielded: (name: string) => `Yielded. ${name} now speaks for the Darkness, and keeps the place in the circle.`,
    left: 'not here',
    open: (name: string) => `Sheet of ${name}`,
    rename: 'The character’s name',
    set: 'Change the name',
    none: 'no traits',
    points: (names: string) => `, pointed at by ${names}`,
  },
);

/**
 * @event tv-point - a sheet is opened
 * @event tv-propose - nameCharacter
 */
@customElement('memento-sheets')
export class MementoSheets extends Part {
  static override styles: CSSResultGroup = [base, buttons, fingerStyles, sheetStyles];

  @state() private opened: number | null = null;

  #tag({ status, seat }: Character): TemplateResult {
    const w = say(this.context.lang);
    if (status === 'lantern')
      return html`<span class="tag ink"
        ><tv-icon name="lightbulb"></tv-icon><span class="word">${w.lantern}</span></span
      >`;
    if (status === 'defeated')
      return html`<span class="tag">${sign('moon')}<span class="word">${w.defeated}</span></span>`;
    if (isAway(this.context, seat)) return html`<span class="tag">${w.left}</span>`;
    return html`<span class="tag"><span class="word">${w.follower}</span></span>`;
  }

  #dice({ dice, status }: Character): TemplateResult {
    const kind = status === 'lantern' ? 'ivory' : 'dashed';
    return html`<span class="dice" role="img" aria-label=${say(this.context.lang).dice(dice)}
      >${Array.from({ length: Math.min(dice, 6) }, () => html`<tv-die sides="10" .kind=${kind} bare></tv-die>`)}<b
        >${dice}</b
      ></span
    >`;
  }

  /** The people with a finger there, seen and heard. */
  #pointed(on: readonly Finger[] = []): TemplateResult | typeof nothing {
    if (on.length === 0) return nothing;
    const names = namesOf(
      this.context,
      on.map(({ seat }) => seat),
    );
    return html`${fingers(on, (seat) => plateOf(this.context, seat))}<span class="heard"
        >${say(this.context.lang).points(names)}</span
      >`;
  }

  /** Opened, and pointed at. */
  #open(seat: number): void {
    this.opened = seat;
    this.dispatchEvent(new PointEvent(sheetName(seat)));
  }

  #trait(trait: number, character: Character): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    const { scene } = view;
    const isEnvied = scene?.envied === trait && character.seat === scene.against && character.status === 'lantern';
    const isLearnt = learntIn(view, character.seat, trait) !== undefined;
    return html`<li class=${isEnvied ? 'envied' : ''}>
      <span>${view.traits[trait]}</span>${
        isEnvied
          ? html`<em>${sign('heart')}${w.envied}</em>`
          : isLearnt
            ? html`<em><tv-icon name="check"></tv-icon>${w.learnt}</em>`
            : nothing
      }${this.#pointed(this.context.pointed.get(traitName(character.seat, trait)))}
    </li>`;
  }

  /** What was given up in the scene that is on is struck out where it stood. */
  #struck({ seat }: Character): readonly number[] {
    const { scene } = this.context.view;
    if (!scene) return [];
    return seat === loserOf(scene) ? scene.gaveUp : [];
  }

  #lines(character: Character): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    return html`<ul>
      ${character.traits.length === 0 ? html`<li>${w.none}</li>` : nothing}
      ${character.traits.map((trait) => this.#trait(trait, character))}
      ${this.#struck(character).map(
        (trait) => html`<li class="given"><s>${view.traits[trait]}</s><em>${sign('scissors')}${w.given}</em></li>`,
      )}
    </ul>`;
  }

  #sheet(character: Character): TemplateResult {
    const { view, lang, size } = this.context;
    const w = say(lang);
    const { seat, status } = character;
    const isMine = seat === view.me;
    const isDefeated = status === 'defeated';
    const kind = `sheet ${isDefeated ? 'dark' : ''} ${view.awaited.includes(seat) ? 'on' : ''}`;
    const head = html`<tv-plate .plate=${plateOf(this.context, seat)} ?away=${isAway(this.context, seat)}></tv-plate>
      <span class="name"
        ><b>${callOf(this.context, seat)}</b
        ><small>${nameOf(this.context, seat)}${isMine ? html` <i>${w.me}</i>` : nothing}</small></span
      >${this.#pointed(onSheet(this.context, seat, size !== 'wide'))}`;
    if (size === 'wide')
      return html`<article class=${kind} aria-label=${w.open(callOf(this.context, seat))}>
        <button class="head" @click=${(): void => this.#open(seat)}>
          ${head}<span class="right">${this.#tag(character)}${isDefeated ? nothing : this.#dice(character)}</span>
        </button>
        ${isDefeated ? html`<p>${w.yielded(nameOf(this.context, seat))}</p>` : this.#lines(character)}
      </article>`;
    return html`<button class="${kind} chip" aria-haspopup="dialog" @click=${(): void => this.#open(seat)}>
      ${head}<span class="fact"
        >${
          isDefeated
            ? html`${sign('moon')}<span class="word">${w.defeated}</span>`
            : html`${character.dice} <span class="word">${w.die(character.dice)}</span>`
        }${status === 'lantern' ? html` <tv-icon name="lightbulb"></tv-icon>` : nothing}</span
      >
    </button>`;
  }

  readonly #rename = ({ text }: WriteEvent): void => {
    if (this.offer('nameCharacter', { text })) this.renderRoot.querySelector<TvWrite>('tv-write')?.sent();
  };

  #dialog(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    const character = view.characters.find(({ seat }) => seat === this.opened);
    const close = (): void => void (this.opened = null);
    if (!character) return html`<tv-dialog></tv-dialog>`;
    return html`<tv-dialog open .lang=${lang} .heading=${callOf(this.context, character.seat)} @tv-close=${close}>
      <div class="whole">
        <p>${nameOf(this.context, character.seat)} · ${this.#tag(character)} ${w.dice(character.dice)}</p>
        ${this.#lines(character)}
        ${
          character.seat === view.me
            ? html`<tv-write
                  .lang=${lang}
                  .label=${w.rename}
                  .most=${NAME_MOST}
                  .draft=${draftKey(this.context, 'rename')}
                  @tv-send=${this.#rename}
                ></tv-write>
                <button class="btn" @click=${(): void => this.renderRoot.querySelector<TvWrite>('tv-write')?.send()}>
                  ${w.set}
                </button>`
            : nothing
        }
      </div>
    </tv-dialog>`;
  }

  override render(): TemplateResult {
    const { view, lang, size } = this.context;
    const n = view.characters.length;
    const isTwoLined = size === 'phone' ? n > 4 : size !== 'wide' && size !== 'low' && n > 3;
    return html`<section class="sheets n${n} ${isTwoLined ? 'two' : ''}" aria-label=${say(lang).sheets}>
        ${view.characters.map((character) => this.#sheet(character))}
      </section>
      ${this.#dialog()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-sheets': MementoSheets;
  }
}
