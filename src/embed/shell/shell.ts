/**
 * The parts that a table's element is made of, each made once: they begin, stop and look at the table together. What a person does with them
 * is `shell-acts.ts`'s, what is drawn from them `table-screen.ts`'s.
 */
import type { BoxWishes } from '../../elements/frame/board-boxes.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { tellMeanwhile } from '../../elements/meanwhile.ts';
import { readByTap } from '../../elements/reading.ts';
import { watchMissing } from '../../elements/loading/missing.ts';
import type { Table } from '../../kernel/view/table-view.ts';
import { BoardPlace } from '../board-place.ts';
import { PageBoxes } from '../boxes/page-boxes.ts';
import { MovedEvent, RefusedEvent } from '../events.ts';
import { type GamePlayed, GamesPlayed } from '../evening/games-played.ts';
import { Wish } from '../evening/wish.ts';
import { failureWords } from '../words/failure-words.ts';
import { TableLoader } from '../table-loader.ts';
import { LateBrowsers } from './late-browsers.ts';
import { LateParts } from '../late-parts.ts';
import { LogFiles } from '../log/log-files.ts';
import { LogGames } from '../log/log-games.ts';
import { OpenWindow } from './open-window.ts';
import { PageScheme } from '../page-scheme.ts';
import { Reach } from '../reach.ts';
import { askedRelay } from '../relay-address.ts';
import { Senses } from '../senses.ts';
import { readSettings, type Settings, spokenLang } from '../settings.ts';
import { Cover } from '../sharing/cover.ts';
import { SitDraft } from '../lobby/sit-draft.ts';
import { shortWords } from '../words/short-words.ts';
import { stillRead } from './strips.ts';
import { Talk } from '../talk/talk.ts';
import { Ticket } from '../ticket.ts';
import { Tidings } from '../tidings.ts';
import { toldView } from './told-names.ts';

/** The element, as its parts see it: what the page around has set on it, and how it is drawn again. */
export interface ShellElement extends HTMLElement {
  invitation: string;
  readonly table: Table | undefined;
  readonly log: Blob | undefined;
  readonly relay: string;
  readonly share: string;
  readonly setup: string;
  readonly integrity: string;
  readonly policy: BoxWishes['policy'] | '';
  readonly edit: BoxWishes['edit'] | '';
  readonly tools: string;
  /** Undefined before it was drawn for the first time. */
  readonly renderRoot: HTMLElement | DocumentFragment | undefined;
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
}

/** All that stands behind the screen of one `<tavolata-table>`. */
export class Shell {
  readonly element: ShellElement;
  readonly loader: TableLoader = new TableLoader(() => this.#onChange());
  readonly board: BoardPlace;
  readonly window: OpenWindow;
  readonly parts: LateParts;
  readonly draft: SitDraft = new SitDraft();
  readonly late: LateBrowsers;
  readonly reach: Reach;
  readonly senses: Senses;
  readonly cover: Cover;
  readonly scheme: PageScheme;
  #unwatch = (): void => undefined;
  readonly wish: Wish = new Wish();
  readonly logGames: LogGames;
  readonly talk: Talk = new Talk();
  readonly tidings: Tidings;
  readonly files: LogFiles;
  readonly ticket: Ticket;
  readonly boxes: PageBoxes;
  readonly #games = new GamesPlayed();
  #chosen: Settings = {};
  /** Strips that the person has dismissed. */
  #dismissed: ReadonlySet<string> = new Set();

  constructor(element: ShellElement) {
    const changed = (): void => element.requestUpdate();
    const lang = (): Lang => this.lang;
    const view = (): TableLoader['state']['view'] => this.loader.state.view;
    this.element = element;
    this.window = new OpenWindow(changed);
    this.late = new LateBrowsers(changed);
    this.reach = new Reach(changed);
    this.scheme = new PageScheme(element, changed);
    this.cover = new Cover({ table: element, view, changed });
    this.board = new BoardPlace(
      () => element.share,
      () => this.played(),
      (game) => this.wish.at(game)?.id,
    );
    this.logGames = new LogGames(changed, (game, words, spoken) => this.loader.faces.dress(game, words, spoken));
    this.ticket = new Ticket({
      state: () => this.loader.state,
      lang,
      refused: ({ code, rule }) => element.dispatchEvent(new RefusedEvent(code, rule)),
      changed,
    });
    this.parts = new LateParts({
      changed,
      failed: (error) => {
        console.error(error);
        this.missed();
      },
    });
    this.senses = new Senses({
      settings: () => this.settings,
      view: () => this.loader.state.table?.view,
      changed,
      pointed: () => this.board.point(this.senses.pointing.pointed),
    });
    this.tidings = new Tidings((event) => {
      this.senses.cues.tell(event);
      if (event instanceof MovedEvent) this.window.linkMoved();
      element.dispatchEvent(event);
    });
    this.files = new LogFiles({
      loader: this.loader,
      opened: (done) => {
        if (done) this.window.close();
        else if (this.loader.state.table) this.window.open('log');
      },
      changed,
    });
    this.boxes = new PageBoxes({
      board: () => this.board.element,
      said: () => ({
        box: element.setup,
        integrity: element.integrity,
        policy: element.policy || undefined,
        edit: element.edit || undefined,
        tools: element.tools,
      }),
      // Where it is none, the page's own site is no stranger at least.
      relay: () => askedRelay(element.relay) ?? location.href,
      lang,
      refused: (code, advice) => this.ticket.show({ code, rule: '', advice }),
      changed,
    });
  }

  /** What the person has chosen in the menu, here or on another table of this device. */
  get settings(): Settings {
    return this.#chosen;
  }

  set settings(settings: Settings) {
    this.#chosen = settings;
    readByTap(settings.reading === 'tap');
    this.element.requestUpdate();
  }

  get lang(): Lang {
    return spokenLang(this.#chosen, this.element.lang);
  }

  get read(): ReadonlySet<string> {
    return this.#dismissed;
  }

  /** @param key of a strip that the person has read */
  dismiss(key: string): void {
    this.#dismissed = new Set([...this.#dismissed, key]);
    this.element.requestUpdate();
  }

  /** A part of the page that a person has asked for can't be had. */
  missed(): void {
    this.window.close();
    this.ticket.show({ code: 'page/part', rule: '', advice: failureWords('page/part', this.lang).say });
  }

  /** Games of the evening, oldest first. */
  played(): readonly GamePlayed[] {
    const { history } = this.loader.state;
    return history ? this.#games.list(history) : [];
  }

  /** The element is on a page. */
  attach(): void {
    this.settings = readSettings();
    this.cover.begin();
    this.scheme.begin();
    this.#unwatch = watchMissing(() => this.element.requestUpdate());
    this.senses.attach(this.element);
  }

  /** The element is taken away. */
  detach(): void {
    this.late.stop();
    this.reach.stop();
    this.cover.stop();
    this.scheme.stop();
    this.#unwatch();
    tellMeanwhile(this, []);
    this.senses.stop();
    this.loader.leave();
  }

  /** Another table, or log, is opened: what the page around says now. */
  begin(): void {
    const { table, invitation, log, relay } = this.element;
    this.tidings.begin();
    this.talk.begin();
    this.boxes.begin();
    this.senses.begin();
    this.logGames.forget();
    this.draft.begin();
    this.reach.stop();
    this.ticket.show(undefined);
    this.window.begin();
    if (table) this.loader.show(table);
    else if (invitation) void this.loader.open(invitation, askedRelay(relay));
    else if (log) void this.loader.openLog(log);
    else this.loader.leave();
  }

  /** The screen is about to be drawn. @param shared strangers see this page */
  prepare(shared: boolean): void {
    this.loader.speak(this.lang);
    const { view } = this.loader.state;
    this.cover.guard(shared);
    if (view) this.#dismissed = stillRead(this.#dismissed, view);
    if (this.window.shown.window === 'talk') this.talk.read();
  }

  /** The screen is drawn. */
  drawn(root: ParentNode): void {
    this.#tell(root);
    // Where no game is on there is none.
    this.board.feed(root.querySelector('.board'), this.loader.state, this.lang, (refusal) =>
      this.ticket.wordsOf(refusal),
    );
    this.board.point(this.senses.pointing.pointed);
    const { state } = this.loader;
    this.boxes.look(state);
    // What has come into the page by this is drawn itself first.
    queueMicrotask(() => state === this.loader.state && this.tidings.drawn(state));
    const { view } = state;
    if (view?.phase === 'playing' || (view && view.me.seat !== null)) this.parts.prepare();
    if (this.window.shown.window === 'rules') this.loader.bring();
  }

  /** What stands below a window, for whoever has one open: what holds for the whole game is no news. */
  #tell(root: ParentNode): void {
    const strips = [...root.querySelectorAll('.strip:not([slot]) :is(p, .asks)')].map(({ textContent }) => textContent);
    // The shell's own windows show a refusal themselves.
    if (this.window.shown.window === 'none') strips.push(this.ticket.words?.advice ?? '');
    if (this.#isTurn()) strips.push(shortWords(this.lang).yourTurn);
    tellMeanwhile(
      this,
      strips.map((line) => line.replaceAll(/\s+/gu, ' ').trim()).filter((line) => line !== ''),
    );
  }

  /** The game waits for this page's person, on the board that lies below. */
  #isTurn(): boolean {
    const { view, past } = this.loader.state;
    const { seat = null } = view?.me ?? {};
    return seat !== null && !past && !view?.play?.outcome && (view?.play?.awaits.includes(seat) ?? false);
  }

  /** The table, or the moment of it that is shown, has changed. */
  #onChange(): void {
    const { element, loader, window } = this;
    const { table, view, past } = loader.state;
    element.requestUpdate();
    this.senses.look(loader.state);
    if (view) this.reach.look(view);
    this.tidings.look(loader.state, element.invitation);
    if (!table || !view || past) return;
    this.wish.look(view);
    if (this.talk.look(view.log, view.me.seat, window.shown.window === 'talk', view.connection.state === 'live'))
      this.senses.cues.play('said');
    this.ticket.look(table);
    this.late.look(toldView(view, this.lang));
    if (this.draft.isCutOff(view, element.renderRoot?.querySelector('tv-lobby')?.isWriting ?? false))
      window.open('sit');
  }
}
