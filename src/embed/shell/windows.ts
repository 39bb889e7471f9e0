/** The windows of the shell: invitation, rules, log, leaving, sitting down during a game. One is open at a time. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import type { Loaded } from '../table-loader.ts';
import { type PeopleWindow, renderPeopleWindows } from '../people/people-windows.ts';
import type { LogTongue } from '../log/log-games.ts';
import { deviceWindowWords } from '../people/device-window-words.ts';
import { renderSharingWindow } from '../sharing/sharing-window.ts';
import { shortWords } from '../words/short-words.ts';
import { leaveWords } from '../words/leave-words.ts';
import { shellWords } from '../words/shell-words.ts';
import '../evening/tv-evening.ts';
import { mayChange } from '../evening/may-change.ts';
import type { GamePlayed } from '../evening/games-played.ts';
import '../tv-invite.ts';
import '../log/tv-log.ts';
import '../rules/tv-rules.ts';
import '../talk/tv-talk.ts';
import '../lobby/tv-sit.ts';
import '../tour/tv-tour-door.ts';
import { renderUndoWindow } from '../undo/undo-view.ts';
import { othersOf } from '../lobby/seating.ts';

/** A window over the table, by name; `none` where none is open. */
export type Window =
  | 'none'
  | 'invite'
  | 'rules'
  | 'log'
  | 'leave'
  | 'sit'
  | 'talk'
  | 'undo'
  | 'tour'
  | 'evening'
  | 'sharing'
  | PeopleWindow;

/** What the windows are drawn from, besides the host. */
export interface WindowsOptions {
  readonly open: Window;
  readonly lang: Lang;
  readonly invitation: string;
  readonly share: string;
  /** The relay's base URL. */
  readonly relay: string;
  /** The rule to show first. */
  readonly rule: string;
  /** The seat that a window is about. */
  readonly about: number | undefined;
  /** When this page missed who sits there, if it did. */
  readonly since: Date | undefined;
  /** The place in the log that a window is about. */
  readonly place: number | undefined;
  /** Why the last act was refused, in words. */
  readonly refused: string;
  readonly words: (refusal: Refusal) => string;
  readonly lastName: string;
  /** The name that the person has begun to write. */
  readonly draft: string | undefined;
  /** Why a saved log wasn't opened, or how far saving is: a code. */
  readonly trouble: string;
  /** Games of the evening, oldest first. */
  readonly played: () => readonly GamePlayed[];
  readonly tongue: () => LogTongue | undefined;
  /** There is room for log and talk beside the board. */
  readonly docked: boolean;
  readonly close: () => void;
  readonly leave: () => void;
}

const NONE: readonly GamePlayed[] = [];

/** All windows; one of them is open at most. */
export function renderWindows(loaded: Loaded, options: WindowsOptions): TemplateResult {
  const { table, view, words } = loaded;
  const { open, lang, close, place: position, refused } = options;
  return html`${renderInvite(view, options)} ${renderRules(loaded, options)} ${renderEvening(loaded, options)}
    <tv-tour-door
      .open=${open === 'tour'}
      .lang=${lang}
      .game=${loaded.game?.id ?? ''}
      @tv-close=${close}
    ></tv-tour-door>
    ${renderLog(loaded, options)} ${renderTalk(view, options)} ${renderLeave(view, options)} ${renderSit(view, options)}
    ${renderUndoWindow(table, view, words, { open: open === 'undo', lang, position, refused, close })}
    ${renderPeopleWindows(loaded, options)} ${renderSharingWindow(open === 'sharing', options)}`;
}

/** Where this person sits, who sees the table as it is now. */
const seatOf = (view: TableView | undefined): Seat | null =>
  view && !view.me.watcher && !view.past ? view.me.seat : null;

function renderInvite(view: TableView | undefined, options: WindowsOptions): TemplateResult {
  return html`<tv-invite
    .open=${options.open === 'invite'}
    .lang=${options.lang}
    .invitation=${options.invitation}
    .share=${options.share}
    .relay=${options.relay}
    .openTable=${view?.settings.open ?? true}
    .table=${view?.settings.name ?? ''}
    @tv-close=${options.close}
  ></tv-invite>`;
}

function renderRules({ game, words, book, view }: Loaded, { open, lang, rule, close }: WindowsOptions): TemplateResult {
  return html`<tv-rules
    .open=${open === 'rules'}
    .lang=${lang}
    .game=${game?.name[lang] ?? ''}
    .rules=${words?.rules ?? {}}
    .book=${book}
    .view=${view?.play?.view}
    .rule=${rule}
    .toured=${game?.tour !== undefined}
    @tv-close=${close}
  ></tv-rules>`;
}

function renderEvening({ game, view }: Loaded, options: WindowsOptions): TemplateResult {
  const isOpen = options.open === 'evening';
  return html`<tv-evening
    .open=${isOpen}
    .lang=${options.lang}
    .game=${game?.id ?? ''}
    .people=${view?.seats.filter(({ state }) => state === 'seated').map(({ name }) => name) ?? []}
    .begun=${view?.phase === 'playing'}
    .played=${isOpen ? options.played() : NONE}
    .running=${view?.phase === 'playing' && !view.play?.outcome}
    .proposing=${view !== undefined && mayChange(view)}
    .trouble=${options.refused}
    @tv-close=${options.close}
  ></tv-evening>`;
}

function renderLog({ view, words, history }: Loaded, options: WindowsOptions): TemplateResult {
  const isOpen = options.open === 'log';
  return html`<tv-log
    .open=${isOpen}
    ?docked=${options.docked}
    .lang=${options.lang}
    .log=${history?.log ?? []}
    .words=${words}
    .tongue=${isOpen ? options.tongue() : undefined}
    .past=${view?.past?.position}
    .trouble=${options.trouble}
    .undoing=${view?.phase === 'playing' && seatOf(view) !== null}
    @tv-close=${options.close}
  ></tv-log>`;
}

function renderTalk(view: TableView | undefined, options: WindowsOptions): TemplateResult {
  return html`<tv-talk
    .open=${options.open === 'talk'}
    ?docked=${options.docked}
    .lang=${options.lang}
    .log=${view?.log ?? []}
    .seat=${seatOf(view)}
    .waiting=${view?.connection.waiting ?? 0}
    .trouble=${options.docked ? '' : options.refused}
    @tv-close=${options.close}
  ></tv-talk>`;
}

/** What doesn't hold the hand goes alone: the seat stays with the device that does. */
function renderLeave(view: TableView | undefined, { open, lang, close, leave }: WindowsOptions): TemplateResult {
  const say = leaveWords(lang);
  const screen = deviceWindowWords(lang);
  const isScreen = view?.devices.role === 'table';
  const [ask, told, yes] = isScreen
    ? [screen.screenAsk, screen.screenSay, shortWords(lang).screenLeave]
    : [say.leaveAsk, say.leaveSay, say.leaveYes];
  return html`<tv-dialog .open=${open === 'leave'} .lang=${lang} .heading=${ask} @tv-close=${close}>
    <p>${told}</p>
    <button slot="acts" class="btn" autofocus @click=${close}>${say.stay}</button>
    <button slot="acts" class="btn go" @click=${leave}>${yes}</button>
  </tv-dialog>`;
}

/** For whoever came while the game was on. */
function renderSit(view: TableView | undefined, options: WindowsOptions): TemplateResult {
  const { lang } = options;
  const say = shellWords(lang);
  const isOpen = options.open === 'sit';
  return html`<tv-dialog .open=${isOpen} .lang=${lang} .heading=${say.sitTitle} @tv-close=${options.close}>
    ${
      isOpen
        ? html`<tv-sit
              autofocus
              .lang=${lang}
              .name=${options.lastName}
              .draft=${options.draft}
              .others=${othersOf(view)}
              .label=${view?.settings.open ? say.sit : say.ask}
            ></tv-sit>
            <p role="alert">${options.refused}</p>`
        : nothing
    }
  </tv-dialog>`;
}
