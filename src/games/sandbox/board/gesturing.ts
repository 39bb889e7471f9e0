/**
 * Hands at work, told to the others and heard from them. What is carried over a place of one's own (the hand) isn't told: others see it where
 * it last was above the cloth.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { HandOfOther } from '../../../elements/surface/others-hands.ts';
import type { Point } from '../../../elements/surface/things.ts';
import type { Gestures } from '../../../kernel/view/table-view.ts';
import type { BoardContext } from './context.ts';
import { readGesture, writeGesture, type Gesture } from './gesture-bytes.ts';

/** A hand that rests is told again so often: what is silent for a second is gone. */
const BEAT_MS = 400;
/** What was put down is shown so long, for the act to arrive. */
const PUT_MS = 900;
/** A finger is told so long, and not again before the next time has passed. */
const POINT_MS = 4_000;
const POINT_AGAIN_MS = 700;

/** An empty hand of somebody who prepares the table. */
const IDLE: Gesture = {
  isPut: false,
  beat: false,
  edits: true,
  points: false,
  at: { x: 0, y: 0 },
  by: { x: 0, y: 0 },
  pieces: [],
  count: 0,
};

export interface GesturingPorts {
  context(): BoardContext | undefined;
  /** Draws somebody's hand. */
  show(who: string, hand: HandOfOther | undefined): void;
  /** Draws somebody's finger. */
  finger(page: string, seat: number, gesture: Gesture): void;
}

export class Gesturing implements ReactiveController {
  /** People with something in hand now, by page. */
  readonly lifting: Map<string, number> = new Map();
  /** People who prepare the table now, by page. */
  readonly editing: Map<string, number> = new Map();
  readonly #host: ReactiveControllerHost;
  readonly #ports: GesturingPorts;
  #gestures: Gestures | undefined;
  #unhear: (() => void) | undefined;
  #told: Gesture | undefined;
  #edits = false;
  #pointed = 0;
  #pointedMs = -POINT_AGAIN_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, ports: GesturingPorts) {
    this.#host = host;
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.use(undefined);
  }

  /** The table's line for it; none where there is no table. */
  use(gestures: Gestures | undefined): void {
    if (gestures === this.#gestures) return;
    this.end();
    this.#unhear?.();
    for (const who of this.lifting.keys()) this.#ports.show(who, undefined);
    this.lifting.clear();
    this.editing.clear();
    this.#gestures = gestures;
    this.#unhear = gestures?.heard((seat, page, bytes) => this.#hear(seat, page, bytes));
  }

  // Own hands.

  /**
   * @param at where the hand is, in units
   * @param by how far it has carried them
   * @param count how many there are, where they aren't all named
   */
  carry(pieces: readonly number[], at: Point, by: Point, count: number = pieces.length): void {
    this.#tell({ ...IDLE, at, by, pieces, count });
  }

  /** They are put down above the cloth. */
  put(by: Point): void {
    if (!this.#told) return;
    this.#tell({ ...this.#told, isPut: true, by });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), PUT_MS);
  }

  /** A finger on a place. @param pieces what it is on @returns whether it is told: not too often */
  point(at: Point, pieces: readonly number[]): boolean {
    const now = performance.now();
    if (!this.#gestures || now - this.#pointedMs < POINT_AGAIN_MS) return false;
    this.#pointedMs = now;
    clearTimeout(this.#timer);
    this.#told = { ...IDLE, edits: this.#edits, points: true, at, by: { x: ++this.#pointed, y: 0 }, pieces };
    this.#gestures.show(writeGesture(this.#told));
    this.#timer = setTimeout(() => this.end(), POINT_MS);
    return true;
  }

  /** The hand is empty. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.#told) this.#gestures?.show(this.#edits ? writeGesture(IDLE) : undefined);
    this.#told = undefined;
  }

  /** The own person prepares the table, or has done so. */
  prepares(on: boolean): void {
    this.#edits = on;
    if (!this.#told) this.#gestures?.show(on ? writeGesture(IDLE) : undefined);
  }

  #tell(gesture: Gesture): void {
    if (!this.#gestures) return;
    clearTimeout(this.#timer);
    this.#told = gesture;
    this.#gestures.show(writeGesture({ ...gesture, edits: this.#edits }));
    this.#timer = setTimeout(() => this.#tell({ ...gesture, beat: !gesture.beat }), BEAT_MS);
  }

  // Others'.

  #hear(seat: number, page: string, bytes: Uint8Array | undefined): void {
    const context = this.#ports.context();
    const gesture = bytes && readGesture(bytes);
    if (gesture?.points) this.#ports.finger(page, seat, gesture);
    const hand = gesture && gesture.count > 0 ? gesture : undefined;
    this.#note(this.lifting, page, seat, hand !== undefined && !hand.isPut);
    this.#note(this.editing, page, seat, gesture?.edits === true);
    const who = context && { name: nameOf(context, seat), plate: plateOf(context, seat) };
    this.#ports.show(page, hand && who && { ...hand, ...who, things: hand.pieces });
  }

  #note(of: Map<string, number>, page: string, seat: number, on: boolean): void {
    if (on === of.has(page)) return;
    if (on) of.set(page, seat);
    else of.delete(page);
    this.#host.requestUpdate();
  }
}
