/** What a person does on a table's face, and which part of its shell each act goes to. */
import type { ExplainEvent, ProposeEvent } from '../../elements/frame/board.ts';
import type { PointEvent } from '../../elements/frame/pointing.ts';
import type { RuleEvent } from '../../elements/tv-refusal.ts';
import type { Act, ActEvent } from './acts.ts';
import { HomeEvent, SettingsEvent } from '../events.ts';
import type { HeardEvent } from '../spoken/heard-event.ts';
import { settingsAfter } from './settings-acts.ts';
import type { Shell } from './shell.ts';
import { tableAct } from './table-acts.ts';
import type { ScreenHandlers } from './table-screen.ts';

export class ShellActs implements ScreenHandlers {
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  readonly act = (event: ActEvent): void => {
    const { what } = event;
    const { senses, wish, loader, window, ticket, files } = this.#shell;
    event.stopPropagation();
    if (senses.act(what)) return;
    const game = loader.state.game?.id;
    if (what.act === 'change-game') {
      wish.make(what.game, what.box);
      // That game is on the table already.
      if (what.box && what.game === game) return window.close();
    }
    const asked = tableAct(what);
    const settings = settingsAfter(what, game ?? '');
    if (settings) this.#shell.settings = settings;
    if (asked) {
      window.asked(what);
      event.done = ticket.ask(asked, undefined, event.now);
      void event.done.then((done) => this.#onAsked(what, done));
    } else if (window.openBy(what)) {
      ticket.show(undefined);
      if (what.act === 'log') files.forget();
    } else {
      this.#onOwnAct(what);
    }
  };

  #onAsked(what: Act, done: boolean): void {
    const { draft, element, senses, window } = this.#shell;
    if (done && what.act === 'sit') {
      draft.name = undefined;
      void senses.awake.keep().then(() => element.requestUpdate());
    }
    window.after(what, done);
  }

  /** What the shell does by itself. */
  #onOwnAct(what: Act): void {
    const { element, cover, files, draft, settings } = this.#shell;
    switch (what.act) {
      case 'cover':
        cover.put(true);
        break;
      case 'part-missing':
        this.#shell.missed();
        break;
      case 'look':
        this.#look(what.position);
        break;
      case 'save-log':
        void files.save();
        break;
      case 'open-log':
        void files.open(what.file);
        break;
      case 'settings':
        element.dispatchEvent(new SettingsEvent(settings));
        break;
      case 'write':
        draft.name = what.name;
        break;
      case 'home':
        element.dispatchEvent(new HomeEvent());
        break;
    }
  }

  #look(position: number | undefined): void {
    const { element, loader, window, ticket, board } = this.#shell;
    const began = loader.state.past === undefined;
    loader.look(position);
    window.close();
    ticket.show(undefined);
    // The bar comes with the first look, and takes the focus from the line that was chosen; it goes with the last one.
    if (position === undefined) void element.updateComplete.then(() => board.focus());
    else if (began) void element.updateComplete.then(() => element.renderRoot?.querySelector('tv-replay')?.focus());
  }

  readonly propose = (event: ProposeEvent): void => {
    event.stopPropagation();
    void this.#shell.ticket.propose(event.move, event.args);
  };

  readonly point = (event: PointEvent): void => {
    const { loader, senses } = this.#shell;
    event.stopPropagation();
    if (!loader.state.past) senses.pointing.point(event.thing, event.card);
  };

  readonly changeGame = (event: Event): void => {
    event.stopPropagation();
    this.#shell.window.open('evening');
  };

  readonly explain = (event: ExplainEvent): void => {
    event.stopPropagation();
    this.#shell.ticket.show(event.refusal);
  };

  readonly rule = (event: RuleEvent): void => {
    event.stopPropagation();
    this.#shell.window.openRule(event.rule);
  };

  readonly closeRefusal = (): void => {
    const { ticket, board } = this.#shell;
    ticket.close();
    board.focus();
  };

  readonly closeWindow = (): void => this.#shell.window.close();

  readonly uncover = (): void => this.#shell.cover.put(false);

  readonly dismiss = (key: string): void => this.#shell.dismiss(key);

  readonly sit = (): void => this.#shell.window.open('sit');

  readonly leave = (): void => {
    this.#shell.window.close();
    void this.#shell.ticket.ask((table) => table.leave());
  };

  readonly heard = ({ invitation }: HeardEvent): void => {
    this.#shell.element.invitation = invitation;
  };
}
