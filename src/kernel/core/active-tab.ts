/**
 * The choice of the page that acts for a device. This one waits for its turn, acts from then on, and steps back where another asks for it.
 * How the turn passes between tabs is the platform's.
 */
import type { Notices } from './notices.ts';
import type { Clock } from '../ports.ts';
import type { TablePorts } from './table-ports.ts';

/** Known after a moment: the lock of a lone tab is granted in the next task. */
const ALONE_MS = 500;

/** What changing the acting page touches. */
export interface ActiveTabPorts {
  readonly clock: Clock;
  readonly notices: Notices;
  readonly primary: TablePorts['primary'];
  closed(): boolean;
  /** Another page is to act: no more is begun here. */
  rest(): void;
  /** Fulfilled when what was begun is written. */
  settled(): Promise<unknown>;
  /** Reads what another page has written. */
  load(): Promise<void>;
  /** What this page has read and the others may lack is put back. */
  putBack(): void;
  /** This page acts. */
  acts(): void;
}

/** Whether this page acts for its device: one of them does, and another may ask it to step back. */
export class ActiveTab {
  readonly #ports: ActiveTabPorts;
  /** This page acts for its device. */
  mine = false;
  /** The turn that this page has asked for, or has; another one once it has stepped back. */
  #asked = {};
  #hasTurn!: () => void;
  /** Fulfilled when it does so for the first time. */
  readonly first: Promise<void> = new Promise((resolve) => {
    this.#hasTurn = resolve;
  });

  constructor(ports: ActiveTabPorts) {
    this.#ports = ports;
  }

  begin(): void {
    const { clock, notices, closed } = this.#ports;
    this.#wait();
    clock.after(ALONE_MS, () => {
      if (!this.mine && !closed()) notices.note({ code: 'tab/second' });
    });
  }

  #wait(): void {
    const turn = (this.#asked = {});
    void this.#ports.primary(() => this.#stepBack()).then(() => this.#takeOver(turn));
  }

  /** What was begun is written, the sequencer's role is laid down, and this page watches until it is its turn again. */
  async #stepBack(): Promise<void> {
    if (this.#ports.closed()) return;
    this.mine = false;
    this.#asked = {};
    this.#ports.rest();
    await this.#ports.settled();
    this.#wait();
  }

  /** What another tab stamped last may be in the log and on its way to nobody yet. */
  async #takeOver(turn: object): Promise<void> {
    await this.#ports.load();
    // While it was read the turn may have gone on to another tab.
    if (this.#ports.closed() || this.#asked !== turn) return;
    this.mine = true;
    this.#ports.putBack();
    this.#hasTurn();
    this.#ports.notices.drop('tab/second');
    this.#ports.acts();
  }
}
