/** When the sequencer moves the table by itself. Its room fills up and nothing is half made, or some have promised in vain and are mute. */
import type { Order } from '../log/order.ts';
import { isPlaying } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { PartingPorts } from './parting.ts';
import type { Where } from './where.ts';

/** A room is left when it is so full; sooner between games. */
const FULL = 0.75;
const BETWEEN = 0.25;
/** Where it didn't come about it is tried again after so long. */
const AGAIN_MS = 60_000;

/** What deciding on it needs. */
export interface TidyingPorts extends Pick<PartingPorts, 'clock' | 'fullness' | 'here' | 'state'> {
  readonly where: Pick<Where, 'generation'>;
  readonly replica: { readonly sequencer: { readonly isActive: boolean } };
  readonly order: Pick<Order, 'tip'>;
  readonly performing: { readonly world: Pick<FoldWorld, 'game'> };
}

/** Says when that is due, and lets a minute pass between two tries. */
export class Tidying {
  readonly #ports: TidyingPorts;
  #lastMs: number;

  constructor(ports: TidyingPorts) {
    this.#ports = ports;
    // What was carried here may fill this room as well: it isn't left again at once, and again.
    this.#lastMs = ports.where.generation > 0 ? ports.clock.monotonicMs() : -Infinity;
  }

  /** In how many milliseconds the table is to be moved; undefined where it isn't, or not before every voter is here. */
  dueInMs(isVain: boolean): number | undefined {
    const { replica, clock, order, here, fullness, performing } = this.#ports;
    const state = this.#ports.state();
    const most = isPlaying(performing.world.game, state) ? FULL : BETWEEN;
    const isFull = fullness() >= most && Object.keys(state.requests).length === 0;
    if (!replica.sequencer.isActive || !(isFull || isVain)) return undefined;
    const leftMs = this.#lastMs + AGAIN_MS - clock.monotonicMs();
    if (leftMs > 0) return leftMs;
    const devices = order.tip?.voters.devices ?? [];
    return devices.every((device) => here().has(device)) ? 0 : undefined;
  }

  /** It was proposed just now. */
  begun(): void {
    this.#lastMs = this.#ports.clock.monotonicMs();
  }
}
