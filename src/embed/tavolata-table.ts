import { LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../elements/loading/define.ts';
import { base, buttons } from '../elements/look/base.ts';
import { missing } from '../elements/loading/missing.ts';
import type { BoxDone, BoxWishes } from '../elements/frame/board-boxes.ts';
import type { Table } from '../kernel/view/table-view.ts';
import { latePeople, type People } from './people/late-people.ts';
import { askedRelay } from './relay-address.ts';
import { INVITATION_ATTRIBUTE, takeInvitation } from './secret-attribute.ts';
import { ShellActs } from './shell/shell-acts.ts';
import { Shell } from './shell/shell.ts';
import { renderTable } from './shell/table-screen.ts';
import { VERSION } from './version.ts';
import { tableStyles } from './shell/table-styles.ts';

/**
 * A table: bar, lobby, the game's board, refusals, invitation. It fills the height of its place and suits its own width. Two of them may
 * stand on one page. The invitation is a property. As an attribute anybody who reads the page could read it, so it is taken from there at
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
 * @csspart hand - of a free table: one's own hand
 * @csspart piece - of a free table: each piece
 * @cssproperty --tv-font-text - and every other of the table in docs/embedding.md, set on `::part(room)`
 */
@customElement('tavolata-table')
export class TavolataTable extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, tableStyles];
  /** The version of the files that this element came from. */
  static readonly version: string = VERSION;

  /** The one field besides decorated ones that isn't `#`: tests and benches look in from outside. */
  private readonly shell: Shell = new Shell(this);
  readonly #acts: ShellActs = new ShellActs(this.shell);
  #focusKept: object | undefined;

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
  /** Of a free table that is made here: address of the box that is laid on it, or 'builtin:' and a name. People who join fetch nothing. */
  @property() setup = '';
  /** 'sha256-…' of what is at that address. */
  @property() integrity = '';
  /** How strict a free table is; as its box says if not set. */
  @property() policy: BoxWishes['policy'] | '' = '';
  /** People who may change what lies on a free table: `host`, `all` or `nobody`; as its box says if not set. */
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
  /** Which of `cover games invite log people rules talk undo` bar, menu and lobby offer, with spaces between; all if not set. */
  @property() features: string | undefined;

  /** Id of the game that is on the table, as in `games`; undefined until it is known. */
  get game(): string | undefined {
    return this.shell.loader.state.game?.id;
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
    this.shell.attach();
    if (this.hasUpdated) this.shell.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.shell.detach();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Nobody would close what opens where there is no page: a removed element begins when it comes back.
    if (
      this.isConnected &&
      (changed.has('table') ||
        (changed.has('invitation') && !this.shell.tidings.leadsTo(this.invitation)) ||
        changed.has('log') ||
        (changed.has('relay') && !this.table))
    )
      this.shell.begin();
    this.shell.prepare(this.shared);
  }

  protected override updated(): void {
    this.shell.drawn(this.renderRoot);
    if (!this.#focusKept) this.#focusKept = this.#people?.keepFocus(this);
  }

  /** Windows and strips that are being fetched are waited for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const { parts } = this.shell;
    const people = this.#isKnown ? latePeople.settled : undefined;
    if (!parts.settled && !people) return done;
    await parts.settled;
    await people;
    return super.getUpdateComplete();
  }

  /**
   * Lays a box on the free table that is open here, in place of what lies there.
   * @param box a file (`docs/boxes.md`), what it holds, or 'builtin:' and the name of one that ships
   * @returns with what to do instead where it isn't possible
   */
  lay(box: Blob | object | string): Promise<BoxDone> {
    return this.shell.boxes.lay(box);
  }

  /** What lies on the free table as a file: as it is now, or as it was laid. Undefined where nothing does. Nobody's hand is told by it. */
  exportBox({ asLaid = false }: { readonly asLaid?: boolean } = {}): Promise<Blob | undefined> {
    return this.shell.boxes.exportBox(asLaid);
  }

  /**
   * Another deck on the free table, in the middle of what is seen.
   * @param csv a line of headings (`name`, `count`, `front`, `back`), then a card a line
   * @param images pictures that it names
   */
  addDeck(csv: Blob | string, images: readonly File[] = []): Promise<BoxDone> {
    return this.shell.boxes.addDeck(csv, images);
  }

  /**
   * Shuts the door: newcomers ask for a seat from now on, and the host says yes or no; `false` opens it. Only the host's page may.
   * @returns the code of the refusal, if it isn't possible
   */
  async lock(on = true): Promise<string | undefined> {
    const { table } = this.shell.loader.state;
    return table ? (await table.turnDoor(!on))?.code : 'table/watching';
  }

  /** There is a table to show, and people at it. */
  get #isKnown(): boolean {
    const { view } = this.shell.loader.state;
    return view !== undefined && view.phase !== 'opening';
  }

  get #people(): People | undefined {
    return this.#isKnown ? latePeople.of(this) : undefined;
  }

  override render(): TemplateResult {
    const { loader, lang, settings, senses, ticket, files, parts } = this.shell;
    return renderTable({
      loaded: loader.state,
      lang,
      theme: settings.theme ?? this.theme,
      scheme: this.shell.scheme.value,
      home: this.home,
      features: this.features === undefined ? undefined : new Set(this.features.split(/\s+/u)),
      name: this.name,
      settings,
      invitation: this.invitation,
      isWanted: this.invitation !== '' || this.table !== undefined || this.log !== undefined,
      share: this.share,
      relay: askedRelay(this.relay) ?? '',
      unreached: this.shell.reach.isLost || missing().any > 0,
      bare: this.shell.reach.isBare,
      isLog: this.log !== undefined,
      missing: missing().wanted > 0,
      wish: this.shell.wish.at(loader.state.game?.id),
      shown: this.shell.window.shown,
      read: this.shell.read,
      late: this.shell.late.names,
      people: this.#people,
      nudge: senses.nudging.note,
      absence: senses.absence,
      unread: this.shell.talk.unread,
      docked: senses.docking.wide,
      covered: this.shell.cover.on,
      draft: this.shell.draft.name,
      ticket,
      files,
      parts,
      played: () => this.shell.played(),
      asking: this.shell.boxes.view(lang),
      tongue: () => this.shell.logGames.of(loader.state.history, lang),
      hears: this.#acts,
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tavolata-table': TavolataTable;
  }
}
