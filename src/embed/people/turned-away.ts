/**
 * Somebody asked the host for a seat, and the host said no: it's told until that person asks again, sits or has read it. What is remembered for it lives as
 * long as the strips of one table are drawn.
 */
import { nothing, type TemplateResult } from 'lit';
import { type ChildPart, Directive, directive, type DirectiveResult } from 'lit/directive.js';
import type { ReactiveElement } from 'lit';
import type { LogLine, TableView } from '../../kernel/view/table-view.ts';

const isNo = ({ what, refusal }: LogLine): boolean => what === 'seat/refuse' && refusal === undefined;

class TurnedAway extends Directive {
  /** So many lines had the log when this person was last seen asking. */
  #asked: number | undefined;
  #told = false;

  #close: () => void = () => undefined;

  override update({ options }: ChildPart, [view, told]: Parameters<this['render']>): TemplateResult | typeof nothing {
    const host = options?.host as ReactiveElement | undefined;
    this.#close = (): void => {
      this.#told = false;
      host?.requestUpdate();
    };
    return this.render(view, told);
  }

  render({ me, log }: TableView, told: (close: () => void) => TemplateResult): TemplateResult | typeof nothing {
    if (me.seat !== null || me.asking) this.#told = false;
    // A seat that is asked for may also go because too many ask: the host has said nothing then.
    else if (this.#asked !== undefined) this.#told = log.slice(this.#asked).some(isNo);
    this.#asked = me.asking ? log.length : undefined;
    return this.#told ? told(this.#close) : nothing;
  }
}

/** @param told the sentence that says it, and puts it away */
export const turnedAway: (
  view: TableView,
  told: (close: () => void) => TemplateResult,
) => DirectiveResult<typeof TurnedAway> = directive(TurnedAway);
