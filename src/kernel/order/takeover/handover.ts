/** A page that goes, or that nobody has looked at for a while, hands the sequencer's role over where somebody else is awake. */
import type { Clock } from '../../ports.ts';
import type { Order } from '../../log/order.ts';

/** A sequencer's page that is hidden for so long gives the role away: hidden pages sleep. */
const HIDDEN_MS = 2_000;

/** What handing the role on needs. */
export interface HandoverPorts {
  readonly clock: Clock;
  readonly order: Order;
  /** Own device, hex. */
  readonly device: string;
  here(): ReadonlySet<string>;
  isSequencer(): boolean;
  stepDown(): void;
  /** Says so to the others. */
  say(): Promise<void>;
  failed(error: unknown): void;
}

/** Gives the sequencer's role away where this page leaves or is hidden. */
export class Handover {
  readonly #ports: HandoverPorts;
  #cancel: (() => void) | undefined;
  #closed = false;

  constructor(ports: HandoverPorts) {
    this.#ports = ports;
  }

  hidden(yes: boolean): void {
    this.rest();
    if (yes && !this.#closed) this.#cancel = this.#ports.clock.after(HIDDEN_MS, () => void this.handOver());
  }

  async handOver(): Promise<void> {
    const { order, here, device, isSequencer, stepDown, say, failed } = this.#ports;
    const others = order.tip?.voters.devices.filter((other) => other !== device && here().has(other)) ?? [];
    if (!isSequencer() || others.length === 0 || this.#closed) return;
    stepDown();
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
