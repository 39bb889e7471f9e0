import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import {
  type ActEvent,
  base,
  bringGame,
  buttons,
  changeSettings,
  missing,
  readSettings,
  renderFiveKeys,
  renderReload,
  watchMissing,
} from '../embed/face.ts';
import {
  capabilities,
  type FailedEvent,
  failureWords,
  type HeardEvent,
  isInvitation,
  type Lang,
  type MovedEvent,
  type OpenedEvent,
  rememberCreateKey,
  type Sentence,
  type Settings,
  type SettingsEvent,
  type Table,
  type TurnEvent,
  withoutPairing,
} from '../embed/tavolata.ts';
import type { CallState } from '../embed/calls/call-line.ts';
import type { LogEvent, MadeEvent } from './app-landing.ts';
import { appStyles } from './app-styles.ts';
import { appWords } from './app-words.ts';
import { placeOf, readRoute } from './route.ts';
import { findTable, isFleeting, moveTable, rememberTable, type KnownTable } from './tables.ts';

/** Settles when the line holds something back. */
const someMissing = (): Promise<void> =>
  new Promise((over) => {
    const unwatch = watchMissing(() => {
      unwatch();
      over();
    });
  });

/**
 * The page around the table: reads the address, keeps invitations out of it, shows the first page or a table.
 */
@customElement('tavolata-app')
export class TavolataApp extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, appStyles];

  /** Where the page stands in a call: how far it is with the call's table, and what the call says of itself (`shells/`). */
  @property({ attribute: false }) call: CallState | undefined;
  @property({ attribute: false }) callName = '';
  @property({ attribute: false }) share: string = location.origin + location.pathname;
  /** People who see nothing else of the table are shown this page. */
  @property({ attribute: false }) shared = false;

  #made: { readonly id: string; readonly table: Table } | undefined;
  @state() private settings: Settings = readSettings();
  /** The table that is shown. */
  @state() known: KnownTable | undefined;
  /** The link that was opened, where it asks for a seat of another device: good once, so it isn't remembered. */
  #pairing: string | undefined;
  /** The address names a table that isn't known here. */
  @state() private gone = false;
  /** A saved log that is shown. It has no address: it lies in a file. */
  @state() private saved: Blob | undefined;
  /** The game waits for this page's person. */
  @state() private mine = false;
  /** What the browser lacks. */
  @state() private lacking = '';
  #landing: 'here' | 'failed' | undefined;
  #bringing: Promise<void> | undefined;
  /** What was drawn last: a table's id, or which other page. */
  #page: string | undefined;
  #unwatch = (): void => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Tells of a pasted link too. At its `hashchange`, which comes after, the link has left the address already.
    window.addEventListener('popstate', this.#follow);
    this.#unwatch = watchMissing(() => this.requestUpdate());
    this.#follow();
    void this.#check();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.#follow);
    this.#unwatch();
    this.#closeMade();
  }

  /** The first page is drawn when all of it is here: until then nothing is, as until this script has come. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.isAtTable && this.call !== 'asking' && this.#landing === undefined) {
      this.#bringing ??= this.#bringLanding();
      if (missing().any === 0) await Promise.race([this.#bringing, someMissing()]);
    }
    await super.scheduleUpdate();
  }

  /** People who come by a link have no need of it. */
  async #bringLanding(): Promise<void> {
    try {
      await import('./app-landing.ts');
      this.#landing = 'here';
      this.requestUpdate();
    } catch (error) {
      console.error(error);
      this.fail();
    }
  }

  /** What was to stand here couldn't be had. */
  fail(): void {
    this.#landing = 'failed';
    this.requestUpdate();
  }

  protected override updated(): void {
    document.documentElement.lang = this.#spoken;
    document.title = this.#heading;
    const theme = this.settings.theme ?? 'auto';
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    const page = this.known?.id ?? (this.saved ? 'log' : String(this.gone));
    if (this.#page !== undefined && this.#page !== page) void this.#arrived();
    this.#page = page;
  }

  /** What was pressed has gone with the page before: who reads by ear, or goes by keys, begins at the title of this one. */
  async #arrived(): Promise<void> {
    const landing = this.renderRoot.querySelector('app-landing');
    await landing?.updateComplete;
    (landing ?? this).renderRoot.querySelector('h1')?.focus();
  }

  /** For whoever looks at another tab. It says what everybody at the table knows, as the tab may be on a shared screen. */
  get #heading(): string {
    const name = this.known?.name ? `${this.known.name} · Tavolata` : 'Tavolata';
    return this.known && this.mine ? `● ${appWords(this.#spoken).yourTurn} · ${name}` : name;
  }

  /** The page's own `lang` is only a beginning: the reader's browser knows better. */
  get #spoken(): Lang {
    return this.settings.lang ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
  }

  async #check(): Promise<void> {
    const able = await capabilities();
    if (!able.ok) this.lacking = able.code;
  }

  readonly #follow = (): void => {
    const route = readRoute(location.hash);
    if (route.to === 'key') {
      rememberCreateKey(route.key);
      history.replaceState(null, '', location.pathname + location.search);
    }
    this.gone = false;
    this.#waits(false);
    this.#pairing = undefined;
    this.saved = undefined;
    if (route.to === 'invitation') {
      // Over plain http no table opens, and the https page is another origin: the reader still needs the whole link there.
      if (!isSecureContext) return;
      this.#openLink(route.invitation);
    } else if (typeof history.state === 'string') {
      this.#openLink(history.state);
    } else if (route.to === 'own') {
      this.known = findTable(route.id);
      this.gone = this.known === undefined;
    } else {
      this.known = undefined;
    }
    if (this.known) bringGame(this.known.game);
    if (this.#made && this.#made.id !== this.known?.id) this.#closeMade();
  };

  /**
   * What is no whole invitation may still be most of one. So it leaves the address as well, and the table says what is wrong with it. What
   * isn't remembered lies beside the address until its table is open, so that a reload doesn't lose it.
   */
  #openLink(asked: string): void {
    const whole = isInvitation(asked);
    const invitation = withoutPairing(asked);
    this.known = whole ? rememberTable(invitation) : { id: '', invitation, name: '', game: '', opened: 0 };
    this.#pairing = invitation === asked ? undefined : asked;
    history.replaceState(
      whole && !this.#pairing ? this.#beside : asked,
      '',
      whole ? placeOf(this.known.id) : location.pathname + location.search,
    );
  }

  /** A table that this browser couldn't store lies beside its address as long as it is shown: a reload finds it there. */
  get #beside(): string | null {
    return this.known && isFleeting() ? this.known.invitation : null;
  }

  #onReady(): void {
    history.replaceState(this.#beside, '');
  }

  #closeMade(): void {
    this.#made?.table.close().catch((error: unknown) => console.error(error));
    this.#made = undefined;
  }

  #onMade(event: MadeEvent): void {
    const { made, about } = event;
    this.known = rememberTable(made.invitation, about);
    this.#made = { id: this.known.id, table: made.table };
    history.pushState(this.#beside, '', placeOf(this.known.id));
  }

  #onLog({ file }: LogEvent): void {
    this.saved = file;
    // So that going back leads to the first page.
    history.pushState(null, '', location.pathname + location.search);
  }

  #onOpened({ name, game, people }: OpenedEvent): void {
    if (this.known) this.known = rememberTable(this.known.invitation, { name, game, people });
  }

  /** The browser remembers that what the page preloads couldn't be had, until a reload. Here nothing is lost by one. */
  #onFailed({ code }: FailedEvent): void {
    const [come] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (code === 'page/part' && come?.type !== 'reload') location.reload();
  }

  #onMoved({ invitation }: MovedEvent): void {
    this.#pairing = undefined;
    if (this.known) this.known = moveTable(this.known.id, invitation) ?? this.known;
    history.replaceState(this.#beside, '');
  }

  #onTurn({ me }: TurnEvent): void {
    this.#waits(me);
  }

  #onOver(): void {
    this.#waits(false);
  }

  /** @param mine for this page's person; an installed page shows it on its icon too */
  #waits(mine: boolean): void {
    if (mine === this.mine) return;
    this.mine = mine;
    const told = mine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    told?.catch(() => undefined);
  }

  /** Somebody said four words, and they were right. */
  #onHeard({ invitation }: HeardEvent): void {
    this.openInvitation(invitation);
  }

  /** A table is shown, or a saved log. */
  get isAtTable(): boolean {
    return this.known !== undefined || this.saved !== undefined;
  }

  /** As if the link had been opened, of which the address never holds anything. */
  openInvitation(invitation: string): void {
    this.gone = false;
    this.#openLink(invitation);
    if (this.#made && this.#made.id !== this.known?.id) this.#closeMade();
  }

  #onHome(): void {
    history.pushState(null, '', location.pathname + location.search);
    this.#follow();
  }

  #onSettings({ settings }: SettingsEvent): void {
    this.settings = settings;
  }

  #onAct({ what }: ActEvent): void {
    if (what.act === 'settings') this.settings = changeSettings(what.change);
    if (what.act === 'home') this.#onHome();
  }

  #renderSentence({ headline, say }: Sentence, below: TemplateResult | typeof nothing = nothing): TemplateResult {
    return this.#renderAround(
      html`<main class="page">
        <tv-cloth>
          <div class="middle">
            <h1 tabindex="-1">${headline}</h1>
            <p>${say}</p>
            ${below}
          </div>
        </tv-cloth>
      </main>`,
    );
  }

  #renderAround(inner: TemplateResult): TemplateResult {
    const { theme = 'auto', contrast = 'auto', sound } = this.settings;
    const say = appWords(this.#spoken);
    return html`<tv-room
      .theme=${theme}
      .contrast=${contrast}
      lang=${this.#spoken}
      @tv-act=${this.#onAct}
      @tv-heard=${this.#onHeard}
    >
      <tv-bar home .lang=${this.#spoken} .theme=${theme} .sound=${sound !== 'off'} .settings=${this.settings}></tv-bar>
      ${this.#landing && missing().wanted > 0 ? html`<p class="line" role="status">${say.missing}. ${say.missingSay}</p>` : nothing}
      ${inner} ${renderFiveKeys(this.settings, this.#spoken)}
    </tv-room>`;
  }

  override render(): TemplateResult {
    const lang = this.#spoken;
    const say = appWords(lang);
    if (this.lacking) {
      const isPlain = this.lacking === 'browser/insecure';
      const secure = html`<a class="btn go" href=${location.href.replace(/^http:/u, 'https:')}>${say.https}</a>`;
      return this.#renderSentence(failureWords(this.lacking, lang), isPlain ? secure : nothing);
    }
    if (this.gone) {
      const home = html`<a class="btn go" href="#">${say.home}</a><tv-heard .lang=${lang}></tv-heard>`;
      return this.#renderSentence({ headline: say.gone, say: say.goneSay }, home);
    }
    if (this.known) {
      return html`<main>
        <h1 class="heard" tabindex="-1">${this.known.name || 'Tavolata'}</h1>
        <tavolata-table
          .invitation=${this.#pairing ?? this.known.invitation}
          .table=${this.#made?.table}
          .lang=${this.#spoken}
          .share=${this.share}
          .name=${this.callName}
          .shared=${this.shared}
          home
          @tv-home=${this.#onHome}
          @tv-ready=${this.#onReady}
          @tv-opened=${this.#onOpened}
          @tv-failed=${this.#onFailed}
          @tv-moved=${this.#onMoved}
          @tv-turn=${this.#onTurn}
          @tv-over=${this.#onOver}
          @tv-settings=${this.#onSettings}
          @tv-heard=${this.#onHeard}
        ></tavolata-table>
      </main>`;
    }
    if (this.saved) {
      return html`<main>
        <h1 class="heard" tabindex="-1">Tavolata</h1>
        <tavolata-table
          .log=${this.saved}
          .lang=${this.#spoken}
          home
          @tv-home=${this.#onHome}
          @tv-settings=${this.#onSettings}
        ></tavolata-table>
      </main>`;
    }
    if (this.#landing === 'failed') return this.#renderSentence(failureWords('page/part', lang), renderReload(lang));
    if (this.call === 'asking') return this.#renderSentence({ headline: say.callAsking, say: say.callAskingSay });
    if (!this.#landing) return this.#renderSentence({ headline: say.missing, say: say.missingSay });
    return this.#renderAround(
      html`<app-landing
        .lang=${this.#spoken}
        .call=${this.call}
        @app-made=${this.#onMade}
        @app-log=${this.#onLog}
      ></app-landing>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tavolata-app': TavolataApp;
  }
}
