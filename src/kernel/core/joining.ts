/**
 * Whether a page is at the table yet. Until a newcomer's page has read all that lies there, what it shows may be long past: a lobby, say,
 * whose game has begun. What its person wants waits so long.
 */
import type { Runner } from '../fold/runner.ts';
import { isKnown } from '../state/state.ts';

/** What is known of how far a page has come that opens a table. */
export interface JoiningPorts {
  /** Own device, hex. */
  device(): string;
  founder(): string;
  runner(): Pick<Runner, 'isBehind' | 'overlay'> | undefined;
  /** All that the relay had has been read, or it was tried in vain. */
  isAnswered(): boolean;
  /** This page won't come to the table any more. */
  isOver(): boolean;
}

/** Tells when the page knows the table as it is, so that an act of its person isn't judged by an old state. */
export class Joining {
  readonly #ports: JoiningPorts;
  readonly #awaiting: (() => void)[] = [];
  #arrived = false;

  constructor(ports: JoiningPorts) {
    this.#ports = ports;
  }

  /**
   * True where the device is known there, or the page has folded all that the relay had when it came. It is also true where there is no
   * relay to have more. Once true it stays so.
   */
  get arrived(): boolean {
    const runner = this.#ports.runner();
    if (this.#arrived || !runner) return this.#arrived;
    const { device, founder, isAnswered } = this.#ports;
    const isCaughtUp = isAnswered() && !runner.isBehind;
    this.#arrived = isCaughtUp || device() === founder() || isKnown(runner.overlay(), device());
    return this.#arrived;
  }

  /** Given while the page is on its way; fulfilled when it isn't any more. */
  get over(): Promise<void> | undefined {
    return this.#isJoining() ? new Promise((resolve) => this.#awaiting.push(resolve)) : undefined;
  }

  /** Something may be different when this turn ends: what has come is told first and folded then. */
  look(): void {
    if (this.#awaiting.length > 0) queueMicrotask(() => this.#wake());
  }

  #wake(): void {
    if (!this.#isJoining()) for (const go of this.#awaiting.splice(0)) go();
  }

  #isJoining(): boolean {
    const { runner, isAnswered, isOver } = this.#ports;
    // Where nothing lies there is nowhere to come to.
    return !this.arrived && (runner() !== undefined || !isAnswered()) && !isOver();
  }
}
