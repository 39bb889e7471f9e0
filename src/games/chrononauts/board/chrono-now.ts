/**
 * The things that go on for this person, first in the column beside the cloth. They are the phase's acts, the open window, the card taken up, a
 * search.
 */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { dropStyles } from '../../../elements/dragging/drop-places.ts';
import { always, callingOff, stuck } from './always.ts';
import type { BoardActions, BoardContext } from './board-context.ts';
import { faceStyles } from './face-styles.ts';
import { nowStyles } from './now-styles.ts';
import { paperStyles } from './paper-styles.ts';
import { start } from './start.ts';
import { pickedCard, searched, turnActs } from './turn.ts';
import { stack } from './window.ts';

/** @event tv-propose - what the phase asks for */
@customElement('chrono-now')
export class ChronoNow extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, fields, faceStyles, paperStyles, nowStyles, dropStyles];

  @property({ attribute: false }) actions!: BoardActions;

  /** The first thing that can be done. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.btn, tv-window')?.focus();
  }

  override render(): TemplateResult {
    const { context, actions } = this;
    const { view } = context;
    const isOpen = view.stack.length > 0;
    return html`${view.phase === 'over' ? always(context, actions) : nothing}
    ${stuck(context, actions)}${callingOff(context, actions)}${start(context, actions)}${turnActs(context, actions)}
    ${isOpen ? stack(context, actions) : pickedCard(context, actions)}
    ${view.prompt && !isOpen ? searched(context, actions) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-now': ChronoNow;
  }
}
