/** The tools beside the cloth. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardContext } from './context.ts';
import type { PanelName } from './sandbox-panels.ts';
import { sign, type SignName } from './signs.ts';

export interface ToolActions {
  readonly open: PanelName | 'pile' | undefined;
  readonly draws: boolean;
  draw(): void;
  /** The table is being prepared; undefined: this person may not. */
  readonly prepares: boolean | undefined;
  prepare(): void;
  show(name: PanelName | undefined): void;
}

const TOOLS: readonly (readonly [Exclude<PanelName, 'scores' | 'places'>, SignName])[] = [
  ['games', 'gift'],
  ['dice', 'box'],
  ['tokens', 'circle-dot'],
  ['note', 'sticky-note'],
  ['rules', 'scroll-text'],
  ['pieces', 'list'],
];

export function tools(
  { w }: BoardContext,
  { open, draws, draw, prepares, prepare, show }: ToolActions,
): TemplateResult {
  return html`<div class="tools" role="toolbar" aria-label=${w.tools}>
    <button
      class="tool"
      part="tool"
      aria-pressed=${open === undefined && !draws && prepares !== true ? 'true' : 'false'}
      @click=${(): void => show(undefined)}
    >
      ${sign('hand')}<span>${w.tool.move}</span>
    </button>
    ${TOOLS.map(
      ([name, icon]) =>
        html`<button
          class="tool"
          part="tool"
          aria-pressed=${open === name ? 'true' : 'false'}
          @click=${(): void => show(name)}
        >
          ${sign(icon)}<span>${w.tool[name]}</span>
        </button>`,
    )}
    <button class="tool" part="tool" aria-pressed=${draws ? 'true' : 'false'} @click=${draw}>
      ${sign('pencil')}<span>${w.tool.draw}</span>
    </button>
    ${
      prepares === undefined
        ? nothing
        : html`<button class="tool prepare" part="tool" aria-pressed=${prepares ? 'true' : 'false'} @click=${prepare}>
            ${sign('settings-2')}<span>${w.edit.prepare}</span>
          </button>`
    }
  </div>`;
}
