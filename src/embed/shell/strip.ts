/** One sentence between bar and table, and the buttons on it: whatever tells people something there is drawn with these. */
import { html, nothing, type TemplateResult } from 'lit';
import type { IconName } from '../../elements/pictures/icons-data.ts';
import '../../elements/pictures/tv-icon.ts';
import { ActEvent, type Act } from './acts.ts';

/** Something drawn, or nothing. */
export type Drawn = TemplateResult | typeof nothing;

/** A button that fires `what` from where it stands. With `go` it is the act that is wanted. */
export const actButton = (label: string, what: Act, go = false): TemplateResult =>
  html`<button
    class="btn ${go ? 'go' : ''}"
    @click=${(event: Event): void => void event.target?.dispatchEvent(new ActEvent(what))}
  >
    ${label}
  </button>`;

/** No attribute at all: the checker of templates takes `nothing` for a value. */
const none = nothing as never;

type Kind = 'off' | 'quiet' | 'lasting' | 'urgent';

/**
 * A sentence with its sign and the buttons at its end.
 * @param kind `off`: something is wrong with this browser's line; `quiet`: it changes too often to be said aloud each time; `lasting`: it
 *   holds for the whole game; `urgent`: somebody is asked for now
 */
export const stripOf = (kind: Kind | '', icon: IconName, text: unknown, ...buttons: readonly Drawn[]): TemplateResult =>
  html`<div
    class="strip ${kind}"
    slot=${kind === 'lasting' ? kind : none}
    aria-live=${kind === 'quiet' ? 'off' : kind === 'urgent' ? 'assertive' : none}
  >
    <tv-icon name=${icon}></tv-icon>
    <p>${text}</p>
    ${buttons.length > 0 ? html`<span class="acts">${buttons}</span>` : nothing}
  </div>`;

/** A sentence that ears hear as it comes: the region for it is there before (`tv-strips`). */
export const strip = (icon: IconName, text: unknown, ...buttons: readonly Drawn[]): TemplateResult =>
  stripOf('', icon, text, ...buttons);
