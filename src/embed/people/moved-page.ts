/** The whole page when the others have gone on: without this person, under a link that isn't this one, or a few moves back. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/frame/tv-cloth.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { toldSeats } from '../shell/told-names.ts';
import { told } from './moved.ts';
import { peopleWords } from './people-words.ts';

const act =
  (what: Act) =>
  (event: Event): void =>
    void event.target?.dispatchEvent(new ActEvent(what));

/** `undefined` while the table is where it was. @param leads there is a first page to go to */
export function renderMoved(view: TableView, lang: Lang, game: string, leads: boolean): TemplateResult | undefined {
  const say = peopleWords(lang);
  const page = (headline: string, inner: TemplateResult): TemplateResult =>
    html`<div class="page">
      <tv-cloth .game=${game}>
        <div class="middle" role="status">
          <h2>${headline}</h2>
          ${inner}
        </div>
      </tv-cloth>
    </div>`;
  if (view.behind) {
    const { position, seats, lost, following } = view.behind;
    const stay = html`<button class="btn" @click=${act({ act: 'stay-side' })}>${say.staySide}</button>`;
    // What is still open here is behind already: nothing of it is shown on the way.
    if (following)
      return page(
        say.following,
        html`<p>${say.followingSay}</p>
          <p class="choose">${stay}</p>`,
      );
    const names = toldSeats(view.seats, lang)
      .filter((s) => s.state === 'seated' && seats.includes(s.seat))
      .map((s) => s.name);
    return page(
      say.behind,
      html`<p>${say.behindSay(names, position)} ${say.behindLost(lost)}</p>
        <p class="choose">
          ${stay}
          <button class="btn go" @click=${act({ act: 'follow' })}>${say.follow}</button>
        </p>`,
    );
  }
  const home = leads
    ? html`<p class="choose"><button class="btn" @click=${act({ act: 'home' })}>${say.allTables}</button></p>`
    : nothing;
  if (told(view, 'company/removed'))
    return page(
      say.removed,
      html`<p>${say.removedSay}</p>
        ${home}`,
    );
  if (told(view, 'company/old-link'))
    return page(
      say.oldLink,
      html`<p>${say.oldLinkSay}</p>
        ${home}`,
    );
  return undefined;
}
