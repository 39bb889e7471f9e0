/**
 * Another person's seat that is asked for under one's own name: given, it is called so; where the others don't want it, that is told. The
 * table keeps a seat's name until who sits there gives another. And the own seat, where it was given to somebody else meanwhile.
 */
import type { Seat } from '../../kernel/game.ts';
import type { Table, TableView } from '../../kernel/view/table-view.ts';

/** So long it stands there that the others said no. */
const TOLD_MS = 12_000;

interface Asked {
  readonly seat: Seat;
  readonly name: string;
}

export class SeatWish {
  readonly #changed: () => void;
  #asked: Asked | undefined;
  #turnedDown: Seat | undefined;
  #had: { readonly seat: Seat; readonly devices: readonly string[] } | undefined;
  #given: Seat | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A seat that the others have just not given. */
  get turnedDown(): Seat | undefined {
    return this.#turnedDown;
  }

  /** The seat that this page's person had, and somebody else has now. */
  get given(): Seat | undefined {
    return this.#given;
  }

  look(table: Table | undefined, view: TableView): void {
    this.#lookAtOwn(view);
    this.#lookAtAsked(table, view);
  }

  #lookAtOwn({ me, seats, devices }: TableView): void {
    const had = this.#had;
    this.#had = me.seat === null ? undefined : { seat: me.seat, devices: devices.list.map(({ device }) => device) };
    if (me.seat !== null) this.#given = undefined;
    if (!had || me.seat !== null) return;
    const now = seats.find(({ seat, state }) => seat === had.seat && state === 'seated');
    // A person who leaves a seat leaves it empty. Where a device is taken out, another of the same person has the seat.
    if (now && !had.devices.includes(now.device)) this.#given = had.seat;
  }

  #lookAtAsked(table: Table | undefined, { me, devices, seats, connection }: TableView): void {
    const asked = this.#asked;
    const mine = devices.reclaims.find((one) => one.mine);
    if (mine) this.#asked = { seat: mine.seat, name: mine.name };
    else if (asked && me.seat === asked.seat && me.placed) {
      this.#asked = undefined;
      const called = seats.find(({ seat }) => seat === asked.seat)?.name;
      if (called !== asked.name) void table?.rename(asked.name);
    } else if (asked && me.seat === null && connection.state === 'live') {
      this.#asked = undefined;
      this.#tell(asked.seat);
    }
  }

  /** It is read. */
  dismiss(): void {
    this.#tell(undefined);
    this.#given = undefined;
    this.#changed();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = undefined;
    this.#turnedDown = undefined;
    this.#given = undefined;
    this.#had = undefined;
  }

  #tell(seat: Seat | undefined): void {
    clearTimeout(this.#timer);
    this.#turnedDown = seat;
    if (seat === undefined) return;
    this.#timer = setTimeout(() => {
      this.#turnedDown = undefined;
      this.#changed();
    }, TOLD_MS);
  }
}
