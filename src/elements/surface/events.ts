/** What a surface tells of hands on it. Which act that is, and whether it may be, is the owner's to say. */
import type { Point } from './things.ts';

/** Things were lifted. */
export class LiftedEvent extends Event {
  readonly things: readonly number[];
  constructor(things: readonly number[]) {
    super('tv-surface-lift', { bubbles: true });
    this.things = things;
  }
}

/** What is lifted was moved; at most once a frame. */
export class CarriedEvent extends Event {
  readonly things: readonly number[];
  /** From where they lie, in units. */
  readonly by: Point;
  /** `data-drop` of the place beside the surface that they are held above. */
  readonly place: string | undefined;
  constructor(things: readonly number[], by: Point, place: string | undefined) {
    super('tv-surface-carry', { bubbles: true });
    this.things = things;
    this.by = by;
    this.place = place;
  }
}

/** They were put down. Nobody did it where the event is absent: a lift that ends without it has gone back. */
export class PutEvent extends Event {
  readonly things: readonly number[];
  /** From where they lay, in units. */
  readonly by: Point;
  /** Where the pointer was, in units. */
  readonly at: Point;
  /** The thing that they were dropped on, if it takes things. */
  readonly onto: number | undefined;
  /** `data-drop` of what lies outside the surface, where they were dropped there. */
  readonly place: string | undefined;
  constructor(init: Pick<PutEvent, 'things' | 'by' | 'at' | 'onto' | 'place'>) {
    super('tv-surface-put', { bubbles: true, cancelable: true });
    this.things = init.things;
    this.by = init.by;
    this.at = init.at;
    this.onto = init.onto;
    this.place = init.place;
  }
}

/** What was lifted has gone back to its place. */
export class LaidBackEvent extends Event {
  constructor() {
    super('tv-surface-back', { bubbles: true });
  }
}

/** A pen has drawn a stroke. */
export class DrawnEvent extends Event {
  /** In units, as many as the pointer told. */
  readonly points: readonly Point[];
  constructor(points: readonly Point[]) {
    super('tv-surface-drawn', { bubbles: true });
    this.points = points;
  }
}

/** Others are chosen now. */
export class ChosenEvent extends Event {
  readonly things: readonly number[];
  constructor(things: readonly number[]) {
    super('tv-surface-chosen', { bubbles: true });
    this.things = things;
  }
}

/** The first act of a thing is wanted: a double click, a second tap, Enter on what is chosen. */
export class ActEvent extends Event {
  /** `-1`: the cloth. */
  readonly thing: number;
  /** Where it was tapped twice, in units; absent where keys or a later tap asked. */
  readonly at: Point | undefined;
  constructor(thing: number, at?: Point) {
    super('tv-surface-act', { bubbles: true });
    this.thing = thing;
    this.at = at;
  }
}

/** All acts of a thing, or of the cloth there, are wanted. */
export class MenuEvent extends Event {
  readonly thing: number | undefined;
  /** Point of the page's window, in px. */
  readonly point: Point;
  /** The same place on the table, in units. */
  readonly at: Point;
  constructor(thing: number | undefined, point: Point, at: Point) {
    super('tv-surface-menu', { bubbles: true });
    this.thing = thing;
    this.point = point;
    this.at = at;
  }
}

/** Another part of the table is in sight. */
export class SightEvent extends Event {
  constructor() {
    super('tv-surface-sight', { bubbles: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-surface-lift': LiftedEvent;
    'tv-surface-carry': CarriedEvent;
    'tv-surface-put': PutEvent;
    'tv-surface-back': LaidBackEvent;
    'tv-surface-drawn': DrawnEvent;
    'tv-surface-chosen': ChosenEvent;
    'tv-surface-act': ActEvent;
    'tv-surface-menu': MenuEvent;
    'tv-surface-sight': SightEvent;
  }
}
