/**
 * Things carried on the board and let go, from the cloth or the own hand. The others are told of them meanwhile, and at the drop they are one
 * act.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AboveEvent, DropEvent, LiftEvent } from '../../../elements/dragging/drag.ts';
import type * as told from '../../../elements/surface/events.ts';
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import { isLone } from '../keys.ts';
import { handPlace } from '../state.ts';
import type { PieceAct } from './act.ts';
import { pieceOf, type BoardActions, type BoardContext } from './context.ts';
import { isMeant, placeIn, putOf, takenBy } from './dropping.ts';
import { Gesturing, type GesturingPorts } from './gesturing.ts';
import { giving, isOpen, laying } from './hand-acts.ts';
import type { PieceThing } from './things.ts';

export interface PuttingPorts extends BoardActions {
  context(): BoardContext | undefined;
  surface(): TvSurface | undefined;
  run(act: PieceAct): void;
  /** Where it comes to lie that is let go there. */
  snapped(at: Point): Point;
  finger: GesturingPorts['finger'];
}

const seatIn = (place: string): number | undefined =>
  place.startsWith('seat:') ? Number(place.slice('seat:'.length)) : undefined;

const NO_WAY: Point = { x: 0, y: 0 };

export class Putting implements ReactiveController {
  /** Of a card of the own hand that is held above the cloth: how it would lie there, if it were let go. */
  lies: 'reveals' | 'playDown' | undefined;
  readonly gesturing: Gesturing;
  readonly #host: ReactiveControllerHost;
  readonly #ports: PuttingPorts;
  #isHeard = false;
  /** A card of the own hand that is held above the cloth. */
  #held: number | undefined;
  /** While a card of the own hand is carried. */
  #following: AbortController | undefined;

  constructor(host: ReactiveControllerHost, ports: PuttingPorts) {
    this.#host = host;
    this.#ports = ports;
    const show: GesturingPorts['show'] = (who, hand) => ports.surface()?.others.show(who, hand);
    this.gesturing = new Gesturing(host, { context: () => ports.context(), show, finger: ports.finger });
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#following?.abort();
  }

  #thing(n: number | undefined): PieceThing | undefined {
    return n === undefined ? undefined : (this.#ports.surface()?.all.get(n) as PieceThing | undefined);
  }

  // From the cloth.

  /** Not while another has it in hand: a courtesy, which no rule needs. */
  readonly mayLift = (numbers: readonly number[]): boolean => {
    const others = this.#ports.surface()?.others;
    return this.#ports.context()?.still === false && !numbers.some((n) => others?.holder(n) !== undefined);
  };

  /** Whether a drop there would be taken. */
  readonly may = (numbers: readonly number[], onto: number, by: Point): boolean => {
    const context = this.#ports.context();
    const target = this.#thing(onto);
    if (!context || !target) return false;
    const things = numbers.flatMap((n) => this.#thing(n) ?? []);
    if (numbers.length === 0) return true;
    return isMeant(context, things[0], target, by) && !this.#ports.refused('put', putOf(context, things, by, target));
  };

  /** The first lift fetches what tells ears of it. */
  readonly onLift = ({ things }: told.LiftedEvent): void => {
    if (this.#isHeard) return;
    this.#isHeard = true;
    void import('./carry-voice.ts').then(({ CarryVoice }) => {
      const { context, surface } = this.#ports;
      new CarryVoice(surface()!, () => context()!.lang).lifted(things);
    });
  };

  readonly onCarry = ({ things, by, place }: told.CarriedEvent): void => {
    const first = this.#thing(things[0]);
    // What is held above the own hand, or a person, is nobody else's affair yet.
    if (first && place === undefined) this.gesturing.carry(things, { x: first.x + by.x, y: first.y + by.y }, by);
  };

  readonly onBack = (): void => this.gesturing.end();

  readonly onPut = (event: told.PutEvent): void => {
    const context = this.#ports.context();
    const surface = this.#ports.surface();
    if (!context || !surface) return;
    const things = event.things.flatMap((n) => this.#thing(n) ?? []);
    const done = this.#putThere(context, event, things);
    if (done && event.place === undefined) this.gesturing.put(event.by);
    else this.gesturing.end();
    if (!done) event.preventDefault();
    else if (event.onto !== undefined || event.place !== undefined) surface.chosen = [];
  };

  #putThere(context: BoardContext, event: told.PutEvent, things: readonly PieceThing[]): boolean {
    const { me } = context.view;
    const { attempt } = this.#ports;
    const seat = event.place === 'hand' ? me : seatIn(event.place ?? '');
    const [first] = event.things;
    // From a pile that is carried to a person one card is dealt; the pile stays. So is a single card that nobody knows.
    const piece = event.things.length === 1 && first !== undefined ? pieceOf(context, first) : undefined;
    if (typeof seat === 'number' && piece && (piece.kind === 'pile' || isLone(piece)))
      return attempt('deal', { from: first, n: 1, to: [handPlace(seat)] });
    if (event.place === 'hand') return me !== null && attempt('put', takenBy(context, event.things, me));
    if (event.place !== undefined) return false;
    return attempt('put', putOf(context, things, this.#snapped(things[0], event), this.#thing(event.onto)));
  }

  /** On the cloth itself the magnet has a say. */
  #snapped(first: PieceThing | undefined, { by, onto }: told.PutEvent): Point {
    if (!first || onto !== undefined) return by;
    const { x, y } = this.#ports.snapped({ x: first.x + by.x, y: first.y + by.y });
    return { x: x - first.x, y: y - first.y };
  }

  // From the own hand.

  readonly onHandLift = (_event: LiftEvent): void => {
    this.#following?.abort();
    const { signal } = (this.#following = new AbortController());
    addEventListener('pointermove', this.#onHandMove, { signal });
  };

  readonly #onHandMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const surface = this.#ports.surface();
    if (!this.lies || !surface) return;
    // Others see that a card comes, as a back at the hand; which one they learn when it lies there.
    this.gesturing.carry([], surface.placeOf({ x, y }), NO_WAY, 1);
    this.#hold({ x, y });
  };

  readonly onHandAbove = ({ id, place, at }: AboveEvent): void => {
    this.#held = place === 'cloth' ? Number(id) : undefined;
    if (this.#held === undefined) this.gesturing.end();
    this.#hold(at);
  };

  /** What is held there would lie open or unseen: as it is let go, so it is told before. */
  #hold(at: Point): void {
    const args = this.#held === undefined ? undefined : this.#layingAt(this.#held, at);
    const lies = args === undefined ? undefined : isOpen(args) ? 'reveals' : 'playDown';
    if (lies === this.lies) return;
    this.lies = lies;
    this.#host.requestUpdate();
  }

  #layingAt(n: number, point: Point): unknown {
    const context = this.#ports.context();
    const surface = this.#ports.surface();
    if (!context || !surface || !pieceOf(context, n)) return undefined;
    const at = surface.placeOf(point);
    const target = this.#thing(surface.takerUnder(point)?.n);
    const lying = target && { ...target, n, x: at.x, y: at.y };
    const onto = target && isMeant(context, lying, target, NO_WAY) ? target : undefined;
    return laying(context, n, placeIn(context, onto, at), onto?.n);
  }

  readonly onHandDrop = (event: DropEvent): void => {
    this.#following?.abort();
    this.gesturing.end();
    this.#held = this.lies = undefined;
    this.#host.requestUpdate();
    const context = this.#ports.context();
    const n = Number(event.id);
    if (!context || !event.at) return;
    const place = event.place ?? '';
    const seat = seatIn(place);
    if (seat !== undefined) this.#ports.run(giving(context, [n], seat));
    if (place !== 'cloth') return;
    const args = this.#layingAt(n, event.at);
    if (args !== undefined) this.#ports.attempt('put', args);
  };
}
