/** What the page around a table is told, each thing once: that its game is known, and that it has another link. */
import { MovedEvent, OpenedEvent } from './events.ts';
import type { HostState } from './host.ts';
import { withoutPairing } from './pair-link.ts';

export class Tidings {
  readonly #tell: (event: MovedEvent | OpenedEvent) => void;
  #opened = '';
  /** The link of the table that is open, where it has moved away from the one that it was opened by. */
  #link = '';

  constructor(tell: (event: MovedEvent | OpenedEvent) => void) {
    this.#tell = tell;
  }

  /** Another table is opened. */
  begin(): void {
    this.#opened = '';
    this.#link = '';
  }

  /** Whether this invitation leads to where the table has gone by itself. */
  leadsTo(invitation: string): boolean {
    return isSame(invitation, this.#link);
  }

  /** @param invitation by which the table was opened */
  look({ table, view, past }: HostState, invitation: string): void {
    if (!table || !view || past) return;
    const opened = `${view.game.id}/${view.settings.name}`;
    if (view.phase !== 'opening' && view.phase !== 'empty' && opened !== this.#opened) {
      this.#opened = opened;
      this.#tell(new OpenedEvent(view.game.id, view.settings.name));
    }
    const { link } = table.company;
    if (link && !isSame(link, this.#link || withoutPairing(invitation))) {
      this.#link = link;
      this.#tell(new MovedEvent(link));
    }
  }
}

const isSame = (a: string, b: string): boolean => a.replace(/^#/u, '') === b.replace(/^#/u, '');
