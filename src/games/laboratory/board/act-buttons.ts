/** Buttons that are moves, and a number to go with them. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { IconName } from '../../../elements/pictures/icons-data.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-count.ts';
import type { CountEvent } from '../../../elements/tv-count.ts';

/** The maker of moves: the panel. */
export interface Acting {
  /** Proposes a move, or has the table explain why it can't be made. */
  attempt(move: string, args: unknown): void;
  /** Whether it would be refused now. */
  refused(move: string, args: unknown): boolean;
}

interface Act {
  readonly move: string;
  readonly args: unknown;
  readonly label: string;
  readonly icon?: IconName;
  readonly go?: boolean;
}

/** One that can't be done now stays, and says why when it is tapped. */
export function button(acting: Acting, { move, args, label, icon, go = false }: Act): TemplateResult {
  const refused = acting.refused(move, args);
  return html`<button
    class="btn ${go && !refused ? 'go' : ''}"
    aria-disabled=${ifDefined(refused ? 'true' : undefined)}
    @click=${(): void => acting.attempt(move, args)}
  >
    ${icon ? html`<tv-icon name=${icon}></tv-icon>` : nothing}<span>${label}</span>
  </button>`;
}

export function stepper(
  label: string,
  value: number,
  most: number,
  { less, more }: { readonly less: string; readonly more: string },
  set: (n: number) => void,
): TemplateResult {
  return html`<div class="stepper" role="group" aria-label=${label}>
    <span>${label}</span>
    <tv-count
      .value=${value}
      .least=${1}
      .most=${most}
      .less=${less}
      .more=${more}
      @tv-count=${(event: CountEvent): void => set(event.value)}
    ></tv-count>
  </div>`;
}
