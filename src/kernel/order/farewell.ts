/** Laying down the office: a page that goes, or that nobody has looked at for a while, gives it away where somebody else is awake. */
import type { Clock } from '../ports.ts';
import type { Order } from './order.ts';

/** A clerk's page that is hidden for so long gives the office away: hidden pages sleep. */
const HIDDEN_MS = 2_000;

export interface FarewellPorts {
  readonly clock: Clock;
  readonly order: Order;
  /** Own device, hex. */
  readonly device: string;
  here(): ReadonlySet<string>;
  holdsOffice(): boolean;
  dropOffice(): void;
  /** Says so to the others. */
  say(): Promise<void>;
  failed(error: unknown): void;
}

export class Farewell {
  readonly #ports: FarewellPorts;
  #cancel: (() => void) | undefined;
  #closed = false;

  constructor(ports: FarewellPorts) {
    this.#ports = ports;
  }

  hidden(yes: boolean): void {
    this.rest();
    if (yes && !this.#closed) this.#cancel = this.#ports.clock.after(HIDDEN_MS, () => void this.layDown());
  }

  async layDown(): Promise<void> {
    const { order, here, device, holdsOffice, dropOffice, say, failed } = this.#ports;
    const others = order.tip?.count.devices.filter((other) => other !== device && here().has(other)) ?? [];
    if (!holdsOffice() || others.length === 0 || this.#closed) return;
    dropOffice();
    await say().catch(failed);
  }

  rest(): void {
    this.#cancel?.();
  }

  close(): void {
    this.#closed = true;
    this.rest();
  }
}
