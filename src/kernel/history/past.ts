/**
 * Looking back: the table as it was after any place of its order, with one's own eyes. What a device knows is what it could read at that
 * time already: nothing that it learnt later shows earlier. Nobody can act there.
 */
import { lastIn } from '../held.ts';
import { readersOf } from '../asks/readers.ts';
import { JoinedLog } from '../fold/joined-log.ts';
import { NO_DEVICES } from '../view/devices-view.ts';
import type { Runner } from '../fold/runner.ts';
import { handSeatOf, roleOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import type { Stamped } from '../log/order.ts';
import { own } from '../own.ts';
import type { Private } from '../acting/private.ts';
import type { LogLine, Moment, TableView } from '../view/table-view.ts';
import { type ViewParts, Views } from '../view/view.ts';
import { Walk } from './walk.ts';

/** What stays the same wherever one looks in one generation. */
export type PastFrame = Omit<ViewParts, 'runner' | 'shown' | 'opened' | 'own' | 'oldestOwnMs' | 'devices'>;

/** One generation of the table. */
export interface Span {
  readonly runner: Runner;
  /** The last stamp of it that counts. */
  readonly end: Stamped;
  /** What this device can open; none for a stranger. */
  readonly known: Private | undefined;
  frame(): PastFrame;
}

/** The stretches that the past consists of, and whom to tell. */
export interface PastPorts {
  /** Oldest first, each beginning where the one before it ends; at least one. */
  spans(): readonly Span[];
  /** What was looked at may show more now. */
  changed(): void;
}

/** The past of a table that is open or was saved: its lines, its moments, and the view of each. */
export class Past {
  readonly #ports: PastPorts;
  readonly #walks = new Map<Runner, Walk>();
  readonly #views = new Views();
  readonly #log = new JoinedLog();
  #moments: { readonly log: readonly LogLine[]; readonly list: readonly Moment[] } | undefined;
  #seen: Seen | undefined;

  constructor(ports: PastPorts) {
    this.#ports = ports;
  }

  /** The same array until it grows. */
  get log(): readonly LogLine[] {
    return this.#log.of(this.#ports.spans().map(({ runner, end }) => ({ log: runner.log, until: end.position })));
  }

  /** The same array until the log grows. */
  get moments(): readonly Moment[] {
    const { log } = this;
    if (this.#moments?.log !== log) this.#moments = { log, list: momentsOf(log) };
    return this.#moments.list;
  }

  /** The same object while nothing in it changes. */
  at(position: number): TableView {
    const spans = this.#ports.spans();
    const newest = lastIn(spans);
    const last = newest.end.position;
    const span = spans.find(({ end }) => end.position >= position) ?? newest;
    const { runner, end } = span;
    // What shows the table to everybody has given the hand away, the past one too.
    const known = roleOf(newest.runner.state, span.frame().device) === 'table' ? undefined : span.known;
    const walk = this.#walkOf(runner);
    const frame = span.frame();
    const place = Math.min(Math.max(walk.first(end), Math.trunc(position)), last);
    const opened = known?.opened ?? NOTHING;
    const was = this.#seen;
    const samePlace = was?.place === place && was.end === end;
    const sameWhole = samePlace && was.last === last && was.opened === opened;
    if (sameWhole && sameFrame(was.frame, frame)) return was.view;
    const shown = samePlace ? was.shown : walk.at(place, end);
    const me = handSeatOf(shown, frame.device);
    const readable = samePlace && was.opened === opened ? was.readable : readableAt(shown, me, known);
    if (!samePlace && known && me !== undefined) void this.#learn(known, shown, me);
    const made = this.#views.make({
      ...frame,
      runner: { state: shown, world: runner.world, log: this.log.filter((line) => line.position <= place) },
      shown,
      opened: readable,
      own: [],
      oldestOwnMs: 0,
      // What only this person may see can be here: a face covers it.
      devices: { ...NO_DEVICES, role: known && me !== undefined ? 'hand' : null },
    });
    const view: TableView = { ...made, past: { position: place, last } };
    this.#seen = { place, end, last, opened, frame, shown, readable, view };
    return view;
  }

  #walkOf(runner: Runner): Walk {
    const walk = this.#walks.get(runner) ?? new Walk(runner);
    this.#walks.set(runner, walk);
    return walk;
  }

  /** Opening takes a moment; a device that can't, for want of its store, sees what everybody sees. */
  async #learn(known: Private, state: TableState, me: Seat): Promise<void> {
    const news = await known.learn(state, me).catch(() => false);
    if (news) this.#ports.changed();
  }
}

interface Seen {
  readonly place: number;
  readonly end: Stamped;
  readonly last: number;
  readonly opened: ReadonlyMap<string, string>;
  readonly frame: PastFrame;
  readonly shown: TableState;
  readonly readable: ReadonlyMap<string, string>;
  readonly view: TableView;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

const sameFrame = (a: PastFrame, b: PastFrame): boolean =>
  Object.keys(a).every((key) => a[key as keyof PastFrame] === b[key as keyof PastFrame]);

/**
 * Of all that a device can open, the part that its seat could read in this state. That is cells of secrets it held, sealed things it wrote
 * or got, and what lay locked for it.
 */
function readableAt(state: TableState, me: Seat | undefined, known: Private | undefined): ReadonlyMap<string, string> {
  if (me === undefined || !known || known.opened.size === 0) return NOTHING;
  const reads = (thing: Parameters<typeof readersOf>[0] | undefined): boolean =>
    thing !== undefined && readersOf(thing).includes(me);
  const out = new Map(known.cardsIn(state, me));
  for (const [handle, face] of known.opened) {
    const secret = handle.slice(0, handle.lastIndexOf('/'));
    if (reads(own(state.sealed, handle)) || reads(own(state.secrets, secret))) out.set(handle, face);
  }
  return out;
}

/** Each place that the log tells of, by its first line there. */
function momentsOf(log: readonly LogLine[]): readonly Moment[] {
  const list: Moment[] = [];
  for (const { position, time, what, seat, name } of log) {
    if (list.at(-1)?.position !== position) list.push({ position, time, what, seat, name });
  }
  return list;
}
