/**
 * What the table asks of whoever looks back, below the bar of the past: their turn, votes, newcomers, a nudge. Silence can be an answer, and
 * somebody waits. An answer counts for the table as it is now; what opens a window leads back to it first.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent } from '../shell/acts.ts';
import { strip } from '../shell/strip.ts';
import { askersOf, renderAskers } from '../lobby/askers.ts';
import type { Loaded } from '../table-loader.ts';
import type { NudgeNote } from '../nudge/nudging.ts';
import type { People } from '../people/late-people.ts';
import { shortWords } from '../words/short-words.ts';
import { toldView } from '../shell/told-names.ts';
import { renderRewind } from '../undo/undo-view.ts';

/** What is said of people, and who asks for this person. */
export interface AsksOptions {
  readonly people: People | undefined;
  readonly nudge: NudgeNote;
}

/** The game that is on waits for this page's person. */
const isTurn = ({ me, play }: TableView): boolean =>
  me.seat !== null && play !== undefined && !play.outcome && play.awaits.includes(me.seat);

const toNow = (event: ActEvent): void => {
  if (event.what.act === 'pair' || event.what.act === 'relink-ask')
    event.currentTarget?.dispatchEvent(new ActEvent({ act: 'look' }));
  else event.now = true;
};

/** Nothing where what is shown is a file's, without a table. */
export function renderAsks(
  { table, game, words }: Loaded,
  { people, nudge }: AsksOptions,
  lang: Lang,
): TemplateResult | typeof nothing {
  if (!table) return nothing;
  const view = toldView(table.view, lang);
  return html`<div aria-live="polite" @tv-act=${toNow}>
    ${isTurn(view) ? strip('hand', shortWords(lang).yourTurn) : nothing} ${renderAskers(askersOf(view), lang)}
    ${people?.renderVotes(view, lang) ?? nothing}
    ${nudge.by === undefined ? nothing : (people?.renderNudge(view, nudge, lang) ?? nothing)}
    ${renderRewind(view, lang, view.game.id === game?.id ? words : undefined)}
  </div>`;
}
