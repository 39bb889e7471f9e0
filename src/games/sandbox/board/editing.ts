/**
 * Preparing the table: one person's view of it, with a panel of properties beside the cloth. Others play on, and see that somebody prepares.
 * What it takes is fetched when somebody begins.
 */
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { BoardShelf } from '../../../elements/board.ts';
import type { Point } from '../../../elements/surface/things.ts';
import type { Box } from '../box/model.ts';
import { NONE } from '../state.ts';
import type { SandboxView } from '../view.ts';
import type { BoardActions, BoardContext, LoadedBox } from './context.ts';
import type { GridWishes } from './edit/arrange.ts';
import type { DefineDesk } from './edit/define-desk.ts';
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
    this.host.requestUpdate();
    if (this.on) void this.fetch();
    else void this.desk?.flush();
  };

  private async fetch(): Promise<void> {
    this.parts ??= await import('./edit/edit-panel.ts');
    this.ports.dress(this.parts.editStyles.styleSheet);
    this.desk ??= new this.parts.DefineDesk(this.host, {
      ...this.ports,
      show: (box) => this.show(box),
      trouble: (advice) => {
        this.trouble = advice;
        this.host.requestUpdate();
      },
    });
    this.host.requestUpdate();
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
    return parts.editPanel(context, some, {
      attempt: this.ports.attempt,
      change: (to, then) => desk.change(to, then),
      at,
      ...this.wishes,
      trouble: this.trouble,
      setMagnet: (magnet) => this.set({ magnet }),
      setAlone: (alone) => this.set({ alone }),
      setGrid: (grid) => this.set({ grid }),
      done: this.toggle,
    });
  }
}
