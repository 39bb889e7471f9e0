/** Who holds the deck: one sentence that says both sides of the trade, and the rest for who asks. */
import { html, nothing, type TemplateResult } from 'lit';
import { namesOf, type Sight } from './sight.ts';

function sentence({ keepers, w }: Sight): string {
  if (!keepers || (keepers.keepers.length === 0 && !keepers.making)) return w.noKeepers;
  if (keepers.keepers.length === 0) return w.nobodyYet;
  return w.keep(keepers.keepers.length, keepers.threshold);
}

export function whoKeeps(sight: Sight): TemplateResult {
  const { keepers, w } = sight;
  const who = keepers?.keepers ?? [];
  return html`<section class="paper keeps" aria-label=${w.holds}>
    <p><tv-icon name="key-round"></tv-icon><span>${sentence(sight)}</span></p>
    <details>
      <summary class="btn quiet">${w.details}</summary>
      ${who.length > 0 ? html`<p>${w.keepWho(namesOf(sight, who))}</p>` : nothing}
      <p>${w.keepMore}</p>
      <p>${w.keepTrade}</p>
    </details>
  </section>`;
}
