/** The board's door for the page around the table: boxes in and out, decks added. What was asked first is done first. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoxDone } from '../../../../elements/frame/board-boxes.ts';
import type { BoardShelf, Lang, RefusalWords } from '../../../../elements/frame/board.ts';
import type { Point } from '../../../../elements/surface/things.ts';
import type { SandboxView } from '../../view.ts';
import type { BoardContext } from '../context.ts';
import type { ComingDeck } from './coming-deck.ts';
import type { BoxLaying } from '../box-laying.ts';
import type { Supplies } from '../supplies.ts';

export interface BoxDoorPorts {
  readonly supplies: Supplies;
  readonly laying: BoxLaying;
  view(): SandboxView | undefined;
  shelf(): BoardShelf | undefined;
  lang(): Lang;
  check(move: string, args: unknown): RefusalWords | undefined;
  offer(move: string, args: unknown): boolean;
  /** Where new pieces come. */
  middle(): Point;
  context(): Pick<BoardContext, 'choices' | 'pending'> | undefined;
}

const refused = (advice = ''): BoxDone => ({ ok: false, code: 'setup/refused', advice });

export class BoxDoor implements ReactiveController {
  readonly #ports: BoxDoorPorts;
  #isAdding = false;
  #deck: ComingDeck | undefined;

  constructor(host: ReactiveControllerHost, ports: BoxDoorPorts) {
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#deck?.end();
    this.#deck = undefined;
  }

  async lay(box: Blob | string): Promise<BoxDone> {
    const { supplies, laying, lang, shelf } = this.#ports;
    const seats = this.#ports.view()?.seats ?? [];
    if (typeof box === 'string') {
      const { no } = await import('./door.ts');
      const acts = await supplies.actsFor(box, lang(), seats);
      return acts.length > 0 ? laying.begin(acts) : no('setup/not-a-box', '');
    }
    const { no, readBlob } = await import('./door.ts');
    const file = await readBlob(box, lang());
    if ('ok' in file) return file;
    const to = shelf();
    if (!to) return refused();
    const acts = await supplies.actsForFile(file, to, seats);
    return typeof acts === 'string' ? no('setup/shelf', acts) : laying.begin(acts);
  }

  async exportBox(asLaid: boolean): Promise<Blob | undefined> {
    const view = this.#ports.view();
    const { loaded } = this.#ports.supplies;
    if (!view || !loaded) return undefined;
    const { exported } = await import('./door.ts');
    return exported(loaded, asLaid ? undefined : view);
  }

  async addDeck(csv: Blob, images: readonly File[]): Promise<BoxDone> {
    const { supplies, lang, middle } = this.#ports;
    const [loaded, shelf] = [supplies.loaded, this.#ports.shelf()];
    if (!loaded || !shelf || this.#isAdding) return refused();
    this.#isAdding = true;
    try {
      const { added } = await import('./door.ts');
      const comes = (deck: ComingDeck): void => void (this.#deck = deck);
      return await added(loaded, { csv, images }, { ...this.#ports, shelf, lang: lang(), at: middle(), comes });
    } finally {
      this.#isAdding = false;
    }
  }

  /** What waited for the table goes on. @param view as it is now; none where one looks back */
  look(view: SandboxView | undefined): void {
    if (view) this.#deck?.look(view);
  }
}
