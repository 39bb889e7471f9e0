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
import { barStyles } from './bar-styles.ts';
import { sharingWords } from '../sharing/sharing-words.ts';
import type { Settings } from '../settings.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import { renderSoundChoice, soundChoiceStyles } from '../sound/sound-choice.ts';
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
  @property({ attribute: false }) contrast: NonNullable<Settings['contrast']> = 'auto';
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
  /** How loud, and which of them not. */
  @property({ attribute: false }) sounds: Pick<Settings, 'volume' | 'mute'> = {};
  /** Everything by five keys. */
  @property({ type: Boolean }) five = false;
  /** People's fingers on things are shown and seen. */
  @property({ type: Boolean }) pointing = false;
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

  #fromMenu(what: Act): void {
    this.#shut(true);
    this.#act(what);
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

  #onFocusOut(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (to instanceof Node && !this.menu?.contains(to) && to !== this.menuButton) this.#shut(false);
  }

  #choice(name: 'lang' | 'theme', value: string, label: string): TemplateResult {
    const change = { [name]: value } as Settings;
    return html`<label class="choice">
      <input
        type="radio"
        name=${name}
        .checked=${this[name] === value}
        @change=${(): void => this.#act({ act: 'settings', change })}
      />
      <span>${label}</span>
    </label>`;
  }

  /** @param change what turning it does */
  #turn(label: string, on: boolean, change: Settings, say = ''): TemplateResult {
    return html`<label class="row switch">
      <input type="checkbox" .checked=${on} @change=${(): void => this.#act({ act: 'settings', change })} />
      <span class="knob" aria-hidden="true"></span><span>${label}${say ? html`<small>${say}</small>` : nothing}</span>
    </label>`;
  }

  /** In the menu, where the bar is too narrow for its button. */
  #row(icon: IconName, act: BarAct, label: string, where = 'only-narrow'): TemplateResult {
    return html`<button class="row ${where}" @click=${(): void => this.#fromMenu({ act })}>
      <tv-icon .name=${icon}></tv-icon>${label}
    </button>`;
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

  #renderMenu(): TemplateResult {
    const say = shellWords(this.lang);
    const more = this.contrast === 'more';
    return html`<div class="menu" id="menu" @focusout=${this.#onFocusOut}>
      ${
        this.undo?.possible
          ? html`<button class="row only-narrow" @click=${(): void => this.#fromMenu({ act: 'take-back' })}>
              <tv-icon name="rotate-ccw"></tv-icon>${shortWords(this.lang).takeBack}
            </button>`
          : nothing
      }
      ${this.peopled ? this.#row('users', 'people', say.people) : nothing}
      ${this.inviting && this.covering ? this.#row('user-plus', 'invite', say.invite) : nothing}
      ${this.ruled ? this.#row('book-open', 'rules', say.rules) : nothing}
      ${this.logged ? this.#row('scroll-text', 'log', say.log) : nothing}
      ${this.change === 'no' ? nothing : this.#row('dices', 'evening', shortWords(this.lang).change, '')}
      <fieldset>
        <legend>${say.language}</legend>
        ${this.#choice('lang', 'it', 'Italiano')} ${this.#choice('lang', 'en', 'English')}
      </fieldset>
      <fieldset>
        <legend>${say.light}</legend>
        ${this.#choice('theme', 'auto', say.lightAuto)} ${this.#choice('theme', 'light', say.lightLight)}
        ${this.#choice('theme', 'dark', say.lightDark)}
      </fieldset>
      ${this.#turn(say.contrast, more, { contrast: more ? 'auto' : 'more' })}
      ${this.#turn(say.sound, this.sound, { sound: this.sound ? 'off' : 'on' })}
      ${this.sound ? renderSoundChoice(this.sounds, this.lang, (change) => this.#act({ act: 'settings', change })) : nothing}
      ${this.#turn(say.pointing, this.pointing, { pointing: this.pointing ? 'off' : 'on' }, say.pointingSay)}
      ${this.#turn(say.five, this.five, { keys: this.five ? 'all' : 'five' }, say.fiveSay)}
      ${
        this.seated
          ? html`<button class="row leave" @click=${(): void => this.#fromMenu({ act: 'leave' })}>
              <tv-icon name="log-out"></tv-icon>${this.shared ? shortWords(this.lang).screenLeave : say.leave}
            </button>`
          : nothing
      }
    </div>`;
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

  override render(): TemplateResult {
    const say = shellWords(this.lang);
    const { connection } = this;
    return html`<div class="bar ${this.game ? 'busy' : ''}" @keydown=${this.#onKey}>
      ${
        this.home
          ? html`<button class="brand" aria-label=${say.home} @click=${(): void => this.#act({ act: 'home' })}>
              <tv-brand aria-hidden="true"></tv-brand>
            </button>`
          : html`<span class="brand"><tv-brand aria-hidden="true"></tv-brand></span>`
      }
      <p class="where">
        ${
          this.game
            ? html`<b class="not-narrow">${this.game}</b><b class="only-narrow">${this.gameShort || this.game}</b>`
            : nothing
        }
        ${this.table ? html`<span class="table">${this.game ? ' · ' : ''}${this.table}</span>` : nothing}
      </p>
      ${this.shared ? this.#renderShared() : nothing}
      ${
        connection
          ? html`<tv-connection
              .state=${connection.state}
              .waiting=${connection.waiting}
              .lang=${this.lang}
            ></tv-connection>`
          : nothing
      }
      ${this.peopled ? this.#button('users', 'people', say.people, 'not-narrow') : nothing}
      ${
        this.undo
          ? html`<button
              class="btn quiet icon not-narrow ${this.undo.possible ? '' : 'idle'}"
              aria-label=${shortWords(this.lang).takeBack}
              aria-description=${this.undo.why}
              title=${this.undo.why || shortWords(this.lang).takeBack}
              @click=${(): void => this.#act({ act: 'take-back' })}
            >
              <tv-icon name="rotate-ccw"></tv-icon>
            </button>`
          : nothing
      }
      ${
        this.unread === undefined
          ? nothing
          : html`<button
              class="btn quiet icon talk"
              aria-label=${this.unread > 0 ? talkWords(this.lang).unread(this.unread) : talkWords(this.lang).talk}
              title=${talkWords(this.lang).talk}
              @click=${(): void => this.#act({ act: 'talk' })}
            >
              <tv-icon name="message-circle"></tv-icon>${
                this.unread > 0 ? html`<span class="dot" aria-hidden="true">${this.unread}</span>` : nothing
              }
            </button>`
      }
      ${this.covering ? this.#button('eye-off', 'cover', sharingWords(this.lang).cover) : nothing}
      ${this.inviting ? this.#button('user-plus', 'invite', say.invite, this.covering ? 'not-narrow' : '') : nothing}
      ${this.change === 'over' ? this.#button('dices', 'evening', shortWords(this.lang).change) : nothing}
      ${this.ruled ? this.#button('book-open', 'rules', say.rules, 'not-narrow') : nothing}
      ${this.logged ? this.#button('scroll-text', 'log', say.log, 'not-narrow') : nothing}
      <button
        class="btn quiet icon menu-button"
        aria-label=${say.menu}
        title=${say.menu}
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls="menu"
        @click=${this.#toggle}
      >
        <tv-icon name="menu"></tv-icon>
      </button>
      ${this.open ? this.#renderMenu() : html`<div id="menu" hidden></div>`}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-bar': TvBar;
  }
}
