import { LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../elements/define.ts';
import { base, buttons } from '../elements/base.ts';
import type { BoxDone, BoxWishes } from '../elements/board-boxes.ts';
import type { ExplainEvent, Lang, ProposeEvent } from '../elements/board.ts';
import type { RuleEvent } from '../elements/tv-refusal.ts';
import type { PointEvent } from '../elements/pointing.ts';
import type { Table } from '../kernel/view/table-view.ts';
import type { Act, ActEvent } from './acts.ts';
import { BoardPlace } from './board-place.ts';
import { BoxDesk } from './boxes/box-desk.ts';
import { HomeEvent, MovedEvent, RefusedEvent, SettingsEvent } from './events.ts';
import { GamesPlayed } from './evening/games-played.ts';
import { Wish } from './evening/wish.ts';
import { TableHost } from './host.ts';
import { LateBrowsers } from './late-browsers.ts';
import { failureWords } from './failure-words.ts';
import { LateParts } from './late-parts.ts';
import { LogGames } from './log-games.ts';
import { LogDesk } from './log-desk.ts';
import { OpenWindow } from './open-window.ts';
import { Cover } from './sharing/cover.ts';
import { PageScheme } from './page-scheme.ts';
import { latePeople } from './people/late-people.ts';
import { Reach } from './reach.ts';
import { relayAddress } from './relay-address.ts';
import { Senses } from './senses.ts';
import { INVITATION_ATTRIBUTE, takeInvitation } from './secret-attribute.ts';
import { settingsAfter } from './settings-acts.ts';
import { readSettings, type Settings, spokenLang } from './settings.ts';
import { SitDraft } from './sit-draft.ts';
import { stillRead } from './strips.ts';
import { toldView } from './told-names.ts';
import { tableAct } from './table-acts.ts';
import { renderTable } from './table-face.ts';
import { VERSION } from './version.ts';
import { tableStyles } from './table-styles.ts';
import { Talk } from './talk/talk.ts';
import { Ticket } from './ticket.ts';
import { Tidings } from './tidings.ts';

/**
 * A table: bar, lobby, the game's board, refusals, invitation. It fills the height of its place and suits its own width. Two of them
 * may stand on one page. The invitation is a property: as an attribute anybody who reads the page could read it, so it is taken from there at
 * once, with a warning.
 *
 * @event tv-ready - the table can be used: its lobby or its board is drawn
 * @event tv-failed - there is no table (`code`, with words in `failureWords`)
 * @event tv-connection - the line to the relay has changed (`state`)
 * @event tv-opened - the table's game, name and people are known, or have changed (`game`, `name`, `people`)
 * @event tv-moved - the table has another link from now on (`invitation`)
 * @event tv-joined - somebody has sat down (`seat`, `name`, `me`)
 * @event tv-left - somebody has left a seat for good (`seat`, `name`, `me`)
 * @event tv-started - a game has begun (`number`, `game`)
 * @event tv-turn - the game waits for other people than before (`seats`, `me`)
 * @event tv-refused - what the person wanted isn't possible (`code`, `rule`)
 * @event tv-over - a game has ended (`number`, `outcome`)
 * @event tv-home - the person tapped the sign and wants to leave the page; only where `home` is set
 * @event tv-heard - words of an invitation were typed where the link was of no use, and were right: that table opens (`invitation`)
 * @event tv-settings - light, contrast or language were chosen (`settings`)
 * @event tv-laid - a box lies on a free table (`box`, `pieces`, `seat`)
 * @event tv-pressed - somebody pressed a button that lies there (`button`, `seat`)
 * @event tv-score - somebody wrote points there (`seat`, `points`)
 * @event tv-edited - somebody changed pieces there, or the box (`seat`)
 * @slot - shown while the table opens, instead of a sentence
 * @slot empty - shown where there is neither an invitation nor a table
 * @csspart room - everything, under the theme
 * @csspart cloth - of a free table: what is played on
 * @csspart tool - of a free table: each tool beside it
 * @csspart hand - of a free table: the own hand
 * @csspart piece - of a free table: each piece
 * @cssproperty --tv-font-text - and every other of the table in docs/embedding.md, set on `::part(room)`
 */
@customElement('tavolata-table')
export class TavolataTable extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, tableStyles];
  /** Of the files that this element came from. */
  static readonly version: string = VERSION;

  private readonly host = new TableHost(() => this.onChange());
  private readonly board: BoardPlace = new BoardPlace(
    () => this.share,
    ({ history }) => (history ? this.played.list(history) : []),
    (game) => this.wish.at(game)?.id,
  );
  private readonly window = new OpenWindow(() => this.requestUpdate());
  private readonly parts = new LateParts({
    changed: () => this.requestUpdate(),
    failed: (error) => {
      console.error(error);
      this.window.close();
      this.ticket.show({ code: 'page/part', rule: '', advice: failureWords('page/part', this.spoken).say });
    },
  });
  private readonly draft = new SitDraft();
  private readonly late = new LateBrowsers(() => this.requestUpdate());
  private readonly reach = new Reach(() => this.requestUpdate());
  private readonly senses: Senses = new Senses({
    settings: () => this.settings,
    view: () => this.host.state.view,
    changed: () => this.requestUpdate(),
    pointed: () => this.board.point(this.senses.pointing.pointed),
  });
  private readonly cover: Cover = new Cover({
    table: this,
    view: () => this.host.state.view,
    changed: () => this.requestUpdate(),
  });
  private readonly scheme = new PageScheme(this, () => this.requestUpdate());
  private readonly played = new GamesPlayed();
  private readonly wish = new Wish();
  private readonly logGames = new LogGames(
    () => this.requestUpdate(),
    (game, words, lang) => this.host.faces.dress(game, words, lang),
  );
  private readonly talk = new Talk();
  private readonly tidings = new Tidings((event) => {
    this.senses.cues.tell(event);
    if (event instanceof MovedEvent) this.window.linkMoved();
    this.dispatchEvent(event);
  });
  private readonly desk: LogDesk = new LogDesk({
    host: this.host,
    lang: () => this.spoken,
    opened: (done) => {
      if (done) this.window.close();
      else if (this.host.state.table) this.window.open('log');
    },
    changed: () => this.requestUpdate(),
  });
  private readonly ticket: Ticket = new Ticket({
    state: () => this.host.state,
    lang: () => this.spoken,
    refused: ({ code, rule }) => this.dispatchEvent(new RefusedEvent(code, rule)),
    changed: () => this.requestUpdate(),
  });

  private readonly boxes: BoxDesk = new BoxDesk({
    board: () => this.board.element,
    said: () => ({
      box: this.setup,
      integrity: this.integrity,
      policy: this.policy || undefined,
      edit: this.edit || undefined,
      tools: this.tools,
    }),
    relay: () => relayAddress(this.relay),
    lang: () => this.spoken,
    refused: (code, advice) => this.ticket.show({ code, rule: '', advice }),
    changed: () => this.requestUpdate(),
  });

  @state() private settings: Settings = {};
  @state() private read: ReadonlySet<string> = new Set();

  /** The link's last part. Set it to open that table, as a property. */
  @property({ attribute: false }) invitation = '';
  /** A table that is open already, instead of an invitation; whoever opened it closes it. */
  @property({ attribute: false }) table: Table | undefined;
  /** A saved log to show instead of a table. */
  @property({ attribute: false }) log: Blob | undefined;
  /** Address of the relay; `/sync` where the script came from if not set. */
  @property() relay = '';
  /** Address of the page that opens invitation links; without it the bare code is shown. */
  @property() share = '';
  /** `it` or `en`; the page's or the reader's own if not set. What the person chooses in the menu wins. */
  @property() override lang = '';
  /** Of a free table that is made here: address of the box that is laid on it, or 'builtin:' and a name. Whoever joins fetches nothing. */
  @property() setup = '';
  /** 'sha256-…' of what is at that address. */
  @property() integrity = '';
  /** How strict a free table is; as its box says if not set. */
  @property() policy: BoxWishes['policy'] | '' = '';
  /** Who may change what lies on a free table: `host`, `all` or `nobody`; as its box says if not set. */
  @property() edit: BoxWishes['edit'] | '' = '';
  /** `none`: a free table without the tools beside its cloth. */
  @property() tools = '';
  /** `auto`: as the page's `color-scheme` says, or the reader's system where it says neither. What the person chooses in the menu wins. */
  @property() theme: 'auto' | 'light' | 'dark' = 'auto';
  /** The sign in the bar is a button that tells `tv-home`. */
  @property({ type: Boolean }) home = false;
  /** How the page calls its reader: what the form for a seat begins with, until the person has chosen a name of their own. */
  @property() name = '';
  /** People are shown this page who see nothing else of the table, as on a shared screen: what only its reader may see begins covered. */
  @property({ type: Boolean }) shared = false;
  /** Which of `cover games invite log people rules talk undo` the bar and its menu offer, with spaces between; all if not set. */
  @property() features: string | undefined;

  /** Id of the game that is on the table, as in `dishes`; undefined until it is known. */
  get game(): string | undefined {
    return this.host.state.game?.id;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, INVITATION_ATTRIBUTE];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name !== INVITATION_ATTRIBUTE) return super.attributeChangedCallback(name, old, value);
    const written = takeInvitation(this);
    // A property that is set already knows better.
    if (written && !this.invitation) this.invitation = written;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.settings = readSettings();
    this.cover.begin();
    this.scheme.begin();
    this.senses.attach(this);
    if (this.hasUpdated) this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.late.stop();
    this.reach.stop();
    this.cover.stop();
    this.scheme.stop();
    this.senses.stop();
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
    this.cover.guard(this.shared);
    if (view) this.read = stillRead(this.read, view);
    if (this.window.shown.window === 'talk') this.talk.read();
  }

  protected override updated(): void {
    const place = this.renderRoot.querySelector('.board');
    this.board.feed(place, this.host.state, this.spoken, (refusal) => this.ticket.wordsOf(refusal));
    this.board.point(this.senses.pointing.pointed);
    this.boxes.look(this.host.state);
    const { view } = this.host.state;
    if (view?.phase === 'playing' || (view && view.me.seat !== null)) this.parts.prepare();
    if (this.window.shown.window === 'rules') this.host.bring();
  }

  /** Windows and strips that are being fetched are waited for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const people = this.isKnown ? latePeople.settled : undefined;
    if (!this.parts.settled && !people) return done;
    await this.parts.settled;
    await people;
    return super.getUpdateComplete();
  }

  /**
   * Lays a box on the free table that is open here, in place of what lies there.
   * @param box a file (`docs/boxes.md`), what it holds, or 'builtin:' and the name of one that ships
   * @returns with what to do instead where it isn't possible
   */
  lay(box: Blob | object | string): Promise<BoxDone> {
    return this.boxes.lay(box);
  }

  /** What lies on the free table as a file: as it is now, or as it was laid. Undefined where nothing does. Nobody's hand is told by it. */
  exportBox({ asLaid = false }: { readonly asLaid?: boolean } = {}): Promise<Blob | undefined> {
    return this.boxes.exportBox(asLaid);
  }

  /**
   * Another deck on the free table, in the middle of what is seen.
   * @param csv a line of headings (`name`, `count`, `front`, `back`), then a card a line
   * @param images pictures that it names
   */
  addDeck(csv: Blob | string, images: readonly File[] = []): Promise<BoxDone> {
    return this.boxes.addDeck(csv, images);
  }

  /**
   * Shuts the door: newcomers ask for a seat from now on, and the host says yes or no; `false` opens it. Only the host's page may.
   * @returns the code of the refusal, if it isn't possible
   */
  async lock(on = true): Promise<string | undefined> {
    const { table } = this.host.state;
    return table ? (await table.turnDoor(!on))?.code : 'table/watching';
  }

  /** There is a table to show, and people at it. */
  private get isKnown(): boolean {
    const { view } = this.host.state;
    return view !== undefined && view.phase !== 'opening';
  }

  private get spoken(): Lang {
    return spokenLang(this.settings, this.lang);
  }

  private begin(): void {
    this.tidings.begin();
    this.talk.begin();
    this.boxes.begin();
    this.senses.begin();
    this.logGames.forget();
    this.draft.begin();
    this.reach.stop();
    this.ticket.show(undefined);
    this.window.begin();
    if (this.table) this.host.show(this.table);
    else if (this.invitation) void this.host.open(this.invitation, relayAddress(this.relay));
    else if (this.log) void this.host.openLog(this.log);
    else this.host.leave();
  }

  private onChange(): void {
    const { table, view, past } = this.host.state;
    this.requestUpdate();
    this.senses.look(this.host.state);
    if (view) this.reach.look(view);
    this.tidings.look(this.host.state, this.invitation);
    if (!table || !view || past) return;
    this.wish.look(view);
    if (this.talk.look(view.log, view.me.seat, this.window.shown.window === 'talk', view.connection.state === 'live'))
      this.senses.cues.play('said');
    this.ticket.look(table);
    this.late.look(toldView(view, this.spoken));
    if (this.draft.isCutOff(view, this.renderRoot?.querySelector('tv-lobby')?.isWriting ?? false))
      this.window.open('sit');
  }

  private readonly onAct = (event: ActEvent): void => {
    const { what } = event;
    event.stopPropagation();
    if (this.senses.act(what)) return;
    if (what.act === 'change-game') {
      this.wish.make(what.game, what.box);
      // That game is on the table already.
      if (what.box && what.game === this.host.state.game?.id) return this.window.close();
    }
    const asked = tableAct(what);
    this.settings = settingsAfter(what, this.host.state.game?.id ?? '') ?? this.settings;
    if (asked) {
      this.window.asked(what);
      void this.ticket.ask(asked).then((done) => this.onAsked(what, done));
    } else if (this.window.openBy(what)) {
      this.ticket.show(undefined);
      if (what.act === 'log') this.desk.forget();
    } else {
      this.onOwnAct(what);
    }
  };

  private onAsked(what: Act, done: boolean): void {
    if (done && what.act === 'sit') {
      this.draft.name = undefined;
      void this.senses.awake.keep();
    }
    this.window.after(what, done);
  }

  /** What the shell does by itself. */
  private onOwnAct(what: Act): void {
    switch (what.act) {
      case 'cover':
        this.cover.put(true);
        break;
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

  private readonly onPropose = (event: ProposeEvent): void => {
    event.stopPropagation();
    void this.ticket.propose(event.move, event.args);
  };

  private readonly onPoint = (event: PointEvent): void => {
    event.stopPropagation();
    if (!this.host.state.past) this.senses.pointing.point(event.thing, event.card);
  };

  private readonly onChangeGame = (event: Event): void => {
    event.stopPropagation();
    this.window.open('evening');
  };

  private readonly onExplain = (event: ExplainEvent): void => {
    event.stopPropagation();
    this.ticket.show(event.refusal);
  };

  private readonly onRule = (event: RuleEvent): void => {
    event.stopPropagation();
    this.window.openRule(event.rule);
  };

  private look(position: number | undefined): void {
    const began = this.host.state.past === undefined;
    this.host.look(position);
    this.window.close();
    this.ticket.show(undefined);
    // The bar comes with the first look, and takes the focus from the line that was chosen; it goes with the last one.
    if (position === undefined) void this.updateComplete.then(() => this.board.focus());
    else if (began) void this.updateComplete.then(() => this.renderRoot.querySelector('tv-replay')?.focus());
  }

  private readonly onCloseRefusal = (): void => {
    this.ticket.show(undefined);
    this.host.state.table?.dismiss();
    this.board.focus();
  };

  private leaveSeat(): void {
    this.window.close();
    void this.ticket.ask((t) => t.leave());
  }

  override render(): TemplateResult {
    return renderTable({
      host: this.host.state,
      lang: this.spoken,
      theme: this.settings.theme ?? this.theme,
      scheme: this.scheme.value,
      home: this.home,
      features: this.features === undefined ? undefined : new Set(this.features.split(/\s+/u)),
      name: this.name,
      settings: this.settings,
      invitation: this.invitation,
      isWanted: this.invitation !== '' || this.table !== undefined || this.log !== undefined,
      share: this.share,
      relay: relayAddress(this.relay),
      unreached: this.reach.isLost,
      wish: this.wish.at(this.host.state.game?.id),
      shown: this.window.shown,
      read: this.read,
      late: this.late.names,
      people: this.isKnown ? latePeople.of(this) : undefined,
      nudge: this.senses.nudging.note,
      absence: this.senses.absence,
      unread: this.talk.unread,
      docked: this.senses.docking.wide,
      covered: this.cover.on,
      draft: this.draft.name,
      ticket: this.ticket,
      desk: this.desk,
      parts: this.parts,
      played: () => (this.host.state.history ? this.played.list(this.host.state.history) : []),
      asking: this.boxes.view(this.spoken),
      tongue: () => this.logGames.of(this.host.state.history, this.spoken),
      hears: {
        act: this.onAct,
        propose: this.onPropose,
        explain: this.onExplain,
        point: this.onPoint,
        changeGame: this.onChangeGame,
        rule: this.onRule,
        closeRefusal: this.onCloseRefusal,
        closeWindow: () => this.window.close(),
        uncover: () => this.cover.put(false),
        dismiss: (key) => (this.read = new Set([...this.read, key])),
        sit: () => this.window.open('sit'),
        leave: () => this.leaveSeat(),
        heard: ({ invitation }) => (this.invitation = invitation),
      },
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tavolata-table': TavolataTable;
  }
}
