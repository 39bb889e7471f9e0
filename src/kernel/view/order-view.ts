/** What the status line may say of the order: who places the entries, and whose voices are lacking while something waits. */
import { seatOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import type { OrderView, Owed, SeatView } from './table-view.ts';

/** What a replica says (`order/replica.ts`), by devices. */
export interface Voices {
  readonly sequencer: string | undefined;
  /** Voters that aren't here. */
  readonly missing: readonly string[];
  /** Voters that are here and can't vote. */
  readonly mute?: readonly string[];
  readonly stuck: boolean;
  /** … because some have promised to leave in a way that doesn't come about. */
  readonly still?: boolean;
}

export interface OrderParts {
  /** The own one, hex. */
  readonly device: string;
  readonly state: TableState | undefined;
  readonly voices: Voices | undefined;
  readonly seats: readonly SeatView[];
  /** Has this device been silent for a while? */
  isAway(device: string): boolean;
  readonly waiting: readonly Owed[];
  /** This page hears the others: without a line nothing can be said of anybody. */
  readonly live: boolean;
  /** Own entries have waited for so long that somebody must be missing. */
  readonly late: boolean;
}

const NOBODY: OrderView = { sequencer: undefined, missing: [], stuck: false };

export function orderView(parts: OrderParts): OrderView {
  const { state, voices, seats, waiting, live, late } = parts;
  if (!state || !voices) return NOBODY;
  const seated = (seat: Seat | undefined): SeatView | undefined =>
    seats.find((s) => s.state === 'seated' && s.seat === seat);
  const sequencer = voices.sequencer === undefined ? undefined : seated(seatOf(state, voices.sequencer))?.name;
  if (!live) return { ...NOBODY, sequencer };
  const seatHolding = (device: string): SeatView | undefined => seated(seatOf(state, device));
  // A page that was just loaded again isn't missed yet. Another device of the seat may be here: it doesn't speak for it.
  const away = voices.missing.filter((device) => parts.isAway(device));
  // Their own pages say what is wrong there.
  const mute = (voices.stuck ? (voices.mute ?? []) : []).filter(
    (device) => device !== parts.device && !seatHolding(device)?.me,
  );
  const lacking = [...away, ...mute];
  const seatsOf = (devices: readonly string[]): Seat[] => devices.flatMap((one) => seatHolding(one)?.seat ?? []);
  const missing = [...new Set(seatsOf(lacking))];
  const absent = seatsOf(away);
  const waits = late || waiting.some(({ seat, what }) => what !== 'move' || absent.includes(seat));
  if (voices.still) return { sequencer, missing, stuck: true };
  if (!waits || lacking.length === 0) return { ...NOBODY, sequencer };
  const isNameless = voices.stuck && lacking.some((device) => !seatHolding(device));
  return { sequencer, missing, stuck: voices.stuck, ...(isNameless ? { nameless: true } : {}) };
}
