/** What lies over the cloth's lower edge: what is asked, the inks, what a button will do, or what can be done with what is chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import { NONE } from '../state.ts';
import type { PieceAct } from './act.ts';
import type { BoardContext } from './context.ts';
import type { Doing } from './doing.ts';
import type { Pen } from './drawing.ts';
import { bar, objection } from './menu.ts';

export interface Below {
  readonly acts: readonly PieceAct[];
  readonly chosen: readonly number[];
  /** The button under the pointer; `NONE`: there is none. */
  readonly hovered: number;
  readonly doing: Doing;
  readonly pen: Pen;
  readonly panels: typeof import('./sandbox-panels.ts') | undefined;
}

/** Numbers that a press was asked for and has so far. */
function answersOf({ asking }: Doing): readonly number[] | undefined {
  if (asking?.act.move !== 'press') return undefined;
  const { answers } = asking.act.count!.args(asking.n) as { readonly answers: readonly number[] };
  return answers;
}

export function below(context: BoardContext, { acts, chosen, hovered, doing, pen, panels }: Below): TemplateResult {
  const { w } = context;
  if (doing.objection) return html`${objection(doing.objection, doing, w)}`;
  if (pen.tint !== undefined) return html`${pen.bar(w)}`;
  const told = hovered === NONE ? (chosen.length === 1 ? chosen[0]! : NONE) : hovered;
  const outlook = panels?.outlookLine(context, told, hovered === NONE ? answersOf(doing) : undefined) ?? nothing;
  return html`${outlook} ${bar(acts, doing, w)}`;
}
