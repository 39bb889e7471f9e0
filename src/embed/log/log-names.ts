/**
 * Names at the seats as the log goes on, from its own lines: a seat's number means somebody else after a change of people. Names of two seats
 * that look alike anywhere in it are told with their plates throughout.
 */
import type { Seat } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import type { LogWords } from './log-words.ts';
import type { Teller } from '../shell/told-names.ts';

const seatsIn = (args: unknown, name: 'seat' | 'seats'): readonly Seat[] => {
  const given = (args as Readonly<Record<string, unknown>> | undefined)?.[name];
  return [given].flat().filter((seat) => typeof seat === 'number');
};

const nameIn = (args: unknown): string => {
  const given = (args as { readonly name?: unknown } | undefined)?.name;
  return typeof given === 'string' ? given : '';
};

/** Each name that a seat has had, once. */
export function peopleOf(log: readonly LogLine[]): readonly { readonly seat: Seat; readonly name: string }[] {
  const people = new Map<string, { readonly seat: Seat; readonly name: string }>();
  for (const { seat, name } of log) if (seat !== null && name) people.set(`${seat}/${name}`, { seat, name });
  return [...people.values()];
}

/** Names at the seats as the log goes on, as each line tells them. */
export class LogNames {
  readonly #log: readonly LogLine[];
  /** Tells it in sentences. */
  readonly tell: Teller;
  readonly #names = new Map<Seat, string>();
  readonly #there = new Set<Seat>();
  /** Names of those who asked, by the seat that they asked for. */
  readonly #asking = new Map<Seat, string>();
  #next = 0;
  /** The name that the person of the last line had before it, as sentences tell it. */
  before = '';

  constructor(log: readonly LogLine[], tell: Teller) {
    this.#log = log;
    this.tell = tell;
  }

  /** The next line of the log. */
  take(line: LogLine): void {
    this.#next += 1;
    this.before = '';
    if (line.seat !== null && line.name) {
      this.before = this.tell(null, this.#names.get(line.seat) ?? '');
      this.#names.set(line.seat, line.name);
    }
    if (line.refusal) return;
    const [seat] = seatsIn(line.args, 'seat');
    if (line.what === 'start') {
      this.#there.clear();
      for (const taken of seatsIn(line.args, 'seats')) this.#there.add(taken);
    } else if (line.what === 'seat/claim' && line.seat === null) {
      if (seat !== undefined) this.#asking.set(seat, nameIn(line.args));
    } else if (line.what === 'seat/claim') this.#there.add(line.seat!);
    else if (line.what === 'seat/admit' && seat !== undefined) {
      this.#there.add(seat);
      this.#names.set(seat, this.#later(seat) || (this.#asking.get(seat) ?? ''));
      this.#asking.delete(seat);
    } else if (line.what === 'seat/leave' && line.seat !== null) this.#there.delete(line.seat);
  }

  /** Seats that are taken after the last line. */
  seated(): readonly Seat[] {
    return [...this.#there];
  }

  /** '' where the log doesn't say. */
  known(seat: Seat): string {
    return this.tell(seat, this.#names.get(seat) ?? '');
  }

  of(seat: Seat, say: LogWords): string {
    return this.known(seat) || say.place(seat + 1);
  }

  /** What the seat's next own line calls it: whoever admits somebody writes no name. */
  #later(seat: Seat): string {
    for (let i = this.#next; i < this.#log.length; i++) {
      const line = this.#log[i]!;
      if (line.seat !== seat || !line.name) continue;
      return line.what === 'seat/name' ? '' : line.name;
    }
    return '';
  }
}
