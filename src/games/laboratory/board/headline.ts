/** The headline: what is being done for whom, who has shuffled and who is next. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-status.ts';
import { nameOf, namesOf, person, type Hands, type Sight } from './sight.ts';

export function headline(sight: Sight): string {
  const { view, w } = sight;
  if (view.over) return w.over;
  const { job } = view;
  if (!job) return view.choice && !view.choice.open ? w.choice : w.free;
  if (
    job.step === 'person' &&
    job.by === view.me &&
    (job.what === 'scry' || job.what === 'search' || job.what === 'steal')
  )
    return w.yours[job.what];
  return w.doing(job.what, nameOf(sight, job.by));
}

/** Those before the one who is waited for have had their turn. */
function mixing(sight: Sight): string {
  const { view, waiting, w } = sight;
  const { job } = view;
  if (!job) return '';
  const shufflers = job.what === 'steal' || (job.what !== 'scry' && job.what !== 'search') ? job.seats : [job.by];
  const at = shufflers.findIndex((seat) => waiting.includes(seat));
  if (at < 0) return w.working;
  return w.mixing(
    namesOf(sight, shufflers.slice(0, at)),
    nameOf(sight, shufflers[at]!),
    namesOf(sight, shufflers.slice(at + 1)),
  );
}

function second(sight: Sight): string {
  const { view, waiting, w } = sight;
  if (view.over) return w.overSay;
  const { job } = view;
  if (!job) {
    const { choice } = view;
    if (choice && !choice.open)
      return choice.waiting.length > 0 ? w.missing(namesOf(sight, choice.waiting)) : w.allSealed;
    return view.pile.unmixed ? w.freshSay : w.freeSay;
  }
  if (job.step === 'mixed') return mixing(sight);
  if (job.step === 'person') {
    if (job.by !== view.me) return w.choosing(nameOf(sight, job.by));
    if (job.what === 'steal') return w.stealSay(nameOf(sight, job.seats[0] ?? job.by));
    return job.what === 'search' ? w.searchSay : w.scrySay;
  }
  const others = waiting.filter((seat) => seat !== view.me);
  const [owner] = job.seats;
  // Whoever might still come back is waited for; only then do the keepers stand in.
  if ((job.what === 'seize' || job.what === 'force') && owner !== undefined && others.includes(owner))
    return w.standIn(nameOf(sight, owner));
  return others.length > 0 ? w.waitingFor(namesOf(sight, others)) : w.working;
}

export function status(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  const { job } = view;
  const plates = job ? [person(sight, job.by)?.plate ?? []].flat() : [];
  return html`<tv-status .headline=${headline(sight)} .plates=${plates}>
    ${second(sight)}
    ${
      job && view.me !== null
        ? html`<button
            slot="end"
            class="btn off"
            title=${w.callOffSay}
            @click=${(): void => hands.attempt('callOff', {})}
          >
            <tv-icon name="x"></tv-icon><span>${w.callOff}</span>
          </button>`
        : nothing
    }
  </tv-status>`;
}
