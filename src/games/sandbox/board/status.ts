/** The status line: what is going on, what has just happened, and one's own way back. */
import { nameOf, personOf } from '../../../elements/board-context.ts';
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-news.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import { type BoardActions, type BoardContext, finishers } from './context.ts';
import { sign } from './signs.ts';

function headline({ view, w }: BoardContext): string {
  if (view.over) return w.over;
  return view.box.hash === '' ? w.empty : w.free;
}

function second(context: BoardContext, lifting: readonly number[], editing: readonly number[]): string {
  const { view, waiting, w } = context;
  if (view.over) return w.overSay;
  if (view.box.hash === '') return w.emptySay;
  const others = waiting.filter((seat) => seat !== view.me);
  if (view.jobs.some(Boolean) && others.length > 0)
    return w.waitingFor(w.names(others.map((seat) => nameOf(context, seat))));
  const ending = finishers(view);
  if (ending.length > 0) {
    const names = ending.map((one) => nameOf(context, one));
    return w.finishing(w.names(names), ending.length, view.needed);
  }
  const [seat] = lifting;
  if (seat !== undefined) return w.lifting(nameOf(context, seat));
  return editing.length > 0 ? w.edit.others(w.names(editing.map((one) => nameOf(context, one)))) : w.freeSay;
}

const news = ({ view }: BoardContext, tell: NonNullable<BoardContext['tell']>): readonly NewsItem[] =>
  view.news.flatMap((item) => {
    const says = tell(item);
    return says ? { number: item.number, says } : [];
  });

export interface StatusActions extends BoardActions {
  /** Who carries something now. */
  readonly lifting: readonly number[];
  /** Who prepares the table. */
  readonly editing: readonly number[];
}

export function status(context: BoardContext, { attempt, refused, lifting, editing }: StatusActions): TemplateResult {
  const { view, w, tell } = context;
  const by = view.jobs.find(Boolean)?.by;
  const plates = by === undefined ? [] : [personOf(context, by)?.plate ?? []].flat();
  const line = second(context, lifting, editing);
  return html`<tv-status .headline=${headline(context)} .plates=${plates}>
    ${
      // What is there with the first words is old, and isn't told.
      tell ? html`<tv-news .news=${news(context, tell)}>${line}</tv-news>` : line
    }
    ${
      context.still
        ? nothing
        : html`<span slot="end" class="back">
            ${
              view.forth
                ? html`<button
                    class="btn icon"
                    title=${w.redoSay}
                    aria-label=${w.redoSay}
                    @click=${(): void => void attempt('redo', {})}
                  >
                    ${sign('redo-2')}
                  </button>`
                : nothing
            }
            <button
              class="btn undo"
              title=${w.undoSay}
              aria-disabled=${refused('undo', {}) ? 'true' : 'false'}
              @click=${(): void => void attempt('undo', {})}
            >
              ${sign('undo-2')}<span>${w.undo}</span>
            </button>
          </span>`
    }
  </tv-status>`;
}
