/** Who holds the deck: one sentence that says both sides of the trade, and the rest for who asks. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import { nameOf, namesOf, type Sight } from './sight.ts';

function sentence(sight: Sight): string {
  const { keepers, w } = sight;
  if (!keepers || (keepers.keepers.length === 0 && !keepers.making)) return w.noKeepers;
  if (keepers.keepers.length === 0) return w.nobodyYet;
  return keepers.alone ? w.keepAlone : w.keep(keepers.keepers.length, keepers.couldPeek);
}

/** What isn't as it should be: somebody is missing, or new keepers are being made. */
function trouble(sight: Sight): readonly string[] {
  const { keepers, w } = sight;
  if (!keepers) return [];
  const { making, missing, out } = keepers;
  const lacks = making && making.lacks.length > 0 && making.lacks.length < making.keepers.length ? making.lacks : [];
  return [
    ...(missing.length > 0 ? [w.keepMissing(namesOf(sight, missing))] : []),
    ...(making ? [w.keepMaking(making.step, namesOf(sight, lacks))] : []),
    ...out.map(({ seat, why }) => w.keepOut(nameOf(sight, seat), why)),
  ];
}

export function whoKeeps(sight: Sight): TemplateResult {
  const { keepers, w } = sight;
  const who = keepers?.keepers ?? [];
  return html`<section class="paper keeps" aria-label=${w.holds}>
    <p><tv-icon name="key-round"></tv-icon><span>${sentence(sight)}</span></p>
    ${trouble(sight).map((line) => html`<p class="hint">${line}</p>`)}
    <details>
      <summary class="btn quiet">${w.details}</summary>
      ${who.length > 0 ? html`<p>${w.keepWho(namesOf(sight, who))}</p>` : nothing}
      <p>${w.keepMore}</p>
      <p>${w.keepTrade}</p>
    </details>
  </section>`;
}
