/** What all parts of this board are: parts as of any board, which know how large it is. */
import { css, type CSSResult, type PropertyValues } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import type { BoardContext } from './board-context.ts';

export abstract class Part extends BoardPart<BoardContext> {
  protected override willUpdate(_changed: PropertyValues): void {
    if (this.context) this.setAttribute('size', this.context.size);
  }
}

/** Paper beside the cloth, the window of whoever must act, small lines. */
export const partStyles: CSSResult = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  h2,
  h3 {
    overflow-wrap: anywhere;
  }
  .panel {
    background: var(--tv-paper);
    border-radius: 18px;
    box-shadow: var(--tv-shadow-1);
    padding: 16px 18px;
    min-width: 0;
  }
  .win {
    display: grid;
    gap: 10px;
    background: var(--tv-paper);
    border-radius: 18px;
    padding: 16px 18px;
    min-width: 0;
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 7px var(--tv-focus),
      var(--tv-shadow-2);
  }
  .win h3,
  .panel h3 {
    font-size: 1.375rem;
  }
  .kick {
    display: flex;
    align-items: center;
    gap: 7px;
    font-size: 0.9375rem;
    color: var(--tv-ink-2);
    font-weight: 600;
  }
  .note {
    ${smallPrint}
  }
  .btn.wide {
    width: 100%;
  }
  .sign-i {
    width: 1.2em;
    height: 1.2em;
    vertical-align: -0.22em;
  }
  .tag {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    border-radius: 7px;
    padding: 2px 8px;
    font-size: 0.875rem;
    font-weight: 700;
    line-height: 1.3;
    white-space: nowrap;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
  }
  .tag.ink {
    background: var(--tv-dead);
    color: var(--tv-on-dead);
    box-shadow: 0 0 0 1.5px var(--tv-rim);
  }
  :host([size='half']) :is(.panel, .win) {
    padding: 9px 11px;
    border-radius: 12px;
  }
  :host([size='half']) .win {
    gap: 7px;
    box-shadow:
      0 0 0 2px var(--tv-focus-ink),
      0 0 0 4px var(--tv-focus);
  }
  :host([size='half']) :is(.win, .panel) h3 {
    font-size: 1.0625rem;
  }
  :host([size='half']) .btn {
    min-height: 38px;
    padding: 4px 10px;
    font-size: 0.9375rem;
  }
  :host([size='phone']) :is(.panel, .win) {
    padding: 13px 14px;
  }
  /* Shadows are gone there, and with them whose window it is. */
  @media (forced-colors: active) {
    .panel {
      border: 1.5px solid CanvasText;
    }
    .win {
      border: 4px double Highlight;
    }
  }
`;
