/**
 * Preparing the table: one person's view of it, with a panel of properties beside the cloth. Others play on, and see that somebody prepares.
 * What it takes is fetched when somebody begins.
 */
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { BoardShelf, Lang } from '../../../elements/frame/board.ts';
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import type { BoxFile } from '../box/file/box-file.ts';
import type { Box } from '../box/model.ts';
import { NONE } from '../state.ts';
import type { SandboxView } from '../view.ts';
import type { Clipping } from './clipping.ts';
import type { BoardActions, BoardContext, LoadedBox } from './context.ts';
import type { Workbench } from './edit/workbench.ts';
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
  /** All that lies on the cloth. */
  things(context: BoardContext): readonly PieceThing[];
  /** Of what is seen. */
  middle(): Point;
  /** The window that opens files. */
  openFiles(): void;
  /** How the table lies becomes how its box begins; answers what is wrong, in the reader's words. */
  beginHere(): Promise<string>;
  readonly clipping: () => Pick<Clipping, 'copy' | 'paste'>;
}

/** Whether the table lets this seat prepare it. */
export const mayPrepareIt = ({ me, edit, host }: Pick<SandboxView, 'me' | 'edit' | 'host'>): boolean =>
  me !== null && (edit === 'all' || (edit === 'host' && me === host));

/** Whether the table lets this person prepare it now. */
export const mayPrepare = ({ view, still }: BoardContext): boolean => !still && mayPrepareIt(view);

export class Editing implements ReactiveController {
  on = false;
  /** What is let go comes to lie on the grid. */
  #magnet = true;
  #bench: Workbench | undefined;
  /** The box as its author sees it, before the table has it. */
  #draft: { readonly of: LoadedBox; readonly now: LoadedBox } | undefined;
  readonly #host: ReactiveControllerHost & EventTarget;
  readonly #ports: EditingPorts;

  constructor(host: ReactiveControllerHost & EventTarget, ports: EditingPorts) {
    this.#host = host;
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.on = false;
  }

  /** Begins, or ends and brings to the table what is left. */
  readonly toggle = (): void => {
    this.on = !this.on;
    this.#ports.tell(this.on);
    this.#host.requestUpdate();
    if (this.on) void this.#fetch();
    else this.#bench?.end();
  };

  /**
   * Pieces of another box come as near to the middle of what is seen as there is room. Answers what is wrong, in the reader's words.
   * @param isClear boards and zones are kept clear as well
   */
  readonly bring = async (file: BoxFile, isClear = false): Promise<string> =>
    (await this.#fetch()).bring(file, isClear);

  async #fetch(): Promise<Workbench> {
    const { Workbench: Made, editStyles } = await import('./edit/workbench.ts');
    this.#ports.dress(editStyles.styleSheet);
    this.#bench ??= new Made(this.#host, {
      ...this.#ports,
      show: (box) => this.#show(box),
      end: this.toggle,
      begin: () => !this.on && this.toggle(),
    });
    this.#host.requestUpdate();
    return this.#bench;
  }

  #show(box: Box | undefined): void {
    const of = this.#ports.loaded();
    this.#draft = box && of && { of, now: { ...of, box } };
    this.#ports.repaint();
    this.#host.requestUpdate();
  }

  /** The box as it is drawn here. @param loaded as the table has it */
  seen(loaded: LoadedBox | undefined): LoadedBox | undefined {
    if (this.#draft && this.#draft.of !== loaded) this.#draft = undefined;
    return this.#draft?.now ?? loaded;
  }

  /** The table may have changed. @param view as it is now; none where one looks back */
  look(view: SandboxView | undefined): void {
    this.#bench?.look(view);
  }

  /** Where it comes to lie that is let go there. */
  readonly snapped = ({ x, y }: Point): Point =>
    this.dots > 0 ? { x: Math.round(x / GRID) * GRID, y: Math.round(y / GRID) * GRID } : { x, y };

  /** Between two dots of the cloth, in units; 0: it has none. */
  get dots(): number {
    return this.on && this.#magnet ? GRID : 0;
  }

  /** @param things that are chosen @param at where something new comes */
  panel(context: BoardContext, things: readonly PieceThing[], at: Point): TemplateResult | typeof nothing {
    if (!this.on || !this.#bench) return nothing;
    const some = things.filter(({ n }) => n !== NONE);
    return this.#bench.panel(context, some, at, {
      magnet: this.#magnet,
      setMagnet: (on) => {
        this.#magnet = on;
        this.#host.requestUpdate();
      },
    });
  }
}
