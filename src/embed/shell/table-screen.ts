/** What `<tavolata-table>` draws: bar, strips, the game's place, the refusal's ticket and the windows, from what the element knows. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ExplainEvent, Lang, ProposeEvent } from '../../elements/frame/board.ts';
import '../../elements/tv-refusal.ts';
import type { PointEvent } from '../../elements/frame/pointing.ts';
import type { RuleEvent } from '../../elements/tv-refusal.ts';
import '../../elements/tv-room.ts';
import type { AbsenceNote } from '../absence/absence-strips.ts';
import { isHushed } from '../absence/hushed.ts';
import type { ActEvent } from './acts.ts';
import { type Feature, renderBar } from '../bar/bar-view.ts';
import { renderFiveKeys } from '../five-keys-door.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import type { GamePlayed } from '../evening/games-played.ts';
import type { WithinGame } from '../../games/registered-game.ts';
import type { Loaded } from '../table-loader.ts';
import type { LogFiles } from '../log/log-files.ts';
import type { LateParts } from '../late-parts.ts';
import type { LogTongue } from '../log/log-games.ts';
import { renderMain } from './main-view.ts';
import { withoutPairing } from '../pair-link.ts';
import type { NudgeNote } from '../nudge/nudging.ts';
import type { People } from '../people/late-people.ts';
import { canSit } from '../lobby/seating.ts';
import '../sharing/tv-cover.ts';
import { type Settings, soundOf } from '../settings.ts';
import type { HeardEvent } from '../spoken/heard-event.ts';
import { renderStrips } from './strips.ts';
import type { Shown } from './table-acts.ts';
import '../talk/tv-bubbles.ts';
import type { Ticket } from '../ticket.ts';
import { toldView } from './told-names.ts';
import type { WindowsOptions } from './windows.ts';

/** What a person does with what is drawn here. */
export interface ScreenHandlers {
  readonly act: (event: ActEvent) => void;
  readonly propose: (event: ProposeEvent) => void;
  readonly explain: (event: ExplainEvent) => void;
  readonly point: (event: PointEvent) => void;
  readonly changeGame: (event: Event) => void;
  readonly rule: (event: RuleEvent) => void;
  readonly closeRefusal: () => void;
  readonly closeWindow: () => void;
  readonly uncover: () => void;
  /** @param key the strip that is read */
  readonly dismiss: (key: string) => void;
  readonly sit: () => void;
  readonly leave: () => void;
  /** An invitation came by words that somebody said. */
  readonly heard: (event: HeardEvent) => void;
}

/** All that the screen of a table is drawn from. */
export interface TableScreen {
  readonly loaded: Loaded;
  readonly lang: Lang;
  readonly theme: 'auto' | 'light' | 'dark';
  /** What the page around says of its own colours. */
  readonly scheme: 'auto' | 'light' | 'dark';
  /** The sign leads somewhere. */
  readonly home: boolean;
  /** What bar and lobby offer; all of it where nothing is said. */
  readonly features: ReadonlySet<string> | undefined;
  /** How the page calls the person who sits before it. */
  readonly name: string;
  readonly settings: Settings;
  readonly invitation: string;
  /** There is an invitation, a table or a log to show. */
  readonly isWanted: boolean;
  readonly share: string;
  readonly shown: Shown;
  /** Strips that the person has dismissed. */
  readonly read: ReadonlySet<string>;
  readonly nudge: NudgeNote;
  /** People who are away, and what of it was told. */
  readonly absence: Omit<AbsenceNote, 'isHushed'>;
  /** What is said of people; none until it has come. */
  readonly people: People | undefined;
  /** Names of those whose browsers come late. */
  readonly late: readonly string[];
  readonly unread: number;
  /** Everything lies under the cover. */
  readonly covered: boolean;
  /** There is room for a window beside the board. */
  readonly docked: boolean;
  /** The name that the person has begun to write. */
  readonly draft: string | undefined;
  /** The relay's base URL. */
  readonly relay: string;
  /** The relay of a table that hasn't opened yet doesn't answer, or the line holds back a part of the page. */
  readonly unreached: boolean;
  /** Nobody who is connected has the table. */
  readonly bare: boolean;
  /** What is opened is a saved log. */
  readonly isLog: boolean;
  /** The line holds back a part of the page that a person has asked for. */
  readonly missing: boolean;
  /** What this person wants laid at the game. */
  readonly wish: WithinGame | undefined;
  readonly ticket: Ticket;
  readonly files: LogFiles;
  /** Windows, and what else is fetched when it is asked for. */
  readonly parts: LateParts;
  /** Games of the evening, oldest first. */
  readonly played: () => readonly GamePlayed[];
  readonly tongue: () => LogTongue | undefined;
  /** A question about a box that the page brings along. */
  readonly asking: TemplateResult | typeof nothing;
  readonly hears: ScreenHandlers;
}

/** The whole screen: bar, strips, board and windows. */
export function renderTable(screen: TableScreen): TemplateResult {
  const { loaded, lang, theme, settings, ticket, files, hears } = screen;
  const { view, failure, past } = loaded;
  const known = view && view.phase !== 'opening' && !failure ? view : undefined;
  const parts = screen.parts.of(
    screen.shown.window !== 'none' || known?.past !== undefined || known?.rewind !== undefined,
  );
  return html`<tv-room
    part="room"
    lang=${lang}
    .theme=${theme === 'auto' ? screen.scheme : theme}
    .contrast=${settings.contrast ?? 'auto'}
    @tv-act=${hears.act}
    @tv-propose=${hears.propose}
    @tv-explain=${hears.explain}
    @tv-point=${hears.point}
    @tv-change-game=${hears.changeGame}
    @tv-rule=${hears.rule}
    @tv-heard=${hears.heard}
    @dragover=${files.dragOver}
    @drop=${files.drop}
  >
    ${barOf(screen, known)} ${stripsOf(screen, known, parts)}
    <div class="main ${past ? 'past' : ''}">${mainOf(screen)}</div>
    ${bubblesOf(screen, known)}
    <div class="ticket">
      <tv-refusal .lang=${lang} .refusal=${ticket.words} @tv-close=${hears.closeRefusal}></tv-refusal>
    </div>
    ${windowsOf(screen, parts)}
    <tv-cover .open=${screen.covered} .lang=${lang} @tv-close=${hears.uncover}></tv-cover>
    ${screen.asking} ${renderFiveKeys(settings, lang, screen.covered)}
  </tv-room>`;
}

/** What comes with the windows; nothing until it is there. */
type Parts = ReturnType<LateParts['of']>;

/** What a form for a name begins with. */
const namingOf = ({ settings, name, draft }: TableScreen): Pick<WindowsOptions, 'lastName' | 'draft'> => ({
  lastName: settings.name ?? name,
  draft,
});

/** The page wants it offered. */
const isOffered = ({ features }: TableScreen, feature: Feature): boolean => features?.has(feature) ?? true;

/** There is an invitation to show, and somebody could sit down with it: with a watcher's link nobody can. */
const isInviting = (screen: TableScreen): boolean =>
  screen.invitation !== '' && isOffered(screen, 'invite') && !screen.loaded.view?.me.watcher;

const barOf = (screen: TableScreen, known: TableView | undefined): TemplateResult => {
  const { loaded, lang, theme, settings, ticket } = screen;
  return renderBar(loaded, known, {
    lang,
    theme,
    sound: soundOf(settings, known) !== 'off',
    settings,
    unread: screen.unread,
    inviting: isInviting(screen),
    words: (refusal) => ticket.wordsOf(refusal).advice,
    home: screen.home,
    features: screen.features,
  });
};

/** The bar of the way back stands where at other times the strips do, and something stands there always: the grid counts its rows. */
function stripsOf(screen: TableScreen, known: TableView | undefined, parts: Parts): TemplateResult | typeof nothing {
  const { loaded, lang, hears } = screen;
  if (known?.past && parts)
    return parts.renderReplay(loaded, parts.steps, known.past.position, lang, screen.home, screen.tongue(), screen);
  if (!known || known.past) return html`<div></div>`;
  const told = toldView(known, lang);
  return renderStrips(told, {
    lang,
    advice: loaded.words?.advice,
    read: screen.read,
    late: screen.late,
    people: screen.people,
    nudge: screen.nudge,
    absence: { ...screen.absence, isHushed: isHushed(loaded, told.play?.view) },
    canSit: canSit(told),
    missing: screen.missing,
    rewind: parts?.renderRewind(told, lang, loaded.words) ?? nothing,
    dismiss: hears.dismiss,
    sit: hears.sit,
  });
}

const mainOf = (screen: TableScreen): TemplateResult | typeof nothing =>
  renderMain(screen.loaded, {
    lang: screen.lang,
    wanted: screen.isWanted,
    inviting: isInviting(screen) && !screen.loaded.past,
    changing: isOffered(screen, 'games'),
    home: screen.home,
    relay: screen.relay,
    unreached: screen.unreached,
    bare: screen.bare,
    isLog: screen.isLog,
    wish: screen.wish,
    people: screen.people,
    ...namingOf(screen),
    toured: screen.settings.toured ?? [],
    sharing: screen.settings.sharing,
  });

/** Lines that were just said, where the talk itself isn't open. */
function bubblesOf(
  { loaded, lang, shown }: TableScreen,
  known: TableView | undefined,
): TemplateResult | typeof nothing {
  if (!known || loaded.past || shown.window === 'talk') return nothing;
  const isLive = known.connection.state === 'live';
  return html`<tv-bubbles class="bubbles" .lang=${lang} .log=${known.log} ?live=${isLive}></tv-bubbles>`;
}

const windowsOf = (screen: TableScreen, parts: Parts): TemplateResult | undefined => {
  const { loaded, shown, ticket, hears } = screen;
  return parts?.renderWindows(loaded, {
    ...shown,
    open: shown.window,
    since: screen.absence.gone.find(({ seat }) => seat === shown.about)?.since,
    lang: screen.lang,
    // The table may have moved on to another link since.
    invitation: loaded.table?.company.link || withoutPairing(screen.invitation),
    share: screen.share,
    relay: screen.relay,
    refused: ticket.words?.advice ?? '',
    words: (refusal) => ticket.wordsOf(refusal).advice,
    ...namingOf(screen),
    trouble: screen.files.trouble,
    played: screen.played,
    tongue: screen.tongue,
    docked: screen.docked,
    close: hears.closeWindow,
    leave: hears.leave,
  });
};
