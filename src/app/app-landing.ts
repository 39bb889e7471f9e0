import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { type ActEvent, base, buttons, renderReload, whenIdle } from '../embed/face.ts';
import { fields, type FileEvent, list, PASTA, replayParts, tourFrameWords } from '../embed/face-landing.ts';
import { createTable, failureWords, games, type GameInfo, type Lang, type Made } from '../embed/tavolata.ts';
import type { CallState } from '../embed/calls/call-line.ts';
import { landingNarrow } from './landing-narrow.ts';
import { landingStyles } from './landing-styles.ts';
import { landingWords } from './landing-words.ts';
import { placeOf } from './route.ts';
import { forgetTable, knownTables, type KnownTable, restoreTable } from './tables.ts';

const NAME_LONGEST = 40;

/** A table was made here. */
export class MadeEvent extends Event {
  readonly made: Made & { readonly ok: true };
  readonly about: { readonly name: string; readonly game: string };
  constructor(made: Made & { readonly ok: true }, about: { readonly name: string; readonly game: string }) {
    super('app-made', { bubbles: true, composed: true });
    this.made = made;
    this.about = about;
  }
}

/** A saved log is to be opened. */
export class LogEvent extends Event {
  readonly file: Blob;
  constructor(file: Blob) {
    super('app-log', { bubbles: true, composed: true });
    this.file = file;
  }
}

/**
 * The first page: choose a game, name the table, make it; and the tables this browser knows.
 *
 * @event app-made - a table was made
 * @event app-log - a saved log was chosen or dropped here (`file`)
 * @event tv-heard - words of an invitation were right (`invitation`)
 */
@customElement('app-landing')
export class AppLanding extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, fields, landingStyles, landingNarrow];

  @query('[name=name]') private readonly nameField!: HTMLInputElement;
  @state() private game = games[0]?.id ?? '';
  @state() private open = true;
  @state() private strict = false;
  @state() private busy = false;
  @state() private long = false;
  @state() private failure = '';
  /** Id of the game whose first two minutes are open. */
  @state() private tour = '';
  @state() private tables: readonly KnownTable[] = knownTables();
  /** Of these tables the ids of those that were taken off the list: a row offers each back until the page goes. */
  @state() private forgotten: readonly string[] = [];

  @property() override lang: Lang = 'it';
  /** Where the page stands in a call: whoever else is there finds the table that is made here. */
  @property({ attribute: false }) call: CallState | undefined;
  /** For tests: what makes a table. */
  @property({ attribute: false }) create: typeof createTable = createTable;

  /** So that a saved log opens without a network, too. */
  readonly #bringReplay = replayParts(() => this.lang);

  protected override firstUpdated(): void {
    whenIdle(this.#bringReplay);
  }

  async #make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const name = this.nameField.value.trim() || this.#evening();
    this.long = Array.from(name).length > NAME_LONGEST;
    if (this.long) return this.nameField.focus();
    this.busy = true;
    this.failure = '';
    const { game, open } = this;
    const strict = this.strict && this.#isKept;
    try {
      const made = await this.create({ game, open, name, ...(strict && { strict }) });
      if (made.ok) this.dispatchEvent(new MadeEvent(made, { name, game }));
      else this.failure = made.code;
    } catch (error) {
      console.error(error);
      this.failure = 'unknown';
    } finally {
      this.busy = false;
    }
  }

  /** A name for whoever thinks of none: the day. */
  #evening(): string {
    const day = new Intl.DateTimeFormat(this.lang, { weekday: 'long' }).format();
    return landingWords(this.lang).evening(day.charAt(0).toUpperCase() + day.slice(1));
  }

  async #forget({ id }: KnownTable, { currentTarget: button }: Event): Promise<void> {
    forgetTable(id);
    this.forgotten = [...this.forgotten, id];
    await this.#refocus(button);
  }

  async #restore(table: KnownTable, { currentTarget: button }: Event): Promise<void> {
    restoreTable(table);
    this.forgotten = this.forgotten.filter((id) => id !== table.id);
    await this.#refocus(button);
  }

  /** The button that was pressed gives way to the one that takes it back. */
  async #refocus(button: EventTarget | null): Promise<void> {
    const row = (button as Element).closest('li');
    await this.updateComplete;
    row?.querySelector('button')?.focus();
  }

  #onFile(event: FileEvent): void {
    event.stopPropagation();
    this.dispatchEvent(new LogEvent(event.file));
  }

  #onDrop(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    this.dispatchEvent(new LogEvent(file));
  }

  #onDragOver(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#bringReplay();
  }

  #renderGame({ id, name, line, people, minutes, tour }: GameInfo): TemplateResult {
    const { lang } = this;
    return html`<label class="dish">
        <input type="radio" name="game" .checked=${this.game === id} @change=${(): void => void (this.game = id)} />
        <tv-swatch .game=${id} aria-hidden="true"></tv-swatch>
        <span class="about">
          <b class="sign">${name[lang]}</b>
          <span class="line">${line[lang]}</span>
        </span>
        <span class="count">${people}<span>${minutes[lang]}</span></span>
      </label>
      ${this.game === id ? this.#renderChosen(id, line[lang], tour) : nothing}`;
  }

  /** On a low screen its line stands here; the one on the menu is hidden then. */
  #renderChosen(id: string, line: string, tour: boolean): TemplateResult {
    return html`<div class="chosen">
      <span class="line" aria-hidden="true">${line}</span>
      ${
        tour
          ? html`<button class="btn tour" type="button" @click=${(): void => void (this.tour = id)}>
              <tv-icon name="compass"></tv-icon>${tourFrameWords(this.lang).offer}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderTables(): TemplateResult | typeof nothing {
    const say = landingWords(this.lang);
    // A link that never opened, a damaged one perhaps, is no table yet.
    const tables = this.tables.filter((table) => table.game !== '');
    if (tables.length === 0) return nothing;
    const day = new Intl.DateTimeFormat(this.lang, {
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
    return html`<tv-slip .heading=${say.yours}>
      <ul>
        ${tables.map(
          (table) =>
            html`<li class="known">
              ${this.forgotten.includes(table.id) ? this.#renderForgotten(table) : this.#renderKnown(table, day)}
            </li>`,
        )}
      </ul>
    </tv-slip>`;
  }

  #renderKnown(table: KnownTable, day: Intl.DateTimeFormat): TemplateResult {
    const say = landingWords(this.lang);
    const name = table.name || say.unnamed;
    const game = games.find((one) => one.id === table.game)?.name[this.lang];
    return html`<a href=${placeOf(table.id)}>
        <b>${name}</b>
        ${table.invitation.startsWith('1v.') ? html`<small>${say.watched}</small>` : nothing}
        <small>${game ? `${game} · ` : ''}${day.format(table.opened)}</small>
        ${table.people?.length ? html`<small class="with">${list(table.people, this.lang)}</small>` : nothing}
      </a>
      <button
        class="btn quiet icon"
        aria-label=${say.forget(name)}
        title=${say.forget(name)}
        @click=${(event: Event): void => void this.#forget(table, event)}
      >
        <tv-icon name="x"></tv-icon>
      </button>`;
  }

  #renderForgotten(table: KnownTable): TemplateResult {
    const say = landingWords(this.lang);
    const name = table.name || say.unnamed;
    return html`<p class="gone"><b>${name}</b> <small>${say.forgotten}</small></p>
      <button
        class="btn"
        aria-label="${say.restore}: ${name}"
        @click=${(event: Event): void => void this.#restore(table, event)}
      >
        ${say.restore}
      </button>`;
  }

  /** The game that is chosen plays with a deck that the table keeps together. */
  get #isKept(): boolean {
    return games.find(({ id }) => id === this.game)?.keepers ?? false;
  }

  /** What one can't have both of, said where it is chosen. */
  #renderKeeping(): TemplateResult | typeof nothing {
    if (!this.#isKept) return nothing;
    const say = landingWords(this.lang);
    return html`<fieldset aria-describedby="keeping">
      <legend>${say.keep}</legend>
      <div class="choices">
        ${[false, true].map(
          (strict) =>
            html`<label class="choice">
              <input
                type="radio"
                name="strict"
                .checked=${this.strict === strict}
                @change=${(): void => void (this.strict = strict)}
              />
              <span>${strict ? say.keepAll : say.keepOn}</span>
            </label>`,
        )}
      </div>
      <p class="means" id="keeping">${this.strict ? say.keepAllSay : say.keepOnSay}</p>
    </fieldset>`;
  }

  #renderForm(): TemplateResult {
    const say = landingWords(this.lang);
    const trouble = this.failure && failureWords(this.failure, this.lang);
    const sub = this.call === 'unreached' ? say.callUnreached : this.call ? say.callSay : say.tonightSay;
    return html`<form @submit=${this.#make} novalidate>
      <h1 tabindex="-1">${say.tonight}</h1>
      <p class="sub">${sub}</p>
      <fieldset class="dishes" aria-label=${say.games}>${games.map((one) => this.#renderGame(one))}</fieldset>
      <label class="field">
        ${say.tableName}
        <input
          name="name"
          autocomplete="off"
          enterkeyhint="done"
          placeholder=${this.#evening()}
          aria-invalid=${this.long ? 'true' : 'false'}
          aria-describedby="long"
        />
        <span class="say" id="long" role="alert">${this.long ? say.tableLong : ''}</span>
      </label>
      <fieldset>
        <legend>${say.who}</legend>
        <div class="choices">
          ${[true, false].map(
            (open) =>
              html`<label class="choice">
                <input
                  type="radio"
                  name="open"
                  .checked=${this.open === open}
                  @change=${(): void => void (this.open = open)}
                />
                <span>${open ? say.openYes : say.openNo}</span>
              </label>`,
          )}
        </div>
      </fieldset>
      ${this.#renderKeeping()}
      <div class="foot">
        <button class="btn go big" aria-disabled=${this.busy ? 'true' : 'false'}>
          ${this.busy ? say.making : say.make}
        </button>
      </div>
      <div role="alert">
        ${trouble ? html`<p class="trouble"><b>${trouble.headline}</b> ${trouble.say}</p>` : nothing}
        ${this.failure === 'page/part' ? renderReload(this.lang) : nothing}
      </div>
    </form>`;
  }

  override render(): TemplateResult {
    const say = landingWords(this.lang);
    return html`<main class="landing" @dragover=${this.#onDragOver} @drop=${this.#onDrop}>
      <tv-heard class="invited" .lang=${this.lang}></tv-heard>
      <section class="menu">${this.#renderForm()}</section>
      <div class="beside">
        <tv-cloth .game=${this.game}>
          <div class="welcome">
            <div class="plates" aria-hidden="true">
              ${[0, 1, 2, 3].map((plate) => html`<tv-plate .plate=${plate}></tv-plate>`)}
            </div>
            <svg class="pasta" viewBox="0 0 32 32" aria-hidden="true">${unsafeSVG(PASTA)}</svg>
            <h2>${say.welcome}</h2>
            <ul>
              ${say.promises.map((promise) => html`<li>${promise}</li>`)}
            </ul>
            <a class="storm" href=${`/storm/?lang=${this.lang}`}>${say.storm}</a>
          </div>
        </tv-cloth>
        ${this.#renderTables()}
        <div class="saved">
          <p>${say.logSay}</p>
          <tv-file .label=${say.log} @click=${this.#bringReplay} @tv-file=${this.#onFile}></tv-file>
        </div>
      </div>
      <tv-tour-door
        .open=${this.tour !== ''}
        .game=${this.tour}
        .lang=${this.lang}
        @tv-close=${(): void => void (this.tour = '')}
        @tv-act=${({ what }: ActEvent): void => {
          if (what.act === 'part-missing') this.failure = 'page/part';
        }}
      ></tv-tour-door>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-landing': AppLanding;
  }
  interface HTMLElementEventMap {
    'app-made': MadeEvent;
    'app-log': LogEvent;
  }
}
