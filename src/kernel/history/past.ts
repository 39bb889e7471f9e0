/**
 * Looking back: the table as it was after any place of its order, with one's own eyes. What a device knows is what it could read at that
 * time already: nothing that it learnt later shows earlier. Nobody can act there.
 */
import { NO_DEVICES } from '../devices/view.ts';
import type { Runner } from '../fold/runner.ts';
import { handSeatOf, type TableState } from '../fold/state.ts';
import type { Seat } from '../game.ts';
import { own } from '../own.ts';
import type { Private } from '../private.ts';
import type { LogLine, Moment, TableView } from '../table-view.ts';
import { type ViewParts, Views } from '../view.ts';
import { Walk } from './walk.ts';

/** What stays the same wherever one looks. */
export type PastFrame = Omit<ViewParts, 'runner' | 'shown' | 'opened' | 'own' | 'oldestOwnMs' | 'devices'>;

export interface PastPorts {
  readonly runner: Runner;
  /** What this device can open; none for a stranger. */
  readonly known: Private | undefined;
  frame(): PastFrame;
  /** What was looked at may show more now. */
  changed(): void;
}

export class Past {
  readonly #ports: PastPorts;
  readonly #walk: Walk;
  readonly #views = new Views();
  #moments: { readonly log: readonly LogLine[]; readonly list: readonly Moment[] } | undefined;
  #seen: Seen | undefined;

  constructor(ports: PastPorts) {
    this.#ports = ports;
    this.#walk = new Walk(ports.runner);
  }

  get log(): readonly LogLine[] {
    return this.#ports.runner.log;
  }

  /** The same array until the log grows. */
  get moments(): readonly Moment[] {
    const { log } = this.#ports.runner;
    if (this.#moments?.log !== log) this.#moments = { log, list: momentsOf(log) };
    return this.#moments.list;
  }

  /** The same object while nothing in it changes. */
  at(position: number): TableView {
    const { runner, known } = this.#ports;
    const frame = this.#ports.frame();
    const place = Math.min(Math.max(0, Math.trunc(position)), this.#walk.last);
    const tip = runner.at.hash;
    const opened = known?.opened ?? NOTHING;
    const was = this.#seen;
    const samePlace = was?.place === place && was.tip === tip;
    if (samePlace && was.opened === opened && sameFrame(was.frame, frame)) return was.view;
    const shown = samePlace ? was.shown : this.#walk.at(place);
    const me = handSeatOf(shown, frame.device);
    const readable = samePlace && was.opened === opened ? was.readable : readableAt(shown, me, opened);
    if (!samePlace && known && me !== undefined) void this.#learn(known, shown, me);
    const log = runner.log.filter((line) => line.position <= place);
    const made = this.#views.make({
      ...frame,
      runner: { state: shown, world: runner.world, log },
      shown,
      opened: readable,
      own: [],
      oldestOwnMs: 0,
      devices: NO_DEVICES,
    });
    const view: TableView = { ...made, past: { position: place, last: this.#walk.last } };
    this.#seen = { place, tip, opened, frame, shown, readable, view };
    return view;
  }

  /** Opening takes a moment; a device that can't, for want of its store, sees what everybody sees. */
  async #learn(known: Private, state: TableState, me: Seat): Promise<void> {
    const news = await known.learn(state, me).catch(() => false);
    if (news) this.#ports.changed();
  }
}

interface Seen {
  readonly place: number;
  readonly tip: string;
  readonly opened: ReadonlyMap<string, string>;
  readonly frame: PastFrame;
  readonly shown: TableState;
  readonly readable: ReadonlyMap<string, string>;
  readonly view: TableView;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

const sameFrame = (a: PastFrame, b: PastFrame): boolean =>
  Object.keys(a).every((key) => a[key as keyof PastFrame] === b[key as keyof PastFrame]);

/** Of what a device can open, that which its seat could read in this state: cells of secrets it held, sealed things it wrote or got. */
function readableAt(
  state: TableState,
  me: Seat | undefined,
  opened: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (me === undefined || opened.size === 0) return NOTHING;
  const holds = (thing: { readonly holders: readonly Seat[] } | undefined): boolean =>
    thing?.holders.includes(me) === true;
  const out = new Map<string, string>();
  for (const [handle, face] of opened) {
    const secret = handle.slice(0, handle.lastIndexOf('/'));
    if (holds(own(state.sealed, handle)) || holds(own(state.secrets, secret))) out.set(handle, face);
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
