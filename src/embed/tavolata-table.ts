import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../elements/define.ts';
import { base, buttons } from '../elements/base.ts';
import type { ExplainEvent, Lang, ProposeEvent } from '../elements/board.ts';
import '../elements/tv-refusal.ts';
import type { RuleEvent } from '../elements/tv-refusal.ts';
import '../elements/tv-room.ts';
import type { Table } from '../kernel/table-view.ts';
import type { Act, ActEvent } from './acts.ts';
import { renderBar } from './bar-view.ts';
import { BoardPlace } from './board-place.ts';
import { Cues } from './cues.ts';
import { HomeEvent, MovedEvent, RefusedEvent, SettingsEvent } from './events.ts';
import { renderFiveKeys } from './five-keys-door.ts';
import { TableHost } from './host.ts';
import { LateBrowsers } from './late-browsers.ts';
import { LogDesk } from './log-desk.ts';
import { renderMain } from './main-view.ts';
import { renderReplay } from './replay-view.ts';
import { relayAddress } from './relay-address.ts';
import { canSit } from './seating.ts';
import { changeSettings, changeToured, readSettings, type Settings, spokenLang } from './settings.ts';
import { SitDraft } from './sit-draft.ts';
import { Steps } from './steps.ts';
import { renderStrips, stillRead } from './strips.ts';
import { toldView } from './told-names.ts';
import { NOTHING_SHOWN, type Shown, shownBy, tableAct, windowAfter } from './table-acts.ts';
import { tableStyles } from './table-styles.ts';
import { Talk } from './talk/talk.ts';
import './talk/tv-bubbles.ts';
import { Ticket } from './ticket.ts';
import { Tidings } from './tidings.ts';
import { withoutPairing } from './pair-link.ts';
import { renderWindows, type Window } from './windows.ts';

/**
 * A table: bar, lobby, the game's board, refusals, invitation. It fills the height of its place and suits its own width. Two of them
 * may stand on one page. The invitation is a property only: an attribute could be read by anybody who reads the page.
 *
 * @event tv-opened - the table's game, name and people are known, or have changed (`game`, `name`, `people`)
 * @event tv-moved - the table has another link from now on (`invitation`)
 * @event tv-joined - somebody has sat down (`seat`, `name`, `me`)
 * @event tv-turn - the game waits for other people than before (`seats`, `me`)
 * @event tv-refused - what the person wanted isn't possible (`code`, `rule`)
 * @event tv-over - a game has ended (`number`, `outcome`)
 * @event tv-home - the person tapped the sign and wants to leave the page
 * @event tv-settings - light, contrast or language were chosen (`settings`)
 * @csspart room - everything, under the theme
 * @cssproperty --tv-font-text - and every other token of the face may be set on `::part(room)`
 */
@customElement('tavolata-table')
export class TavolataTable extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, tableStyles];

  private readonly host = new TableHost(() => this.onChange());
  private readonly board: BoardPlace = new BoardPlace(() => this.share);
  private readonly steps = new Steps();
  private readonly draft = new SitDraft();
  private readonly late = new LateBrowsers(() => this.requestUpdate());
  private readonly cues = new Cues(() => this.settings.sound !== 'off');
  private readonly talk = new Talk();
  private readonly tidings = new Tidings((event) => {
    this.cues.tell(event);
    if (event instanceof MovedEvent && this.awaitsLink) this.showLink();
    this.dispatchEvent(event);
  });
  private readonly desk: LogDesk = new LogDesk({
    host: this.host,
    lang: () => this.spoken,
    opened: (done) => {
      if (done) this.window = 'none';
      else if (this.host.state.table) this.window = 'log';
    },
    changed: () => this.requestUpdate(),
  });
  private readonly ticket: Ticket = new Ticket({
    state: () => this.host.state,
    lang: () => this.spoken,
    refused: ({ code, rule }) => this.dispatchEvent(new RefusedEvent(code, rule)),
    changed: () => this.requestUpdate(),
  });

  /** This person has asked for a new link. */
  private awaitsLink = false;

  @state() private settings: Settings = {};
  @state() private shown: Shown = NOTHING_SHOWN;
  @state() private read: ReadonlySet<string> = new Set();

  /** The link's last part. Set it to open that table; an attribute of this name is ignored. */
  @property({ attribute: false }) invitation = '';
  /** A table that is open already, instead of an invitation; whoever opened it closes it. */
  @property({ attribute: false }) table: Table | undefined;
  /** A saved log to show instead of a table. */
  @property({ attribute: false }) log: Blob | undefined;
  /** Address of the relay; the same origin's `/sync` if not set. */
  @property() relay = '';
  /** Address of the page that opens invitation links; without it the bare code is shown. */
  @property() share = '';
  /** `it` or `en`; the page's or the reader's own if not set. What the person chooses in the menu wins. */
  @property() override lang = '';
  @property() theme: 'auto' | 'light' | 'dark' = 'auto';

  override connectedCallback(): void {
    super.connectedCallback();
    this.settings = readSettings();
    if (this.hasUpdated) this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.late.stop();
    this.host.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (
      changed.has('table') ||
      (changed.has('invitation') && !this.tidings.leadsTo(this.invitation)) ||
      changed.has('log') ||
      (changed.has('relay') && !this.table)
    )
      this.begin();
    this.host.speak(this.spoken);
    const { view } = this.host.state;
    if (view) this.read = stillRead(this.read, view);
    if (this.shown.window === 'talk') this.talk.read();
  }

  protected override updated(): void {
    const place = this.renderRoot.querySelector('.board');
    this.board.feed(place, this.host.state, this.spoken, (refusal) => this.ticket.wordsOf(refusal));
  }

  /**
   * Shuts the door: newcomers ask for a seat from now on, and the host says yes or no; `false` opens it. Only the host's page may.
   * @returns the code of the refusal, if it isn't possible
   */
  async lock(on = true): Promise<string | undefined> {
    const { table } = this.host.state;
    return table ? (await table.turnDoor(!on))?.code : 'table/watching';
  }

  private get spoken(): Lang {
    return spokenLang(this.settings, this.lang);
  }

  private begin(): void {
    this.tidings.begin();
    this.talk.begin();
    this.draft.begin();
    this.awaitsLink = false;
    this.ticket.show(undefined);
    this.window = 'none';
    if (this.table) this.host.show(this.table);
    else if (this.invitation) void this.host.open(this.invitation, relayAddress(this.relay));
    else if (this.log) void this.host.openLog(this.log);
    else this.host.leave();
  }

  private onChange(): void {
    const { table, view, past } = this.host.state;
    this.requestUpdate();
    if (!table || !view || past) return;
    this.tidings.look(this.host.state, this.invitation);
    if (this.talk.look(view.log, view.me.seat, this.shown.window === 'talk', view.connection.state === 'live'))
      this.cues.play('said');
    this.ticket.look(table);
    this.late.look(toldView(view, this.spoken));
    if (this.draft.isCutOff(view, this.renderRoot?.querySelector('tv-lobby')?.isWriting ?? false)) this.window = 'sit';
  }

  private set window(window: Window) {
    if (window !== this.shown.window) this.shown = { ...this.shown, window };
  }

  private onAct(event: ActEvent): void {
    const { what } = event;
    event.stopPropagation();
    const asked = tableAct(what);
    if (what.act === 'relink') this.awaitsLink = true;
    const shown = shownBy(what, this.shown);
    if (what.act === 'sit' || what.act === 'rename') this.settings = changeSettings({ name: what.name });
    if (what.act === 'tour' || what.act === 'tour-later') this.settings = changeToured(this.host.state.game?.id ?? '');
    if (asked) {
      void this.ticket
        .ask(asked)
        .then((done) => (done ? this.onDone(what) : (this.awaitsLink &&= what.act !== 'relink')));
    } else if (shown) {
      this.ticket.show(undefined);
      if (what.act === 'log') this.desk.forget();
      this.shown = shown;
    } else {
      this.onOwnAct(what);
    }
  }

  private onDone(what: Act): void {
    if (what.act === 'sit') this.draft.name = undefined;
    if (what.act === 'company-answer') this.awaitsLink = false;
    this.window = windowAfter(what, this.shown.window);
  }

  /** What the shell does by itself. */
  private onOwnAct(what: Act): void {
    switch (what.act) {
      case 'look':
        this.look(what.position);
        break;
      case 'save-log':
        void this.desk.save();
        break;
      case 'open-log':
        void this.desk.open(what.file);
        break;
      case 'settings':
        this.settings = changeSettings(what.change);
        this.dispatchEvent(new SettingsEvent(this.settings));
        break;
      case 'write':
        this.draft.name = what.name;
        break;
      case 'home':
        this.dispatchEvent(new HomeEvent());
        break;
    }
  }

  private onPropose(event: ProposeEvent): void {
    event.stopPropagation();
    void this.ticket.propose(event.move, event.args);
  }

  private onExplain(event: ExplainEvent): void {
    event.stopPropagation();
    this.ticket.show(event.refusal);
  }

  private onRule(event: RuleEvent): void {
    event.stopPropagation();
    this.shown = { ...this.shown, window: 'rules', rule: event.rule };
  }

  private look(position: number | undefined): void {
    const began = this.host.state.past === undefined;
    this.host.look(position);
    this.window = 'none';
    this.ticket.show(undefined);
    // The bar comes with the first look, and takes the focus from the line that was chosen; it goes with the last one.
    if (position === undefined) void this.updateComplete.then(() => this.board.focus());
    else if (began) void this.updateComplete.then(() => this.renderRoot.querySelector('tv-replay')?.focus());
  }

  private onCloseRefusal(): void {
    this.ticket.show(undefined);
    this.host.state.table?.dismiss();
    this.board.focus();
  }

  private readonly closeWindow = (): void => {
    this.window = 'none';
  };

  /** The new invitation, for who asked for one. */
  private showLink(): void {
    this.awaitsLink = false;
    if (this.shown.window === 'none' || this.shown.window === 'relink') this.window = 'invite';
  }

  private leaveSeat(): void {
    this.window = 'none';
    void this.ticket.ask((t) => t.leave());
  }

  override render(): TemplateResult {
    const { view, failure, table, past } = this.host.state;
    const lang = this.spoken;
    const naming = { lastName: this.settings.name ?? '', draft: this.draft.name };
    const known = view && view.phase !== 'opening' && !failure ? view : undefined;
    return html`<tv-room
      part="room"
      lang=${lang}
      .theme=${this.settings.theme ?? this.theme}
      .contrast=${this.settings.contrast ?? 'auto'}
      @tv-act=${this.onAct}
      @tv-propose=${this.onPropose}
      @tv-explain=${this.onExplain}
      @tv-rule=${this.onRule}
      @dragover=${this.desk.dragOver}
      @drop=${this.desk.drop}
    >
      ${renderBar(this.host.state, known, {
        lang,
        theme: this.settings.theme ?? this.theme,
        contrast: this.settings.contrast ?? 'auto',
        sound: this.settings.sound !== 'off',
        five: this.settings.keys === 'five',
        unread: this.talk.unread,
        inviting: this.invitation !== '',
        words: (refusal) => this.ticket.wordsOf(refusal).advice,
      })}
      ${
        known?.past
          ? renderReplay(this.host.state, this.steps, known.past.position, lang)
          : known
            ? renderStrips(toldView(known, lang), {
                lang,
                read: this.read,
                late: this.late.names,
                canSit: canSit(known),
                words: this.host.state.words,
                dismiss: (key) => (this.read = new Set([...this.read, key])),
                sit: () => (this.window = 'sit'),
              })
            : html`<div></div>`
      }
      <div class="main ${past ? 'past' : ''}">
        ${renderMain(this.host.state, {
          lang,
          wanted: this.invitation !== '' || this.table !== undefined || this.log !== undefined,
          inviting: this.invitation !== '' && !past,
          ...naming,
          toured: this.settings.toured ?? [],
        })}
      </div>
      ${known && !past && this.shown.window !== 'talk' ? html`<tv-bubbles class="bubbles" .lang=${lang} .log=${known.log} ?live=${known.connection.state === 'live'}></tv-bubbles>` : nothing}
      <div class="ticket">
        <tv-refusal .lang=${lang} .refusal=${this.ticket.words} @tv-close=${this.onCloseRefusal}></tv-refusal>
      </div>
      ${renderWindows(this.host.state, {
        ...this.shown,
        open: this.shown.window,
        lang,
        // The table may have moved on to another link since.
        invitation: table?.company.link || withoutPairing(this.invitation),
        share: this.share,
        refused: this.ticket.words?.advice ?? '',
        words: (refusal) => this.ticket.wordsOf(refusal).advice,
        ...naming,
        trouble: this.desk.trouble,
        close: this.closeWindow,
        leave: () => this.leaveSeat(),
      })}
      ${renderFiveKeys(this.settings, lang)}
    </tv-room>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tavolata-table': TavolataTable;
  }
}
