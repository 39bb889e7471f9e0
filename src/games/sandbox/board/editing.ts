/**
 * Preparing the table: one person's view of it, with a panel of properties beside the cloth. Others play on, and see that somebody prepares.
 * What it takes is fetched when somebody begins.
 */
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { BoardShelf, Lang } from '../../../elements/board.ts';
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import type { BoxFile } from '../box/file/box-file.ts';
import type { Box } from '../box/model.ts';
import { CLOTH, NONE } from '../state.ts';
import type { SandboxView } from '../view.ts';
import type { Clipping } from './clipping.ts';
import { defOf, pieceOf, type BoardActions, type BoardContext, type LoadedBox } from './context.ts';
import type { GridWishes } from './edit/arrange.ts';
import type { PropsActions } from './edit/props.ts';
import type { DefineDesk } from './edit/define-desk.ts';
import type { Handles } from './edit/handles.ts';
import type { Library } from './edit/library.ts';
import type { PieceThing } from './things.ts';

/** The magnet's grid, in units: a centimetre. */
export const GRID = 100;

export interface EditingPorts extends Pick<BoardActions, 'attempt'> {
  loaded(): LoadedBox | undefined;
  shelf(): BoardShelf | undefined;
  /** The panel's styles are here. */
  dress(sheet: CSSStyleSheet | undefined): void;
  /** Names and pictures may look otherwise. */
  repaint(): void;
  /** Others are told that somebody prepares, or nobody does. */
  tell(on: boolean): void;
  lang(): Lang;
  surface(): TvSurface;
  context(): BoardContext | undefined;
  /** Where something new comes. */
  middle(): Point;
  readonly clipping: () => Pick<Clipping, 'copy' | 'paste'>;
}

/** Whether the table lets this seat prepare it. */
export const mayPrepareIt = ({ me, edit, host }: Pick<SandboxView, 'me' | 'edit' | 'host'>): boolean =>
  me !== null && (edit === 'all' || (edit === 'host' && me === host));

/** Whether the table lets this person prepare it now. */
export const mayPrepare = ({ view, still }: BoardContext): boolean => !still && mayPrepareIt(view);

interface Wishes {
  /** What is let go comes to lie on the grid. */
  readonly magnet: boolean;
  /** Changes are for the chosen pieces alone. */
  readonly alone: boolean;
  readonly grid: GridWishes;
}

export class Editing implements ReactiveController {
  on = false;
  private wishes: Wishes = { magnet: true, alone: false, grid: { columns: 4, gap: 40, order: 'lie' } };
  private trouble = '';
  private parts: typeof import('./edit/edit-panel.ts') | undefined;
  private desk: DefineDesk | undefined;
  private handles: Handles | undefined;
  /** The library; undefined while it is closed. */
  private shelf: Library | undefined;
  /** The box as its author sees it, before the table has it. */
  private draft: { readonly of: LoadedBox; readonly now: LoadedBox } | undefined;
  private readonly host: ReactiveControllerHost;
  private readonly ports: EditingPorts;

  constructor(host: ReactiveControllerHost, ports: EditingPorts) {
    this.host = host;
    this.ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.on = false;
  }

  /** Begins, or ends and brings to the table what is left. */
  readonly toggle = (): void => {
    this.on = !this.on;
    this.ports.tell(this.on);
    this.shelf = undefined;
    this.host.requestUpdate();
    if (this.on) return void this.fetch();
    this.handles?.show(undefined);
    void this.desk?.flush();
  };

  /** Pieces of another box come to the middle of what is seen. */
  readonly bring = async (file: BoxFile): Promise<void> => {
    await this.fetch();
    this.desk?.bring(file, this.ports.middle());
  };

  private async fetch(): Promise<void> {
    this.parts ??= await import('./edit/edit-panel.ts');
    this.ports.dress(this.parts.editStyles.styleSheet);
    this.desk ??= new this.parts.DefineDesk(this.host, {
      ...this.ports,
      show: (box) => this.show(box),
      trouble: (advice) => this.say(advice),
      tooMuch: () => this.say(this.parts!.libraryWords(this.ports.lang()).tooMuch),
    });
    this.host.requestUpdate();
  }

  private say(trouble: string): void {
    this.trouble = trouble;
    this.host.requestUpdate();
  }

  private library(open: boolean): void {
    const { clipping } = this.ports;
    const ports = {
      bring: this.bring,
      paste: () => void clipping().paste(''),
      close: () => this.library(false),
    };
    this.shelf = open && this.parts ? new this.parts.Library(this.host, ports) : undefined;
    this.host.requestUpdate();
  }

  /** Around one piece that lies on the cloth and may be turned or sized. */
  private handle(context: BoardContext, things: readonly PieceThing[]): void {
    const { parts, ports } = this;
    const [thing] = things;
    const piece = thing && things.length === 1 ? pieceOf(context, thing.n) : undefined;
    if (!parts || (!this.handles && !piece)) return;
    this.handles ??= this.hold(parts);
    const isFree = piece?.in === CLOTH && !thing?.fixed;
    const sizes = piece !== undefined && piece.kind !== 'pile' && defOf(context, piece.of) !== undefined;
    this.handles.show(isFree && thing ? { thing, turns: piece.kind !== 'zone', sizes } : undefined);
    ports.surface().drape(this.handles.el);
  }

  private hold({ Handles: Made, onlyDef, redefine }: NonNullable<typeof this.parts>): Handles {
    const { ports } = this;
    return new Made({
      placeOf: (point) => ports.surface().placeOf(point),
      turned: (n, turn) => {
        const piece = pieceOf(ports.context()!, n);
        if (piece) ports.attempt('put', { p: [n, piece.rev, piece.x, piece.y, turn], into: CLOTH });
      },
      sized: (n, w, h) => {
        const context = ports.context()!;
        const of = onlyDef([pieceOf(context, n)!]);
        const def = of === undefined ? undefined : defOf(context, of);
        if (of !== undefined && def) redefine(context, [n], of, { ...def, w, h }, this.changing());
      },
    });
  }

  private changing(): Pick<PropsActions, 'attempt' | 'change' | 'alone' | 'setAlone'> {
    return {
      attempt: this.ports.attempt,
      change: (to, then) => this.desk?.change(to, then),
      alone: this.wishes.alone,
      setAlone: (alone) => this.set({ alone }),
    };
  }

  private show(box: Box | undefined): void {
    const of = this.ports.loaded();
    this.draft = box && of && { of, now: { ...of, box } };
    this.trouble = '';
    this.ports.repaint();
    this.host.requestUpdate();
  }

  /** The box as it is drawn here. @param loaded as the table has it */
  seen(loaded: LoadedBox | undefined): LoadedBox | undefined {
    if (this.draft && this.draft.of !== loaded) this.draft = undefined;
    return this.draft?.now ?? loaded;
  }

  /** The table names this box now, and this device has it. */
  arrived(hash: string | undefined): void {
    if (hash) this.desk?.seen(hash);
  }

  /** Where it comes to lie that is let go there. */
  readonly snapped = ({ x, y }: Point): Point =>
    this.on && this.wishes.magnet ? { x: Math.round(x / GRID) * GRID, y: Math.round(y / GRID) * GRID } : { x, y };

  /** Between two dots of the cloth, in units; 0: it has none. */
  get dots(): number {
    return this.on && this.wishes.magnet ? GRID : 0;
  }

  private set(values: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...values };
    this.host.requestUpdate();
  }

  /** @param things that are chosen @param at where something new comes */
  panel(context: BoardContext, things: readonly PieceThing[], at: Point): TemplateResult | typeof nothing {
    const { parts, desk } = this;
    if (!this.on || !parts || !desk) return nothing;
    const some = things.filter(({ n }) => n !== NONE);
    this.handle(context, some);
    return parts.editPanel(context, some, {
      ...this.changing(),
      at,
      ...this.wishes,
      trouble: this.trouble,
      shelf: this.shelf,
      library: () => this.library(true),
      copy: () => void this.ports.clipping().copy(),
      setMagnet: (magnet) => this.set({ magnet }),
      setGrid: (grid) => this.set({ grid }),
      done: this.toggle,
    });
  }
}
