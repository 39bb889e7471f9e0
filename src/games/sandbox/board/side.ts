/** From which side this person looks at the table. It is theirs alone: the tab keeps it for a reload, and nobody is told. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { draftOf, keepDraft } from '../../../elements/drafts.ts';
import type { BoxRef } from '../state.ts';
import type { Words } from './words.ts';

/** So long it is told that the table was turned. */
const TOLD_MS = 2_500;

export class TableSide implements ReactiveController {
  /** One looks from opposite. */
  turned = false;
  readonly #host: ReactiveControllerHost & { readonly table: string };
  #table = '';
  #first: number | undefined;
  #isNew = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param host its `table` names the table on this device; '' where nothing is kept */
  constructor(host: ReactiveControllerHost & { readonly table: string }) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.#host.table === this.#table) return;
    this.#table = this.#host.table;
    this.turned = draftOf(this.#key) !== '';
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#isNew = false;
  }

  get #key(): string {
    return this.#table && `${this.#table}/side`;
  }

  /** What is laid anew is seen as it is laid: its board has a lower edge of its own. A box that is only changed is the same table. */
  lies({ first }: BoxRef): void {
    if (this.turned && (this.#first ?? first) !== first) this.turn();
    this.#first = first;
  }

  readonly turn = (): void => {
    this.turned = !this.turned;
    keepDraft(this.#key, this.turned ? 'opposite' : '');
    this.#tell(true);
  };

  #tell(isNew: boolean): void {
    this.#isNew = isNew;
    this.#host.requestUpdate();
    clearTimeout(this.#timer);
    if (isNew) this.#timer = setTimeout(() => this.#tell(false), TOLD_MS);
  }

  /** What was just done, for its person alone; '' once that is told. */
  says({ sides }: Words): string {
    return this.#isNew ? sides[this.turned ? 1 : 0] : '';
  }
}
