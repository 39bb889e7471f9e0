/** The sentences between bar and table: connection, notices, watching, whose browser is waited for. One line each, in order of weight. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Lang } from '../../elements/frame/board.ts';
import { someOf } from '../../language/list.ts';
import type { AbsenceNote } from '../absence/absence-strips.ts';
import { blockedSay, isLetInLater } from '../words/blocked-say.ts';
import type { Notice, TableView } from '../../kernel/view/table-view.ts';
import { renderReload } from '../../elements/loading/reload.ts';
import '../../elements/pictures/tv-icon.ts';
import { ActEvent } from './acts.ts';
import { askersOf, renderAskers } from '../lobby/askers.ts';
import { noticeWords, RELOADED } from '../words/failure-words.ts';
import type { NudgeNote } from '../nudge/nudging.ts';
import type { People } from '../people/late-people.ts';
import { awaitedAway, missingNames } from '../people/missing-names.ts';
import { isMoved } from '../people/moved.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import './tv-strips.ts';

/** What the strips are drawn from, besides the view. */
export interface StripsOptions {
  readonly lang: Lang;
  /** Notices that the person has read. */
  readonly read: ReadonlySet<string>;
  readonly nudge: NudgeNote;
  readonly absence: AbsenceNote;
  /** Names whose browsers have owed something for a while. */
  readonly late: readonly string[];
  /** What says the rest about people; none until it has come. */
  readonly people: People | undefined;
  readonly canSit: boolean;
  /** The line holds back a part of the page that a person has asked for. */
  readonly missing: boolean;
  /** The strip of a proposal to go back, if there is one. */
  readonly rewind: TemplateResult | typeof nothing;
  readonly dismiss: (key: string) => void;
  readonly sit: () => void;
}

const noticeKey = ({ code, seat }: Notice): string => `${code}/${seat ?? ''}`;

/** Those of the notices put away that still hold: one that comes back later is news. The same set where all do. */
export function stillRead(read: ReadonlySet<string>, { notices }: TableView): ReadonlySet<string> {
  const keys = new Set(notices.map(noticeKey));
  return [...read].every((key) => keys.has(key)) ? read : new Set([...read].filter((key) => keys.has(key)));
}

/**
 * Names of others whose browsers owe something for the game, apart from its moves: those the boards tell themselves. Nobody while too few
 * are here to agree on anything: who is awake waits as well, for those whom the order's strip names.
 */
export function owing(view: TableView): readonly string[] {
  if (view.order.stuck) return [];
  const seats = new Set(view.waiting.filter((o) => o.what !== 'move' && o.seat !== view.me.seat).map((o) => o.seat));
  return view.seats.filter((s) => seats.has(s.seat)).map((s) => s.name);
}

/** What is owed is of a deck: it is being shuffled. */
const isMixing = ({ waiting, me }: TableView): boolean => {
  const owed = waiting.filter(({ what, seat }) => what !== 'move' && seat !== me.seat);
  return owed.length > 0 && owed.every(({ what }) => what === 'deck/shuffle' || what === 'deck/mixed');
};

/** A second device lands in the middle of a game as anybody who watches does: the code of the first one is typed from here. */
const mayReturn = ({ me, devices, past }: TableView): boolean =>
  !me.watcher && !me.asking && devices.asking === undefined && !past;

/** One step that needs no more than a yes. */
function renderAct(act: 'take-here' | 'waive' | 'return', label: string): TemplateResult {
  return html`<button
    class="btn"
    @click=${(event: Event): void => void event.target?.dispatchEvent(new ActEvent({ act }))}
  >
    ${label}
  </button>`;
}

/** The own browser keeps back what it could give, and the person decides. */
function renderPassedOver(lang: Lang): TemplateResult {
  const say = shellWords(lang);
  return html`<div class="strip" role="status">
    <tv-icon name="triangle-alert"></tv-icon>
    <p>${say.passedOver}</p>
    <span class="acts">${renderAct('waive', say.helpAnyway)}</span>
  </div>`;
}

/** The strips over the board: what somebody should know or decide now. */
export function renderStrips(view: TableView, options: StripsOptions): TemplateResult {
  const { lang } = options;
  // Whoever is away is named as such.
  const away = new Set([...awaitedAway(view), ...missingNames(view)]);
  const late = options.late.filter((name) => !away.has(name));
  const say = shellWords(lang);
  const { state, waiting, unstored } = view.connection;
  const watching = view.phase === 'playing' && view.me.seat === null;
  // In the lobby they stand beside the cloth.
  const askers = view.phase === 'playing' ? renderAskers(askersOf(view), lang) : [];
  // What the whole page says already needs no strip.
  const notices = view.phase === 'unplayable' || isMoved(view) ? [] : view.notices;
  const unread = notices.filter((notice) => !options.read.has(noticeKey(notice))).slice(-2);
  return html`<tv-strips
    class="strips"
    .lang=${lang}
    ?over=${view.phase === 'playing'}
    ?chip=${view.devices.role === 'table'}
  >
    ${
      state === 'offline'
        ? html`<div class="strip off" role="status">
            <tv-icon name="wifi-off"></tv-icon>
            <p>${say.offline(waiting)}</p>
          </div>`
        : nothing
    }
    ${
      options.missing
        ? html`<div class="strip off" role="status">
            <tv-icon name="hourglass"></tv-icon>
            <p>${say.partMissing}</p>
          </div>`
        : nothing
    }
    ${
      unstored && state === 'live' && !view.past
        ? html`<div class="strip off" role="status">
            <tv-icon name="triangle-alert"></tv-icon>
            <p>${say.unstored}</p>
          </div>`
        : nothing
    }
    ${
      state === 'blocked'
        ? html`<div class="strip off" role="status">
            <tv-icon name="triangle-alert"></tv-icon>
            <p>${blockedSay(view.connection.code, lang)}</p>
            ${isLetInLater(view.connection.code) ? html`<span class="acts">${renderReload(lang)}</span>` : nothing}
          </div>`
        : nothing
    }
    ${repeat(
      unread,
      noticeKey,
      (notice) =>
        html`<div class="strip" role="status">
          <tv-icon name="triangle-alert"></tv-icon>
          <p>${noticeWords(notice, lang)}</p>
          ${notice.code === 'tab/second' ? renderAct('take-here', shortWords(lang).takeHere) : nothing}
          ${RELOADED.has(notice.code) ? renderReload(lang) : nothing}
          <button
            class="btn quiet icon"
            aria-label=${say.close}
            @click=${(): void => options.dismiss(noticeKey(notice))}
          >
            <tv-icon name="x"></tv-icon>
          </button>
        </div>`,
    )}
    ${view.passedOver && !view.past ? renderPassedOver(lang) : nothing} ${askers}
    ${options.people?.renderPeopleStrips(view, options.absence, lang) ?? nothing}
    ${view.past ? nothing : (options.people?.renderNudge(view, options.nudge, lang) ?? nothing)} ${options.rewind}
    ${
      late.length > 0
        ? html`<div class="strip" role="status">
            <tv-icon name="hourglass"></tv-icon>
            <p>${(isMixing(view) ? say.mixing : say.waiting)(someOf(late, lang), late.length > 1)}</p>
          </div>`
        : nothing
    }
    ${
      view.me.lookingOn && !view.past
        ? html`<div class="strip" slot="lasting">
            <tv-icon name="eye"></tv-icon>
            <p>${say.lookingOn}</p>
          </div>`
        : nothing
    }
    ${
      watching
        ? html`<div class="strip" slot="lasting">
            <tv-icon name="eye"></tv-icon>
            <p>${view.me.asking ? say.asking : say.watching}</p>
            <span class="acts">
              ${mayReturn(view) ? renderAct('return', shortWords(lang).haveSeat) : nothing}
              ${
                options.canSit
                  ? html`<button class="btn" @click=${options.sit}>${view.settings.open ? say.sit : say.ask}</button>`
                  : nothing
              }
            </span>
          </div>`
        : nothing
    }
  </tv-strips>`;
}
