/** Boxes that can be laid: on an empty table in the middle of the cloth, later in a panel. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Pen } from '../box/drawn/drawn.ts';
import { shipped, type ShippedBox } from '../box/shipped/shipped.ts';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { type BoardContext, finishers } from './context.ts';
import { panelWords } from './panel-words.ts';

export interface GalleryActions {
  /** Draws the covers; absent while the pens are on their way. */
  readonly pen: Pen | undefined;
  /** What was tapped once and waits for the second tap, since something lies on the table. */
  readonly sure: string;
  /** Why the table wasn't saved as it lies; '' where nothing was wrong. */
  readonly unsaved: string;
  layBox(id: string): void;
  /** The way to a game from a file. */
  openFiles(): void;
  /** Wants everything put away, and the bill. */
  finish(): void;
  /** Saves the box that was laid. @param asItLies as the table is now */
  save(asItLies: boolean): void;
}

function box(
  { lang }: BoardContext,
  { id, name, line, players, cover }: ShippedBox,
  actions: GalleryActions,
): TemplateResult {
  const { pen, sure } = actions;
  const w = panelWords(lang);
  return html`<li>
    <button class="box" @click=${(): void => actions.layBox(id)}>
      <span class="cover" aria-hidden="true">
        ${cover.map((key) => html`<i class="cover-card">${pen ? unsafeSVG(pen(key)) : nothing}</i>`)}
      </span>
      <span class="box-words">
        <b>${name[lang]}</b>
        <small>${line[lang]}</small>
        <small class="box-for">${w.galleryFor(w.players(players.min, players.max))}</small>
        ${sure === id ? html`<small class="box-sure">${w.laySure} ${w.layAgain}</small>` : nothing}
      </span>
    </button>
  </li>`;
}

function finishing({ view, me, lang }: BoardContext, actions: GalleryActions): TemplateResult | typeof nothing {
  const by = finishers(view);
  if (view.box.hash === '' || view.over) return nothing;
  return html`<button
    class="btn"
    aria-disabled=${me !== null && by.includes(me) ? 'true' : 'false'}
    @click=${(): void => actions.finish()}
  >
    ${panelWords(lang).finish(by.length, view.needed)}
  </button>`;
}

export function gallery(context: BoardContext, actions: GalleryActions): TemplateResult {
  const w = panelWords(context.lang);
  return html`<p class="heard" aria-live="polite">${actions.sure ? `${w.laySure} ${w.layAgain}` : ''}</p>
    <ul class="boxes" aria-label=${context.w.gallery}>
      ${shipped.map((one) => box(context, one, actions))}
      <li class="files">
        <button class="btn" @click=${(): void => actions.openFiles()}>${w.openFile}</button>
        ${finishing(context, actions)}
        ${
          context.loaded
            ? html`<button class="btn quiet" @click=${(): void => actions.save(false)}>${w.saveBox}</button>
                <button class="btn quiet" aria-describedby="unsaved" @click=${(): void => actions.save(true)}>
                  ${w.saveTable}
                </button>
                <small id="unsaved" role="status">${actions.unsaved || w.saveTableSay}</small>`
            : nothing
        }
      </li>
    </ul>`;
}
