/** The moderator's book: everybody with their role, what happened to them tonight, and tokens that stay on this device. */
import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import { words } from '../../../elements/words.ts';
import type { Blank } from '../options.ts';
import { roleOf, type Card } from '../roles.ts';
import { grimoireStyles } from './grimoire-styles.ts';
import { roleArt } from './role-art.ts';
import { cardName } from './card-name.ts';
import { keepTokens, readTokens, type Tokens } from './tokens.ts';

/** A line of the book. */
export interface Entry {
  readonly seat: number;
  readonly no: number;
  readonly name: string;
  readonly plate: number;
  readonly card: Card;
  /** A werewolf in every respect, also one by conversion. */
  readonly wolf: boolean;
  readonly out: boolean;
  /** Has something to do in this call. */
  readonly acting: boolean;
  readonly away: boolean;
  /** "punta la 13", "protetta". */
  readonly pills: readonly string[];
}

const say = words(
  {
    title: 'Il libro',
    tokens: (name: string) => `Segnalini per ${name}`,
    hint: 'un segnalino',
    add: 'Metti',
    remove: (token: string) => `Togli ${token}`,
    only: 'Restano su questo dispositivo.',
    away: 'senza rete',
  },
  {
    title: 'The book',
    tokens: (name: string) => `Tokens for ${name}`,
    hint: 'a token',
    add: 'Put',
    remove: (token: string) => `Remove ${token}`,
    only: 'They stay on this device.',
    away: 'offline',
  },
);

const LONGEST = 24;

@customElement('lupus-grimoire')
export class LupusGrimoire extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, grimoireStyles];

  @property({ attribute: false }) entries: readonly Entry[] = [];
  /** Cards of the table's own. */
  @property({ attribute: false }) names: readonly Blank[] = [];
  /** Where tokens are kept on this device; '' where nothing is. */
  @property() keep = '';
  @property() override lang: Lang = 'it';

  @state() private open = -1;
  @state() private tokens: Tokens = new Map();

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('keep')) this.tokens = readTokens(this.keep);
  }

  #called(card: Card): string {
    return cardName(this.names, card, this.lang);
  }

  #keepTokens(seat: number, tokens: readonly string[]): void {
    this.tokens = new Map([...this.tokens, [seat, tokens]]);
    keepTokens(this.keep, this.tokens);
  }

  readonly #add = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input')!;
    const text = field.value.trim();
    field.value = '';
    if (text !== '') this.#keepTokens(this.open, [...(this.tokens.get(this.open) ?? []), text]);
  };

  #entry({ seat, no, name, plate, card, wolf, out, acting, away, pills }: Entry): TemplateResult {
    const mine = this.tokens.get(seat) ?? [];
    return html`<li>
      <button
        class=${classMap({ entry: true, wolf, out, acting })}
        aria-expanded=${this.open === seat ? 'true' : 'false'}
        @click=${(): void => void (this.open = this.open === seat ? -1 : seat)}
      >
        <span class="pw"><tv-plate .plate=${plate} ?away=${away}></tv-plate><span class="no">${no}</span></span>
        <span class="who"><b>${name}</b><span class="role">${roleArt(roleOf(card))}${this.#called(card)}</span></span>
        <span class="pills"
          >${away ? html`<span class="pill off">${say(this.lang).away}</span>` : nothing}${pills.map(
            (pill) => html`<span class="pill">${pill}</span>`,
          )}${mine.map((token) => html`<span class="pill own">${token}</span>`)}</span
        >
      </button>
    </li>`;
  }

  #sheet(): TemplateResult | typeof nothing {
    const entry = this.entries.find(({ seat }) => seat === this.open);
    if (!entry) return nothing;
    const w = say(this.lang);
    const mine = this.tokens.get(entry.seat) ?? [];
    const without = (i: number): readonly string[] => mine.filter((_, j) => j !== i);
    return html`<section class="sheet" aria-label=${w.tokens(entry.name)}>
      <b>${w.tokens(entry.name)}</b>
      <div class="pills">
        ${mine.map(
          (token, i) =>
            html`<button
              class="pill own"
              aria-label=${w.remove(token)}
              @click=${(): void => this.#keepTokens(entry.seat, without(i))}
            >
              ${token} <tv-icon name="x"></tv-icon>
            </button>`,
        )}
      </div>
      <form @submit=${this.#add}>
        <input maxlength=${LONGEST} placeholder=${w.hint} aria-label=${w.hint} /><button class="btn">${w.add}</button>
      </form>
      <p>${w.only}</p>
    </section>`;
  }

  override render(): TemplateResult {
    return html`<ul aria-label=${say(this.lang).title}>
        ${this.entries.map((entry) => this.#entry(entry))}
      </ul>
      ${this.#sheet()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-grimoire': LupusGrimoire;
  }
}
