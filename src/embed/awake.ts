/**
 * What a page asks of its device for an evening. The screen should stay on while a game runs. The browser shouldn't clear away the store in
 * which keys and the own log lie. Browsers may refuse either, or lack it; nothing depends on them.
 */
import type { TableView } from '../kernel/view/table-view.ts';

type Device = Pick<Navigator, 'wakeLock' | 'storage' | 'vendor'>;

/** A game is on, and this page shows it as it is. */
const isOn = ({ phase, play, past }: TableView): boolean => phase === 'playing' && !play?.outcome && !past;

export class Awake {
  readonly #device: Partial<Device>;
  #wanted = false;
  #lock: Promise<WakeLockSentinel | undefined> | undefined;
  #kept = false;
  #asked = false;

  constructor(device: Partial<Device> = navigator) {
    this.#device = device;
  }

  /** It was asked to keep the store and doesn't, and clears what nobody has visited for a week: of browsers WebKit alone does. */
  get forgets(): boolean {
    return this.#asked && !this.#kept && this.#device.vendor?.startsWith('Apple') === true;
  }

  /** Holds the screen or lets it go, as the table is now. */
  look(view: TableView): void {
    this.#want(isOn(view));
  }

  /** The page leaves the table. */
  stop(): void {
    this.#want(false);
  }

  /**
   * A person has sat down: from here on there is something to lose. Not sooner, as some browsers ask the person.
   * @returns whether the browser keeps the store; false where it can't be asked
   */
  async keep(): Promise<boolean> {
    const { storage } = this.#device;
    if (this.#kept || !storage?.persist) return this.#kept;
    this.#kept = await storage.persist().catch(() => false);
    this.#asked = true;
    return this.#kept;
  }

  #want(on: boolean): void {
    if (on === this.#wanted) return;
    this.#wanted = on;
    if (on) {
      document.addEventListener('visibilitychange', this.#shown);
      this.#shown();
      return;
    }
    document.removeEventListener('visibilitychange', this.#shown);
    const held = this.#lock;
    this.#lock = undefined;
    void held?.then((lock) => lock?.release()).catch(() => undefined);
  }

  /** A browser takes the lock away from a hidden page for good, and gives a new one to a page that is looked at. */
  readonly #shown = (): void => {
    if (document.visibilityState === 'visible')
      this.#lock = this.#device.wakeLock?.request('screen').catch(() => undefined);
  };
}
