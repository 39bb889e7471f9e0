/** The three games, as cards on the cloth: which of them is played. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import type { Change, Mode } from '../options.ts';
import type { BoardContext } from './board-context.ts';

const MODES: readonly Mode[] = ['chrononauts', 'artifaxx', 'solonauts'];

/** A change of the options as the move that this table's rules want: the first two versions want all options. */
export function configured({ view, check }: Pick<BoardContext, 'view' | 'check'>, change: Change): unknown {
  const wanted = { change };
  const isEarlier = check('configure', wanted)?.code === 'move/form';
  return isEarlier ? { options: { ...view.options, ...change } } : wanted;
}

/** CH-009, CH-008: in which order one learns them, and whoever is left over plays the third beside the second. */
function advice({ view, w, beside }: BoardContext): TemplateResult {
  return html`<div class="advice">
    <p>${w.firstTime}</p>
    ${
      view.options.mode === 'artifaxx'
        ? html`<p>${w.beside}</p>
            ${beside ? html`<a class="btn" href=${beside} target="_blank" rel="noopener">${w.openBeside}</a>` : nothing}`
        : nothing
    }
  </div>`;
}

/** The three games, as cards on the cloth. */
export function modes(context: BoardContext, attempt: (move: string, args: unknown) => void): TemplateResult {
  const { view, w, me } = context;
  return html`<div class="choosing">
    <div class="modes" role="group" aria-label=${w.lobbyHead}>
      ${MODES.map(
        (mode) =>
          html`<button
            class="mode"
            aria-pressed=${view.options.mode === mode ? 'true' : 'false'}
            ?disabled=${me === null}
            @click=${(): void => attempt('configure', configured(context, { mode }))}
          >
            <b class="sign">${w.modes[mode].name}</b><span>${w.modes[mode].line}</span
            ><small><tv-icon name="users"></tv-icon>${w.modes[mode].people}</small>
          </button>`,
      )}
    </div>
    ${advice(context)}
  </div>`;
}
