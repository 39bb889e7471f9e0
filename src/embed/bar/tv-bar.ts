import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import type { IconName } from '../../elements/pictures/icons-data.ts';
import type { ConnectionView } from '../../kernel/view/table-view.ts';
import '../../elements/pictures/tv-brand.ts';
import '../../elements/tv-connection.ts';
import '../../elements/pictures/tv-icon.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { type MenuActs, renderMenu } from './bar-menu.ts';
import { barStyles } from './bar-styles.ts';
import { sharingWords } from '../sharing/sharing-words.ts';
import type { Settings } from '../settings.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import { soundChoiceStyles } from '../sound/sound-styles.ts';
import { talkWords } from '../talk/talk-words.ts';

/** What opens a window from here. */
type BarAct = 'people' | 'rules' | 'log' | 'invite' | 'evening' | 'cover';

/**
 * The line above the table: sign, game and table, connection, people, invitation, rules, log, menu.
 *
 * @event tv-act - home, people, talk, invite, rules, log, evening, cover, settings, leave
 */
@customElement('tv-bar')
export class TvBar extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, barStyles, soundChoiceStyles];

  @query('.menu') private readonly menu!: HTMLElement | null;
  @query('.menu-button') private readonly menuButton!: HTMLButtonElement;
  @state() private open = false;

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) theme: NonNullable<Settings['theme']> = 'auto';
  @property({ attribute: false }) game = '';
  /** The game's name where there is little room. */
  @property({ attribute: false }) gameShort = '';
  @property({ attribute: false }) table = '';
  /** None before a table is open. */
  @property({ attribute: false }) connection: ConnectionView | undefined;
  /** The sign leads somewhere. */
  @property({ type: Boolean }) home = false;
  @property({ type: Boolean }) seated = false;
  /** Whether the last move can be taken back, or why not, in words; none where there is nothing to play. */
  @property({ attribute: false }) undo: { readonly possible: boolean; readonly why: string } | undefined;
  @property({ type: Boolean }) inviting = false;
  @property({ type: Boolean }) ruled = false;
  @property({ type: Boolean }) logged = false;
  /** Short sounds for whoever looks elsewhere. */
  @property({ type: Boolean }) sound = false;
  /** What else is chosen on this device. */
  @property({ attribute: false }) settings: Settings = {};
  /** Lines said since one last looked; none where one can't be said. */
  @property({ attribute: false }) unread: number | undefined;
  /** This screen shows the table only: the own hand is on another device. */
  @property({ type: Boolean }) shared = false;
  /** Something here is for this person alone. */
  @property({ type: Boolean }) covering = false;
  /** A game may be changed: `over` where none is on, so that it is at hand. */
  @property({ attribute: false }) change: 'no' | 'menu' | 'over' = 'no';
  /** Somebody sits here. */
  @property({ type: Boolean }) peopled = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#shut(false);
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  #shut(refocus: boolean): void {
    if (!this.open) return;
    this.open = false;
    document.removeEventListener('pointerdown', this.#onOutside);
    if (refocus) this.menuButton.focus();
  }

  #toggle(): void {
    if (this.open) return this.#shut(false);
    this.open = true;
    document.addEventListener('pointerdown', this.#onOutside);
  }

  readonly #onOutside = (event: Event): void => {
    const path = event.composedPath();
    if (!path.includes(this.menuButton) && !(this.menu && path.includes(this.menu))) this.#shut(false);
  };

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.open) return;
    event.stopPropagation();
    this.#shut(true);
  }

  readonly #menuActs: MenuActs = {
    leaveFor: (what) => {
      this.#shut(true);
      this.#act(what);
    },
    set: (change) => this.#act({ act: 'settings', change }),
    focusOut: ({ relatedTarget: to }) => {
      if (to instanceof Node && !this.menu?.contains(to) && to !== this.menuButton) this.#shut(false);
    },
  };

  override render(): TemplateResult {
    return html`<div class="bar ${this.game ? 'busy' : ''}" @keydown=${this.#onKey}>
      ${this.#renderSign()} ${this.#renderWhere()} ${this.shared ? this.#renderShared() : nothing}
      ${this.#renderConnection()} ${this.#renderButtons()} ${this.#renderMenuButton()}
      ${this.open ? renderMenu(this, this.#menuActs) : html`<div id="menu" hidden></div>`}
    </div>`;
  }

  #renderSign(): TemplateResult {
    return this.home
      ? html`<button
          class="brand"
          aria-label=${shellWords(this.lang).home}
          @click=${(): void => this.#act({ act: 'home' })}
        >
          <tv-brand aria-hidden="true"></tv-brand>
        </button>`
      : html`<span class="brand"><tv-brand aria-hidden="true"></tv-brand></span>`;
  }

  /** The game, and the name that people gave their table. */
  #renderWhere(): TemplateResult {
    return html`<p class="where">
      ${
        this.game
          ? html`<b class="not-narrow">${this.game}</b><b class="only-narrow">${this.gameShort || this.game}</b>`
          : nothing
      }
      ${this.table ? html`<span class="table">${this.game ? ' · ' : ''}${this.table}</span>` : nothing}
    </p>`;
  }

  /** What is so all evening takes no line of its own from the table. */
  #renderShared(): TemplateResult {
    const say = shortWords(this.lang);
    return html`<button
      class="chip"
      title=${say.onlyTable}
      aria-label=${say.onlyTable}
      @click=${(): void => this.#act({ act: 'devices' })}
    >
      <tv-icon name="eye"></tv-icon><span>${say.onlyTableBrief}</span>
    </button>`;
  }

  #renderConnection(): TemplateResult | typeof nothing {
    if (!this.connection) return nothing;
    const { state: now, waiting } = this.connection;
    return html`<tv-connection .state=${now} .waiting=${waiting} .lang=${this.lang}></tv-connection>`;
  }

  /** Where the bar is narrow most of them are rows of the menu instead. */
  #renderButtons(): TemplateResult {
    const say = shellWords(this.lang);
    return html`${this.peopled ? this.#button('users', 'people', say.people, 'not-narrow') : nothing}
    ${this.#renderTakeBack()} ${this.#renderTalk()}
    ${this.covering ? this.#button('eye-off', 'cover', sharingWords(this.lang).cover) : nothing}
    ${this.inviting ? this.#button('user-plus', 'invite', say.invite, this.covering ? 'not-narrow' : '') : nothing}
    ${this.change === 'over' ? this.#button('dices', 'evening', shortWords(this.lang).change) : nothing}
    ${this.ruled ? this.#button('book-open', 'rules', say.rules, 'not-narrow') : nothing}
    ${this.logged ? this.#button('scroll-text', 'log', say.log, 'not-narrow') : nothing}`;
  }

  #button(icon: IconName, act: BarAct, label: string, where = ''): TemplateResult {
    return html`<button
      class="btn quiet icon ${where}"
      aria-label=${label}
      title=${label}
      @click=${(): void => this.#act({ act })}
    >
      <tv-icon .name=${icon}></tv-icon>
    </button>`;
  }

  #renderTakeBack(): TemplateResult | typeof nothing {
    if (!this.undo) return nothing;
    const { possible, why } = this.undo;
    const { takeBack } = shortWords(this.lang);
    return html`<button
      class="btn quiet icon not-narrow ${possible ? '' : 'idle'}"
      aria-label=${takeBack}
      aria-description=${why}
      title=${why || takeBack}
      @click=${(): void => this.#act({ act: 'take-back' })}
    >
      <tv-icon name="rotate-ccw"></tv-icon>
    </button>`;
  }

  #renderTalk(): TemplateResult | typeof nothing {
    if (this.unread === undefined) return nothing;
    const say = talkWords(this.lang);
    return html`<button
      class="btn quiet icon talk"
      aria-label=${this.unread > 0 ? say.unread(this.unread) : say.talk}
      title=${say.talk}
      @click=${(): void => this.#act({ act: 'talk' })}
    >
      <tv-icon name="message-circle"></tv-icon>${
        this.unread > 0 ? html`<span class="dot" aria-hidden="true">${this.unread}</span>` : nothing
      }
    </button>`;
  }

  #renderMenuButton(): TemplateResult {
    const { menu } = shellWords(this.lang);
    return html`<button
      class="btn quiet icon menu-button"
      aria-label=${menu}
      title=${menu}
      aria-expanded=${this.open ? 'true' : 'false'}
      aria-controls="menu"
      @click=${this.#toggle}
    >
      <tv-icon name="menu"></tv-icon>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-bar': TvBar;
  }
}
