/** The headline: what is being done for whom, who has shuffled and who is next. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-status.ts';
import { nameOf, namesOf, plateOf, waitingFor } from '../../../elements/frame/board-context.ts';
import '../../../elements/tv-news.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import type { BoardContext } from './board-context.ts';

export function headline(context: BoardContext): string {
  const { view, w } = context;
  if (view.over) return w.over;
  const { job } = view;
  if (!job) return view.choice && !view.choice.open ? w.choice : w.free;
  if (
    job.step === 'person' &&
    job.by === view.me &&
    (job.what === 'scry' || job.what === 'search' || job.what === 'steal')
  )
    return w.yours[job.what];
  return w.doing(job.what, nameOf(context, job.by));
}

/** Those before the one who is waited for have had their turn. */
function mixing(context: BoardContext): string {
  const { view, waiting, w } = context;
  const { job } = view;
  if (!job) return '';
  const shufflers = job.what === 'steal' || (job.what !== 'scry' && job.what !== 'search') ? job.seats : [job.by];
  const at = shufflers.findIndex((seat) => waiting.includes(seat));
  if (at < 0) return w.working;
  return w.mixing(
    namesOf(context, shufflers.slice(0, at)),
    nameOf(context, shufflers[at]!),
    namesOf(context, shufflers.slice(at + 1)),
  );
}

function second(context: BoardContext): string {
  const { view, waiting, w } = context;
  if (view.over) return w.overSay;
  const { job } = view;
  if (!job) {
    const { choice } = view;
    if (choice && !choice.open)
      return choice.waiting.length > 0 ? w.missing(namesOf(context, choice.waiting)) : w.allSealed;
    return view.pile.unmixed ? w.freshSay : w.freeSay;
  }
  if (job.step === 'mixed') return mixing(context);
  if (job.step === 'person') {
    if (job.by !== view.me) return w.choosing(nameOf(context, job.by));
    if (job.what === 'steal') return w.stealSay(nameOf(context, job.seats[0] ?? job.by));
    return job.what === 'search' ? w.searchSay : w.scrySay;
  }
  const others = waiting.filter((seat) => seat !== view.me);
  const [owner] = job.seats;
  // A person who might still come back is waited for; only then do the keepers stand in.
  if ((job.what === 'seize' || job.what === 'force') && owner !== undefined && others.includes(owner))
    return w.standIn(nameOf(context, owner));
  return others.length > 0 ? `${waitingFor(context, others)}.` : w.working;
}

/** @param attempt proposes a move, or has the table explain why it can't be made */
export function status(
  context: BoardContext,
  news: readonly NewsItem[],
  attempt: (move: string, args: unknown) => void,
): TemplateResult {
  const { view, w } = context;
  const { job } = view;
  return html`<tv-status slot="status" .headline=${headline(context)} .plates=${job ? [plateOf(context, job.by)] : []}>
    <tv-news .news=${news}>${second(context)}</tv-news>
    ${
      job && view.me !== null
        ? html`<button slot="end" class="btn off" title=${w.callOffSay} @click=${(): void => attempt('callOff', {})}>
            <tv-icon name="x"></tv-icon><span>${w.callOff}</span>
          </button>`
        : nothing
    }
  </tv-status>`;
}
