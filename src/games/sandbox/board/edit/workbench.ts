/** What lies beside the cloth while somebody prepares it: the panel with its wishes, the library, the handles, and the definitions that are being changed. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { SecondTap } from '../../../../elements/second-tap.ts';
import type { Point } from '../../../../elements/surface/things.ts';
import type { BoxFile } from '../../box/file/box-file.ts';
import { CLOTH } from '../../state.ts';
import type { SandboxView } from '../../view.ts';
import { defOf, pieceOf, type BoardContext } from '../context.ts';
import { freePlace } from '../dropping.ts';
import type { EditingPorts } from '../editing.ts';
import type { PieceThing } from '../things.ts';
import type { GridWishes } from './arrange.ts';
import { Definitions, type DefinePorts } from './definitions.ts';
import { editPanel, type EditActions } from './edit-panel.ts';
import { Handles } from './handles.ts';
import { Library } from './library.ts';
import { editWords } from './edit-words.ts';
import { libraryWords } from './library-words.ts';
import { extentOf } from './merge.ts';
import { onlyDef, redefine, type PropsActions } from './props.ts';

export interface WorkbenchPorts extends EditingPorts {
  readonly show: DefinePorts['show'];
  /** Preparing is over. */
  end(): void;
  /** It goes on, where it was over: something is to be said there. */
  begin(): void;
}

export class Workbench {
  readonly #host: ReactiveControllerHost;
  readonly #ports: WorkbenchPorts;
  readonly #definitions: Definitions;
  readonly #handles: Handles;
  #grid: GridWishes = { columns: 4, gap: 40, order: 'lie' };
  /** Changes are for the chosen pieces alone. */
  #alone = false;
  #trouble = '';
  readonly #second: SecondTap;
  /** The library; undefined while it is closed. */
  #shelf: Library | undefined;

  constructor(host: ReactiveControllerHost & EventTarget, ports: WorkbenchPorts) {
    this.#host = host;
    this.#second = new SecondTap(host);
    this.#ports = ports;
    this.#definitions = new Definitions(host, {
      ...ports,
      show: (box) => {
        this.#say('');
        ports.show(box);
      },
      trouble: (advice) => this.#say(advice),
      refused: (advice) => {
        this.#say(`${advice} ${editWords(ports.lang()).kept}`);
        ports.begin();
      },
      clash: () => {
        ports.begin();
        host.requestUpdate();
      },
      gone: () => this.#say(editWords(ports.lang()).gone),
    });
    this.#handles = new Handles({
      held: () => ports.surface().focus(),
      placeOf: (point) => ports.surface().placeOf(point),
      isTurned: () => ports.surface().turned,
      turned: (n, turn) => this.#turn(n, turn),
      sized: (n, w, h) => this.#size(n, w, h),
    });
  }

  /** What is left goes to the table. */
  end(): void {
    this.#shelf = undefined;
    this.#second.forget();
    this.#handles.show(undefined);
    this.#definitions.end();
  }

  look(view: SandboxView | undefined): void {
    this.#definitions.look(view);
  }

  /**
   * Pieces of another box come as near to the middle of what is seen as there is room for them. Answers what is wrong.
   * @param isClear boards and zones are kept clear as well
   */
  readonly bring = async (file: BoxFile, isClear = false): Promise<string> => {
    const { loaded, context, things, middle, surface, lang } = this.#ports;
    const clear = isClear ? (await import('./clear-place.ts')).clearPlace : undefined;
    const now = context();
    const table = loaded()?.box.table;
    if (!now || !table) return '';
    const size = extentOf(file.box);
    const at =
      clear?.(
        things(now),
        size,
        middle(),
        table,
        file.box.defs.some(({ kind }) => kind === 'board'),
      ) ?? freePlace(things(now), size, middle());
    const trouble = this.#definitions.bring(file, at);
    const says = trouble ? libraryWords(lang())[trouble] : '';
    this.#say(says);
    const { left, right, top, bottom } = surface().inSight;
    const isSeen = at.x > left && at.x < right && at.y > top && at.y < bottom;
    if (!says && isClear && !isSeen) surface().lookAt(at);
    return says;
  };

  #say(trouble: string): void {
    this.#trouble = trouble;
    this.#host.requestUpdate();
  }

  #library(open: boolean): void {
    this.#shelf = open
      ? new Library(this.#host, {
          bring: (file) => void this.bring(file),
          paste: () => void this.#ports.clipping().paste(''),
          close: () => this.#library(false),
        })
      : undefined;
    this.#host.requestUpdate();
  }

  /** Hands are put down by it: it is asked for twice. */
  #beginHere(): void {
    const sure = this.#second.isMeant('begin');
    this.#say('');
    if (sure) void this.#definitions.flush().then(async () => this.#say(await this.#ports.beginHere()));
  }

  #turn(n: number, turn: number): void {
    const context = this.#ports.context();
    const piece = context && pieceOf(context, n);
    if (piece) this.#ports.attempt('put', { p: [n, piece.rev, piece.x, piece.y, turn], into: CLOTH });
  }

  #size(n: number, w: number, h: number): void {
    const context = this.#ports.context();
    const piece = context && pieceOf(context, n);
    const of = piece && onlyDef([piece]);
    const def = of === undefined ? undefined : defOf(context!, of);
    if (of !== undefined && def) redefine(context!, [n], of, { ...def, w, h }, this.#changing());
  }

  #changing(): Pick<PropsActions, 'attempt' | 'change' | 'alone' | 'setAlone'> {
    return {
      attempt: this.#ports.attempt,
      change: (to, then) => this.#definitions.change(to, then),
      alone: this.#alone,
      setAlone: (alone) => {
        this.#alone = alone;
        this.#host.requestUpdate();
      },
    };
  }

  /** Around one piece that lies on the cloth by itself and may be moved. */
  #handle(context: BoardContext, things: readonly PieceThing[]): void {
    const [thing] = things;
    const piece = thing && things.length === 1 ? pieceOf(context, thing.n) : undefined;
    const isFree = thing && piece?.in === CLOTH && !thing.fixed;
    const sizes = piece !== undefined && piece.kind !== 'pile' && defOf(context, piece.of) !== undefined;
    this.#handles.show(isFree ? { thing, turns: true, sizes } : undefined);
    this.#ports.surface().drape(this.#handles.el);
  }

  /** @param things that are chosen @param at where something new comes */
  panel(
    context: BoardContext,
    things: readonly PieceThing[],
    at: Point,
    magnet: Pick<EditActions, 'magnet' | 'setMagnet'>,
  ): TemplateResult {
    this.#handle(context, things);
    return editPanel(context, things, {
      ...this.#changing(),
      ...magnet,
      at,
      grid: this.#grid,
      trouble: this.#trouble,
      clashes: this.#definitions.clashes,
      choose: (mine) => {
        this.#definitions.choose(mine);
        this.#host.requestUpdate();
      },
      shelf: this.#shelf,
      sure: this.#second.about !== '',
      beginHere: () => this.#beginHere(),
      library: () => this.#library(true),
      openFiles: this.#ports.openFiles,
      copy: () => void this.#ports.clipping().copy(),
      setGrid: (grid) => {
        this.#grid = grid;
        this.#host.requestUpdate();
      },
      done: () => this.#ports.end(),
    });
  }
}

export { editStyles } from './edit-styles.ts';
