/** The cloth: who is there, the surface with the pieces, and over it what the board lays there. */
import { html, nothing, type TemplateResult } from 'lit';
import type * as told from '../../../elements/surface/events.ts';
import type { Painter } from '../../../elements/surface/things.ts';
import '../../../elements/surface/tv-surface.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import '../../../elements/frame/tv-cloth.ts';
import type { Meeting } from './between.ts';
import type { BoardContext } from './context.ts';
import { others } from './hand.ts';
import type { PieceThing } from './things.ts';
import { zoom } from './zoom.ts';

type Part = TemplateResult | typeof nothing;

export interface Cloth {
  readonly things: readonly PieceThing[];
  readonly painter: Painter;
  readonly table: { readonly w: number; readonly h: number };
  /** Between two dots of the grid; 0: there is none. */
  readonly dots: number;
  /** The table is prepared: a button on the cloth is a piece like any other. */
  readonly idle: boolean;
  /** The pen's ink; undefined while it lies there. */
  readonly tint: number | undefined;
  /** What stands over the cloth for a moment: that a card would be turned up where it is, that something was copied. */
  readonly says: string;
  readonly surface: () => TvSurface;
  /** It is looked at from the other side from now on. */
  readonly turn: () => void;
  /** Games to begin with, over an empty table. */
  readonly start: Part;
  readonly below: Part;
  /** Somebody wants something of these people. */
  readonly meet: (of: Meeting) => void;
  /** The own hand, panels, menus. */
  readonly besides: Part;
  readonly hears: {
    readonly may: TvSurface['may'];
    readonly mayLift: TvSurface['mayLift'];
    readonly click: (event: MouseEvent) => void;
    readonly over: (event: PointerEvent) => void;
    readonly leave: () => void;
    readonly drawn: (event: told.DrawnEvent) => void;
    readonly lift: (event: told.LiftedEvent) => void;
    readonly put: (event: told.PutEvent) => void;
    readonly carry: (event: told.CarriedEvent) => void;
    readonly back: () => void;
    readonly act: (event: told.ActEvent) => void;
    readonly menu: (event: told.MenuEvent) => void;
    readonly chosen: (event: told.ChosenEvent) => void;
  };
}

export function cloth(context: BoardContext, parts: Cloth): TemplateResult {
  const { w } = context;
  const { hears, tint } = parts;
  return html`<tv-cloth game="sandbox" part="cloth">
    <div class="cloth">
      ${others(context, parts.meet)}
      <div class="surface-area">
        <tv-surface
          data-drop="cloth"
          exportparts="piece"
          .things=${parts.things}
          .painter=${parts.painter}
          .table=${parts.table}
          .dots=${parts.dots}
          .label=${w.table}
          .may=${hears.may}
          .mayLift=${hears.mayLift}
          ?pen=${tint !== undefined}
          ?idle=${parts.idle}
          ?turned=${context.turned}
          data-ink=${tint ?? nothing}
          @click=${hears.click}
          @pointermove=${hears.over}
          @pointerleave=${hears.leave}
          @tv-surface-drawn=${hears.drawn}
          @tv-surface-lift=${hears.lift}
          @tv-surface-put=${hears.put}
          @tv-surface-carry=${hears.carry}
          @tv-surface-back=${hears.back}
          @tv-surface-act=${hears.act}
          @tv-surface-menu=${hears.menu}
          @tv-surface-chosen=${hears.chosen}
        ></tv-surface>
        ${parts.start === nothing ? zoom(context, parts.surface, parts.turn) : parts.start}
        <p class=${parts.says ? 'reveals' : 'heard'} role="status">${parts.says}</p>
        ${parts.below}
      </div>
      ${parts.besides}
    </div>
  </tv-cloth>`;
}
