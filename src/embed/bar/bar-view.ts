/** The bar of a table as it is shown now: what it says and offers follows from the table, and from whether one looks back. */
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { mayChange } from '../evening/may-change.ts';
import type { Settings } from '../settings.ts';
import { hasSecrets } from '../sharing/sharing-view.ts';
import type { Loaded } from '../table-loader.ts';
import './tv-bar.ts';
import type { TvBar } from './tv-bar.ts';

/** What a page may leave out of the bar and its menu. */
export type Feature = 'cover' | 'games' | 'invite' | 'log' | 'people' | 'rules' | 'talk' | 'undo';

/** What the bar shows besides the table. */
export interface BarOptions {
  readonly lang: Lang;
  readonly theme: TvBar['theme'];
  readonly sound: boolean;
  readonly settings: Settings;
  readonly unread: number;
  /** There is an invitation to show, and the page wants it offered. */
  readonly inviting: boolean;
  readonly words: (refusal: Refusal) => string;
  /** The sign leads somewhere. */
  readonly home: boolean;
  /** What the bar offers; all of it where nothing is said. */
  readonly features: ReadonlySet<string> | undefined;
}

/** Whether the last move can be taken back from here, for whoever may make moves at all. */
function undoOf({ table, past }: Loaded, view: TableView | undefined, options: BarOptions): TvBar['undo'] {
  if (!table || past || view?.phase !== 'playing' || view.me.seat === null || view.me.watcher) return undefined;
  const { possible, why } = table.undo.mine();
  return { possible, why: why ? options.words(why) : '' };
}

/** Between games another one is at hand; while one is on it is out of the way. */
function changeOf(view: TableView): TvBar['change'] {
  if (!mayChange(view)) return 'no';
  return view.phase === 'playing' && view.play?.outcome ? 'over' : 'menu';
}

/** @param known the view, where there is a table to show */
export function renderBar(loaded: Loaded, known: TableView | undefined, options: BarOptions): TemplateResult {
  const { view, game, failure, table, past } = loaded;
  const { lang, theme, inviting, features } = options;
  const has = (feature: Feature): boolean => features?.has(feature) ?? true;
  return html`<tv-bar
    .lang=${lang}
    .theme=${theme}
    .sound=${options.sound}
    .settings=${options.settings}
    .home=${options.home}
    .unread=${has('talk') && known !== undefined && !past && table && known.seats.length > 0 ? options.unread : undefined}
    .game=${game?.name[lang] ?? ''}
    .gameShort=${game?.short[lang] ?? ''}
    .table=${known?.settings.name ?? ''}
    .connection=${failure || !table ? undefined : view?.connection}
    .seated=${known !== undefined && known.me.seat !== null && !past}
    .inviting=${known !== undefined && inviting}
    .undo=${has('undo') ? undoOf(loaded, known, options) : undefined}
    .ruled=${has('rules') && game !== undefined}
    .shared=${known?.devices.role === 'table' && !past}
    .covering=${has('cover') && known !== undefined && hasSecrets(known)}
    .change=${has('games') && known && table ? changeOf(known) : 'no'}
    .peopled=${has('people') && known !== undefined && !past && known.seats.length > 0}
    .logged=${has('log') && known !== undefined && known.phase !== 'empty'}
  ></tv-bar>`;
}
