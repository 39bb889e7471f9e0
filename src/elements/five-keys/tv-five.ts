import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import { customElement } from '../loading/define.ts';
import { Announcer } from '../announce.ts';
import { base } from '../look/base.ts';
import type { Lang } from '../frame/board.ts';
import { FiveKeys } from './five-keys.ts';
import { type Letters, LETTERS } from './five-letters.ts';
import { fiveStyles } from './five-styles.ts';
import { fiveWords } from './five-words.ts';
import { boxOf, isSeen, nameOf } from './targets.ts';

/** So near the lower edge the legend, or the letters, would hide what can be chosen. */
const LEGEND_PX = 44;
const LETTERS_PX = 190;

/**
 * The five keys as long as it stands in a page. It shades the two halves of what can be chosen now, above everything, and says at the edge
 * which key leads where. While somebody writes, the letters stand above that. The first half has a full ring and 1, the second is hatched and
 * has 2.
 */
@customElement('tv-five')
export class TvFive extends LitElement {
  static override styles: CSSResultGroup = [base, fiveStyles];

  readonly #voice = new Announcer(this, 0);
  readonly #keys: FiveKeys = new FiveKeys(this, { board: () => this.board, moved: () => this.#say() });
  #over: HTMLDialogElement | undefined;

  @property() override lang: Lang = 'it';
  /** Everything lies under a cloth, which is to show nothing: the legend says how it is lifted. */
  @property({ attribute: false }) covered = false;
  /** Finds the part of the tree around where the game is played. */
  @property({ attribute: false }) board = '.main';

  override connectedCallback(): void {
    super.connectedCallback();
    this.popover = 'manual';
    this.showPopover();
  }

  /** A window that opened meanwhile lies above: this comes above it. */
  protected override updated(_changed: PropertyValues<this>): void {
    const { modal } = this.#keys;
    if (modal === this.#over) return;
    this.#over = modal;
    if (!this.isConnected) return;
    this.hidePopover();
    this.showPopover();
  }

  #standing(el: HTMLSelectElement | HTMLInputElement): string {
    return el instanceof HTMLSelectElement ? (el.selectedOptions[0]?.text ?? '') : el.value;
  }

  #say(): void {
    const w = fiveWords(this.lang);
    const { only, left, parts, stepped, letters } = this.#keys;
    const span = (half: readonly HTMLElement[]): string =>
      w.spokenSpan(nameOf(half[0]!), nameOf(half.at(-1)!), half.length);
    if (letters) this.#voice.say(() => this.#sayLetters(letters));
    else if (stepped) this.#voice.say(() => w.spokenStep(nameOf(stepped), this.#standing(stepped)));
    else if (only) this.#voice.say(() => w.spokenOnly(nameOf(only)));
    else if (left.length === 0) this.#voice.say(() => w.nothing);
    else this.#voice.say(() => w.spoken(span(parts[0]), span(parts[1])));
  }

  #sayLetters({ parts, field }: Letters): string {
    const w = fiveWords(this.lang);
    const [one, two] = parts.map((half) =>
      w.spokenSpan(this.#letter(half[0]!), this.#letter(half.at(-1)!), half.length),
    );
    const is = w.spoken(one!, two!);
    return parts[0].length + parts[1].length < LETTERS.length ? is : `${field.value || nameOf(field)}. ${is}`;
  }

  #box(el: HTMLElement, half: 'one' | 'two', key: number): TemplateResult {
    const { left, top, width, height } = boxOf(el);
    const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    return html`<div class="box ${half}" style=${styleMap(place)}><b>${key}</b></div>`;
  }

  get #isLow(): boolean {
    const { letters, left } = this.#keys;
    const all = letters ? [letters.field] : left.filter(isSeen);
    const px = letters ? LETTERS_PX : LEGEND_PX;
    const low = (el: HTMLElement): boolean => boxOf(el).bottom > window.innerHeight - px;
    const high = (el: HTMLElement): boolean => boxOf(el).top < px;
    return all.filter(low).length > all.filter(high).length;
  }

  #ways(): TemplateResult {
    const w = fiveWords(this.lang);
    const { only, left, parts, stepped, letters, back: leads } = this.#keys;
    const span = (half: readonly HTMLElement[]): string => w.span(nameOf(half[0]!), nameOf(half.at(-1)!));
    const back = leads ? key(4, leads === 'step' ? w.back : w.close) : nothing;
    if (letters) {
      const [one, two] = letters.parts.map((half) => w.span(this.#letter(half[0]!), this.#letter(half.at(-1)!)));
      return html`${key(1, one!)}${key(2, two!)}${key(3, w.done)}${key(4, w.back)}`;
    }
    if (stepped) return html`${key(1, w.fewer)}${key(2, w.more)}${key(3, `${w.done}: ${this.#standing(stepped)}`)}`;
    if (only) return html`${key(3, `${w.choose}: ${nameOf(only)}`)}${back}`;
    if (left.length === 0) return html`<span>${w.nothing}</span>`;
    return html`${key(1, span(parts[0]))}${key(2, span(parts[1]))}${back}`;
  }

  #edge(): TemplateResult {
    const w = fiveWords(this.lang);
    const { stepped, letters, hasOther, zone } = this.#keys;
    const five = hasOther && !stepped && !letters;
    return html`<div class="edge ${this.#isLow ? 'up' : ''}">
      ${letters ? this.#alphabet(letters) : nothing}
      <div class="legend">${this.#ways()}${five ? key(5, zone === 'board' ? w.around : w.board) : nothing}</div>
    </div>`;
  }

  #letter(one: string): string {
    return one === ' ' ? fiveWords(this.lang).space : one;
  }

  #alphabet({ parts: [one, two] }: Letters): TemplateResult {
    const half = (letter: string): string => (one.includes(letter) ? 'one' : two.includes(letter) ? 'two' : 'gone');
    return html`<div class="letters">
      ${LETTERS.map((letter) => html`<span class=${half(letter)}>${letter === ' ' ? '␣' : letter}</span>`)}
    </div>`;
  }

  #rings(): TemplateResult | readonly TemplateResult[] {
    const { only, left, parts, letters } = this.#keys;
    if (letters || this.covered) return [];
    if (only) return this.#box(only, 'one', 3);
    // What is scrolled away or under something is chosen among all the same, but has no place to be shown at.
    const seen = left.filter(isSeen);
    const drawn = (half: readonly HTMLElement[]): readonly HTMLElement[] =>
      seen.length > 0 ? half.filter((el) => seen.includes(el)) : half;
    return [
      ...drawn(parts[0]).map((el) => this.#box(el, 'one', 1)),
      ...drawn(parts[1]).map((el) => this.#box(el, 'two', 2)),
    ];
  }

  override render(): TemplateResult {
    return html`<div aria-hidden="true">${this.#rings()}${this.#edge()}</div>
      ${this.#voice.region()}`;
  }
}

const key = (n: number, says: string): TemplateResult => html`<span><kbd>${n}</kbd><i>${says}</i></span>`;

declare global {
  interface HTMLElementTagNameMap {
    'tv-five': TvFive;
  }
}
