/** One's own Identity and Mission, with what of them is true on the table now. Nobody else's board draws them. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-term.ts';
import { withTerms } from '../../../elements/tv-term.ts';
import { findIdentity, findMission, type Identity, type Slot } from '../cards/goals.ts';
import { findPatch } from '../cards/patches.ts';
import { bestOf, findArtifact } from '../goals.ts';
import { showsChanged, showsTrue } from '../timeline.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { timelineOf } from './preview.ts';
import { ownerOf, type BoardActions, type BoardContext } from './board-context.ts';
import type { SignName } from './signs-data.ts';
import { sign } from './signs.ts';
import { stories } from './stories.ts';

export interface Line {
  readonly text: string;
  readonly met: boolean;
  /** Where what it wants is now. */
  readonly note?: string;
}

export function line(context: BoardContext, { text, met, note }: Line): TemplateResult {
  const { w } = context;
  return html`<li class=${met ? 'met' : ''}>
    ${met ? html`<tv-icon name="check"></tv-icon>` : sign('circle')}
    <span>${text}${note ? html` <small>${note}</small>` : nothing}</span>
    <span class="heard">${met ? w.met : w.unmet}</span>
  </li>`;
}

export function headlines(context: BoardContext, identity: Identity): readonly Line[] {
  const { w, view } = context;
  const now = timelineOf(view.places);
  const changed = identity.changed.map((id) => ({
    text: w.changed(findPatch(id)?.year ?? Number(id.slice(1))),
    met: showsChanged(now, id),
  }));
  const year = Number(identity.trueEvent.slice(1));
  return [{ text: w.asItWas(year), met: showsTrue(now, identity.trueEvent) }, ...changed];
}

const lines = (context: BoardContext, all: readonly Line[]): TemplateResult =>
  html`<ul>
    ${all.map((one) => line(context, one))}
  </ul>`;

export function identityLines(context: BoardContext, face: string): TemplateResult | typeof nothing {
  const identity = findIdentity(face);
  return identity ? lines(context, headlines(context, identity)) : nothing;
}

function slotLine(context: BoardContext, slot: Slot): Line {
  const { view, w, cards, me } = context;
  const own = view.seats.find(({ seat }) => seat === me)?.artifacts ?? [];
  const out = view.seats.flatMap(({ artifacts }) => artifacts);
  const best = (id: string): boolean =>
    slot.kind === 'best-in-play' &&
    findArtifact(id)?.class === slot.class &&
    findArtifact(id)?.authenticity === bestOf(slot.class, out);
  const fits = (id: string): boolean =>
    slot.kind === 'artifact' ? slot.id === id : slot.kind === 'any-of' ? slot.ids.includes(id) : best(id);
  const text =
    slot.kind === 'artifact'
      ? (cards.names[slot.id] ?? '')
      : slot.kind === 'any-of'
        ? w.or(slot.ids.map((id) => cards.names[id] ?? ''))
        : w.bestPortrait;
  const met = own.some(fits);
  const where = met ? undefined : out.find(fits);
  const owner = where === undefined ? undefined : ownerOf(context, where);
  return { text, met, ...(owner !== undefined && { note: w.lies(nameOf(context, owner)) }) };
}

/** CH-276: the name of an Identity or Mission; whoever wants to know more finds where they come from behind it. */
export function storied({ cards, lang }: BoardContext, face: string): TemplateResult {
  const someone = cards.identities[face];
  const name = someone?.name ?? cards.names[face] ?? '';
  const word = someone ? `${name}, ${someone.epithet}` : name;
  return html`<tv-term .term=${{ word, forms: [], says: stories(lang)[face] ?? '' }}>${name}</tv-term>`;
}

/** They are being dealt. */
const isComing = ({ view }: BoardContext): boolean => view.phase === 'deal' || view.phase === 'start';

/** Their places, empty as yet. */
function coming({ view, w }: BoardContext): TemplateResult {
  const empty = (name: string, icon: SignName): TemplateResult =>
    html`<section class="goal" aria-label=${name}>
      <h3><span class="ty">${sign(icon)}${name}</span></h3>
    </section>`;
  return html`<div class="goals">
    ${view.options.mode === 'chrononauts' ? empty(w.identity, 'user') : nothing}${empty(w.mission, 'flag')}
  </div>`;
}

export function goals(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, terms } = context;
  const { identity, mission } = view.me ?? {};
  if (!identity?.face && !mission?.face) return isComing(context) && !context.shared ? coming(context) : nothing;
  if (actions.covered) return html`<div class="goals"><p class="goal hid">${w.covered}</p></div>`;
  const slots = findMission(mission?.face)?.slots ?? [];
  const told = [identity?.face ? w.identity : '', mission?.face ? w.mission : ''].filter((one) => one !== '');
  // Where it is low it scrolls, and what scrolls can be reached by keyboard.
  return html`<div class="goals" role="group" aria-label=${told.join(', ')} tabindex="0">
    ${
      identity?.face
        ? html`<section class="goal" aria-label=${w.identity}>
            <h3>
              <span class="ty">${sign('user')}${withTerms(w.identity, terms)}</span>${storied(context, identity.face)}
            </h3>
            ${identityLines(context, identity.face)}
          </section>`
        : nothing
    }
    ${
      mission?.face
        ? html`<section class="goal" aria-label=${w.mission}>
            <h3>
              <span class="ty">${sign('flag')}${withTerms(w.mission, terms)}</span>${storied(context, mission.face)}
            </h3>
            ${lines(
              context,
              slots.map((slot) => slotLine(context, slot)),
            )}
          </section>`
        : nothing
    }
  </div>`;
}
