/** How long this part of the day still has. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-clock.ts';
import type { LupusContext } from './board-context.ts';
import { sideText } from './side-words.ts';

/** @param wholeMs all the time that it has; nothing is shown where no time runs */
export function stageClock({ view, lang, now }: LupusContext, wholeMs: number): TemplateResult | typeof nothing {
  if (view.clock.until === 0) return nothing;
  return html`<tv-clock
    slot="end"
    .now=${now}
    .until=${view.clock.until}
    .whole=${Math.round(wholeMs / 1000)}
    .lang=${lang}
    label=${sideText(lang).time}
  ></tv-clock>`;
}
