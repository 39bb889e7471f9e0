/** The sentences between bar and table: connection, notices, watching, whose browser is waited for. One line each, in order of weight. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Lang } from '../../elements/frame/board.ts';
import { someOf } from '../../language/list.ts';
import type { GameWords } from '../../games/registered-game.ts';
import type { AbsenceNote } from '../absence/absence-strips.ts';
import { blockedSay, isLetInLater } from '../words/blocked-say.ts';
import type { Notice, TableView } from '../../kernel/view/table-view.ts';
import { renderReload } from '../../elements/loading/reload.ts';
import '../../elements/pictures/tv-icon.ts';
import { actButton, type Drawn, strip, stripOf } from './strip.ts';
import { askersOf, renderAskers } from '../lobby/askers.ts';
import { noticeWords, RELOADED } from '../words/failure-words.ts';
import type { NudgeNote } from '../nudge/nudging.ts';
import type { People } from '../people/late-people.ts';
import { mayReturn } from '../people/may-return.ts';
import { awaitedAway, missingNames } from '../people/missing-names.ts';
import { isMoved } from '../people/moved.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import './tv-strips.ts';

/** What the strips are drawn from, besides the view. */
export interface StripsOptions {
  readonly lang: Lang;
  /** The table's own words that come with the game's. */
  readonly advice: GameWords['advice'] | undefined;
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
export const isMixing = ({ waiting, me }: TableView): boolean => {
  const owed = waiting.filter(({ what, seat }) => what !== 'move' && seat !== me.seat);
  return owed.length > 0 && owed.every(({ what }) => what === 'deck/pass');
};

/** What is wrong between this browser and the relay. */
function renderLine({ connection, past }: TableView, { lang, missing }: StripsOptions): Drawn[] {
  const say = shellWords(lang);
  const { state, waiting, unstored, code } = connection;
  return [
    state === 'offline' ? stripOf('off', 'wifi-off', say.offline(waiting)) : nothing,
    missing ? stripOf('off', 'hourglass', say.partMissing) : nothing,
    unstored && state === 'live' && !past ? stripOf('off', 'triangle-alert', say.unstored) : nothing,
    state === 'blocked'
      ? stripOf('off', 'triangle-alert', blockedSay(code, lang), isLetInLater(code) ? renderReload(lang) : nothing)
      : nothing,
  ];
}

function renderNotice(notice: Notice, { lang, advice, dismiss }: StripsOptions): TemplateResult {
  const put = (): void => dismiss(noticeKey(notice));
  return strip(
    'triangle-alert',
    noticeWords(notice, lang, advice),
    notice.code === 'tab/second' ? actButton(shortWords(lang).takeHere, { act: 'take-here' }) : nothing,
    RELOADED.has(notice.code) ? renderReload(lang) : nothing,
    html`<button class="btn quiet icon" aria-label=${shellWords(lang).close} @click=${put}>
      <tv-icon name="x"></tv-icon>
    </button>`,
  );
}

/** The last two of the table's notices that aren't put away; what the whole page says already needs no strip. */
function renderNotices(view: TableView, options: StripsOptions): Drawn {
  if (view.phase === 'unplayable' || isMoved(view)) return nothing;
  const unread = view.notices.filter((notice) => !options.read.has(noticeKey(notice))).slice(-2);
  return html`${repeat(unread, noticeKey, (notice) => renderNotice(notice, options))}`;
}

/** What is asked of this table's people, or told of them. */
function renderPeople(view: TableView, { lang, people, absence, nudge }: StripsOptions): Drawn[] {
  const say = shellWords(lang);
  return [
    // The own browser keeps back what it could give, and the person decides.
    view.passedOver && !view.past
      ? strip('triangle-alert', say.passedOver, actButton(say.helpAnyway, { act: 'waive' }))
      : nothing,
    // In the lobby they stand beside the cloth.
    html`${view.phase === 'playing' ? renderAskers(askersOf(view), lang) : nothing}`,
    people?.renderPeopleStrips(view, absence, lang) ?? nothing,
    view.past ? nothing : (people?.renderNudge(view, nudge, lang) ?? nothing),
  ];
}

/** Names of those whose browsers the table waits for. Of those who are away it is said already. */
function renderLate(view: TableView, { lang, late }: StripsOptions): Drawn {
  const away = new Set([...awaitedAway(view), ...missingNames(view)]);
  const here = late.filter((name) => !away.has(name));
  if (here.length === 0) return nothing;
  const say = shellWords(lang);
  return stripOf(
    'quiet',
    'hourglass',
    (isMixing(view) ? say.mixing : say.waiting)(someOf(here, lang), here.length > 1),
  );
}

/** What somebody should know who plays no part in the game, with the way to a seat. */
function renderWatching(view: TableView, { lang, canSit, sit }: StripsOptions): Drawn {
  const say = shellWords(lang);
  if (view.me.lookingOn) return view.past ? nothing : stripOf('lasting', 'eye', say.lookingOn);
  if (view.phase !== 'playing' || view.me.seat !== null) return nothing;
  return stripOf(
    'lasting',
    'eye',
    view.me.asking ? say.asking : say.watching,
    view.me.asking ? actButton(say.unask, { act: 'unask' }) : nothing,
    mayReturn(view) ? actButton(shortWords(lang).haveSeat, { act: 'return' }) : nothing,
    canSit ? html`<button class="btn" @click=${sit}>${view.settings.open ? say.sit : say.ask}</button>` : nothing,
  );
}

/** The strips over the board: what somebody should know or decide now. */
export const renderStrips = (view: TableView, options: StripsOptions): TemplateResult =>
  html`<tv-strips
    class="strips"
    aria-live="polite"
    .lang=${options.lang}
    ?over=${view.phase === 'playing'}
    ?chip=${view.devices.role === 'table'}
  >
    ${renderLine(view, options)} ${renderNotices(view, options)} ${renderPeople(view, options)} ${options.rewind}
    ${renderLate(view, options)} ${renderWatching(view, options)}
  </tv-strips>`;
