/** Things over the cloth's lower edge: what is asked, the inks, what a button will do, or what can be done with what is chosen. */
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

interface Pressing {
  readonly n: number;
  /** Numbers that it was asked for and has so far; undefined: none were answered. */
  readonly answers: readonly number[] | undefined;
}

/** The press that is being asked about: what it was asked for, or whether it is meant. */
function pressed({ asking, objection: asked }: Doing): Pressing | undefined {
  if (asked?.act?.move === 'press') return asked.act.args as Pressing;
  return asking?.act.move === 'press' ? (asking.act.count!.args(asking.n) as Pressing) : undefined;
}

export function below(context: BoardContext, { acts, chosen, hovered, doing, pen, panels }: Below): TemplateResult {
  const { w } = context;
  const press = pressed(doing);
  const told = press?.n ?? (hovered === NONE ? (chosen.length === 1 ? chosen[0]! : NONE) : hovered);
  const outlook = panels?.outlookLine(context, told, press?.answers) ?? nothing;
  if (doing.objection) return html`${doing.objection.act ? outlook : nothing} ${objection(doing.objection, doing, w)}`;
  if (pen.tint !== undefined) return html`${pen.bar(context)}`;
  return html`${outlook} ${bar(acts, doing, w)}`;
}
