/** The status line: what is going on, what has just happened, and one's own way back. */
import { nameOf, personOf, waitingFor } from '../../../elements/frame/board-context.ts';
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-news.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import { type BoardActions, type BoardContext, finishers, isHere } from './context.ts';
import type { SandboxView } from '../view.ts';
import { sign } from './signs.ts';

function headline(context: BoardContext): string {
  const { view, w } = context;
  if (view.over) return w.over;
  if (view.box.hash === '') return w.empty;
  if (!view.turn.on) return w.free;
  return isMyTurn(context) ? w.myTurn : w.turnOf(nameOf(context, view.turn.seat));
}

const isMyTurn = ({ view: { turn, me } }: BoardContext): boolean => turn.on && turn.seat === me;

/** Nobody would pass it on but the others (SB-12). */
const isTurnGone = ({ view }: BoardContext): boolean => view.turn.on && !isHere(view, view.turn.seat);

/** How the table is played on, where nothing else is going on. */
function usual(context: BoardContext): string {
  const { view, w } = context;
  if (!view.turn.on) return w.freeSay;
  if (isMyTurn(context)) return w.myTurnSay;
  if (isTurnGone(context)) return w.goneTurn;
  return view.policy === 'strict' ? w.strictTurn : w.kindTurn;
}

/** The seats that something under way hangs on, but for the own one. */
const hangsOn = ({ view, waiting }: BoardContext): readonly number[] =>
  view.jobs.some(Boolean) ? waiting.filter((seat) => seat !== view.me) : [];

/** Slot of what waits for somebody else's own key; −1 for none. */
const hanging = ({ view }: BoardContext): number =>
  view.jobs.findIndex((job) => job?.step === 'person' && job.by !== view.me);

function second(context: BoardContext, lifting: readonly number[], editing: readonly number[]): string {
  const { view, w } = context;
  if (view.over) return w.overSay;
  if (view.box.hash === '') return w.emptySay;
  const others = hangsOn(context);
  if (others.length > 0) return `${waitingFor(context, others)}.`;
  const ending = finishers(view);
  if (ending.length > 0) {
    const names = ending.map((one) => nameOf(context, one));
    return w.finishing(w.names(names), ending.length, view.needed);
  }
  const [seat] = lifting;
  if (seat !== undefined) return w.lifting(nameOf(context, seat));
  return editing.length > 0 ? w.edit.others(w.names(editing.map((one) => nameOf(context, one)))) : usual(context);
}

const news = ({ view }: BoardContext, tell: NonNullable<BoardContext['tell']>): readonly NewsItem[] =>
  view.news.flatMap((item) => {
    const says = tell(item);
    return says ? { number: item.number, says } : [];
  });

export interface StatusActions extends BoardActions {
  /** People who carry something now. */
  readonly lifting: readonly number[];
  /** Headline and line of a secret choice that is going on. */
  readonly choosing: readonly [string, string] | undefined;
  /** What an act of this name wants, to be told what is taken back; '' until its words are there. */
  wants(what: string | undefined): string;
  /** People who prepare the table. */
  readonly editing: readonly number[];
}

export function status(
  context: BoardContext,
  { attempt, refused, lifting, editing, choosing, wants }: StatusActions,
): TemplateResult {
  const { view, w, tell } = context;
  const by = view.jobs.find(Boolean)?.by;
  const plates = by === undefined ? [] : [personOf(context, by)?.plate ?? []].flat();
  const [title, line] = choosing ?? [headline(context), second(context, lifting, editing)];
  const which = (says: string, act: SandboxView['back']): string => {
    const wanted = wants(act?.what);
    return wanted ? `${says}: ${wanted}` : says;
  };
  const [undoSay, redoSay] = [which(w.undoSay, view.back), which(w.redoSay, view.forth)];
  return html`<tv-status .headline=${title} .plates=${plates}>
    ${
      // What is there with the first words is old, and isn't told.
      tell ? html`<tv-news .news=${news(context, tell)}>${line}</tv-news>` : line
    }
    ${
      context.still
        ? nothing
        : html`<span slot="end" class="back">
            ${
              hanging(context) >= 0
                ? html`<button class="btn late" @click=${(): void => void attempt('callOff', { k: hanging(context) })}>
                    ${w.callOff}
                  </button>`
                : nothing
            }
            ${
              (isMyTurn(context) || isTurnGone(context)) && !view.over
                ? html`<button class="btn" @click=${(): void => void attempt('pass', {})}>${w.pass}</button>`
                : nothing
            }
            ${
              view.forth
                ? html`<button
                    class="btn icon"
                    title=${redoSay}
                    aria-label=${redoSay}
                    @click=${(): void => void attempt('redo', {})}
                  >
                    ${sign('redo-2')}
                  </button>`
                : nothing
            }
            <button
              class="btn undo"
              title=${undoSay}
              aria-disabled=${refused('undo', {}) ? 'true' : 'false'}
              @click=${(): void => void attempt('undo', {})}
            >
              ${sign('undo-2')}<span>${w.undo}</span>
            </button>
          </span>`
    }
  </tv-status>`;
}
