/** What fills the table's place below the bar: a sentence, the lobby, or the place of the board. */
import { html, nothing, type TemplateResult } from 'lit';
import { blockedSay, isLetInLater } from '../words/blocked-say.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/frame/tv-cloth.ts';
import { fetched } from '../../elements/loading/fetched.ts';
import { renderReload } from '../../elements/loading/reload.ts';
import { failureWords, RELOADED, type Sentence } from '../words/failure-words.ts';
import { seatsOf } from '../../games/registry.ts';
import type { WithinGame } from '../../games/registered-game.ts';
import type { Loaded } from '../table-loader.ts';
import type { People } from '../people/late-people.ts';
import { isMoved } from '../people/moved.ts';
import { shellWords } from '../words/shell-words.ts';
import '../lobby/tv-lobby.ts';

/** What the middle of the face is drawn from, besides the host. */
export interface MainOptions {
  readonly lang: Lang;
  /** There is an invitation or a table to show. */
  readonly wanted: boolean;
  readonly inviting: boolean;
  /** The page wants another game offered. */
  readonly changing: boolean;
  /** There is a first page to go to. */
  readonly home: boolean;
  /** The relay's base URL. */
  readonly relay: string;
  /** The relay of a table that hasn't opened yet doesn't answer. */
  readonly unreached: boolean;
  /** Nobody who is connected has the table, and somebody who had would have brought it by now. */
  readonly bare: boolean;
  /** What is opened is a saved log, which needs no relay. */
  readonly isLog: boolean;
  readonly lastName: string;
  /** The name that the person has begun to write. */
  readonly draft: string | undefined;
  /** Games whose first two minutes were offered here. */
  readonly toured: readonly string[];
  /** What was answered here about sharing the screen. */
  readonly sharing: 'yes' | 'no' | undefined;
  /** What this person wants laid at the game. */
  readonly wish: WithinGame | undefined;
  /** What says that the others have gone on; none until it has come. */
  readonly people: People | undefined;
}

/** The link is of no use here: whoever sent it can say four words as well. */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['link/damaged', 'link/newer']);
const bringHeard = fetched(() => import('../spoken/tv-heard.ts'));

/** One that comes with its text is told by screen readers only as an alert; what is being waited for needs no telling. */
function renderSentence(
  { headline, say }: Sentence,
  game: string,
  busy = false,
  besides: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<div class="page">
    <tv-cloth .game=${game}>
      <div class="middle" role=${busy ? 'status' : 'alert'} aria-busy=${busy}>
        <h2>${headline}</h2>
        <p>${say}</p>
        ${besides}
      </div>
    </tv-cloth>
  </div>`;
}

/** The middle of the face: a board, a lobby, or a sentence where neither can be shown. */
export function renderMain(loaded: Loaded, options: MainOptions): TemplateResult | typeof nothing {
  const { view, game, failure, board } = loaded;
  const { lang, wanted } = options;
  const say = shellWords(lang);
  const id = game?.id ?? '';
  const sentence = (words: Sentence, busy = false): TemplateResult => renderSentence(words, id, busy);
  const failed = (code: string, cloth = id): TemplateResult => {
    if (LEADS_NOWHERE.has(code)) bringHeard();
    return renderSentence(
      failureWords(code, lang),
      cloth,
      false,
      html`${RELOADED.has(code) ? renderReload(lang) : nothing}
      ${LEADS_NOWHERE.has(code) ? html`<tv-heard .lang=${lang} .relay=${options.relay}></tv-heard>` : nothing}`,
    );
  };
  if (failure) return failed(failure, '');
  if (view && isMoved(view)) {
    // What is still open here is behind already: nothing of it is shown on the way.
    const moved = options.people?.renderMoved(view, lang, game?.id ?? '', options.home);
    return moved ?? sentence({ headline: say.opening, say: say.openingSay }, true);
  }
  if (!view || view.phase === 'opening' || (view.phase === 'empty' && !options.bare)) {
    if (!wanted) return html`<slot name="empty"></slot>`;
    // Nothing of this table lies here yet: what is waited for is the relay, and the strips that would say so come with the table.
    if (options.unreached)
      return options.isLog
        ? sentence({ headline: say.openingLog, say: say.partMissing }, true)
        : sentence({ headline: say.unreached, say: say.unreachedSay });
    if (view?.connection.state === 'blocked') {
      const { code } = view.connection;
      const besides = isLetInLater(code) ? renderReload(lang) : nothing;
      return renderSentence({ headline: say.unreached, say: blockedSay(code, lang) }, id, false, besides);
    }
    // The page around may show something of its own meanwhile.
    const headline = options.isLog ? say.openingLog : say.opening;
    return html`<slot>${sentence({ headline, say: say.openingSay }, true)}</slot>`;
  }
  if (view.phase === 'empty') return sentence({ headline: say.empty, say: say.emptySay });
  const otherRules = view.notices.some(({ code }) => code === 'version/other');
  if (view.phase === 'unplayable') return failed(otherRules ? 'version/other' : 'game/unknown');
  if (!game) return failed('game/unknown');
  if (view.phase === 'playing' && board === 'failed') return failed('page/part');
  if (view.phase === 'playing') return html`<div class="board"></div>`;
  return html`<tv-lobby
    .view=${view}
    .lang=${lang}
    .game=${game.id}
    .gameName=${(game.spoken ?? game.short)[lang]}
    .meant=${seatsOf(game).meant}
    .wish=${options.wish?.name[lang] ?? ''}
    .lastName=${options.lastName}
    .draft=${options.draft}
    .inviting=${options.inviting}
    .changing=${options.changing}
    .sharing=${options.sharing}
    .touring=${game.tour !== undefined && !options.toured.includes(game.id)}
  ></tv-lobby>`;
}
