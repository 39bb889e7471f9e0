/** A part of the window: buttons that make a move, and those that wait for what is under way. */
import { html, nothing, type TemplateResult } from 'lit';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import type { UseShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import { tableOf, textOf, type TimeContext } from './context.ts';
import { costOf } from './costs.ts';

export abstract class ActingPart extends BoardPart<TimeContext> {
  protected get table(): ReturnType<typeof tableOf> {
    return tableOf(this.context);
  }

  protected act(label: string, move: string, args: object, kind = 'btn'): TemplateResult {
    return html`<button class=${kind} @click=${(): void => void this.offer(move, args)}>${label}</button>`;
  }

  /** A step of the round: it stands there, and waits for what is still under way, as a page that opens. */
  protected turn(label: string, move: string, args: object): TemplateResult {
    return html`<button
      class="btn go"
      ?disabled=${this.blocked(move, args) || this.underway(move)}
      @click=${(): void => void this.offer(move, args)}
    >
      ${label}
    </button>`;
  }

  protected ifFree(label: string, move: string, args: object, kind = 'btn'): TemplateResult | typeof nothing {
    return this.blocked(move, args) ? nothing : this.act(label, move, args, kind);
  }

  /** Powers, Elements, tokens that can be used on this test, or outside of any. A screen for all may not read what some of them say. */
  protected usesNow(trial: number | null): readonly { readonly use: UseShown; readonly says: string }[] {
    const { context } = this;
    return this.table.uses.flatMap((use) => {
      const says = textOf(context, use.label);
      return use.now.includes(trial) && (says !== '' || !context.shared) ? [{ use, says }] : [];
    });
  }

  /** Those outside of a test. */
  protected usable(agent: AgentId): TemplateResult | typeof nothing {
    const { context } = this;
    const uses = this.usesNow(null).filter(({ use }) => use.agent === agent);
    if (uses.length === 0) return nothing;
    return html`<div class="acts">
      ${uses.map(({ use, says }) =>
        this.act(context.w.use(says, costOf(context, use.cost)), 'use', {
          agent,
          from: use.from,
          action: use.id,
        }),
      )}
    </div>`;
  }
}
