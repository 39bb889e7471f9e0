/** The windows of the shell: invitation, rules, log, leaving, sitting down during a game. One is open at a time. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../elements/board.ts';
import '../elements/tv-dialog.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';
import type { HostState } from './host.ts';
import { type PeopleWindow, renderPeopleWindows } from './people/people-windows.ts';
import { shellWords } from './shell-words.ts';
import './tv-invite.ts';
import './tv-log.ts';
import './tv-rules.ts';
import './talk/tv-talk.ts';
import './tv-sit.ts';
import './tour/tv-tour-door.ts';
import { renderUndoWindow } from './undo/undo-view.ts';
import { othersOf } from './seating.ts';

export type Window = 'none' | 'invite' | 'rules' | 'log' | 'leave' | 'sit' | 'talk' | 'undo' | 'tour' | PeopleWindow;

export interface WindowsOptions {
  readonly open: Window;
  readonly lang: Lang;
  readonly invitation: string;
  readonly share: string;
  /** The rule to show first. */
  readonly rule: string;
  /** The seat that a window is about. */
  readonly about: number | undefined;
  /** The place in the log that a window is about. */
  readonly place: number | undefined;
  /** Why the last act was refused, in words. */
  readonly refused: string;
  readonly words: (refusal: Refusal) => string;
  readonly lastName: string;
  /** The name that the person has begun to write. */
  readonly draft: string | undefined;
  /** Why a saved log wasn't opened, or saving failed. */
  readonly trouble: string;
  readonly close: () => void;
  readonly leave: () => void;
}

export function renderWindows(host: HostState, options: WindowsOptions): TemplateResult {
  const { view, game, words, book, history } = host;
  const { open, lang, close } = options;
  const say = shellWords(lang);
  return html`<tv-invite
      .open=${open === 'invite'}
      .lang=${lang}
      .invitation=${options.invitation}
      .share=${options.share}
      .openTable=${view?.settings.open ?? true}
      @tv-close=${close}
    ></tv-invite>
    <tv-rules
      .open=${open === 'rules'}
      .lang=${lang}
      .game=${game?.name[lang] ?? ''}
      .rules=${words?.rules ?? {}}
      .book=${book}
      .view=${view?.play?.view}
      .rule=${options.rule}
      .toured=${game?.tour !== undefined}
      @tv-close=${close}
    ></tv-rules>
    <tv-tour-door .open=${open === 'tour'} .lang=${lang} .game=${game?.id ?? ''} @tv-close=${close}></tv-tour-door>
    <tv-log
      .open=${open === 'log'}
      .lang=${lang}
      .log=${history?.log ?? []}
      .words=${words}
      .past=${view?.past?.position}
      .trouble=${options.trouble}
      .undoing=${view?.phase === 'playing' && view.me.seat !== null && !view.me.watcher && !view.past}
      @tv-close=${close}
    ></tv-log>
    <tv-talk
      .open=${open === 'talk'}
      .lang=${lang}
      .log=${view?.log ?? []}
      .seated=${view !== undefined && view.me.seat !== null && !view.me.watcher && !view.past}
      .trouble=${options.refused}
      @tv-close=${close}
    ></tv-talk>
    <tv-dialog .open=${open === 'leave'} .lang=${lang} .heading=${say.leaveAsk} @tv-close=${close}>
      <p>${say.leaveSay}</p>
      <button slot="acts" class="btn" autofocus @click=${close}>${say.stay}</button>
      <button slot="acts" class="btn go" @click=${options.leave}>${say.leaveYes}</button>
    </tv-dialog>
    <tv-dialog .open=${open === 'sit'} .lang=${lang} .heading=${say.sitTitle} @tv-close=${close}>
      ${
        open === 'sit'
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
    </tv-dialog>
    ${renderUndoWindow(host.table, view, words, {
      open: open === 'undo',
      lang,
      position: options.place,
      refused: options.refused,
      close,
    })}
    ${renderPeopleWindows(host, options)}`;
}
