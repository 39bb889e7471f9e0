/** The moderator's book: everybody with their role, what happened to them tonight, and tokens that stay on this device. */
import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { base, buttons } from '../../../elements/base.ts';
import type { Lang } from '../../../elements/board.ts';
import { customElement } from '../../../elements/define.ts';
import { draftOf, keepDraft } from '../../../elements/drafts.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { words } from '../../../elements/words.ts';
import type { Blank } from '../options.ts';
import { roleOf, type Card } from '../roles.ts';
import { roleArt } from './role-art.ts';
import { cardName } from './card-name.ts';

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
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
        scrollbar-width: thin;
        container-type: inline-size;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
        grid-auto-rows: minmax(104px, auto);
        gap: 8px;
        padding: 6px;
      }
      .entry {
        width: 100%;
        height: 100%;
        display: grid;
        grid-template: auto 1fr / auto minmax(0, 1fr);
        gap: 6px 8px;
        align-items: center;
        border: 0;
        border-radius: 14px;
        padding: 9px 9px 8px 12px;
        background: color-mix(in srgb, var(--tv-paper) 55%, transparent);
        box-shadow: inset 0 0 0 1.5px transparent;
        text-align: start;
        --tv-plate: 44px;
      }
      .out {
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--tv-line);
      }
      .acting {
        box-shadow: inset 0 0 0 2.5px var(--tv-focus);
      }
      .out tv-plate {
        filter: grayscale(1);
        opacity: 0.6;
      }
      .pw {
        position: relative;
        display: block;
        height: 44px;
      }
      .no {
        position: absolute;
        left: -8px;
        top: -5px;
        z-index: 1;
        display: grid;
        place-items: center;
        min-width: 22px;
        height: 22px;
        padding: 0 4px;
        border-radius: 11px;
        background: var(--tv-ink);
        color: var(--tv-room);
        font: 700 0.875rem/1 var(--tv-font-text);
      }
      .who {
        display: grid;
        gap: 3px;
        min-width: 0;
      }
      .who b {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .role {
        display: flex;
        gap: 4px;
        align-items: center;
        justify-self: start;
        max-width: 100%;
        font-size: 0.875rem;
        line-height: 1.15;
        color: var(--tv-ink-2);
      }
      .role .art {
        flex: none;
        width: 18px;
        height: 18px;
        fill: currentColor;
      }
      .art .b {
        opacity: 0.55;
      }
      .art .c {
        fill: var(--tv-cloth);
      }
      .wolf .role {
        padding: 2px 8px 2px 5px;
        border-radius: 7px;
        background: #f3efe2;
        color: #1b2228;
        font-weight: 800;
        box-shadow: 0 0 0 1px #1b2228;
      }
      .wolf .art .c {
        fill: #f3efe2;
      }
      .pills {
        grid-column: 1 / -1;
        align-self: start;
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }
      .pill {
        border-radius: 20px;
        padding: 1px 9px;
        background: #e9e0c9;
        color: #1b2228;
        font-size: 0.8125rem;
        font-weight: 700;
        line-height: 1.45;
      }
      .own {
        background: none;
        color: var(--tv-ink);
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
      }
      .off {
        background: none;
        color: var(--tv-off);
        box-shadow: inset 0 0 0 1.5px var(--tv-off);
      }
      .sheet {
        position: sticky;
        bottom: 0;
        z-index: 3;
        display: grid;
        gap: 8px;
        margin: 6px;
        padding: 12px 14px;
        border-radius: 14px;
        background: var(--tv-paper);
        box-shadow: var(--tv-shadow-3);
      }
      form {
        display: flex;
        gap: 8px;
      }
      input {
        flex: 1;
        min-width: 0;
        min-height: 44px;
        border: 1.5px solid var(--tv-line-strong);
        border-radius: 10px;
        padding: 0 12px;
        background: var(--tv-cloth);
      }
      .sheet p {
        color: var(--tv-ink-2);
        font-size: 0.875rem;
      }
      .sheet .pill {
        min-height: 36px;
        border: 0;
      }
    `,
  ];

  @property({ attribute: false }) entries: readonly Entry[] = [];
  /** Cards of the table's own. */
  @property({ attribute: false }) names: readonly Blank[] = [];
  /** Where tokens are kept on this device; '' where nothing is. */
  @property() keep = '';
  @property() override lang: Lang = 'it';

  @state() private open = -1;
  @state() private tokens: ReadonlyMap<number, readonly string[]> = new Map();

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('keep')) this.tokens = readTokens(this.keep);
  }

  private called(card: Card): string {
    return cardName(this.names, card, this.lang);
  }

  private keepTokens(seat: number, tokens: readonly string[]): void {
    this.tokens = new Map([...this.tokens, [seat, tokens]]);
    keepDraft(this.keep, JSON.stringify([...this.tokens]));
  }

  private readonly add = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input')!;
    const text = field.value.trim();
    field.value = '';
    if (text !== '') this.keepTokens(this.open, [...(this.tokens.get(this.open) ?? []), text]);
  };

  private entry({ seat, no, name, plate, card, wolf, out, acting, away, pills }: Entry): TemplateResult {
    const mine = this.tokens.get(seat) ?? [];
    return html`<li>
      <button
        class=${classMap({ entry: true, wolf, out, acting })}
        aria-expanded=${this.open === seat ? 'true' : 'false'}
        @click=${(): void => void (this.open = this.open === seat ? -1 : seat)}
      >
        <span class="pw"><tv-plate .plate=${plate} ?away=${away}></tv-plate><span class="no">${no}</span></span>
        <span class="who"><b>${name}</b><span class="role">${roleArt(roleOf(card))}${this.called(card)}</span></span>
        <span class="pills"
          >${away ? html`<span class="pill off">${say(this.lang).away}</span>` : nothing}${pills.map(
            (pill) => html`<span class="pill">${pill}</span>`,
          )}${mine.map((token) => html`<span class="pill own">${token}</span>`)}</span
        >
      </button>
    </li>`;
  }

  private sheet(): TemplateResult | typeof nothing {
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
              @click=${(): void => this.keepTokens(entry.seat, without(i))}
            >
              ${token} <tv-icon name="x"></tv-icon>
            </button>`,
        )}
      </div>
      <form @submit=${this.add}>
        <input maxlength=${LONGEST} placeholder=${w.hint} aria-label=${w.hint} /><button class="btn">${w.add}</button>
      </form>
      <p>${w.only}</p>
    </section>`;
  }

  override render(): TemplateResult {
    return html`<ul aria-label=${say(this.lang).title}>
        ${this.entries.map((entry) => this.entry(entry))}
      </ul>
      ${this.sheet()}`;
  }
}

/** Of an earlier page, if there are any that can be read. */
function readTokens(keep: string): ReadonlyMap<number, readonly string[]> {
  try {
    const kept: unknown = JSON.parse(draftOf(keep) || '[]');
    return new Map(kept as Iterable<readonly [number, readonly string[]]>);
  } catch {
    return new Map();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-grimoire': LupusGrimoire;
  }
}
