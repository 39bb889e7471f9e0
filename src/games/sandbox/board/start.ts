/** What lies over an empty table: games to begin with, and beside them the bill of what was played. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoxLaying } from './box-laying.ts';
import type { BoardContext } from './context.ts';
import type { Doing } from './doing.ts';
import type { Supplies } from './supplies.ts';

export interface Boxes {
  readonly boxes: BoxLaying;
  readonly supplies: Supplies;
  readonly doing: Pick<Doing, 'attempt'>;
}

export function gallery(context: BoardContext, { boxes, supplies, doing }: Boxes): TemplateResult {
  const { sure, unsaved, layBox, openFiles, save } = boxes;
  const { panels, coverPen: pen } = supplies;
  return html`${panels?.gallery(context, { pen, sure, unsaved, layBox, openFiles: () => void openFiles(), finish: () => void doing.attempt('finish', {}), save: (asItLies) => void save(asItLies) })}`;
}

export function start(context: BoardContext, boxes: Boxes): TemplateResult {
  const receipt = context.view.over ? boxes.supplies.panels?.receipt(context) : undefined;
  return html`<div class="start ${receipt ? 'over' : ''}">${receipt ?? nothing}${gallery(context, boxes)}</div>`;
}
