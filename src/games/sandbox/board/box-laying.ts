import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoxDone, BoxWishes } from '../../../elements/frame/board-boxes.ts';
import type { BoardShelf, Lang, RefusalWords } from '../../../elements/frame/board.ts';
import { SecondTap } from '../../../elements/second-tap.ts';
import type { BoxFile } from '../box/file/box-file.ts';
import type { Lay } from '../lay.ts';
import type { SandboxView } from '../view.ts';
import type { Supplies } from './supplies.ts';

/** What laying a box needs of its board. */
export interface BoxLayingPorts {
  readonly supplies: Supplies;
  view(): SandboxView | undefined;
  /** Where boxes from files lie for all; undefined where this table has no shelf. */
  shelf(): BoardShelf | undefined;
  lang(): Lang;
  /** What the page around the table wants of boxes that are laid here. */
  wishes(): BoxWishes;
  /** Why the table wouldn't take this act now. */
  refusal(act: Lay): RefusalWords | undefined;
  /** Proposes one act of a box; false if the table takes nothing now. */
  lay(act: Lay): boolean;
  /** Pieces of a box come to what lies here; answers what is wrong, in the reader's words. */
  bring(file: BoxFile): Promise<string>;
  /** Brings a window over the board. */
  show(window: HTMLElement): void;
  /** The acts of a box are on their way. */
  begun(): void;
}

/** Lays a box in several acts: each when the table has the one before. */
export class BoxLaying implements ReactiveController {
  /** Why the table wasn't saved, in the reader's words. */
  unsaved = '';

  /** Where another lies already a second tap lays it. */
  readonly #second: SecondTap;
  #wished: string | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #ports: BoxLayingPorts;
  /** Acts of a box that are still to come, in their order. */
  #acts: readonly Lay[] = [];

  constructor(host: ReactiveControllerHost & EventTarget, ports: BoxLayingPorts) {
    this.#host = host;
    this.#second = new SecondTap(host);
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#acts = [];
  }

  /** The box that was chosen once. */
  get sure(): string {
    return this.#second.about;
  }

  /** Forgets the box that was chosen once. */
  forget(): void {
    this.unsaved = '';
    this.#second.forget();
  }

  readonly layBox = (id: string): void => {
    const view = this.#ports.view();
    if (!view) return;
    const lies = view.box.hash !== '' && !view.over;
    if (!lies) this.forget();
    if (!lies || this.#second.isMeant(id))
      void this.#ports.supplies.actsFor(id, this.#ports.lang(), view.seats).then((acts) => this.begin(acts));
  };

  /** What was asked for with the game: once, by whoever sits here, and only where nobody has laid anything yet. */
  layWished(id: string | undefined): void {
    const view = this.#ports.view();
    if (id === this.#wished || !view || view.me === null) return;
    this.#wished = id;
    if (id !== undefined && view.box.hash === '' && !view.over) this.layBox(id);
  }

  /** A window over the board, with a way of its own from files to a box. @param files those that somebody has dropped or pasted */
  readonly openFiles = async (files: readonly File[] = []): Promise<void> => {
    const { SandboxImport } = await import('./import/sandbox-import.ts');
    const view = this.#ports.view();
    if (!view) return;
    const window = new SandboxImport();
    window.lang = this.#ports.lang();
    window.clears = view.box.hash !== '' && !view.over;
    if (window.clears && this.#ports.supplies.loaded) window.add = (file): Promise<string> => this.#addFile(file);
    window.lay = (file): Promise<string> => this.#layFile(file);
    window.addEventListener('tv-close', () => window.remove());
    this.#ports.show(window);
    if (files.length > 0) window.take(files);
  };

  async #addFile(file: BoxFile): Promise<string> {
    const trouble = await this.#ports.bring(file);
    if (trouble === '') this.#ports.begun();
    return trouble;
  }

  /** Answers what is wrong, in the reader's words; '' where nothing is. */
  async #layFile(file: BoxFile): Promise<string> {
    const [view, shelf] = [this.#ports.view(), this.#ports.shelf()];
    if (!view || !shelf) return '';
    const acts = await this.#ports.supplies.actsForFile(file, shelf, view.seats);
    if (typeof acts === 'string') return acts;
    this.begin(acts);
    return '';
  }

  /** @param asItLies as the table is now, not as the box was laid */
  readonly save = async (asItLies: boolean): Promise<void> => {
    const [view, loaded] = [this.#ports.view(), this.#ports.supplies.loaded];
    if (!view || !loaded) return;
    const { saveBox } = await import('./import/save-box.ts');
    this.unsaved = await saveBox(loaded, asItLies ? view : undefined, this.#ports.lang());
    this.#host.requestUpdate();
  };

  /**
   * How the table lies becomes how its box begins: it is laid anew so, with a version of the box of its own. Hands lie on the cloth then.
   * Answers what is wrong, in the reader's words.
   */
  readonly beginHere = async (): Promise<string> => {
    const { lies } = await import('./import/save-box.ts');
    const [view, loaded] = [this.#ports.view(), this.#ports.supplies.loaded];
    if (!view || !loaded) return '';
    const file = lies(loaded, view, this.#ports.lang());
    return typeof file === 'string' ? file : this.#layFile(file);
  };

  /** @param acts of one box, all of them */
  begin(acts: readonly Lay[]): BoxDone {
    const { policy, edit } = this.#ports.wishes();
    const wished = { ...(policy && { policy }), ...(edit && { edit }) };
    this.#acts = acts.map((act) => ({ ...act, ...wished }));
    this.#ports.begun();
    const refusal = this.#acts[0] && this.#ports.refusal(this.#acts[0]);
    this.layNext();
    return refusal ? { ok: false, code: 'setup/refused', advice: refusal.advice } : { ok: true };
  }

  /** Lays the next part, if the table has the one before it. */
  layNext(): void {
    const [next, ...rest] = this.#acts;
    const box = this.#ports.view()?.box;
    if (!next || !box) return;
    if (next.part > 0 && (box.hash !== next.hash || box.part !== next.part)) return;
    this.#acts = this.#ports.lay(next) ? rest : [];
  }
}
